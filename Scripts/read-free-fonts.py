#!/usr/bin/env python3
"""Writes widths, kerning and vertical metrics of free fonts into Data/Fonts/named-fonts.json.

    Scripts/read-free-fonts.py [FOLDER...]

It writes:

- the widths of iOS faces for which a free font has the same widths: Liberation for Arial, Times New Roman and Courier
  New, DejaVu Sans Mono for Menlo, P052 for Palatino
- the widths, kerning and vertical metrics of free fonts that many apps bundle
- the pair kerning of the free fonts with which the other tables were fitted

Widths that were fitted to labels do not change. The files are searched by name below the folders and /usr/share/fonts.
If a file is missing, its rows do not change, and its name is printed.

Needs Python's uharfbuzz; Debian's fonts-liberation2, fonts-urw-base35, fonts-lato, fonts-dejavu, fonts-roboto-unhinted,
fonts-open-sans and fonts-sora; Source Sans Pro (adobe-fonts/source-sans-pro) and Spoqa Han Sans Neo
(spoqa/spoqa-han-sans), both under the SIL Open Font License; for the families of Google Fonts in WEIGHTED, the files of
PyPI's font-lato and of fontpkg-barlow and its like, unpacked below a folder. Run Scripts/generate-font-tables.py after it.
"""
import json
import os
import sys

import uharfbuzz

from font_table_json import written

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDERS = sys.argv[1:] + ["/usr/share/fonts"]
SAME_WIDTHS = {
    "ArialMT": "LiberationSans-Regular.ttf",
    "Arial-BoldMT": "LiberationSans-Bold.ttf",
    "Arial-ItalicMT": "LiberationSans-Italic.ttf",
    "Arial-BoldItalicMT": "LiberationSans-BoldItalic.ttf",
    "TimesNewRomanPSMT": "LiberationSerif-Regular.ttf",
    "TimesNewRomanPS-BoldMT": "LiberationSerif-Bold.ttf",
    "TimesNewRomanPS-ItalicMT": "LiberationSerif-Italic.ttf",
    "TimesNewRomanPS-BoldItalicMT": "LiberationSerif-BoldItalic.ttf",
    "CourierNewPSMT": "LiberationMono-Regular.ttf",
    "CourierNewPS-BoldMT": "LiberationMono-Bold.ttf",
    "CourierNewPS-ItalicMT": "LiberationMono-Italic.ttf",
    "CourierNewPS-BoldItalicMT": "LiberationMono-BoldItalic.ttf",
    "Menlo-Regular": "DejaVuSansMono.ttf",
    "Menlo-Bold": "DejaVuSansMono-Bold.ttf",
    "Menlo-Italic": "DejaVuSansMono-Oblique.ttf",
    "Menlo-BoldItalic": "DejaVuSansMono-BoldOblique.ttf",
    "Palatino-Roman": "P052-Roman.otf",
    "Palatino-Bold": "P052-Bold.otf",
    "Palatino-Italic": "P052-Italic.otf",
    "Palatino-BoldItalic": "P052-BoldItalic.otf",
}
# Fonts that apps bundle. Their PostScript names are the names of their files.
FREE = [f"{family}-{style}.{kind}" for family, kind, styles in (
    ("OpenSans", "ttf", ("Light", "Regular", "Italic", "Semibold", "Bold", "ExtraBold")),
    ("Roboto", "ttf", ("Thin", "Light", "Regular", "Italic", "Medium", "Bold", "Black")),
    ("SourceSansPro", "ttf", ("Light", "Regular", "It", "Semibold", "Bold")),
    ("SpoqaHanSansNeo", "otf", ("Thin", "Light", "Regular", "Medium", "Bold")),
    ("Sora", "otf", ("Light", "Regular", "SemiBold", "Bold", "ExtraBold"))) for style in styles]
# Families of Google Fonts that apps bundle, with the weights that are taken. A family is one file with axes, named
# `Family[…].ttf`, or one file per weight, `Family-Weight.ttf`. Italics have files of their own. Kerning is that of the
# nearest of two weights.
WEIGHTS = {"Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
           "ExtraBold": 800, "Black": 900, "Italic": 400}
