"""Tests of the recipes in docs/how-to/run-in-ci.md with stand-ins: python3 -m unittest discover Scripts/action"""
import hashlib
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest

from runner import ROOT

# Danger's functions, as far as the recipe calls them: they print their arguments as JSON.
DANGER = """
require "json"
Git = Struct.new(:modified_files, :added_files)
def git = Git.new(["App/Main.storyboard", "App/Code.swift"], ["App/Two words.xib"])
%w[fail warn message].each do |name|
  define_method(name) { |text, file: nil, line: nil| puts JSON.generate([name, text, file, line]) }
end
"""


def blocks(language):
    """The code blocks of the page in a language."""
    with open(os.path.join(ROOT, "docs/how-to/run-in-ci.md"), encoding="utf-8") as file:
        return re.findall(rf"^```{language}\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)


class PageTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        for name in ("bin", "app", "snug/out/release"):
            os.makedirs(os.path.join(self.folder, name))

    def file(self, path, text):
        path = os.path.join(self.folder, path)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, 0o755)
        return path

    def run_there(self, *command):
        """Runs a command in the folder of the app."""
        return subprocess.run(
            command, cwd=os.path.join(self.folder, "app"), capture_output=True, text=True, check=False,
            env=os.environ | {"PATH": f"{self.folder}/bin:{os.environ['PATH']}"})

    def test_a_release_is_installed_in_any_shell(self):
        recipe = next(block for block in blocks("sh") if block.startswith("releases="))
        if not recipe.startswith("releases=file://"):
            # Whatever the address is, the test's release lies in a folder.
            recipe = re.sub(r"^releases=.*", "releases=file://$PWD/../snug/out/release", recipe)
        package = "snug_1.2.3_amd64.deb"
        self.file(f"snug/out/release/{package}", "a package")
        digest = hashlib.sha256(b"a package").hexdigest()
        self.file("snug/out/release/SHA256SUMS", f"{digest}  {package}\n{digest}  snug_1.2.3_arm64.deb\n")
        self.file("bin/dpkg", "#!/bin/sh\necho amd64\n")
        self.file("bin/sudo", "#!/bin/sh\necho \"$@\"\n")
        done = self.run_there("sh", "-ec", recipe)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout, f"{package}: OK\napt-get install -y ./{package}\n")
        self.file(f"snug/out/release/{package}", "another package")
        done = self.run_there("sh", "-ec", recipe)
        self.assertNotEqual(done.returncode, 0)
        self.assertNotIn("apt-get", done.stdout)

    def test_the_exit_code_is_kept_in_any_shell(self):
        recipe = next(block for block in blocks("sh") if block.startswith("code=0"))
        for code in (0, 1, 2):
            self.file("bin/snug", f"#!/bin/sh\nexit {code}\n")
            self.assertEqual(self.run_there("sh", "-ec", recipe).returncode, code)

    def test_the_job_for_gitlab(self):
        with open(os.path.join(ROOT, ".gitlab/snug.gitlab-ci.yml"), encoding="utf-8") as file:
            folded = re.search(r"^  script:\n    - >-\n((?:      .*\n)+)", file.read(), re.MULTILINE)[1]
        self.file("bin/snug", '#!/bin/sh\nprintf "%s\\n" "$@"\n')
        command = "SNUG_PATHS='App Other' SNUG_OPTIONS='--fail-on serious'; " + " ".join(folded.split())
        self.assertEqual(self.run_there("sh", "-ec", command).stdout.splitlines(), [
            "audit", "--fail-on", "serious", "--report", "gitlab=gl-code-quality-report.json", "--report",
            "junit=snug-junit.xml", "--report", "html=snug-report", "--", "App", "Other"])

    @unittest.skipUnless(shutil.which("swift"), "swift is not installed")
    def test_the_package_is_found_in_a_folder_of_any_name(self):
        """SwiftPM resolves the page's manifest against a checkout that is not called snug."""
        with open(os.path.join(ROOT, "docs/how-to/run-an-app.md"), encoding="utf-8") as file:
            blocks = re.findall(r"^```swift\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)
        manifest = next(block for block in blocks if block.startswith("// swift-tools-version"))
        manifest = re.sub(r"\.package\([^)]*\)", '.package(name: "snug", path: "../checkout-7")', manifest)
        for path, text in (
                ("checkout-7/Sources/SnugHost/Empty.swift", ""), ("checkout-7/Plugins/UIKitSources/Plugin.swift", ""),
                ("app/MyApp/Placeholder.swift", ""), ("app/Package.swift", manifest), ("checkout-7/Package.swift", """
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "snug",
  products: [
    .library(name: "SnugHost", targets: ["SnugHost"]), .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
  ],
  targets: [.target(name: "SnugHost"), .plugin(name: "UIKitSources", capability: .buildTool())])
""".lstrip())):
            os.makedirs(os.path.dirname(os.path.join(self.folder, path)), exist_ok=True)
            self.file(path, text)
        done = self.run_there("swift", "package", "show-dependencies")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("checkout-7", done.stdout)
        with open(os.path.join(ROOT, "Package.swift"), encoding="utf-8") as file:
            self.assertIn('  name: "snug",\n', file.read())

    @unittest.skipUnless(shutil.which("ruby"), "ruby is not installed, which Danger runs in (Debian's package ruby)")
    def test_danger_comments_on_lines(self):
        findings = [
            {"check_name": rule, "description": "It breaks.", "severity": severity,
             "location": {"path": "App/Main.storyboard", "lines": {"begin": line}}}
            for line, (rule, severity) in enumerate(
                [("clipped-view", "major"), ("natural-alignment", "minor"), ("unbounded-text", "info")], 1)]
        self.file("findings", json.dumps(findings))
        self.file("bin/snug", '#!/bin/sh\nprintf "%s\\n" "$@" >asked\ncp ../findings snug.json\nexit 1\n')
        done = self.run_there("ruby", self.file("Dangerfile", DANGER + blocks("ruby")[0]))
        self.assertEqual(done.stderr, "")
        with open(os.path.join(self.folder, "app/asked"), encoding="utf-8") as file:
            self.assertEqual(
                file.read().splitlines(),
                ["audit", "--report", "gitlab=snug.json", "--", "App/Main.storyboard", "App/Two words.xib"])
        self.assertEqual([json.loads(line) for line in done.stdout.splitlines()], [
            ["fail", "**clipped-view** It breaks.", "App/Main.storyboard", 1],
            ["warn", "**natural-alignment** It breaks.", "App/Main.storyboard", 2],
            ["message", "**unbounded-text** It breaks.", "App/Main.storyboard", 3],
        ])
        os.remove(os.path.join(self.folder, "app/snug.json"))
        self.file("bin/snug", "#!/bin/sh\nexit 2\n")
        done = self.run_there("ruby", os.path.join(self.folder, "Dangerfile"))
        self.assertEqual(
            done.stdout, '["fail","snug ended with exit code 2; its messages are in the log of the job",null,null]\n')

    @unittest.skipUnless(shutil.which("ruby"), "ruby is not installed, which reads the formula (Debian's package ruby)")
    def test_the_formula_is_ruby(self):
        done = self.run_there("ruby", "-c", os.path.join(ROOT, "HomebrewFormula/snug.rb"))
        self.assertEqual(done.stdout, "Syntax OK\n", done.stderr)


if __name__ == "__main__":
    unittest.main()
