"""Which Markdown files are pages of the site, at which address, and in which order the navigation lists them.

Files are named by their path from the repository's root, addresses by their path from the site's root; both have
forward slashes.
"""
import fnmatch
import os
import posixpath

HOME = "README.md"
# Files outside docs/ that are pages.
OUTSIDE = (HOME, "CONTRIBUTING.md", "CHANGELOG.md")
# The parts of the navigation, each with patterns of its pages. A page belongs to the first pattern that matches it, and
# pages of one pattern are sorted by name. So a new page under docs/how-to needs no line here.
SECTIONS = (
    ("Use Snug", (
        "docs/commands.md", "docs/how-to/adopt-in-a-project.md", "docs/how-to/run-in-ci.md",
        "docs/how-to/before-a-commit.md",
        "docs/how-to/reports.md", "docs/how-to/read-an-explanation.md", "docs/how-to/preview.md",
        "docs/how-to/review-changes.md", "docs/how-to/record-screens.md", "docs/how-to/run-an-app.md",
        "docs/how-to/walk-through-an-app.md",
        "docs/how-to/test-a-screen.md", "docs/how-to/install-the-package.md", "docs/how-to/[!am]*.md",
        "docs/rules/README.md")),
    ("Gallery", ("docs/gallery/screens/README.md", "docs/gallery/*/README.md")),
    ("How far it is", (
        "docs/how-far-it-is.md", "docs/uikit-support.md", "docs/audit-precision.md", "docs/fidelity.md",
        "docs/recorded-pictures.md", "docs/reliability.md", "docs/limits.md",
        "docs/benchmarks/README.md", "CHANGELOG.md")),
    ("Change Snug", (
        "CONTRIBUTING.md", "docs/architecture.md", "docs/glossary.md", "docs/how-to/*.md", "docs/decisions/README.md")),
)
# Pages that the navigation lists below another page.
BELOW = {
    "docs/rules/README.md": "docs/rules/*.md", "docs/decisions/README.md": "docs/decisions/*.md",
    "docs/benchmarks/README.md": "docs/benchmarks/*.md",
}


def sources(root):
    """The files that are pages, sorted."""
    found = [path for path in OUTSIDE if os.path.isfile(os.path.join(root, path))]
    for folder, _, names in os.walk(os.path.join(root, "docs")):
        where = os.path.relpath(folder, root).replace(os.sep, "/")
        found += [f"{where}/{name}" for name in names if name.endswith(".md")]
    return sorted(found)


def address(source):
    """Where the page of a file is: README.md is the start of its folder, docs/ is the root of the site."""
    if source not in OUTSIDE:
        source = posixpath.relpath(source, "docs")
    elif source != HOME:
        source = source.lower()
    folder, name = posixpath.split(source)
    stem = "index" if name == "README.md" else name.removesuffix(".md")
    return posixpath.join(folder, f"{stem}.html")


def matches(source, pattern):
    """Whether a pattern means a file; a star stays within a folder."""
    return source.count("/") == pattern.count("/") and fnmatch.fnmatchcase(source, pattern)


def sections(pages):
    """The parts of the navigation, as pairs of a caption and pages, and the pages that are in none of them."""
    rest = [page for page in pages if page != HOME]
    result = []
    for parent, pattern in BELOW.items():
        rest = [page for page in rest if page == parent or not matches(page, pattern)]
    for caption, patterns in SECTIONS:
        listed = []
        for pattern in patterns:
            listed += [page for page in rest if matches(page, pattern)]
            rest = [page for page in rest if page not in listed]
        result.append((caption, listed))
    return result, rest


def below(page, pages):
    """The pages that the navigation lists below a page."""
    pattern = BELOW.get(page)
    return [other for other in pages if pattern and other != page and matches(other, pattern)]
