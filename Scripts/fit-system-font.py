#!/usr/bin/env python3
"""Estimates the advance widths of Apple's system font from widths that Interface Builder stored.

    Scripts/fit-system-font.py FACTS.jsonl [--folds N]

A fact is one single-line label or button title, one JSON object per line: text, weight, size, width, step (the grid that the width was
rounded up to: 1, 0.5 or 0.3333; 0 = not known, taken as 1), era (tools version), free (layout leaves the width free), heightNatural
(the height is the font's own), sized, style, scaled, button. Other fonts than "system" are passed over.

Without --folds it writes the estimates into Data/Fonts/system-font.json (advances of ASCII and punctuation, kerning, tracking; the
other rows stay); run Scripts/generate-font-tables.py after it. With --folds it writes nothing: it leaves each N-th of the texts
out in turn, fits to the rest, and reports the errors on what was left out.

Model: width = size × (sum of advances + pair kerning + number of characters × tracking), in em, and the true width lies in
(width − step, width] where the label is natural. Each fact is natural or an outlier (stretched, truncated, stale): a mixture, fitted by
expectation and maximisation over the interval, with annealing. The advances of all weights and both optical sizes are one linear
model: Inter's advance + a correction per character + one for display + one that grows with the weight + a small one per character and
weight + offsets per class of letters; ridge priors keep what has no data at Inter's. Kerning is Inter's times one factor per
optical size. Needs numpy, scipy, uharfbuzz and Debian's fonts-inter.
"""
import argparse
import collections
import json
import os
import unicodedata
import zlib

import numpy as np
import uharfbuzz
from scipy.special import ndtr
from scipy.stats import norm

from font_table_json import written

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLES = os.path.join(ROOT, "Data", "Fonts", "system-font.json")
INTER = "/usr/share/fonts/opentype/inter"
FILES = dict(ultraLight="Thin", thin="ExtraLight", light="Light", regular="Regular", medium="Medium", semibold="SemiBold",
             bold="Bold", heavy="ExtraBold", black="Black")
WEIGHTS = list(FILES)
# UIKit's weights, bold = 1: how far a correction that grows with the weight goes.
SLOPE = {k: v / 0.4 for k, v in dict(ultraLight=-.8, thin=-.6, light=-.4, regular=0, medium=.23, semibold=.3, bold=.4,
                                     heavy=.56, black=.62).items()}
ASCII = [chr(code) for code in range(32, 127)]
PUNCTUATION = list("’‘“”…–—•·©®™€£¥°×")
CHARACTERS = sorted(ASCII + PUNCTUATION)
CLASSES = ("lower", "upper", "digit", "space", "punct")
GROUPS = [(weight, display) for weight in WEIGHTS for display in (False, True)]
# How far a parameter may stray from its prior mean, one standard deviation, in em. Text and display are fitted each with its own: from
# 20 points on there are few labels, and closer priors foretell texts that had no part in the fit better (--folds).
PRIORS = {
    False: dict(character=.04, group=.008, display=.012, slope=.010, offset=.02, classOffset=.006, classSlope=.015, kerning=.3),
    True: dict(character=.04, group=.004, display=.006, slope=.006, offset=.02, classOffset=.006, classSlope=.015, kerning=.3),
}


# Inter, whose widths and kerning are the starting point

_fonts, _kerning = {}, {}


def inter(weight, display):
    path = f"{INTER}/Inter{'Display' if display else ''}-{FILES[weight]}.otf"
    if path not in _fonts:
        face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
        _fonts[path] = (uharfbuzz.Font(face), face.upem)
    return _fonts[path]


def shaped_width(group, text, kern=False, **features):
    font, units = inter(*group)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    off = {name: False for name in ("calt", "liga", "clig", "ccmp", "rlig")}
    uharfbuzz.shape(font, buffer, {**off, "kern": kern, **features})
    return sum(position.x_advance for position in buffer.glyph_positions) / units


