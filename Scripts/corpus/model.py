"""Views, constraints and documents of the corpus, and the XML that Interface Builder would save for them."""
import re
import xml.etree.ElementTree as ElementTree

# Portrait sizes of the canvases, by Interface Builder's name of the device.
CANVASES = {
    "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_9": (375, 812), "retina6_1": (414, 896),
    "retina6_5": (414, 896), "ipad9_7": (768, 1024), "ipad11_0rounded": (834, 1194),
}
# The tools version of a document that does not say otherwise: Xcode 15.
TOOLS = 22155

CONSTRAINT = re.compile(
    r"(?P<first>\w+)\.(?P<attribute>\w+) (?P<relation>=|>=|<=)"
    r"(?: (?P<second>\w+)\.(?P<other>\w+))?(?: \* (?P<multiplier>[\d.:]+))?"
    r"(?: ?(?P<sign>[+-])? ?(?P<constant>[\d.]+))?(?: @(?P<priority>\d+))?")
RELATIONS = {">=": "greaterThanOrEqual", "<=": "lessThanOrEqual"}


class View:
    """A view of a document.

    frame: the expected frame, or None for a frame that Snug itself gave (a regression value). is_placed: whether
    constraints or a stack view place it. parts: further elements inside of it, as XML.
    """

    def __init__(self, id, frame=None, tag="view", subviews=(), constraints=(), is_placed=True, parts="", **attributes):
        self.id, self.frame, self.tag, self.subviews = id, frame, tag, list(subviews)
        self.constraints, self.is_placed, self.parts, self.attributes = list(constraints), is_placed, parts, attributes

    def element(self, numbers, key=None):
        """The view as XML. numbers: an iterator of numbers for the identifiers of constraints."""
        element = ElementTree.Element(self.tag)
        if key:
            element.set("key", key)
        element.set("contentMode", "scaleToFill")
        for name, value in self.attributes.items():
            element.set(name, str(value))
        if self.is_placed:
            element.set("translatesAutoresizingMaskIntoConstraints", "NO")
        element.set("id", self.id)
        rect = {name: f"{value:g}" for name, value in zip(("x", "y", "width", "height"), self.frame or (0, 0, 0, 0))}
        element.append(ElementTree.Element("rect", {"key": "frame", **rect}))
        parts = list(ElementTree.fromstring(f"<parts>{self.parts}</parts>"))
        element.extend(part for part in parts if part.tag != "viewLayoutGuide")
        if self.subviews:
            views = ElementTree.SubElement(element, "subviews")
            views.extend(view.element(numbers) for view in self.subviews)
        element.extend(part for part in parts if part.tag == "viewLayoutGuide")
        if self.constraints:
            group = ElementTree.SubElement(element, "constraints")
            group.extend(constraint(text, self.id, next(numbers)) for text in self.constraints)
        return element

    @property
    def all(self):
        """The view and all views inside of it."""
        yield self
        for view in self.subviews:
            yield from view.all


def constraint(text, owner, number):
    """The element of a constraint that is written as “box.width >= root.width * 0.5 + 8 @750”."""
    match = CONSTRAINT.fullmatch(text)
    if not match:
        raise ValueError(f"no constraint: {text}")
    element = ElementTree.Element("constraint")
    if match["first"] != owner:
        element.set("firstItem", match["first"])
    element.set("firstAttribute", match["attribute"])
    if match["relation"] != "=":
        element.set("relation", RELATIONS[match["relation"]])
    if match["second"]:
        element.set("secondItem", match["second"])
        element.set("secondAttribute", match["other"])
    if match["multiplier"]:
        element.set("multiplier", match["multiplier"])
    if match["constant"]:
        element.set("constant", ("-" if match["sign"] == "-" else "") + match["constant"])
    if match["priority"]:
        element.set("priority", match["priority"])
    element.set("id", f"c{number:02}")
    return element


class Document:
    """A document of the corpus.

    name: its path without extension; the folder is the subject. shows: one sentence. source: where the frames come
    from. is_storyboard: a scene with a controller, and not a view on its own. vouched: what the source vouches for in
    frames that Snug gives, by view, with None for the other numbers.
    """

    def __init__(self, name, shows, source, root, device="retina4_7", tools=TOOLS, is_storyboard=False):
        self.name, self.shows, self.source, self.root = name, shows, source, root
        self.device, self.tools, self.is_storyboard = device, tools, is_storyboard
        self.vouched = {}

    @property
    def file(self):
        return f"{self.name}.{'storyboard' if self.is_storyboard else 'xib'}"

    @property
    def views(self):
        return list(self.root.all)

    def text(self):
        kind = "Storyboard.XIB" if self.is_storyboard else "XIB"
        document = ElementTree.Element("document", {
            "type": f"com.apple.InterfaceBuilder3.CocoaTouch.{kind}", "version": "3.0", "toolsVersion": str(self.tools),
            "targetRuntime": "iOS.CocoaTouch", "propertyAccessControl": "none", "useAutolayout": "YES",
            "useTraitCollections": "YES", "useSafeAreas": "YES", "colorMatched": "YES"})
        ElementTree.SubElement(document, "device", {"id": self.device, "orientation": "portrait", "appearance": "light"})
        dependencies = ElementTree.SubElement(document, "dependencies")
        ElementTree.SubElement(dependencies, "plugIn", {
            "identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "version": str(self.tools)})
        numbers = iter(range(1, 1000))
        root = self.root.element(numbers, "view" if self.is_storyboard else None)
        if self.is_storyboard:
            document.set("initialViewController", "controller")
            scene = ElementTree.SubElement(ElementTree.SubElement(document, "scenes"), "scene", {"sceneID": "scene"})
            objects = ElementTree.SubElement(scene, "objects")
            controller = ElementTree.SubElement(
                objects, "viewController", {"id": "controller", "sceneMemberID": "viewController"})
            controller.append(root)
        else:
            objects = ElementTree.SubElement(document, "objects")
            for name, id in (("IBFilesOwner", "-1"), ("IBFirstResponder", "-2")):
                ElementTree.SubElement(objects, "placeholder", {"placeholderIdentifier": name, "id": id})
            objects.append(root)
        ElementTree.indent(document, "    ")
        return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(document, encoding="unicode") + "\n"


def root_view(device, subviews, constraints, **others):
    """The root view of a canvas, named `root`, with the safe area `safe`."""
    parts = '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>'
    parts += others.pop("parts", "") + '<viewLayoutGuide key="safeArea" id="safe"/>'
    return View("root", (0, 0, *CANVASES[device]), subviews=subviews, constraints=constraints, is_placed=False,
                parts=parts, **others)


def box(id, frame=None, **others):
    """A plain view."""
    return View(id, frame, **others)


def sized(id, width, height, frame=None, **others):
    """A plain view with a natural size, which Interface Builder keeps as a placeholder."""
    return View(id, frame, placeholderIntrinsicWidth=width, placeholderIntrinsicHeight=height, **others)


# Where expected frames come from.
ARITHMETIC = "the frames follow from the constraints by arithmetic"
REGRESSION = "regression: the frames are those that Snug gave when the document was made"
