"""Tests of the release: python3 -m unittest discover Scripts/release"""
import gzip
import io
import json
import os
import platform
import re
import shutil
import subprocess
import tarfile
import tempfile
import unittest
import zipfile
from unittest import mock

import archives
import build
import bundle
import debian
import image
import libraries
import manual
import sbom
import tarball
import version
from libraries import DebianPackage
from version import Refusal

CHANGELOG = """# Changelog

## Unreleased

- What is to come.

## 0.2.0 – 2026-11-24

- Pictures.
- Reports.

## 0.1.0 – 2026-01-02

- Everything.
"""
HELP = json.dumps({"serializationVersion": 0, "command": {
    "commandName": "snug", "abstract": "Draws “screens”.",
    "discussion": "Two words.\n\nOne screen:\n  $ snug draw -x\n",
    "arguments": [{"kind": "flag", "names": [{"kind": "short", "name": "h"}, {"kind": "long", "name": "help"}],
                   "valueName": "help", "abstract": "Show help.", "isOptional": True, "isRepeating": False}],
    "subcommands": [
        {"commandName": "draw", "abstract": "Draws one.", "superCommands": ["snug"], "arguments": [
            {"kind": "positional", "valueName": "path", "abstract": ".xib files.", "isOptional": False,
             "isRepeating": True},
            {"kind": "option", "names": [{"kind": "long", "name": "scale"}], "valueName": "number",
             "sectionTitle": "Picture Options", "abstract": "Pixels per point.", "defaultValue": "2",
             "isOptional": True, "isRepeating": False},
            {"kind": "option", "names": [{"kind": "long", "name": "jobs"}], "valueName": "number",
             "abstract": "Workers; by default one per core.", "defaultValue": "48", "isOptional": True,
             "isRepeating": False},
            {"kind": "flag", "names": [{"kind": "long", "name": "secret"}], "valueName": "secret",
             "shouldDisplay": False, "isOptional": True, "isRepeating": False}]},
        {"commandName": "help", "abstract": "Show help.", "superCommands": ["snug"]}]}})
TIME = 1_790_000_000


