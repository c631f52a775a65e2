"""Builds the pages of the site from the Markdown files, with Sphinx, MyST and the theme Furo."""
import io
import os
import re

import navigation
from links import Links, repository

HERE = os.path.dirname(os.path.abspath(__file__))
# What Sphinx writes of a fault: file, line if it is known, kind, text, and the kind of a warning.
MESSAGE = re.compile(r"(?P<file>.*?\.md)(?::(?P<line>\d+))?: (?:WARNING|ERROR|CRITICAL): (?P<text>.*?)(?: \[[\w.]+\])?")


def build(root, output, scratch, libraries=(), entries=()):
    """Writes the pages into a folder; the plan with what was seen, and the faults as lines.

    libraries: pairs of a name and an address for the navigation. entries: what is searched beside the pages.
    """
    # Both exist only in the environment that tools.py makes.
    from sphinx.application import Sphinx
    from sphinx.util.console import nocolor

    from builder import Plan

    pages = navigation.sources(root)
    faults = [
        f"{page}:1: error: the navigation does not list this page: add it to SECTIONS in Scripts/site/navigation.py"
        for page in navigation.sections(pages)[1]]
    place = repository(root)
    plan = Plan(pages, Links(root, pages, place), entries)
    theme = {"navigation_with_keys": True}
    if place:
        theme |= {"source_repository": f"{place}/", "source_branch": "main", "source_directory": ""}
    nocolor()
    messages = io.StringIO()
    app = Sphinx(
        srcdir=root, confdir=None, outdir=output, doctreedir=scratch, buildername="site", freshenv=True,
        status=None, warning=messages, confoverrides={
            "extensions": ["myst_parser", "builder"],
            "site_plan": plan,
            "project": "Snug",
            "html_title": "Snug",
            "language": "en",
            "root_doc": "README",
            "include_patterns": pages,
            "source_suffix": {".md": "markdown"},
            # Read as GitHub reads it, with the same anchors of headings.
            "myst_gfm_only": True,
            "myst_heading_anchors": 6,
            # A slice of code cannot always be read to its end. Pages without a place in the navigation are told above.
            "suppress_warnings": ["config.cache", "misc.highlighting_failure", "myst.header", "toc.not_included"],
            "smartquotes": False,
            # Colours that only show what is code; a language that is not known is shown without them.
            "pygments_style": "default",
            "html_theme": "furo",
            "html_theme_options": theme,
            "html_static_path": [os.path.join(HERE, "theme", "static")],
            "templates_path": [os.path.join(HERE, "theme")],
            "html_favicon": os.path.join(HERE, "theme", "static", "snug.svg"),
            "html_css_files": ["snug.css"],
            "html_sidebars": {"**": [
                "sidebar/brand.html", "sidebar/search.html", "sidebar/scroll-start.html", "sidebar/libraries.html",
                "sidebar/navigation.html", "sidebar/scroll-end.html"]},
            "html_context": {"libraries": list(libraries)},
            "html_copy_source": False,
            "html_show_sphinx": False,
            "html_show_copyright": False,
            "html_domain_indices": False,
            "html_use_index": False,
        })
    app.build(force_all=True)
    # Hosts that would otherwise leave out folders whose names begin with an underscore look for this file.
    open(os.path.join(output, ".nojekyll"), "w", encoding="utf-8").close()
    faults += [f"{page}:1: error: no page was made of this file; rename it" for page in pages
               if not os.path.isfile(os.path.join(output, navigation.address(page)))]
    return plan, faults + problems(root, messages.getvalue())


def problems(root, text):
    """Sphinx's messages as lines `file:line: error: text`, with paths from the root on."""
    result = []
    for message in filter(None, text.splitlines()):
        if match := MESSAGE.fullmatch(message):
            path = os.path.relpath(match["file"], root)
            result.append(f"{path}:{match['line'] or 1}: error: {match['text']}")
        else:
            result.append(message)
    return result
