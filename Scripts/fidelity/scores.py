"""Counts how many views lie where Interface Builder stored them, in total and by group."""
import collections
import hashlib

from documents import ERAS, TEXT

# Stored frames are rounded to six decimals.
ROUNDING = 1e-6
PARTS = 5


class Score:
    """The number of views, and of those within one point and within half a point of the stored frame."""

    def __init__(self, views=0, within_one=0, within_half=0):
        self.views = views
        self.within_one = within_one
        self.within_half = within_half

    def count(self, off):
        self.views += 1
        self.within_one += off <= 1 + ROUNDING
        self.within_half += off <= 0.5 + ROUNDING

    def __add__(self, other):
        return Score(self.views + other.views, self.within_one + other.within_one, self.within_half + other.within_half)

    @property
    def percent(self):
        return 100 * self.within_one / max(1, self.views)

    @property
    def percent_within_half(self):
        return 100 * self.within_half / max(1, self.views)


class Ambiguity:
    """Compares the views that Interface Builder marked as ambiguous with those that snug names."""

    def __init__(self):
        self.both = self.marked = self.named = 0
        self.differences = {}

    def count(self, file, marked, named):
        self.both += len(marked & named)
        self.marked += len(marked)
        self.named += len(named)
        if marked != named:
            self.differences[file] = (len(marked - named), len(named - marked))

    @property
    def precision(self):
        return self.both / max(1, self.named)

    @property
    def recall(self):
        return self.both / max(1, self.marked)


class Scores:
    """The scores of a run over a corpus."""

    def __init__(self):
        self.kinds = collections.defaultdict(Score)
        self.tags = collections.defaultdict(Score)
        self.eras = {name: Score() for _, name in ERAS}
        self.repositories = collections.defaultdict(Score)
        self.editions = collections.defaultdict(Score)
        self.documents = {}
        self.documents_by_edition = collections.defaultdict(list)
        self.ambiguity = Ambiguity()

    def count(self, document, frames, named):
        """Compares a document's stored frames and marks with the frames and names that snug gave it."""
        if document.is_oracle:
            score = Score()
            for view in document.scored_views:
                off = error(view, frames)
                score.count(off)
                for group in ("all", "text" if view.tag in TEXT else "not text"):
                    self.kinds[group].count(off)
                self.tags[view.tag].count(off)
                self.eras[document.era].count(off)
                self.repositories[document.repository].count(off)
                self.editions[document.edition].count(off)
            if score.views:
                self.documents[document.file] = score
                self.documents_by_edition[document.edition].append(score)
        if document.is_oracle or document.marked:
            self.ambiguity.count(document.file, document.marked, named)

    @property
    def whole_documents(self):
        return whole(self.documents.values())

    @property
    def fifths_of_repositories(self):
        """Five groups with the same number of repositories, lowest score first: (number of repositories, score)."""
        order = self.repositories_by_score
        bounds = [part * len(order) // PARTS for part in range(PARTS + 1)]
        groups = [order[start:end] for start, end in zip(bounds, bounds[1:])]
        return [(len(group), sum((score for _, score in group), Score())) for group in groups]

    @property
    def fifths_of_views(self):
        """Five groups of repositories, lowest score first, each with about a fifth of all views."""
        groups = [[] for _ in range(PARTS)]
        before = 0
        for _, score in self.repositories_by_score:
            middle = before + score.views / 2
            groups[min(PARTS - 1, int(PARTS * middle / max(1, self.kinds["all"].views)))].append(score)
            before += score.views
        return [(len(group), sum(group, Score())) for group in groups]

    @property
    def folds(self):
        """The scores of five fixed groups of repositories, for fitted rules: fit on four, check on the fifth."""
        groups = [Score() for _ in range(PARTS)]
        for name, score in self.repositories.items():
            groups[fold(name)] += score
        return groups

    @property
    def repositories_by_score(self):
        return sorted(self.repositories.items(), key=lambda item: (item[1].percent, item[0]))


def whole(documents):
    """How many documents have all views within one point."""
    return sum(score.within_one == score.views for score in documents)


def fold(repository):
    """The fixed fold of a repository, 0 to 4, by a digest of its name."""
    return hashlib.sha256(repository.encode()).digest()[0] % PARTS


def error(view, frames):
    """The largest difference in x, y, width or height, in points; infinite for a view without a frame."""
    got = frames.get(view.id)
    return max(abs(a - b) for a, b in zip(view.frame, got)) if got else float("inf")