COMMON = ("Light", "Regular", "Medium", "SemiBold", "Bold")
SLANTED = (*COMMON, "Italic")
WEIGHTED = {
    **{family: COMMON for family in (
        "Comfortaa", "Dosis", "Hind", "JosefinSans", "Kanit", "Karla", "Manrope", "Oswald", "Quicksand", "RobotoCondensed",
        "RobotoMono")},
    **{family: SLANTED for family in (
        "Barlow", "Exo2", "Figtree", "FiraSans", "IBMPlexSans", "NotoSans", "Rubik", "WorkSans")},
    **{family: ("Thin", *SLANTED, "ExtraBold", "Black") for family in ("Inter", "Montserrat", "Poppins", "Raleway")},
    **{family: (*SLANTED, "ExtraBold") for family in ("Mulish", "Nunito", "NunitoSans")},
    "Lato": ("Thin", "Light", "Regular", "Italic", "Bold", "Black"), "PlayfairDisplay": ("Regular", "Italic", "Bold"),
    "TitilliumWeb": ("Light", "Regular", "Italic", "SemiBold", "Bold"), "VarelaRound": ("Regular",)}
# Names of the faces of a family in files from before its release.
EARLIER_NAMES = {"Sora": "sora-rc004-0417"}
KERNING = {
    "Nimbus Sans": "NimbusSans-Regular.otf",
    "Nimbus Sans Bold": "NimbusSans-Bold.otf",
    "Liberation Sans": "LiberationSans-Regular.ttf",
    "Lato Bold": "Lato-Bold.ttf",
}
# The kerning table and the factor of each fitted table. Both were fitted together with its widths.
FITTED_KERNING = {
    "HelveticaNeue": ("Nimbus Sans", 0.83), "HelveticaNeue-Bold": ("Nimbus Sans Bold", 1.01),
    "HelveticaNeue-Light": ("Nimbus Sans", 0.47), "HelveticaNeue-Thin": ("Nimbus Sans", 0.85),
    "Helvetica": ("Nimbus Sans", 0.5), "ArialRoundedMTBold": ("Liberation Sans", 0.5),
    "Avenir-Heavy": ("Lato Bold", 0.45),
}
# The Latin letters of Spoqa Han Sans Neo are enlarged letters of Source Sans Pro. Its free files are subsets without
# kerning. With this base and factor, most of 288 labels have their width.
RELATIVES_KERNING = {
    "SpoqaHanSansNeo-Thin": ("SourceSansPro-Light", 1.15), "SpoqaHanSansNeo-Light": ("SourceSansPro-Light", 1.15),
    "SpoqaHanSansNeo-Regular": ("SourceSansPro-Regular", 1.15), "SpoqaHanSansNeo-Medium": ("SourceSansPro-Regular", 1.15),
    "SpoqaHanSansNeo-Bold": ("SourceSansPro-Semibold", 1.1),
}
ASCII = [chr(code) for code in range(32, 127)]
PUNCTUATION = list("’‘“”…–—•·©®™€£¥°×")
# Smaller kerning values are left out, in 1/2048 em: below LEAST, and below LEAST_FREE for the fonts in FREE. At 17
# points, LEAST is 0.07 points. LEAST_FREE is 0.13 points, so ten pairs may add up to an error of almost 1.3 points.
LEAST, LEAST_FREE = 8, 16


def files():
    """The path of every file by its name. If several folders have a name, the first one counts."""
    found = {}
    for folder in FOLDERS:
        for place, folders, names in os.walk(folder):
            folders.sort()
            for name in sorted(names):
                found.setdefault(name, os.path.join(place, name))
    return found


class Face:
    def __init__(self, path, weight=None):
        self.face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
        self.font = uharfbuzz.Font(self.face)
        if weight is not None:
            self.font.set_variations({"wght": weight})

    def width(self, text, kerning=False):
        """The width in 1/2048 em; None if the face lacks a character."""
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

    def kerning(self, least=LEAST):
        pairs = {}
        for left in ASCII:
            for right in ASCII:
                value = round(self.width(left + right, True) - self.width(left + right))
                if abs(value) >= least:
                    pairs[left + right] = value
        return pairs

    def metrics(self):
        """Ascender, descender, line gap, cap height and x-height, in em."""
        extents = self.font.get_font_extents("ltr")
        heights = [self.font.get_glyph_extents(self.font.get_nominal_glyph(ord(c))).y_bearing for c in "Hx"]
        return [round(value / self.face.upem, 5) for value in (extents.ascender, extents.descender, extents.line_gap, *heights)]


