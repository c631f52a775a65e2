"""Stack views with views of known sizes. The frames follow from what Apple documents of distributions and alignments."""
from model import ARITHMETIC, Document, View, box, root_view, sized

DEVICE = "retina4_7"
LENGTH, ACROSS = 300, 60
# The sizes of three arranged views, along the stack and across it.
SIZES = ((40, 20), (60, 30), (80, 40))
ALIGNMENTS = {
    "horizontal": ("fill", "top", "center", "bottom"), "vertical": ("fill", "leading", "center", "trailing"),
}


def documents():
    for axis in ALIGNMENTS:
        for alignment in ALIGNMENTS[axis]:
            for distribution in ("fillEqually", "equalSpacing", "equalCentering"):
                yield arranged(axis, alignment, distribution)
        for spacing in (0, 8, 15, 30):
            yield spaced(axis, spacing)
        yield from special(axis)
    yield from nested()


def oriented(axis, along, across, length, thickness):
    """A frame from its parts along the stack and across it."""
    return (along, across, length, thickness) if axis == "horizontal" else (across, along, thickness, length)


def stack(axis, subviews, constraints=(), length=LENGTH, across=ACROSS, **attributes):
    """A stack view of a size at 20, 40, in a root view."""
    if axis == "vertical":
        attributes["axis"] = "vertical"
    parts = attributes.pop("parts", "")
    frame = oriented(axis, 0, 0, length, across)
    view = View("stack", (20, 40, *frame[2:]), "stackView", subviews, parts=parts, opaque="NO", constraints=constraints,
                **attributes)
    return root_view(DEVICE, [view], [
        "stack.leading = root.leading + 20", "stack.top = root.top + 40", f"stack.width = {frame[2]}",
        f"stack.height = {frame[3]}"])


def sides(axis, id, along=None, across=None):
    """Constraints for the size of a view along a stack and across it."""
    names = ("width", "height") if axis == "horizontal" else ("height", "width")
    return [f"{id}.{name} = {size}" for name, size in zip(names, (along, across)) if size is not None]


def arranged(axis, alignment, distribution):
    if distribution == "fillEqually":
        lengths, starts, length = [90, 90, 90], [0, 100, 200], 290
    else:
        lengths, length = [along for along, _ in SIZES], LENGTH
        # Equal gaps, or equal distances of centres.
        starts = [0, 100, 220] if distribution == "equalSpacing" else [0, 110, 220]
    views, constraints = [], []
    for id, (_, across), start, along in zip("abc", SIZES, starts, lengths):
        offset = {"fill": 0, "top": 0, "leading": 0, "center": (ACROSS - across) / 2}.get(alignment, ACROSS - across)
        thickness = ACROSS if alignment == "fill" else across
        views.append(box(id, oriented(axis, start, offset, along, thickness)))
        constraints += sides(axis, id, None if distribution == "fillEqually" else along,
                             None if alignment == "fill" else across)
    attributes = {"distribution": distribution, "spacing": 10 if distribution == "fillEqually" else 0}
    if alignment != "fill":
        attributes["alignment"] = alignment
    return Document(
        f"stacks/{axis}-{distribution}-{alignment}", f"{axis}, {distribution}, {alignment}", ARITHMETIC,
        stack(axis, views, constraints, length, **attributes))


def spaced(axis, spacing):
    """The last view has no size of its own and fills what is left."""
    rest = LENGTH - 100 - 2 * spacing
    views = [box("a", oriented(axis, 0, 0, 40, ACROSS)), box("b", oriented(axis, 40 + spacing, 0, 60, ACROSS)),
             box("c", oriented(axis, 100 + 2 * spacing, 0, rest, ACROSS))]
    return Document(
        f"stacks/{axis}-spacing-{spacing}", f"{axis}, spacing {spacing}, the last view fills the rest", ARITHMETIC,
        stack(axis, views, sides(axis, "a", 40) + sides(axis, "b", 60), spacing=spacing))