class Folder(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def write(self, name, content="", mode=0o644):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as out:
            out.write(content)
        os.chmod(path, mode)
        return path

    def refusal(self, function, *arguments):
        with self.assertRaises(Refusal) as caught:
            function(*arguments)
        return str(caught.exception)


class VersionTests(Folder):
    def git(self, *arguments):
        subprocess.run(["git", "-C", self.folder, "-c", "user.name=x", "-c", "user.email=x@localhost", *arguments],
                       check=True, capture_output=True,
                       env={**os.environ, "GIT_COMMITTER_DATE": f"{TIME} +0000", "GIT_CONFIG_GLOBAL": "/dev/null"})

    def checkout(self, *tags):
        self.write("A", "a")
        self.git("init", "--quiet")
        self.git("add", "A")
        self.git("commit", "--quiet", "--message", "A")
        for tag in tags:
            self.git("tag", tag)

    def test_semantic_versions(self):
        for tag in ["v0.2.0", "v1.0.0-rc.1", "v10.20.30-alpha-7"]:
            self.assertEqual(version.version_of_tag(tag), tag[1:])

    def test_other_tags_are_refused(self):
        for tag in ["v1", "v1.2", "v1.2.3.4", "v01.2.3", "vnext", "v1.2.3-", "v1.2.3-01", "v1.2.3+build", "v1.2.3 "]:
            self.assertEqual(self.refusal(version.version_of_tag, tag),
                             f"the tag {tag} is no version: name it like v1.2.3 or v1.2.3-rc.1")

    def test_the_section_of_a_version(self):
        self.assertEqual(version.changes(CHANGELOG, "0.2.0"), "- Pictures.\n- Reports.\n")
        self.assertEqual(version.changes(CHANGELOG, "0.1.0"), "- Everything.\n")
        self.assertIsNone(version.changes(CHANGELOG, "0.3.0"))

    def test_the_version_is_that_of_the_tag(self):
        self.checkout("v0.2.0", "other")
        self.assertEqual(version.release_version(self.folder, CHANGELOG), "0.2.0")
        self.assertEqual(version.commit_time(self.folder), TIME)

    def test_a_commit_without_tag(self):
        self.checkout("other")
        self.assertEqual(
            self.refusal(version.release_version, self.folder, CHANGELOG),
            "the commit has no tag: `git tag v1.2.3` names the version, or `make release RELEASE=--untagged` makes a trial")

    def test_a_tag_that_is_no_version(self):
        self.checkout("vnext")
        self.assertEqual(self.refusal(version.release_version, self.folder, CHANGELOG),
                         "the tag vnext is no version: name it like v1.2.3 or v1.2.3-rc.1")

    def test_a_tag_without_section(self):
        self.checkout("v0.3.0")
        self.assertEqual(self.refusal(version.release_version, self.folder, CHANGELOG),
                         "CHANGELOG.md has no section for v0.3.0: add “## 0.3.0 – " + version.commit_day(self.folder)
                         + "”")

    def test_files_that_differ_from_the_tag(self):
        self.checkout("v0.2.0")
        self.write("A", "b")
        self.assertEqual(
            self.refusal(version.release_version, self.folder, CHANGELOG),
            "files differ from v0.2.0: commit and tag them, or undo the changes (git status lists them)")

    def test_a_folder_that_is_no_checkout(self):
        self.assertEqual(self.refusal(version.release_version, self.folder, CHANGELOG),
                         "needs a git checkout with the tag of the release")

    def test_headings_of_the_change_log(self):
        with open(os.path.join(os.path.dirname(__file__), "..", "..", "CHANGELOG.md"), encoding="utf-8") as file:
            text = file.read()
        headings = [line for line in text.splitlines() if line.startswith("## ")]
        self.assertEqual(headings[0], "## Unreleased")
        for heading in headings[1:]:
            self.assertIsNotNone(version.changes(text, heading[3:].split(" ")[0]), heading)

    def test_debian_puts_candidates_before_the_release(self):
        self.assertEqual(debian.debian_version("1.0.0-rc.1"), "1.0.0~rc.1")
        self.assertEqual(debian.debian_version("1.0.0"), "1.0.0")


class DebianTests(Folder):
    def control(self, package):
        return subprocess.run(["dpkg-deb", "--field", package], capture_output=True, text=True, check=True).stdout

    @unittest.skipUnless(shutil.which("dpkg-deb"), "needs dpkg-deb")
    def test_the_package_of_the_sdk(self):
        self.write("LICENSE", "a licence")
        self.write("sdk/compiler", "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
        self.write("sdk/modules/UIKit.swiftmodule", "modules", mode=0o600)
        self.write("sdk/bin/rewrite-sources", "a program", mode=0o700)
        path = debian.write_sdk(
            os.path.join(self.folder, "sdk"), self.folder, self.folder, os.path.join(self.folder, "work"), TIME,
            "1.0.0-rc.1", "amd64")
        self.assertEqual(os.path.basename(path), "snug-sdk_1.0.0~rc.1_amd64.deb")
        control = self.control(path)
        self.assertIn("Depends: snug (= 1.0.0~rc.1), libcairo2-dev, libfreetype-dev, ", control)
        self.assertIn("\n screens run with their code. It needs Swift version 6.3.1 (swift-6.3.1-RELEASE).\n", control)
        listing = subprocess.run(["dpkg-deb", "--contents", path], capture_output=True, text=True, check=True).stdout
        found = {line.split()[5]: line.split()[0] for line in listing.splitlines()}
        self.assertEqual(found["./usr/lib/snug/sdk/bin/rewrite-sources"], "-rwxr-xr-x")
        self.assertEqual(found["./usr/lib/snug/sdk/modules/UIKit.swiftmodule"], "-rw-r--r--")
        self.assertIn("./usr/share/doc/snug-sdk/copyright", found)

    def test_the_sdk_needs_the_headers_with_which_snug_is_built(self):
        with open(os.path.join(os.path.dirname(__file__), "..", "setup"), encoding="utf-8") as file:
            words = set(file.read().split())
        self.assertLessEqual(set(debian.HEADERS), words)


class ManualTests(unittest.TestCase):
    def setUp(self):
        self.pages = manual.pages(HELP, "2026-11-24", "0.2.0")

    def test_one_page_per_command(self):
        self.assertEqual(sorted(self.pages), ["snug-draw.1", "snug.1"])

    def test_the_page_of_the_program(self):
        self.assertEqual(self.pages["snug.1"], """\
.TH "SNUG" "1" "2026-11-24" "snug 0.2.0" "User commands"
.SH NAME
snug \\- Draws \\[u201C]screens\\[u201D]
.SH SYNOPSIS
\\fBsnug\\fR \\fIcommand\\fR [\\fIoptions\\fR]
.SH DESCRIPTION
Two words.
.PP
One screen:
.RS 4
.EX
$ snug draw \\-x
.EE
.RE
.SH COMMANDS
.TP
\\fBdraw\\fR
Draws one.
.SH OPTIONS
.TP
\\fB\\-h\\fR, \\fB\\-\\-help\\fR
Show help.
.SH SEE ALSO
.BR snug\\-draw (1)
""")

    def test_the_page_of_a_command(self):
        self.assertEqual(self.pages["snug-draw.1"], """\
.TH "SNUG-DRAW" "1" "2026-11-24" "snug 0.2.0" "User commands"
.SH NAME
snug\\-draw \\- Draws one
.SH SYNOPSIS
\\fBsnug draw\\fR [\\fIoptions\\fR] \\fIpath\\fR...
.SH ARGUMENTS
.TP
\\fIpath\\fR
\\&.xib files.
.SH PICTURE OPTIONS
.TP
\\fB\\-\\-scale\\fR \\fInumber\\fR
Pixels per point.
(default: 2)
.SH OPTIONS
.TP
\\fB\\-\\-jobs\\fR \\fInumber\\fR
Workers; by default one per core.
.SH SEE ALSO
.BR snug (1)
""")


class LibraryTests(Folder):
    def test_ldd(self):
        self.assertEqual(
            libraries.parse_ldd("\tlinux-vdso.so.1 (0x1)\n\tlibz.so.1 => /lib/libz.so.1 (0x2)\n\t/lib64/ld.so (0x3)\n"),
            {"libz.so.1": "/lib/libz.so.1"})

    def test_a_missing_library(self):
        self.assertEqual(self.refusal(libraries.parse_ldd, "\tlibz.so.1 => not found\n"),
                         "the library libz.so.1 is missing on this machine")

    def test_glibc_stays_with_the_machine(self):
        for name in ["libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "libresolv.so.2", "libpthread.so.0"]:
            self.assertTrue(libraries.OF_THE_SYSTEM.fullmatch(name), name)
        for name in ["libcairo.so.2", "libcurl.so.4", "libstdc++.so.6", "libgcc_s.so.1", "libmd.so.0"]:
            self.assertFalse(libraries.OF_THE_SYSTEM.fullmatch(name), name)

    def test_the_table_of_libraries(self):
        icu = DebianPackage("libicu72", "72.1-3+b1", "icu", "72.1-3")
        zlib = DebianPackage("zlib1g", "1:1.2.13", "zlib", "1:1.2.13")
        self.assertEqual(tarball.libraries_text({zlib: {"libz.so.1"}, icu: {"libicuuc.so.72", "libicudata.so.72"}}), (
            "libraries\tpackage\tsource package (its sources: https://snapshot.debian.org)\n"
            "libicudata.so.72 libicuuc.so.72\tlibicu72 72.1-3+b1\ticu 72.1-3\n"
            "libz.so.1\tzlib1g 1:1.2.13\tzlib 1:1.2.13\n"))

    def test_licences(self):
        self.write("Kit/LICENSE.txt", "words")
        os.makedirs(os.path.join(self.folder, "None"))
        target = os.path.join(self.folder, "licences")
        tarball.licences({"kit": os.path.join(self.folder, "Kit")}, target, [])
        self.assertEqual(os.listdir(target), ["kit.txt"])
        shutil.rmtree(target)
        self.assertEqual(self.refusal(tarball.licences, {"none": f"{self.folder}/None"}, target, []),
                         f"{self.folder}/None has no licence to copy")


class ArchiveTests(Folder):
    def tree(self, umask):
        old = os.umask(umask)
        shutil.rmtree(os.path.join(self.folder, "tree"), ignore_errors=True)
        self.write("tree/bin/snug", "program", 0o755 & ~umask)
        self.write("tree/share/a.txt", "a", 0o666 & ~umask)
        os.symlink("a.txt", os.path.join(self.folder, "tree/share/b.txt"))
        os.umask(old)
        return os.path.join(self.folder, "tree")

    def test_the_same_files_give_the_same_bytes(self):
        for writer, name in [(archives.write_tar_gz, "a.tar.gz"), (archives.write_zip, "a.zip")]:
            sums = []
            for umask in [0o022, 0o077]:
                path = os.path.join(self.folder, name)
                writer(self.tree(umask), path, TIME)
                sums.append(archives.sha256(path))
            self.assertEqual(sums[0], sums[1], name)

    def test_tar(self):
        path = os.path.join(self.folder, "a.tar.gz")
        archives.write_tar_gz(self.tree(0o077), path, TIME, prefix="snug-1")
        with tarfile.open(path) as archive:
            members = [(member.name, oct(member.mode), member.mtime, member.uid) for member in archive.getmembers()]
            self.assertEqual(members, [
                ("snug-1/bin", "0o755", TIME, 0), ("snug-1/bin/snug", "0o755", TIME, 0),
                ("snug-1/share", "0o755", TIME, 0), ("snug-1/share/a.txt", "0o644", TIME, 0),
                ("snug-1/share/b.txt", "0o777", TIME, 0)])
            self.assertEqual(archive.getmember("snug-1/share/b.txt").linkname, "a.txt")

    def test_a_system_keeps_permissions_and_second_names(self):
        tree = self.tree(0o022)
        os.mkdir(os.path.join(tree, "tmp"))
        os.chmod(os.path.join(tree, "tmp"), 0o1777)
        os.chmod(os.path.join(tree, "bin/snug"), 0o4755)
        os.link(os.path.join(tree, "bin/snug"), os.path.join(tree, "bin/snug2"))
        out = io.BytesIO()
        archives.write_tar(tree, out, TIME, is_system=True)
        with tarfile.open(fileobj=io.BytesIO(out.getvalue())) as archive:
            self.assertEqual(archive.getmember("tmp").mode, 0o1777)
            self.assertEqual(archive.getmember("bin/snug").mode, 0o4755)
            self.assertEqual(archive.getmember("bin/snug2").linkname, "bin/snug")

    def test_zip(self):
        path = os.path.join(self.folder, "a.zip")
        archives.write_zip(self.tree(0o022), path, TIME)
        with zipfile.ZipFile(path) as archive:
            self.assertEqual({entry.filename: oct(entry.external_attr >> 16) for entry in archive.infolist()}, {
                "bin/": "0o40755", "bin/snug": "0o100755", "share/": "0o40755", "share/a.txt": "0o100644",
                "share/b.txt": "0o120777"})

    def test_sums(self):
        self.write("b", "b")
        self.write("a", "a")
        path = archives.write_sums(self.folder)
        subprocess.run(["sha256sum", "--check", "--strict", "--quiet", path], cwd=self.folder, check=True)
        with open(path, encoding="utf-8") as file:
            self.assertEqual([line[66:] for line in file.read().splitlines()], ["a", "b"])


class BundleTests(Folder):
    def tarball(self, name):
        self.write("tree/bin/snug", name, 0o755)
        path = os.path.join(self.folder, "out", name + ".tar.gz")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        archives.write_tar_gz(os.path.join(self.folder, "tree"), path, TIME, prefix=name)

    def gather(self):
        root = os.path.join(self.folder, "root")
        self.write("root/LICENSE", "words")
        self.write("root/Plugins/SnugCommand/SnugCommand.swift", "code")
        os.makedirs(os.path.join(self.folder, "work"))
        return bundle.write(root, os.path.join(self.folder, "out"), os.path.join(self.folder, "work"), TIME)

    def test_one_bundle_for_all_architectures(self):
        self.tarball("snug-0.2.0-rc.1-linux-x86_64")
        self.tarball("snug-0.2.0-rc.1-linux-aarch64")
        zipped, plugin = self.gather()
        self.assertEqual(os.path.basename(plugin), "snug-plugin-0.2.0-rc.1.tar.gz")
        with zipfile.ZipFile(zipped) as archive:
            info = json.loads(archive.read("snug.artifactbundle/info.json"))
            self.assertEqual(info["artifacts"]["snug"], {"version": "0.2.0-rc.1", "type": "executable", "variants": [
                {"path": "snug-0.2.0-rc.1-linux-aarch64/bin/snug", "supportedTriples": ["aarch64-unknown-linux-gnu"]},
                {"path": "snug-0.2.0-rc.1-linux-x86_64/bin/snug", "supportedTriples": ["x86_64-unknown-linux-gnu"]}]})
            for variant in info["artifacts"]["snug"]["variants"]:
                entry = archive.getinfo("snug.artifactbundle/" + variant["path"])
                self.assertEqual(entry.external_attr >> 16, 0o100755)
        with tarfile.open(plugin) as archive:
            names = archive.getnames()
            self.assertIn("snug-plugin/Package.swift", names)
            self.assertIn("snug-plugin/Plugins/SnugCommand/SnugCommand.swift", names)
            self.assertIn("snug-plugin/snug.artifactbundle/info.json", names)

    def test_tarballs_of_two_versions(self):
        self.tarball("snug-0.2.0-linux-x86_64")
        self.tarball("snug-0.3.0-linux-aarch64")
        self.assertEqual(
            self.refusal(self.gather),
            f"{self.folder}/out has tarballs of several versions (0.2.0, 0.3.0): remove all but one")

    def test_no_tarball(self):
        os.makedirs(os.path.join(self.folder, "out"))
        self.assertEqual(self.refusal(self.gather),
                         f"{self.folder}/out has no tarball snug-VERSION-linux-MACHINE.tar.gz")


@unittest.skipUnless(shutil.which("swift"), "swift is not installed")
class PluginTests(Folder):
    """The command plugin in a client's package, with a fake program in the bundle."""

    def setUp(self):
        super().setUp()
        machine = platform.machine()
        self.write("tree/bin/snug", "#!/bin/sh\nprintf '%s\\n' \"$PWD\" \"$@\"\nexit \"${FAKE_CODE:-0}\"\n", 0o755)
        os.makedirs(os.path.join(self.folder, "out"))
        name = f"snug-0.2.0-linux-{machine}"
        archives.write_tar_gz(
            os.path.join(self.folder, "tree"), os.path.join(self.folder, "out", name + ".tar.gz"), TIME, prefix=name)
        os.makedirs(os.path.join(self.folder, "work"))
        root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
        _, plugin = bundle.write(root, os.path.join(self.folder, "out"), os.path.join(self.folder, "work"), TIME)
        with tarfile.open(plugin) as archive:
            archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
            archive.extractall(os.path.join(self.folder, "client"))
        self.write("client/Package.swift", """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "client", dependencies: [.package(path: "snug-plugin")], targets: [.target(name: "Client")])
""")
        self.write("client/Sources/Client/Client.swift", "")

    def snug(self, *arguments, **variables):
        """Runs `swift package snug` in the client; returns its exit code and what is printed by snug and the plugin."""
        result = subprocess.run(
            ["swift", "package", "snug", *arguments], cwd=os.path.join(self.folder, "client"), text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, **variables})
        return result.returncode, [
            line for line in result.stdout.splitlines() if line and not re.match(r"Build|\[\d|warning:", line)]

    def test_the_plugin(self):
        client = os.path.realpath(os.path.join(self.folder, "client"))
        with self.subTest("arguments and folder"):
            self.assertEqual(self.snug("audit", "My App"), (0, [client, "audit", "My App"]))
            self.assertEqual(self.snug("--", "audit", "--fail-on", "serious"),
                             (0, [client, "audit", "--fail-on", "serious"]))
        with self.subTest("an exit code"):
            code, lines = self.snug("audit", FAKE_CODE="2")
            self.assertEqual(code, 1)
            self.assertIn("error: Plugin ended with exit code 2", lines)
        os.makedirs(os.path.join(client, "tools"))
        self.write("client/other/info.json", json.dumps({"artifacts": {"snug": {"variants": [
            {"path": "snug", "supportedTriples": ["m68k-unknown-linux-gnu"]}]}}}))
        self.write("client/empty/info.json", "{")
        for name, words in (
                ("snug.artifactbundle.zip", " is packed: unzip it, and name the folder snug.artifactbundle"),
                ("tools", " has no info.json: name the folder snug.artifactbundle"),
                ("empty", "/info.json lists no program snug"),
                ("other", f" has no program for {platform.machine()}-linux, only for m68k-unknown-linux-gnu")):
            with self.subTest(name):
                code, lines = self.snug("audit", SNUG_ARTIFACTBUNDLE=name)
                self.assertEqual(code, 1)
                self.assertIn(f"error: SNUG_ARTIFACTBUNDLE: {name}{words}", lines)


class ContentsTests(Folder):
    MANIFEST = {
        "products": [{"name": "snug", "targets": ["program"]}],
        "targets": [
            {"name": "program", "dependencies": [{"byName": ["core", None]}]},
            {"name": "core", "dependencies": [{"product": ["Kit", "Kit", None, None]}, {"byName": ["CZlib", None]}]},
            {"name": "rewriter", "dependencies": [{"product": ["Syntax", "swift-syntax", None, None]}]},
        ],
    }
    TREE = {"dependencies": [
        {"identity": "kit", "name": "Kit", "version": "1.2.3", "url": "https://example.org/Kit.git", "dependencies": [
            {"identity": "base", "name": "base", "version": "2.0.0", "url": "https://example.org/base",
             "dependencies": []}]},
        {"identity": "swift-syntax", "name": "swift-syntax", "version": "603.0.1", "url": "https://example.org/syntax",
         "dependencies": []}]}

    def test_packages_that_are_linked(self):
        wanted = sbom.packages_of_product(self.MANIFEST, "snug")
        self.assertEqual(wanted, {"kit"})
        self.assertEqual(list(sbom.swift_packages(self.TREE, wanted)), ["base", "kit"])

    def test_a_package_that_is_not_listed(self):
        self.assertEqual(self.refusal(sbom.swift_packages, {"dependencies": []}, {"kit"}),
                         "swift package show-dependencies does not list kit")

    def test_the_list(self):
        program = self.write("snug", "program")
        zlib = DebianPackage("zlib1g", "1:1.2.13+dfsg", "zlib", "1:1.2.13+dfsg")
        value = sbom.document(
            program, "0.2.0", TIME, "abc", "6.3.1", sbom.swift_packages(self.TREE, {"kit"}), {"kit": "def"},
            {zlib: {"libz.so.1"}}, "amd64", {"ID": "debian", "VERSION_ID": "12"})
        self.assertEqual([component["purl"] for component in value["components"]], [
            "pkg:swift/example.org/base@2.0.0", "pkg:swift/example.org/Kit@1.2.3", "pkg:generic/swift@6.3.1",
            "pkg:deb/debian/zlib1g@1%3A1.2.13%2Bdfsg?arch=amd64&distro=debian-12"])
        self.assertEqual(value["metadata"]["timestamp"], "2026-09-21T14:13:20Z")
        self.assertEqual(value["metadata"]["component"]["hashes"][0]["content"], archives.sha256(program))
        self.assertEqual(value["dependencies"][2], {
            "ref": "pkg:swift/example.org/Kit@1.2.3", "dependsOn": ["pkg:swift/example.org/base@2.0.0"]})
        references = {component["bom-ref"] for component in value["components"]}
        for entry in value["dependencies"]:
            self.assertLessEqual(set(entry["dependsOn"]), references)

    def test_revisions(self):
        self.assertEqual(sbom.revisions('{"pins": [{"identity": "kit", "state": {"revision": "def"}}]}'),
                         {"kit": "def"})


class BuildTests(Folder):
    def test_why_a_build_failed(self):
        for log, words in [
            ("error: write: No space left on device (28)",
             "the disk is full: free some room and run it again; what is built is kept"),
            ("fatal: unable to access 'https://github.com/jpsim/Yams/': Could not resolve host: github.com",
             "the packages cannot be fetched: check the network and run it again; what is fetched is kept"),
            ("error: 'snug': package 'snug' is using Swift tools version 6.2.0 but the installed version is 5.10.1",
             "this Swift is too old: install Swift 6.2 or later from https://www.swift.org/install"),
            ("error: cannot find 'x' in scope", "the build failed; the compiler's words are above"),
        ]:
            self.assertEqual(build.reason(log), words)

    def test_too_little_room(self):
        self.assertRegex(self.refusal(build.check_room, self.folder, 1 << 40),
                         rf"^needs {1 << 40} MB of free room at {self.folder}, and there are \d+ MB$")


class ImageTests(Folder):
    def test_the_containerfile_has_only_known_instructions(self):
        with open(os.path.join(os.path.dirname(__file__), "..", "..", "Containerfile"), encoding="utf-8") as file:
            steps = image.instructions(file.read())
        self.assertEqual([name for name, _ in steps],
                         ["ARG", "FROM", "COPY", "RUN", "ENV", "WORKDIR", "ENTRYPOINT", "CMD"])
        self.assertEqual(image.settings(steps), {
            "Env": ["PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C.UTF-8"],
            "WorkingDir": "/work", "Entrypoint": ["snug"], "Cmd": ["--help"]})

    def test_the_image_has_what_the_package_recommends(self):
        with open(os.path.join(os.path.dirname(__file__), "..", "..", "Containerfile"), encoding="utf-8") as file:
            words = file.read().split()
        self.assertLessEqual(set(debian.RECOMMENDED), set(words))

    def test_a_machine_that_makes_no_image(self):
        """It is refused before the program is built."""
        with mock.patch("shutil.which", lambda name: None), mock.patch("os.geteuid", lambda: 0):
            self.assertEqual(self.refusal(image.check),
                             "the image needs debootstrap, or buildah with a registry: apt-get install debootstrap")
        with mock.patch("shutil.which", lambda name: None), mock.patch("os.geteuid", lambda: 1000):
            self.assertEqual(
                self.refusal(image.check),
                "the image needs root for debootstrap: run `sudo make release`, or --without-image leaves it out")
        with mock.patch("shutil.which", lambda name: "/usr/bin/buildah"), mock.patch("os.geteuid", lambda: 1000):
            image.check()

    def test_an_unknown_instruction(self):
        self.assertEqual(
            self.refusal(image.instructions, "FROM x\nVOLUME /work\n"),
            "Containerfile: VOLUME is unknown to Scripts/release; it follows ARG, CMD, COPY, ENTRYPOINT, ENV, FROM, "
            "RUN, WORKDIR")

    def test_lines_that_go_on(self):
        self.assertEqual(image.instructions("# words\nRUN a \\\n  && b\n\nENV A=b\n"),
                         [("RUN", "a && b"), ("ENV", "A=b")])

    def test_the_archive(self):
        self.write("root/usr/bin/snug", "program", 0o755)
        layer = os.path.join(self.folder, "layer.tar")
        with open(layer, "wb") as out:
            archives.write_tar(os.path.join(self.folder, "root"), out, TIME)
        path = os.path.join(self.folder, "image.tar")
        image.write_archive(layer, {"Cmd": ["snug"]}, path, self.folder, TIME, "0.2.0", "amd64")
        with tarfile.open(path) as archive:
            def blob(entry):
                data = archive.extractfile("blobs/sha256/" + entry["digest"].removeprefix("sha256:")).read()
                self.assertEqual(len(data), entry["size"])
                return data

            index = json.load(archive.extractfile("index.json"))
            manifest = json.loads(blob(index["manifests"][0]))
            config = json.loads(blob(manifest["config"]))
            packed = blob(manifest["layers"][0])
        self.assertEqual(config["config"], {"Cmd": ["snug"]})
        self.assertEqual(config["rootfs"]["diff_ids"], ["sha256:" + archives.sha256(layer)])
        with tarfile.open(fileobj=io.BytesIO(gzip.decompress(packed))) as content:
            self.assertIn("usr/bin/snug", content.getnames())


if __name__ == "__main__":
    unittest.main()
