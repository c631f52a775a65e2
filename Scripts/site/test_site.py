"""Tests of the site: python3 -m unittest discover --start-directory Scripts/site

Those that build pages need the packages that `make site` has installed; without them they are skipped. None needs a
network or a reference.
"""
import contextlib
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import textwrap
import unittest
from types import SimpleNamespace
from unittest import mock

import check
import links
import navigation
import pages
import reference
import tools
from content import Content
from links import Fault, Link, Links
from refusal import Refusal

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
PYTHON = tools.interpreter(os.path.join(ROOT, ".build", "site", "python"))
HOSTILE = "a\"b'<c>&%41 #é.md"
BUILD = """
import json, os, sys
sys.path.insert(0, sys.argv[1])
import check, pages
root = sys.argv[2]
out = os.path.join(root, "out/site")
plan, faults = pages.build(root, out, os.path.join(root, "scratch"))
print(json.dumps(faults + check.check(out, "out/site", plan.places)))
"""


class FolderTests(unittest.TestCase):
    """Tests with a folder of their own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, path, text=""):
        path = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(textwrap.dedent(text).lstrip("\n"))
        return path

    def read(self, path):
        with open(os.path.join(self.folder, path), encoding="utf-8") as file:
            return file.read()


class NavigationTests(FolderTests):
    def test_addresses(self):
        for source, address in (
                ("README.md", "index.html"), ("CHANGELOG.md", "changelog.html"), ("docs/glossary.md", "glossary.html"),
                ("docs/rules/README.md", "rules/index.html"), ("docs/rules/fixed-font.md", "rules/fixed-font.html"),
                ("docs/gallery/text/README.md", "gallery/text/index.html")):
            self.assertEqual(navigation.address(source), address)

    def test_every_page_of_the_project_is_in_the_navigation_once(self):
        sources = navigation.sources(ROOT)
        self.assertIn("docs/how-to/add-a-rule.md", sources)
        sections, rest = navigation.sections(sources)
        self.assertEqual(rest, [])
        listed = [page for _, pages in sections for page in pages]
        listed += [child for page in listed for child in navigation.below(page, sources)]
        self.assertEqual(sorted(listed + [navigation.HOME]), sources)
        self.assertEqual(len({navigation.address(source) for source in sources}), len(sources))

    def test_patterns_name_pages_that_exist(self):
        sources = navigation.sources(ROOT)
        for _, patterns in navigation.SECTIONS:
            for pattern in patterns:
                self.assertTrue(any(navigation.matches(source, pattern) for source in sources), pattern)

    def test_a_page_in_a_new_folder_is_in_no_section(self):
        self.assertEqual(navigation.sections(["README.md", "docs/new/page.md"])[1], ["docs/new/page.md"])

    def test_a_new_how_to_needs_no_entry(self):
        self.assertEqual(navigation.sections(["docs/how-to/zip.md"])[1], [])


class LinkTests(FolderTests):
    def setUp(self):
        super().setUp()
        for path in ("README.md", "docs/glossary.md", "docs/rules/README.md", "docs/rules/one.md",
                     "docs/rules/documents/bad/Screen.xib", "docs/rules/two/1.xib", "docs/rules/two/2.xib",
                     "docs/rules/pictures/a.png", "Sources/A B.swift", f"docs/{HOSTILE}"):
            self.write(path)
        self.pages = ["README.md", "docs/glossary.md", "docs/rules/README.md", "docs/rules/one.md", f"docs/{HOSTILE}"]
        self.links = Links(self.folder, self.pages)

    def href(self, page, target, repository=None):
        link = Links(self.folder, self.pages, repository).resolve(page, target)
        return link.seen_from(navigation.address(page))

    def test_pages(self):
        for page, target, href in (
                ("README.md", "docs/glossary.md", "glossary.html"),
                ("README.md", "docs/glossary.md#floor", "glossary.html#floor"),
                ("docs/rules/one.md", "README.md", "index.html"), ("docs/rules/one.md", "../rules", "index.html"),
                ("docs/rules/one.md", "../../README.md#try-it", "../index.html#try-it"),
                ("docs/rules/one.md", "#fix", "#fix"), ("docs/rules/one.md", "one.md#fix", "#fix"),
                ("README.md", "docs/rules/", "rules/index.html")):
            self.assertEqual(self.href(page, target), href, target)

    def test_files_of_the_pages_are_copied(self):
        self.assertEqual(
            self.links.resolve("docs/rules/one.md", "pictures/a.png"),
            Link("rules/pictures/a.png", copied="docs/rules/pictures/a.png"))
        self.assertEqual(self.href("docs/rules/one.md", "pictures/a.png"), "pictures/a.png")

    def test_a_folder_with_one_file_means_the_file(self):
        self.assertEqual(self.href("docs/rules/one.md", "documents/bad"), "documents/bad/Screen.xib")
        self.assertIsNone(self.href("docs/rules/one.md", "two"))

    def test_other_files_need_the_address_of_the_repository(self):
        source = "../../Sources/A%20B.swift"
        self.assertIsNone(self.href("docs/rules/one.md", source))
        for repository, address in (
                ("https://github.com/someone/snug", "https://github.com/someone/snug/blob/main/Sources/A%20B.swift"),
                ("https://gitlab.com/a/b/snug", "https://gitlab.com/a/b/snug/-/blob/main/Sources/A%20B.swift")):
            self.assertEqual(self.href("docs/rules/one.md", source, repository), address)
        self.assertEqual(
            self.href("README.md", "Sources/", "https://github.com/someone/snug"),
            "https://github.com/someone/snug/tree/main/Sources")

    def test_hostile_names(self):
        target = links.quote(HOSTILE)
        href = self.href("docs/glossary.md", target)
        self.assertNotRegex(href, "[\"'<> ]")
        self.assertEqual(links.target("glossary.html", href), navigation.address(f"docs/{HOSTILE}"))

    def test_faults(self):
        os.symlink("/etc", os.path.join(self.folder, "docs/outside"))
        for target, text in (
                ("docs/nothing.md", "the link docs/nothing.md leads to no file"),
                ("docs/Glossary.md", "the link docs/Glossary.md leads to no file"),
                ("../other/README.md", "the link ../other/README.md leaves the repository"),
                ("..", "the link .. leaves the repository"),
                ("/etc/passwd", "the link /etc/passwd is no path relative to the file"),
                ("docs/outside/passwd", "the link docs/outside/passwd leads to no file"),
                ("a%00b", "the link a%00b is no path relative to the file"),
                ("javascript:alert(1)", "the address javascript:alert(1) has none of the schemes http, https, mailto"),
                ("//example.org", "the address //example.org has none of the schemes http, https, mailto"),
                ("https://", "the address https:// is malformed"),
                ("https://[1/", "the address https://[1/ is malformed: Invalid IPv6 URL"),
                ("https://example.org/…", "the address https://example.org/… is malformed")):
            with self.assertRaises(Fault) as raised:
                self.links.resolve("README.md", target)
            self.assertEqual(str(raised.exception), text)

    def test_addresses_are_kept(self):
        for address in ("https://example.org/a?b=c&d#e", "mailto:a@example.org"):
            self.assertEqual(self.href("README.md", address), address)

    def test_the_address_of_the_repository(self):
        self.assertIsNone(links.repository(self.folder))
        self.write("REPOSITORY", "# None yet.\n")
        self.assertIsNone(links.repository(self.folder))
        self.write("REPOSITORY", "# It.\nhttps://github.com/someone/snug\n")
        self.assertEqual(links.repository(self.folder), "https://github.com/someone/snug")


class CheckTests(FolderTests):
    def faults(self, **pages):
        for name, text in pages.items():
            self.write(f"{name.replace('__', '/')}.html", text)
        return check.check(self.folder, "out/site", {("a.html", "gone.html"): "docs/a.md:7"})

    def test_what_exists_is_no_fault(self):
        self.write("a b.png")
        self.assertEqual(self.faults(
            a='<h1 id="é">A</h1><a href="#é"><a href="#%C3%A9"><a href=""><a href="folder/"><a href="folder#x">'
              '<img src="a%20b.png"><a href="folder/index.html?q=1#x"><a href="https://example.org/no">'
              '<a href="#top"><script>"<a href=nowhere>"</script><!-- <a href="nowhere"> -->',
            folder__index='<p id="x"><a href="../a.html#é"><form action="../a.html">'), [])

    def test_faults_name_the_source_or_the_page(self):
        self.assertEqual(self.faults(
            a='<a href="gone.html">\n<a href="b.html#gone">\n<img src="gone.png"><a href="../a.html">',
            b='<h1 id="here">\n<a href="javascript:x">'), [
                "docs/a.md:7: error: the link gone.html leads to no file of the site",
                "out/site/a.html:2: error: the link b.html#gone leads to no heading: b.html has no anchor “gone”",
                "out/site/a.html:3: error: the link gone.png leads to no file of the site",
                "out/site/a.html:3: error: the link ../a.html leads to no file of the site",
                "out/site/b.html:2: error: the address javascript:x has none of the schemes http, https, mailto"])

    def test_capitals_matter(self):
        self.assertEqual(len(self.faults(a='<a href="B.html">', b="")), 1)


def page(**parts):
    """A page as DocC writes it."""
    return {"metadata": {"title": "Thing", "roleHeading": "Class", "role": "symbol", "symbolKind": "class"},
            "hierarchy": {"paths": [["doc://M"]]}, "kind": "symbol", "references": {
                "doc://M": {"title": "M", "kind": "symbol", "type": "topic", "role": "collection",
                            "url": "/documentation/m"},
                "doc://gone": {"title": "Swift.Gone", "type": "unresolvable"},
                "doc://link": {"title": "a page", "type": "link", "url": "https://example.org"}}} | parts


class ContentTests(unittest.TestCase):
    def html(self, **parts):
        return Content(page(**parts), lambda address: f"../{address.rsplit('/')[-1]}/index.html").html()

    def blocks(self, *blocks):
        return self.html(primaryContentSections=[{"kind": "content", "content": list(blocks)}])

    def test_a_symbol(self):
        self.assertEqual(self.html(
            abstract=[{"type": "text", "text": "One & "}, {"type": "codeVoice", "code": "a<b>"}],
            primaryContentSections=[{"kind": "declarations", "declarations": [{"tokens": [
                {"text": "class "}, {"text": "M", "identifier": "doc://M"}, {"text": "<T>"}]}]}],
            topicSections=[{"title": "Parts", "anchor": "Parts", "identifiers": ["doc://M", "doc://gone"]}]),
            '<p class="path"><a href="../m/index.html"><code>M</code></a></p>\n<p class="role">Class</p>\n'
            '<h1>Thing</h1>\n<p>One &amp; <code>a&lt;b&gt;</code></p>\n'
            '<pre><code>class <a href="../m/index.html">M</a>&lt;T&gt;</code></pre>\n<h2>Topics</h2>\n'
            '<h3 id="Parts">Parts</h3><ul><li><a href="../m/index.html"><code>M</code></a></li>'
            '<li><code>Swift.Gone</code></li></ul>')

    def test_every_kind_of_block(self):
        text = {"type": "paragraph", "inlineContent": [{"type": "text", "text": "x"}]}
        for block, html in (
                (text, "<p>x</p>"), ({"type": "heading", "level": 2, "text": "H", "anchor": "h"}, '<h2 id="h">H</h2>'),
                ({"type": "codeListing", "code": ["a<b", "c"]}, "<pre><code>a&lt;b\nc</code></pre>"),
                ({"type": "orderedList", "items": [{"content": [text]}]}, "<ol><li><p>x</p></li></ol>"),
                ({"type": "unorderedList", "items": [{"content": [text]}]}, "<ul><li><p>x</p></li></ul>"),
                ({"type": "aside", "style": "note", "name": "Note", "content": [text]},
                 '<div class="aside"><p><b>Note</b></p><p>x</p></div>'),
                ({"type": "table", "header": "row", "rows": [[[text]], [[text]]]},
                 '<div class="wide"><table><tr><th><p>x</p></th></tr><tr><td><p>x</p></td></tr></table></div>'),
                ({"type": "paragraph", "inlineContent": [{"type": "reference", "identifier": "doc://link"}]},
                 '<p><a href="https://example.org">a page</a></p>'),
                ({"type": "paragraph", "inlineContent": [
                    {"type": "strong", "inlineContent": [{"type": "text", "text": "s"}]}]}, "<p><strong>s</strong></p>"),
        ):
            self.assertTrue(self.blocks(block).endswith(f"\n{html}"), self.blocks(block))

    def test_what_is_not_known_keeps_its_text(self):
        inside = [{"type": "new", "inlineContent": [{"type": "text", "text": "kept"}]}]
        self.assertIn("kept", self.blocks({"type": "newer", "content": [{"type": "new", "inlineContent": inside}]}))

    def test_anchors_are_unique(self):
        heading = {"type": "heading", "level": 2, "text": "H", "anchor": "h"}
        self.assertEqual(self.blocks(heading, heading).count('id="h"'), 1)


class ReferenceTests(FolderTests):
    TEMPLATE = (
        '<!doctype html><html lang="en-US"><head><link rel="icon" href="{0}favicon.ico">'
        '<title>Documentation</title><script>var baseUrl = "{0}"</script><script defer="defer" src="{0}js/index.js"></script></head>'
        '<body data-color-scheme="auto"><noscript>needs JavaScript</noscript><div id="app"></div></body></html>'
    ).format(reference.BASE)

    def setUp(self):
        super().setUp()
        self.write("archive/index.html", self.TEMPLATE)
        self.write("archive/js/index.js")
        self.write("archive/documentation/m/index.html", self.TEMPLATE)
        self.write("archive/index/data.mdb")
        module = page(references={}, hierarchy={"paths": [[]]}, topicSections=[{"identifiers": ["doc://T"]}])
        module["metadata"] = {"title": "M", "role": "collection", "symbolKind": "module"}
        module["references"] = {"doc://T": {
            "title": "T", "kind": "symbol", "type": "topic", "url": "/documentation/m/t:_(<)"}}
        thing = page(abstract=[{"type": "text", "text": "Says \"hello\" & more."}])
        self.write("archive/data/documentation.json", json.dumps({"metadata": {"title": "Snug"}}))
        self.write("archive/data/documentation/m.json", json.dumps(module))
        self.write("archive/data/documentation/m/t:_(<).json", json.dumps(thing))
        self.site = os.path.join(self.folder, "site")
        self.reference = reference.Reference(os.path.join(self.folder, "archive"))
        self.reference.write(self.site)

    def test_pages_are_whole_without_javascript(self):
        text = self.read("site/reference/documentation/m/t:_(<)/index.html")
        self.assertIn("<h1>Thing</h1>\n<p>Says &quot;hello&quot; &amp; more.</p>", text)
        self.assertIn("<title>Thing – Snug</title>", text)
        self.assertNotIn("needs JavaScript", text)

    def test_addresses_are_relative(self):
        text = self.read("site/reference/documentation/m/t:_(<)/index.html")
        self.assertNotIn(reference.BASE, text)
        self.assertIn('src="../../../js/index.js"', text)
        self.assertIn('new URL("../../../", document.baseURI)', text)

    def test_every_link_leads_somewhere(self):
        for name in ("index.html", "search.html", "_static/reference.css", "_static/snug.svg"):
            self.write(f"site/{name}")
        self.assertEqual(check.check(self.site, "out/site"), [])
        self.assertIn('href="t%3A_%28%3C%29/index.html"', self.read("site/reference/documentation/m/index.html"))

    def test_data_of_pages_is_kept_and_other_data_is_not(self):
        self.assertTrue(os.path.isfile(os.path.join(self.site, "reference/data/documentation/m.json")))
        self.assertFalse(os.path.exists(os.path.join(self.site, "reference/index/data.mdb")))

    def test_what_is_searched(self):
        self.assertEqual(self.reference.entries, [
            ("reference/documentation/m/index.html", "M", ""),
            ("reference/documentation/m/t:_(<)/index.html", "Thing", 'Says "hello" & more.')])

    def test_the_libraries_are_those_of_the_makefile(self):
        self.assertIn("UIKit", reference.libraries(ROOT))

    def test_a_reference_that_is_not_built_is_refused(self):
        self.write("checkout/Makefile", "DOCUMENTED := A B\n")
        script = self.write("checkout/Scripts/quietly", "#!/bin/sh\nexit 0\n")
        os.chmod(script, 0o755)
        with self.assertRaisesRegex(Refusal, "^the reference could not be built"):
            reference.convert(os.path.join(self.folder, "checkout"), os.path.join(self.folder, "new/archive"))


class ToolTests(FolderTests):
    def refusal(self, *results):
        """What is said if the commands have these exit codes and outputs."""
        done = [SimpleNamespace(returncode=code, stdout=text) for code, text in results]
        with mock.patch.object(tools, "run", side_effect=done), contextlib.redirect_stdout(io.StringIO()):
            with self.assertRaises(Refusal) as raised:
                tools.prepare(os.path.join(self.folder, "python"))
        return str(raised.exception)

    def test_what_is_missing_is_said_in_one_line(self):
        self.assertEqual(
            self.refusal((1, "ensurepip is not available")),
            "python3 cannot make a virtual environment: apt-get install python3-venv")
        for text, reason in (
                ("WARNING: Retrying … NewConnectionError('…')\nERROR: No matching distribution found for sphinx==9",
                 "it reaches no package index; this needs the network once (behind a proxy, set https_proxy)"),
                ("Collecting\nERROR: No matching distribution found for sphinx==9",
                 "No matching distribution found for sphinx==9"), ("", "it says nothing")):
            self.assertEqual(
                self.refusal((0, ""), (1, text)),
                f"pip cannot install the packages of Scripts/site/requirements.txt: {reason}")

    def test_versions_are_pinned(self):
        with open(tools.REQUIREMENTS, encoding="utf-8") as file:
            for line in file:
                if not line.startswith("#"):
                    self.assertRegex(line, r"^[\w.-]+==[\w.]+$")


class MessageTests(unittest.TestCase):
    def test_messages_name_paths_from_the_root_on(self):
        self.assertEqual(pages.problems("/a b", (
            "/a b/docs/x.md:7: WARNING: image file not readable: docs/y.png [image.not_readable]\n"
            "/a b/README.md: WARNING: odd\nsomething else\n")), [
                "docs/x.md:7: error: image file not readable: docs/y.png", "README.md:1: error: odd", "something else"])


@unittest.skipUnless(os.path.exists(PYTHON), "Sphinx is not installed: make site SITE=--without-reference does it")
class PageTests(FolderTests):
    def build(self):
        """Builds the pages of the folder; the faults."""
        done = subprocess.run(
            [PYTHON, "-c", BUILD, HERE, self.folder], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout.splitlines()[-1])

    def test_a_site(self):
        self.write("README.md", """
            # Snug

            | | |
            | --- | --- |
            | ![A](docs/pictures/a.png) | [rules](docs/rules/README.md#what-a-rule-is), [code](Sources/A.swift) |

            See [`one`](docs/rules/one.md#the-fix-1) and [two](docs/how-to/two.md). {not-a-role}`x` $1 and $2

            - a
              - b
            """)
        self.write("Sources/A.swift")
        self.write("docs/pictures/a.png", "")
        self.write("docs/rules/README.md", "# Rules\n\n## What a rule is\n\nA rule.\n")
        self.write("docs/rules/one.md", "# one\n\n## The fix\n\n## The fix\n\n[back](../../README.md)\n")
        self.write("docs/how-to/two.md", """
            # <b>Two</b> & more

            <img src="../pictures/a.png" width="20" alt="A"> and [a document](own/a.xib)

            ```swift
            let x = "<script>alert(1)</script>"
            ```
            """)
        self.write("docs/how-to/own/a.xib", "<xml/>")
        self.assertEqual(self.build(), [])
        home, two = self.read("out/site/index.html"), self.read("out/site/how-to/two.html")
        # The content and the navigation are in the page itself.
        self.assertIn('href="rules/index.html#what-a-rule-is"', home)
        self.assertIn('href="rules/one.html#the-fix-1"', home)
        self.assertIn("{not-a-role}", home)
        self.assertIn("$1 and $2", home)
        self.assertNotIn("A.swift", home)
        self.assertRegex(home, r"<li>\s*<p>a</p>\s*<ul>|<li>\s*<p>a</p>\n<ul")
        self.assertIn('class="toctree-l1', home)
        self.assertIn('src="../pictures/a.png"', two)
        self.assertIn('href="own/a.xib"', two)
        self.assertNotIn("<script>alert", two)
        self.assertEqual(self.read("out/site/how-to/own/a.xib"), "<xml/>")
        self.assertIn('"rules/one"', self.read("out/site/searchindex.js"))
        # A list stands in for the one of the folder that GitHub shows.
        self.assertRegex(self.read("out/site/rules/index.html"), r'(?s)<article.*href="one.html".*</article>')

    def test_faults_name_file_and_line(self):
        self.write("README.md", """
            # Snug

            A paragraph.

            See [this](docs/glossary.md#gone).
            And ![a picture](docs/gone.png).

            | a |
            | --- |
            | [x](docs/gone.md) |
            """)
        self.write("docs/glossary.md", "# Glossary\n\n<a href=\"javascript:alert(1)\">x</a>\n")
        self.write("docs/new/page.md", "# New\n")
        faults = self.build()
        self.assertEqual(len(faults), 5, faults)
        for fault in (
                "README.md:5: error: the link glossary.html#gone leads to no heading: glossary.html has no anchor "
                "“gone”",
                "README.md:5: error: the link docs/gone.png leads to no file",
                "README.md:10: error: the link docs/gone.md leads to no file",
                "docs/glossary.md:3: error: the address javascript:alert(1) has none of the schemes http, https, "
                "mailto",
                "docs/new/page.md:1: error: the navigation does not list this page: add it to SECTIONS in "
                "Scripts/site/navigation.py"):
            self.assertIn(fault, faults)

    def test_hostile_names(self):
        self.write("README.md", f"# Snug\n\n[x](<docs/how-to/{links.quote(HOSTILE)}>)\n")
        self.write(f"docs/how-to/{HOSTILE}", "# Hostile\n")
        self.assertEqual(self.build(), [])


class CommandTests(unittest.TestCase):
    def test_the_workflow_publishes_what_make_site_makes(self):
        def read(path):
            with open(os.path.join(ROOT, path), encoding="utf-8") as file:
                return file.read()

        workflow = read(".github/workflows/site.yml")
        self.assertIn("run: make site\n", workflow)
        self.assertIn("path: out/site\n", workflow)
        self.assertIn("\nsite: ", read("Makefile"))
        # The reference is that of the newest Swift which the project knows.
        newest = re.search(r"^newest_tested=(.*)$", read("Scripts/setup"), re.MULTILINE)[1]
        self.assertIn(f"container: swift:{newest}-", workflow)

    def test_help_needs_nothing(self):
        done = subprocess.run(
            [sys.executable, HERE, "--help"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("--without-reference", done.stdout)


if __name__ == "__main__":
    unittest.main()
