#!/usr/bin/env python3
"""Puts the measurements of `run` together into tables. Called by it."""
import csv
import math
import os
import platform
import subprocess
import sys


def rows(path):
    with open(path, encoding="utf-8") as file:
        return list(csv.reader(file))


def by_system(path):
    return {os.path.basename(row[0]).removesuffix(".cn"): [float(x) if x else math.nan for x in row[1:]] for row in rows(path)}


def duration(seconds):
    if math.isnan(seconds):
        return "–"
    for unit, scale in (("ns", 1e9), ("µs", 1e6), ("ms", 1e3), ("s", 1)):
        if seconds * scale < 999.5 or unit == "s":
            return f"{seconds * scale:.3g} {unit}"


def ratio(peer, ours):
    return "–" if math.isnan(peer) else f"{peer / ours:,.1f}×" if peer < 100 * ours else f"{peer / ours:,.0f}×"


def exponent(small, large, factor):
    return f"{math.log(large / small) / math.log(factor):.2f}"


def main(work, sizes):
    header, *lines = rows(f"{work}/ours.csv")
    ours = {f"{line[0]}-{line[1]}": dict(zip(header, line)) for line in lines}
    kiwi, highs, floor = (by_system(f"{work}/{name}.csv") for name in ("kiwi", "highs", "floor"))
    nothing = [math.nan] * 3
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    cpu = next((l.split(":")[1].strip() for l in open("/proc/cpuinfo") if l.startswith("model name")), platform.processor())
    print(f"Commit {commit}; {os.cpu_count()} × {cpu}; {platform.system()}. Medians; a dash is what took too long.\n")
    print("| system | views | build | Kiwi | HiGHS | HiGHS, exact | edit | Kiwi | a moved variable | change | Kiwi | floor | B / constraint |")
    print("| --- " * 13 + "|")
    for name, row in ours.items():
        build, edit, change = (float(row[key]) for key in ("build", "edit", "change"))
        k, h = kiwi.get(name, nothing), highs.get(name, nothing)
        moved = max(1.0, float(row["movedByEdit"]))
        print(
            f"| {name} | {row['views']} | {duration(build)} | {ratio(k[0], build)} | {ratio(h[0], build)} | {ratio(h[2], build)}"
            f" | {duration(edit)} | {ratio(k[1], edit)} | {duration(edit / moved)} | {duration(change)} | {ratio(k[2], change)}"
            f" | {duration(floor.get(name, nothing)[0])} | {float(row['bytesPerConstraint']):.0f} |")
    print("\n“A moved variable” is the time of an edit for each variable that it moves. Ratios say how many times longer the peer takes.")
    if "100" in sizes and "5000" in sizes:
        print("\nGrowth from 100 to 5000 (1 is linear):\n\n| workload | build | edit | change |\n| --- | --- | --- | --- |")
        for workload in dict.fromkeys(name.split("-")[0] for name in ours):
            small, large = ours[f"{workload}-100"], ours[f"{workload}-5000"]
            factor = float(large["constraints"]) / float(small["constraints"])
            values = [exponent(float(small[key]), float(large[key]), factor) for key in ("build", "edit", "change")]
            print(f"| {workload} | {' | '.join(values)} |")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
