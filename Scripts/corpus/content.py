"""Views whose size comes from their content: labels, buttons, fields, controls, rows of tables.

A size that Interface Builder or a device vouches for is stated here; the other frames are regression values.
"""
from model import REGRESSION, Document, View, root_view

DEVICE = "retina4_7"
# Title0 is the large title.
STYLES = (
    "Title0", "Title1", "Title2", "Title3", "Headline", "Subhead", "Body", "Callout", "Footnote", "Caption1",
    "Caption2")


def documents():
    yield from labels()
    yield from controls()
    yield from tables()


def document(name, shows, views, constraints, source=REGRESSION, sizes=None, tools=17701):
    made = Document(name, shows, source, root_view(DEVICE, views, constraints), DEVICE, tools)
    # What is vouched for: the frames of views, with None for what is not.
    made.vouched = {id: (None, None, *size) for id, size in (sizes or {}).items()}
    return made


def corner(id):
    return [f"{id}.leading = root.leading + 20", f"{id}.top = root.top + 40"]


def label(id, text, font, **attributes):
    attributes = {"opaque": "NO", "horizontalHuggingPriority": 251, "verticalHuggingPriority": 251, "text": text,
                  "textAlignment": "natural", "lineBreakMode": "tailTruncation", "baselineAdjustment": "alignBaselines",
                  **attributes}
    return View(id, tag="label", parts=f'<fontDescription key="fontDescription" {font}/>', **attributes)


def labels():
    for style in STYLES:
        yield document(f"text/style-{style.lower()}", f"one line in the text style {style}", [
            label("a", "Whiskers McFluff", f'style="UICTFontTextStyle{style}"')], corner("a"))
    for size in (11, 13, 15, 17, 20, 24, 34):
        source, sizes = REGRESSION, {}
        if size == 17:
            source = ("canvas: the height of 21 is that of 279 labels of 41 public repositories; the width is a regression "
                      "value")
            sizes = {"a": (None, 21)}
        yield document(f"text/system-{size}", f"one line at {size} points", [
            label("a", "Whiskers McFluff", f'type="system" pointSize="{size}"')], corner("a"), source, sizes)
    yield document("text/bold", "one line of the bold system font", [
        label("a", "Whiskers McFluff", 'type="boldSystem" pointSize="17"')], corner("a"))
    long = "The cat sat on the warm stone wall and watched the birds until the sun went down behind the hills."
    for width in (100, 150, 220):
        yield document(f"text/wrapped-{width}", f"a text of several lines at {width} points", [
            label("a", long, 'type="system" pointSize="17"', numberOfLines=0)], corner("a") + [f"a.width = {width}"])
    yield document("text/two-lines", "a text that is cut after two lines", [
        label("a", long, 'type="system" pointSize="17"', numberOfLines=2)], corner("a") + ["a.width = 150"])
    yield document("text/baselines", "labels of two sizes on one baseline", [
        label("a", "Small", 'type="system" pointSize="12"'), label("b", "Large", 'type="system" pointSize="30"')], [
        *corner("b"), "a.leading = b.trailing + 8", "a.firstBaseline = b.firstBaseline"])
    yield document("text/last-baseline", "a label on the last baseline of another one", [
        label("a", "Small", 'type="system" pointSize="12"'),
        label("b", "Two lines of text", 'type="system" pointSize="20"', numberOfLines=0)], [
        *corner("b"), "b.width = 100", "a.leading = b.trailing + 8", "a.lastBaseline = b.lastBaseline"])


