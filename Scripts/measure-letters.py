#!/usr/bin/env python3
"""Measures the positions of letters in pictures that were recorded on iOS simulators.

    Scripts/measure-letters.py PICTURES

PICTURES is a folder with the pictures that the functions `screens` and `paragraph` name, and those of the texts that
have a `box` in Data/Fonts/recorded-letters.json. Their sources are listed there. Into this file it writes the left and
right edges of the letters, in points from the left edge of the picture or of the part of it that holds the text.
Scripts/fit-system-font.py reads them. The coverage of a letter's outermost column of pixels gives the position of the
edge inside that column. Needs numpy, scipy and Pillow.
"""
import json
import os
import sys

import numpy as np
from PIL import Image
from scipy import ndimage

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUTPUT = os.path.join(ROOT, "Data", "Fonts", "recorded-letters.json")
SIZES = ["extra-small", "small", "medium", "large", "extra-large", "extra-extra-large", "extra-extra-extra-large",
         "accessibility-medium", "accessibility-large", "accessibility-extra-large", "accessibility-extra-extra-large",
         "accessibility-extra-extra-extra-large"]
TITLE1 = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
BODY = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
SUBHEADLINE = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
SEMIBOLD_32 = ["Hello, world. This is a", "long run of text that", "should wrap at some", "point. Someone", "should improve this",
               "test by adding a joke", "or something. Alrig…"]
SEMIBOLD_32_TOP, SEMIBOLD_32_PITCH = 19, 38.19
# Coverage of a pixel: LEAST and less counts as no ink, more than WHOLE as a fully covered pixel.
LEAST, WHOLE = 0.08, 0.98
# Tolerance of an edge in points, for one and for three pixels per point.
TOLERANCE = {1: 0.12, 3: 0.03}


def ink(path):
    picture = Image.open(path).convert("RGBA")
    ground = Image.new("RGBA", picture.size, (255, 255, 255, 255))
    ground.alpha_composite(picture)
    return 1 - np.asarray(ground.convert("L")).astype(float) / 255


def letters(coverage, scale):
    """[left, right] of each letter in points. Parts above each other, such as those of an i, are one letter."""
    parts, _ = ndimage.label(coverage > LEAST, structure=np.ones((3, 3)))
    found = []
    for number, (_, columns) in sorted(enumerate(ndimage.find_objects(parts), 1), key=lambda part: (part[1][1].start, part[1][1].stop)):
        left, right = columns.start, columns.stop
        if found:
            start, end, numbers = found[-1]
            if left < end - 1 and min(right, end) - left >= 0.6 * min(right - left, end - start):
                found[-1] = (start, max(right, end), numbers + [number])
                continue
        found.append((left, right, [number]))
    edges = []
    for left, right, numbers in found:
        columns = np.where(np.isin(parts[:, left:right], numbers), coverage[:, left:right], 0).max(axis=0)
        outer = [0 if column > WHOLE else 1 - column for column in (columns[0], columns[-1])]
        edges.append([round(float(left + outer[0]) / scale, 2), round(float(right - outer[1]) / scale, 2)])
    return edges


def record(picture, text, weight, size, scale, era, edges, width=None):
    if len(edges) != len(text.replace(" ", "")):
        sys.exit(f"{picture}: {len(edges)} letters found for “{text}”")
    entry = dict(picture=picture, text=text, weight=weight, size=size, step=round(1 / scale, 4), era=era, tolerance=TOLERANCE[scale])
    if width:
        entry["width"] = round(width, 4)
    return dict(entry, left=[edge[0] for edge in edges], right=[edge[1] for edge in edges])


def screens(folder):
    """Labels at the text sizes of iOS 13: the texts and places in the first two kinds of pictures."""
    for size, title, body, subheadline in zip(SIZES, TITLE1, BODY, SUBHEADLINE):
        name = f"sst.testTraitsWithView.label-{size}.png"
        coverage = ink(os.path.join(folder, name))
        yield record(name, "What's the point?", "regular", title, 3, 15000, letters(coverage, 3), width=coverage.shape[1] / 3)
        name = f"sst.testTraits.iphone-se-{size}.png"
        coverage = ink(os.path.join(folder, name))
        middle = coverage[750:1000]
        for text, weight, points, part in (
                ("What's", "semibold", body, coverage[60:330]), ("the", "regular", body, middle[:, :480]),
                ("point", "regular", body, middle[:, 480:]), ("?", "regular", subheadline, coverage[1500:])):
            yield record(name, text, weight, points, 3, 15000, letters(part, 3))


def paragraph(folder):
    """Seven lines of iOS 17 at one pixel per point."""
    name = "blueprint.LabelTests.test_snapshots_font_iOS-17.png"
    coverage = ink(os.path.join(folder, name))
    for number, text in enumerate(SEMIBOLD_32):
        top = round(SEMIBOLD_32_TOP + SEMIBOLD_32_PITCH * number)
        edges = letters(coverage[top:top + 37], 1)
        if text.endswith("…"):
            edges[-3:] = [[edges[-3][0], edges[-1][1]]]
        joined = [place for place, edge in enumerate(edges) if edge[1] - edge[0] > 25]
        for place in joined:  # the x and t of “text” touch
            edges[place:place + 1] = [[edges[place][0], None], [None, edges[place][1]]]
        yield record(name, text, "semibold", 32, 1, 22000, edges)


def boxed(folder, entries):
    """Lines of 12 points of iOS 17, of which `box` is the place in points: left, top, width, height."""
    for entry in entries:
        left, top, width, height = (round(3 * value) for value in entry["box"])
        part = ink(os.path.join(folder, entry["picture"]))[top:top + height, left:left + width]
        ground = np.median(part)
        edges = letters(np.clip((part - ground) / (1 - ground), 0, 1), 3)
        yield {**record(*(entry[key] for key in ("picture", "text", "weight", "size")), 3, entry["era"], edges), "box": entry["box"]}


def main():
    if len(sys.argv) != 2 or not os.path.isdir(sys.argv[1]):
        sys.exit(__doc__)
    with open(OUTPUT, encoding="utf-8") as file:
        data = json.load(file)
    known = [entry for entry in data["letters"] if "box" in entry]
    data["letters"] = [*screens(sys.argv[1]), *paragraph(sys.argv[1]), *boxed(sys.argv[1], known)]
    with open(OUTPUT, "w", encoding="utf-8") as file:
        head = json.dumps({k: v for k, v in data.items() if k != "letters"}, indent=1)[:-2]
        rows = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in data["letters"])
        file.write(f'{head},\n "letters": [\n{rows}\n ]\n}}\n')
    print(f"{len(data['letters'])} texts")


main()
