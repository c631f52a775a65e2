"""Measures what is lost if a repository had not been there when rules were found.

A rule of the canvas that rests on one repository would not exist without it, and the constant of a rule that rests on
several would still be found in the others. So one run without all rules of one repository gives the score that every
repository has when it is the one that is left out. A second run leaves out the rules of two repositories as well.
"""
import json
import os

from layout import lay_out
from scores import ROUNDING, Score, error

# Read by snug: rules with evidence from fewer repositories are left out.
VARIABLE = "SNUG_LEAST_REPOSITORIES"
LEAST = (2, 3)
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LABELS = os.path.join(ROOT, "Data", "Fonts", "left-out-labels.json")


class LeftOut:
    """The score of the corpus without the rules of fewer than a number of repositories."""

    def __init__(self, least, documents, frames, without):
        self.least = least
        self.score = Score()
        self.lost = self.gained = 0
        self.repositories = set()
        for document in documents:
            for view in document.scored_views if document.is_oracle else ():
                off = error(view, without[document.file])
                self.score.count(off)
                was, is_now = error(view, frames[document.file]) <= 1 + ROUNDING, off <= 1 + ROUNDING
                self.lost += was and not is_now
                self.gained += is_now and not was
                if was != is_now:
                    self.repositories.add(document.repository)

    @property
    def lost_points(self):
        return 100 * (self.lost - self.gained) / max(1, self.score.views)


def measure(snug, folder, documents, frames):
    """Lays documents below `folder` out without some rules."""
    files = [document.file for document in documents]
    return [LeftOut(least, documents, frames, lay_out(snug, folder, files, {VARIABLE: str(least)}).frames) for least in LEAST]


def section(runs, calibration):
    """Lines of the page."""
    with open(LABELS, encoding="utf-8") as file:
        labels = json.load(file)
    scarce = calibration.reasons["the widths of a font are estimated"]
    alone = runs[0].lost_points
    total = max(1, runs[0].score.views)
    lost = labels["fitted"] - labels["leftOut"]
    text = 100 * lost / total
    most = text * calibration.system_labels / labels["labels"]
    fonts = 100 * scarce.views / total
    return [
        "", "## If a repository had not been there", "",
        "Rules and constants were found in the corpus that they are scored with. What a repository would score if it had not been "
        "there, summed over all repositories:", "",
        "| what is left out | views lost | views gained | repositories | within 1 pt | points lost |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *(f"| rules of the canvas that rest on fewer than {run.least} repositories | {run.lost} | {run.gained} | "
          f"{len(run.repositories)} | {run.score.percent:.2f} % | {run.lost_points:.2f} |" for run in runs), "",
        "- The first row is what the repositories lose. The second row is stricter: a rule that two repositories show is kept if "
        "one of them is left out.",
        f"- System font: of {labels['labels']} labels that are sure to have their natural width, {labels['fitted']} are within a "
        f"point with tables that are fitted to all, and {labels['leftOut']} with tables that are fitted without their fifth of the "
        f"repositories and without their texts (`Scripts/fit-system-font.py --folds {labels['folds']}`). These {lost} labels are "
        f"{text:.2f} points. If all {calibration.system_labels} views of text in the system font lost as much, most of which do "
        f"not have their natural width, it would be {most:.2f}.",
        f"- Other fonts: the widths of those that are fitted to labels decide {scarce.views} frames. If all of them were missed, "
        f"it would be {fonts:.2f} points.",
        f"- Together: {alone + text:.2f} points with the labels that were measured, at most {alone + most + fonts:.2f}."]
