"""Checks every link of the finished site: files and anchors have to exist, other addresses have to be well formed."""
import os
import posixpath
from html.parser import HTMLParser
from urllib.parse import unquote

import links

# The attributes that lead to a file or to another page.
ATTRIBUTES = {("a", "href"), ("link", "href"), ("img", "src"), ("script", "src"), ("source", "src"), ("form", "action")}


class Page(HTMLParser):
    """What a page refers to, as pairs of a line and a target, and the anchors that it has."""

    def __init__(self, text):
        super().__init__()
        self.targets, self.anchors = [], {"", "top"}
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        for key, value in attributes:
            if key == "id" or (tag == "a" and key == "name"):
                self.anchors.add(value)
            elif (tag, key) in ATTRIBUTES:
                self.targets.append((self.getpos()[0], value or ""))


def check(site, shown, places=None):
    """The faults of a site as lines `file:line: error: text`.

    shown: what the site's folder is called in faults. places: the source of a link as `file:line`, by the page's
    address and the link's target; other faults name the line of the page.
    """
    files, pages = set(), {}
    for folder, _, names in os.walk(site):
        where = os.path.relpath(folder, site).replace(os.sep, "/")
        files |= {posixpath.normpath(posixpath.join(where, name)) for name in names}
    for path in sorted(files):
        if path.endswith(".html"):
            with open(os.path.join(site, path), encoding="utf-8") as file:
                pages[path] = Page(file.read())
    faults = []
    for path, page in pages.items():
        for line, target in page.targets:
            if fault := wrong(path, target, files, pages):
                place = (places or {}).get((path, target), f"{shown}/{path}:{line}")
                faults.append(f"{place}: error: {fault}")
    # Navigation is on every page; the same fault of the same source is told once.
    return list(dict.fromkeys(faults))


def wrong(path, target, files, pages):
    """What is wrong with a target on the page at a path, or None."""
    if links.SCHEME.match(target) or target.startswith("//"):
        try:
            links.Links(None, ()).outside(target)
        except links.Fault as fault:
            return str(fault)
        return None
    to, anchor = links.target(path, target), target.partition("#")[2]
    if to not in files and posixpath.normpath(f"{to}/index.html") in files:
        to = posixpath.normpath(f"{to}/index.html")
    if to not in files:
        return f"the link {target} leads to no file of the site"
    if anchor and to in pages and unquote(anchor) not in pages[to].anchors:
        return f"the link {target} leads to no heading: {to} has no anchor “{unquote(anchor)}”"
    return None
