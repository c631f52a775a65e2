"""Lays documents out with `snug layout`."""
import collections
import json
import subprocess
import sys

BATCH = 100


class Answers:
    """The answers of snug: frames of views and identifiers of ambiguous views, by document."""

    def __init__(self):
        self.frames = collections.defaultdict(dict)
        self.ambiguous = collections.defaultdict(set)
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


def lay_out(snug, folder, files):
    """The answers for documents below `folder`. Prints on stderr which documents got none."""
    answers = Answers()
    for start in range(0, len(files), BATCH):
        run = subprocess.run(
            [snug, "layout", "--format", "json", *files[start:start + BATCH]], cwd=folder, capture_output=True)
        answers.read(run.stdout.decode("utf-8", "replace").splitlines())
    for file in files:
        if file not in answers.answered:
            print(f"fidelity: {file}: no answer", file=sys.stderr)
    return answers
