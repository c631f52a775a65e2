"""Finds the cause of a view lying elsewhere than Interface Builder stored it."""
from documents import CONTROLS, TEXT
from satisfaction import breaks_what_could_be_kept, is_satisfied_better
from scores import ROUNDING, error

# Heights of status bar, navigation bars and tab bar. A screen that was saved under other bars moves by one of them.
BARS = {20, 44, 49, 50, 56, 64}

# Explanations of the causes whose names do not explain them.
NOTES = {
    "a size that the canvas keeps":
        "It follows the size of a view in a stack view that has no size of its own. The canvas gives such a view a size, mostly "
        "50 points, but often keeps one that the view had before ([design sizes](benchmarks/canvas-since-xcode-14.md#design-sizes)).",
    "constraints contradict each other":
        "Which of them the canvas breaks is not known ([decision 123](decisions/123-which-conflicting-constraint-is-broken.md)).",
    "a class of the app sizes itself":
        "Interface Builder ran the class and stored its natural size or margins; the document names the class and does not "
        "record the size under `designables`.",
    "a hidden view in a stack":
        "It is stored where it was last seen, or on its way out.",
    "kept from before an edit":
        "Auto Layout satisfies as much as it can. Either Snug's frames satisfy every constraint and every recorded natural size of "
        "the scene at least as well as the stored ones, and one of them better by more than a point; what cannot be told, such as "
        "the size of a text, is the same in both. Or Snug's frames satisfy all required constraints, and the stored ones break one "
        "by more than a point (`Scripts/fidelity/satisfaction.py`).",
    "a row or item that was not laid out where it stands":
        "Its stored width is not its list's, its size not that of its content, or its content's was never stored: as Xcode's "
        "templates leave rows, or from before the list was resized. Or it reaches from edge to edge of a list of inset groups.",
    "saved under other bars":
        "The stored frame begins a bar's height away from where the scene's segues and metrics put it, as if a bar had gone "
        "or come after the last layout.",
}


# The causes that snug itself states as reasons for estimates.
OF_ESTIMATES = {
    "the canvas gives a view without content a size": "a size that the canvas keeps",
    "constraints contradict each other": "constraints contradict each other",
}

# The causes that lie outside the document: no program that reads only the document can get these views right. They
# still count as misses. `follows_a_class`, `is_stale` and `is_satisfied_better` test for them.
OUTSIDE_THE_DOCUMENT = {
    "a class of the app sizes itself", "a row or item that was not laid out where it stands", "kept from before an edit"}


class Causes:
    """Attributes the misses of one document to causes and to the views at which they start."""

    def __init__(self, document, frames, estimated=None):
        """estimated: why snug calls frames estimates, by view."""
        self.frames = frames
        self.estimated = estimated or {}
        self.tolerance = 1 + ROUNDING
        self.kept_scenes = {
            scene[0].id for scene in document.scenes
            if any(error(view, frames) > self.tolerance for view in scene if not view.is_root and not view.is_fixed)
            and (is_satisfied_better(scene, document.constraints, frames)
                 or breaks_what_could_be_kept(scene, document.constraints, frames))}
        self.siblings = {}
        for view in document.scored_views:
            if view.superview is not None:
                self.siblings.setdefault(view.superview.id, []).append(view)

    def of(self, view):
        """The cause of a missed view, and the view at which it starts."""
        if view.id not in self.frames:
            return "not laid out", view
        scene = [view, *view.enclosing][-1]
        if scene.id in self.kept_scenes:
            return "kept from before an edit", scene
        for reason, cause in OF_ESTIMATES.items():
            if reason in self.estimated.get(view.id, ()):
                return cause, scene
        if self.sizes_differ(view.superview):
            return ("another size of the canvas", view.superview) if view.superview.is_root else self.of(view.superview)
        own = self.own(view)
        if own is not None:
            return own, view
        missed = [other for other in self.siblings.get(view.superview.id, [])
                  if other is not view and error(other, self.frames) > self.tolerance]
        for other in self.inside(view) + missed:
            found = self.own(other)
            if found is not None:
                return found, other
        return ("another size" if self.sizes_differ(view) else "another place"), view

    def inside(self, view):
        """The views inside a view of another size that also have another size and may be the cause."""
        if not self.sizes_differ(view):
            return []
        children = [child for child in self.siblings.get(view.id, []) if self.sizes_differ(child)]
        return [found for child in children for found in [child] + self.inside(child)]

    def own(self, view):
        """The cause that starts at a view; None if it may start at another view."""
        sized = self.sizes_differ(view)
        if view.is_hidden and view.superview.tag == "stackView":
            return "a hidden view in a stack"
        if view.tag in ("tableViewCell", "collectionViewCell") and self.is_stale(view):
            return "a row or item that was not laid out where it stands"
        if self.follows_a_class(view):
            return "a class of the app sizes itself"
        if self.lies_under_other_bars(view):
            return "saved under other bars"
        if sized and view.tag in TEXT:
            return f"size of a {view.tag} in {font_group(view.font)}"
        if sized and view.tag in CONTROLS:
            return f"size of a {view.tag}"
        return None

    def sizes_differ(self, view):
        got = self.frames.get(view.id)
        return got is not None and max(abs(view.frame[2] - got[2]), abs(view.frame[3] - got[3])) > self.tolerance

    def is_stale(self, cell):
        table = next((view for view in cell.enclosing if view.tag in ("tableView", "collectionView")), None)
        if cell.content is None:
            return True
        if table is not None and table.tag == "tableView":
            if table.style != "insetGrouped":
                return cell.frame[2] != table.frame[2]
            if cell.frame[0] == 0:
                return True
        return cell.frame[2:] != cell.content[2:]

    def lies_under_other_bars(self, view):
        """Whether its top is off by a bar's height, its bottom or height is right, and its superview is a screen."""
        got = self.frames[view.id]
        top = view.frame[1] - got[1]
        bottom = top + view.frame[3] - got[3]
        is_rigid = abs(view.frame[3] - got[3]) <= self.tolerance or abs(bottom) <= self.tolerance
        return view.superview.superview is None and abs(top) in BARS and is_rigid

    def follows_a_class(self, view):
        """Whether the view or a sibling is text of a class of the app and has another size."""
        beside = self.siblings.get(view.superview.id, [])
        return any(other.has_unrecorded_class and other.tag in TEXT and self.sizes_differ(other) for other in beside)


def font_group(font):
    size = float(font.get("pointSize", 0) or 0)
    if font.get("name"):
        return "a named font"
    if font.get("style"):
        return "a text style"
    return "the system font, 20 pt and above" if size >= 20 else "the system font, below 20 pt"
