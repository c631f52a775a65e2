#!/usr/bin/env python3
"""Estimates the advance widths of one named font from widths that Interface Builder stored.

    Scripts/fit-named-font.py FACTS.jsonl... NAME [--all]
                              [--prior FONT-FILE [--variation AXIS=VALUE] | --like NAME [--scale FACTOR]]

A fact describes one single-line text. FACTS.jsonl has one JSON object per fact and line:

    text, size, width
    font                PostScript name
    step                the grid that the width was rounded up to: 1, 0.5 or 0.3333; 0 = not known, taken as 1
    free                whether layout leaves the width free
    other               optional: points of the width that are characters of other fonts, which the text leaves out
    repository          optional

The true width lies in (width − step, width]. Equal facts count once. --all also uses facts whose width layout does not
leave free, for fonts that have hardly any other facts.

The prior widths are those of a similar free font (--prior), those of another row of Data/Fonts/named-fonts.json
(--like) or, with neither option, those of the font's own row. The estimate deviates from them as little as the facts
allow: by one factor for all characters, and by a small amount per character. The influence of a fact that contradicts
the others is bounded. A fact that is far from the prior is left out, because its label is not as wide as its text.

Writes the row of the font, with the number of labels that it is based on. Run Scripts/generate-font-tables.py after it.
Needs numpy and scipy, and uharfbuzz for a font file.
"""
import argparse
import json
import os

import numpy as np
from scipy.optimize import minimize

from font_table_json import written

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLES = os.path.join(ROOT, "Data", "Fonts", "named-fonts.json")
CHARACTERS = [chr(code) for code in range(32, 127)] + list("’‘“”…–—•·©®™€£¥°×")
# Standard deviations of the factor and of a character's width (in em): from a similar font (FOREIGN), and from an
# earlier estimate of the font itself (OWN).
FOREIGN = (0.08, 0.02)
OWN = (0.003, 0.010)
# SLACK: points by which a width misses its interval, beyond which its pull no longer grows.
# CLEAR: the part of the interval that is excluded at each end.
SLACK = 0.05
CLEAR = 0.1
# Weight of a fact against the prior.
PULL = 0.3
# Relative error that the prior of a width may have: for a similar font (True), and for an estimate of the font itself
# (False).
FAR = {True: 0.2, False: 0.035}


def file_widths(path, variation):
    """The widths of a font file, in em."""
    import uharfbuzz
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
    font = uharfbuzz.Font(face)
    if variation:
        axis, value = variation.split("=")
        font.set_variations({axis: float(value)})
    widths = {}
    for character in CHARACTERS:
        buffer = uharfbuzz.Buffer()
        buffer.add_str(character)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer, {"kern": False, "liga": False, "calt": False})
        if all(info.codepoint != 0 for info in buffer.glyph_infos):
            widths[character] = sum(p.x_advance for p in buffer.glyph_positions) / face.upem
    return widths


def facts_of(paths, name, known, takes_all):
    """The facts about a font whose characters all have a prior width."""
    seen = set()
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for fact in map(json.loads, file):
                key = (fact["text"], fact["size"], fact["width"])
                if fact["font"] == name and (takes_all or fact.get("free", True)) and key not in seen \
                        and all(character in known for character in fact["text"]):
                    seen.add(key)
                    yield fact


def status(facts):
    """Describes the facts that a row is based on. Facts without a repository count as one repository."""
    repositories = len({fact.get("repository", "") for fact in facts})
    origin = "one repository" if repositories == 1 else f"{repositories} repositories or more"
    return f"fitted to {len(facts)} label{'s' if len(facts) > 1 else ''} of {origin}"