def special(axis):
    views = [box("a", oriented(axis, 0, 0, 100, ACROSS)),
             box("b", oriented(axis, 0, 0, 0, 0), hidden="YES"),
             box("c", oriented(axis, 110, 0, 190, ACROSS))]
    yield Document(f"stacks/{axis}-hidden", f"{axis}, a hidden view takes no room", ARITHMETIC, stack(
        axis, [views[0], without_score(views[1]), views[2]],
        sides(axis, "a", 100), spacing=10))
    hug = "horizontalHuggingPriority" if axis == "horizontal" else "verticalHuggingPriority"
    natural = (40, 60) if axis == "horizontal" else (60, 40)
    yield Document(f"stacks/{axis}-hugging", f"{axis}, the view that hugs less fills the rest", ARITHMETIC, stack(
        axis, [sized("a", *natural, oriented(axis, 0, 0, 40, ACROSS), **{hug: 251}),
               sized("b", *natural, oriented(axis, 50, 0, 200, ACROSS), **{hug: 249}),
               sized("c", *natural, oriented(axis, 260, 0, 40, ACROSS), **{hug: 251})], spacing=10))
    lengths = (60, 80, 100) if axis == "horizontal" else (100, 80, 60)
    proportional = [
        sized(id, *((length, 20) if axis == "horizontal" else (20, length)),
              oriented(axis, start, 0, 1.25 * length, ACROSS))
        for id, length, start in zip("abc", lengths, (0, 1.25 * lengths[0], 1.25 * (lengths[0] + lengths[1])))]
    yield Document(f"stacks/{axis}-proportional", f"{axis}, views keep the proportions of their natural sizes", ARITHMETIC,
                   stack(axis, proportional, distribution="fillProportionally"))


def without_score(view):
    """A view whose frame does not count: it has none while it is hidden."""
    view.is_placed = False
    view.attributes["fixedFrame"] = "YES"
    return view


def nested():
    inner = View("inner", (110, 0, 190, 60), "stackView", [
        box("b", (0, 0, 190, 25)), box("c", (0, 35, 190, 25))], opaque="NO", axis="vertical", spacing=10,
        distribution="fillEqually")
    yield Document("stacks/nested-column", "a column in a row", ARITHMETIC, stack(
        "horizontal", [box("a", (0, 0, 100, 60)), inner], ["a.width = 100"], spacing=10))
    inner = View("inner", (0, 110, 60, 190), "stackView", [
        box("b", (0, 0, 25, 190)), box("c", (35, 0, 25, 190))], opaque="NO", spacing=10, distribution="fillEqually")
    yield Document("stacks/nested-row", "a row in a column", ARITHMETIC, stack(
        "vertical", [box("a", (0, 0, 60, 100)), inner], ["a.height = 100"], spacing=10))
    for axis in ALIGNMENTS:
        margins = '<edgeInsets key="layoutMargins" top="5" left="7" bottom="9" right="11"/>'
        lengths = (LENGTH - 18, ACROSS - 14) if axis == "horizontal" else (LENGTH - 14, ACROSS - 18)
        start = (7, 5) if axis == "horizontal" else (5, 7)
        frame = oriented(axis, start[0], start[1], lengths[0], lengths[1])
        yield Document(f"stacks/{axis}-margins", f"{axis}, arranged within its margins", ARITHMETIC, stack(
            axis, [box("a", frame)], layoutMarginsRelativeArrangement="YES", parts=margins))
    # From right to left, a row begins at the right.
    for spacing in (0, 12):
        views = [box("a", (LENGTH - 40, 0, 40, ACROSS)), box("b", (LENGTH - 100 - spacing, 0, 60, ACROSS)),
                 box("c", (0, 0, LENGTH - 100 - 2 * spacing, ACROSS))]
        yield Document(f"stacks/right-to-left-{spacing}", "a row from right to left", ARITHMETIC, stack(
            "horizontal", views, ["a.width = 40", "b.width = 60"], spacing=spacing,
            semanticContentAttribute="forceRightToLeft"))
