"""Tests of Scripts/setup and Scripts/quietly with fakes on the PATH: python3 -m unittest discover Scripts/action"""
import os
import re
import shutil
import subprocess
import tempfile
import unittest

from runner import ROOT

# What setup and quietly need of the system. Nothing else is on the PATH.
PROGRAMS = ("bash", "cat", "df", "dirname", "env", "grep", "head", "mktemp", "rm", "sed")


class Case(unittest.TestCase):
    """A folder of programs that is the whole PATH."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        for name in PROGRAMS:
            os.symlink(shutil.which(name), os.path.join(self.folder, name))

    def program(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"#!{shutil.which('bash')}\n{text}\n")
        os.chmod(path, 0o755)

    def run_script(self, name, *arguments):
        """The exit code, standard output and standard error, with the folder of programs named BIN."""
        done = subprocess.run(
            [shutil.which("bash"), os.path.join(ROOT, "Scripts", name), *arguments], capture_output=True, text=True,
            env={"PATH": self.folder, "TMPDIR": tempfile.gettempdir()})
        return done.returncode, done.stdout, done.stderr.replace(self.folder, "BIN")


class SetupTests(Case):
    def setUp(self):
        super().setUp()
        self.program("swift", "echo 'Swift version 6.2.1 (swift-6.2.1-RELEASE)'")
        self.program("dpkg-query", "echo installed")
        self.program("apt-get", "echo E: no package >&2; exit 100")
        self.program("id", "echo 1000")

    def test_all_is_there(self):
        code, output, errors = self.run_script("setup")
        self.assertEqual((code, errors), (0, ""))
        self.assertRegex(output, r"^setup: all \d+ Debian packages are there\n$")

    def test_no_swift(self):
        os.remove(os.path.join(self.folder, "swift"))
        self.assertEqual(self.run_script("setup"), (
            1, "", "setup: no Swift on the PATH: install Swift 6.2 or later from https://www.swift.org/install and run "
            "this again\n"))

    def test_too_old(self):
        for version in ("6.1", "5.10.1"):
            self.program("swift", f"echo 'Swift version {version}-dev (LLVM)'")
            short = ".".join(version.split(".")[:2])
            self.assertEqual(self.run_script("setup"), (
                1, "", f"setup: Swift {short} at BIN/swift is too old: install Swift 6.2 or later from "
                "https://www.swift.org/install\n"))

    def test_too_new(self):
        for version in ("6.10", "7.0"):
            self.program("swift", f"echo 'Apple Swift version {version} (swiftlang)'")
            code, output, errors = self.run_script("setup")
            self.assertEqual((code, errors), (
                0, f"setup: warning: Swift {version} is newer than 6.3, the newest that Snug was tested with\n"))
            self.assertIn("packages are there", output)

    def test_tested(self):
        self.program("swift", "echo 'swift-driver version: 1.2 Apple Swift version 6.3.1 (swiftlang)'")
        self.assertEqual(self.run_script("setup")[2], "")

    def test_no_version(self):
        self.program("swift", "exit 1")
        code, _, errors = self.run_script("setup")
        self.assertEqual((code, errors), (
            0, "setup: warning: 'swift --version' says no version; Snug needs Swift 6.2 or later\n"))

    def test_apt_without_rights(self):
        self.program("dpkg-query", "exit 1")
        said = re.compile(
            "setup: apt-get needs root, and this account has neither that nor sudo without a password: as root, run "
            "'apt-get install pkg-config libharfbuzz-dev [a-z0-9 -]+ unicode-data' once, then this command again\n")
        for sudo in (None, "echo a password is required >&2; exit 1"):
            if sudo:
                self.program("sudo", sudo)
            code, _, errors = self.run_script("setup")
            self.assertEqual(code, 1)
            self.assertRegex(errors, said)

    def test_apt_fails(self):
        self.program("dpkg-query", "exit 1")
        self.program("id", "echo 0")
        code, _, errors = self.run_script("setup")
        self.assertEqual(code, 1)
        lines = errors.splitlines()
        self.assertEqual(lines[0], "setup: apt-get update failed, going on with the package lists as they are")
        self.assertEqual(lines[1], "E: no package")
        self.assertRegex(lines[2], r"^setup: apt-get could not install pkg-config .* \(its own words are above\)$")


class QuietlyTests(Case):
    NETWORK = ("quietly: there is no way to the network, and packages had to be fetched. Try again with network; behind "
               "a proxy, set https_proxy. Packages that were fetched once stay in .build.")
    DISK = ("quietly: the disk is full (df -h . shows how full). The build needs some gigabytes; 'make clean' deletes "
            "what was built.")

    def failing(self, text):
        """The lines of standard error of a build that prints a text and fails."""
        self.program("swift", f"cat <<'END'\nFetching https://example.org/a\n{text}\nEND\nexit 3")
        code, output, errors = self.run_script("quietly", "swift", "build")
        self.assertEqual((code, output), (1, "+ swift build\n"))
        lines = errors.splitlines()
        self.assertEqual(lines[0], "Fetching https://example.org/a")
        self.assertEqual(lines[1], text)
        return lines[2:]

    def test_success_says_nothing(self):
        self.program("swift", "echo Building; echo warning >&2")
        self.assertEqual(self.run_script("quietly", "swift", "build"), (0, "+ swift build\n", ""))

    def test_another_error_is_shown_as_it_is(self):
        self.assertEqual(self.failing("/app/Menu.swift:1:1: error: cannot find 'x' in scope"), [])

    def test_no_network(self):
        for text in (
                "error: Failed to clone repository https://example.org/a: fatal: unable to access "
                "'https://example.org/a/': Could not resolve host: example.org",
                "fatal: unable to access 'https://example.org/a/': Failed to connect to example.org port 443",
                "ssh: connect to host example.org port 22: Network is unreachable",
                "curl: (7) Couldn't connect to server"):
            self.assertEqual(self.failing(text), [self.NETWORK], text)

    def test_disk_full(self):
        for text in ("error: No space left on device", "fatal: write error: No space left on device",
                     "LLVM ERROR: IO failure on output stream: No space left on device",
                     "error: Disk quota exceeded"):
            self.assertEqual(self.failing(text), [self.DISK], text)

    def test_no_room_for_the_log(self):
        os.remove(os.path.join(self.folder, "mktemp"))
        self.program("mktemp", "exit 1")
        code, _, errors = self.run_script("quietly", "swift", "build")
        self.assertEqual(code, 1)
        self.assertTrue(errors.startswith("quietly: no temporary file can be made; is the disk full? (df -h "), errors)


if __name__ == "__main__":
    unittest.main()
