"""Tests of Scripts/address on copies of the project's files: python3 -m unittest discover Scripts/action"""
import contextlib
import importlib.machinery
import importlib.util
import io
import os
import shutil
import subprocess
import tempfile
import unittest

from runner import ROOT

LOADER = importlib.machinery.SourceFileLoader("address", os.path.join(ROOT, "Scripts/address"))
address = importlib.util.module_from_spec(importlib.util.spec_from_loader("address", LOADER))
LOADER.exec_module(address)

CHANGES = "# Changelog\n\n## Unreleased\n\n## 0.3.0 – 2026-11-24\n\n## 0.2.0 – 2026-01-01\n"


class AddressTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name
        subprocess.run(["git", "init", "-q", self.root], check=True)
        for path in [*address.files(ROOT), "REPOSITORY", "CHANGELOG.md"]:
            os.makedirs(os.path.dirname(os.path.join(self.root, path)), exist_ok=True)
            shutil.copy(os.path.join(ROOT, path), os.path.join(self.root, path))

    def write(self, path, text):
        with open(os.path.join(self.root, path), "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, path):
        return address.read(os.path.join(self.root, path))

    def texts(self):
        return {path: self.read(path) for path in address.files(self.root)}

    def ask(self, *arguments):
        """The exit code, and what was printed."""
        with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(out):
            code = address.main(list(arguments), self.root)
        return code, out.getvalue()

    def test_the_project_is_written(self):
        with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(out):
            self.assertEqual(address.main(["--check"]), 0, out.getvalue())

    def test_there_and_back(self):
        self.write("REPOSITORY", "# none\n")
        self.write("CHANGELOG.md", "# Changelog\n")
        self.assertEqual(self.ask()[0], 0)
        before = self.texts()
        self.write("REPOSITORY", "https://github.com/Acme/snug\n")
        self.write("CHANGELOG.md", CHANGES)
        self.assertEqual(self.ask("--check")[0], 1)
        self.assertEqual(self.ask()[0], 0)
        self.assertEqual(self.ask("--check"), (0, "address: https://github.com/Acme/snug\n"))
        self.write("REPOSITORY", "# none\n")
        self.write("CHANGELOG.md", "# Changelog\n")
        self.assertEqual(self.ask()[0], 0)
        for path, text in self.texts().items():
            self.assertEqual(text, before[path], path)

    def test_what_is_written_with_an_address_and_a_release(self):
        self.write("REPOSITORY", "https://github.com/Acme/snug\n")
        self.write("CHANGELOG.md", CHANGES)
        self.ask()
        for path, line in (
                ("README.md", '.package(url: "https://github.com/Acme/snug", from: "0.3.0")'),
                ("docs/how-to/run-an-app.md", '[.package(url: "https://github.com/Acme/snug", from: "0.3.0")]'),
                ("docs/how-to/adopt-in-a-project.md",
                 "$schema=https://raw.githubusercontent.com/Acme/snug/v0.3.0/docs/snug.schema.json"),
                ("docs/how-to/before-a-commit.md", "  - repo: https://github.com/Acme/snug\n    rev: v0.3.0\n"),
                ("docs/how-to/before-a-commit.md", "pre-commit try-repo https://github.com/Acme/snug snug-audit"),
                ("docs/how-to/run-in-ci.md", "      - uses: Acme/snug@v0.3.0\n"),
                ("docs/how-to/run-in-ci.md", "{fetch-depth: 0}\n"),
                ("docs/how-to/run-in-ci.md",
                 "- remote: https://raw.githubusercontent.com/Acme/snug/v0.3.0/.gitlab/snug.gitlab-ci.yml\n"),
                ("docs/how-to/run-in-ci.md", "\nreleases=https://github.com/Acme/snug/releases/download/v0.3.0\n"),
                ("docs/how-to/use-on-a-mac.md", "brew tap snug/snug https://github.com/Acme/snug\n"),
                (".gitlab/snug.gitlab-ci.yml", "SNUG_IMAGE: ghcr.io/acme/snug:0.3.0\n"),
                (".pre-commit-hooks.yaml", "--entrypoint snug ghcr.io/acme/snug:0.3.0 audit\n"),
                ("HomebrewFormula/snug.rb", '  url "https://github.com/Acme/snug.git", tag: "v0.3.0"\n')):
            self.assertIn(line, self.read(path), path)
        self.assertNotIn("no published address", self.read("docs/how-to/run-in-ci.md"))

    def test_another_host(self):
        self.write("REPOSITORY", "https://gitlab.example.org/tools/ios/snug\n")
        self.write("CHANGELOG.md", "# Changelog\n")
        self.ask()
        self.assertIn('url: "https://gitlab.example.org/tools/ios/snug", branch: "main"', self.read("README.md"))
        page = self.read("docs/how-to/run-in-ci.md")
        self.assertIn("https://gitlab.example.org/tools/ios/snug/-/raw/main/.gitlab/snug.gitlab-ci.yml", page)
        self.assertIn("- uses: ./snug\n", page)
        self.assertIn("snug:latest", page)

    def test_placeholders_are_found(self):
        self.write("page.md", "one\nsee https://example.org/…/snug\n")
        self.write("other.yml", "image: …\n")
        code, printed = self.ask("--check")
        self.assertEqual(code, 1)
        self.assertIn("page.md:2: error: “https://example.org/…” cannot be pasted", printed)
        self.assertIn("other.yml:1: error: “image: …” cannot be pasted", printed)

    def test_an_old_address_is_found(self):
        self.write("page.md", '\n.package(url: "https://github.com/old/snug", branch: "main")\n')
        code, printed = self.ask("--check")
        self.assertEqual(code, 1)
        self.assertIn("page.md:2: error: the address is not that of REPOSITORY", printed)

    def test_addresses_that_are_none(self):
        for text, words in (
                ("github.com/acme/snug", "“github.com/acme/snug” is no address like https://github.com/someone/snug"),
                ("https://github.com/acme/snug/", "is no address like"),
                ("https://github.com/acme/snug-ui", "the last part of the address must be snug"),
                ("https://github.com/a/snug\nhttps://github.com/b/snug", "it has one line with the address, or none")):
            self.write("REPOSITORY", text + "\n")
            code, printed = self.ask("--check")
            self.assertEqual(code, 2)
            self.assertIn(words, printed)
            self.assertTrue(printed.startswith("address: REPOSITORY: "), printed)

    def test_usage(self):
        self.assertEqual(self.ask("--chek"), (2, "usage: Scripts/address [--check]\n"))


if __name__ == "__main__":
    unittest.main()
