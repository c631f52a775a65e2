"""An artifact bundle of SwiftPM with the program for each architecture, and a small package with the command plugin.

Both are made from the tarballs, so that the one of a release with several architectures can be made on any machine."""
import json
import os
import re
import shutil
import tarfile

import archives
from version import Refusal

TARBALL = re.compile(r"snug-(?P<version>.+)-linux-(?P<machine>[\w]+)\.tar\.gz")
BUNDLE = "snug.artifactbundle"
# By the architecture of a tarball, the target triples of SwiftPM.
TRIPLES = {"x86_64": ["x86_64-unknown-linux-gnu"], "aarch64": ["aarch64-unknown-linux-gnu"]}
MANIFEST = """// swift-tools-version: 6.0

import PackageDescription

// The command plugin of Snug {version} with the program beside it: nothing is built, and nothing is fetched.
//
//     dependencies: [.package(path: "snug-plugin")]
//     swift package snug audit App
let package = Package(
  name: "snug-plugin",
  products: [.plugin(name: "SnugCommand", targets: ["SnugCommand"])],
  targets: [
    .binaryTarget(name: "snug", path: "snug.artifactbundle"),
    .plugin(
      name: "SnugCommand",
      capability: .command(intent: .custom(verb: "snug", description: "Runs snug: swift package snug audit App")),
      dependencies: ["snug"]),
  ]
)
"""


def tarballs(place):
    """The tarballs in a folder, as version, machine and path, by machine. Refuses several versions."""
    found = []
    for name in sorted(os.listdir(place)):
        if match := TARBALL.fullmatch(name):
            found.append((match["version"], match["machine"], os.path.join(place, name)))
    versions = sorted({version for version, _, _ in found})
    if not found:
        raise Refusal(f"{place} has no tarball snug-VERSION-linux-MACHINE.tar.gz")
    if len(versions) > 1:
        raise Refusal(f"{place} has tarballs of several versions ({', '.join(versions)}): remove all but one")
    return found


def info(variants, version):
    """The bundle's info.json. `variants` are machines and the paths of their programs."""
    return {
        "schemaVersion": "1.0",
        "artifacts": {"snug": {
            "version": version, "type": "executable",
            "variants": [{"path": path, "supportedTriples": TRIPLES[machine]} for machine, path in variants]}},
    }


def unpack(found, folder):
    """Writes the bundle's content into a folder."""
    variants = []
    for version, machine, path in found:
        if machine not in TRIPLES:
            raise Refusal(f"{path}: an artifact bundle knows {', '.join(sorted(TRIPLES))}, not {machine}")
        with tarfile.open(path) as archive:
            # Newer versions of Python ask which members are allowed.
            archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
            archive.extractall(folder)
        variants.append((machine, f"snug-{version}-linux-{machine}/bin/snug"))
    with open(os.path.join(folder, "info.json"), "w", encoding="utf-8") as out:
        out.write(json.dumps(info(variants, found[0][0]), indent=2) + "\n")


def write(root, place, work, time):
    """Writes the bundle and the package with the plugin into the folder of the tarballs; returns their paths."""
    found = tarballs(place)
    version = found[0][0]
    package = os.path.join(work, "snug-plugin")
    os.makedirs(os.path.join(package, BUNDLE))
    unpack(found, os.path.join(package, BUNDLE))
    parent = os.path.join(work, "bundle")
    os.makedirs(parent)
    # Inside the zip there is the folder of the bundle, as SwiftPM expects it.
    shutil.copytree(os.path.join(package, BUNDLE), os.path.join(parent, BUNDLE))
    bundle = os.path.join(place, BUNDLE + ".zip")
    archives.write_zip(parent, bundle, time)
    with open(os.path.join(package, "Package.swift"), "w", encoding="utf-8") as out:
        out.write(MANIFEST.format(version=version))
    shutil.copytree(os.path.join(root, "Plugins", "SnugCommand"), os.path.join(package, "Plugins", "SnugCommand"))
    shutil.copyfile(os.path.join(root, "LICENSE"), os.path.join(package, "LICENSE"))
    plugin = os.path.join(place, f"snug-plugin-{version}.tar.gz")
    archives.write_tar_gz(package, plugin, time, prefix="snug-plugin")
    return [bundle, plugin]
