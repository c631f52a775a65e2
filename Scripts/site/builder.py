"""The parts of the site that Sphinx does not have: addresses of pages, links, the navigation, and what is searched.

Sphinx loads this module as an extension; pages.py gives it a `Plan`.
"""
import html
import os
import posixpath
import re
import shutil
from urllib.parse import quote

from docutils import nodes
from sphinx import addnodes
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.transforms import SphinxTransform
from sphinx.util import logging

import links
import navigation

log = logging.getLogger(__name__)

# What an element of raw HTML refers to.
ATTRIBUTE = re.compile(r"""\b(src|href)=("[^"]*"|'[^']*')""")


class Plan:
    """What is to be built, and what was seen while it was.

    pages: the files of the pages. links: a `Links`. entries: what is searched beside the pages, as tuples of an
    address, a title and a sentence. places: the file and line of each link, by the page's address and the link's href.
    copied: the files that links need.
    """

    def __init__(self, pages, resolver, entries=()):
        self.pages, self.links, self.entries = pages, resolver, entries
        self.places, self.copied = {}, set()


def name(source):
    """What Sphinx calls a file."""
    return source.removesuffix(".md")


class SiteBuilder(StandaloneHTMLBuilder):
    """Writes HTML pages at the addresses of navigation.py."""

    name = "site"

    def plan(self):
        return self.app.config.site_plan

    def get_target_uri(self, docname, typ=None):
        return quote(address(docname))

    def get_output_path(self, page_name, /):
        return self.outdir / address(page_name)

    def prepare_writing(self, docnames):
        super().prepare_writing(docnames)
        # The index has the addresses of pages, while Sphinx would remove all but its own names. It is always made anew.
        self.indexer.prune = lambda names: None

    def index_page(self, pagename, doctree, title):
        if title:
            self.indexer.feed(stem(address(pagename)), address(pagename), title, doctree)

    def dump_search_index(self):
        for where, title, sentence in self.plan().entries:
            document = nodes.document(None, None)
            document += nodes.section("", nodes.title("", title), nodes.paragraph("", sentence))
            self.indexer.feed(stem(where), where, title, document)
        super().dump_search_index()


def address(docname):
    """Where the page is that Sphinx calls so; its own pages, such as search, have no file."""
    source = f"{docname}.md"
    is_file = source.startswith("docs/") or source in navigation.OUTSIDE
    return navigation.address(source) if is_file else f"{docname}.html"


def stem(where):
    """What the index calls an address: the browser adds the ending."""
    return quote(where.removesuffix(".html"))


class ResolveLinks(SphinxTransform):
    """Makes every link and picture of a page lead where it leads on the site."""

    # Before Sphinx collects pictures.
    default_priority = 5

    def apply(self, **options):
        self.source = f"{self.env.docname}.md"
        self.page = address(self.env.docname)
        self.plan = self.app.config.site_plan
        for node in list(self.document.findall(nodes.reference)):
            href = self.href(node, node.get("refuri", ""))
            if href is None:
                node.replace_self(node.children)
            else:
                node["refuri"] = href
        # Sphinx copies the pictures that it knows; only the others need a word.
        for node in list(self.document.findall(nodes.image)):
            if self.link(node, node["uri"]) is None:
                node.replace_self(nodes.Text(node.get("alt", "")))
        for node in self.document.findall(nodes.raw):
            if node.get("format") == "html":
                text = ATTRIBUTE.sub(lambda match: self.attribute(node, match), node.astext())
                node.children = [nodes.Text(text)]
                node.rawsource = text

    def attribute(self, node, match):
        href = self.href(node, html.unescape(match[2][1:-1]))
        return "" if href is None else f'{match[1]}="{html.escape(href)}"'

    def link(self, node, target):
        """The link, or None if it is wrong: the page is then made without it."""
        try:
            return self.plan.links.resolve(self.source, target)
        except links.Fault as fault:
            log.warning("%s", fault, location=node)
            return None

    def href(self, node, target):
        link = self.link(node, target)
        if link is None:
            return None
        if link.copied:
            self.plan.copied.add(link.copied)
        href = link.seen_from(self.page)
        if href is not None:
            self.plan.places.setdefault((self.page, href), f"{self.source}:{line(node)}")
        return href


class AddNavigation(SphinxTransform):
    """Adds the parts of the navigation to the first page, and the lists of lower pages to theirs."""

    default_priority = 6

    def apply(self, **options):
        plan = self.app.config.site_plan
        source = f"{self.env.docname}.md"
        if source == navigation.HOME:
            for caption, pages in navigation.sections(plan.pages)[0]:
                self.add(caption, pages)
        elif pages := navigation.below(source, plan.pages):
            # A page that links to none of them relies on GitHub's list of the folder's files; here it gets a list.
            first = navigation.address(source)
            linked = {links.target(first, href) for page, href in plan.places if page == first}
            self.add(None, pages, hidden=not linked.isdisjoint(map(navigation.address, pages)))

    def add(self, caption, pages, hidden=True):
        tree = addnodes.toctree()
        names = [name(page) for page in pages]
        tree.update_basic_atts({})
        for key, value in dict(
                parent=self.env.docname, entries=[(None, each) for each in names], includefiles=names, maxdepth=-1,
                caption=caption, rawcaption=caption, glob=False, hidden=hidden, includehidden=False, numbered=0,
                titlesonly=True).items():
            tree[key] = value
        section = next(self.document.findall(nodes.section), self.document)
        section += tree


def line(node):
    """The line of a node or of what it is in, or 1."""
    while node is not None:
        if node.line:
            return node.line
        node = node.parent
    return 1


def copy_files(app, exception):
    """Copies the files that links need to their places."""
    plan = app.config.site_plan
    if exception is None:
        for source in sorted(plan.copied):
            target = os.path.join(app.outdir, posixpath.relpath(source, "docs"))
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copyfile(os.path.join(plan.links.root, source), target)


def setup(app):
    app.add_config_value("site_plan", None, "")
    app.add_builder(SiteBuilder)
    app.add_transform(ResolveLinks)
    app.add_transform(AddNavigation)
    app.connect("build-finished", copy_files)
    return {"parallel_read_safe": False, "parallel_write_safe": False}
