#!/usr/bin/env python3
"""Runs the compiler's frontend in the place of the driver's own and notes what it cost.

Swift's driver starts the program that SWIFT_DRIVER_SWIFT_FRONTEND_EXEC names. This one runs the frontend and appends a
line to the file $BUILD_LOG: start and end in seconds, processor time in seconds, memory in MB, module, kind of job.
"""
import json
import os
import sys
import time


def kind_of(arguments):
    """What a frontend job does: "interface" writes a module's interface, "compile" makes object files."""
    if "-emit-module" in arguments and "-c" not in arguments:
        return "interface"
    return "compile" if "-c" in arguments else "other"


def main():
    arguments = sys.argv[1:]
    start = time.time()
    process = os.posix_spawn(os.environ["BUILD_FRONTEND"], ["swift-frontend"] + arguments, os.environ)
    _, status, usage = os.wait4(process, 0)
    module = arguments[arguments.index("-module-name") + 1] if "-module-name" in arguments else "main"
    job = {
        "start": start, "end": time.time(), "cpu": usage.ru_utime + usage.ru_stime, "memory": usage.ru_maxrss / 1024,
        "module": module, "kind": kind_of(arguments)}
    with open(os.environ["BUILD_LOG"], "a") as log:
        log.write(json.dumps(job) + "\n")
    sys.exit(os.waitstatus_to_exitcode(status) if os.waitstatus_to_exitcode(status) >= 0 else 1)


if __name__ == "__main__":
    main()
