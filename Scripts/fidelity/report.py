"""Describes a run: the summary on the terminal, the page docs/fidelity.md and the figures of docs/benchmarks/README.md."""
import textwrap

import calibration as calibrations
import left_out
from causes import NOTES, OUTSIDE_THE_DOCUMENT
from documents import TEXT
from editions import EDITIONS, EXAMS
from scores import Score, whole

MOST_DOCUMENTS = 15
README_START = "<!-- written by make fidelity -->\n"
README_END = "<!-- end -->\n"


def summary(scores, calibration):
    """Lines for the terminal."""
    kinds, tags, ambiguity = scores.kinds, scores.tags, scores.ambiguity
    rows = [("all", kinds["all"]), ("not text", kinds["not text"]), ("text", kinds["text"]), ("labels", tags["label"])]
    rows += [(f"Xcode {name}", score) for name, score in scores.eras.items()]
    lines = [f"{'':24}  views  within 1 pt  within 0.5 pt"]
    for name, score in rows:
        lines.append(f"{name:24} {score.views:6} {score.percent:10.2f} % {score.percent_within_half:12.2f} %")
    lines += [
        "fifths of the repositories, lowest score first: " + percentages(score for _, score in scores.fifths_of_repositories),
        "the same, each with a fifth of the views:       " + percentages(score for _, score in scores.fifths_of_views),
        "fixed folds of the repositories:                " + percentages(scores.folds),
        f"documents whole: {scores.whole_documents} of {len(scores.documents)}",
        f"ambiguity: {ambiguity.marked} marked, {ambiguity.named} named, {ambiguity.both} the same: "
        f"precision {ambiguity.precision:.3f}, recall {ambiguity.recall:.3f}",
        f"said to be exact: {calibration.share_of_exact:.1f} %, of which {calibration.exact.percent:.2f} % within 1 pt; "
        f"{calibration.unproved.percent:.2f} % without frames proved to be old; of the others "
        f"{calibration.estimated.percent:.1f} %",
    ]
    return lines


def percentages(scores):
    return ", ".join(f"{score.percent:.1f}" for score in scores) + " %"


def readme(text, scores):
    """The text of docs/benchmarks/README.md with this run's figures between its two marks."""
    everything, ambiguity = scores.kinds["all"], scores.ambiguity
    eras = sorted(scores.eras.items(), key=lambda item: item[1].percent)
    sentences = (
        f"**Layout**, against the frames that Interface Builder itself stored in {len(scores.documents):,} public documents of "
        f"{len(scores.repositories)} repositories: {everything.percent:.1f}\u00a0% of {everything.views:,} views are within one "
        f"point, {everything.percent_within_half:.1f}\u00a0% within half a point, and {scores.whole_documents:,} documents match "
        f"wholly. The share depends on the Xcode that saved the document: {eras[-1][1].percent:.0f}\u00a0% for Xcode {eras[-1][0]}, "
        f"{eras[0][1].percent:.0f}\u00a0% for Xcode {eras[0][0]}. Interface Builder marked {ambiguity.marked} views as ambiguous. "
        f"Snug names {ambiguity.named}; {ambiguity.both} views are in both lists. The [fidelity page](../fidelity.md) has the score "
        "by Xcode, repository and kind of view, and the causes of the misses.")
    before, rest = text.split(README_START)
    _, after = rest.split(README_END)
    return before + README_START + textwrap.fill(sentences, 120, break_long_words=False) + "\n" + README_END + after


def page(scores, misses, calibration, runs):
    """Lines of the page.

    misses: the missed views in the order of their documents, as `--misses` writes them; runs: the runs without rules.
    """
    by_views = sorted(scores.tags.items(), key=lambda item: (-item[1].views, item[0]))
    lines = [
        "# How faithful the layout is", "",
        "Made by `make fidelity`: the frames that Interface Builder stored in public documents, taken out before Snug read",
        "them, against the frames that Snug computed. Root views keep their frames, which are the size of the canvas, and",
        "do not count.", "",
        f"{scores.whole_documents} of {len(scores.documents)} documents are whole: every view lies within one point "
        f"({100 * scores.whole_documents / max(1, len(scores.documents)):.1f} %).", ""]
    lines += table("kind", [(name, scores.kinds[name]) for name in ("all", "not text", "text")])
    lines += editions(scores)
    lines += ["", "## By the Xcode that saved the document", ""]
    lines += table("Xcode", scores.eras.items())
    lines += [
        "", "## By repository", "",
        f"The documents come from {len(scores.repositories)} repositories. Ordered by their own score and cut into five groups, "
        "once of equally many repositories, once of about equally many views:", ""]
    lines += fifths(scores)
    lines += [
        "", "A rule that is fitted to documents is fitted on four fixed folds of the repositories and looked at on the fifth. "
        "The fold is a digest of the repository's name (`Scripts/fidelity/scores.py`).", ""]
    lines += table("fold", list(enumerate(scores.folds)))
    lines += ["", "## By kind of view", ""]
    lines += table("element", [(f"`{name}`", score) for name, score in by_views])
    lines += calibrations.section(calibration) + left_out.section(runs, calibration)
    return lines + causes(misses, scores.kinds) + ambiguity(scores.ambiguity)


