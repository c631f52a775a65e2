"""Builds the site in out/site: all Markdown pages, with navigation and search, and the reference of all libraries.

    python3 Scripts/site                       everything
    python3 Scripts/site --without-reference   the pages alone, in seconds
    python3 Scripts/site --same-reference      everything, with the reference as it was built last time

The first run installs the packages of requirements.txt in .build/site. Every internal link of the finished pages has to
lead to a file and to an anchor that exist; the exit code is 1 if one does not, and 2 if the site cannot be built.
Nothing is fetched by the finished pages, and they work in any folder of any host.
"""
import argparse
import os
import shutil
import sys
import time

import tools
from refusal import Refusal

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SITE = os.path.join("out", "site")
SCRATCH = os.path.join(ROOT, ".build", "site")


def main():
    parser = argparse.ArgumentParser(
        prog="site", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    modes = parser.add_mutually_exclusive_group()
    modes.add_argument("--without-reference", action="store_true", help="leave the reference out")
    modes.add_argument("--same-reference", action="store_true", help="use the reference of the last run")
    options = parser.parse_args()
    try:
        python = tools.prepare(os.path.join(SCRATCH, "python"))
        if os.path.realpath(sys.prefix) != os.path.realpath(os.path.dirname(os.path.dirname(python))):
            os.execv(python, [python, os.path.join(ROOT, "Scripts", "site"), *sys.argv[1:]])
        faults = build(options)
    except Refusal as refusal:
        print(f"site: {refusal}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"site: {error.filename or 'a file'}: {error.strerror}", file=sys.stderr)
        return 2
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print(f"{SITE}: python3 -m http.server --bind 127.0.0.1 --directory {SITE} shows it at http://127.0.0.1:8000")
    return 1 if faults else 0


def build(options):
    """Builds and checks the site; the faults."""
    import check
    import pages
    import reference

    started = time.monotonic()
    output = os.path.join(ROOT, SITE)
    shutil.rmtree(output, ignore_errors=True)
    written = None
    archive = os.path.join(SCRATCH, "reference")
    if not options.without_reference:
        if not options.same_reference:
            reference.convert(ROOT, archive)
        elif not os.path.isdir(archive):
            raise Refusal("no reference has been built: run it once without --same-reference")
        written = reference.Reference(archive)
        written.write(output)
    plan, faults = pages.build(
        ROOT, output, os.path.join(SCRATCH, "doctrees"), written.libraries(ROOT) if written else (),
        written.entries if written else ())
    faults += check.check(output, SITE, plan.places)
    print(f"{len(plan.pages)} pages"
          + (f" and {len(written.names)} of the reference" if written else "")
          + f" in {time.monotonic() - started:.0f} s")
    return faults


if __name__ == "__main__":
    sys.exit(main())
