#!/usr/bin/env python3
"""Reads into Data/Fonts/named-fonts.json what free fonts tell about fonts of iOS.

Two things: the widths of faces for which there is a free font of the same widths (Liberation for Arial, Times New Roman and Courier
New, DejaVu Sans Mono for Menlo), and the pair kerning of the free fonts that the other tables were fitted with. Widths that were
fitted to labels stay as they are.

Needs Python's uharfbuzz and Debian's fonts-liberation2, fonts-urw-base35, fonts-lato, fonts-dejavu. Run
Scripts/generate-font-tables.py after it.
"""
import json
import os

import uharfbuzz

from font_table_json import written

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FONTS = "/usr/share/fonts"
SAME_WIDTHS = {
    "ArialMT": "truetype/liberation2/LiberationSans-Regular.ttf",
    "Arial-BoldMT": "truetype/liberation2/LiberationSans-Bold.ttf",
    "Arial-ItalicMT": "truetype/liberation2/LiberationSans-Italic.ttf",
    "Arial-BoldItalicMT": "truetype/liberation2/LiberationSans-BoldItalic.ttf",
    "TimesNewRomanPSMT": "truetype/liberation2/LiberationSerif-Regular.ttf",
    "TimesNewRomanPS-BoldMT": "truetype/liberation2/LiberationSerif-Bold.ttf",
    "TimesNewRomanPS-ItalicMT": "truetype/liberation2/LiberationSerif-Italic.ttf",
    "TimesNewRomanPS-BoldItalicMT": "truetype/liberation2/LiberationSerif-BoldItalic.ttf",
    "CourierNewPSMT": "truetype/liberation2/LiberationMono-Regular.ttf",
    "CourierNewPS-BoldMT": "truetype/liberation2/LiberationMono-Bold.ttf",
    "CourierNewPS-ItalicMT": "truetype/liberation2/LiberationMono-Italic.ttf",
    "CourierNewPS-BoldItalicMT": "truetype/liberation2/LiberationMono-BoldItalic.ttf",
    "Menlo-Regular": "truetype/dejavu/DejaVuSansMono.ttf",
    "Menlo-Bold": "truetype/dejavu/DejaVuSansMono-Bold.ttf",
    "Menlo-Italic": "truetype/dejavu/DejaVuSansMono-Oblique.ttf",
    "Menlo-BoldItalic": "truetype/dejavu/DejaVuSansMono-BoldOblique.ttf",
}
KERNING = {
    "Nimbus Sans": "opentype/urw-base35/NimbusSans-Regular.otf",
    "Nimbus Sans Bold": "opentype/urw-base35/NimbusSans-Bold.otf",
    "Liberation Sans": "truetype/liberation2/LiberationSans-Regular.ttf",
    "Lato Bold": "truetype/lato/Lato-Bold.ttf",
}
# Which kerning a fitted table goes with, and by what factor; both were fitted together with its widths.
FITTED_KERNING = {
    "HelveticaNeue": ("Nimbus Sans", 0.83), "HelveticaNeue-Bold": ("Nimbus Sans Bold", 1.01),
    "HelveticaNeue-Light": ("Nimbus Sans", 0.47), "HelveticaNeue-Thin": ("Nimbus Sans", 0.85),
    "Helvetica": ("Nimbus Sans", 0.5), "ArialRoundedMTBold": ("Liberation Sans", 0.5),
    "Avenir-Heavy": ("Lato Bold", 0.45),
}
ASCII = [chr(code) for code in range(32, 127)]
PUNCTUATION = list("’‘“”…–—•·©®™€£¥°×")
# Smaller kerning than this moves nothing that a pixel would show.
LEAST = 8


class Face:
    def __init__(self, file):
        self.face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(os.path.join(FONTS, file)))
        self.font = uharfbuzz.Font(self.face)

    def width(self, text, kerning=False):
        """In 1/2048 em; None where the face has not all of the characters."""
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        off = {name: False for name in ("calt", "liga", "clig", "ccmp", "rlig")}
        uharfbuzz.shape(self.font, buffer, {**off, "kern": kerning})
        if any(info.codepoint == 0 for info in buffer.glyph_infos):
            return None
        return sum(position.x_advance for position in buffer.glyph_positions) * 2048 / self.face.upem

    def widths(self):
        found = {c: self.width(c) for c in ASCII + PUNCTUATION}
        return {c: round(w) for c, w in found.items() if w is not None}

    def kerning(self):
        pairs = {}
        for left in ASCII:
            for right in ASCII:
                value = round(self.width(left + right, True) - self.width(left + right))
                if abs(value) >= LEAST:
                    pairs[left + right] = value
        return pairs


def main():
    path = os.path.join(ROOT, "Data", "Fonts", "named-fonts.json")
    with open(path, encoding="utf-8") as file:
        data = json.load(file)
    fonts = data["fonts"]
    for name, file in SAME_WIDTHS.items():
        fonts[name] = {"status": "the widths of a free font that has the same", "basedOn": os.path.basename(file)[:-4],
                       "widths": Face(file).widths()}
    data["kerning"] = {name: Face(file).kerning() for name, file in KERNING.items()}
    for name, font in fonts.items():
        font.pop("kerningRule", None)
        if name in FITTED_KERNING:
            base, factor = FITTED_KERNING[name]
            font["kerning"] = {"of": base, "factor": factor}
    data["fonts"] = dict(sorted(fonts.items()))
    with open(path, "w", encoding="utf-8") as file:
        file.write(written(data) + "\n")
    print(f"{len(fonts)} fonts, kerning pairs: " + ", ".join(f"{n} {len(p)}" for n, p in data["kerning"].items()))


main()
