#!/usr/bin/env python3
"""Measures the LP solver HiGHS on systems in the .cn text format, and checks solutions of other solvers with it.

    measure.py time FILE…             one CSV line per file: file, build, edit, exact (seconds)
    measure.py check FOLDER           exit code 1 unless every FOLDER/NAME.values (lines `NAME VALUE`) is optimal on
                                      every level of FOLDER/NAME.cn; prints which is not, and the counts

`build` is one solve from scratch with a weight 25ʳ for the r-th priority. `exact` solves level after level. After each
level it fixes the columns and rows whose dual value is not zero, so that the level stays optimal. Needs
`pip install highspy numpy`; says so and exits with 3 without them. What HiGHS itself prints goes to standard error.
"""
import os
import pathlib
import sys
import time
from collections import defaultdict

try:
    import highspy
    import numpy
except ImportError:
    print("skipped: needs `pip install highspy numpy`", file=sys.stderr)
    sys.exit(3)

# HiGHS 1.16 writes a banner to the file of standard output, past Python's buffer and before options are read.
sys.stdout = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)

INFINITY = highspy.kHighsInf
# The priority of edits.
EDIT = 999.999
# Smaller dual values count as zero.
SLOPE = 1e-8


class System:
    """The constraints of a file. Edits become equations at their first value, with priority over all optional ones."""

    def __init__(self, path):
        self.names, self.rows, self.edits = {}, [], []
        for line in open(path, encoding="utf-8"):
            fields = line.split()
            if not fields or fields[0].startswith("#") or fields[0] in ("views", "change"):
                continue
            if fields[0] == "edit":
                self.edits.append((self.place(fields[1]), float(fields[2]), float(fields[3])))
                continue
            terms = [field.split("*") for field in fields[3:]]
            terms = [(self.place(name), float(factor)) for factor, name in terms]
            self.rows.append((float(fields[0]), fields[1], float(fields[2]), terms))
        self.first_edit = len(self.rows)
        for place, low, _ in self.edits:
            self.rows.append((EDIT, "=", low, [(place, 1.0)]))
        self.priorities = sorted({row[0] for row in self.rows if row[0] < 1000}, reverse=True)

    def place(self, name):
        return self.names.setdefault(name, len(self.names))

    def model(self, weights):
        """A model with a column per variable, and one per direction in which an optional row can be violated."""
        cost = [0.0] * len(self.names)
        lower, upper = [-INFINITY] * len(cost), [INFINITY] * len(cost)
        row_lower, row_upper, start, index, value = [], [], [0], [], []
        errors = defaultdict(list)
        for priority, relation, constant, terms in self.rows:
            for place, factor in terms:
                index.append(place)
                value.append(factor)
            if priority < 1000:
                for sign in [s for s, off in ((-1.0, "="), (-1.0, "<="), (1.0, "="), (1.0, ">=")) if off == relation]:
                    errors[priority].append(len(cost))
                    index.append(len(cost))
                    value.append(sign)
                    cost.append(weights.get(priority, 0.0))
                    lower.append(0.0)
                    upper.append(INFINITY)
            row_lower.append(-INFINITY if relation == "<=" else constant)
            row_upper.append(INFINITY if relation == ">=" else constant)
            start.append(len(index))
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(cost), len(row_lower)
        lp.col_cost_, lp.col_lower_, lp.col_upper_ = numpy.array(cost), numpy.array(lower), numpy.array(upper)
        lp.row_lower_, lp.row_upper_ = numpy.array(row_lower), numpy.array(row_upper)
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = numpy.array(start, dtype=numpy.int32)
        lp.a_matrix_.index_ = numpy.array(index, dtype=numpy.int32)
        lp.a_matrix_.value_ = numpy.array(value)
        return lp, errors


def solver():
    highs = highspy.Highs()
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("threads", 1)
    highs.setOptionValue("primal_feasibility_tolerance", 1e-10)
    highs.setOptionValue("dual_feasibility_tolerance", 1e-10)
    return highs


