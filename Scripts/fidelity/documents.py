"""Reads the documents of a corpus as Interface Builder stored them."""
import json
import os
import re
import xml.etree.ElementTree as ElementTree

from editions import editions
from satisfaction import Constraint

TEXT = {"label", "button", "textField", "textView", "segmentedControl", "searchBar"}
CONTROLS = set(
    "switch slider stepper progressView activityIndicatorView pageControl datePicker pickerView "
    "imageView toolbar navigationBar tabBar".split())
VIEWS = TEXT | CONTROLS | set(
    "view stackView scrollView tableView tableViewCell tableViewCellContentView collectionView "
    "collectionViewCell collectionViewCellContentView collectionReusableView containerView "
    "visualEffectView mapView webView wkWebView".split())

REQUIRED_NATURAL_SIZE = "1000"

# The first tools version of each era of Xcode.
ERAS = (
    (0, "4–7"), (10000, "8–9.2"), (14000, "9.3–10"), (14800, "11"), (17000, "12"), (19000, "13"), (21000, "14"),
    (22000, "15–16.2"), (23700, "16.3–26"))
# Replaces the tools version since Xcode 15. The plug-in's version then determines the era.
UNNUMBERED_TOOLS = 32700
CANVAS_PLUG_IN = "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"


class StoredView:
    """A view as its document stores it."""

    def __init__(self, element, frame, superview, recorded):
        self.id = element.get("id")
        self.tag = element.tag
        self.frame = frame
        self.superview = superview
        self.is_fixed = element.get("fixedFrame") == "YES"
        self.is_hidden = element.get("hidden") == "YES"
        self.has_unrecorded_class = element.get("customClass") is not None and self.id not in recorded
        self.recorded_size = [number(element.get(f"placeholderIntrinsic{side}")) for side in ("Width", "Height")]
        if self.recorded_size == [None, None] and self.id in recorded:
            self.recorded_size = recorded[self.id]
        self.requires_natural_size = self.has_unknown_size and REQUIRED_NATURAL_SIZE in {
            element.get(f"{axis}{kind}Priority")
            for axis in ("horizontal", "vertical") for kind in ("Hugging", "CompressionResistance")}
        is_plain_stack = self.tag == "stackView" and element.get("baselineRelativeArrangement") != "YES" \
            and element.get("spacingType") is None and element.find("variation") is None
        self.stack_spacing = float(element.get("spacing") or 0) if is_plain_stack else None
        self.is_column = element.get("axis") == "vertical"
        self.style = element.get("style")
        font = element.find("fontDescription")
        self.font = dict(font.attrib) if font is not None else {}
        content = element.find("*[@key='contentView']")
        self.content = stored_frame(content) if content is not None else None

    @property
    def is_root(self):
        return self.superview is None

    @property
    def has_unknown_size(self):
        """Whether it has a natural size that only its content or its class determines."""
        return self.tag in TEXT or self.tag in CONTROLS or self.has_unrecorded_class

    @property
    def enclosing(self):
        """The views around it, innermost first."""
        view = self.superview
        while view is not None:
            yield view
            view = view.superview


class Document:
    """A document of the corpus: the views whose frames it stores, and the views that its canvas marked as ambiguous."""

    def __init__(self, corpus, entry):
        self.file = entry["file"]
        self.is_oracle = entry["oracle"]
        self.edition = entry.get("edition")
        self.tree = ElementTree.parse(os.path.join(corpus, self.file))
        root = self.tree.getroot()
        self.views = stored_views(root)
        # None stands for a mark inside a `variation`, which belongs to another size class.
        self.marked = {element.get("id") for element in root.iter() if element.get("ambiguous") == "YES"}
        self.era = era(root)
        self.constraints = constraints(root)

    @property
    def scenes(self):
        """The views of each scene, its root view first."""
        scenes = []
        for view in self.views:
            if view.is_root:
                scenes.append([])
            scenes[-1].append(view)
        return scenes

    @property
    def repository(self):
        return self.file.split("/")[0]

    @property
    def scored_views(self):
        """The views whose frames are compared: neither root views nor views with a fixed frame."""
        return [view for view in self.views if not view.is_root and not view.is_fixed]

    def write_without_frames(self, folder):
        """Writes the document below `folder` without what layout has to compute.

        Removes the frames of the views that Auto Layout places, and the marks. Root views keep their frames, which
        are the size of the canvas.
        """
        roots = {view.id for view in self.views if view.is_root}
        for element in self.tree.iter():
            if element.get("translatesAutoresizingMaskIntoConstraints") == "NO" and element.get("id") not in roots:
                for rect in element.findall("rect[@key='frame']"):
                    element.remove(rect)
            for flag in ("misplaced", "ambiguous"):
                if element.get("id"):
                    element.attrib.pop(flag, None)
        target = os.path.join(folder, self.file)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        self.tree.write(target, encoding="UTF-8", xml_declaration=True)


def stored_frame(element):
    rect = element.find("rect[@key='frame']")
    return [float(rect.get(key)) for key in ("x", "y", "width", "height")] if rect is not None else None


def stored_views(root):
    """The views of a document that carry a stored frame, in the document's order."""
    recorded = {designable.get("name"): recorded_size(designable) for designable in root.iterfind("designables/designable")}
    views = []

    def walk(element, superview):
        for child in element:
            frame = stored_frame(child) if child.get("id") else None
            view = superview
            if frame is not None and (child.tag in VIEWS or child.find("subviews") is not None):
                view = StoredView(child, frame, superview, recorded)
                views.append(view)
            walk(child, view)

    walk(root, None)
    return views


def recorded_size(designable):
    size = designable.find("size[@key='intrinsicContentSize']")
    return [number(size.get(side)) if size is not None else None for side in ("width", "height")]


def number(text):
    """A length in points; None if it is missing or infinite."""
    length = float(text) if text not in (None, "", "infinite") else -1
    return length if 0 <= length < float("inf") else None


def constraints(root):
    """The constraints of a document."""
    guides = {}
    for view in root.iter("scrollView"):
        for guide in view.iterfind("viewLayoutGuide"):
            if guide.get("key") in ("contentLayoutGuide", "frameLayoutGuide"):
                guides[guide.get("id")] = view.get("id")
    uncertain = {change.get("reference") for variation in root.iter("variation") for change in variation.iter()}
    device = root.find(".//device")
    is_portrait = device is None or device.get("orientation") != "landscape"
    roots = [scene.find("objects/viewController/view") for scene in root.iter("scene")] + root.findall("objects/view")
    sides = {guide.get("id"): view.get("id") for view in roots if view is not None and is_portrait
             for guide in view.iterfind("viewLayoutGuide[@key='safeArea']")}
    return [Constraint(element, view.get("id"), guides, sides, uncertain)
            for view in root.iter() for element in view.iterfind("constraints/constraint")]


def era(root):
    """The name of the era in which a document was saved last."""
    version = leading_number(root.get("toolsVersion"))
    if version == UNNUMBERED_TOOLS:
        plug_in = root.find(f".//plugIn[@identifier='{CANVAS_PLUG_IN}']")
        version = leading_number(plug_in.get("version")) if plug_in is not None else version
    return next(name for first, name in reversed(ERAS) if version >= first)


def leading_number(text):
    digits = re.match(r"\d+", text or "")
    return int(digits.group()) if digits else 0


def read_index(path):
    """The lines of an index, each with the edition of the corpus that it belongs to."""
    with open(path, encoding="utf-8") as lines:
        return [{**json.loads(line), "edition": edition} for line, edition in zip(lines, editions(path))]