def table(title, rows):
    lines = [f"| {title} | views | within 1 pt | within 0.5 pt |", "| --- | ---: | ---: | ---: |"]
    for name, score in rows:
        lines.append(f"| {name} | {score.views} | {score.percent:.2f} % | {score.percent_within_half:.2f} % |")
    return lines


def editions(scores):
    """The score of the documents that each edition of the corpus added; nothing for another corpus."""
    added = [(name, scores.documents_by_edition[name]) for name, _, _ in EDITIONS if name in scores.documents_by_edition]
    if not added:
        return []
    lines = [
        "", "## By edition of the corpus", "",
        "What the documents score that each edition added. “At first” is the score before any of them had been looked at.", "",
        "| edition | documents | whole | views | within 1 pt | within 0.5 pt |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for name, documents in added:
        if name in EXAMS:
            count, complete, *numbers = EXAMS[name]
            lines.append(edition(f"{name}, at first", count, complete, Score(*numbers)))
        lines.append(edition(name, len(documents), whole(documents), scores.editions[name]))
    return lines


def edition(name, documents, complete, score):
    return (f"| {name} | {documents} | {complete} | {score.views} | {score.percent:.2f} % | "
            f"{score.percent_within_half:.2f} % |")


def fifths(scores):
    lines = [
        "| fifth | repositories | views | within 1 pt | repositories | views | within 1 pt |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"]
    names = ("lowest", "second", "third", "fourth", "highest")
    for name, *groups in zip(names, scores.fifths_of_repositories, scores.fifths_of_views):
        cells = " | ".join(f"{count} | {score.views} | {score.percent:.2f} %" for count, score in groups)
        lines.append(f"| {name} | {cells} |")
    return lines


def causes(misses, kinds):
    outside = [miss for miss in misses if miss["cause"] in OUTSIDE_THE_DOCUMENT]
    no_text = sum(miss["tag"] not in TEXT for miss in outside)
    lines = [
        "", "## What is missed, by cause", "",
        "A miss is put down to the view at which it starts: views inside a view of another size, and those beside one, "
        "follow it. Documents whose frames no layout gives are explained in "
        "[decision 144](decisions/144-stored-frames-that-layout-cannot-give.md). "
        f"{len(outside)} of the {len(misses)} misses have a cause that the document does not tell (marked with *); they count as "
        f"misses all the same. Of the views without them, {share_without(kinds['all'], len(outside)):.2f} % lie within one point, "
        f"and {share_without(kinds['not text'], no_text):.2f} % of those that are not text. A cause comes first in a document if "
        "the first missed view of the document is put down to it.", ""]
    lines += causes_table(misses)
    newest = EDITIONS[-1][0]
    added = [miss for miss in misses if miss["edition"] == newest]
    if added:
        lines += ["", f"In the documents that the {newest} edition added:", ""] + causes_table(added)
    reached = {miss["cause"] for miss in misses}
    return lines + [""] + [f"- {cause}: {NOTES[cause]}" for cause in sorted(NOTES) if cause in reached]


def causes_table(misses):
    """The causes of misses, those of most views first."""
    by_cause, first = {}, {}
    for miss in misses:
        by_cause.setdefault(miss["cause"], []).append(miss)
        first.setdefault(miss["file"], miss["cause"])
    lines = [
        "| cause | views | start at | documents | first in | repositories |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for cause, reached in sorted(by_cause.items(), key=lambda item: (-len(item[1]), item[0])):
        files = {miss["file"] for miss in reached}
        counts = (
            len(reached), len({(miss["file"], miss["starts at"]) for miss in reached}), len(files),
            sum(first[file] == cause for file in files), len({file.split("/")[0] for file in files}))
        mark = " *" if cause in OUTSIDE_THE_DOCUMENT else ""
        lines.append(f"| {cause}{mark} | " + " | ".join(map(str, counts)) + " |")
    return lines


def share_without(score, misses):
    """Percentage of views within one point if a number of misses is left out."""
    return 100 * score.within_one / max(1, score.views - misses)


def ambiguity(counts):
    lines = [
        "", "## Ambiguity", "",
        f"Interface Builder marked {counts.marked} views, Snug names {counts.named}, {counts.both} of them are the same: "
        f"recall {counts.recall:.3f}, precision {counts.precision:.3f}. "
        "[Decision 143](decisions/143-what-the-canvas-marks.md) explains differences.", "",
        "| document | marked, not named | named, not marked |", "| --- | ---: | ---: |"]
    order = sorted(counts.differences.items(), key=lambda item: (-sum(item[1]), item[0]))
    for file, (missed, extra) in order[:MOST_DOCUMENTS]:
        lines.append(f"| {'/'.join(file.split('/')[-3:])} | {missed} | {extra} |")
    if len(order) > MOST_DOCUMENTS:
        lines.append(f"| … and {len(order) - MOST_DOCUMENTS} more documents | "
                     f"{sum(missed for _, (missed, _) in order[MOST_DOCUMENTS:])} | "
                     f"{sum(extra for _, (_, extra) in order[MOST_DOCUMENTS:])} |")
    return lines
