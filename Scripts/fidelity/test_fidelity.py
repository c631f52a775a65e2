"""Tests of the fidelity score: python3 -m unittest discover Scripts/fidelity"""
import json
import os
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

import exact
import left_out
import record
from calibration import Calibration
from causes import Causes
from changes import Changes
from documents import Document, era
from editions import EDITIONS, editions
from report import causes_table
from scores import Score, Scores

DOCUMENT = """<document toolsVersion="{tools}" device="retina4_7">
  <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="{plug_in}"/></dependencies>
  <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
    <label id="placed" translatesAutoresizingMaskIntoConstraints="NO" ambiguous="YES">
      <rect key="frame" x="10" y="10" width="50" height="20"/></label>
    <view id="still"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
    <view id="fixed" fixedFrame="YES"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
  </subviews></view></objects>
</document>"""


def document(folder, file="repository/A.xib", tools="21507", plug_in="21505"):
    path = os.path.join(folder, file)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as out:
        out.write(DOCUMENT.format(tools=tools, plug_in=plug_in))
    return Document(folder, {"file": file, "oracle": True})


class Answers:
    def __init__(self, frames):
        self.frames = frames


class FidelityTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def test_roots_and_fixed_frames_are_not_scored(self):
        self.assertEqual([view.id for view in document(self.folder.name).scored_views], ["placed", "still"])

    def test_only_frames_of_views_under_auto_layout_are_taken_out(self):
        target = os.path.join(self.folder.name, "copy")
        document(self.folder.name).write_without_frames(target)
        root = ElementTree.parse(os.path.join(target, "repository/A.xib")).getroot()
        framed = [element.get("id") for element in root.iter() if element.find("rect") is not None]
        self.assertEqual(framed, ["root", "still", "fixed"])
        self.assertIsNone(root.find(".//label").get("ambiguous"))

    def test_exact_frames_are_compared_without_tolerance(self):
        made = document(self.folder.name)
        stored = {view.id: view.frame for view in made.views}
        self.assertEqual(exact.check([made], {made.file: stored}), (
            True, ["2 of 2 views of 1 documents are where their documents say"]))
        moved = {**stored, "placed": [10, 10.5, 50, 20]}
        self.assertEqual(exact.check([made], {made.file: moved}), (False, [
            "repository/A.xib: error: placed is stored at 10, 10, 50 × 20, and laid out at 10, 10.5, 50 × 20",
            "1 of 2 views of 1 documents are where their documents say"]))
        self.assertFalse(exact.check([made], {made.file: {}})[0])
        self.assertFalse(exact.check([], {})[0])

    def test_views_said_to_be_exact_and_estimated_are_scored_apart(self):
        made = document(self.folder.name)
        frames = {"placed": [10, 12, 50, 20], "still": [0, 0, 10, 10]}
        calibration = Calibration()
        calibration.count(made, frames, {"placed": ["a font is not here: Gotham", "a font is not here: Futura"]}, {})
        calibration.count(made, frames, {}, {"placed": "kept from before an edit"})
        self.assertEqual((calibration.exact.views, calibration.exact.within_one), (3, 2))
        self.assertEqual((calibration.estimated.views, calibration.estimated.within_one), (1, 0))
        self.assertEqual({name: score.views for name, score in calibration.reasons.items()}, {"a font is not here": 1})
        self.assertEqual((calibration.unproved.views, calibration.unproved.percent), (2, 100))
        self.assertEqual(calibration.share_of_exact, 75)

    def test_a_reason_that_snug_states_is_the_cause_of_a_miss(self):
        made = document(self.folder.name)
        frames = {"placed": [10, 10, 50, 26], "still": [0, 5, 10, 10]}
        reason = "the canvas gives a view without content a size"
        causes = Causes(made, frames, {"placed": ["the sizes of symbols are estimated", reason]})
        _, placed, still, _ = made.views
        self.assertEqual(causes.of(placed)[0], "a size that the canvas keeps")
        self.assertEqual(causes.of(still)[0], "size of a label in the system font, below 20 pt")

    def test_what_is_lost_without_rules_is_counted_by_view(self):
        made = document(self.folder.name)
        frames = {made.file: {"placed": [10, 10, 50, 20], "still": [0, 5, 10, 10]}}
        without = {made.file: {"placed": [10, 12, 50, 20], "still": [0, 5, 10, 10]}}
        run = left_out.LeftOut(2, [made], frames, without)
        self.assertEqual((run.lost, run.gained, run.repositories, run.lost_points), (1, 0, {"repository"}, 50))
        self.assertEqual(left_out.LeftOut(2, [made], without, frames).lost_points, -50)

    def test_an_era_is_told_by_the_tools_version_or_the_plug_in(self):
        def era_of(tools, plug_in="0"):
            return era(ElementTree.fromstring(DOCUMENT.format(tools=tools, plug_in=plug_in)))

        self.assertEqual(era_of("9532"), "4–7")
        self.assertEqual(era_of("13771"), "8–9.2")
        self.assertEqual(era_of("14109.1"), "9.3–10")
        self.assertEqual(era_of("32700.99.1234", "22685"), "15–16.2")
        self.assertEqual(era_of("23727"), "16.3–26")

    def test_documents_of_another_corpus_belong_to_no_edition(self):
        path = os.path.join(self.folder.name, "index.jsonl")
        with open(path, "w", encoding="utf-8") as out:
            out.write("{}\n" * EDITIONS[0][1])
        self.assertEqual(editions(path), [None] * EDITIONS[0][1])

    def test_a_cause_comes_first_in_the_document_whose_first_miss_it_is(self):
        def miss(file, cause, start):
            return {"file": file, "cause": cause, "starts at": start}

        self.assertEqual(causes_table([
            miss("a/1", "text", "x"), miss("a/1", "image", "y"), miss("a/1", "text", "x"),
            miss("a/2", "image", "z"), miss("b/3", "text", "v")])[2:], [
            "| text | 3 | 2 | 2 | 2 | 2 |",
            "| image | 2 | 2 | 2 | 1 | 1 |"])

    def test_tolerances_include_their_bound(self):
        scores = Scores()
        scores.count(document(self.folder.name), {"placed": [11, 10, 50, 20], "still": [0, 0.5, 10, 10]}, {"placed"})
        everything = scores.kinds["all"]
        self.assertEqual((everything.views, everything.within_one, everything.within_half), (2, 2, 1))
        self.assertEqual(scores.whole_documents, 1)
        self.assertEqual((scores.ambiguity.precision, scores.ambiguity.recall), (1, 1))

    def test_a_view_without_an_answer_is_a_miss(self):
        scores = Scores()
        scores.count(document(self.folder.name), {"placed": [10, 10, 50, 20]}, set())
        self.assertEqual(scores.kinds["all"].within_one, 1)
        self.assertEqual(scores.ambiguity.differences, {"repository/A.xib": (1, 0)})

    def test_fifths_hold_all_views_and_rise(self):
        scores = Scores()
        for number in range(12):
            scores.repositories[f"r{number}"] = Score(10 + number, number, number)
            scores.kinds["all"] += scores.repositories[f"r{number}"]
        for groups in (scores.fifths_of_repositories, scores.fifths_of_views):
            self.assertEqual(sum(count for count, _ in groups), 12)
            self.assertEqual(sum(score.views for _, score in groups), scores.kinds["all"].views)
            self.assertEqual([score.percent for _, score in groups], sorted(score.percent for _, score in groups))

    def test_a_run_against_an_earlier_one_counts_both_ways(self):
        one = document(self.folder.name)
        earlier = {one.file: {"placed": [90, 10, 50, 20], "still": [0, 0, 10, 10]}}
        now = Answers({one.file: {"placed": [10, 10, 50, 20], "still": [5, 0, 10, 10]}})
        lines = Changes([one], now, earlier).lines(most=5)
        self.assertEqual(lines[0], "2 frames changed: 1 views came within 1 pt, 1 no longer are")
        self.assertIn("  +1    −1    document repository/A.xib", lines)
        self.assertEqual(lines[-1], "  worse: repository/A.xib view still: stored [0.0, 0.0, 10.0, 10.0], "
                                    "was [0, 0, 10, 10], is [5, 0, 10, 10]")

    def test_repositories_that_had_no_part_in_a_rule_are_counted_apart(self):
        known, other = document(self.folder.name), document(self.folder.name, file="other/B.xib")
        right, wrong = {"placed": [10, 10, 50, 20], "still": [0, 0, 10, 10]}, {"placed": [90, 10, 50, 20]}
        earlier = {known.file: wrong, other.file: right}
        now = Answers({known.file: right, other.file: wrong})
        lines = Changes([known, other], now, earlier).lines(most=5, drawn_from={"repository"})
        self.assertEqual(lines[1:3], ["  +2    −0    in the repositories that it was drawn from", "  +0    −2    in the others"])


class RecordTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = os.path.join(self.folder.name, "fidelity.json")

    def record_with(self, within_one, corpus="same"):
        score = {"views": 1000, "within1": within_one, "withinHalf": 0}
        return {"corpus": corpus, "kinds": {"all": score}, "repositories": {"a": score}}

    def check(self, before, after):
        with open(self.path, "w", encoding="utf-8") as out:
            out.write(record.text(before))
        return record.check(after, self.path)

    def test_its_text_is_the_json_of_the_record(self):
        made = record.record(Scores(), "a corpus")
        self.assertEqual(json.loads(record.text(made)), made)

    def test_a_fall_of_a_tenth_of_a_point_passes_and_more_does_not(self):
        self.assertTrue(self.check(self.record_with(800), self.record_with(799))[0])
        passes, lines = self.check(self.record_with(800), self.record_with(798))
        self.assertFalse(passes)
        self.assertIn("that is 0.20 points less, and 0.1 are allowed; `--against` shows the views", lines)
        self.assertIn("  a: 800 of 1000 views, now 798", lines)

    def test_another_corpus_is_not_compared(self):
        passes, lines = self.check(self.record_with(800), self.record_with(1, corpus="another"))
        self.assertTrue(passes)
        self.assertIn("another corpus", lines[0])

    def test_a_missing_record_fails(self):
        passes, lines = record.check(self.record_with(800), self.path)
        self.assertFalse(passes)
        self.assertIn("no such file", lines[0])


if __name__ == "__main__":
    unittest.main()
