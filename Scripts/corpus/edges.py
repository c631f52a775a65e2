"""Safe areas, margins, directions, autoresizing and scroll views."""
from model import ARITHMETIC, CANVASES, Document, View, box, root_view

# What the canvas of an Xcode leaves free at the top and at the bottom of a screen without bars.
SAFE_AREAS = (
    ("retina4_0", 14460, 20, 0), ("retina4_7", 14460, 20, 0), ("ipad9_7", 14460, 20, 0),
    ("retina4_0", 17701, 0, 0), ("retina4_7", 17701, 0, 0), ("retina4_7", 19529, 0, 0), ("retina4_7", 23504, 20, 0),
    ("retina5_9", 14460, 44, 34), ("retina5_9", 17701, 44, 34), ("retina6_1", 14460, 44, 34),
    ("retina6_1", 17701, 44, 34), ("retina6_5", 17701, 44, 34), ("ipad11_0rounded", 17701, 0, 20),
)
CANVAS_SAFE_AREA = ("canvas: insets that Interface Builder stored in public documents of this device and era, which 409 "
                    "of 414 root views have")
CANVAS_MARGIN = ("canvas: 16 points up to 375, 20 above, in 302 of 304 root views of public documents that Interface "
                 "Builder saved")
CANVAS_NESTED = "canvas: the margins of nested views in 74 of 82 cases of public documents that Interface Builder saved"


def documents():
    for device, tools, top, bottom in SAFE_AREAS:
        w, h = CANVASES[device]
        yield Document(
            f"safe-areas/{device}-{tools}", f"{device} as saved by tools {tools}", CANVAS_SAFE_AREA,
            root_view(device, [box("a", (0, top, w, h - top - bottom))], [
                "a.leading = safe.leading", "safe.trailing = a.trailing", "a.top = safe.top", "safe.bottom = a.bottom"]),
            device, tools, is_storyboard=True)
    yield from margins()
    yield from directions()
    yield from autoresizing()
    yield from scrolling()


def margins():
    for device, margin in (("retina4_0", 16), ("retina4_7", 16), ("retina5_9", 16), ("retina6_1", 20), ("ipad9_7", 20)):
        w, _ = CANVASES[device]
        for name, tools in (("", 14460), ("-later", 17701)):
            yield Document(
                f"margins/root-{device}{name}", "a box between the margins of a root view", CANVAS_MARGIN,
                root_view(device, [box("a", (margin, 200, w - 2 * margin, 50))], [
                    "a.leading = root.leadingMargin", "root.trailingMargin = a.trailing", "a.top = root.top + 200",
                    "a.height = 50"]),
                device, tools, is_storyboard=True)
    pinned = ["b.leading = a.leadingMargin", "a.trailingMargin = b.trailing", "b.top = a.topMargin",
              "a.bottomMargin = b.bottom"]

    def inside(name, shows, frame, source=ARITHMETIC, **attributes):
        parts = attributes.pop("parts", "")
        outer = box("a", (50, 200, 200, 100), subviews=[box("b", frame)], constraints=pinned, parts=parts, **attributes)
        return Document(f"margins/{name}", shows, source, root_view("retina4_7", [outer], [
            "a.leading = root.leading + 50", "a.top = root.top + 200", "a.width = 200", "a.height = 100"]),
            "retina4_7", 17701, is_storyboard=True)

    yield inside("nested", "a nested view has margins of 8 points", (8, 8, 184, 84), CANVAS_NESTED)
    yield inside("stated", "margins that the document states", (10, 4, 170, 80), parts=(
        '<edgeInsets key="layoutMargins" top="4" left="10" bottom="16" right="20"/>'))
    yield inside("directional", "margins by direction", (10, 4, 170, 80), parts=(
        '<directionalEdgeInsets key="directionalLayoutMargins" top="4" leading="10" bottom="16" trailing="20"/>'))
    yield inside("directional-right-to-left", "margins by direction, from right to left", (20, 4, 170, 80), parts=(
        '<directionalEdgeInsets key="directionalLayoutMargins" top="4" leading="10" bottom="16" trailing="20"/>'),
        semanticContentAttribute="forceRightToLeft")
    outer = box("a", (4, 200, 367, 100), preservesSuperviewLayoutMargins="YES", subviews=[box("b", (12, 8, 343, 84))],
                constraints=pinned)
    yield Document("margins/preserved", "a view keeps its content inside of its superview's margins", CANVAS_NESTED,
                   root_view("retina4_7", [outer], [
                       "a.leading = root.leading + 4", "root.trailing = a.trailing + 4", "a.top = root.top + 200",
                       "a.height = 100"]), "retina4_7", 17701, is_storyboard=True)


