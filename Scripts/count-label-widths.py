#!/usr/bin/env python3
"""Counts how well Typesetting measures the labels and buttons of Interface Builder documents.

    Scripts/count-label-widths.py FOLDER [--measure PATH] [--worst N] [--without FACTS.jsonl] [--repositories]

FOLDER is searched for .storyboard and .xib files. A label counts when the document says that it has its natural width:
Auto Layout places it, no constraint sets its width or pins both of its sides, no stack view stretches it, it has one line, it is
neither misplaced nor ambiguous, and its height is its font's line height rounded up. The width itself plays no part in that.
The measured width is rounded up to the step of the document (a whole, half or third point, read off its own text sizes), a
button's title to a whole point, and compared with the stored one.

--without leaves out what is also in a file of facts that the tables were fitted to (see Scripts/fit-system-font.py), so that
the rest is an honest test. Build the measuring program first: swift build -c release --product typesetting-measure
"""
import argparse
import collections
import json
import math
import os
import subprocess
import sys
import xml.etree.ElementTree as ET

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
STYLES = {
    "UICTFontTextStyleTitle0": (34, "regular"), "UICTFontTextStyleTitle1": (28, "regular"),
    "UICTFontTextStyleTitle2": (22, "regular"), "UICTFontTextStyleTitle3": (20, "regular"),
    "UICTFontTextStyleHeadline": (17, "semibold"), "UICTFontTextStyleBody": (17, "regular"),
    "UICTFontTextStyleCallout": (16, "regular"), "UICTFontTextStyleSubhead": (15, "regular"),
    "UICTFontTextStyleFootnote": (13, "regular"), "UICTFontTextStyleCaption1": (12, "regular"),
    "UICTFontTextStyleCaption2": (11, "regular"),
}
LEADING = {"leading", "left", "leadingMargin", "leftMargin"}
TRAILING = {"trailing", "right", "trailingMargin", "rightMargin"}
SYSTEM_LINE_HEIGHT = 2444 / 2048


def font_of(element, default):
    """(font name or "system", weight, size) of a label or button; None where the document does not say it plainly."""
    description = element.find("fontDescription")
    if description is None:
        return default
    style = description.get("style")
    if style:
        size, weight = STYLES.get(style, (None, None))
        return ("system", weight, size) if size else None
    size = float(description.get("pointSize", 0))
    kind = description.get("type")
    if kind == "system":
        return ("system", description.get("weight", "regular"), size)
    if kind == "boldSystem":
        return ("system", "bold", size)
    if kind == "italicSystem":
        return ("system", "italic", size)
    if description.get("name"):
        return (description.get("name"), "", size)
    return None


def rect_of(element):
    rect = element.find("rect[@key='frame']")
    return None if rect is None else [float(rect.get(k)) for k in ("x", "y", "width", "height")]


def step_of(root):
    """The grid of text sizes in a document: a third, a half or a whole point."""
    thirds = halves = 0
    for element in root.iter():
        if element.tag in ("label", "button", "textField", "stackView") and \
                element.get("translatesAutoresizingMaskIntoConstraints") == "NO":
            rect = rect_of(element)
            for value in rect[2:] if rect else []:
                fraction = value - math.floor(value)
                thirds += min(abs(fraction - 1 / 3), abs(fraction - 2 / 3)) < 0.01
                halves += abs(fraction - 0.5) < 0.01
    return 1 / 3 if thirds else 0.5 if halves else 1


class Constraints:
    """Which attributes of each object the document's constraints speak of."""

    def __init__(self, root):
        self.equal, self.any = collections.defaultdict(set), collections.defaultdict(set)
        self.walk(root, None)

    def walk(self, element, owner):
        owner = element.get("id") if element.find("rect[@key='frame']") is not None else owner
        for child in element:
            if child.tag == "constraint":
                self.add(child, owner)
            else:
                self.walk(child, owner)

    def add(self, constraint, owner):
        first = constraint.get("firstItem", owner)
        second = constraint.get("secondItem", owner if constraint.get("secondAttribute") else None)
        for item, attribute in ((first, constraint.get("firstAttribute")), (second, constraint.get("secondAttribute"))):
            if item and attribute:
                self.any[item].add(attribute)
                if constraint.get("relation", "equal") == "equal":
                    self.equal[item].add(attribute)

    def leave_width_free(self, identifier):
        if "width" in self.any[identifier]:
            return False
        sides = self.equal[identifier]
        fixed = bool(sides & LEADING) + bool(sides & TRAILING) + bool(sides & {"centerX"})
        return fixed <= 1


def stretched_by_stack(parent):
    if parent is None or parent.tag != "stackView":
        return False
    if parent.get("axis") == "vertical":
        return parent.get("alignment", "fill") == "fill"
    return parent.get("distribution", "fill") not in ("equalSpacing", "equalCentering")


