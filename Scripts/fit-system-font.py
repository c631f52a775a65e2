#!/usr/bin/env python3
"""Estimates the advance widths of Apple's system font from stored widths of labels and from letters that iOS drew.

    Scripts/fit-system-font.py FACTS.jsonl... [--folds N [--save FILE]]

A fact is one single-line label or button title, as Interface Builder stored it. Each line of FACTS.jsonl is one JSON
object, as Scripts/label_facts.py writes them. Facts about other fonts than "system" are skipped, and equal facts count
once. Data/Fonts/recorded-letters.json has the positions of letters in pictures that were recorded on iOS simulators.

Without --folds it writes the estimates into Data/Fonts/system-font.json: advances of ASCII and punctuation, kerning,
tracking. The other rows stay. Run Scripts/generate-font-tables.py after it.

With --folds it writes nothing. In each of N rounds it leaves out one N-th of the repositories, fits to the rest, and
reports the errors on the facts that were left out. Facts without a repository are left out by their texts. A text of
more than four characters that was left out is not fitted from other facts either.

Model: width = size × (sum of advances + pair kerning + number of characters × tracking), with all terms of the sum in
em. The true width of a natural label lies in (width − step, width]. Each fact is natural or an outlier (stretched,
truncated, stale). This mixture is fitted by expectation maximisation over the interval, with annealing. The edges of
recorded letters are equations in the same advances and in the side bearings of the letters.

All weights and both optical sizes share one linear model: Inter's advance, corrections per family of letters and per
character that all share, the same corrections again for display, a part that grows with the weight, and small
corrections per character and weight. Kerning is Inter's times one factor per optical size, with a correction for
frequent pairs. Ridge priors keep parameters without data at Inter's values. Needs numpy, scipy, uharfbuzz and Debian's
fonts-inter.
"""
import argparse
import collections
import json
import os
import unicodedata
import zlib

import numpy as np
import scipy.sparse
import uharfbuzz
from scipy.special import ndtr
from scipy.stats import norm

from font_table_json import written

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLES = os.path.join(ROOT, "Data", "Fonts", "system-font.json")
LETTERS = os.path.join(ROOT, "Data", "Fonts", "recorded-letters.json")
INTER = "/usr/share/fonts/opentype/inter"
FILES = dict(ultraLight="Thin", thin="ExtraLight", light="Light", regular="Regular", medium="Medium", semibold="SemiBold",
             bold="Bold", heavy="ExtraBold", black="Black")
WEIGHTS = list(FILES)
# UIKit's weights relative to bold = 1: the factor of a correction that grows with the weight.
SLOPE = {k: v / 0.4 for k, v in dict(ultraLight=-.8, thin=-.6, light=-.4, regular=0, medium=.23, semibold=.3, bold=.4,
                                     heavy=.56, black=.62).items()}
# From semibold on, the kerning is that of Inter Bold.
BOLD_KERNING = ("semibold", "bold", "heavy", "black")
ASCII = [chr(code) for code in range(32, 127)]
PUNCTUATION = list("’‘“”…–—•·©®™€£¥°×")
CHARACTERS = sorted(ASCII + PUNCTUATION)
KERNED = ASCII + list("’‘“”…–—")
# Letters of one family share stems and bowls. If one of them is wider than Inter's, the others usually are, too.
FAMILIES = {c: number for number, family in enumerate(
    ["nhu", "bdpqg", "ilj", "oce", "vyxkz", "as", "rtf", "m", "w", "HNU", "CGOQD", "EFL", "AVXYKZT", "BPRS", "MW", "IJ", "09683524",
     "7", "1"]) for c in family}
# Standard deviations of the parameters from their prior means. Most are in em, `kerning` is a factor, and `place` is in
# points. TRACKING is in thousandths of an em. All are chosen for the best predictions of left-out texts (--folds).
PRIOR = dict(
    character=.03, family=.02, class_=.02, slope=.008, classSlope=.015, weight=.006, weightOffset=.02, weightClass=.012, display=.008,
    displayFamily=.014, displayClass=.03, displaySlope=.006, displaySlopeClass=.012, displayWeight=.012, kerning=.3, pair=.015,
    bearing=.01, recordedPair=.01, place=200.)
