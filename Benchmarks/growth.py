#!/usr/bin/env python3
"""Measures how the time grows with the size of what is laid out, audited or solved, and writes docs/benchmarks/growth.md.

    growth.py SNUG PEERS [RUNS]

SNUG is the optimised program. PEERS is a folder that may have the programs `kiwi` and `yoga`; they and HiGHS are left out
if they are missing. Each size is measured RUNS times (3). Called by `run growth`.

A family is a document that is made at several sizes. Its time is processor time in user mode, the least of all runs,
without that of the smallest document. The exponent is the slope of the logarithms: 1 is as fast as the size grows, 2
means that twice the size takes four times as long.
"""
import contextlib
import math
import os
import pathlib
import platform
import random
import subprocess
import sys
import tempfile

from table import duration, table

ROOT = pathlib.Path(__file__).resolve().parent.parent
SIZES = (500, 1000, 2000, 4000)
# For what takes longer.
SMALL_SIZES = (250, 500, 1000, 2000)
DISTRIBUTIONS = ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
# A family is stopped at its next size after one that took longer, in seconds.
PATIENCE = 12
# Smaller times are not distinguished from the noise of a start.
MEASURABLE = 0.02
# The exponent above which a family is listed with its reason.
LIMIT = 1.15


# Documents


def label(name, text="Text", lines=1, inside=""):
    return (
        f'<label contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="{text}" '
        f'lineBreakMode="tailTruncation" numberOfLines="{lines}" translatesAutoresizingMaskIntoConstraints="NO" id="{name}">'
        '<rect key="frame" x="0.0" y="0.0" width="50" height="20"/>'
        f'<fontDescription key="fontDescription" type="system" pointSize="17"/>{inside}</label>')


def stack(name, views, axis="vertical", distribution="fill", length=None):
    kind = "" if distribution == "fill" else f' distribution="{distribution}"'
    side = "height" if axis == "vertical" else "width"
    size = f'<constraint firstAttribute="{side}" constant="{length}" id="{name}-l"/>' if length else ""
    return (
        f'<stackView contentMode="scaleToFill" axis="{axis}"{kind} translatesAutoresizingMaskIntoConstraints="NO" id="{name}">'
        '<rect key="frame" x="0.0" y="0.0" width="100" height="100"/>'
        f'<subviews>{"".join(views)}</subviews><constraints>{size}</constraints></stackView>')


def constraint(name, first, attribute, second="root", other=None, constant=0, relation="equal", priority=1000):
    return (
        f'<constraint firstItem="{first}" firstAttribute="{attribute}" relation="{relation}" secondItem="{second}" '
        f'secondAttribute="{other or attribute}" constant="{constant}" priority="{priority}" id="{name}"/>')


def pinned(name, *edges):
    return "".join(constraint(f"{name}-{edge}", name, edge) for edge in edges)


def document(views, constraints):
    return (
        '<?xml version="1.0" encoding="UTF-8"?>'
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" '
        'targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" '
        'useSafeAreas="YES"><device id="retina6_12" orientation="portrait" appearance="light"/><objects>'
        '<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>'
        '<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>'
        '<view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>'
        '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>'
        f'<subviews>{views}</subviews><viewLayoutGuide key="safeArea" id="safe"/>'
        f'<constraints>{constraints}</constraints></view></objects></document>')


def distributed(distribution, axis, room):
    def make(count):
        length = {"too little room": 300, "room": 100 * count, "its own length": None}[room]
        views = [label(f"l{i}", f"Text {i % 10}") for i in range(count)]
        return document(stack("s", views, axis, distribution, length), pinned("s", "top", "leading"))
    return make


def aligned(alignment):
    def make(count):
        views = [label(f"l{i}", "Text" * (1 + i % 3)) for i in range(count)]
        column = stack("s", views).replace("axis=", f'alignment="{alignment}" axis=', 1)
        return document(column, pinned("s", "top", "leading"))
    return make


