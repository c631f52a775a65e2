"""Tests of the action's steps with a fake snug and a fake release: python3 -m unittest discover Scripts/action"""
import hashlib
import os
import platform
import re
import shutil
import subprocess
import tarfile
import tempfile
import unittest

from runner import ROOT, Action, Run

ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine())

# Says what it was asked, and writes the reports as snug does.
SNUG = r"""#!/usr/bin/env bash
if [ "$1" = --version ]; then echo snug 1.2.3; exit; fi
printf '%s\n' "$PWD" "$@" >"$FAKE/asked"
for argument in "$@"; do
  case $argument in
  html=*) mkdir -p "${argument#html=}"; echo page >"${argument#html=}/index.html" ;;
  sarif=*) echo '{}' >"${argument#sarif=}" ;;
  esac
done
if [ -f "$FAKE/prints" ]; then cat "$FAKE/prints"; fi
if [ -f "$FAKE/says" ]; then cat "$FAKE/says" >&2; fi
exit "$(cat "$FAKE/code" 2>/dev/null || echo 0)"
"""


class Case(unittest.TestCase):
    """A machine with an empty workspace, an action used at a tag, and fakes of the programs that change a machine."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)
        self.action = self.use("v1.2.3")
        for name in ("bin", "temp", "workspace", "release", "fake"):
            os.mkdir(self.path(name))
        self.program("apt-get", "echo apt-get needs another release >&2; exit 100")
        self.program("sudo", 'shift; exec "$@"')
        self.program("swift", "echo Swift version 6.2")
        self.file("workspace/App/Main.storyboard", "<document/>")

    def path(self, *parts):
        return os.path.join(self.folder, *parts)

    def file(self, path, text, executable=False):
        os.makedirs(os.path.dirname(self.path(path)), exist_ok=True)
        with open(self.path(path), "w", encoding="utf-8") as file:
            file.write(text)
        if executable:
            os.chmod(self.path(path), 0o755)
        return self.path(path)

    def program(self, name, text):
        return self.file(f"bin/{name}", text if text.startswith("#!") else f"#!/usr/bin/env bash\n{text}\n", True)

    def use(self, ref, folder="_actions/acme/snug"):
        """Puts the action's files where a runner has them."""
        path = self.path(folder, ref)
        shutil.copytree(os.path.join(ROOT, "Scripts/action"), os.path.join(path, "Scripts/action"))
        for name in ("Sources", "Plugins"):
            os.mkdir(os.path.join(path, name))
        for name in ("Package.swift", "Makefile", "Scripts/setup"):
            shutil.copy(os.path.join(ROOT, name), os.path.join(path, name))
        return path

    def release(self, version="1.2.3", snug=SNUG):
        """Makes the files of a release."""
        name = f"snug-{version}-linux-{ARCHITECTURE}.tar.gz"
        program = self.file(f"made/snug-{version}/bin/snug", snug, True)
        with tarfile.open(self.path("release", name), "w:gz") as tarball:
            tarball.add(os.path.dirname(os.path.dirname(program)), f"snug-{version}")
        package = self.file(f"release/snug_{version.replace('-', '~')}_{ARCHITECTURE}.deb", "a package")
        sums = ""
        for file in (self.path("release", name), package):
            with open(file, "rb") as data:
                sums += f"{hashlib.sha256(data.read()).hexdigest()}  {os.path.basename(file)}\n"
        self.file("release/SHA256SUMS", sums)
        return self.path("release", name)

    def run_action(self, hooks=None, releases=None, search=None, **inputs):
        inputs = {name.replace("_", "-"): value for name, value in inputs.items()}
        inputs["releases"] = f"file://{self.path('release')}" if releases is None else releases
        variables = {
            "PATH": f"{self.path('bin')}:{search or os.environ['PATH']}", "HOME": self.folder, "LC_ALL": "C.UTF-8",
            "GITHUB_ACTION_PATH": self.action, "GITHUB_WORKSPACE": self.path("workspace"), "RUNNER_OS": "Linux",
            "RUNNER_TEMP": self.path("temp"), "FAKE": self.path("fake"), "GITHUB_ACTIONS": "true",
        }
        return Run(Action(os.path.join(ROOT, "action.yml")), inputs, variables, hooks)

    def asked(self):
        """The folder in which snug ran, and its arguments."""
        with open(self.path("fake/asked"), encoding="utf-8") as file:
            folder, *arguments = file.read().splitlines()
        return folder, arguments


