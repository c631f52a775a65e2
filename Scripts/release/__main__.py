"""Makes the files of a release in out/release, from one optimised build of the program.

    python3 Scripts/release                  everything, for this machine's architecture; the commit has a tag v1.2.3
    python3 Scripts/release --untagged       the same for a commit without a tag, with the version of the sources
    python3 Scripts/release --only-package   the two Debian packages alone, into out/; needs no tag
    python3 Scripts/release --gather         what several architectures share, from the tarballs in out/release
    python3 Scripts/release --check          prints the version, or why the commit can be no release
    python3 Scripts/release --changes        prints what CHANGELOG.md says of the version

It makes a Debian package, another one with what apps are compiled against (snug-sdk), a tarball for other distributions,
an OCI image, a list of what the program consists of (CycloneDX), an artifact bundle and a package with the command plugin for SwiftPM, and SHA256SUMS. Dates are those of
the commit. docs/how-to/make-a-release.md has the steps of a release.
"""
import argparse
import json
import os
import platform
import shutil
import sys
import tempfile
import time

import archives
import build
import bundle
import debian
import image
import libraries
import sbom
import tarball
from version import Refusal, changes, commit_day, commit_time, git, release_version

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RELEASE = os.path.join(ROOT, "out", "release")
TOOLS = {
    "swift": "https://www.swift.org/install", "dpkg-deb": "apt-get install dpkg",
    "dpkg-shlibdeps": "apt-get install dpkg-dev", "strip": "apt-get install binutils",
    "objdump": "apt-get install binutils", "readelf": "apt-get install binutils", "ldd": "apt-get install libc-bin",
    "git": "apt-get install git",
}


