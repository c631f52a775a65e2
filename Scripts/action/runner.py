"""Runs the steps of action.yml on this machine: those of the shell are run, those of other actions are written down.

It reads the subset of YAML and of expressions that action.yml uses, and refuses what it does not know.
"""
import os
import re
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def scalar(text):
    """The value of a plain or quoted scalar."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] == "'":
        return text[1:-1].replace("''", "'")
    return text


class Action:
    """The inputs and steps of an action's file."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.lines = file.read().split("\n")
        self.inputs = self._inputs()
        self.steps = self._steps()

    def _section(self, start):
        """The lines below a line, with a deeper indentation."""
        first = self.lines.index(start) + 1
        depth = len(start) - len(start.lstrip())
        for line in self.lines[first:]:
            if line.strip() and len(line) - len(line.lstrip()) <= depth:
                return
            if line.strip() and not line.lstrip().startswith("#"):
                yield line

    def _inputs(self):
        inputs, name = {}, None
        for line in self._section("inputs:"):
            if match := re.fullmatch(r"  ([\w-]+):", line):
                name = match[1]
                inputs[name] = None
            elif match := re.fullmatch(r"    default: (.*)", line):
                inputs[name] = scalar(match[1])
        return inputs

    def _steps(self):
        steps, block = [], None
        for line in self._section("  steps:"):
            if match := re.fullmatch(r"    - (\w[\w-]*): (.*)", line):
                steps.append({match[1]: scalar(match[2])})
            elif match := re.fullmatch(r"      (env|with):", line):
                block = steps[-1][match[1]] = {}
            elif match := re.fullmatch(r"      (\w[\w-]*): (.*)", line):
                steps[-1][match[1]] = scalar(match[2])
            elif match := re.fullmatch(r"        (\w[\w-]*): (.*)", line):
                block[match[1]] = scalar(match[2])
            else:
                raise ValueError(f"action.yml: a line that the test cannot read: {line}")
        return steps


class Run:
    """One run of an action.

    used: the steps of other actions that were reached, as (action, its inputs).
    code: the exit code of the job's step; printed: everything that was printed.
    """

    def __init__(self, action, inputs, variables, hooks=None):
        self.inputs = {name: value or "" for name, value in action.inputs.items()} | inputs
        self.outputs, self.used, self.printed, self.code = {}, [], "", 0
        self.variables = dict(variables)
        for step in action.steps:
            if not self._condition(step.get("if", "")):
                continue
            if "uses" in step:
                given = {name: self._text(value) for name, value in step["with"].items()}
                self.used.append((step["uses"].split("@")[0], given))
                if hook := (hooks or {}).get(self.used[-1][0]):
                    hook(given)
                continue
            if self._shell(step) != 0:
                return

    def _value(self, expression):
        parts = expression.strip().split(".")
        if parts[0] == "inputs":
            return self.inputs[parts[1]]
        if parts[0] == "steps" and parts[2] == "outputs":
            return self.outputs.get(parts[1], {}).get(parts[3], "")
        if expression.strip() in ("github.run_id", "github.run_attempt"):
            return "1"
        raise ValueError(f"an expression that the test cannot read: {expression}")

    def _text(self, text):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: self._value(match[1]), text)

    def _condition(self, text):
        if not text:
            return True
        match = re.fullmatch(r"(\S+) (==|!=) '([^']*)'", text)
        if not match:
            raise ValueError(f"a condition that the test cannot read: {text}")
        return (self._value(match[1]) == match[3]) == (match[2] == "==")

    def _shell(self, step):
        variables = self.variables | {name: self._text(value) for name, value in step.get("env", {}).items()}
        files = {name: os.path.join(self.variables["RUNNER_TEMP"], name) for name in ("GITHUB_OUTPUT", "GITHUB_PATH")}
        for path in files.values():
            open(path, "w", encoding="utf-8").close()
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], env=variables | files,
            cwd=self.variables["GITHUB_WORKSPACE"], capture_output=True, text=True, check=False)
        self.printed += done.stdout + done.stderr
        with open(files["GITHUB_OUTPUT"], encoding="utf-8") as file:
            self.outputs[step.get("id", "")] = dict(line.rstrip("\n").split("=", 1) for line in file)
        with open(files["GITHUB_PATH"], encoding="utf-8") as file:
            for line in file:
                self.variables["PATH"] = line.rstrip("\n") + ":" + self.variables["PATH"]
        self.code = done.returncode
        return self.code
