#!/usr/bin/env python3
"""Writes Sources/CTypesettingData/FontTables.c from Data/Fonts/*.json.

    Scripts/generate-font-tables.py [--check]

Run it after changing a table. It needs only Python 3. With --check it writes nothing, and fails if the file is out of
date. The output is static C arrays, so that a
program reads and parses nothing at start-up.
"""
import json
import os
import re
import sys
import unicodedata

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# With fewer labels, most letters of a font occur in none of them.
LEAST_LABELS = 10
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]


def load(name):
    with open(os.path.join(ROOT, "Data", "Fonts", name), encoding="utf-8") as file:
        return json.load(file)


def rows(items, width=100):
    """Joins items with commas, in lines of about `width` characters."""
    lines, line = [], ""
    for item in items:
        if line and len(line) + len(item) > width:
            lines.append(line)
            line = ""
        line += item + ","
    return "\n  ".join(lines + [line])


class Writer:
    def __init__(self):
        self.parts = ['// Written by Scripts/generate-font-tables.py from Data/Fonts. Do not edit.\n#include "FontTables.h"\n']

    def array(self, kind, name, items):
        self.parts.append(f"static const {kind} {name}[] = {{\n  {rows(items)}\n}};\n")

    def advances(self, name, widths):
        """Writes ASCII characters as a dense array and the others as sorted pairs; returns the initialiser's fields."""
        self.array("int16_t", f"{name}_ascii", [str(widths.get(chr(c), -1)) for c in range(32, 127)])
        others = sorted((ord(c), w) for c, w in widths.items() if not 32 <= ord(c) < 127)
        if not others:
            return f"{name}_ascii, 0, 0"
        self.array("snug_advance", f"{name}_others", [f"{{{c},{w}}}" for c, w in others])
        return f"{name}_ascii, {name}_others, {len(others)}"

    def kerning(self, name, pairs):
        items = sorted((ord(p[0]), ord(p[1]), v) for p, v in pairs.items())
        if not items:
            return "0, 0"
        self.array("snug_kerning_pair", name, [f"{{{a},{b},{v}}}" for a, b, v in items])
        return f"{name}, {len(items)}"

    def steps(self, name, table):
        items = sorted((float(k), v) for k, v in table.items())
        self.array("snug_step", name, [f"{{{s:g},{v:g}}}" for s, v in items])
        return f"{{{name}, {len(items)}}}"


def identifier(name):
    """A name in C; one with a space differs from one with a hyphen."""
    return "".join(c if c.isalnum() else "__" if c == " " else "_" for c in name)


def base_letters():
    """Precomposed Latin letters whose canonical decomposition is an ASCII letter and combining marks."""
    for code in list(range(0xA0, 0x250)) + list(range(0x1E00, 0x1F00)):
        parts = unicodedata.normalize("NFD", chr(code))
        if len(parts) > 1 and ord(parts[0]) < 127 and all(unicodedata.combining(c) for c in parts[1:]):
            yield code, parts[0]


def metrics_of(name, metrics):
    """A face's own row, else that of its family: the row with the longest name that the face's name begins with."""
    found = [k for k in metrics if name == k or name.startswith(k)]
    return metrics[max(found, key=len)]["em"] if found else None


def evidence(status):
    """What the widths of a font rest on: 0 the font's own figures, 1 labels of several repositories, 2 few labels."""
    if not status.startswith("fitted"):
        return 1 if "from memory" in status else 0
    labels = re.match(r"fitted to (\d+) labels? of (one|\d+)", status)
    is_scarce = "few" in status or labels and (labels[2] == "one" or int(labels[1]) < LEAST_LABELS)
    return 2 if is_scarce else 1