def fit(prior, facts, kerning, spread):
    """The widths, in em, that are nearest to the prior and give the widths of the facts."""
    characters = sorted(prior)
    index = {character: place for place, character in enumerate(characters)}
    base = np.array([prior[character] for character in characters])
    counts = np.zeros((len(facts), len(characters)))
    fixed, low, high = np.zeros(len(facts)), np.zeros(len(facts)), np.zeros(len(facts))
    for row, fact in enumerate(facts):
        text, size, step = fact["text"], fact["size"], fact["step"] or 1
        for character in text:
            counts[row, index[character]] += size
        pairs = sum(kerning.get(left + right, 0) for left, right in zip(text, text[1:]))
        fixed[row] = fact.get("other", 0) + size * pairs
        low[row] = fact["width"] - step * (1 - CLEAR)
        high[row] = fact["width"] - step * CLEAR

    def widths(parameters):
        return base * (1 + parameters[0] * spread[0]) + parameters[1:] * spread[1]

    def cost(parameters):
        found = counts @ widths(parameters) + fixed
        outside = (np.maximum(found - high, 0) - np.maximum(low - found, 0)) / SLACK
        near = np.abs(outside) <= 1
        pull = np.where(near, outside**2, 2 * np.abs(outside) - 1) * PULL
        slope = counts.T @ np.clip(outside, -1, 1) * 2 / SLACK * PULL
        gradient = np.concatenate([[slope @ base * spread[0]], slope * spread[1]]) + 2 * parameters
        return pull.sum() + (parameters**2).sum(), gradient

    best = minimize(cost, np.zeros(len(base) + 1), jac=True, method="L-BFGS-B", options={"maxiter": 5000}).x
    found = counts @ widths(best) + fixed
    for fact, width in zip(facts, found):
        mark = "" if fact["width"] - (fact["step"] or 1) < width <= fact["width"] else "  missed"
        print(f"{fact['text'][:40]!r} {fact['size']:g}: {fact['width']:g} stored, {width:.2f} estimated{mark}")
    print(f"factor {1 + best[0] * spread[0]:.3f}")
    return dict(zip(characters, widths(best)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("facts", nargs="+")
    parser.add_argument("name")
    parser.add_argument("--all", action="store_true", help="also facts whose width layout does not leave free")
    parser.add_argument("--prior", help="a font file that looks alike")
    parser.add_argument("--variation", help="of a variable font file, as wght=500")
    parser.add_argument("--like", help="a font of the table that looks alike")
    parser.add_argument("--scale", type=float, default=1, help="of the font that looks alike")
    options = parser.parse_args()
    with open(TABLES, encoding="utf-8") as file:
        data = json.load(file)
    fonts = data["fonts"]
    row = fonts.get(options.name, {})
    if options.prior:
        prior, based_on = file_widths(options.prior, options.variation), os.path.splitext(os.path.basename(options.prior))[0]
    else:
        source = fonts[options.like or options.name]
        prior = {character: width / data["unitsPerEm"] for character, width in source["widths"].items()}
        based_on = f"fitted {options.like}" if options.like else source["basedOn"]
    is_foreign = options.prior or options.like
    prior = {character: width * options.scale for character, width in prior.items()}
    rule = row.get("kerning", {})
    if is_foreign or rule.get("of") not in data["kerning"]:
        rule = {}
    kerning = {pair: rule["factor"] * value / data["unitsPerEm"] for pair, value in data["kerning"][rule["of"]].items()} \
        if rule else {}
    def is_near(fact):
        width = fact.get("other", 0) + fact["size"] * (
            sum(prior[character] for character in fact["text"])
            + sum(kerning.get(left + right, 0) for left, right in zip(fact["text"], fact["text"][1:])))
        return abs(width - fact["width"] + (fact["step"] or 1) / 2) <= FAR[bool(is_foreign)] * fact["width"] + 1

    facts = [fact for fact in facts_of(options.facts, options.name, prior, options.all) if is_near(fact)]
    widths = fit(prior, facts, kerning, FOREIGN if is_foreign else OWN)
    fonts[options.name] = {
        "status": status(facts), "basedOn": based_on,
        "widths": {character: round(width * data["unitsPerEm"]) for character, width in widths.items()}}
    if rule:
        fonts[options.name]["kerning"] = rule
    data["fonts"] = dict(sorted(fonts.items()))
    with open(TABLES, "w", encoding="utf-8") as file:
        file.write(written(data) + "\n")


main()