def records(path, repository):
    try:
        root = ET.parse(path).getroot()
    except (ET.ParseError, OSError):
        return
    if root.get("useAutolayout") != "YES" or "MacOSX" in root.get("targetRuntime", "") or root.get("type", "").endswith("Cocoa.XIB"):
        return
    era = int(root.get("toolsVersion", "0").split(".")[0])
    if era < 8000:
        return
    step, constraints = step_of(root), Constraints(root)
    parents = {child: parent for parent in root.iter() for child in parent}
    for element in root.iter():
        if element.tag not in ("label", "button") or element.get("translatesAutoresizingMaskIntoConstraints") != "NO":
            continue
        if element.get("fixedFrame") == "YES" or element.get("misplaced") or element.get("ambiguous") or element.find("variation") is not None:
            continue
        rect = rect_of(element)
        holder = parents.get(element)
        stack = parents.get(holder) if holder is not None and holder.tag == "subviews" else None
        if rect is None or stretched_by_stack(stack) or not constraints.leave_width_free(element.get("id")):
            continue
        record = label_record(element, rect, step) if element.tag == "label" else button_record(element, rect)
        if record:
            record.update(era=era, repository=repository, document=path, id=element.get("id"))
            yield record


def label_record(element, rect, step):
    text, font = element.get("text"), font_of(element, ("system", "regular", 17.0))
    if not text or "\n" in text or not font or element.get("numberOfLines", "1") != "1" or element.find("attributedString") is not None:
        return None
    natural = font[2] * SYSTEM_LINE_HEIGHT
    if font[0] == "system" and all(abs(rect[3] - math.ceil(natural / s - 0.001) * s) > 0.02 for s in (1, 0.5, 1 / 3)):
        return None
    return dict(kind="label", text=text, font=font[0], weight=font[1], size=font[2], width=rect[2], step=step, minimum=0)


def button_record(element, rect):
    state = element.find("state[@key='normal']")
    title = state.get("title") if state is not None else None
    plain = element.find("inset") is None and element.find("buttonConfiguration") is None
    if not title or "\n" in title or not plain or state.get("image") or state.get("backgroundImage"):
        return None
    default = ("system", "regular", 15.0) if element.get("buttonType") in ("roundedRect", "system") else None
    font = font_of(element, default)
    if not font or font[0] != "system":
        return None
    if abs(rect[3] - (math.ceil(font[2] * SYSTEM_LINE_HEIGHT - 0.001) + 12)) > 0.02:
        return None
    return dict(kind="button", text=title, font=font[0], weight=font[1], size=font[2], width=rect[2], step=1, minimum=30)


def measure(program, found):
    lines = "".join(json.dumps({k: r[k] for k in ("text", "font", "weight", "size", "era")}) + "\n" for r in found)
    result = subprocess.run([program], input=lines, capture_output=True, text=True, check=True)
    return [float(line) for line in result.stdout.split()]


def report(name, group):
    if group:
        within = [100 * sum(r["error"] <= limit + 0.01 for r in group) / len(group) for limit in (0, 0.5, 1, 2)]
        print(f"| {name} | {len(group)} | " + " | ".join(f"{share:.1f} %" for share in within) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--measure", default=os.path.join(ROOT, ".build", "release", "typesetting-measure"))
    parser.add_argument("--worst", type=int, default=0)
    parser.add_argument("--without")
    parser.add_argument("--repositories", action="store_true", help="also one row for each folder right below FOLDER")
    arguments = parser.parse_args()
    if not os.access(arguments.measure, os.X_OK):
        sys.exit(f"{arguments.measure} is missing; build it: swift build -c release --product typesetting-measure")

    found = {}
    for folder, folders, files in os.walk(arguments.folder):
        folders.sort()
        for name in sorted(files):
            if name.endswith((".storyboard", ".xib")):
                path = os.path.join(folder, name)
                repository = os.path.relpath(path, arguments.folder).split(os.sep)[0]
                for record in records(path, repository):
                    key = tuple(record[k] for k in ("kind", "text", "font", "weight", "size", "width", "step", "era"))
                    found.setdefault(key, record)
    found = list(found.values())
    if arguments.without:
        with open(arguments.without, encoding="utf-8") as file:
            known = {(r["text"], r["font"], r["size"], r["width"]) for r in map(json.loads, file)}
        found = [r for r in found if (r["text"], r["font"], r["size"], r["width"]) not in known]
    for record, width in zip(found, measure(arguments.measure, found)):
        record["measured"] = max(math.ceil(width / record["step"] - 0.001) * record["step"], record["minimum"])
        record["error"] = abs(record["measured"] - record["width"])

    system = [r for r in found if r["font"] == "system"]
    labels = [r for r in system if r["kind"] == "label"]
    print("| group | count | exact | within 0.5 pt | within 1 pt | within 2 pt |\n|---|---|---|---|---|---|")
    report("system, below 20 pt", [r for r in labels if r["size"] < 20])
    report("system, 20 pt and above", [r for r in labels if r["size"] >= 20])
    report("button titles", [r for r in system if r["kind"] == "button"])
    for display in (False, True):
        for weight in ("ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black", "italic"):
            name = f"{'20 pt and above' if display else 'below 20 pt'}, {weight}"
            report(name, [r for r in labels if r["weight"] == weight and (r["size"] >= 20) == display])
    for font in sorted({r["font"] for r in found} - {"system"}):
        report(font, [r for r in found if r["font"] == font])
    if arguments.repositories:
        for repository in sorted({r["repository"] for r in system}):
            report(repository, [r for r in system if r["repository"] == repository])
    for r in sorted(system, key=lambda r: -r["error"])[:arguments.worst]:
        print(f"{r['width'] - r['measured']:+8.2f}  {r['kind']} {r['weight']} {r['size']:g} stored {r['width']:g} step {r['step']:.2g} "
              f"era {r['era']} {r['text']!r} {os.path.basename(r['document'])} {r['id']}")


main()
