"""The environment with the packages of requirements.txt, made once in .build/site."""
import os
import re
import shutil
import subprocess
import sys

from refusal import Refusal

REQUIREMENTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "requirements.txt")


def interpreter(folder):
    return os.path.join(folder, "bin", "python")


def prepare(folder):
    """Makes the environment if it is missing or if other packages are required; its interpreter."""
    with open(REQUIREMENTS, encoding="utf-8") as file:
        required = file.read()
    # Written last, so that an environment that was not finished is made anew.
    done = os.path.join(folder, "done.txt")
    try:
        with open(done, encoding="utf-8") as file:
            if file.read() == required + sys.version:
                return interpreter(folder)
    except FileNotFoundError:
        pass
    print("+ pip install --requirement Scripts/site/requirements.txt", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    if run(sys.executable, "-m", "venv", folder).returncode != 0:
        raise Refusal("python3 cannot make a virtual environment: apt-get install python3-venv")
    pip = [interpreter(folder), "-m", "pip", "--disable-pip-version-check"]
    made = run(*pip, "install", "--requirement", REQUIREMENTS)
    if made.returncode != 0:
        raise Refusal(f"pip cannot install the packages of Scripts/site/requirements.txt: {reason(made.stdout)}")
    with open(done, "w", encoding="utf-8") as file:
        file.write(required + sys.version)
    return interpreter(folder)


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


def reason(text):
    """The line of pip's output that says what is wrong."""
    if re.search(r"NewConnectionError|NameResolutionError|ProxyError|ConnectTimeout|\(from versions: none\)", text):
        return "it reaches no package index; this needs the network once (behind a proxy, set https_proxy)"
    errors = [line for line in text.splitlines() if line.startswith("ERROR:")]
    return (errors or text.strip().splitlines() or ["it says nothing"])[-1].removeprefix("ERROR: ")
