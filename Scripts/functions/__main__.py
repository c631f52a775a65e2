#!/usr/bin/env python3
"""Fails if a function of the sources is longer than 40 lines, and names it with file and line.

  python3 Scripts/functions                       all modules
  python3 Scripts/functions Sources/snug          one folder or file
  python3 Scripts/functions --longest 20          the longest functions, longest first

What counts as a function and as a line is said in lengths.py.
"""
import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import lengths  # noqa: E402

MOST_LINES = 40


def functions_of(paths):
    """All functions below paths, each with its file, sorted by file."""
    for path in paths:
        root = pathlib.Path(path)
        for file in [root] if root.is_file() else sorted(root.rglob("*.swift")):
            for function in lengths.functions(file.read_text(encoding="utf-8")):
                yield file, function


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", default=["Sources", "Plugins"], metavar="path")
    parser.add_argument("--longest", type=int, metavar="number", help="print this many functions, the longest first")
    options = parser.parse_args(arguments)
    for path in options.paths:
        if not pathlib.Path(path).exists():
            print(f"{path}: error: no such file or folder", file=sys.stderr)
            return 2
    found = list(functions_of(options.paths))
    if options.longest is not None:
        for file, function in sorted(found, key=lambda entry: -entry[1].length)[: options.longest]:
            print(f"{function.length:4}  {file}:{function.line}  {function.name}")
        return 0
    long = [(file, function) for file, function in found if function.length > MOST_LINES]
    for file, function in long:
        print(
            f"{file}:{function.line}: error: {function.name} has {function.length} lines; {MOST_LINES} are the most: "
            "split it by subject"
        )
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
