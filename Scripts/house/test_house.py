"""Tests of what must hold between folders: python3 -m unittest discover --start-directory Scripts/house"""
import os
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import floors  # noqa: E402
import rules  # noqa: E402
import swift_index  # noqa: E402

ARCHITECTURE = """
## Inside UIKit

| floor | folders | what lives there |
| --- | --- | --- |
| 2 | `Bars`, `Controls` | bars; controls |
| 1 | `Core/Views` with `Core/Layout` | views; `Settling` |
| 0 | `Values` | geometry |

| what the core needs | hook |
| --- | --- |
| margins | `UIView.controller` |

## Inside the other modules

| module | folders |
| --- | --- |
| `Audit` | `Audit` itself, `Rules` |
"""

FILES = [
    "UIKit/Bars/UIToolbar.swift", "UIKit/Controls/UILabel.swift", "UIKit/Core/Views/UIView.swift",
    "UIKit/Core/Layout/Settling.swift", "UIKit/Values/CGRect.swift", "Audit/Auditor.swift", "Audit/Rules/Rule.swift",
    "Pages/Page.swift",
]

# What holds: arrows downwards, and the circle of the two folders that are joined by “with”.
ARROWS = [
    ("UIKit/Bars/UIToolbar.swift", 3, "UILabel", "UIKit/Controls/UILabel.swift"),
    ("UIKit/Controls/UILabel.swift", 1, "UIView", "UIKit/Core/Views/UIView.swift"),
    ("UIKit/Core/Views/UIView.swift", 7, "Settling", "UIKit/Core/Layout/Settling.swift"),
    ("UIKit/Core/Layout/Settling.swift", 2, "UIView", "UIKit/Core/Views/UIView.swift"),
    ("UIKit/Core/Layout/Settling.swift", 4, "CGRect", "UIKit/Values/CGRect.swift"),
    ("Audit/Auditor.swift", 5, "Rule", "Audit/Rules/Rule.swift"),
    # From module to module: Package.swift has the order.
    ("Audit/Rules/Rule.swift", 6, "UIView", "UIKit/Core/Views/UIView.swift"),
]


def house(arrows=ARROWS, files=FILES, page=ARCHITECTURE):
    references = [
        swift_index.Reference(swift_index.Symbol(name, 7, target, 1), file, line)
        for file, line, name, target in arrows]
    return rules.House(swift_index.Index(dict.fromkeys(files, 10), references, [], []), floors.read(page))


class FloorTests(unittest.TestCase):
    def test_folders_stand_in_the_order_of_the_page(self):
        read = floors.read(ARCHITECTURE)
        self.assertEqual(
            {folder: place.rank for folder, place in read["UIKit"].items()},
            {"UIKit/Bars": 0, "UIKit/Controls": 1, "UIKit/Core/Views": 2, "UIKit/Core/Layout": 2, "UIKit/Values": 3})
        self.assertEqual(
            {folder: place.rank for folder, place in read["Audit"].items()}, {"Audit": 0, "Audit/Rules": 1})
        self.assertEqual(read["UIKit"]["UIKit/Values"].line, 8)

    def test_a_folder_on_two_floors_is_refused(self):
        with self.assertRaises(floors.Unreadable) as caught:
            floors.read(ARCHITECTURE.replace("| 0 | `Values`", "| 0 | `Values`, `Bars`"))
        self.assertEqual(
            str(caught.exception),
            "docs/architecture.md:8: UIKit/Bars stands on two floors; the other one is in line 6")

    def test_the_page_of_this_project_can_be_read(self):
        page = pathlib.Path(__file__).resolve().parent.parent.parent / floors.PAGE
        self.assertIn("UIKit/Core/Views", floors.read(page.read_text())["UIKit"])


