#!/usr/bin/env python3
"""Measures the view layer and Yoga and writes docs/benchmarks/layout.md. Called by `run layout`.

    views.py OURS YOGA

Ours and Yoga take turns, five times per screen. The least times count, because other work on the machine affects them
least. Each turn goes through all screens, so that a busy minute affects one turn of each screen, and not all turns of
one screen.
"""
import math
import os
import platform
import subprocess
import sys

from table import duration, table

SCREENS = (
    ("column", (100, 1000, 10000, 20000)),
    ("settings", (1000, 4000)),
    ("feed", (180, 1800)),
    ("deep", (128,)),
)
CHANGES = ("width", "constant", "text", "hidden", "text size")
TURNS = 5
# Makes the C library keep freed memory, in ours and in Yoga. It returns nothing to the kernel and takes blocks of up to
# 32 MB (its limit) from its own memory. Otherwise each round includes the time of the kernel for new pages.
KEEPING = "glibc.malloc.trim_threshold=4294967296:glibc.malloc.mmap_threshold=33554432"
PAGE = "../docs/benchmarks/layout.md"


def measure(program, workload, size, tunables=KEEPING):
    """The times of making, first layout and changes, and the bytes per view; NaN for what the screen does not have."""
    line = subprocess.run(
        [program, "time", workload, str(size)], capture_output=True, text=True, check=True,
        env=os.environ | {"GLIBC_TUNABLES": tunables}).stdout
    return [float(field) if field else math.nan for field in line.strip().split(",")[2:]]


def frames(program, workload, size):
    lines = subprocess.run(
        [program, "frames", workload, str(size)], capture_output=True, text=True, check=True).stdout.splitlines()
    return [[float(field) for field in line.split()] for line in lines]


def check(ours, yoga):
    """Exits if frames differ, because a comparison with a peer that lays out something else is worthless."""
    for workload, sizes in SCREENS:
        left, right = frames(ours, workload, sizes[0]), frames(yoga, workload, sizes[0])
        different = sum(
            any(abs(a - b) > 0.51 for a, b in zip(one, other)) for one, other in zip(left, right))
        if len(left) != len(right) or different:
            sys.exit(f"{workload}: {different} of {len(left)} and {len(right)} frames differ")


def ratio(ours, yoga):
    value = ours / yoga
    return "–" if math.isnan(value) else f"{value:.2f} ×" if value < 10 else f"{value:.1f} ×"


def exponent(small, large):
    """The exponent of the growth between two sizes, each with its time."""
    return math.log(large[1] / small[1]) / math.log(large[0] / small[0])


def revision():
    return subprocess.run(
        ["git", "rev-parse", "--short=7", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()


def main(ours, yoga):
    check(ours, yoga)
    column = SCREENS[0][1]
    small, large = min(column), max(column)
    runs, paged_runs = {}, {}
    for turn in range(TURNS):
        print(f"turn {turn + 1} of {TURNS}", file=sys.stderr)
        for workload, sizes in SCREENS:
            for size in sizes:
                runs.setdefault((workload, size), []).append([measure(each, workload, size) for each in (ours, yoga)])
        # With the C library's default settings.
        for size in (small, large):
            paged_runs.setdefault(size, []).append([measure(each, "column", size, "")[1] for each in (ours, yoga)])
    measured = {
        screen: [[min(column) for column in zip(*fields)] for fields in zip(*turns)] for screen, turns in runs.items()}
    paged = {size: [min(times) for times in zip(*turns)] for size, turns in paged_runs.items()}
    per_plain_view = subprocess.run([ours, "memory"], capture_output=True, text=True, check=True).stdout.strip()
    sys.stdout = open(PAGE, "w", encoding="utf-8")
    print(f"""# The view layer beside Yoga

Written by `Benchmarks/run layout`. Commit {revision()}; {platform.system()}, {platform.machine()}. Views are made, laid
out and changed with UIKit's classes here, and with Yoga's nodes there (flexbox, C++, from PyPI's `poga`). Both show the
same picture; the frames are compared before anything is measured. Text is measured by one formula for both, so no time goes
into typesetting. Times are processor time, each the least of several rounds, ours and Yoga's in turns; a ratio is ours ÷
Yoga's.

- `column`: rows in a vertical stack view, each a horizontal one with four leaves, three of fixed width.
- `settings`: rows with label, detail and switch, placed by constraints.
- `feed`: cards with a picture, a name, a text of several lines and three buttons, in stack views.
- `deep`: 64 views in each other, each with a strip at its top.

## Making and laying out
""")
    lines = []
    for (workload, size), (own, peer) in measured.items():
        line = [f"{workload}, {size:,} views"]
        for index in range(3):
            line += [duration(own[index]), duration(peer[index]), ratio(own[index], peer[index])]
        lines.append(line)
    table(["screen", "make", "Yoga", "ratio", "first layout", "Yoga", "ratio", "new width", "Yoga", "ratio"], lines)
    kept = {size: [times[1] for times in measured["column", size]] for size in (small, large)}
    growth = [
        [exponent((small, times[small][side]), (large, times[large][side])) for side in (0, 1)]
        for times in (kept, paged)]
    print(f"""From {small:,} to {large:,} views the first layout of `column` grows with exponent {growth[0][0]:.2f} (Yoga's:
{growth[0][1]:.2f}). The C library keeps freed memory in both programs; with its own settings it gives the memory back to the
kernel after each round, and {large:,} views take {duration(paged[large][0])} (Yoga {duration(paged[large][1])}), exponent {growth[1][0]:.2f} ({growth[1][1]:.2f}).
""")
    print("""## One change

A change is made and the screen laid out. “Part” is the time divided by that of a first layout of the screen.
""")
    lines = []
    for (workload, size), (own, peer) in measured.items():
        for place, change in enumerate(CHANGES):
            time, other = own[2 + place], peer[2 + place]
            if place > 0 and not math.isnan(time):
                lines.append([
                    f"{workload}, {size:,} views", change, duration(time), f"1/{own[1] / time:.0f}", duration(other),
                    ratio(time, other)])
    table(["screen", "change", "time", "part", "Yoga", "ratio"], lines)
    print("""## Memory

Bytes per view after the first layout, with its constraints and its part of the engine.
""")
    lines = [
        [f"{workload}, {size:,} views", f"{own[-1]:,.0f}", f"{peer[-1]:,.0f}"]
        for (workload, size), (own, peer) in measured.items()]
    lines.append(["1,000 plain views with two constraints each", f"{int(per_plain_view):,}", "–"])
    table(["screen", "ours", "Yoga"], lines)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
