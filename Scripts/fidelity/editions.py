"""Tells the editions of the corpus apart, so that documents that nobody knew when a rule was made are scored alone.

The corpus grows: the index of each edition begins with the lines of the edition before. Its lines are recognised by
their digest, so documents of another corpus belong to no edition.
"""
import hashlib

# Name, number of lines of the index, and the digest of these lines.
EDITIONS = (
    ("first", 889, "32c0342243cae5a6"), ("second", 2258, "12a3c1609b67855d"), ("third", 2751, "140758786d24b6fa"))

# The score of the documents that an edition added, as it was before any of them had been looked at:
# documents, documents whole, views, views within one point, within half a point.
EXAMS = {"third": (432, 306, 4964, 4328, 4152)}


def editions(index):
    """The edition of each line of an index: the first one that has it, or None."""
    with open(index, "rb") as file:
        lines = file.readlines()
    names = []
    for name, count, known in EDITIONS:
        if len(lines) < count or digest(lines[:count]) != known:
            break
        names += [name] * (count - len(names))
    return names + [None] * (len(lines) - len(names))


def digest(lines):
    return hashlib.sha256(b"".join(lines)).hexdigest()[:16]
