"""Compares what snug says about its frames, exact or estimated, with how far they are from the stored ones."""
import collections

from documents import TEXT
from editions import EDITIONS
from scores import ROUNDING, Score, error, fold

# The causes that are proved for a view by what is stored around it: the frame is from before an edit.
PROVED = {"a row or item that was not laid out where it stands", "kept from before an edit"}


class Calibration:
    """Scores of the frames that snug calls exact, and of those that it calls estimated, by reason."""

    def __init__(self):
        self.exact = Score()
        self.estimated = Score()
        # Of the exact ones, those whose stored frames are not proved to be from before an edit.
        self.unproved = Score()
        self.reasons = collections.defaultdict(Score)
        # Views of text in the system font.
        self.system_labels = 0
        self.groups = collections.defaultdict(lambda: (Score(), Score()))

    def count(self, document, frames, estimates, misses):
        """Counts the views of a document.

        estimates: the reasons by view; misses: the cause of each missed view.
        """
        for view in document.scored_views:
            off = error(view, frames)
            self.system_labels += view.tag in TEXT and "name" not in view.font
            reasons = estimates.get(view.id, ())
            (self.estimated if reasons else self.exact).count(off)
            for group in (f"fold {fold(document.repository)}", f"{document.edition} edition"):
                self.groups[group][bool(reasons)].count(off)
            for kind in {reason.split(":")[0] for reason in reasons}:
                self.reasons[kind].count(off)
            if not reasons and misses.get(view.id) not in PROVED:
                self.unproved.count(off)

    @property
    def share_of_exact(self):
        """Percentage of the views that are called exact."""
        return 100 * self.exact.views / max(1, self.exact.views + self.estimated.views)


def section(calibration):
    """Lines of the page."""
    exact = calibration.exact
    lines = [
        "", "## How sure Snug is", "",
        "`snug layout --format json` says of each view whether its frame is exact or an estimate, and why "
        "([decision 216](decisions/216-a-frame-knows-whether-it-is-exact.md)). "
        f"{calibration.share_of_exact:.1f} % of the views are called exact, and {exact.percent:.2f} % of these lie within one "
        f"point; {calibration.unproved.percent:.2f} % if views are left out whose stored frames are proved to be from before an "
        "edit. A frame can have several reasons.", "",
        "| said to be | views | within 1 pt | within 0.5 pt |", "| --- | ---: | ---: | ---: |",
        row("exact", exact), row("estimated", calibration.estimated)]
    for kind, score in sorted(calibration.reasons.items(), key=lambda item: (-item[1].views, item[0])):
        lines.append(row(f"estimated: {kind}", score))
    lines += [
        "", "By fold of the repositories, and by edition:", "",
        "| group | exact | within 1 pt | estimated | within 1 pt |", "| --- | ---: | ---: | ---: | ---: |"]
    names = [name for name in sorted(calibration.groups) if name.startswith("fold")]
    names += [f"{name} edition" for name, *_ in EDITIONS if f"{name} edition" in calibration.groups]
    for name in names:
        sure, unsure = calibration.groups[name]
        total = max(1, sure.views + unsure.views)
        lines.append(f"| {name} | {100 * sure.views / total:.1f} % | {sure.percent:.2f} % | "
                     f"{100 * unsure.views / total:.1f} % | {unsure.percent:.2f} % |")
    return lines


def row(name, score):
    return f"| {name} | {score.views} | {score.percent:.2f} % | {score.percent_within_half:.2f} % |"