def directions():
    """Constraints in a view from right to left."""
    def inside(name, shows, frames, constraints):
        outer = box("a", (20, 50, 300, 100), semanticContentAttribute="forceRightToLeft",
                    subviews=[box(id, frame) for id, frame in frames.items()], constraints=constraints + [
                        f"{id}.{side} = {size}" for id, frame in frames.items()
                        for side, size in (("width", frame[2]), ("height", frame[3]))])
        return Document(f"directions/{name}", shows, ARITHMETIC, root_view("retina4_7", [outer], [
            "a.leading = root.leading + 20", "a.top = root.top + 50", "a.width = 300", "a.height = 100"]))

    yield inside("leading", "leading is right", {"b": (250, 10, 40, 30)}, [
        "b.leading = a.leading + 10", "b.top = a.top + 10"])
    yield inside("trailing", "trailing is left", {"b": (15, 10, 40, 30)}, [
        "a.trailing = b.trailing + 15", "b.top = a.top + 10"])
    yield inside("left", "left stays left", {"b": (10, 10, 40, 30)}, ["b.left = a.left + 10", "b.top = a.top + 10"])
    yield inside("row", "a row begins at the right", {"b": (260, 0, 40, 30), "c": (200, 0, 50, 30)}, [
        "b.leading = a.leading", "c.leading = b.trailing + 10", "b.top = a.top", "c.top = a.top"])
    yield inside("centre", "an offset of the centre is to the right in both directions", {"b": (150, 35, 40, 30)}, [
        "b.centerX = a.centerX + 20", "b.centerY = a.centerY"])
    yield inside("least-distance", "a least distance from the leading edge", {"b": (230, 0, 40, 30)}, [
        "b.leading >= a.leading + 30", "b.leading = a.leading @250", "b.top = a.top"])


def autoresizing():
    """Views that no constraint places keep their stored frames; constraints may refer to them."""
    masks = {
        "fixed": 'flexibleMaxX="YES" flexibleMaxY="YES"', "wide": 'widthSizable="YES" flexibleMaxY="YES"',
        "both": 'widthSizable="YES" heightSizable="YES"',
        "middle": 'flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES" flexibleMaxY="YES"',
        "corner": 'flexibleMinX="YES" flexibleMinY="YES"',
    }
    for name, mask in masks.items():
        plain = box("a", (30, 60, 200, 80), is_placed=False, parts=f'<autoresizingMask key="autoresizingMask" {mask}/>')
        yield Document(f"autoresizing/{name}", f"a box beside one with a mask ({name})", ARITHMETIC, root_view(
            "retina4_7", [plain, box("b", (30, 150, 200, 40))], [
                "b.leading = a.leading", "b.trailing = a.trailing", "b.top = a.bottom + 10", "b.height = 40"]))


def scrolling():
    def scrolled(name, shows, frame, constraints, others=()):
        scroll = View("scroll", (0, 100, 375, 400), "scrollView", [box("a", frame), *others], constraints, parts=(
            '<viewLayoutGuide key="contentLayoutGuide" id="content"/>'
            '<viewLayoutGuide key="frameLayoutGuide" id="visible"/>'),
            clipsSubviews="YES", multipleTouchEnabled="YES")
        return Document(f"scroll-views/{name}", shows, ARITHMETIC, root_view("retina4_7", [scroll], [
            "scroll.leading = root.leading", "root.trailing = scroll.trailing", "scroll.top = root.top + 100",
            "scroll.height = 400"]))

    edges = ["a.leading = content.leading", "content.trailing = a.trailing", "a.top = content.top",
             "content.bottom = a.bottom"]
    yield scrolled("content-guide", "content larger than what is visible", (0, 0, 600, 900), [
        *edges, "a.width = 600", "a.height = 900"])
    yield scrolled("as-wide-as-visible", "content that scrolls in one direction", (0, 0, 375, 900), [
        *edges, "a.width = visible.width", "a.height = 900"])
    yield scrolled("as-high-as-visible", "content that scrolls in the other direction", (0, 0, 900, 400), [
        *edges, "a.height = visible.height", "a.width = 900"])
    yield scrolled("distances", "content with distances from its edges", (20, 10, 500, 700), [
        "a.leading = content.leading + 20", "content.trailing = a.trailing + 20", "a.top = content.top + 10",
        "content.bottom = a.bottom + 10", "a.width = 500", "a.height = 700"])
    yield scrolled("own-edges", "edges of the scroll view are those of its content", (0, 0, 600, 900), [
        "a.leading = scroll.leading", "scroll.trailing = a.trailing", "a.top = scroll.top", "scroll.bottom = a.bottom",
        "a.width = 600", "a.height = 900"])
    yield scrolled("own-width", "the width of the scroll view is what is visible", (0, 0, 375, 900), [
        *edges, "a.width = scroll.width", "a.height = 900"])
    yield scrolled("pinned-to-visible", "a view that does not scroll, beside one that does", (0, 0, 375, 900), [
        *edges, "a.width = 375", "a.height = 900", "visible.trailing = b.trailing + 10",
        "visible.bottom = b.bottom + 10", "b.width = 80", "b.height = 80"], [box("b", (285, 310, 80, 80))])