def rows(count):
    """Rows of four labels in a vertical stack view."""
    lines = [
        stack(f"r{i}", [label(f"l{i}-{k}") for k in range(4)], "horizontal", "fillEqually") for i in range(count // 5)]
    return document(stack("s", lines), pinned("s", "top", "leading", "trailing"))


def deep(count):
    """Stack views in each other, at most 100 deep, with a label each."""
    towers = []
    for tower in range(count // 200):
        inner = label(f"i{tower}")
        for depth in range(100):
            inner = stack(f"s{tower}-{depth}", [label(f"l{tower}-{depth}"), inner])
        towers.append(inner)
    return document(stack("s", towers), pinned("s", "top", "leading"))


def listed(count):
    """Labels below each other, by constraints."""
    ties = [pinned("l0", "top", "leading", "trailing")]
    for i in range(1, count):
        ties += [constraint(f"y{i}", f"l{i}", "top", f"l{i - 1}", "bottom", 4), pinned(f"l{i}", "leading", "trailing")]
    return document("".join(label(f"l{i}", f"Text {i}") for i in range(count)), "".join(ties))


def wrapped(count):
    text = "A text of some words that take more than one line of a small screen, as texts do"
    return document(
        stack("s", [label(f"l{i}", f"{i} {text}", 0) for i in range(count)]), pinned("s", "top", "leading", "trailing"))


def long_text(count):
    words = random.Random(1).choices(["layout", "of", "a", "text", "with", "words", "growing"], k=count * 10)
    return document(label("l", " ".join(words), 0), pinned("l", "top", "leading", "trailing"))


def contradicting(count):
    """Labels with two required widths each."""
    def widths(i):
        return "".join(
            f'<constraint firstAttribute="width" constant="{width}" id="{name}{i}"/>'
            for name, width in (("a", 100), ("b", 120)))
    views = [label(f"l{i}", inside=f"<constraints>{widths(i)}</constraints>") for i in range(count)]
    ties = [
        constraint(f"x{i}", f"l{i}", "leading", constant=8) + constraint(f"y{i}", f"l{i}", "top", constant=20 * i)
        for i in range(count)]
    return document("".join(views), "".join(ties))


def cut(count):
    """Labels whose texts are cut, a finding each."""
    width = '<constraints><constraint firstAttribute="width" constant="30" id="w{0}"/></constraints>'
    views = [label(f"l{i}", f"A title {i}", inside=width.format(i)) for i in range(count)]
    ties = [
        constraint(f"x{i}", f"l{i}", "leading", constant=8) + constraint(f"y{i}", f"l{i}", "top", constant=30 * i)
        for i in range(count)]
    return document("".join(views), "".join(ties))


def tangled(count):
    """A tree of 85 stack views and labels, with random constraints between them; many contradict each other."""
    generator = random.Random(1)
    names = []

    def tree(depth):
        name = f"n{len(names)}"
        names.append(name)
        if depth == 0:
            return label(name)
        return stack(name, [tree(depth - 1) for _ in range(4)], generator.choice(("vertical", "horizontal")))
    views = tree(3)
    ties = [pinned("n0", "top", "leading", "trailing")]
    for i in range(count):
        first, second = generator.sample(names, 2)
        ties.append(constraint(
            f"c{i}", first, generator.choice(("width", "height", "leading", "top", "centerX")), second,
            constant=generator.randint(-20, 20), relation=generator.choice(("equal", "lessThanOrEqual", "greaterThanOrEqual")),
            priority=generator.choice((1000, 750, 500))))
    return document(views, "".join(ties))


def inequalities(count):
    """Random inequalities between three variables, as many as there are variables, in the text format of `snug solve`."""
    generator = random.Random(count)
    lines = []
    for _ in range(count):
        terms = " ".join(f"{generator.choice((1, -1, 2, -2))}*x{v}" for v in generator.sample(range(max(3, count)), 3))
        lines.append(f"{generator.choice((1000, 750, 500, 250))} {generator.choice(('<=', '>='))} "
                     f"{generator.randint(-100, 100)} {terms}")
    return "\n".join(lines) + "\n"


LAYOUT = ("layout", "--jobs", "1", "--format", "json")
AUDIT = ("audit", "--jobs", "1", "--device", "retina4_0", "--text-size", "L")
# By name: the command, the function that makes the document, and the sizes.
FAMILIES = {
    **{
        f"{distribution}, {axis}, {room}": (LAYOUT, distributed(distribution, axis, room), SIZES)
        for distribution in DISTRIBUTIONS for axis in ("vertical", "horizontal")
        for room in ("too little room", "room", "its own length") if room != "its own length" or axis == "vertical"},
    **{f"a column aligned by {name}": (LAYOUT, aligned(name), SIZES) for name in ("leading", "center")},
    "rows of four in a column": (LAYOUT, rows, SIZES),
    "stack views in stack views": (LAYOUT, deep, (400, 800, 1600, 3200)),
    "a list by constraints": (LAYOUT, listed, SIZES),
    "texts of several lines": (LAYOUT, wrapped, SIZES),
    "one long text, 10 words each": (LAYOUT, long_text, SIZES),
    "documents of 20 labels": (LAYOUT, None, (50, 100, 200, 400)),
    "audit: two widths each": (AUDIT, contradicting, SMALL_SIZES),
    "audit: a cut text each": (AUDIT, cut, SMALL_SIZES),
    "audit: random constraints over 85 views": (AUDIT, tangled, (50, 100, 200, 400)),
    "solve: random inequalities": (("solve",), inequalities, SMALL_SIZES),
}
# Why the time of a family grows faster than its size.
REASONS = {
    "equalCentering": "a gap is between two views and equal to the first gap, so each of the simplex' steps touches all gaps",
    "equalSpacing": "the spacing before the last view contains the sum of all sizes, so a simplex solves them",
    "fillProportionally": "the multipliers take memory for each pair of a view and a level",
    "random constraints": "each finding tries edits, and each edit is a layout of the whole screen",
    "random inequalities": "variables that nothing decides take the value nearest to zero, one after the other",
}


def seconds(command, runs):
    """The least seconds of processor time in user mode."""
    least = math.inf
    for _ in range(runs):
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 1, 2):
            sys.exit(f"{' '.join(command)} ended with {process.returncode}")
        least = min(least, usage.ru_utime)
    return least


def write(folder, name, make, size):
    """Writes the input of a family and returns its path."""
    if make is None:
        path = pathlib.Path(folder, f"{name}-{size}")
        path.mkdir()
        for i in range(size):
            (path / f"{i}.xib").write_text(distributed("fill", "vertical", "room")(20))
        return str(path)
    path = pathlib.Path(folder, f"{len(os.listdir(folder))}{'.cn' if make is inequalities else '.xib'}")
    path.write_text(make(size))
    return str(path)


def slope(points, least=MEASURABLE):
    """The exponent of the growth: the slope of a line through the logarithms (least squares)."""
    points = [(math.log(size), math.log(time)) for size, time in points if time >= least and time > 0]
    if len(points) < 2:
        return math.nan
    x, y = (sum(values) / len(points) for values in zip(*points))
    return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)


def measure(snug, folder, runs):
    """By family: pairs of size and seconds."""
    found = {}
    for name, (command, make, sizes) in FAMILIES.items():
        start = seconds([snug, *command, write(folder, f"{name} start", make, 1)], max(runs, 3))
        found[name] = []
        for size in sizes:
            time = seconds([snug, *command, write(folder, name, make, size)], runs) - start
            found[name].append((size, time))
            if time > PATIENCE:
                break
        print(f"{name}: exponent {slope(found[name]):.2f}", *(f"{size}: {time:.3f}" for size, time in found[name]), file=sys.stderr)
    return found


def measure_peers(peers, folder):
    """By name of a peer and its work: pairs of size and seconds."""
    found = {}
    files = {size: write(folder, "", inequalities, size) for size in SMALL_SIZES}
    with contextlib.suppress(OSError, subprocess.CalledProcessError):
        lines = subprocess.run(
            [sys.executable, ROOT / "Benchmarks/HiGHS/measure.py", "time", *files.values()], capture_output=True, text=True,
            check=True).stdout.splitlines()
        found["HiGHS: random inequalities"] = list(zip(SMALL_SIZES, (float(line.split(",")[3]) for line in lines)))
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        for size in SMALL_SIZES[:3]:
            line = subprocess.run(
                [peers / "kiwi", "--once", files[size]], capture_output=True, text=True, check=True, timeout=60).stdout
            found.setdefault("Kiwi: random inequalities", []).append((size, float(line.split(",")[1])))
    with contextlib.suppress(OSError, subprocess.CalledProcessError):
        for size in (1000, 2000, 4000, 8000):
            line = subprocess.run([peers / "yoga", "time", "column", str(size)], capture_output=True, text=True, check=True).stdout
            found.setdefault("Yoga: rows in a column", []).append((size, float(line.split(",")[3])))
    return found


def line(name, points, least=MEASURABLE):
    times = [duration(max(0, time)) for _, time in points]
    return [name, str(points[0][0]), *times, *["–"] * (4 - len(times)), f"{slope(points, least):.2f}"]


def reason(name):
    return next((text for part, text in REASONS.items() if part in name), "")


def page(found, peers, runs):
    commit = subprocess.run(
        ["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"""# How the time grows

Written by `Benchmarks/run growth`. Commit {commit}; {platform.system()}, {platform.machine()}, load {os.getloadavg()[0]:.1f}. Each
family is a document that the benchmark makes at four sizes: the first, and two, four and eight times as many views,
documents, constraints or words. Times are processor time of the whole program with one worker, the least of
{runs} runs, less that of a document with one view. Stack views get 300 points of length (too little room), 100 points per view (room),
or have the length of their views. The exponent is the slope through the logarithms of size and time: 1 is linear, 2 means
that twice the size takes four times as long.
""")
    titles = ["family", "first size", "1 ×", "2 ×", "4 ×", "8 ×", "exponent"]
    table(titles, [line(name, points) for name, points in found.items()])
    if peers:
        print("## Peers on such work\n\nTheir own time, without that of a program around them.\n")
        table(titles, [line(name, points, 0) for name, points in peers.items()])
    fast = [name for name, points in found.items() if slope(points) > LIMIT]
    if fast:
        print(f"## Above {LIMIT}\n")
        for name in fast:
            print(f"- {name}" + (f": {reason(name)}." if reason(name) else ""))
        print()


def main(snug, peers, runs=3):
    with tempfile.TemporaryDirectory() as folder:
        found = measure(snug, folder, int(runs))
        known = measure_peers(pathlib.Path(peers), folder)
    path = ROOT / "docs/benchmarks/growth.md"
    kept = path.read_text(encoding="utf-8").partition("## What was changed") if path.exists() else ("", "", "")
    with open(path, "w", encoding="utf-8") as file, contextlib.redirect_stdout(file):
        page(found, known, runs)
        print(kept[1] + kept[2], end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