TRACKING = {("text", "before17000"): 2.5, ("text", "since17000"): 1.5, ("large", "before13000"): 1.5, ("display", "before17000"): .4,
            ("display", "since17000"): .5}
# A pair gets a correction if Inter kerns it by more than LEAST_KERNING (em) and at least LEAST_PAIRS natural labels
# have it. It gets another one for text or display letters if LEAST_RECORDED recorded texts in these letters have it.
LEAST_KERNING, LEAST_PAIRS, LEAST_RECORDED = .004, 5, 8
# Uncertainty of a recorded edge in addition to its tolerance, in em.
EDGE = .001
# Apple's published tracking of SF Pro Display, for iOS 9 to 13.
DISPLAY_TRACKING = {20: 19, 21: 17, 22: 16, 24: 15, 25: 14, 27: 13, 30: 12, 33: 11, 36: 10, 41: 9, 44: 8, 49: 7, 52: 6, 56: 5, 60: 4,
                    66: 3, 68: 2, 76: 1, 80: 0}
# Tracking of display letters between 20 and 28 points since tools 17000. There the font's shapes lie between text and
# display.
BETWEEN_TRACKING = {20: 17.5, 22: 15, 24: 12.7, 26: 11.8, 28: 13.3}
# The only text sizes whose tracking changed with tools 17000.
RESPACED = (17, 18)
# Tracking of text letters at 20 points and above in tools before 13000.
LARGE_TEXT_TRACKING = {20: -25, 40: -31, 60: -40, 120: -43}


# Inter, whose widths and kerning are the priors

class Inter:
    _faces, _shaped, _kerning, _bearings = {}, {}, {}, {}

    @classmethod
    def face(cls, group):
        weight, display = group
        path = f"{INTER}/Inter{'Display' if display else ''}-{FILES[weight]}.otf"
        if path not in cls._faces:
            face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
            cls._faces[path] = (uharfbuzz.Font(face), face.upem)
        return cls._faces[path]

    @classmethod
    def shape(cls, group, text, kern=False):
        font, units = cls.face(group)
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        off = {name: False for name in ("calt", "liga", "clig", "ccmp", "rlig")}
        uharfbuzz.shape(font, buffer, {**off, "kern": kern})
        return buffer, sum(position.x_advance for position in buffer.glyph_positions) / units

    @classmethod
    def width(cls, group, text, kern=False):
        key = (group, text, kern)
        if key not in cls._shaped:
            cls._shaped[key] = cls.shape(group, text, kern)[1]
        return cls._shaped[key]

    @classmethod
    def kerning(cls, group, left, right):
        key = (group, left, right)
        if key not in cls._kerning:
            cls._kerning[key] = cls.width(group, left + right, True) - cls.width(group, left + right)
        return cls._kerning[key]

    @classmethod
    def bearings(cls, group, c):
        """The left and right side bearing of a character, in em."""
        if (group, c) not in cls._bearings:
            font, units = cls.face(group)
            buffer, width = cls.shape(group, c)
            extents = font.get_glyph_extents(buffer.glyph_infos[0].codepoint)
            cls._bearings[group, c] = (extents.x_bearing / units, width - (extents.x_bearing + extents.width) / units)
        return cls._bearings[group, c]


# Facts

def letter_class(c):
    return "lower" if c.islower() else "upper" if c.isupper() else "digit" if c.isdigit() else "space" if c == " " else "punct"


def modelled(text):
    """The text with the base letters of accented ones; None if it has a character that is not modelled."""
    out = []
    for c in text:
        parts = unicodedata.normalize("NFD", c)
        base = " " if c == "\u00a0" else c if c in CHARACTERS else parts[0]
        if base not in CHARACTERS or (base != c and (ord(base) > 127 or not all(map(unicodedata.combining, parts[1:])))):
            return None
        out.append(base)
    return "".join(out)


