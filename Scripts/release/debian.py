"""The Debian package, and the files that it shares with the tarball."""
import gzip
import os
import re
import shutil
import subprocess

import manual
from version import Refusal, debian_version

# The fields that both packages have.
FIELDS = """Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: Snug <snug@localhost>
Section: devel
Priority: optional
Installed-Size: {size}
Depends: {depends}
"""
CONTROL = FIELDS + """Recommends: {recommends}
Description: lays out, draws and audits UIKit screens without a Mac
 Snug reads storyboards and xibs, lays their screens out by Auto Layout at every
 text size, language and device, draws them, and says which ones break and why.
"""
SDK_CONTROL = FIELDS + """Description: compiles the apps of Xcode projects for snug
 The modules and the library against which snug compiles an app, so that its
 screens run with their code. It needs {compiler}.
"""
# The headers of these are read when an app is compiled: modules of Snug import them.
HEADERS = ["libcairo2-dev", "libfreetype-dev", "libfribidi-dev", "libharfbuzz-dev", "libicu-dev", "libturbojpeg0-dev",
           "libxml2-dev", "zlib1g-dev"]
# Where a program in /usr/bin searches for it.
SDK_PLACE = os.path.join("usr", "lib", "snug", "sdk")
# Fonts, and the programs that draw SVG and PDF pictures.
RECOMMENDED = ["fonts-inter", "fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji", "librsvg2-bin",
               "poppler-utils"]
COMPLETIONS = {
    "bash": "bash-completion/completions/snug", "zsh": "zsh/vendor-completions/_snug",
    "fish": "fish/vendor_completions.d/snug.fish",
}


def output(*command, environment=None, folder=None):
    """What a program prints. Refuses with its last line if it fails."""
    try:
        result = subprocess.run(command, capture_output=True, text=True, cwd=folder,
                                env={**os.environ, **(environment or {})})
    except FileNotFoundError:
        raise Refusal(f"needs {command[0]}") from None
    if result.returncode != 0:
        words = (result.stderr.strip() or result.stdout.strip()).splitlines()
        raise Refusal(f"{command[0]} failed: {words[-1] if words else f'exit code {result.returncode}'}")
    return result.stdout


def compressed(data, path):
    """Writes bytes as a gzip file without name and date."""
    with open(path, "wb") as file, gzip.GzipFile("", "wb", compresslevel=9, fileobj=file, mtime=0) as out:
        out.write(data)


def write_share(program, share, root, day, version):
    """Manual pages, completions, licence and changes, in a folder as /usr/share."""
    for shell, place in COMPLETIONS.items():
        path = os.path.join(share, place)
        os.makedirs(os.path.dirname(path))
        with open(path, "w", encoding="utf-8") as out:
            out.write(output(program, "--generate-completion-script", shell))
    man = os.path.join(share, "man", "man1")
    os.makedirs(man)
    for name, page in manual.pages(output(program, "--experimental-dump-help"), day, version).items():
        compressed(page.encode(), os.path.join(man, name + ".gz"))
    documents = os.path.join(share, "doc", "snug")
    os.makedirs(documents)
    shutil.copyfile(os.path.join(root, "LICENSE"), os.path.join(documents, "copyright"))
    with open(os.path.join(root, "CHANGELOG.md"), "rb") as file:
        compressed(file.read(), os.path.join(documents, "changelog.gz"))


def dependencies(program, folder):
    """The packages of the linked libraries with their versions, as dpkg-shlibdeps finds them."""
    os.makedirs(os.path.join(folder, "debian"))
    with open(os.path.join(folder, "debian", "control"), "w", encoding="utf-8") as out:
        out.write("Source: snug\n\nPackage: snug\nArchitecture: any\n")
    found = re.search(r"^shlibs:Depends=(.+)$", output("dpkg-shlibdeps", "-O", program, folder=folder), re.MULTILINE)
    if not found:
        raise Refusal("dpkg-shlibdeps finds no libraries in the program")
    return found[1]


def installed_size(folder):
    """Kilobytes of the files below a folder, as the control file has it."""
    return sum(-(-os.path.getsize(os.path.join(place, name)) // 1024)
               for place, _, files in os.walk(folder) for name in files)


def write(program, root, place, work, day, time, version, architecture):
    """Writes the package into a folder; returns its path."""
    tree = os.path.join(work, "tree")
    binary = os.path.join(tree, "usr", "bin", "snug")
    os.makedirs(os.path.dirname(binary))
    shutil.copyfile(program, binary)
    write_share(program, os.path.join(tree, "usr", "share"), root, day, version)
    set_permissions(tree, [binary])
    return pack("snug", tree, CONTROL, place, time, version, architecture,
                depends=dependencies(binary, work), recommends=", ".join(RECOMMENDED))


def write_sdk(sdk, root, place, work, time, version, architecture):
    """Writes the package with what apps are compiled against into a folder; returns its path.

    It depends on snug of the same version: a program and the apps that it runs understand each other only then."""
    tree = os.path.join(work, "tree")
    folder = os.path.join(tree, SDK_PLACE)
    shutil.copytree(sdk, folder)
    documents = os.path.join(tree, "usr", "share", "doc", "snug-sdk")
    os.makedirs(documents)
    shutil.copyfile(os.path.join(root, "LICENSE"), os.path.join(documents, "copyright"))
    set_permissions(tree, [os.path.join(folder, "bin", "rewrite-sources")])
    with open(os.path.join(folder, "compiler"), encoding="utf-8") as file:
        compiler = file.read().strip()
    return pack("snug-sdk", tree, SDK_CONTROL, place, time, version, architecture,
                depends=", ".join([f"snug (= {debian_version(version)})", *HEADERS]), compiler=compiler)


def set_permissions(tree, programs):
    """Sets the permissions of all files below a folder, because they must not depend on the umask."""
    for folder, _, files in os.walk(tree):
        os.chmod(folder, 0o755)
        for name in files:
            os.chmod(os.path.join(folder, name), 0o644)
    for program in programs:
        os.chmod(program, 0o755)


def pack(package, tree, control, place, time, version, architecture, **fields):
    """Makes a package of a folder; returns its path."""
    version = debian_version(version)
    control = control.format(
        package=package, version=version, architecture=architecture, size=installed_size(tree), **fields)
    path = os.path.join(place, f"{package}_{version}_{architecture}.deb")
    os.makedirs(os.path.join(tree, "DEBIAN"))
    with open(os.path.join(tree, "DEBIAN", "control"), "w", encoding="utf-8") as out:
        out.write(control)
    # dpkg-deb takes the date of all files from SOURCE_DATE_EPOCH where they are newer.
    output("dpkg-deb", "--root-owner-group", "--build", tree, path, environment={"SOURCE_DATE_EPOCH": str(time)})
    return path
