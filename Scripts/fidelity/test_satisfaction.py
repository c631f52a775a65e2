"""Tests of the proof that stored frames were kept: python3 -m unittest discover Scripts/fidelity"""
import os
import tempfile
import unittest

from documents import Document
from satisfaction import is_satisfied_better

# A box of a recorded height of 40 points above a label, in a scroll view whose content is as high as both.
DOCUMENT = """<document><objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
  <scrollView id="scroll"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
    <view id="box" placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="40">
      <rect key="frame" x="0" y="0" width="300" height="90"/></view>
    <label id="text"><rect key="frame" x="10" y="90" width="50" height="20"/></label>
  </subviews><constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="a"/>
    <constraint firstItem="text" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="b"/>
    <constraint firstAttribute="bottom" secondItem="text" secondAttribute="bottom" id="c"/>
    {more}
  </constraints></scrollView>
</subviews></view></objects></document>"""
HIGHER = {"scroll": [0, 0, 300, 200], "box": [0, 0, 300, 40], "text": [10, 40, 50, 20]}


class SatisfactionTests(unittest.TestCase):
    def proves(self, frames, more=""):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "A.xib"), "w", encoding="utf-8") as out:
                out.write(DOCUMENT.format(more=more))
            document = Document(folder, {"file": "A.xib", "oracle": True})
            return is_satisfied_better(document.scenes[0], document.constraints, frames)

    def test_a_recorded_size_that_nothing_contradicts_is_proof(self):
        self.assertTrue(self.proves(HIGHER))

    def test_equal_frames_prove_nothing(self):
        self.assertFalse(self.proves({**HIGHER, "box": [0, 0, 300, 90], "text": [10, 90, 50, 20]}))

    def test_a_constraint_that_asks_for_the_stored_height_may_be_why(self):
        self.assertFalse(self.proves(HIGHER, '<constraint firstItem="box" firstAttribute="height" constant="90" id="d"/>'))
        self.assertFalse(self.proves(
            HIGHER, '<constraint firstItem="box" firstAttribute="height" relation="greaterThanOrEqual" constant="90" id="d"/>'))
        self.assertTrue(self.proves(
            HIGHER, '<constraint firstItem="box" firstAttribute="height" relation="lessThanOrEqual" constant="90" id="d"/>'))

    def test_a_constraint_to_something_unknown_may_be_why(self):
        self.assertFalse(self.proves(
            HIGHER, '<constraint firstItem="guide" firstAttribute="top" secondItem="text" secondAttribute="bottom" id="d"/>'))
        self.assertFalse(self.proves(
            HIGHER, '<constraint firstItem="text" firstAttribute="bottom" secondItem="root" secondAttribute="bottomMargin" id="d"/>'))
        self.assertTrue(self.proves(
            HIGHER, '<constraint firstItem="text" firstAttribute="top" secondItem="box" secondAttribute="bottomMargin" id="d"/>'))

    def test_a_text_of_another_size_may_be_why(self):
        self.assertFalse(self.proves({**HIGHER, "text": [10, 40, 50, 25]}))

    def test_a_view_without_an_answer_proves_nothing(self):
        self.assertFalse(self.proves({id: frame for id, frame in HIGHER.items() if id != "text"}))


if __name__ == "__main__":
    unittest.main()
