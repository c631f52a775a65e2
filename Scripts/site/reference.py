"""The reference of all libraries, by DocC, made fit for any folder of any host.

DocC's pages name their files by addresses from the host's root on. Here they are relative. Each page also gets its
content as HTML, which is shown where there is no JavaScript or no server.
"""
import json
import os
import posixpath
import re
import shutil
import subprocess
from html import escape
from urllib.parse import quote

from content import Content
from refusal import Refusal

# The folder of the site.
FOLDER = "reference"
# What stands for the site's root in what DocC writes.
BASE = "/SNUG-REFERENCE/"
# Files that only programs on a desk read.
DROPPED = ("data.mdb", "data.mdb-lock", "navigator.index", "availability.index", "developer-og.jpg",
           "developer-og-twitter.jpg", "link-hierarchy.json", "linkable-entities.json", "favicon.ico", "favicon.svg")
# Kinds of symbols that the search of the site knows. DocC's own filter knows all.
SEARCHED = ("module", "class", "struct", "enum", "protocol", "typealias", "func", "var", "property", "method", "init",
            "subscript")
# Runs before DocC's program. DocC knows a page by the address of its folder.
START = """
document.documentElement.dataset.script = location.protocol.startsWith("http");
if (location.pathname.endsWith("/index.html"))
  history.replaceState(null, "", location.pathname.slice(0, -10) + location.search + location.hash);
var baseUrl = new URL("ROOT", document.baseURI).pathname;
"""


def libraries(root):
    """The modules with a reference, as the Makefile lists them."""
    with open(os.path.join(root, "Makefile"), encoding="utf-8") as file:
        return re.search(r"^DOCUMENTED := (.*)$", file.read(), re.MULTILINE)[1].split()


def convert(root, archive):
    """Has DocC write the pages of all libraries into one archive."""
    os.makedirs(os.path.dirname(archive), exist_ok=True)
    shutil.rmtree(archive, ignore_errors=True)
    command = [
        os.path.join(root, "Scripts", "quietly"), "swift", "package", "--allow-writing-to-directory", archive,
        "generate-documentation", "--warnings-as-errors", "--enable-experimental-combined-documentation",
        "--transform-for-static-hosting", "--hosting-base-path", BASE.strip("/"), "--output-path", archive]
    for library in libraries(root):
        command += ["--target", library]
    done = subprocess.run(command, cwd=root, env=os.environ | {"SNUG_DOCUMENTATION": "1"}, check=False)
    # The plugin ends with 0 even if the archives could not be merged.
    if done.returncode != 0 or not os.path.isdir(os.path.join(archive, "documentation")):
        raise Refusal("the reference could not be built (DocC's words are above); --without-reference leaves it out")


class Reference:
    """The pages of an archive."""

    def __init__(self, archive):
        self.archive = archive
        self.names = set()
        data = os.path.join(archive, "data")
        for folder, _, files in os.walk(data):
            where = os.path.relpath(folder, data).replace(os.sep, "/")
            self.names |= {posixpath.join(where, name).removeprefix("./").removesuffix(".json")
                           for name in files if name.endswith(".json")}
        self.entries = []

    def libraries(self, root):
        """Names and addresses for the navigation."""
        return [(name, f"{FOLDER}/documentation/{name.lower()}/index.html") for name in libraries(root)]

    def write(self, site):
        """Writes all pages into the site, and remembers what can be searched."""
        target = os.path.join(site, FOLDER)
        # DocC's pages are written below, with what is missing in them.
        own = [os.path.join(self.archive, name) for name in ("index.html", "documentation")]
        shutil.copytree(self.archive, target, ignore=lambda folder, names: [
            name for name in names if name in DROPPED or os.path.join(folder, name) in own])
        with open(os.path.join(self.archive, "index.html"), encoding="utf-8") as file:
            template = file.read()
        for name in sorted(self.names):
            with open(os.path.join(self.archive, "data", f"{name}.json"), encoding="utf-8") as file:
                page = json.load(file)
            content = Content(page, lambda address, name=name: self.href(name, address))
            path = os.path.join(target, name, "index.html")
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(self.page(template, name, content))
            self.remember(name, content)
        # DocC's program asks for this file, and shows the title above its pages.
        with open(os.path.join(target, "theme-settings.json"), "w", encoding="utf-8") as file:
            json.dump({"meta": {"title": "Reference of Snug"}}, file)
        with open(os.path.join(target, "index.html"), "w", encoding="utf-8") as file:
            file.write('<!doctype html><meta charset="utf-8"><title>Reference of Snug</title>'
                       '<meta http-equiv="refresh" content="0; url=documentation/index.html">'
                       '<a href="documentation/index.html">Reference of Snug</a>\n')

    def href(self, name, address):
        """The link from one page to another; addresses are like /documentation/uikit/uilabel#Example."""
        path, _, fragment = address.partition("#")
        path = path.strip("/").lower()
        if path not in self.names:
            return None
        return quote(f"{posixpath.relpath(path, name)}/index.html") + (f"#{quote(fragment)}" if fragment else "")

    def page(self, template, name, content):
        """DocC's page with relative addresses and with its content."""
        up = "../" * (name.count("/") + 1)
        start = START.replace("ROOT", up)
        title = f"{content.title} – Snug" if content.title else "Snug"
        text = template.replace(f'var baseUrl = "{BASE}"', start).replace(f'"{BASE}', f'"{up}')
        text = re.sub(r'<noscript>.*?</noscript>|<link rel="(?:mask-)?icon"[^>]*>', "", text, flags=re.DOTALL)
        head = (f'<meta name="description" content="{escape(content.summary)}">'
                f'<link rel="icon" href="{up}../_static/snug.svg">'
                f'<link rel="stylesheet" href="{up}../_static/reference.css">')
        text = text.replace("<title>Documentation</title>", f"<title>{escape(title)}</title>{head}")
        bar = (f'<nav class="snug"><a href="{up}../index.html">Snug</a> '
               f'<a href="{up}documentation/index.html">Reference</a> '
               f'<a href="{up}../search.html">Search all pages</a></nav>')
        main = f'<main class="snug" role="main">\n{content.html()}\n</main>\n'
        return re.sub(r"(<body[^>]*>)", lambda match: f"{match[1]}{bar}{main}", text, count=1)

    def remember(self, name, content):
        kind = content.metadata.get("symbolKind")
        inherited = content.summary.startswith("Inherited from")
        if content.metadata.get("role") == "article" or (kind in SEARCHED and not inherited):
            above = content.page["hierarchy"]["paths"]
            owner = content.references.get(above[0][-1], {}) if above and above[0] else {}
            module = kind == "module" or owner.get("role") == "collection"
            title = content.title if module else f"{owner.get('title', '')}.{content.title}"
            self.entries.append((f"{FOLDER}/{name}/index.html", title, content.summary))