@unittest.skipUnless(ARCHITECTURE, "there is no release for this machine")
class ReleaseTests(Case):
    def test_the_release_of_the_tag_is_installed(self):
        self.release()
        run = self.run_action()
        self.assertEqual(run.code, 0, run.printed)
        self.assertIn("snug 1.2.3 is installed as", run.printed)
        workspace = self.path("workspace")
        self.assertEqual(
            self.asked(),
            (workspace, ["audit", "--report", f"html={self.path('temp/snug-report')}", "--", workspace]))
        self.assertEqual([name for name, _ in run.used], ["actions/upload-artifact"])

    def test_a_release_of_the_repository_of_the_action(self):
        self.program("curl", "echo no network >&2; exit 6")
        run = self.run_action(releases="", version="9.8.7")
        self.assertEqual(run.code, 2)
        self.assertIn("v9.8.7/SHA256SUMS could not be downloaded (no network): is 9.8.7 a release?", run.printed)
        self.assertEqual(run.outputs["choose"]["releases"], "https://github.com/acme/snug/releases/download/v9.8.7")

    def test_the_package_is_preferred(self):
        self.release()
        self.program("apt-get", f"""
            if [ "$1" = update ]; then exit; fi
            echo "$@" >"$FAKE/apt"; cp {self.path('made/snug-1.2.3/bin/snug')} {self.path('bin/snug')}""")
        run = self.run_action()
        self.assertEqual(run.code, 0, run.printed)
        self.assertIn(f"snug 1.2.3 is installed as {self.path('bin/snug')}", run.printed)
        with open(self.path("fake/apt"), encoding="utf-8") as file:
            self.assertRegex(file.read(), rf"^install -y -qq .*/snug_1\.2\.3_{ARCHITECTURE}\.deb$")

    def test_a_package_that_does_not_fit(self):
        self.release()
        self.assertIn(
            f"::notice title=Snug::apt-get could not install snug_1.2.3_{ARCHITECTURE}.deb (apt-get needs another "
            "release): the tarball is used, and the fonts of the machine.", self.run_action().printed)

    def test_apt_without_rights(self):
        self.release()
        self.program("id", "echo 1000")
        self.program("sudo", "exit 1")
        self.program("apt-get", "touch $FAKE/apt")
        run = self.run_action()
        self.assertEqual(run.code, 0, run.printed)
        self.assertIn("::notice title=Snug::apt-get needs root, and sudo asks for a password or is missing: the tarball "
                      "is used", run.printed)
        self.assertFalse(os.path.exists(self.path("fake/apt")))

    def test_wrong_checksum(self):
        with open(self.release(), "ab") as tarball:
            tarball.write(b"more")
        run = self.run_action()
        self.assertEqual(run.code, 2)
        self.assertIn("has another checksum than SHA256SUMS says", run.printed)
        self.assertFalse(os.path.exists(self.path("temp/snug-program")))
        self.assertFalse(os.path.exists(self.path("fake/asked")))

    def test_wrong_checksum_of_the_package(self):
        self.release()
        self.file(f"release/snug_1.2.3_{ARCHITECTURE}.deb", "another package")
        self.program("apt-get", "touch $FAKE/apt-$1")
        self.assertEqual(self.run_action().code, 2)
        self.assertFalse(os.path.exists(self.path("fake/apt-install")))

    def test_a_release_before_a_version(self):
        self.action = self.use("v1.2.3-rc.1")
        self.release("1.2.3-rc.1")
        run = self.run_action()
        self.assertEqual(run.code, 0, run.printed)
        self.assertEqual(run.outputs["choose"]["version"], "1.2.3-rc.1")

    def test_a_release_that_is_not_there(self):
        run = self.run_action(version="4.5.6")
        self.assertEqual(run.code, 2)
        self.assertRegex(
            run.printed, r"::error title=Snug::.*SHA256SUMS could not be downloaded .*is 4\.5\.6 a release\?")

    def test_a_program_that_does_not_run(self):
        self.release(snug="#!/bin/sh\nexit 127\n")
        run = self.run_action()
        self.assertEqual(run.code, 2)
        self.assertIn("does not run on this system", run.printed)

    def test_a_version_that_is_none(self):
        for version in ("latest", "1.2", "1.2.3; rm -rf /"):
            run = self.run_action(version=version)
            self.assertEqual(run.code, 2)
            self.assertIn(f"::error title=Snug::the input version is “{version}”; it takes the version", run.printed)

    def test_another_system(self):
        done = subprocess.run(
            ["bash", os.path.join(self.action, "Scripts/action/choose.sh")], capture_output=True, text=True,
            check=False, env={
                "PATH": os.environ["PATH"], "RUNNER_OS": "macOS", "RUNNER_TEMP": "", "GITHUB_ACTION_PATH": self.action})
        self.assertEqual(done.returncode, 2)
        self.assertIn("the action runs on Linux; this runner is macOS", done.stdout)


