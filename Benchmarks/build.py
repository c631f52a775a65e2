#!/usr/bin/env python3
"""Measures how long Snug takes to build, and writes docs/benchmarks/build.md.

    python3 build.py [--keep]

Clones the newest commit into Benchmarks/.build/checkout and builds it there from nothing: for work on it (debug), and
as it is released. Notes each job of the compiler, the time during which a job ran alone, and the functions and
expressions that take the longest to type-check. --keep leaves the clone there.
"""
import argparse
import collections
import functools
import json
import os
import pathlib
import platform
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHECKOUT = ROOT / "Benchmarks/.build/checkout"
FRONTEND = ROOT / "Benchmarks/frontend.py"
# A function or an expression that takes longer is named. Milliseconds.
FUNCTION_LIMIT, EXPRESSION_LIMIT = 300, 150


class Step:
    """A command, its time, its processor time, and the compiler's jobs in it."""

    def __init__(self, title, command, log):
        self.title = title
        environment = dict(
            os.environ, BUILD_LOG=str(log), BUILD_FRONTEND=frontend(), SWIFT_DRIVER_SWIFT_FRONTEND_EXEC=str(noting()))
        log.write_text("")
        before, start = children_time(), time.time()
        output = subprocess.run(
            command, cwd=CHECKOUT, env=environment, shell=True, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        self.seconds, self.cpu = time.time() - start, children_time() - before
        if output.returncode != 0:
            sys.exit(f"build: {command} failed\n{output.stdout[-3000:]}")
        self.output = output.stdout
        self.jobs = [json.loads(line) for line in log.read_text().splitlines()]
        print(f"{title}: {self.seconds:.0f} s", file=sys.stderr)

    def by_module(self):
        """Processor time, number of jobs, largest memory and time alone of each module, the most expensive first."""
        alone = time_alone(self.jobs)
        modules = collections.defaultdict(lambda: [0.0, 0, 0.0])
        for job in self.jobs:
            entry = modules[job["module"]]
            entry[0] += job["cpu"]
            entry[1] += 1
            entry[2] = max(entry[2], job["memory"])
        rows = [(module, cpu, count, memory, alone[module]) for module, (cpu, count, memory) in modules.items()]
        return sorted(rows, key=lambda row: (-row[1], row[0]))


@functools.cache
def frontend():
    """The compiler's frontend beside the `swift` on the PATH, through links of version managers."""
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"], text=True))
    return str(pathlib.Path(info["paths"]["runtimeResourcePath"]).parent.parent / "bin/swift-frontend")


def noting():
    """A frontend that notes its jobs, in a folder as that of the toolchain: the driver looks for its libraries there."""
    folder = CHECKOUT.parent / "toolchain"
    program = folder / "bin/swift-frontend"
    if not program.exists():
        program.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(FRONTEND, program)
        (folder / "lib").symlink_to(pathlib.Path(frontend()).parent.parent / "lib")
    return program


def children_time():
    """Seconds of processor time of all processes that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def time_alone(jobs):
    """Seconds in which a job of a module was the only one that ran. Two cores have nothing to share then."""
    moments = sorted({moment for job in jobs for moment in (job["start"], job["end"])})
    alone = collections.Counter()
    for begin, end in zip(moments, moments[1:]):
        running = [job["module"] for job in jobs if job["start"] <= begin and job["end"] >= end]
        if len(running) == 1:
            alone[running[0]] += end - begin
    return alone


def slow_checks(output):
    """The slowest functions and expressions that the compiler warns of, as (milliseconds, what, place)."""
    pattern = re.compile(r"^(\S+/(?:Sources|Tests)/\S+?):(\d+):\d+: warning: (.+?) took (\d+)ms to type-check", re.M)
    found = {}
    for path, line, what, duration in pattern.findall(output):
        place = path.split("/checkout/")[-1] + ":" + line
        found[place, what] = max(found.get((place, what), 0), int(duration))
    return sorted(((duration, what, place) for (place, what), duration in found.items()), reverse=True)


def table(head, rows, numbers):
    """A Markdown table. `numbers` columns at the end are right-aligned."""
    marks = ["---"] * (len(head) - numbers) + ["---:"] * numbers
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, marks, *rows])


def module_table(step, least):
    """The modules of a step that take at least so many seconds, and the rest in one line."""
    rows = step.by_module()
    shown = [row for row in rows if row[1] >= least]
    others = [row for row in rows if row[1] < least]
    cells = [
        [module, f"{cpu:.1f}", f"{count}", f"{memory:.0f}", f"{alone:.0f}"]
        for module, cpu, count, memory, alone in shown]
    cells.append([
        f"{len(others)} others", f"{sum(row[1] for row in others):.1f}", f"{sum(row[2] for row in others)}",
        f"{max((row[3] for row in others), default=0):.0f}", f"{sum(row[4] for row in others):.0f}"])
    rest = step.cpu - sum(row[1] for row in rows)
    cells.append(["planning, C, linking, running", f"{rest:.1f}", "", "", ""])
    return table(["module", "processor time, s", "jobs", "memory, MB", "alone, s"], cells, 4)


def built_twice(step):
    """Modules that a step compiled in more than one place, such as for the host and for the target."""
    interfaces = collections.Counter(job["module"] for job in step.jobs if job["kind"] == "interface")
    return sorted(name for name, count in interfaces.items() if count > 1 and name != "main")


def measure(log):
    """All steps by name."""
    change = "sed -i 's/^import /private let measuredChange = 1\\nimport /;t' Sources/UIKit/Controls/UISwitch.swift"
    steps = {}

    def step(name, title, command):
        steps[name] = Step(title, command, log)

    step("setup", "`make setup`", "make setup")
    step("demo", "`make demo`, nothing built", "make demo")
    step("same", "`make build`, nothing changed", "make build")
    step("line", "`make build`, a line of `UIKit/Controls` changed", f"{change}; make build")
    step("test", "`make test` after it", "git checkout -q . && make test")
    step("release", "the program, released", "swift build -c release --product snug --scratch-path .build-release")
    flags = "".join(
        f" -Xswiftc -Xfrontend -Xswiftc -warn-long-{name}={limit}"
        for name, limit in [("function-bodies", FUNCTION_LIMIT), ("expression-type-checking", EXPRESSION_LIMIT)])
    step("checks", "type-checking", f"swift build --product snug --scratch-path .build-checks{flags} 2>&1")
    return steps


def page(steps):
    """The text of the page."""
    timed = [steps[name] for name in ["demo", "same", "line", "test", "release"]]
    twice = {name for step in timed for name in built_twice(step)}
    slow = slow_checks(steps["checks"].output)
    slow_rows = [[f"`{place}`", what, f"{duration}"] for duration, what, place in slow[:20]]
    version = subprocess.check_output(["swift", "--version"], text=True, stderr=subprocess.DEVNULL).splitlines()[0]
    commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=CHECKOUT, text=True).strip()
    slow_text = (
        table(["place", "what", "ms"], slow_rows, 1) if slow_rows
        else f"None takes longer than {FUNCTION_LIMIT} ms (a function) or {EXPRESSION_LIMIT} ms (an expression).")
    return f"""# How long Snug takes to build

`Benchmarks/run build` writes this page: it clones the newest commit and builds it from nothing, step after step.
Commit {commit}, {version}, {os.cpu_count()} cores, {platform.machine()}. The packages that Snug uses come from a local
copy.

{table(["step", "s", "processor time, s"], [[s.title, f"{s.seconds:.0f}", f"{s.cpu:.0f}"] for s in timed], 2)}

## For work on it: `make demo`

Processor time of the compiler by module. “Alone” is the time in which a module's job was the only one.

{module_table(steps["demo"], 3)}

## All tests: `make test` after `make demo`

{module_table(steps["test"], 3)}

## Released

{module_table(steps["release"], 5)}

## Built twice

{"Nothing is built twice in one step." if not twice else "Built in two places: " + ", ".join(sorted(twice)) + "."}

## Slow to type-check

{slow_text}

{(ROOT / "Benchmarks/build-notes.md").read_text()}"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", action="store_true", help="leaves the clone in Benchmarks/.build/checkout")
    arguments = parser.parse_args()
    shutil.rmtree(CHECKOUT, ignore_errors=True)
    shutil.rmtree(CHECKOUT.parent / "toolchain", ignore_errors=True)
    CHECKOUT.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(CHECKOUT)], check=True)
    with tempfile.TemporaryDirectory() as folder:
        text = page(measure(pathlib.Path(folder) / "jobs"))
    output = ROOT / "docs/benchmarks/build.md"
    output.write_text(text)
    print(text)
    if not arguments.keep:
        shutil.rmtree(CHECKOUT)


if __name__ == "__main__":
    main()
