"""Why a view lies elsewhere than Interface Builder stored it; used by Scripts/fidelity."""
TEXT = {"label", "button", "textField", "textView", "segmentedControl", "searchBar"}
CONTROLS = set(
    "switch slider stepper progressView activityIndicatorView pageControl datePicker pickerView "
    "imageView toolbar navigationBar tabBar".split())
VIEWS = TEXT | CONTROLS | set(
    "view stackView scrollView tableView tableViewCell tableViewCellContentView collectionView "
    "collectionViewCell collectionViewCellContentView collectionReusableView containerView "
    "visualEffectView mapView webView wkWebView".split())
# Heights of status bar, navigation bars and tab bar, by which a screen moves that was saved under other bars.
BARS = {20, 44, 49, 50, 56, 64}

# What the causes mean that don't say it themselves.
NOTES = {
    "a class of the app sizes itself":
        "Interface Builder ran the class and stored its natural size or margins; the document only names it.",
    "a hidden view in a stack":
        "It is stored where it was last seen, or on its way out.",
    "a row or item that was not laid out where it stands":
        "Its stored width is not its list's, its size not that of its content, or its content's was never stored: as Xcode's "
        "templates leave rows, or from before the list was resized.",
    "size of a root view":
        "Constraints place it, so its own frame was taken out, and nothing else in the document says its size.",
    "saved under other bars":
        "The stored frame begins a bar's height away from where the scene's segues and metrics put it, as if a bar had gone "
        "or come after the last layout.",
}


class StoredView:
    """A view as the document stores it."""

    def __init__(self, element, frame, superview):
        self.id = element.get("id")
        self.tag = element.tag
        self.frame = frame
        self.superview = superview
        self.is_fixed = element.get("fixedFrame") == "YES"
        self.is_hidden = element.get("hidden") == "YES"
        self.has_class = element.get("customClass") is not None
        font = element.find("fontDescription")
        self.font = dict(font.attrib) if font is not None else {}
        content = element.find("*[@key='contentView']")
        self.content = stored_frame(content) if content is not None else None

    @property
    def enclosing(self):
        """The views around it, innermost first."""
        view = self.superview
        while view is not None:
            yield view
            view = view.superview


def stored_frame(element):
    rect = element.find("rect[@key='frame']")
    return [float(rect.get(key)) for key in ("x", "y", "width", "height")] if rect is not None else None


def stored_views(root):
    """The views of a document that carry a stored frame, outermost first."""
    views = []
    pending = [(root, None)]
    while pending:
        element, superview = pending.pop()
        for child in reversed(list(element)):
            frame = stored_frame(child) if child.get("id") else None
            if frame is not None and (child.tag in VIEWS or child.find("subviews") is not None):
                view = StoredView(child, frame, superview)
                views.append(view)
                pending.append((child, view))
            else:
                pending.append((child, superview))
    return views


def error(view, answers):
    """The largest difference of an edge or side, in points."""
    got = answers.get(view.id)
    return max(abs(a - b) for a, b in zip(view.frame, got)) if got else float("inf")


class Causes:
    """Puts the misses of one document down to where they start."""

    def __init__(self, views, answers, tolerance):
        self.answers = answers
        self.tolerance = tolerance
        self.siblings = {}
        for view in views:
            if view.superview is not None:
                self.siblings.setdefault(view.superview.id, []).append(view)

    def of(self, view):
        """The cause of a missed view, and the view at which it starts."""
        if view.id not in self.answers:
            return "not laid out", view
        if view.superview is None:
            return "size of a root view", view
        if view.superview is not None and self.sizes_differ(view.superview):
            return self.of(view.superview)
        own = self.own(view)
        if own is not None:
            return own, view
        missed = [other for other in self.siblings.get(view.superview.id, [])
                  if other is not view and error(other, self.answers) > self.tolerance]
        for other in self.inside(view) + missed:
            found = self.own(other)
            if found is not None:
                return found, other
        return ("another size" if self.sizes_differ(view) else "another place"), view

    def inside(self, view):
        """The views in a view of another size that have another size themselves, and may be why."""
        if not self.sizes_differ(view):
            return []
        children = [child for child in self.siblings.get(view.id, []) if self.sizes_differ(child)]
        return [found for child in children for found in [child] + self.inside(child)]

    def own(self, view):
        """A cause that starts at a view; None where it may start at another."""
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
        got = self.answers.get(view.id)
        return got is not None and max(abs(view.frame[2] - got[2]), abs(view.frame[3] - got[3])) > self.tolerance

    def is_stale(self, cell):
        table = next((view for view in cell.enclosing if view.tag in ("tableView", "collectionView")), None)
        if cell.content is None:
            return True
        if table is not None and table.tag == "tableView":
            return cell.frame[2] != table.frame[2]
        return cell.frame[2:] != cell.content[2:]

    def lies_under_other_bars(self, view):
        """Whether its top is a bar away, its bottom or height is not, and its superview is a screen."""
        got = self.answers[view.id]
        top = view.frame[1] - got[1]
        bottom = top + view.frame[3] - got[3]
        is_rigid = abs(view.frame[3] - got[3]) <= self.tolerance or abs(bottom) <= self.tolerance
        return view.superview.superview is None and abs(top) in BARS and is_rigid

    def follows_a_class(self, view):
        """Whether the view or one beside it is text in a class of the app, of another size, or lies in such a class."""
        beside = self.siblings.get(view.superview.id, [])
        return view.superview.has_class or any(
            other.has_class and other.tag in TEXT and self.sizes_differ(other) for other in beside)


def font_group(font):
    size = float(font.get("pointSize", 0) or 0)
    if font.get("name"):
        return "a named font"
    if font.get("style"):
        return "a text style"
    return "the system font, 20 pt and above" if size >= 20 else "the system font, below 20 pt"


def section(found):
    """Lines of the page: causes with the views that they reach and those at which they start.

    found: a (cause, view at which it starts) for each missed view.
    """
    reached, starts = {}, {}
    for cause, start in found:
        reached[cause] = reached.get(cause, 0) + 1
        starts.setdefault(cause, set()).add(start)
    lines = [
        "", "## What is missed, by cause", "",
        "A miss is put down to the view at which it starts: views inside a view of another size, and those beside one, "
        "follow it. Documents whose frames no layout gives are explained in "
        "[decision 144](decisions/144-frames-no-layout-gives.md).", "", "| cause | views | start at |", "| --- | ---: | ---: |"]
    for cause, count in sorted(reached.items(), key=lambda item: (-item[1], item[0])):
        lines.append(f"| {cause} | {count} | {len(starts[cause])} |")
    return lines + [""] + [f"* {cause}: {NOTES[cause]}" for cause in sorted(NOTES) if cause in reached]
