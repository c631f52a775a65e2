"""The one build of a release."""
import os
import shlex
import shutil
import subprocess
import sys

import tarball
from version import Refusal

# Its objects are linked with Swift's static libraries and have no debug information, so no other build can share them.
SCRATCH = ".build-release"
# Megabytes that the build and the image need.
ROOM = 6000
COMMAND = [
    "swift", "build", "-c", "release", "--product", "snug", "--static-swift-stdlib", "-debug-info-format", "none",
    "--disable-local-rpath",
    # DT_RPATH also holds for the libraries of the libraries, unlike DT_RUNPATH.
    "-Xlinker", "--disable-new-dtags", "-Xlinker", f"-rpath={tarball.RPATH}",
    # The preview's server is linked with Foundation's networking, which uses curl.
    "-Xlinker", "-lcurl",
    "--scratch-path", SCRATCH,
]


# What apps are compiled against is linked with the Swift that compiles them, so it shares no objects with the program.
SDK_SCRATCH = ".build-release-sdk"
SDK_COMMAND = [
    "swift", "build", "-c", "release", "--product", "SnugSDK", "-debug-info-format", "none", "--scratch-path", SDK_SCRATCH,
]
# What only tests of apps need is in no product: Scripts/sdk makes a library of its objects.
TEST_SDK_COMMAND = [
    "swift", "build", "-c", "release", "--target", "SnugTestHost", "-debug-info-format", "none", "--scratch-path",
    SDK_SCRATCH,
]
# The rewriter contains swift-syntax: the toolchain's own is found only where this one is installed.
REWRITER_COMMAND = [
    "swift", "build", "-c", "release", "--product", "rewrite-sources", "--static-swift-stdlib", "-debug-info-format",
    "none", "--disable-local-rpath", "--scratch-path", ".build-release-rewriter",
]


def program(root, version):
    """Builds the program; returns its path. Without a version, it has that of the sources."""
    if subprocess.run(["pkg-config", "--exists", "libcurl"]).returncode != 0:
        raise Refusal("needs libcurl: apt-get install libcurl4-openssl-dev")
    check_room(root, ROOM)
    environment = {key: value for key, value in os.environ.items() if key != "SNUG_VERSION"}
    if version:
        environment["SNUG_VERSION"] = version
    run(COMMAND, root, environment)
    return os.path.join(root, SCRATCH, "release", "snug")


def sdk(root, folder):
    """Builds what apps of Xcode projects are compiled against, and puts it into a folder."""
    check_room(root, ROOM)
    run(SDK_COMMAND, root, os.environ)
    run(TEST_SDK_COMMAND, root, os.environ)
    run(REWRITER_COMMAND, root, {**os.environ, "SNUG_SWIFT_SYNTAX": "package"})
    built = os.path.join(root, SDK_SCRATCH, "release")
    rewriter = os.path.join(root, REWRITER_COMMAND[-1], "release", "rewrite-sources")
    run([os.path.join(root, "Scripts", "sdk"), built, folder, rewriter], root, os.environ)


def run(command, root, environment):
    """Runs a step of the build. Refuses with its reason if it fails."""
    print(f"+ {shlex.join(command)}", flush=True)
    result = subprocess.run(
        command, cwd=root, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        sys.stderr.write(result.stdout)
        raise Refusal(reason(result.stdout))


def check_room(folder, megabytes):
    """Refuses a folder on a disk that is nearly full."""
    free = shutil.disk_usage(folder).free >> 20
    if free < megabytes:
        raise Refusal(f"needs {megabytes} MB of free room at {folder}, and there are {free} MB")


def reason(log):
    """Why a build failed, in one line."""
    if "No space left on device" in log:
        return "the disk is full: free some room and run it again; what is built is kept"
    if "Could not resolve host" in log or "unable to access 'https://" in log:
        return "the packages cannot be fetched: check the network and run it again; what is fetched is kept"
    if "is using Swift tools version" in log:
        return "this Swift is too old: install Swift 6.2 or later from https://www.swift.org/install"
    return "the build failed; the compiler's words are above"