def weighted_face(files, family, weight):
    """The face of a weight, from the file of the weight or of the family; None if there is neither."""
    single = files.get(f"{family}-{weight}.ttf")
    if single:
        return Face(single)
    start = f"{family}-Italic[" if weight == "Italic" else f"{family}["
    shared = next((path for name, path in files.items() if name.startswith(start)), None)
    return Face(shared, WEIGHTS[weight]) if shared else None


def add_weighted(data, files):
    """Adds the families in WEIGHTED; returns the names of those without a file."""
    missing = []
    for family, weights in WEIGHTED.items():
        kerned = [weight for weight in ("Regular", "Bold") if weight in weights]
        for weight in weights:
            face, name = weighted_face(files, family, weight), f"{family}-{weight}"
            if face is None:
                missing.append(name)
                continue
            data["fonts"][name] = {"status": "the widths of the font itself", "basedOn": name, "widths": face.widths()}
            data["metrics"][name] = {"em": face.metrics(), "status": "the font's own figures"}
            base = kerned[-1] if WEIGHTS[weight] >= WEIGHTS["SemiBold"] else kerned[0]
            if weight in kerned:
                data["kerning"][name] = face.kerning(LEAST_FREE)
            data["fonts"][name]["kerning"] = {"of": f"{family}-{base}", "factor": 1}
    for name, font in data["fonts"].items():
        if font.get("kerning") and not data["kerning"].get(font["kerning"]["of"], True):
            del font["kerning"]
    data["kerning"] = {name: pairs for name, pairs in data["kerning"].items() if pairs}
    return missing


def main():
    path = os.path.join(ROOT, "Data", "Fonts", "named-fonts.json")
    with open(path, encoding="utf-8") as file:
        data = json.load(file)
    fonts, found = data["fonts"], files()
    missing = [name for name in [*SAME_WIDTHS.values(), *FREE, *KERNING.values()] if name not in found]
    for name, file in SAME_WIDTHS.items():
        if file in found:
            fonts[name] = {"status": "the widths of a free font that has the same", "basedOn": os.path.basename(file)[:-4],
                           "widths": Face(found[file]).widths()}
    data["kerning"].update({name: Face(found[file]).kerning() for name, file in KERNING.items() if file in found})
    for name, font in fonts.items():
        if name in FITTED_KERNING:
            base, factor = FITTED_KERNING[name]
            font["kerning"] = {"of": base, "factor": factor}
    for file in filter(found.__contains__, FREE):
        own, face = file[:-4], Face(found[file])
        pairs = face.kerning(LEAST_FREE)
        if pairs:
            data["kerning"][own] = pairs
        family, style = own.split("-")
        for name in [own, *(f"{earlier}-{style}" for earlier in [EARLIER_NAMES.get(family)] if earlier)]:
            fonts[name] = {"status": "the widths of the font itself", "basedOn": own, "widths": face.widths()}
            data["metrics"][name] = {"em": face.metrics(), "status": "the font's own figures"}
            if pairs:
                fonts[name]["kerning"] = {"of": own, "factor": 1}
    missing += add_weighted(data, found)
    for name, (base, factor) in RELATIVES_KERNING.items():
        if name in fonts and base in data["kerning"]:
            fonts[name]["kerning"] = {"of": base, "factor": factor}
    data["fonts"], data["kerning"] = dict(sorted(fonts.items())), dict(sorted(data["kerning"].items()))
    with open(path, "w", encoding="utf-8") as file:
        file.write(written(data) + "\n")
    print(f"{len(fonts)} fonts, kerning pairs: " + ", ".join(f"{n} {len(p)}" for n, p in data["kerning"].items()))
    if missing:
        print("not found, left as they are: " + ", ".join(sorted(set(missing))))


main()
