"""A tar.gz with the program and the libraries that it links, for other distributions of Linux.

The program looks for libraries in `../lib/snug` beside itself first (DT_RPATH, which Scripts/release sets when it links
the program), so the folder may lie anywhere, and no variable is set that other programs would inherit."""
import os
import shutil
import subprocess

import archives
import debian
import libraries
from version import Refusal

RPATH = "$ORIGIN/../lib/snug"
README = """# Snug {version} for Linux, {machine}

    ./bin/snug audit App

The folder may lie anywhere. `lib/snug` has the libraries that the program links, as they are in {distribution};
`share/doc/snug/libraries.txt` lists their packages, `share/doc/snug/licences` has their licences.

- It needs glibc {glibc} or later (`ldd --version`), `/proc`, and no Swift.
- It measures texts with the fonts of the machine. Install Inter and Noto (with CJK and colour emoji) for all scripts.
- `rsvg-convert` and `pdftocairo` draw SVG and PDF pictures of asset catalogs, if they are on the PATH.
"""


def rpath(program):
    """Where a program looks for its libraries first; an empty text if nowhere."""
    result = subprocess.run(["readelf", "--dynamic", program], capture_output=True, text=True)
    for line in result.stdout.splitlines():
        if "(RPATH)" in line:
            return line.split("[")[1].split("]")[0]
    return ""


def licences(root, folder, packages):
    """Copies licences: those of the linked Debian packages, of the Swift packages, and Swift's own."""
    os.makedirs(folder)
    for package in packages:
        source = f"/usr/share/doc/{package.name}/copyright"
        if not os.path.isfile(source):
            raise Refusal(f"{source} is missing: a copy of the library's licence belongs into the tarball")
        shutil.copyfile(source, os.path.join(folder, f"{package.name}.txt"))
    # SwiftPM's checkouts are those that the program was built from.
    for name, place in root.items():
        found = [entry for entry in sorted(os.listdir(place)) if entry.upper().startswith(("LICENSE", "LICENCE"))]
        if not found:
            raise Refusal(f"{place} has no licence to copy")
        shutil.copyfile(os.path.join(place, found[0]), os.path.join(folder, f"{name}.txt"))


def libraries_text(by_package):
    """The table of libraries: names, package, source. The sources are at snapshot.debian.org."""
    rows = [f"{' '.join(sorted(names))}\t{package.name} {package.version}\t{package.source} {package.source_version}"
            for package, names in sorted(by_package.items(), key=lambda item: item[0].name)]
    heading = "libraries\tpackage\tsource package (its sources: https://snapshot.debian.org)"
    return "\n".join([heading, *rows]) + "\n"


def write(program, root, place, work, day, time, version, machine, distribution, by_package, swift_licences):
    """Writes the tarball into a folder; returns its path."""
    if rpath(program) != RPATH:
        raise Refusal(f"{program} looks for libraries in “{rpath(program)}” and not in {RPATH}")
    name = f"snug-{version}-linux-{machine}"
    tree = os.path.join(work, name)
    os.makedirs(os.path.join(tree, "bin"))
    shutil.copyfile(program, os.path.join(tree, "bin", "snug"))
    os.chmod(os.path.join(tree, "bin", "snug"), 0o755)
    folder = os.path.join(tree, "lib", "snug")
    os.makedirs(folder)
    linked = libraries.linked(program)
    for library, path in linked.items():
        shutil.copyfile(path, os.path.join(folder, library))
    debian.write_share(program, os.path.join(tree, "share"), root, day, version)
    documents = os.path.join(tree, "share", "doc", "snug")
    with open(os.path.join(documents, "libraries.txt"), "w", encoding="utf-8") as out:
        out.write(libraries_text(by_package))
    licences(swift_licences, os.path.join(documents, "licences"), by_package)
    glibc = libraries.oldest_glibc([program, *linked.values()])
    with open(os.path.join(tree, "README.md"), "w", encoding="utf-8") as out:
        out.write(README.format(version=version, machine=machine, distribution=distribution, glibc=glibc))
    path = os.path.join(place, name + ".tar.gz")
    archives.write_tar_gz(tree, path, time, prefix=name)
    return path
