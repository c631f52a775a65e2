"""Compares a run with an earlier one, for people who change rules: which views became better and worse."""
import collections
import json

from scores import ROUNDING, error


def save(path, documents, answers):
    """Writes a run: one line of JSON per scored document."""
    with open(path, "w", encoding="utf-8") as out:
        for document in documents:
            if document.is_oracle and document.scored_views:
                frames = answers.frames[document.file]
                line = {"file": document.file, "frames": {view.id: frames.get(view.id) for view in document.scored_views}}
                out.write(json.dumps(line, ensure_ascii=False) + "\n")


def load(path):
    """The frames of an earlier run, by document and view."""
    with open(path, encoding="utf-8") as lines:
        return {entry["file"]: entry["frames"] for entry in map(json.loads, lines)}


class Changes:
    """The views that now lie within one point but did not before, and those that no longer do."""

    def __init__(self, documents, answers, earlier):
        self.better = collections.Counter()
        self.worse = collections.Counter()
        self.moved = 0
        self.views = []
        for document in documents:
            if not document.is_oracle or document.file not in earlier:
                continue
            old, new = earlier[document.file], answers.frames[document.file]
            for view in document.scored_views:
                was = error(view, old) <= 1 + ROUNDING
                is_now = error(view, new) <= 1 + ROUNDING
                self.moved += old.get(view.id) != new.get(view.id)
                if was != is_now:
                    counter = self.better if is_now else self.worse
                    counter[("repository", document.repository)] += 1
                    counter[("era", document.era)] += 1
                    counter[("document", document.file)] += 1
                    self.views.append((document.file, view, was, old.get(view.id), new.get(view.id)))

    def lines(self, most, drawn_from=()):
        """A summary, the changes by era, repository and document, and the worse views, at most `most` of each.

        drawn_from: the repositories from which a rule was derived; the others show whether it generalises.
        """
        gained = sum(count for (kind, _), count in self.better.items() if kind == "era")
        lost = sum(count for (kind, _), count in self.worse.items() if kind == "era")
        lines = [f"{self.moved} frames changed: {gained} views came within 1 pt, {lost} no longer are"]
        if drawn_from:
            lines += [self.part("in the repositories that it was drawn from", lambda name: name in drawn_from),
                      self.part("in the others", lambda name: name not in drawn_from)]
        for kind in ("era", "repository", "document"):
            names = {name for group, name in list(self.better) + list(self.worse) if group == kind}
            rows = sorted(names, key=lambda name: (-self.worse[kind, name], -self.better[kind, name], name))
            lines += [f"  +{self.better[kind, name]:<4} −{self.worse[kind, name]:<4} {kind} {name}" for name in rows[:most]]
            if len(rows) > most:
                lines.append(f"  … and {len(rows) - most} more")
        worse = [change for change in self.views if change[2]]
        for file, view, _, old, new in worse[:most]:
            lines.append(f"  worse: {file} {view.tag} {view.id}: stored {view.frame}, was {old}, is {new}")
        return lines

    def part(self, words, condition):
        """How many views became better and worse in the repositories that meet a condition."""
        counts = [sum(count for (kind, name), count in counter.items() if kind == "repository" and condition(name))
                  for counter in (self.better, self.worse)]
        return f"  +{counts[0]:<4} −{counts[1]:<4} {words}"