@unittest.skipUnless(ARCHITECTURE, "there is no release for this machine")
class AuditTests(Case):
    def setUp(self):
        super().setUp()
        self.release()

    def test_violations_fail_the_job_after_the_uploads(self):
        self.file("fake/code", "1")
        run = self.run_action(sarif="true")
        self.assertEqual(run.code, 1)
        self.assertEqual(run.outputs["audit"]["exit-code"], "1")
        self.assertEqual(
            run.used, [
                ("actions/upload-artifact", {"name": "snug-report", "path": self.path("temp/snug-report")}),
                ("github/codeql-action/upload-sarif", {
                    "sarif_file": self.path("temp/snug.sarif"), "category": "snug-report",
                    "checkout_path": self.path("workspace")}),
            ])

    def test_all_inputs(self):
        run = self.run_action(
            paths="App\n  Two words \n", configuration="ci/snug.yml", baseline="known.json", fail_on="serious",
            changed_since="origin/main", working_directory="App", html="false", sarif="true")
        self.assertEqual(run.code, 0, run.printed)
        app = self.path("workspace/App")
        self.assertEqual(self.asked(), (self.path("workspace"), [
            "audit", "--config", f"{app}/ci/snug.yml", "--baseline", f"{app}/known.json", "--fail-on", "serious",
            "--changed-since=origin/main", "--report", f"sarif={self.path('temp/snug.sarif')}", "--", f"{app}/App",
            f"{app}/Two words"]))
        self.assertEqual([name for name, _ in run.used], ["github/codeql-action/upload-sarif"])

    def test_snug_runs_at_the_root_of_a_repository_in_the_workspace(self):
        subprocess.run(["git", "init", "-q", self.path("workspace/App")], check=True)
        self.run_action(working_directory="App")
        self.assertEqual(self.asked()[0], self.path("workspace/App"))

    def test_inputs_are_never_read_by_the_shell(self):
        name = "$(touch $FAKE/hurt)`touch $FAKE/hurt`'\";touch $FAKE/hurt"
        run = self.run_action(paths=name + "\n--version", baseline=name, changed_since="--output=x")
        self.assertEqual(run.code, 0, run.printed)
        workspace = self.path("workspace")
        self.assertEqual(self.asked()[1][-2:], [f"{workspace}/{name}", f"{workspace}/--version"])
        self.assertIn("--changed-since=--output=x", self.asked()[1])
        self.assertFalse(os.path.exists(self.path("fake/hurt")))

    def test_no_documents(self):
        self.file("fake/code", "2")
        self.file("fake/says", f"{self.path('workspace')}: error: holds no .storyboard or .xib\n")
        run = self.run_action()
        self.assertEqual(run.code, 2)
        self.assertIn(
            "::error title=Snug::there is no storyboard and no xib in .: nothing was audited. Name the app's folder "
            "with the input paths, or write if-no-documents: notice.", run.printed)
        run = self.run_action(if_no_documents="notice")
        self.assertEqual(run.code, 0)
        self.assertIn("::notice title=Snug::there is no storyboard and no xib in .: nothing was audited\n", run.printed)
        self.assertEqual(run.used, [])

    def test_a_path_that_is_not_there(self):
        self.file("fake/code", "2")
        self.file("fake/says", "App: error: no such file\n")
        run = self.run_action(paths="App")
        self.assertEqual(run.code, 2)
        self.assertIn("::error title=Snug::there is no storyboard and no xib in App: nothing was audited.", run.printed)
        self.assertEqual(run.used, [])

    def test_one_of_two_folders_without_documents_is_an_error_in_any_case(self):
        self.file("fake/code", "2")
        self.file("fake/says", "App: error: holds no .storyboard, no .xib and no code that makes a screen\n")
        run = self.run_action(paths="App\nOther", if_no_documents="notice")
        self.assertEqual(run.code, 2)
        self.assertIn("::error title=Snug::snug ended with exit code 2: App: error: holds no", run.printed)

    def test_work_that_was_not_done(self):
        self.file("fake/code", "2")
        self.file("fake/says", "error: App: no revision “origin/main”\n100 % sure\n")
        run = self.run_action()
        self.assertEqual(run.code, 2)
        self.assertIn(
            "::error title=Snug::snug ended with exit code 2: error: App: no revision “origin/main”%0A100 %25 sure\n",
            run.printed)

    def test_documents_that_snug_annotated(self):
        self.file("fake/code", "2")
        self.file("fake/prints", "::error file=A.xib,title=could not be audited::damaged\n")
        self.file("fake/says", "A.xib: error: damaged\n")
        run = self.run_action()
        self.assertEqual(run.code, 2)
        self.assertEqual(run.printed.count("::error"), 1)

    def test_inputs_with_wrong_values(self):
        for name, value, words in (
                ("html", "yes", "the input html is “yes”; it takes true, false"),
                ("fail_on", "high", "the input fail-on is “high”; it takes minor, moderate, serious, critical"),
                ("if_no_documents", "ignore", "the input if-no-documents is “ignore”; it takes error, notice"),
                ("paths", " \n", "the input paths is empty; it takes files and folders, one a line"),
                ("working_directory", "Nowhere", "the input working-directory is “Nowhere”, which is no folder")):
            run = self.run_action(**{name: value})
            self.assertEqual(run.code, 2)
            self.assertIn(f"::error title=Snug::{words}", run.printed)


