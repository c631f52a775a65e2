"""Checks of the files that other systems read, by the checkers that this machine has.

python3 -m unittest discover Scripts/action

check-jsonschema, zizmor and pre-commit come from PyPI, shellcheck is Debian's package, actionlint a program of its own.
A check whose program is not on the PATH is skipped, and the summary says so.
"""
import glob
import os
import re
import shutil
import subprocess
import tempfile
import unittest

from runner import ROOT

WORKFLOWS = sorted(glob.glob(os.path.join(ROOT, ".github/workflows/*.yml")))


def needs(program, source):
    """Skips a test where a program is not installed."""
    return unittest.skipUnless(shutil.which(program), f"{program} is not installed ({source})")


class WorkflowTests(unittest.TestCase):
    def check(self, *command, **options):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, **options)
        self.assertEqual(done.returncode, 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}")

    def examples(self):
        """The workflows that the pages show, as files."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        paths = []
        for page in ("run-in-ci", "split-a-run"):
            with open(os.path.join(ROOT, f"docs/how-to/{page}.md"), encoding="utf-8") as file:
                blocks = re.findall(r"^```yaml\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)
            for number, block in enumerate(blocks):
                if re.search(r"^jobs:$", block, re.MULTILINE):
                    paths.append(os.path.join(folder.name, f"{page}-{number}.yml"))
                    # An example may leave out what no reader needs to be told.
                    head = "" if re.search(r"^on:", block, re.MULTILINE) else "on: push\n"
                    with open(paths[-1], "w", encoding="utf-8") as file:
                        file.write(head + block)
        self.assertGreater(len(paths), 1)
        return paths

    @needs("check-jsonschema", "pip install check-jsonschema")
    def test_schemas(self):
        for schema, paths in (
                ("github-actions", ["action.yml"]), ("github-workflows", WORKFLOWS + self.examples()),
                ("gitlab-ci", [".gitlab/snug.gitlab-ci.yml"])):
            self.check("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *paths)

    @needs("actionlint", "https://github.com/rhysd/actionlint")
    def test_actionlint(self):
        self.check("actionlint", *WORKFLOWS, *self.examples())

    @needs("zizmor", "pip install zizmor")
    def test_zizmor(self):
        self.check("zizmor", "--offline", "--no-progress", "--quiet", "action.yml", *WORKFLOWS)

    @needs("shellcheck", "Debian's package shellcheck")
    def test_shellcheck(self):
        scripts = sorted(glob.glob("Scripts/action/*.sh", root_dir=ROOT))
        self.assertGreater(len(scripts), 4)
        self.check("shellcheck", "--external-sources", *scripts, ".ci/run")

    @needs("pre-commit", "pip install pre-commit")
    def test_hooks(self):
        self.check("pre-commit", "validate-manifest", ".pre-commit-hooks.yaml")

    @needs("pre-commit", "pip install pre-commit")
    def test_hooks_run(self):
        """Both hooks with stand-ins for snug and docker, on a copy of the manifest."""
        with tempfile.TemporaryDirectory() as folder:
            for name in ("bin", "hooks", "app", "home"):
                os.mkdir(os.path.join(folder, name))
            for program in ("snug", "docker"):
                path = os.path.join(folder, "bin", program)
                with open(path, "w", encoding="utf-8") as file:
                    # docker is asked for its settings first.
                    file.write("#!/bin/sh\nif [ \"$1\" = system ]; then echo '{}'; exit; fi\n"
                               f'echo {program} "$@"\nexit 1\n')
                os.chmod(path, 0o755)
            shutil.copy(os.path.join(ROOT, ".pre-commit-hooks.yaml"), os.path.join(folder, "hooks"))
            for name in ("Main.storyboard", "Code.swift"):
                with open(os.path.join(folder, "app", name), "w", encoding="utf-8") as file:
                    file.write("text\n")
            variables = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")} | {
                "PATH": f"{folder}/bin:{os.environ['PATH']}", "PRE_COMMIT_HOME": f"{folder}/home"}
            for place in ("hooks", "app"):
                person = ["-c", "user.name=x", "-c", "user.email=x@x"]
                for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "x"]):
                    subprocess.run(["git", *person, *command], cwd=os.path.join(folder, place), check=True, env=variables)
            for hook, words in (
                    ("snug-audit", "snug audit Main.storyboard"),
                    ("snug-audit-container", r"docker run --rm .*--entrypoint snug \S*snug:\S+ audit Main.storyboard")):
                done = subprocess.run(
                    ["pre-commit", "try-repo", "../hooks", hook, "--all-files"], cwd=os.path.join(folder, "app"),
                    env=variables, capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
                self.assertRegex(done.stdout, rf"(?m)^{words}$")


if __name__ == "__main__":
    unittest.main()
