"""The version of a release: a git tag that is a semantic version and has a section in CHANGELOG.md."""
import re
import subprocess

# https://semver.org, with the build metadata left out: two files of a release must not have the same version.
SEMANTIC = re.compile(
    r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)"
    r"(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?")


class Refusal(Exception):
    """Why a release cannot be made: one line for the terminal."""


def git(root, *arguments):
    """What git prints, without the line feed at its end; None if git fails."""
    try:
        result = subprocess.run(["git", "-C", root, *arguments], capture_output=True, text=True)
    except FileNotFoundError:
        raise Refusal("needs git") from None
    return result.stdout.strip() if result.returncode == 0 else None


def version_of_tag(tag):
    """`0.2.0` for the tag `v0.2.0`. Refuses what is no semantic version."""
    if not tag.startswith("v") or not SEMANTIC.fullmatch(tag[1:]):
        raise Refusal(f"the tag {tag} is no version: name it like v1.2.3 or v1.2.3-rc.1")
    return tag[1:]


def changes(changelog, version):
    """The section of a version in the text of CHANGELOG.md, without its heading; None if there is none.

    A heading is `## 0.2.0 – 2026-11-24`."""
    lines = changelog.splitlines()
    heading = re.compile(rf"## {re.escape(version)} – \d{{4}}-\d{{2}}-\d{{2}}\s*")
    starts = [number for number, line in enumerate(lines) if heading.fullmatch(line)]
    if not starts:
        return None
    rest = lines[starts[0] + 1:]
    end = next((number for number, line in enumerate(rest) if line.startswith("## ")), len(rest))
    return "\n".join(rest[:end]).strip() + "\n"


def release_version(root, changelog):
    """The version of the commit that is checked out at a folder."""
    if git(root, "rev-parse", "HEAD") is None:
        raise Refusal("needs a git checkout with the tag of the release")
    tag = git(root, "describe", "--exact-match", "--tags", "--match", "v*")
    if tag is None:
        raise Refusal("the commit has no tag: `git tag v1.2.3` names the version, or `make release RELEASE=--untagged` makes a trial")
    version = version_of_tag(tag)
    if changes(changelog, version) is None:
        raise Refusal(f"CHANGELOG.md has no section for {tag}: add “## {version} – " + commit_day(root) + "”")
    if git(root, "status", "--porcelain", "--untracked-files=no"):
        raise Refusal(f"files differ from {tag}: commit and tag them, or undo the changes (git status lists them)")
    return version


def commit_time(root):
    """The date of the commit, in seconds since 1970: files of a release have it instead of the clock's."""
    return int(git(root, "log", "-1", "--format=%ct") or 0)


def commit_day(root):
    """The date of the commit, such as `2026-11-24`."""
    return git(root, "log", "-1", "--format=%cs") or "1970-01-01"


def debian_version(version):
    """The version as Debian orders it: `0.2.0~rc.1` comes before `0.2.0`."""
    return version.replace("-", "~", 1)