def pair_kerning(group, left, right):
    key = (group, left, right)
    if key not in _kerning:
        _kerning[key] = shaped_width(group, left + right, True) - shaped_width(group, left + right)
    return _kerning[key]


# Facts

def is_display(size):
    return size >= 20


def letter_class(c):
    return "lower" if c.islower() else "upper" if c.isupper() else "digit" if c.isdigit() else "space" if c == " " else "punct"


def modelled(text):
    """The text with the base letters of accented ones; None where it has a character that is not modelled."""
    out = []
    for c in text:
        parts = unicodedata.normalize("NFD", c)
        base = " " if c == "\u00a0" else c if c in CHARACTERS else parts[0]
        if base not in CHARACTERS or (base != c and (ord(base) > 127 or not all(map(unicodedata.combining, parts[1:])))):
            return None
        out.append(base)
    return "".join(out)


def load(path):
    facts = []
    with open(path, encoding="utf-8") as file:
        for fact in map(json.loads, file):
            if fact["font"] != "system" or fact["weight"] not in WEIGHTS or fact["era"] < 8000 or fact["text"] != fact["text"].strip():
                continue
            fact["modelled"] = modelled(fact["text"])
            if fact["modelled"]:
                fact["step"] = fact["step"] or 1.0
                facts.append(fact)
    return facts


def chance_of_natural(fact):
    if fact["free"]:
        chance = .95 if fact["heightNatural"] else .4
    elif fact["sized"] == "layout":
        chance = .5 if fact["heightNatural"] else .15
    else:
        chance = .3 if fact["heightNatural"] else .05
    if fact["style"] and not fact["heightNatural"]:
        chance *= .3
    return chance * (.7 if fact["scaled"] else 1)


# The linear model

