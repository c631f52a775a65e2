"""Tests of the proof that stored frames were kept: python3 -m unittest discover Scripts/fidelity"""
import os
import tempfile
import unittest

from documents import Document
from satisfaction import breaks_what_could_be_kept, is_satisfied_better

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
    def breaks(self, frames, more="", document=DOCUMENT):
        return self.proves(frames, more, document, breaks_what_could_be_kept)

    def proves(self, frames, more="", document=DOCUMENT, proof=is_satisfied_better):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "A.xib"), "w", encoding="utf-8") as out:
                out.write(document.format(more=more))
            document = Document(folder, {"file": "A.xib", "oracle": True})
            return proof(document.scenes[0], document.constraints, frames)

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

    def test_a_required_constraint_that_is_kept_is_proof_whatever_texts_measure(self):
        top = '<constraint firstItem="text" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" {} id="d"/>'
        frames = {**HIGHER, "text": [20, 40, 70, 25]}
        self.assertTrue(self.breaks(frames, top.format('constant="20"')))
        self.assertFalse(self.breaks(frames, top.format('constant="30"')), "neither keeps it")
        self.assertFalse(self.breaks(frames, top.format('constant="20" priority="999"')), "it is not required")
        guide = '<constraint firstItem="text" firstAttribute="top" secondItem="guide" secondAttribute="bottom" id="e"/>'
        self.assertFalse(self.breaks(frames, top.format('constant="20"') + guide), "the guide may be why")

    def test_the_sides_of_the_safe_area_are_known_in_portrait(self):
        leading = '<constraint firstItem="text" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="d"/>'
        document = DOCUMENT.replace(
            '<view id="root">', '{device}<view id="root"><viewLayoutGuide key="safeArea" id="safe"/>')
        frames = {**HIGHER, "text": [0, 40, 70, 20]}
        for device, is_proof in (("", True), ('<device orientation="landscape"/>', False)):
            self.assertEqual(self.breaks(frames, leading, document.replace("{device}", device)), is_proof)

    def test_a_required_natural_size_may_be_why(self):
        leading = '<constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d"/>'
        frames = {**HIGHER, "text": [0, 40, 70, 20]}
        self.assertTrue(self.breaks(frames, leading))
        document = DOCUMENT.replace('<label id', '<label horizontalCompressionResistancePriority="1000" id')
        self.assertFalse(self.breaks(frames, leading, document))

    def test_views_of_a_stack_that_overlap_are_proof(self):
        document = DOCUMENT.replace("scrollView", "stackView").replace('id="scroll"', 'id="scroll" axis="vertical" spacing="8"') \
            .replace('id="b"', 'id="b" priority="1"').replace('id="c"', 'id="c" priority="1"')
        frames = {"scroll": [0, 0, 300, 200], "box": [0, 0, 300, 72], "text": [10, 80, 50, 20]}
        self.assertTrue(self.breaks(frames, "", document))
        self.assertFalse(self.breaks(frames, "", document.replace('spacing="8"', 'spacing="0"')))

    def test_a_view_without_an_answer_proves_nothing(self):
        self.assertFalse(self.proves({id: frame for id, frame in HIGHER.items() if id != "text"}))


if __name__ == "__main__":
    unittest.main()