def load(paths):
    """The facts of all files that can be modelled, without repeats. Facts with a repository are preferred."""
    facts = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for fact in map(json.loads, file):
                if fact["font"] == "system" and fact["weight"] in WEIGHTS and fact["era"] >= 8000 and fact["text"] == fact["text"].strip():
                    fact["modelled"] = modelled(fact["text"])
                    if fact["modelled"] and fact["size"] > 0:
                        fact["step"] = fact["step"] or 1.0
                        facts.append(fact)
    known, chosen = set(), []
    for fact in sorted(facts, key=lambda fact: "repository" not in fact):
        key = (fact["text"], fact["weight"], fact["size"], fact["width"])
        exact = key + (fact["step"], fact["era"] >= 17000) if "repository" in fact else key
        if exact not in known and ("repository" in fact or key not in known):
            chosen.append(fact)
        known.update((key, exact))
    return chosen


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


def tracking_table(size, era):
    """The tracking table of a size, "text", "display" or "large" (text letters from 20 points on), and its age."""
    age = "since17000" if era >= 17000 else "before17000"
    if size < 20:
        return "text", age
    return ("large", "before13000") if era < 13000 else ("display", age)


def is_display(size, era):
    """Whether text of a size is set in display letters."""
    return tracking_table(size, era)[0] == "display"


def interpolated(table, size):
    sizes = sorted(table)
    return float(np.interp(size, sizes, [table[s] for s in sizes]))


# The linear model

