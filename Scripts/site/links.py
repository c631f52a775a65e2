"""Where a link of a Markdown file leads on the site.

A link leads to another page, or to a file below docs/, which is copied to the same place, or to any other file of the
repository, which only the repository's address can show. A folder below docs/ with a single file means this file.
"""
import dataclasses
import os
import posixpath
import re
from urllib.parse import quote, unquote, urlsplit

import navigation

SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")
# Schemes that a link to the outside may have.
OUTSIDE = ("http", "https", "mailto")


class Fault(Exception):
    """What is wrong with a link, in one line."""


@dataclasses.dataclass(frozen=True)
class Link:
    """Where a link leads.

    to: the address below the site's root, or the whole address if it leads outside, or None if there is nothing that
    the site could show. fragment: the part after #, or an empty text. copied: the file that the site needs a copy of,
    from the repository's root on, or None. is_outside: whether it leaves the site.
    """

    to: str | None
    fragment: str = ""
    copied: str | None = None
    is_outside: bool = False

    def seen_from(self, page):
        """The text for href on the page at an address, or None."""
        if self.to is None:
            return None
        fragment = f"#{quote(self.fragment)}" if self.fragment else ""
        if self.is_outside:
            return self.to + fragment
        if self.to == page and fragment:
            return fragment
        return quote(posixpath.relpath(self.to, posixpath.dirname(page) or ".")) + fragment


class Links:
    """Resolves the links of a checkout.

    root: the checkout. pages: the files that are pages. repository: the address of the repository, or None.
    """

    def __init__(self, root, pages, repository=None):
        self.root, self.pages, self.repository = root, set(pages), repository

    def resolve(self, page, target):
        """The link that is written as `target` in the file of a page."""
        if SCHEME.match(target) or target.startswith("//"):
            return self.outside(target)
        path, _, fragment = target.partition("#")
        path, fragment = unquote(path), unquote(fragment)
        if not path:
            return Link(navigation.address(page), fragment)
        if path.startswith("/") or "\\" in path or "\0" in path:
            raise Fault(f"the link {target} is no path relative to the file")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
        if path.startswith("../") or path == "..":
            raise Fault(f"the link {target} leaves the repository")
        there = os.path.join(self.root, path)
        if not os.path.exists(there) or not self.is_inside(there):
            raise Fault(f"the link {target} leads to no file")
        if os.path.isdir(there):
            if f"{path}/README.md" in self.pages:
                path = f"{path}/README.md"
            elif path.startswith("docs/"):
                path = self.only_file(path) or path
        if path in self.pages:
            return Link(navigation.address(path), fragment)
        if path.startswith("docs/") and os.path.isfile(os.path.join(self.root, path)):
            return Link(posixpath.relpath(path, "docs"), copied=path)
        return self.in_repository(path, fragment)

    def outside(self, target):
        try:
            parts = urlsplit(target)
        except ValueError as error:
            raise Fault(f"the address {target} is malformed: {error}") from None
        if parts.scheme.lower() not in OUTSIDE:
            raise Fault(f"the address {target} has none of the schemes {', '.join(OUTSIDE)}")
        if re.search(r"[\s<>\"…]", target) or not (parts.hostname or parts.scheme == "mailto"):
            raise Fault(f"the address {target} is malformed")
        return Link(target, is_outside=True)

    def in_repository(self, path, fragment):
        """A file or folder that the site does not have."""
        if not self.repository:
            return Link(None)
        kind = "tree" if os.path.isdir(os.path.join(self.root, path)) else "blob"
        # GitLab has its own word before those that both have in common.
        separator = "" if urlsplit(self.repository).hostname == "github.com" else "/-"
        return Link(f"{self.repository}{separator}/{kind}/main/{quote(path)}", fragment, is_outside=True)

    def is_inside(self, path):
        """Whether a path stays in the checkout if symbolic links are followed."""
        root = os.path.realpath(self.root)
        return os.path.commonpath([root, os.path.realpath(path)]) == root

    def only_file(self, folder):
        """The single file of a folder, or None."""
        names = os.listdir(os.path.join(self.root, folder))
        path = f"{folder}/{names[0]}" if len(names) == 1 else None
        return path if path and os.path.isfile(os.path.join(self.root, path)) else None


def target(page, href):
    """The address that a link on the page at an address leads to, without the parts after ? and #."""
    path = unquote(href.partition("#")[0].partition("?")[0])
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page


def repository(root):
    """The address in the file REPOSITORY, or None; Scripts/address checks its form."""
    try:
        with open(os.path.join(root, "REPOSITORY"), encoding="utf-8") as file:
            lines = [line.strip() for line in file if line.strip() and not line.startswith("#")]
    except FileNotFoundError:
        return None
    return lines[0] if lines else None
