#!/usr/bin/env python3
"""Measures `snug audit` on a corpus and writes docs/benchmarks/audit.md.

    python3 audit.py ../out/program/snug ../../shared/corpus [rounds] [old snug]

Measures environments per second and core, two workers against one, memory, and the same run without sharing between
environments (`--anew`). The findings of all runs have to be the same bytes. If an old snug is given, it runs instead of
`--anew`.
"""
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(command, output):
    """Wall-clock seconds, seconds of processor time in user mode, and megabytes of the largest process."""
    begin = time.monotonic()
    process = subprocess.Popen(command + ["-o", output], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1, 2):
        sys.exit(f"{' '.join(command)} ended with {status}")
    return time.monotonic() - begin, usage.ru_utime, usage.ru_maxrss / 1024


def environments(output):
    """The numbers of environments and of screens in a run file."""
    screens = count = 0
    with open(f"{output}/run.jsonl") as lines:
        for line in lines:
            entry = json.loads(line)
            if entry.get("type") == "screen":
                screens += 1
                count += len(entry["environments"])
    return count, screens


def main():
    snug, corpus = sys.argv[1:3]
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    old = [sys.argv[4], "audit", corpus] if len(sys.argv) > 4 else [snug, "audit", corpus, "--anew"]
    ways = {
        "old": old + ["--jobs", "1"], "one": [snug, "audit", corpus, "--jobs", "1"],
        "two": [snug, "audit", corpus, "--jobs", "2"],
    }
    load_before = os.getloadavg()[0]
    figures = {way: [] for way in ways}
    with tempfile.TemporaryDirectory() as root:
        for _ in range(rounds):
            for way, command in ways.items():
                figures[way].append(run(command, f"{root}/{way}"))
        count, screens = environments(f"{root}/one")
        files = {way: pathlib.Path(f"{root}/{way}/run.jsonl").read_bytes() for way in ways}
    if len(set(files.values())) > 1:
        sys.exit("the run files differ")

    def median(way, part):
        return statistics.median(figure[part] for figure in figures[way])

    commit = subprocess.run(
        ["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    name = "an older program" if len(sys.argv) > 4 else "`--anew`"
    page = f"""# The audit

Written by `Benchmarks/run audit`. Commit {commit}; {platform.system()}, {platform.machine()}, {os.cpu_count()} cores, with a load of
{load_before:.1f} from other work before it began. `snug audit` runs over a corpus of {screens:,} screens at the default matrix, {count:,}
environments in all. The ways take turns; medians of {rounds} rounds. Processor time is that of all processes in user mode.
The run files of all ways are the same bytes.

| | {name}, one worker | one worker | two workers |
| --- | ---: | ---: | ---: |
| environments per second of processor time | {" | ".join(f"{count / median(way, 1):,.0f}" for way in ways)} |
| processor time | {" | ".join(f"{median(way, 1):.1f} s" for way in ways)} |
| time on the clock | {" | ".join(f"{median(way, 0):.1f} s" for way in ways)} |
| memory of the largest process | {" | ".join(f"{median(way, 2):.0f} MB" for way in ways)} |

One worker needs {median("one", 1) / median("old", 1):.2f} of the processor time of {name}; two workers need
{median("two", 0) / median("one", 0):.2f} of one worker's time on the clock.

"""
    path = ROOT / "docs/benchmarks/audit.md"
    kept = path.read_text().partition("## ") if path.exists() else ("", "", "")
    path.write_text(page + kept[1] + kept[2])
    print(page)


main()
