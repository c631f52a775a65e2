"""Archives with the same bytes for the same files: names in order, one date, no owner's name."""
import gzip
import hashlib
import os
import tarfile
import zipfile
from datetime import datetime, timezone


def names_below(folder):
    """Paths of all folders, files and links below a folder, in the order of their names."""
    names = []
    for place, folders, files in os.walk(folder):
        names += [os.path.relpath(os.path.join(place, name), folder) for name in folders + files]
    return sorted(names)


def mode_of(path):
    """Permissions that do not depend on the umask."""
    return 0o755 if os.path.isdir(path) or os.access(path, os.X_OK) else 0o644


def write_tar(folder, out, time, prefix="", is_system=False):
    """Writes what lies below a folder as a tar archive into a stream; names begin with a prefix.

    Files of a system keep their owners, permissions and second names: /tmp is for everybody, some programs run as
    root."""
    with tarfile.open(fileobj=out, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name in names_below(folder):
            path = os.path.join(folder, name)
            member = archive.gettarinfo(path, arcname=os.path.join(prefix, name))
            member.mtime = time
            if is_system:
                # The names of this machine's users say nothing about another system.
                member.uname = member.gname = ""
            else:
                member.uid = member.gid = 0
                member.uname = member.gname = "root"
                if member.islnk():
                    member.type, member.linkname = tarfile.REGTYPE, ""
                    member.size = os.path.getsize(path)
                if not member.issym():
                    member.mode = mode_of(path)
            if member.isreg():
                with open(path, "rb") as content:
                    archive.addfile(member, content)
            else:
                archive.addfile(member)


def write_tar_gz(folder, path, time, prefix=""):
    """Writes what lies below a folder as a tar.gz file."""
    with open(path, "wb") as file, gzip.GzipFile("", "wb", compresslevel=9, fileobj=file, mtime=time) as out:
        write_tar(folder, out, time, prefix)


def write_zip(folder, path, time):
    """Writes what lies below a folder as a zip file. Its dates are UTC, from 1980 on."""
    date = max(datetime.fromtimestamp(time, timezone.utc).timetuple()[:6], (1980, 1, 1, 0, 0, 0))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in names_below(folder):
            source = os.path.join(folder, name)
            if os.path.islink(source):
                entry = zipfile.ZipInfo(name, date)
                entry.external_attr = 0o120777 << 16
                content = os.readlink(source).encode()
            elif os.path.isdir(source):
                entry = zipfile.ZipInfo(name + "/", date)
                entry.external_attr = 0o040755 << 16 | 0x10
                content = b""
            else:
                entry = zipfile.ZipInfo(name, date)
                entry.external_attr = (0o100000 | mode_of(source)) << 16
                with open(source, "rb") as file:
                    content = file.read()
            entry.create_system = 3  # Unix, which the permissions are for.
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)


def sha256(path):
    """The SHA-256 sum of a file."""
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while part := file.read(1 << 20):
            digest.update(part)
    return digest.hexdigest()


def write_sums(folder):
    """Writes SHA256SUMS of all files in a folder, as `sha256sum --check` reads it; returns its path."""
    path = os.path.join(folder, "SHA256SUMS")
    names = sorted(name for name in os.listdir(folder)
                   if name != "SHA256SUMS" and os.path.isfile(os.path.join(folder, name)))
    with open(path, "w", encoding="utf-8") as out:
        out.writelines(f"{sha256(os.path.join(folder, name))}  {name}\n" for name in names)
    return path