class SourceTests(Case):
    """version: source, with a fake make that builds a fake snug."""

    def setUp(self):
        super().setUp()
        self.program("make", f"""
            echo "$@" >>"$FAKE/made"
            if [ "$3" = setup ]; then exit; fi
            if [ -f "$FAKE/fails" ]; then exit 1; fi
            mkdir -p {self.action}/out/program
            cp {self.file('snug', SNUG, True)} {self.action}/out/program/snug""")

    def made(self):
        with open(self.path("fake/made"), encoding="utf-8") as file:
            return [line.split()[-1] for line in file]

    def test_builds_and_caches(self):
        run = self.run_action(version="source")
        self.assertEqual(run.code, 0, run.printed)
        self.assertEqual(self.made(), ["setup", "program"])
        names = [name for name, _ in run.used]
        self.assertEqual(names, ["actions/cache/restore", "actions/cache/save", "actions/upload-artifact"])
        restored, saved = run.used[0][1], run.used[1][1]
        self.assertEqual(restored["path"], self.path("temp/snug-program"))
        self.assertTrue(restored["key"].startswith(restored["restore-keys"]))
        self.assertEqual(saved["key"], restored["key"])

    def test_a_program_from_the_cache(self):
        run = self.run_action(
            version="source",
            hooks={"actions/cache/restore": lambda _: self.file("temp/snug-program/bin/snug", SNUG, True)})
        self.assertEqual(run.code, 0, run.printed)
        self.assertEqual(self.made(), ["setup"])
        self.assertNotIn("actions/cache/save", [name for name, _ in run.used])

    def test_a_broken_cache_is_replaced(self):
        for text in ("", "\x7fELF", "#!/bin/sh\nexit 1\n"):
            self.file("fake/made", "")
            run = self.run_action(
                version="source",
                hooks={"actions/cache/restore": lambda _, text=text: self.file("temp/snug-program/bin/snug", text)})
            self.assertEqual(run.code, 0, run.printed)
            self.assertIn("::notice title=Snug::the program in the cache does not run: it is built again", run.printed)
            self.assertEqual(self.made(), ["setup", "program"])
            self.assertIn("actions/cache/save", [name for name, _ in run.used])

    def test_a_build_that_fails(self):
        self.file("fake/fails", "")
        run = self.run_action(version="source")
        self.assertEqual(run.code, 2)
        self.assertIn("::error title=Snug::Snug could not be built (see above)", run.printed)

    @unittest.skipIf(shutil.which("swift", path="/usr/bin:/bin"), "the system's own folders have a Swift")
    def test_without_swift(self):
        os.remove(self.path("bin/swift"))
        run = self.run_action(version="source", search="/usr/bin:/bin")
        self.assertEqual(run.code, 2)
        self.assertIn("::error title=Snug::version: source needs Swift 6.2 or later on the PATH", run.printed)

    def test_a_folder_of_the_workspace_is_built(self):
        self.action = self.use("snug", "workspace")
        built = f"{self.action}/out/program"
        self.program("make", f"mkdir -p {built}; cp {self.path('snug')} {built}")
        run = self.run_action()
        self.assertEqual(run.code, 0, run.printed)
        self.assertIn("::notice title=Snug::the action is not used at a tag of a release (a folder of the workspace)",
                      run.printed)

    def test_a_branch_is_built(self):
        self.action = self.use("main")
        self.assertIn("not used at a tag of a release (main)", self.run_action().printed)


class FileTests(unittest.TestCase):
    """What action.yml says, and what the page says about it."""

    def setUp(self):
        self.action = Action(os.path.join(ROOT, "action.yml"))

    def test_commands_are_scripts_and_have_no_expressions(self):
        for step in self.action.steps:
            if "run" in step:
                match = re.fullmatch(r'"\$GITHUB_ACTION_PATH/(Scripts/action/\w+\.sh)"', step["run"])
                self.assertTrue(match, step["run"])
                self.assertTrue(os.access(os.path.join(ROOT, match[1]), os.X_OK), match[1])
                self.assertEqual(step["shell"], "bash")

    def test_every_input_is_used_and_described(self):
        with open(os.path.join(ROOT, "action.yml"), encoding="utf-8") as file:
            text = file.read()
        with open(os.path.join(ROOT, "docs/how-to/run-in-ci.md"), encoding="utf-8") as file:
            page = file.read()
        self.assertGreater(len(self.action.inputs), 5)
        for name, default in self.action.inputs.items():
            self.assertIn(f"inputs.{name} ", text)
            self.assertIsNotNone(default, name)
            self.assertIn(f"| `{name}` |", page)


if __name__ == "__main__":
    unittest.main()