class Model:
    """The parameters with their priors, and the equations for them from facts and recorded letters."""

    def __init__(self, facts, published, letters):
        self.published, self.columns, self.deviation, self.values = published, {}, [], np.zeros(0)
        self.seen = collections.Counter(fact["weight"] for fact in facts)
        pairs = collections.Counter(
            pair for fact in facts if fact["free"] and fact["heightNatural"] for pair in set(zip(fact["modelled"], fact["modelled"][1:])))
        self.frequent = {pair for pair, count in pairs.items()
                         if count >= LEAST_PAIRS and abs(Inter.kerning(("regular", False), *pair)) > LEAST_KERNING}
        recorded = collections.Counter(
            (pair, is_display(record["size"], record["era"]))
            for record in letters for pair in set(zip(record["text"], record["text"][1:])))
        self.recorded = {key for key, count in recorded.items() if count >= LEAST_RECORDED}

    def column(self, key, deviation):
        if key not in self.columns:
            self.columns[key] = len(self.deviation)
            self.deviation.append(deviation)
        return self.columns[key]

    def parts(self, c, weight, display):
        """The parameters that make up the advance of a character, each with its factor."""
        slope, kind, family = SLOPE[weight], letter_class(c), FAMILIES.get(c)
        ratio = Inter.width((weight, display), c) / Inter.width(("regular", False), c)
        has_own = weight != "regular" and self.seen[weight] >= 2
        rows = [("character", c, ratio), ("class_", kind, 1), ("family", family, ratio if family is not None else 0),
                ("slope", c, slope), ("classSlope", kind, slope),
                ("weight", (c, weight), has_own), ("weightOffset", weight, has_own), ("weightClass", (kind, weight), has_own),
                ("display", c, display), ("displayClass", kind, display), ("displayFamily", family, display and family is not None),
                ("displaySlope", c, slope * display), ("displaySlopeClass", kind, slope * display),
                ("displayWeight", weight, display and has_own)]
        return [(self.column((name, key), PRIOR[name]), float(factor)) for name, key, factor in rows if factor]

    def prior_tracking(self, size, era):
        """In thousandths of an em: Apple's published tables, except where they were made for other letters."""
        table, age = tracking_table(size, era)
        if table == "text":
            return interpolated(self.published, size)
        if table == "large":
            return interpolated(LARGE_TEXT_TRACKING, size)
        return interpolated(BETWEEN_TRACKING if age == "since17000" and size < 28 else DISPLAY_TRACKING, size)

    def tracking_columns(self, size, era):
        table, age = tracking_table(size, era)
        if (table == "display" and size >= 28) or (table == "text" and size not in RESPACED):
            age = "before17000"
        columns = [self.column(("tracking", table, age, float(size)), TRACKING[table, age])]
        if table == "large":
            columns.append(self.column(("tracking", table, age, None), 3.))
        return columns

    def width(self, text, weight, size, era):
        """The width of a text as a linear expression: a factor for each parameter, and a constant."""
        display = is_display(size, era)
        row, constant = collections.defaultdict(float), 0.
        for c, count in collections.Counter(text).items():
            constant += size * count * Inter.width((weight, display), c)
            for column, factor in self.parts(c, weight, display):
                row[column] += size * count * factor
        for pair, count in collections.Counter(zip(text, text[1:])).items():
            constant += self.add_kerning(row, pair, weight, display, size * count)
        constant += size * len(text) * self.prior_tracking(size, era) / 1000
        for column in self.tracking_columns(size, era):
            row[column] += size * len(text) / 1000
        return row, constant

    def add_kerning(self, row, pair, weight, display, factor):
        value = Inter.kerning(("bold" if weight in BOLD_KERNING else "regular", display), *pair)
        if value:
            row[self.column(("kerning", display), PRIOR["kerning"])] += factor * value
        if pair in self.frequent:
            row[self.column(("pair", pair), PRIOR["pair"])] += factor
        if (pair, display) in self.recorded:
            row[self.column(("pair", pair, display), PRIOR["pair"])] += factor
        return factor * value

    def letter_equations(self, letters):
        """The equations from the edges of recorded letters: (factors, constant, value, deviation)."""
        equations = []
        for number, record in enumerate(letters):
            text, weight, size, era = (record[key] for key in ("text", "weight", "size", "era"))
            display = is_display(size, era)

            def own_kerning(row, end):
                # Each pair has a correction of its own: Inter's kerning may be wrong for it, and a pair that was seen
                # once says nothing about others. Pairs of text letters keep it beside that of `recorded`, because they
                # were recorded at one size.
                for pair in zip(text[:end], text[1:end]):
                    if not display or (pair, display) not in self.recorded:
                        row[self.column(("recordedPair", pair, weight, display), PRIOR["recordedPair"])] += size

            origin = None
            if "width" in record:
                row, constant = self.width(text, weight, size, era)
                own_kerning(row, len(text))
                equations.append((row, constant, record["width"] - record["step"] / 2, record["step"] / 12 ** .5))
            else:
                origin = self.column(("place", number), PRIOR["place"])
            deviation = (record["tolerance"] ** 2 + (EDGE * size) ** 2) ** .5
            places = [place for place, c in enumerate(text) if c != " "]
            for place, left, right in zip(places, record["left"], record["right"]):
                c = text[place]
                before, after = Inter.bearings((weight, display), c)
                if left is not None:
                    row, constant = self.width(text[:place], weight, size, era)
                    if place:
                        constant += self.add_kerning(row, (text[place - 1], c), weight, display, size)
                    row[self.column(("left", c, weight, display), PRIOR["bearing"])] += size
                    equations.append((row, constant + size * before, left, deviation, place + 1))
                if right is not None:
                    row, constant = self.width(text[:place + 1], weight, size, era)
                    constant -= size * (after + self.prior_tracking(size, era) / 1000)
                    for column in self.tracking_columns(size, era):
                        row[column] -= size / 1000
                    row[self.column(("right", c, weight, display), PRIOR["bearing"])] -= size
                    equations.append((row, constant, right, deviation, place + 1))
                for equation in equations[-((left is not None) + (right is not None)):]:
                    own_kerning(equation[0], equation[4])
                    if origin is not None:
                        equation[0][origin] += 1
        return [equation[:4] for equation in equations]

    def matrix(self, rows):
        places = [(number, column, factor) for number, row in enumerate(rows) for column, factor in row.items()]
        number, column, factor = zip(*places) if places else ((), (), ())
        return scipy.sparse.csr_matrix((factor, (number, column)), shape=(len(rows), len(self.deviation)))

    def fit(self, facts, letters, iterations=45, noise=.10, noise_per_point=.0025, outlier_range=120., annealing=6.):
        """Finds the most likely parameters."""
        rows = [self.width(fact["modelled"], fact["weight"], fact["size"], fact["era"]) for fact in facts]
        recorded = self.letter_equations(letters)
        matrix, constant = self.matrix([row for row, _ in rows]), np.array([value for _, value in rows])
        edges = self.matrix([equation[0] for equation in recorded])
        precision = scipy.sparse.diags([1 / equation[3] ** 2 for equation in recorded])
        fixed = (edges.T @ precision @ edges).toarray() + np.diag(1 / np.array(self.deviation) ** 2)
        fixed_side = edges.T @ (precision @ np.array([equation[2] - equation[1] for equation in recorded]))
        width, step, size = (np.array([fact[key] for fact in facts], float) for key in ("width", "step", "size"))
        length = np.array([len(fact["modelled"]) for fact in facts])
        prior = np.array([chance_of_natural(fact) for fact in facts])
        base = np.sqrt(noise ** 2 + (noise_per_point * size) ** 2 * length)
        self.values = np.zeros(len(self.deviation))
        for number in range(iterations):
            sigma = base * max(1., annealing * (1 - number / (iterations * .6)))
            predicted = matrix @ self.values + constant
            low, high = (width - step - predicted) / sigma, (width - predicted) / sigma
            inside = np.maximum(ndtr(high) - ndtr(low), 1e-300)
            natural = prior * inside / (prior * inside + (1 - prior) * step / outlier_range)
            expected = predicted + sigma * (norm.pdf(low) - norm.pdf(high)) / inside
            far = inside < 1e-12
            expected, natural = np.where(far, np.clip(predicted, width - step, width), expected), np.where(far, 0, natural)
            weight = natural / sigma ** 2
            used = weight > 1e-6
            chosen = matrix[used]
            normal = (chosen.T @ scipy.sparse.diags(weight[used]) @ chosen).toarray() + fixed
            self.values = np.linalg.solve(normal, chosen.T @ (weight[used] * (expected - constant)[used]) + fixed_side)
        self.natural = natural.sum()
        return self

    # Results of the fit

    def value(self, key):
        column = self.columns.get(key, len(self.values))
        return self.values[column] if column < len(self.values) else 0.

    def predicted(self, fact):
        row, constant = self.width(fact["modelled"], fact["weight"], fact["size"], fact["era"])
        return constant + sum(self.values[column] * factor for column, factor in row.items() if column < len(self.values))

    def advance(self, c, weight, display):
        parts = self.parts(c, weight, display)
        return Inter.width((weight, display), c) + sum(self.values[k] * f for k, f in parts if k < len(self.values))

    def kerning(self, left, right, weight, display):
        factor = 1 + self.value(("kerning", display))
        pair = (left, right)
        return (Inter.kerning((weight, display), left, right) * factor + self.value(("pair", pair))
                + self.value(("pair", pair, display)))

    def tracking(self, sizes, era):
        """The tracking of sizes. Sizes without facts follow the shape of the prior."""
        def change(size):
            return sum(self.values[column] for column in self.tracking_columns(size, era) if column < len(self.values))
        return {f"{size:g}": round(self.prior_tracking(size, era) + change(size), 1) for size in sizes}


