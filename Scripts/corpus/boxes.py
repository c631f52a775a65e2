"""Boxes that constraints place: edges, sizes, centres, multipliers, priorities. All frames follow by arithmetic."""
import math

from model import ARITHMETIC, CANVASES, Document, box, root_view, sized

DEVICES = ("retina4_0", "retina4_7", "retina6_1")


def documents():
    for device in DEVICES:
        for name, shows, subviews, constraints in placed(*CANVASES[device]):
            yield Document(f"constraints/{name}-{CANVASES[device][0]}", shows, ARITHMETIC,
                           root_view(device, subviews, constraints), device)
    for device in DEVICES:
        for name, shows, subviews, constraints in prioritised(*CANVASES[device]):
            yield Document(f"priorities/{name}-{CANVASES[device][0]}", shows, ARITHMETIC,
                           root_view(device, subviews, constraints), device)


def on_pixel(position):
    """The nearest pixel of a screen with two per point, halves up."""
    return math.floor(position * 2 + 0.5) / 2


def placed(w, h):
    """Pairs of views and constraints in a root view of a size."""
    yield "edges", "a box pinned to four edges", [box("a", (20, 30, w - 40, h - 70))], [
        "a.leading = root.leading + 20", "root.trailing = a.trailing + 20", "a.top = root.top + 30",
        "root.bottom = a.bottom + 40"]
    yield "origin-and-size", "a box with a position and a size", [box("a", (16, 24, 100, 50))], [
        "a.leading = root.leading + 16", "a.top = root.top + 24", "a.width = 100", "a.height = 50"]
    yield "far-corner", "a box in the far corner", [box("a", (w - 70, h - 55, 60, 40))], [
        "root.trailing = a.trailing + 10", "root.bottom = a.bottom + 15", "a.width = 60", "a.height = 40"]
    yield "centre", "a box in the middle", [box("a", ((w - 120) / 2, (h - 80) / 2, 120, 80))], [
        "a.centerX = root.centerX", "a.centerY = root.centerY", "a.width = 120", "a.height = 80"]
    yield "off-centre", "a box beside the middle", [box("a", ((w - 120) / 2 + 30, (h - 80) / 2 - 50, 120, 80))], [
        "a.centerX = root.centerX + 30", "a.centerY = root.centerY - 50", "a.width = 120", "a.height = 80"]
    yield "half-width", "a width that is a multiple of another", [box("a", (0, 0, w / 2, 44))], [
        "a.leading = root.leading", "a.top = root.top", "a.width = root.width * 0.5", "a.height = 44"]
    yield "multiple-and-constant", "a multiple with a constant", [box("a", (0, 0, w / 2 - 24, 44))], [
        "a.leading = root.leading", "a.top = root.top", "a.width = root.width * 0.5 - 24", "a.height = 44"]
    yield "aspect-ratio", "a height that follows the width", [box("a", (20, 20, 160, 120))], [
        "a.leading = root.leading + 20", "a.top = root.top + 20", "a.width = 160", "a.height = a.width * 0.75"]
    yield "quarter", "a centre at a multiple of another", [box("a", (on_pixel(w / 4 - 10), 40, 20, 20))], [
        "a.centerX = root.centerX * 0.5", "a.top = root.top + 40", "a.width = 20", "a.height = 20"]
    half = (w - 50) / 2
    yield "equal-widths", "two boxes that share a row", [
        box("a", (20, 20, half, 60)), box("b", (30 + half, 20, half, 60))], [
        "a.leading = root.leading + 20", "b.leading = a.trailing + 10", "root.trailing = b.trailing + 20",
        "b.width = a.width", "a.top = root.top + 20", "b.top = a.top", "a.height = 60", "b.height = a.height"]
    yield "column", "boxes below each other", [
        box("a", (20, 40, 80, 40)), box("b", (20, 92, 80, 40)), box("c", (20, 144, 80, 40))], [
        "a.leading = root.leading + 20", "a.top = root.top + 40", "b.top = a.bottom + 12", "c.top = b.bottom + 12",
        "b.leading = a.leading", "c.leading = a.leading"] + [
        f"{id}.{side} = {size}" for id in "abc" for side, size in (("width", 80), ("height", 40))]
    yield "nested", "a box in a box", [
        box("a", (10, 10, w - 20, h - 20), subviews=[box("b", (10, 20, w - 50, h - 60))], constraints=[
            "b.leading = a.leading + 10", "a.trailing = b.trailing + 20", "b.top = a.top + 20",
            "a.bottom = b.bottom + 20"])], [
        "a.leading = root.leading + 10", "root.trailing = a.trailing + 10", "a.top = root.top + 10",
        "root.bottom = a.bottom + 10"]
    yield "cousins", "boxes in different boxes that are aligned", [
        box("a", (10, 10, 100, 200), subviews=[box("b", (30, 50, 40, 40))], constraints=[
            "b.leading = a.leading + 30", "b.top = a.top + 50", "b.width = 40", "b.height = 40"]),
        box("c", (120, 30, 100, 200), subviews=[box("d", (5, 30, 40, 40))], constraints=[
            "d.leading = c.leading + 5", "d.width = 40", "d.height = 40"])], [
        "a.leading = root.leading + 10", "a.top = root.top + 10", "a.width = 100", "a.height = 200",
        "c.leading = a.trailing + 10", "c.top = root.top + 30", "c.width = 100", "c.height = 200", "d.top = b.top"]
    yield "outside", "a box that sticks out", [box("a", (-15, -25, w + 30, 90))], [
        "a.leading = root.leading - 15", "root.trailing = a.trailing - 15", "a.top = root.top - 25", "a.height = 90"]
    yield "left-and-right", "left and right in place of leading and trailing", [box("a", (12, 40, w - 36, 30))], [
        "a.left = root.left + 12", "root.right = a.right + 24", "a.top = root.top + 40", "a.height = 30"]


def prioritised(w, h):
    """The same for constraints that are not all required, and views with a natural size."""
    corner = ["a.leading = root.leading + 10", "a.top = root.top + 10", "a.height = 40"]
    yield "optional-width", "a required limit is stronger than an optional width", [box("a", (10, 10, 100, 40))], [
        *corner, "a.width = 200 @750", "a.width <= 100"]
    yield "stronger-width", "the optional constraint of higher priority holds", [box("a", (10, 10, 120, 40))], [
        *corner, "a.width = 80 @250", "a.width = 120 @750"]
    yield "as-near-as-possible", "an optional constraint that cannot hold still pulls", [
        box("a", (10, 10, w - 30, 40))], [*corner, "a.width = 2000 @250", "root.trailing >= a.trailing + 20"]
    yield "least-width", "an optional width stands against a required least width", [box("a", (10, 10, 90, 40))], [
        *corner, "a.width >= 90", "a.width = 0 @999"]
    row = ["a.leading = root.leading + 10", "b.leading = a.trailing + 10", "root.trailing = b.trailing + 10",
           "a.top = root.top + 20", "b.top = a.top"]
    rest = w - 30 - 60
    yield "hugging", "the view that hugs less stretches", [
        sized("a", 60, 30, (10, 20, 60, 30), horizontalHuggingPriority=251),
        sized("b", 50, 30, (80, 20, rest, 30))], row
    yield "resistance", "the view that resists less is compressed", [
        sized("a", 300, 30, (10, 20, w - 30 - 100, 30), horizontalCompressionResistancePriority=749),
        sized("b", 100, 30, (w - 110, 20, 100, 30))], row
    yield "natural-size", "a view without a size has its natural one", [sized("a", 70, 35, (10, 10, 70, 35))], corner[:2]
