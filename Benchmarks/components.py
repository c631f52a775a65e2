#!/usr/bin/env python3
"""Measures our solver and its peers on large components and writes docs/benchmarks/large-components.md.

    components.py SOLVER WORK

Called by `run components`. Each system consists of one component. WORK is the folder of the peers and the data.
"""
import os
import platform
import statistics
import subprocess
import sys

from table import duration, table, times

SYSTEMS = (
    ("inequalities", (100, 1000, 20000)),
    ("random", (100, 1000, 2000)),
    ("dense", (30, 100, 150)),
)
# Seconds after which a solver is stopped.
LIMIT = 60
PAGE = "../docs/benchmarks/large-components.md"


def output(*command):
    """What a command prints; `None` if it takes longer than the limit, an empty text if it fails."""
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return None
    return result.stdout if result.returncode == 0 else ""


def ours(solver, workload, size):
    """Variables, constraints, the seconds of build, edit and explanation, and the peak memory in MB; medians."""
    rows = []
    for _ in range(3):
        process = subprocess.Popen([solver, "component", workload, str(size)], stdout=subprocess.PIPE, text=True)
        text = process.stdout.read()
        _, _, usage = os.wait4(process.pid, 0)
        rows.append([float(field) for field in text.split(",")[:5]] + [usage.ru_maxrss / 1000])
    return [statistics.median(column) for column in zip(*rows)]


def peer(seconds, our_seconds):
    """A peer's time as a multiple of ours."""
    if seconds is None:
        return times(LIMIT, our_seconds, is_bound=True)
    return times(seconds, our_seconds)


def field(text, index):
    """A field of the only CSV line; NaN where it is missing."""
    fields = text.strip().split(",") if text else []
    return float(fields[index]) if len(fields) > index and fields[index] else float("nan")


def line(solver, work, workload, size):
    path = f"{work}/data/{workload}-{size}.cn"
    with open(path, "w", encoding="utf-8") as file:
        file.write(output(solver, "write", workload, str(size)))
    variables, constraints, build, edit, explanation, memory = ours(solver, workload, size)
    kiwi = output(f"{work}/kiwi", "--once", path) if os.path.exists(f"{work}/kiwi") else ""
    highs = output("python3", "HiGHS/measure.py", "time", path)
    return [
        f"{workload}-{size}", f"{variables:.0f}", f"{constraints:.0f}", duration(build),
        peer(None if kiwi is None else field(kiwi, 1), build),
        peer(None if highs is None else field(highs, 1), build),
        peer(None if highs is None else field(highs, 3), build),
        duration(edit), duration(explanation), f"{memory:.0f} MB"]


def main(solver, work):
    lines = []
    for workload, sizes in SYSTEMS:
        for size in sizes:
            print(f"measuring {workload}-{size}", file=sys.stderr)
            lines.append(line(solver, work, workload, size))
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    with open(PAGE, "w", encoding="utf-8") as file:
        sys.stdout = file
        print("# Large components\n")
        print(f"Written by `Benchmarks/run components`. Commit {commit}; {os.cpu_count()} CPUs; {platform.system()}; medians of\n"
              f"three runs. A ratio says how many times longer a peer takes to build; `>`: it was stopped after {LIMIT} s; a dash is\n"
              "what was not measured. Kiwi and HiGHS have one weight per level where ours is exact; “HiGHS, exact” solves one\n"
              "linear program per level.\n")
        print("- `inequalities`: a chain of required ≥, whose members are pulled to the left and to the right in turn.\n"
              "- `random`: as many random optional constraints of two to four variables as there are variables, within bounds.\n"
              "- `dense`: twice as many optional constraints as variables, each with all variables.\n")
        print("An edit moves one variable, which changes the whole component. The explanation gives the reasons of all\n"
              "constraints that do not hold; that of a long chain is not measured, because its size is quadratic. The memory is that of\n"
              "the whole process, explanation included.\n")
        table(["system", "variables", "constraints", "build", "Kiwi", "HiGHS", "HiGHS, exact", "edit", "explanation",
               "memory"], lines)
        print("[Decision 104](../decisions/104-sparse-simplex.md) says how such components are solved.")


if __name__ == "__main__":
    main(*sys.argv[1:])