class Model:
    """The parameters, their priors, and the rows that facts make of them."""

    def __init__(self, facts, published, display):
        prior = PRIORS[display]
        self.published = published
        self.base = {group: {c: shaped_width(group, c) for c in CHARACTERS} for group in GROUPS}
        self.columns, self.deviation = {}, []
        seen = collections.Counter((f["weight"], is_display(f["size"])) for f in facts)
        for c in CHARACTERS:
            self.add(("character", c), prior["character"])
        for group in GROUPS:
            if group == ("regular", False) or not seen[group]:
                continue
            for c in CHARACTERS:
                self.add(("group", c, group), prior["group"])
            self.add(("offset", group), prior["offset"])
            for name in CLASSES:
                self.add(("classGroup", name, group), prior["classOffset"])
        for c in CHARACTERS:
            self.add(("display", c), prior["display"])
            self.add(("slope", c), prior["slope"])
        for name in CLASSES:
            self.add(("class", name), prior["offset"])
            self.add(("classDisplay", name), prior["offset"])
            self.add(("classSlope", name), prior["classSlope"])
        for display in (False, True):
            self.add(("kerning", display), prior["kerning"])
        for key, count in collections.Counter(k for f in facts for k in self.tracking_keys(f["size"], f["era"])).items():
            if count >= 8:
                self.add(key, self.tracking_deviation(key))

    def add(self, key, deviation):
        self.columns[key] = len(self.deviation)
        self.deviation.append(deviation)

    @staticmethod
    def tracking_keys(size, era):
        name = "before17000" if era < 17000 else "since17000"
        return [("tracking", size), ("tracking", size, name)] if is_display(size) else [("tracking", size, name)]

    @staticmethod
    def tracking_deviation(key):
        """In thousandths of an em: text since 17000 follows the published table, the rest less so."""
        if not is_display(key[1]):
            return 4. if key[2] == "before17000" else 1.5
        return 1.5 if len(key) == 2 and (key[1] < 28 or key[1] >= 40) else 1.

    def published_tracking(self, size):
        """The prior mean: the published table; from 20 points on effective values that go with the display advances."""
        sizes = sorted(self.published)
        table = float(np.interp(size, sizes, [self.published[s] for s in sizes]))
        if not is_display(size):
            return table
        if size >= 28:
            return table - float(np.interp(size, [36, 50], [2.5, 0]))
        return float(np.interp(size, [20, 22, 24, 28], [16, 13, 11.5, 11.5]))

    def parts(self, c, group):
        """The columns that make up the advance of a character, each with its factor."""
        weight, display = group
        ratio = self.base[group][c] / self.base[("regular", False)][c]
        name = letter_class(c)
        return [(("character", c), ratio), (("group", c, group), 1), (("offset", group), 1), (("classGroup", name, group), 1),
                (("display", c), display), (("slope", c), SLOPE[weight]), (("class", name), 1),
                (("classDisplay", name), display), (("classSlope", name), SLOPE[weight])]

    def rows(self, facts):
        """The matrix and the constant part of the widths of facts."""
        matrix, constant = np.zeros((len(facts), len(self.columns))), np.zeros(len(facts))

        def put(row, key, value):
            if value and key in self.columns:
                matrix[row, self.columns[key]] += value

        for row, fact in enumerate(facts):
            size, text, group = fact["size"], fact["modelled"], (fact["weight"], is_display(fact["size"]))
            for c, count in collections.Counter(text).items():
                constant[row] += size * count * self.base[group][c]
                for key, factor in self.parts(c, group):
                    put(row, key, size * count * factor)
            kerning = sum(n * pair_kerning(group, a, b) for (a, b), n in collections.Counter(zip(text, text[1:])).items())
            put(row, ("kerning", group[1]), size * kerning)
            constant[row] += size * (kerning + len(text) * self.published_tracking(size) / 1000)
            for key in self.tracking_keys(size, fact["era"]):
                put(row, key, size * len(text) / 1000)
        return matrix, constant

    def fit(self, facts, iterations=45, noise=.10, noise_per_point=.0025, outlier_range=120., annealing=6.):
        """The most likely parameters, and the chance that each fact is natural."""
        matrix, constant = self.rows(facts)
        width, step, size = (np.array([f[k] for f in facts]) for k in ("width", "step", "size"))
        length = np.array([len(f["modelled"]) for f in facts])
        prior = np.array([chance_of_natural(f) for f in facts])
        penalty = 1 / np.array(self.deviation) ** 2
        base = np.sqrt(noise ** 2 + (noise_per_point * size) ** 2 * length)
        values = np.zeros(len(self.columns))
        for number in range(iterations):
            sigma = base * max(1., annealing * (1 - number / (iterations * .6)))
            predicted = matrix @ values + constant
            low, high = (width - step - predicted) / sigma, (width - predicted) / sigma
            inside = np.maximum(ndtr(high) - ndtr(low), 1e-300)
            natural = prior * inside / (prior * inside + (1 - prior) * step / outlier_range)
            expected = predicted + sigma * (norm.pdf(low) - norm.pdf(high)) / inside
            far = inside < 1e-12
            expected, natural = np.where(far, np.clip(predicted, width - step, width), expected), np.where(far, 0, natural)
            weight = natural / sigma ** 2
            used = weight > 1e-6
            rows = matrix[used]
            normal = (rows * weight[used][:, None]).T @ rows
            normal[np.diag_indices_from(normal)] += penalty
            values = np.linalg.solve(normal, rows.T @ (weight[used] * (expected - constant)[used]))
        return values, natural

    # What goes into the tables

    def advance(self, values, c, group):
        return self.base[group][c] + sum(values[self.columns[k]] * f for k, f in self.parts(c, group) if k in self.columns)

    def tracking(self, values, display, era):
        sizes = list(range(20, 37)) + [40, 44, 48, 50, 56, 64, 72, 80, 96] if display else list(range(6, 20))
        number = 17000 if era == "since17000" else 16999

        def fitted(size):
            return sum(values[self.columns[k]] for k in self.tracking_keys(float(size), number) if k in self.columns)

        known = [s for s in sizes if ("tracking", float(s)) in self.columns]
        table = {}
        for size in sizes:
            change = fitted(size)
            if display and size not in known and min(known) < size < 28:
                change = float(np.interp(size, known, [round(self.published_tracking(s) + fitted(s), 1) - self.published_tracking(s)
                                                       for s in known]))
            table[str(size)] = round(self.published_tracking(size) + change, 1)
        return table


