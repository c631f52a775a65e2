#!/usr/bin/env python3
"""Extracts facts about the widths of text from labels and button titles of Interface Builder documents.

    Scripts/label_facts.py FOLDER > FACTS.jsonl

Searches FOLDER for .storyboard and .xib files of iOS. Prints one JSON object per line, for each label of one line and
each old-style button:

    text
    font            "system" or a PostScript name
    weight, size, width, height
    step            the grid that sizes of text are rounded up to: a whole, half or third point, derived from the
                    document's own sizes
    era             the tools version
    free            whether layout leaves the width to the text
    heightNatural   whether the height is that of a line of the system font at this size, whatever the font; for
                    buttons, with their padding
    sized           "layout" or "frame"
    style           whether the font is a text style
    scaled          whether the text may shrink
    button          whether it is a button
    minimum         the least width
    repository      the folder directly below FOLDER
    document, id
"""
import collections
import json
import math
import os
import sys
import xml.etree.ElementTree as ET

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
# What an old-style button adds to the height of its title, and its least width.
BUTTON_PADDING, BUTTON_WIDTH = 12, 30


def font_of(element, default):
    """(font name or "system", weight, size) of a label or button; None if the document does not specify them."""
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
    # The canvas uses Bold for it; a device uses Semibold.
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
    """The attributes of each object to which the document's constraints refer."""

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


def facts_of(path, repository):
    """The facts of one document; none if it cannot be read or is not for iOS."""
    try:
        root = ET.parse(path).getroot()
    except (ET.ParseError, OSError):
        return
    if "MacOSX" in root.get("targetRuntime", "") or root.get("type", "").endswith("Cocoa.XIB"):
        return
    era, uses_layout = int(root.get("toolsVersion", "0").split(".")[0]), root.get("useAutolayout") == "YES"
    step, constraints = step_of(root), Constraints(root)
    parents = {child: parent for parent in root.iter() for child in parent}
    for element in root.iter():
        if element.tag not in ("label", "button") or element.find("variation") is not None:
            continue
        rect = rect_of(element)
        content = rect and (label_content(element) if element.tag == "label" else button_content(element))
        if not content or not content["text"] or "\n" in content["text"]:
            continue
        holder = parents.get(element)
        stack = parents.get(holder) if holder is not None and holder.tag == "subviews" else None
        placed = uses_layout and element.get("translatesAutoresizingMaskIntoConstraints") == "NO" \
            and element.get("fixedFrame") != "YES"
        free = placed and not element.get("misplaced") and not element.get("ambiguous") \
            and not stretched_by_stack(stack) and constraints.leave_width_free(element.get("id"))
        description = element.find("fontDescription")
        yield dict(
            content, width=rect[2], height=rect[3], step=1 if content["button"] else step, era=era, free=free,
            heightNatural=has_natural_height(content, rect[3]), sized="layout" if placed else "frame",
            style=description is not None and description.get("style") is not None,
            scaled=not content["button"] and element.get("minimumScaleFactor") is not None, repository=repository,
            document=path, id=element.get("id"))


def label_content(element):
    font = font_of(element, ("system", "regular", 17.0))
    if not font or element.get("numberOfLines", "1") != "1" or element.find("attributedString") is not None:
        return None
    return dict(text=element.get("text"), font=font[0], weight=font[1], size=font[2], button=False, minimum=0)


def button_content(element):
    state = element.find("state[@key='normal']")
    is_plain = element.find("inset") is None and element.find("buttonConfiguration") is None
    if state is None or not is_plain or state.get("image") or state.get("backgroundImage"):
        return None
    default = ("system", "regular", 15.0) if element.get("buttonType") in ("roundedRect", "system") else None
    font = font_of(element, default)
    return font and dict(text=state.get("title"), font=font[0], weight=font[1], size=font[2], button=True, minimum=BUTTON_WIDTH)


def has_natural_height(content, height):
    natural = content["size"] * SYSTEM_LINE_HEIGHT
    if content["button"]:
        return abs(height - (math.ceil(natural - 0.001) + BUTTON_PADDING)) <= 0.02
    return any(abs(height - math.ceil(natural / step - 0.001) * step) <= 0.02 for step in (1, 0.5, 1 / 3))


def facts_in(folder):
    """The facts of all documents below a folder, in the order of their paths."""
    for place, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            if name.endswith((".storyboard", ".xib")):
                path = os.path.join(place, name)
                yield from facts_of(path, os.path.relpath(path, folder).split(os.sep)[0])


def main():
    if len(sys.argv) != 2 or not os.path.isdir(sys.argv[1]):
        sys.exit(__doc__)
    for fact in facts_in(sys.argv[1]):
        print(json.dumps(fact))


if __name__ == "__main__":
    main()
