"""Lays documents out with `snug layout`."""
import collections
import json
import os
import subprocess
import sys

BATCH = 100


class Answers:
    """The answers of snug: frames of views, identifiers of ambiguous views and reasons for estimates, by document."""

    def __init__(self):
        self.frames = collections.defaultdict(dict)
        self.ambiguous = collections.defaultdict(set)
        self.estimated = collections.defaultdict(dict)
        self.answered = set()

    def read(self, lines):
        for line in lines:
            scene = json.loads(line)
            file = scene["document"]
            self.answered.add(file)
            for view in scene.get("views", []):
                self.frames[file][view["id"]] = view["frame"]
                if view.get("ambiguous"):
                    self.ambiguous[file].add(view["id"])
                if view.get("estimated"):
                    self.estimated[file][view["id"]] = view["estimated"]


def lay_out(snug, folder, files, variables=None):
    """The answers for documents below `folder`. Prints on stderr which documents got none.

    variables: environment variables of snug.
    """
    answers = Answers()
    for start in range(0, len(files), BATCH):
        run = subprocess.run(
            [snug, "layout", "--format", "json", *files[start:start + BATCH]], cwd=folder, capture_output=True,
            env={**os.environ, **(variables or {})})
        answers.read(run.stdout.decode("utf-8", "replace").splitlines())
    for file in files:
        if file not in answers.answered:
            print(f"fidelity: {file}: no answer", file=sys.stderr)
    return answers
