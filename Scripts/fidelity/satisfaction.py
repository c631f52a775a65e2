"""Tests whether stored frames satisfy a document's own constraints worse than the frames that snug computed.

Auto Layout satisfies as much as it can. There are two proofs that stored frames are not its result, but were kept by the
canvas from before an edit:

- Other frames satisfy every constraint and every recorded natural size at least as well, and one of them better. This
  needs no priorities, and no natural sizes that the document does not record: unknown values, such as the size of a
  text, must be the same in both.
- Other frames satisfy all required constraints, and the stored ones do not. Unknown sizes may differ here, because the
  required constraints can all be satisfied, unless a view's natural size is required as well. Constraints to guides must
  have the same residual in both, since the place of a guide is not known.
"""
TOLERANCE = 1
REQUIRED = 1000
HORIZONTAL = {"leading", "left", "trailing", "right", "centerX", "width"}
# The position of an attribute: the factors of the view's origin and size.
PLACES = {
    "leading": (1, 0), "left": (1, 0), "trailing": (1, 1), "right": (1, 1), "centerX": (1, 0.5), "width": (0, 1),
    "top": (1, 0), "bottom": (1, 1), "centerY": (1, 0.5), "height": (0, 1)}
# The edge with which a baseline moves.
NEAREST = {"baseline": "bottom", "lastBaseline": "bottom", "firstBaseline": "top"}


def is_satisfied_better(scene, constraints, frames):
    """Whether the frames of snug prove that a scene's stored frames are not what Auto Layout gives.

    scene: the views of the scene, its root view first. constraints: those of the document.
    """
    stored = absolute(scene, lambda view: view.frame)
    laid_out = absolute(scene, lambda view: view.frame if view.is_root else frames.get(view.id))
    if laid_out is None:
        return False
    views = {view.id: view for view in scene}
    pairs = []
    for view in scene[1:]:
        for axis in (0, 1):
            sizes = stored[view.id][2 + axis], laid_out[view.id][2 + axis]
            natural = view.recorded_size[axis]
            if natural is not None:
                pairs.append(tuple(abs(size - natural) for size in sizes))
            elif view.has_unknown_size and differ(*sizes):
                return False
    violations = constraint_violations(constraints, views, stored, laid_out)
    if violations is None:
        return False
    pairs += violations
    return all(ours <= theirs + TOLERANCE for theirs, ours in pairs) \
        and any(ours < theirs - TOLERANCE for theirs, ours in pairs)


def breaks_what_could_be_kept(scene, constraints, frames):
    """Whether a scene's stored frames break a required constraint although the frames of snug keep all of them."""
    stored = absolute(scene, lambda view: view.frame)
    laid_out = absolute(scene, lambda view: view.frame if view.is_root else frames.get(view.id))
    if laid_out is None:
        return False
    views = {view.id: view for view in scene}
    if any(view.requires_natural_size and differ(stored[view.id][side], laid_out[view.id][side])
           for view in scene for side in (2, 3)):
        return False
    required = [constraint for constraint in constraints if constraint.is_required]
    violations = constraint_violations(required, views, stored, laid_out)
    if violations is None:
        return False
    pairs = [*zip(stack_violations(scene, stored), stack_violations(scene, laid_out)), *violations]
    return all(ours <= TOLERANCE for _, ours in pairs) and any(theirs > TOLERANCE for theirs, _ in pairs)


def constraint_violations(constraints, views, stored, laid_out):
    """By how much the stored frames and those of snug violate each constraint between views of a scene, in pairs.

    None if the frames differ in a constraint of which the document does not tell what it asks for.
    """
    pairs = []
    for constraint in constraints:
        if not constraint.concerns(views) or constraint.makes_content(views):
            continue
        residuals = [constraint.residual(places) for places in (stored, laid_out)]
        if constraint.is_known(views):
            pairs.append(tuple(constraint.violation(residual) for residual in residuals))
        elif differ(*residuals):
            return None
    return pairs