class ArrowTests(unittest.TestCase):
    def test_arrows_downwards_and_the_circle_that_the_page_allows_are_fine(self):
        self.assertEqual(house().complaints(), [])

    def test_one_arrow_upwards_is_reported_with_file_line_and_names(self):
        upwards = ("UIKit/Values/CGRect.swift", 12, "UIToolbar.items", "UIKit/Bars/UIToolbar.swift")
        self.assertEqual(house(ARROWS[:1] + [upwards]).complaints(), [
            "Sources/UIKit/Values/CGRect.swift:12: UIKit/Values refers to UIKit/Bars, which is above it: "
            "UIToolbar.items; move what is named, or let the lower folder ask through a hook"])

    def test_an_arrow_that_closes_a_circle_says_so(self):
        lines = [(9, "UIToolbar"), (8, "UIToolbar.items"), (10, "UIToolbar.a"), (11, "UIToolbar.b")]
        upwards = [("UIKit/Controls/UILabel.swift", line, name, "UIKit/Bars/UIToolbar.swift") for line, name in lines]
        self.assertEqual(house(ARROWS + upwards).complaints(), [
            "Sources/UIKit/Controls/UILabel.swift:8: UIKit/Controls refers to UIKit/Bars, which is above it and closes "
            "a circle of 2 folders: UIToolbar.items, UIToolbar, UIToolbar.a and 1 more; move what is named, or let the "
            "lower folder ask through a hook"])

    def test_an_arrow_into_the_circle_of_the_page_is_no_exception(self):
        upwards = ("UIKit/Core/Layout/Settling.swift", 5, "UILabel", "UIKit/Controls/UILabel.swift")
        self.assertEqual(house(ARROWS + [upwards]).complaints(), [
            "Sources/UIKit/Core/Layout/Settling.swift:5: UIKit/Core/Layout refers to UIKit/Controls, which is above it "
            "and closes a circle of 3 folders: UILabel; move what is named, or let the lower folder ask through a "
            "hook"])

    def test_a_folder_without_a_floor(self):
        self.assertEqual(house(files=FILES + ["UIKit/Printing/Printer.swift"]).complaints(), [
            "Sources/UIKit/Printing: stands on no floor; name it in docs/architecture.md where UIKit is"])

    def test_a_module_without_floors(self):
        self.assertEqual(house(files=FILES + ["Pages/Style/Style.swift"]).complaints(), [
            "Sources/Pages: its 2 folders stand on no floor; add a row to docs/architecture.md, “Inside the other "
            "modules”"])

    def test_a_floor_without_a_folder(self):
        files = [file for file in FILES if "Values" not in file]
        self.assertEqual(house(ARROWS[:4], files).complaints(), [
            "docs/architecture.md:8: Sources/UIKit/Values has no sources; take it out"])


class PageTests(unittest.TestCase):
    def test_the_page_has_folders_in_the_order_of_floors_and_their_arrows(self):
        self.assertEqual(house().page(), """\
The folders of each module from the highest floor to the lowest, and those that each one refers to.
`make house` writes this from the compiler's index. The order stands in docs/architecture.md.

Audit
  (top): Rules
  Rules: none

UIKit
  Bars: Controls
  Controls: Core/Views
  Core/Layout: Core/Views, Values
  Core/Views: Core/Layout
  Values: none
  circle: Core/Layout, Core/Views
""")

    def test_the_order_of_the_index_does_not_matter(self):
        self.assertEqual(house(ARROWS[::-1], FILES[::-1]).page(), house().page())

    def test_a_page_that_is_out_of_date(self):
        page = house().page()
        self.assertIsNone(house().difference(page))
        new = ("UIKit/Bars/UIToolbar.swift", 8, "CGRect", "UIKit/Values/CGRect.swift")
        self.assertEqual(
            house(ARROWS + [new]).difference(page),
            "docs/house.txt: out of date, now “Bars: Controls, Values”; run `make house` and commit it")


class Store:
    """An index store with a unit of each file; the units are as old as they are told to be."""

    def __init__(self, sources, ages):
        self.files = {str(sources / file): time for file, time in ages.items()}

    def units(self):
        return list(self.files)

    def unit(self, name):
        return name, self.files[name], None if name.endswith("Empty.swift") else name

    def occurrences(self, record):
        return []


class AgeTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.sources = pathlib.Path(folder.name)
        for file in ["UIKit/View.swift", "UIKit/Empty.swift", "UIKit/Bars/Bar.swift", "Other/Unbuilt.swift"]:
            path = self.sources / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("")
            os.utime(path, (1000, 1000))

    def stale(self, **changed):
        ages = {"UIKit/View.swift": 1000, "UIKit/Empty.swift": 1000, "UIKit/Bars/Bar.swift": 1000}
        ages.update(changed.get("ages", {}))
        for file in changed.get("without", []):
            del ages[file]
        return swift_index.occurrences_by_file(Store(self.sources, ages), self.sources)[1]

    def test_an_index_of_the_same_age_is_not_old(self):
        self.assertEqual(self.stale(), [])

    def test_a_file_that_changed_after_the_build(self):
        stale = self.stale(ages={"UIKit/View.swift": 900})
        self.assertEqual(
            swift_index.complaint(stale), "the index is older than Sources/UIKit/View.swift; run `swift build`")

    def test_a_file_that_was_moved_or_added_after_the_build(self):
        stale = self.stale(ages={"UIKit/View.swift": 900}, without=["UIKit/Bars/Bar.swift"])
        self.assertEqual(
            swift_index.complaint(stale),
            "the index is older than Sources/UIKit/Bars/Bar.swift and 1 more file; run `swift build`")


if __name__ == "__main__":
    unittest.main()
