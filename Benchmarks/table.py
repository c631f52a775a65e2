#!/usr/bin/env python3
"""Prints the measurements of `run` as a page of Markdown.

    table.py WORK SIZE…

Called by `run`. WORK is the folder with the measurements.
"""
import csv
import math
import os
import platform
import subprocess
import sys

WORKLOADS = ("chain", "nested", "stacklist", "equal", "form", "grid")


class Peer:
    """The times of a peer in seconds for building, editing and changing one system; NaN for what was not measured."""

    def __init__(self, build=math.nan, edit=math.nan, change=math.nan, is_bound=False):
        self.build, self.edit, self.change = build, edit, change
        # Whether it was stopped at this time before it had finished.
        self.is_bound = is_bound


def number(text):
    return float(text) if text else math.nan


def peers(path):
    result = {}
    for row in csv.reader(open(path, encoding="utf-8")):
        row += [""] * 3
        is_bound = row[1].startswith(">")
        result[os.path.basename(row[0]).removesuffix(".cn")] = Peer(
            number(row[1].lstrip(">")), number(row[2]), number(row[3]), is_bound)
    return result


def duration(seconds):
    if math.isnan(seconds):
        return "–"
    for unit, scale in (("ns", 1e9), ("µs", 1e6), ("ms", 1e3), ("s", 1)):
        if seconds * scale < 999.5 or unit == "s":
            return f"{seconds * scale:.3g} {unit}"


def times(peer, ours, is_bound=False):
    if math.isnan(peer):
        return "–"
    ratio = peer / ours
    return ("> " if is_bound else "") + (f"{ratio:,.1f}×" if ratio < 100 else f"{ratio:,.0f}×")


def table(titles, lines):
    print("| " + " | ".join(titles) + " |")
    print("| --- " + "| ---: " * (len(titles) - 1) + "|")
    for line in lines:
        print("| " + " | ".join(line) + " |")
    print()


class Row:
    """The measurements of our solver for one system."""

    def __init__(self, row):
        self.name = f"{row['workload']}-{row['size']}"
        self.workload, self.size = row["workload"], int(row["size"])
        for key, value in row.items():
            if key not in ("workload", "size"):
                setattr(self, key, float(value))

    @property
    def per_view(self):
        return self.edit / max(1, self.viewsMovedByEdit)

    @property
    def per_variable(self):
        return self.edit / max(1, self.movedByEdit)

    @property
    def change_to_edit(self):
        """The time of a change divided by that of an edit, both per moved variable; NaN if a change moves nothing."""
        if self.movedByChange < 1:
            return math.nan
        return self.change / self.movedByChange / self.per_variable


def against_peers(ours, kiwi, highs, floor):
    print("## Against the peers\n")
    print("A ratio says how many times longer the peer takes. `>`: it was stopped before it had finished.\n")
    lines = []
    for row in ours.values():
        if row.size > 1000:
            continue
        k, h = kiwi.get(row.name, Peer()), highs.get(row.name, Peer())
        lines.append([
            row.name, f"{row.views:.0f}", duration(row.build), times(k.build, row.build, k.is_bound),
            times(h.build, row.build), times(h.change, row.build), duration(row.edit), times(k.edit, row.edit),
            duration(row.change), times(k.change, row.change), duration(floor.get(row.name, Peer()).build),
            f"{row.bytesPerConstraint:.0f}"])
    table(["system", "views", "build", "Kiwi", "HiGHS", "HiGHS, exact", "edit", "Kiwi", "change", "Kiwi", "floor",
           "B / constraint"], lines)


def updates(ours):
    print("## Updates\n")
    print("An edit moves one variable from outside, a change removes a constraint and adds it with another constant (two of\n"
          "them on stacklist and form). “Change ÷ edit” compares their times for each variable that they move; the changes of\n"
          "form move nothing.\n")
    table(["system", "edit", "views moved", "a moved view", "a moved variable", "change", "variables moved",
           "change ÷ edit"],
          [[row.name, duration(row.edit), f"{row.viewsMovedByEdit:.0f}", duration(row.per_view),
            duration(row.per_variable), duration(row.change), f"{row.movedByChange:.0f}",
            "–" if math.isnan(row.change_to_edit) else f"{row.change_to_edit:.2f}"] for row in ours.values()])


def changes_of_the_system(ours):
    print("## Changes of the system, and copies\n")
    print("Adding an optional constraint or removing it again; another priority for it; the changed constraint in another\n"
          "shape (its factors doubled), with the number of constraints that this plans anew; a copy of the solver, which\n"
          "shares the plan, with one edit.\n")
    table(["system", "build", "add or remove", "priority", "another shape", "planned", "of", "copy and edit"],
          [[row.name, duration(row.build), duration(row.addition), duration(row.priority), duration(row.reshaping),
            f"{row.plannedByReshaping:.0f}", f"{row.constraints:.0f}", duration(row.copy)] for row in ours.values()])