def tables(fits):
    """The rows of Data/Fonts/system-font.json that are fitted; `fits` holds the model and the values of each optical size."""
    names = {False: "text", True: "display"}
    result = {"advances": {}, "tracking": {}, "kerning": {}}
    for display, name in names.items():
        model, values = fits[display]
        result["advances"][name] = {
            weight: {c: round(model.advance(values, c, (weight, display)) * 2048) for c in ASCII + PUNCTUATION}
            for weight in WEIGHTS}
        result["tracking"][name] = {era: model.tracking(values, display, era) for era in ("before17000", "since17000")}
        factor = 1 + values[model.columns[("kerning", display)]]
        result["kerning"][name] = {}
        for weight in ("regular", "bold"):
            pairs = {a + b: round(pair_kerning((weight, display), a, b) * factor * 2048)
                     for a in ASCII + list("’‘“”…–—") for b in ASCII + list("’‘“”…–—")}
            result["kerning"][name][weight] = {pair: value for pair, value in pairs.items() if abs(value) >= 3}
    return result


def report(name, errors):
    if len(errors):
        shares = ", ".join(f"within {limit:g} pt {100 * np.mean(errors <= limit + .01):.1f} %" for limit in (0, .5, 1, 2))
        print(f"{name}: {len(errors)} labels, {shares}")


def cross_validate(facts, published, folds):
    """Errors on texts that had no part in the fit; a text is in one fold with all of its labels."""
    left_out = []
    for fold in range(folds):
        inside = [f for f in facts if zlib.crc32(f["modelled"].encode()) % folds != fold]
        outside = [f for f in facts if zlib.crc32(f["modelled"].encode()) % folds == fold and f["free"] and f["heightNatural"]]
        for display in (False, True):
            model = Model(inside, published, display)
            values, _ = model.fit(inside)
            chosen = [f for f in outside if is_display(f["size"]) == display]
            matrix, constant = model.rows(chosen)
            for fact, width in zip(chosen, matrix @ values + constant):
                stored_as = np.ceil(width / fact["step"] - 1e-6) * fact["step"]
                left_out.append((fact, abs(stored_as - fact["width"])))
        print(f"fold {fold + 1} of {folds}: fitted to {len(inside)} facts", flush=True)
    for name, chosen in (("labels below 20 pt", lambda f: not f.get("button") and f["size"] < 20),
                         ("labels of 20 pt and more", lambda f: not f.get("button") and f["size"] >= 20),
                         ("button titles", lambda f: f.get("button"))):
        report(name, np.array([error for fact, error in left_out if chosen(fact)]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("facts")
    parser.add_argument("--folds", type=int)
    arguments = parser.parse_args()
    with open(TABLES, encoding="utf-8") as file:
        data = json.load(file)
    published = {float(size): value for size, value in data["publishedTracking"].items()}
    facts = load(arguments.facts)
    if arguments.folds:
        return cross_validate(facts, published, arguments.folds)
    fits = {}
    for display in (False, True):
        model = Model(facts, published, display)
        values, natural = model.fit(facts)
        fits[display] = (model, values)
    fitted = tables(fits)
    data["tracking"] = fitted["tracking"]
    for name, weights in fitted["advances"].items():
        for weight, widths in weights.items():
            data["advances"][name][weight].update(widths)
        data["kerning"][name] = fitted["kerning"][name]
    with open(TABLES, "w", encoding="utf-8") as file:
        file.write(written(data) + "\n")
    print(f"fitted to {len(facts)} facts, of which {natural.sum():.0f} are natural")


main()