def main():
    system, named = load("system-font.json"), load("named-fonts.json")
    out = Writer()
    upem = float(system["unitsPerEm"])
    vertical = ",".join(
        f"{system['metrics'][k] / upem:.10g}" for k in ("hheaAscender", "hheaDescender", "lineGap", "capHeight", "xHeight"))

    kerning = {}
    for optical in ("text", "display"):
        for weight in ("regular", "bold"):
            kerning[optical, weight] = out.kerning(f"kerning_{optical}_{weight}", system["kerning"][optical][weight])
    digits = system["monospacedDigits"]
    tables = []
    for optical in ("text", "display"):
        for weight in WEIGHTS:
            fields = out.advances(f"{optical}_{weight}", system["advances"][optical][weight])
            kern = kerning[optical, "bold" if weight in system["kerning"]["useBoldFor"] else "regular"]
            digit = digits.get(optical, digits["text"])[weight]
            tables.append(f'{{"system-{optical}-{weight}", {fields}, {kern}, 1, {digit}, 1, {{{vertical}}}}}')
    out.parts.append("static const snug_font_table system_tables[] = {\n  " + ",\n  ".join(tables) + "\n};\n")

    tracking = []
    for optical in ("text", "display"):
        for era in ("before17000", "since17000"):
            tracking.append(out.steps(f"tracking_{optical}_{era}", system["tracking"][optical][era]))
    helvetica = out.steps("tracking_helvetica_neue", system["helveticaNeueTracking"])
    rounded = out.steps("tracking_rounded", system["roundedTracking"])
    ideographs = out.steps("ideograph_em", system["ideographs"]["emBySize13000to16999"])
    emoji = out.steps("emoji_em", system["emoji"]["emBySize"])

    for base, pairs in sorted(named["kerning"].items()):
        kerning[base] = out.kerning(f"kerning_{identifier(base)}", pairs)
    tables = []
    for name, font in sorted(named["fonts"].items()):
        fields = out.advances(identifier(name), font["widths"])
        kern, factor = kerning.get(font.get("kerning", {}).get("of"), "0, 0"), font.get("kerning", {}).get("factor", 1)
        em = metrics_of(name, named["metrics"]) or [0.95, -0.25, 0, 0.7, 0.5]
        tables.append(
            f'{{"{name}", {fields}, {kern}, {factor}, -1, {evidence(font["status"])}, {{{",".join(map(str, em))}}}}}')
    out.parts.append("static const snug_font_table named_tables[] = {\n  " + ",\n  ".join(tables) + "\n};\n")

    rows_of_metrics = [f'{{"{k}", {{{",".join(map(str, v["em"]))}}}}}' for k, v in sorted(named["metrics"].items())]
    out.array("snug_named_metrics", "named_metrics", rows_of_metrics)
    letters = sorted(base_letters())
    out.array("snug_base_letter", "base_letters", [f"{{{c},{ord(b)}}}" for c, b in letters])

    out.parts.append(f"""
const snug_font_table *snug_system_font(int32_t display, int32_t weight) {{
  return &system_tables[(display ? {len(WEIGHTS)} : 0) + weight];
}}

snug_steps snug_system_tracking(int32_t display, int32_t since17000) {{
  static const snug_steps all[] = {{{", ".join(tracking)}}};
  return all[(display ? 2 : 0) + (since17000 ? 1 : 0)];
}}

snug_steps snug_helvetica_neue_tracking(void) {{
  return (snug_steps){helvetica};
}}

snug_steps snug_rounded_tracking(void) {{
  return (snug_steps){rounded};
}}

snug_steps snug_ideograph_em(void) {{
  return (snug_steps){ideographs};
}}

snug_steps snug_emoji_em(void) {{
  return (snug_steps){emoji};
}}

const snug_font_table *snug_named_fonts(int32_t *count) {{
  *count = {len(tables)};
  return named_tables;
}}

const snug_named_metrics *snug_all_named_metrics(int32_t *count) {{
  *count = {len(rows_of_metrics)};
  return named_metrics;
}}

const snug_base_letter *snug_base_letters(int32_t *count) {{
  *count = {len(letters)};
  return base_letters;
}}
""")
    path = os.path.join(ROOT, "Sources", "CTypesettingData", "FontTables.c")
    text = "\n".join(out.parts)
    if "--check" in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            if file.read() != text:
                sys.exit(f"{os.path.relpath(path, ROOT)}: error: out of date; Scripts/generate-font-tables.py writes it")
        print(f"{os.path.relpath(path, ROOT)} is up to date")
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    print(f"wrote {os.path.relpath(path, ROOT)}: {len(tables)} named fonts, {len(letters)} accented letters")


main()
