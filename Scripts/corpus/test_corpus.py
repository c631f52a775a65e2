"""Tests of Tests/Corpus and of what writes it: python3 -m unittest discover Scripts/corpus"""
import os
import unittest

import files
from model import ARITHMETIC, box, constraint, root_view


def attributes(text, owner="root"):
    element = constraint(text, owner, 7)
    return {name: value for name, value in element.attrib.items() if name != "id"}


class ConstraintTests(unittest.TestCase):
    def test_a_constraint_is_read_as_it_is_written(self):
        self.assertEqual(attributes("a.leading = root.leading + 20"), {
            "firstItem": "a", "firstAttribute": "leading", "secondItem": "root", "secondAttribute": "leading",
            "constant": "20"})
        self.assertEqual(attributes("a.width >= b.width * 0.5 - 8 @750"), {
            "firstItem": "a", "firstAttribute": "width", "relation": "greaterThanOrEqual", "secondItem": "b",
            "secondAttribute": "width", "multiplier": "0.5", "constant": "-8", "priority": "750"})
        self.assertEqual(attributes("a.height = 40"), {"firstItem": "a", "firstAttribute": "height", "constant": "40"})

    def test_the_owner_is_not_named_first(self):
        self.assertEqual(attributes("root.trailing = a.trailing"), {
            "firstAttribute": "trailing", "secondItem": "a", "secondAttribute": "trailing"})

    def test_what_is_no_constraint_is_refused(self):
        with self.assertRaises(ValueError):
            constraint("a.width 40", "root", 1)


class CorpusTests(unittest.TestCase):
    def setUp(self):
        self.documents = files.all_documents()

    def test_there_are_two_hundred_documents_each_with_a_name_of_its_own(self):
        names = {document.file for document in self.documents}
        self.assertEqual(len(names), len(self.documents))
        self.assertGreaterEqual(len(names), 200)

    def test_the_files_are_those_that_the_script_writes(self):
        self.assertEqual(files.read("index.jsonl"), files.index(self.documents), "`make corpus` writes it")
        found = {os.path.relpath(os.path.join(folder, name), files.FOLDER) for folder, _, names in os.walk(files.FOLDER)
                 for name in names if name.endswith((".xib", ".storyboard"))}
        self.assertEqual(found, {document.file for document in self.documents}, "`make corpus` writes them")
        for document in self.documents:
            text = files.read(document.file)
            written = files.with_frames(document.text(), files.stored_frames(text))
            self.assertEqual(text, written, f"{document.file}: `make corpus` writes it")

    def test_stated_frames_are_the_stored_ones(self):
        for document in self.documents:
            stored = files.stored_frames(files.read(document.file))
            for view in document.views:
                if view.frame is not None and not view.attributes.get("fixedFrame"):
                    for number, stated in zip(stored[view.id], view.frame):
                        self.assertAlmostEqual(number, stated, 3, f"{document.file}: {view.id}")

    def test_what_follows_by_arithmetic_is_stated(self):
        for document in self.documents:
            if document.source == ARITHMETIC:
                self.assertTrue(all(view.frame is not None for view in document.views), document.file)

    def test_guides_stand_behind_subviews(self):
        element = root_view("retina4_7", [box("a")], []).element(iter(range(9)))
        self.assertEqual([part.tag for part in element][-2:], ["subviews", "viewLayoutGuide"])


if __name__ == "__main__":
    unittest.main()