TEXT_SIZES = list(range(6, 20))
LARGE_SIZES = [20, 21, 22, 24, 26, 28, 30, 32, 36, 40, 50, 60, 120]
DISPLAY_SIZES = list(range(20, 37)) + [38, 40, 43, 44, 48, 50, 53, 56, 58, 60, 64, 68, 72, 76, 80, 96]


def tables(model):
    """The fitted rows of Data/Fonts/system-font.json."""
    result = {"advances": {}, "kerning": {}, "tracking": {
        "text": {"before17000": {**model.tracking(TEXT_SIZES, 15000), **model.tracking(LARGE_SIZES, 12000)},
                 "since17000": model.tracking(TEXT_SIZES, 20000)},
        "display": {"before17000": model.tracking(DISPLAY_SIZES, 15000), "since17000": model.tracking(DISPLAY_SIZES, 20000)}}}
    for display, name in ((False, "text"), (True, "display")):
        result["advances"][name] = {
            weight: {c: round(model.advance(c, weight, display) * 2048) for c in ASCII + PUNCTUATION} for weight in WEIGHTS}
        result["kerning"][name] = {}
        for weight in ("regular", "bold"):
            pairs = {a + b: round(model.kerning(a, b, weight, display) * 2048) for a in KERNED for b in KERNED}
            result["kerning"][name][weight] = {pair: value for pair, value in pairs.items() if abs(value) >= 3}
    return result