def controls():
    seen = "canvas: the size of {} that Interface Builder stored in public documents"
    one = {
        "switch": ("switch", {"opaque": "NO"}, (51, 31), "the 47 switches"),
        "slider": ("slider", {"opaque": "NO", "value": 0.5, "maxValue": 1}, (None, 31), "the 50 sliders"),
        "activity-indicator": (
            "activityIndicatorView", {"opaque": "NO", "style": "medium"}, (20, 20), "the 14 indicators"),
        "stepper": ("stepper", {"opaque": "NO", "maximumValue": 100}, None, ""),
        "page-control": ("pageControl", {"opaque": "NO", "numberOfPages": 3}, None, ""),
        "progress": ("progressView", {"opaque": "NO", "progress": 0.5}, None, ""),
    }
    for name, (tag, attributes, size, count) in one.items():
        constraints = corner("a") + (["a.width = 200"] if tag in ("slider", "progressView") else [])
        yield document(f"controls/{name}", f"the natural size of a {name.replace('-', ' ')}", [
            View("a", tag=tag, **attributes)], constraints, seen.format(count) if size else REGRESSION,
            {"a": size} if size else {})
    for style in ("roundedRect", "none", "line", "bezel"):
        attributes = {"borderStyle": style} if style != "none" else {}
        yield document(f"controls/text-field-{style}", f"a text field with the border {style}", [
            View("a", tag="textField", opaque="NO", text="Whiskers", parts=(
                '<fontDescription key="fontDescription" type="system" pointSize="14"/>'), **attributes)],
            corner("a") + ["a.width = 150"])
    for count in (2, 3):
        segments = "".join(f'<segment title="{title}"/>' for title in ("First", "Second", "Third")[:count])
        yield document(f"controls/segments-{count}", f"a control with {count} segments", [
            View("a", tag="segmentedControl", opaque="NO", segmentControlStyle="plain", selectedSegmentIndex=0,
                 parts=f'<segments>{segments}</segments>')], corner("a"))
    for title in ("OK", "Continue without an account"):
        yield document(f"controls/button-{title.split()[0].lower()}", f"a button “{title}”", [
            View("a", tag="button", opaque="NO", buttonType="system", lineBreakMode="middleTruncation", parts=(
                '<fontDescription key="fontDescription" type="system" pointSize="15"/>'
                f'<state key="normal" title="{title}"/>'))],
            corner("a"))


def tables():
    def table(name, shows, rows, source=REGRESSION, first=None, height=None, tools=17701, width=375, **attributes):
        cells = "".join(
            f'<tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" '
            f'selectionStyle="default" indentationWidth="10" reuseIdentifier="r{i}" id="row{i}" {more}>'
            f'<rect key="frame" x="0" y="0" width="0" height="0"/><autoresizingMask key="autoresizingMask"/>'
            f'<tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" '
            f'preservesSuperviewLayoutMargins="YES" tableViewCell="row{i}" id="content{i}">'
            f'<rect key="frame" x="0" y="0" width="0" height="0"/><autoresizingMask key="autoresizingMask"/>'
            f'</tableViewCellContentView></tableViewCell>' for i, more in enumerate(rows))
        view = View("table", (0, 0, width, 667), "tableView", parts=f"<prototypes>{cells}</prototypes>",
                    clipsSubviews="YES", alwaysBounceVertical="YES", dataMode="prototypes", **{
                        "style": "plain", "separatorStyle": "default", "rowHeight": -1, "estimatedRowHeight": -1,
                        "sectionHeaderHeight": 28, "sectionFooterHeight": 28, **attributes})
        made = document(name, shows, [view], [
            "table.leading = root.leading", "root.trailing = table.trailing", "table.top = root.top",
            "root.bottom = table.bottom"], source, tools=tools)
        if first is not None:
            made.vouched["row0"] = (None, first, None, height)
        return made

    first = "canvas: the y of the first row is that of 85 of 87 tables in public documents that Interface Builder saved"
    yield table("tables/plain-14460", "a plain table of Xcode 10", ['rowHeight="60"'], first, first=28, height=60,
                tools=14460)
    yield table("tables/plain-17701", "a plain table of Xcode 12", ['rowHeight="60"'], first, first=28, height=60)
    yield table("tables/grouped-17701", "a grouped table of Xcode 12", ['rowHeight="60"'], first, first=55.5, height=60,
                style="grouped", sectionHeaderHeight=18, sectionFooterHeight=18)
    yield table("tables/two-rows", "rows of two heights", ['rowHeight="60"', 'rowHeight="80"'], first, first=28,
                height=60)
    yield table("tables/row-height-of-the-table", "rows of the table's height", [""], first, first=28, height=72,
                rowHeight=72)
    yield table("tables/automatic", "a row without a height", [""])
    yield table("tables/disclosure", "a row with a disclosure indicator",
                ['rowHeight="60" accessoryType="disclosureIndicator"'], first, first=28, height=60)
    yield table("tables/checkmark", "a row with a check mark", ['rowHeight="60" accessoryType="checkmark"'], first,
                first=28, height=60)
