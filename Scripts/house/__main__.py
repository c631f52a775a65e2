#!/usr/bin/env python3
"""Says how the folders of each module refer to each other, by the compiler's index of a debug build.

  python3 Scripts/house                                    modules, folders, references, circles, the largest types
  python3 Scripts/house UIKit                              the same of one module
  python3 Scripts/house UIKit --depth 1                    top folders only; deeper files count as theirs
  python3 Scripts/house --arrow UIKit/Guides UIKit/Bars    the symbols by which one folder refers to another, and where
  python3 Scripts/house --write                            writes docs/house.txt: folders by floors, and their arrows
  python3 Scripts/house --check                            fails if an arrow leads upwards, or if docs/house.txt is old

The floors stand in docs/architecture.md. `swift build --target snug` writes the index; so does every
other debug build.
"""
import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import floors  # noqa: E402
import printing  # noqa: E402
import rules  # noqa: E402
import swift_index  # noqa: E402


def main():
    parser = argparse.ArgumentParser(
        prog="python3 Scripts/house", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="*", help="modules to print; all when none is named")
    parser.add_argument("--depth", type=int, help="levels of folders below a module; all without it")
    parser.add_argument("--types", type=int, default=25, help="how many of the largest types to print (25)")
    parser.add_argument("--arrow", nargs=2, metavar=("FROM", "TO"), help="folders or files below Sources")
    parser.add_argument("--write", action="store_true", help=f"write {rules.PAGE}")
    parser.add_argument("--check", action="store_true", help="fail if an arrow leads upwards")
    parser.add_argument("--build", default=".build/debug", help="build folder with the index (.build/debug)")
    options = parser.parse_args()

    root = pathlib.Path(__file__).resolve().parent.parent.parent
    try:
        index = swift_index.read(root / options.build / "index" / "store", root / "Sources")
        if options.write or options.check:
            sys.exit(guard(root, index, options))
    except (swift_index.Unreadable, floors.Unreadable) as problem:
        sys.exit(f"house: {problem}")
    if index.stale:
        print(f"house: {swift_index.complaint(index.stale)}", file=sys.stderr)
    if options.arrow:
        return printing.print_arrow(index, *options.arrow)
    known = sorted({file.split("/")[0] for file in index.lines})
    for module in options.modules:
        if module not in known:
            sys.exit(f"house: no module named {module}; there are {', '.join(known)}")
    printing.print_modules(index)
    for module in options.modules or known:
        printing.print_folders(index, module, options.depth)
    printing.print_types(index, options.modules or known, options.types)


def guard(root, index, options):
    """Writes or checks the page; returns the exit code."""
    house = rules.House(index, floors.read((root / floors.PAGE).read_text()))
    old = [file for file in index.stale if file.split("/")[0] in house.modules]
    if old:
        raise swift_index.Unreadable(swift_index.complaint(old))
    page = root / rules.PAGE
    if options.write:
        page.write_text(house.page())
    complaints = house.complaints()
    if options.check:
        complaints += filter(None, [house.difference(page.read_text() if page.exists() else "")])
    for complaint in complaints:
        print(complaint)
    printing.print_floors(house)
    return 1 if complaints else 0


if __name__ == "__main__":
    main()