def exact(system):
    """The optimal sum of violations of every level.

    Later levels are restricted to the face of an optimum: columns and rows with a nonzero dual value are fixed
    (complementary slackness). A bound on the sum instead would need a tolerance, which later levels would use up.
    """
    lp, errors = system.model({})
    highs = solver()
    highs.passModel(lp)
    column_bounds = [numpy.array(lp.col_lower_), numpy.array(lp.col_upper_)]
    row_bounds = [numpy.array(lp.row_lower_), numpy.array(lp.row_upper_)]
    columns = numpy.arange(lp.num_col_, dtype=numpy.int32)
    best = {}
    for priority in system.priorities:
        cost = numpy.zeros(lp.num_col_)
        cost[errors[priority]] = 1.0
        highs.changeColsCost(lp.num_col_, columns, cost)
        highs.run()
        best[priority] = highs.getObjectiveValue()
        optimum = highs.getSolution()
        fix(column_bounds, optimum.col_value, optimum.col_dual)
        fix(row_bounds, optimum.row_value, optimum.row_dual)
        highs.changeColsBounds(lp.num_col_, columns, *column_bounds)
        for row in numpy.flatnonzero(numpy.abs(optimum.row_dual) > SLOPE):
            highs.changeRowBounds(int(row), row_bounds[0][row], row_bounds[1][row])
    return best


def fix(bounds, values, duals):
    """Fixes each value with a nonzero dual at its nearest bound, because leaving that bound would cost something."""
    lower, upper = bounds
    is_fixed = numpy.abs(duals) > SLOPE
    nearest = numpy.where(numpy.abs(values - lower) <= numpy.abs(values - upper), lower, upper)
    lower[is_fixed] = upper[is_fixed] = nearest[is_fixed]


def seconds(work, at_least=3, within=1.0):
    times, begin = [], time.perf_counter()
    while len(times) < at_least or (time.perf_counter() - begin < within and len(times) < 200):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
        if time.perf_counter() - begin > 20:
            break
    return float(numpy.median(times))


def measure(path):
    system = System(path)
    weights = {priority: 25.0**rank for rank, priority in enumerate(reversed(system.priorities))}
    lp, _ = system.model(weights)
    highs = None

    def build():
        nonlocal highs
        highs = solver()
        highs.passModel(lp)
        highs.run()

    time_of_build = seconds(build)
    step = 0

    def edit():
        nonlocal step
        for i, (_, low, high) in enumerate(system.edits):
            value = low + (high - low) * (step * 37 % 1000) / 1000
            highs.changeRowBounds(system.first_edit + i, value, value)
        highs.run()
        step += 1

    print(f"{path},{time_of_build},{seconds(edit, within=0.5)},{seconds(lambda: exact(system), at_least=1)}", flush=True)


def flaws(path, solution):
    """The reasons why a solution is not optimal, in words; empty if it is."""
    system = System(path)
    values = numpy.zeros(len(system.names))
    with open(solution, encoding="utf-8") as lines:
        for name, value in (line.split() for line in lines):
            values[system.names[name]] = float(value)
    found = []
    sums = defaultdict(float)
    for priority, relation, constant, terms in system.rows:
        products = [factor * values[place] for place, factor in terms]
        rest = sum(products) - constant
        off = abs(rest) if relation == "=" else max(0.0, rest if relation == "<=" else -rest)
        if priority < 1000:
            sums[priority] += off
        elif off > 1e-6 * max(1.0, abs(constant), *map(abs, products)):
            found.append(f"a required constraint is off by {off:g}")
    for priority, best in exact(system).items():
        if abs(sums[priority] - best) > 1e-5 * max(1.0, abs(best)):
            found.append(f"the violations of priority {priority:g} add up to {sums[priority]:g}, the least is {best:g}")
    return found


def check(folder):
    solutions = sorted(pathlib.Path(folder).glob("*.values"))
    wrong = 0
    for solution in solutions:
        found = flaws(solution.with_suffix(".cn"), solution)
        wrong += bool(found)
        for flaw in found:
            print(f"{solution.stem}: {flaw}")
    print(f"{len(solutions) - wrong} of {len(solutions)} are optimal on every level")
    return wrong == 0


if __name__ == "__main__":
    if len(sys.argv) >= 3 and sys.argv[1] == "time":
        for name in sys.argv[2:]:
            measure(name)
    elif len(sys.argv) == 3 and sys.argv[1] == "check":
        sys.exit(0 if check(sys.argv[2]) else 1)
    else:
        sys.exit(__doc__)
