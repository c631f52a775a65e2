"""Scores snug's layout against the frames that Interface Builder stored in a corpus of documents.

    python3 Scripts/fidelity SNUG CORPUS [--write] [--check] [--exact] [--save FILE] [--against FILE] [--misses FILE]

CORPUS is a folder of .xib and .storyboard files with an `index.jsonl` beside them: one line per document,
{"file": path below CORPUS, "oracle": whether its stored frames are consistent with its own constraints}. The first
folder of a path is the repository from which the document comes.

snug reads a temporary copy without the frames of the views that Auto Layout places, so that the compared frames can
only come from layout. A view counts if its document is an oracle, its frame is stored, and it is neither a scene's root
view nor marked as a fixed frame. It matches if x, y, width and height each lie within the tolerance. Each miss is
attributed to one cause and to the view at which it starts; causes.py has the rules.

Views that Interface Builder marked `ambiguous` are compared with those that snug names, in the documents that are
oracles or have such marks. A mark inside a `variation` is for another size class and counts as missed.

To judge a change of rules, save a run before it and compare a run after it:

    python3 Scripts/fidelity .build/debug/snug ../shared/corpus --save before.jsonl
    python3 Scripts/fidelity .build/debug/snug ../shared/corpus --against before.jsonl
"""
import argparse
import json
import os
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree

import changes
import exact
import left_out
import record
import report
from calibration import Calibration
from causes import Causes
from documents import Document, read_index
from layout import lay_out
from scores import ROUNDING, Scores, error

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PAGE = os.path.join("docs", "fidelity.md")
RECORD = os.path.join("docs", "fidelity.json")
README = os.path.join("docs", "benchmarks", "README.md")


def main():
    parser = argparse.ArgumentParser(
        prog="fidelity", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("snug", help="the program")
    parser.add_argument("corpus", help="folder with index.jsonl")
    parser.add_argument("--write", action="store_true", 
                        help=f"write {PAGE}, {RECORD} and the figures in {README}; lays the corpus out three times")
    parser.add_argument("--check", action="store_true", help=f"fail if the score is lower than {RECORD} allows")
    parser.add_argument("--exact", action="store_true",
                        help="fail if a view is not exactly where its document says, as in Tests/Corpus")
    parser.add_argument("--save", metavar="FILE", help="write the frames of this run, to compare a later one with")
    parser.add_argument("--against", metavar="FILE", help="show what became better and worse since a saved run")
    parser.add_argument("--drawn-from", metavar="REPOSITORY,…", default="",
                        help="with --against: the repositories in which the changed rule was found, counted apart")
    parser.add_argument("--most", type=int, default=20, metavar="N", help="with --against: rows per list (default 20)")
    parser.add_argument("--misses", metavar="FILE", help="write each missed view, one line of JSON per view")
    options = parser.parse_args()
    index = os.path.join(options.corpus, "index.jsonl")
    if not os.path.isfile(index):
        sys.exit(f"fidelity: {index}: no such file; CORPUS=folder names another corpus")

    documents = read_documents(options.corpus, index)
    with tempfile.TemporaryDirectory() as folder:
        for document in documents:
            document.write_without_frames(folder)
        started = time.time()
        answers = lay_out(os.path.abspath(options.snug), folder, [document.file for document in documents])
        seconds = time.time() - started
        runs = left_out.measure(os.path.abspath(options.snug), folder, documents, answers.frames) if options.write else []

    scores = Scores()
    calibration = Calibration()
    misses = []
    for document in documents:
        frames = answers.frames[document.file]
        scores.count(document, frames, answers.ambiguous[document.file])
        if document.is_oracle:
            estimated = answers.estimated[document.file]
            missed = list(missed_views(document, frames, estimated))
            calibration.count(document, frames, estimated, {miss["id"]: miss["cause"] for miss in missed})
            misses += missed
    if options.exact:
        passes, lines = exact.check(documents, answers.frames)
        print("\n".join(lines))
        sys.exit(0 if passes else 1)
    print("\n".join(report.summary(scores, calibration)))
    print(f"{seconds:.1f} s in snug")

    if options.misses:
        write(options.misses, "".join(json.dumps(miss, ensure_ascii=False) + "\n" for miss in misses))
    if options.save:
        changes.save(options.save, documents, answers)
    if options.against:
        compared = changes.Changes(documents, answers, changes.load(options.against))
        print("\n".join(compared.lines(options.most, set(filter(None, options.drawn_from.split(","))))))
    made = record.record(scores, record.digest(index))
    if options.write:
        write(os.path.join(ROOT, PAGE), "\n".join(report.page(scores, misses, calibration, runs)) + "\n")
        write(os.path.join(ROOT, RECORD), record.text(made))
        with open(os.path.join(ROOT, README), encoding="utf-8") as file:
            text = file.read()
        write(os.path.join(ROOT, README), report.readme(text, scores))
    if options.check:
        passes, lines = record.check(made, os.path.join(ROOT, RECORD))
        print("\n".join(lines))
        sys.exit(0 if passes else 1)


def read_documents(corpus, index):
    """The documents that are compared: oracles, and those with marks of ambiguity."""
    documents = []
    for entry in read_index(index):
        try:
            document = Document(corpus, entry)
        except ElementTree.ParseError as problem:
            print(f"fidelity: {entry['file']}: {problem}", file=sys.stderr)
            continue
        if document.is_oracle or document.marked:
            documents.append(document)
    return documents


def missed_views(document, frames, estimated):
    causes = Causes(document, frames, estimated)
    for view in document.scored_views:
        if error(view, frames) > 1 + ROUNDING:
            cause, start = causes.of(view)
            yield {"file": document.file, "edition": document.edition, "id": view.id, "tag": view.tag, "cause": cause,
                   "starts at": start.id, "stored": view.frame, "laid out": frames.get(view.id)}


def write(path, text):
    """Replaces a file atomically, so that an interrupted run leaves the old one."""
    with open(path + ".new", "w", encoding="utf-8") as out:
        out.write(text)
    os.replace(path + ".new", path)


if __name__ == "__main__":
    main()
