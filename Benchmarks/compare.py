#!/usr/bin/env python3
"""Compares the answers of two solvers to a system in the .cn text format. Called by `run`.

    compare.py FILE NAME SOLUTION NAME SOLUTION

Solutions have lines `NAME VALUE`. Values may differ if a system leaves them free. Therefore the violations are
compared: the largest of a required constraint, and the sum for each priority. Prints a warning if they differ.
"""
import sys
from collections import defaultdict

# Solvers stop at about 10⁻⁸ of the numbers in a constraint. Sums over thousands of constraints have larger errors.
TOLERANCE = 1e-5


def violations(system, solution):
    values = {}
    with open(solution, encoding="utf-8") as lines:
        for name, value in (line.split() for line in lines):
            values[name] = float(value)
    found = defaultdict(float)
    with open(system, encoding="utf-8") as lines:
        for line in lines:
            first, *fields = line.split() or ["#"]
            if first == "edit":
                found["edits"] += abs(values[fields[0]] - float(fields[1]))
            elif first not in ("views", "change") and not first.startswith("#"):
                relation, constant = fields[0], float(fields[1])
                terms = (field.split("*") for field in fields[2:])
                rest = sum(float(factor) * values[name] for factor, name in terms) - constant
                off = abs(rest) if relation == "=" else max(0.0, rest if relation == "<=" else -rest)
                if float(first) >= 1000:
                    found["required"] = max(found["required"], off)
                else:
                    found[f"priority {first}"] += off
    return found


def main(system, name, solution, other_name, other_solution):
    ours, theirs = violations(system, solution), violations(system, other_solution)
    for level in ours:
        if abs(ours[level] - theirs[level]) > TOLERANCE * max(1.0, ours[level], theirs[level]):
            print(
                f"warning: {system}: {level}: off by {ours[level]:g} in {name}, by {theirs[level]:g} in {other_name}",
                file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) != 6:
        sys.exit(__doc__)
    main(*sys.argv[1:])