def main():
    parser = argparse.ArgumentParser(
        prog="release", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    modes = parser.add_mutually_exclusive_group()
    modes.add_argument("--only-package", action="store_true", help="make the Debian packages alone")
    modes.add_argument("--gather", action="store_true", help="make what is common to the tarballs in out/release")
    modes.add_argument("--check", action="store_true", help="print the version of the commit's tag")
    modes.add_argument("--changes", action="store_true", help="print the change log's section of the commit's tag")
    parser.add_argument("--untagged", action="store_true", help="make a trial with the version of the sources")
    parser.add_argument("--without-image", action="store_true", help="leave the OCI image out")
    parser.add_argument("--without-sdk", action="store_true", help="leave the package snug-sdk out")
    parser.add_argument("--program", metavar="FILE", help="a program that was built before by Scripts/release")
    options = parser.parse_args()
    try:
        if options.check:
            print("a trial without tag" if options.untagged else f"version {tagged_version()}")
        elif options.changes:
            print(changes(changelog(), tagged_version()), end="")
        elif options.gather:
            gather()
        else:
            make(options)
    except Refusal as refusal:
        sys.exit(f"release: {refusal}")
    except OSError as error:
        sys.exit(f"release: {error.filename or 'a file'}: {error.strerror}")


def changelog():
    """The text of CHANGELOG.md."""
    with open(os.path.join(ROOT, "CHANGELOG.md"), encoding="utf-8") as file:
        return file.read()


def tagged_version():
    """The version of the tag of the commit."""
    return release_version(ROOT, changelog())


def gather():
    """Makes the files that the architectures of a release have in common."""
    with tempfile.TemporaryDirectory(dir=os.path.join(ROOT, "out")) as work:
        made = bundle.write(ROOT, RELEASE, work, commit_time(ROOT))
    for path in [*made, archives.write_sums(RELEASE)]:
        tell(path)


def make(options):
    """Builds the program and makes everything from it."""
    for tool, remedy in TOOLS.items():
        if not shutil.which(tool):
            raise Refusal(f"needs {tool}: {remedy}")
    wanted = None if options.untagged or options.only_package else tagged_version()
    if options.program and not os.path.isfile(options.program):
        raise Refusal(f"{options.program}: no such file")
    if not options.without_image and not options.only_package:
        image.check()
    begun = time.monotonic()
    program = os.path.abspath(options.program) if options.program else build.program(ROOT, wanted)
    version = debian.output(program, "--version").split()[-1]
    if wanted and version != wanted:
        raise Refusal(f"{program} is version {version}, and the tag says {wanted}")
    told = time.monotonic() - begun
    place = os.path.join(ROOT, "out") if options.only_package else RELEASE
    if not options.only_package:
        # Files of another version would be in SHA256SUMS and in the bundle.
        shutil.rmtree(place, ignore_errors=True)
    os.makedirs(place, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=os.path.join(ROOT, "out")) as work:
        pack(program, version, place, work, options)
    print(f"{time.monotonic() - begun:.0f} s, of which the build took {told:.0f} s")


def pack(program, version, place, work, options):
    """Makes all files from a program."""
    day, seconds = commit_day(ROOT), commit_time(ROOT)
    architecture = debian.output("dpkg", "--print-architecture").strip()

    def folder(name):
        path = os.path.join(work, name)
        os.makedirs(path)
        return path

    stripped = os.path.join(folder("program"), "snug")
    shutil.copyfile(program, stripped)
    os.chmod(stripped, 0o755)
    debian.output("strip", stripped)
    package = debian.write(stripped, ROOT, place, folder("debian"), day, seconds, version, architecture)
    tell(package)
    if not options.without_sdk:
        sdk = os.path.join(folder("sdk"), "sdk")
        build.sdk(ROOT, sdk)
        for name in ["lib/libSnugSDK.so", "lib/libSnugTestSDK.so", "bin/rewrite-sources"]:
            path = os.path.join(sdk, name)
            # The file is a hard link to the one of the build, which stays as it is.
            debian.output("strip", "--strip-unneeded", "-o", path + ".stripped", path)
            os.replace(path + ".stripped", path)
        tell(debian.write_sdk(sdk, ROOT, place, folder("debian-sdk"), seconds, version, architecture))
    if options.only_package:
        return
    by_package = {}
    for name, path in libraries.linked(stripped).items():
        owner = libraries.package_of(path)
        if owner is None:
            raise Refusal(f"no Debian package contains {path}, so its licence and its source are unknown")
        by_package.setdefault(owner, set()).add(name)
    packages = swift_packages()
    distribution = image.read_os_release("/etc/os-release")
    machine = platform.machine()
    licences = {identity: package["path"] for identity, package in packages.items()}
    tell(tarball.write(
        stripped, ROOT, place, folder("tarball"), day, seconds, version, machine,
        distribution.get("PRETTY_NAME", "this distribution"), by_package,
        {**licences, "swift": swift_folder()}))
    tell(write_sbom(stripped, version, place, seconds, packages, by_package, architecture, machine, distribution))
    for path in bundle.write(ROOT, place, folder("bundle"), seconds):
        tell(path)
    if not options.without_image:
        path = os.path.join(place, f"snug-{version}-linux-{machine}.oci.tar")
        how = image.write(ROOT, package, path, folder("image"), seconds, version, architecture)
        tell(path, f"made with {how}")
    tell(archives.write_sums(place))
    other = {"amd64": "arm64", "arm64": "amd64"}.get(architecture, "amd64 and arm64")
    print(f"made for {architecture}; {other} needs a machine of its own, as .github/workflows/release.yml has it")


def write_sbom(program, version, place, seconds, packages, by_package, architecture, machine, distribution):
    """Writes the list of what the program consists of; returns its path."""
    with open(os.path.join(ROOT, "Package.resolved"), encoding="utf-8") as file:
        revisions = sbom.revisions(file.read())
    value = sbom.document(
        program, version, seconds, git(ROOT, "rev-parse", "HEAD"), swift_version(), packages, revisions, by_package,
        architecture, distribution)
    path = os.path.join(place, f"snug-{version}-linux-{machine}.cdx.json")
    with open(path, "w", encoding="utf-8") as out:
        out.write(sbom.text(value))
    return path


def swift_packages():
    """The Swift packages in the program, by identity."""
    manifest = json.loads(debian.output("swift", "package", "dump-package", folder=ROOT))
    tree = json.loads(debian.output(
        "swift", "package", "--scratch-path", os.path.join(ROOT, build.SCRATCH), "show-dependencies", "--format", "json",
        folder=ROOT))
    return sbom.swift_packages(tree, sbom.packages_of_product(manifest, "snug"))


def swift_version():
    """The version of the compiler, such as `6.3.1`."""
    words = debian.output("swift", "--version").split()
    return words[words.index("version") + 1]


def swift_folder():
    """The folder with the licence of Swift's runtime."""
    path = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(shutil.which("swift")))), "share", "swift")
    if not os.path.isdir(path):
        raise Refusal(f"{path} is missing: the licence of Swift's runtime belongs into the tarball")
    return path


def tell(path, addition=""):
    """Prints a file that was made, and its size."""
    words = f"{os.path.relpath(path, ROOT)}: {-(-os.path.getsize(path) // 1024)} kB"
    print(f"{words}, {addition}" if addition else words, flush=True)


if __name__ == "__main__":
    main()