def report(name, errors):
    if errors:
        shares = ", ".join(f"within {limit:g} pt {100 * np.mean(np.array(errors) <= limit + .01):.1f} %" for limit in (0, .5, 1, 2))
        print(f"{name}: {len(errors)} labels, {shares}")


def error(model, fact):
    """How far the width that Interface Builder would store by a model lies from the stored one, in points."""
    stored_as = max(np.ceil(model.predicted(fact) / fact["step"] - 1e-3) * fact["step"], fact.get("minimum", 0))
    return abs(stored_as - fact["width"])


def cross_validate(facts, published, letters, folds, path):
    """Prints errors on what was not fitted: repositories with all labels, and texts of facts without a repository."""
    def fold(fact):
        return zlib.crc32((fact.get("repository") or fact["modelled"]).encode()) % folds

    left_out = []
    for number in range(folds):
        outside = [fact for fact in facts if fold(fact) == number]
        texts = {fact["modelled"] for fact in outside if len(fact["modelled"]) > 4}
        inside = [fact for fact in facts if fold(fact) != number and fact["modelled"] not in texts]
        model = Model(inside, published, letters).fit(inside, letters)
        for fact in outside:
            if fact["free"] and fact["heightNatural"]:
                left_out.append((fact, error(model, fact)))
        print(f"fold {number + 1} of {folds}: fitted to {len(inside)} facts", flush=True)
    for origin, belongs in (("repositories left out", lambda f: "repository" in f), ("texts left out", lambda f: "repository" not in f)):
        for name, chosen in (("labels below 20 pt", lambda f: not f.get("button") and f["size"] < 20),
                             ("labels of 20 pt and more", lambda f: not f.get("button") and f["size"] >= 20),
                             ("  regular", lambda f: not f.get("button") and f["size"] >= 20 and f["weight"] == "regular"),
                             ("  bold", lambda f: not f.get("button") and f["size"] >= 20 and f["weight"] == "bold"),
                             ("button titles", lambda f: f.get("button"))):
            report(f"{origin}, {name}", [off for fact, off in left_out if belongs(fact) and chosen(fact)])
    if path:
        model = Model(facts, published, letters).fit(facts, letters)
        compared = [(off, error(model, fact)) for fact, off in left_out if "repository" in fact]
        counts = {
            "folds": folds, "labels": len(compared),
            "leftOut": sum(bool(off <= 1.01) for off, _ in compared), "fitted": sum(bool(off <= 1.01) for _, off in compared)}
        with open(path, "w", encoding="utf-8") as file:
            file.write(json.dumps(counts, indent=2) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("facts", nargs="+")
    parser.add_argument("--folds", type=int)
    parser.add_argument("--save", metavar="FILE")
    arguments = parser.parse_args()
    with open(TABLES, encoding="utf-8") as file:
        data = json.load(file)
    with open(LETTERS, encoding="utf-8") as file:
        letters = json.load(file)["letters"]
    published = {float(size): value for size, value in data["publishedTracking"].items()}
    facts = load(arguments.facts)
    if arguments.folds:
        return cross_validate(facts, published, letters, arguments.folds, arguments.save)
    model = Model(facts, published, letters).fit(facts, letters)
    fitted = tables(model)
    data["tracking"] = fitted["tracking"]
    for name, weights in fitted["advances"].items():
        for weight, widths in weights.items():
            data["advances"][name][weight].update(widths)
        data["kerning"][name] = fitted["kerning"][name]
    with open(TABLES, "w", encoding="utf-8") as file:
        file.write(written(data) + "\n")
    print(f"fitted to {len(facts)} facts, of which {model.natural:.0f} are natural, and {len(letters)} recorded texts")


main()