def stack_violations(scene, places):
    """By how much the visible views of each stack view stand closer together than its spacing, one number per gap.

    UIKit requires the spacing. Left out are stack views whose spacing the document does not state as a number.
    """
    violations = []
    for stack in scene:
        if stack.stack_spacing is None:
            continue
        axis = 1 if stack.is_column else 0
        shown = [places[view.id] for view in scene if view.superview is stack and not view.is_hidden]
        for before, after in zip(shown, shown[1:]):
            violations.append(max(0, stack.stack_spacing - (after[axis] - before[axis] - before[2 + axis])))
    return violations


def absolute(scene, frame):
    """The frames of a scene in the coordinates of its root view; None if one is missing."""
    places = {}
    for view in scene:
        own = frame(view)
        if own is None:
            return None
        x, y = (0, 0) if view.is_root else places[view.superview.id][:2]
        places[view.id] = (0, 0, *own[2:]) if view.is_root else (x + own[0], y + own[1], *own[2:])
    return places


def differ(left, right):
    return abs(left - right) > TOLERANCE


class Constraint:
    """A constraint of a document.

    guides: the scroll views to which frame and content layout guides belong, by the identifiers of the guides.
    sides: the root views whose leading and trailing edges safe areas have, by the identifiers of the guides.
    uncertain: identifiers of constraints that some size class leaves out.
    """

    def __init__(self, element, owner, guides, sides, uncertain):
        first = element.get("firstItem") or owner
        second = element.get("secondItem") or (owner if element.get("secondAttribute") else None)
        self.attributes = [element.get("firstAttribute"), element.get("secondAttribute")]
        self.items = [guides.get(first, first), guides.get(second, second)]
        if self.attributes[0] in HORIZONTAL:
            self.items = [sides.get(item, item) for item in self.items]
        self.relation = element.get("relation", "equal")
        self.constant = float(element.get("constant") or 0)
        self.multiplier = ratio(element.get("multiplier"))
        self.is_required = float(element.get("priority") or REQUIRED) >= REQUIRED
        self.is_uncertain = element.get("id") in uncertain or element.get("placeholder") == "YES"

    def concerns(self, views):
        return any(item in views for item in self.items)

    def is_known(self, views):
        """Whether the frames determine how far it is satisfied: it relates only edges, centres and sizes of views."""
        sides = [side for side in zip(self.items, self.attributes) if side[0] is not None]
        return not self.is_uncertain and all(item in views and attribute in PLACES for item, attribute in sides)

    def makes_content(self, views):
        """Whether it determines the size of a scroll view's content, which can have any size."""
        return any(item in views and views[item].tag == "scrollView" and attribute in ("trailing", "right", "bottom")
                   for item, attribute in zip(self.items, self.attributes)) and None not in self.items

    def residual(self, places):
        """The difference between the first attribute and the value that the constraint asks for.

        An unknown attribute counts as 0. A margin counts as the edge of its view, because it moves with that edge.
        """
        first, second = (self.value(*side, places) for side in zip(self.items, self.attributes))
        return first - self.multiplier * second - self.constant

    def value(self, item, attribute, places):
        if item not in places:
            return 0
        attribute = NEAREST.get(attribute, attribute.removesuffix("Margin").removesuffix("WithinMargins"))
        axis = 0 if attribute in HORIZONTAL else 1
        origin, size = PLACES[attribute]
        return origin * places[item][axis] + size * places[item][2 + axis]

    def violation(self, residual):
        if self.relation == "greaterThanOrEqual":
            return max(0, -residual)
        return max(0, residual) if self.relation == "lessThanOrEqual" else abs(residual)


def ratio(text):
    """A multiplier: `0.5`, `1:2`, `1/2` or nothing."""
    if not text:
        return 1
    over, _, under = text.replace("/", ":").partition(":")
    return float(over) / float(under or 1)
