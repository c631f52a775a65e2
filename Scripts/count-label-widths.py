#!/usr/bin/env python3
"""Counts how well Typesetting measures the labels and buttons of Interface Builder documents.

    Scripts/count-label-widths.py FOLDER [--measure PATH] [--worst N] [--without FACTS.jsonl] [--repositories]

Searches FOLDER for .storyboard and .xib files. A label counts if the document shows that it has its natural width: Auto
Layout places it, no constraint sets its width or pins both of its sides, no stack view stretches it, it has one line,
it is neither misplaced nor ambiguous, and its height is its font's line height rounded up. The stored width does not
influence this choice.

The measured width is rounded up to the step of the document (a whole, half or third point, derived from its own text
sizes), that of a button's title to a whole point. Then it is compared with the stored width.

--without leaves out labels that are also in a file of facts to which the tables were fitted (see
Scripts/fit-system-font.py). The remaining labels are an independent test. Build the measuring program first:
swift build -c release --package-path Benchmarks --product TextMeasure
"""
import argparse
import json
import math
import os
import subprocess
import sys

from label_facts import facts_in

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def is_natural(fact):
    """Whether the document shows that the text decides the width. Only the system font's line height is checked."""
    if fact["era"] < 8000 or not fact["free"]:
        return False
    return fact["heightNatural"] if fact["font"] == "system" else not fact["button"]


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
    parser.add_argument("--measure", default=os.path.join(ROOT, "Benchmarks", ".build", "release", "TextMeasure"))
    parser.add_argument("--worst", type=int, default=0)
    parser.add_argument("--without")
    parser.add_argument("--repositories", action="store_true", help="also one row for each folder right below FOLDER")
    arguments = parser.parse_args()
    if not os.access(arguments.measure, os.X_OK):
        sys.exit(f"{arguments.measure} is missing; build it: swift build -c release --package-path Benchmarks --product TextMeasure")

    found = {}
    for fact in filter(is_natural, facts_in(arguments.folder)):
        found.setdefault(tuple(fact[k] for k in ("button", "text", "font", "weight", "size", "width", "step", "era")), fact)
    found = list(found.values())
    if arguments.without:
        with open(arguments.without, encoding="utf-8") as file:
            known = {(r["text"], r["font"], r["size"], r["width"]) for r in map(json.loads, file)}
        found = [r for r in found if (r["text"], r["font"], r["size"], r["width"]) not in known]
    for record, width in zip(found, measure(arguments.measure, found)):
        record["measured"] = max(math.ceil(width / record["step"] - 0.001) * record["step"], record["minimum"])
        record["error"] = abs(record["measured"] - record["width"])

    system = [r for r in found if r["font"] == "system"]
    labels = [r for r in system if not r["button"]]
    print("| group | count | exact | within 0.5 pt | within 1 pt | within 2 pt |\n|---|---|---|---|---|---|")
    report("system, below 20 pt", [r for r in labels if r["size"] < 20])
    report("system, 20 pt and above", [r for r in labels if r["size"] >= 20])
    report("button titles", [r for r in system if r["button"]])
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
        print(f"{r['width'] - r['measured']:+8.2f}  {'button' if r['button'] else 'label'} {r['weight']} {r['size']:g} stored {r['width']:g} step {r['step']:.2g} "
              f"era {r['era']} {r['text']!r} {os.path.basename(r['document'])} {r['id']}")


main()