def exponents(ours):
    result = {}
    for workload in WORKLOADS:
        small, large = ours.get(f"{workload}-100"), ours.get(f"{workload}-5000")
        if small and large:
            factor = math.log(large.constraints / small.constraints)
            result[workload] = [
                math.log(getattr(large, key) / getattr(small, key)) / factor for key in ("build", "edit", "change")]
    return result


def growth(ours):
    found = exponents(ours)
    if not found:
        return
    print("## Growth from 100 to 5000\n\n1 is linear.\n")
    table(["workload", "build at 5000", "build", "edit", "change"],
          [[workload, duration(ours[f"{workload}-5000"].build)] + [f"{value:.2f}" for value in values]
           for workload, values in found.items()])


def aims(ours, kiwi, highs):
    """Prints the aims, and where this run misses them."""
    print("## What was aimed at\n")

    def state(text, misses, *sizes):
        if any(not of_size(size) for size in sizes):
            print(f"- {text}: not measured in this run.")
        else:
            print(f"- {text}: " + ("met." if not misses else "missed by " + "; ".join(misses) + "."))

    def of_size(size, workloads=WORKLOADS):
        return [ours[f"{w}-{size}"] for w in workloads if f"{w}-{size}" in ours]

    def builds(size, workloads, factor, peer_of):
        misses = []
        for row in of_size(size, workloads):
            peer, is_bound = peer_of(row.name)
            if math.isnan(peer):
                misses.append(f"{row.name} (not measured)")
            elif peer < factor * row.build:
                misses.append(f"{row.name} ({times(peer, row.build, is_bound)})")
        return misses

    def by_kiwi(name):
        peer = kiwi.get(name, Peer())
        return peer.build, peer.is_bound

    slower = [f"{row.name} ({key} {times(getattr(kiwi[row.name], key), getattr(row, key))})"
              for row in of_size(10) if row.name in kiwi for key in ("build", "edit", "change")
              if getattr(kiwi[row.name], key) < getattr(row, key)]
    state("At 10 never slower than Kiwi", slower, 10)
    state("Build at 100 at least 20 times faster than Kiwi", builds(100, WORKLOADS, 20, by_kiwi), 100)
    state("Build of chain and form at 1000 at least 100 times faster than Kiwi",
          builds(1000, ("chain", "form"), 100, by_kiwi), 1000)
    state("Build of nested, equal and grid at 1000 at least 1,000 times faster than Kiwi",
          builds(1000, ("nested", "equal", "grid"), 1000, by_kiwi), 1000)
    state("Build at 1000 at least 5 times faster than HiGHS",
          builds(1000, WORKLOADS, 5, lambda name: (highs.get(name, Peer()).build, False)), 1000)
    state("Build of stacklist at 1000 at least 20 times faster than exact HiGHS",
          builds(1000, ("stacklist",), 20, lambda name: (highs.get(name, Peer()).change, False)), 1000)
    state("Edit at 1000 at most 25 ns a moved view",
          [f"{row.name} ({duration(row.per_view)})" for row in of_size(1000)
           if row.workload != "stacklist" and row.per_view > 25e-9], 1000)
    state("A change at 1000 at most 3 times the edit that moves as much",
          [f"{row.name} ({row.change_to_edit:.1f})" for row in of_size(1000) if row.change_to_edit > 3], 1000)
    state("Growth exponents from 100 to 5000 at most 1.15",
          [f"{workload} ({key} {value:.2f})" for workload, values in exponents(ours).items()
           for key, value in zip(("build", "edit", "change"), values) if value > 1.15], 100, 5000)
    print("\n[Decision 101](../decisions/101-speed-of-the-solver.md) says what bounds these figures, and what did not help.")


def main(work, sizes):
    with open(f"{work}/ours.csv", encoding="utf-8") as file:
        rows = [Row(row) for row in csv.DictReader(file)]
    ours = {row.name: row for row in rows}
    kiwi, highs, floor = (peers(f"{work}/{name}.csv") for name in ("kiwi", "highs", "floor"))
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    cpu = next((l.split(":")[1].strip() for l in open("/proc/cpuinfo") if l.startswith("model name")), platform.processor())
    print("# Solver benchmarks\n")
    print(f"Written by `Benchmarks/run {' '.join(sizes)}`. Commit {commit}; {os.cpu_count()} × {cpu}; {platform.system()}. Medians;\n"
          "a dash is what was not measured. Kiwi and HiGHS have one weight a level where ours is exact; “HiGHS, exact” solves\n"
          "one linear program a level. The floor is the arithmetic of one evaluation, written out by hand.\n")
    against_peers(ours, kiwi, highs, floor)
    updates(ours)
    changes_of_the_system(ours)
    growth(ours)
    aims(ours, kiwi, highs)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
