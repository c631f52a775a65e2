"""The shared libraries that a program links, and the Debian packages that they come from."""
import os
import re
import subprocess
from dataclasses import dataclass

from version import Refusal

# Parts of glibc, which every distribution has, and which fit the kernel and the loader of the machine.
OF_THE_SYSTEM = re.compile(
    r"(ld-linux[-\w]*|libc|libm|libdl|libpthread|librt|libresolv|libutil|libanl|libnsl|libnss_\w+)\.so(\.\d+)*")


@dataclass(frozen=True)
class DebianPackage:
    """An installed package, and the source package that it is built from."""
    name: str
    version: str
    source: str
    source_version: str


def parse_ldd(text):
    """Names and paths of the libraries that `ldd` lists. Refuses a list with a library that is missing."""
    libraries = {}
    for line in text.splitlines():
        if match := re.match(r"\s*(\S+) => not found", line):
            raise Refusal(f"the library {match[1]} is missing on this machine")
        if match := re.match(r"\s*(\S+) => (/\S+) \(0x", line):
            libraries[match[1]] = match[2]
    return libraries


def linked(program):
    """Names and paths of all libraries that a program loads, those of its libraries included, without glibc's."""
    result = subprocess.run(["ldd", program], capture_output=True, text=True)
    if result.returncode != 0:
        raise Refusal(f"ldd cannot read {program}: {result.stderr.strip()}")
    return {name: path for name, path in sorted(parse_ldd(result.stdout).items())
            if not OF_THE_SYSTEM.fullmatch(name)}


def package_of(path):
    """The Debian package that contains a file; None if no package does."""
    # Packages list files under /lib or /usr/lib, whichever was their place before the two were merged.
    places = {path, os.path.realpath(path)}
    places |= {place.removeprefix("/usr") for place in places} | {"/usr" + place for place in places}
    for place in sorted(places):
        result = subprocess.run(["dpkg-query", "--search", place], capture_output=True, text=True)
        if result.returncode == 0:
            return described(result.stdout.split(": ")[0].split(",")[0])
    return None


def described(name):
    """Version and source of an installed package."""
    form = "${Package}\\t${Version}\\t${source:Package}\\t${source:Version}"
    result = subprocess.run(["dpkg-query", "--show", "--showformat", form, name], capture_output=True, text=True)
    return DebianPackage(*result.stdout.split("\t")) if result.returncode == 0 else None


def oldest_glibc(files):
    """The glibc that the newest symbol of some files asks for, such as `2.36`."""
    versions = {(0,)}
    for file in files:
        result = subprocess.run(["objdump", "--dynamic-syms", file], capture_output=True, text=True)
        if result.returncode != 0:
            raise Refusal(f"objdump cannot read {file}")
        for match in re.findall(r"GLIBC_(\d+(?:\.\d+)+)", result.stdout):
            versions.add(tuple(int(part) for part in match.split(".")))
    return ".".join(str(part) for part in max(versions))
