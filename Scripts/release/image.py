"""An OCI image from the Containerfile: by buildah where it works, else by the same steps in a folder with chroot.

The base is `docker.io/library/debian:RELEASE-slim` where a registry can be reached, else a root that debootstrap makes.
"""
import gzip
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
from datetime import datetime, timezone

import archives
from version import Refusal

KNOWN = {"ARG", "FROM", "COPY", "RUN", "ENV", "WORKDIR", "ENTRYPOINT", "CMD"}
# What debootstrap and apt leave behind that depends on the day.
LEFT_BEHIND = ["var/lib/apt/lists", "var/cache/apt", "var/log", "var/cache/ldconfig", "tmp"]


def instructions(text):
    """The instructions of a Containerfile, as name and rest of the line. Refuses those that a folder cannot follow."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    result = []
    for line in joined.splitlines():
        if not line.strip():
            continue
        name, _, rest = line.strip().partition(" ")
        if name not in KNOWN:
            raise Refusal(f"Containerfile: {name} is unknown to Scripts/release; it follows {', '.join(sorted(KNOWN))}")
        result.append((name, rest.strip()))
    return result


def settings(steps):
    """The image's configuration from the instructions that run nothing."""
    config = {"Env": ["PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"], "WorkingDir": "/"}
    for name, rest in steps:
        if name == "ENV":
            config["Env"].append(rest)
        elif name == "WORKDIR":
            config["WorkingDir"] = rest
        elif name == "ENTRYPOINT":
            config["Entrypoint"] = json.loads(rest)
        elif name == "CMD":
            config["Cmd"] = json.loads(rest)
    return config


def run(*command, log, environment=None):
    """Runs a program and adds what it prints to a log; returns whether it succeeded."""
    with open(log, "ab") as out:
        out.write(f"+ {shlex.join(command)}\n".encode())
        out.flush()
        try:
            result = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                                    env={**os.environ, **(environment or {})})
        except FileNotFoundError:
            out.write(f"{command[0]}: not found\n".encode())
            return False
    return result.returncode == 0


def last_line(log):
    """The last line of a log that says something."""
    with open(log, encoding="utf-8", errors="replace") as file:
        lines = [line.strip() for line in file if line.strip()]
    return lines[-1] if lines else "nothing was printed"


def release_of_debian():
    """Identifier and code name of this machine's distribution, such as `debian` and `bookworm`."""
    distribution = read_os_release("/etc/os-release")
    return distribution.get("ID", ""), distribution.get("VERSION_CODENAME", "")


def read_os_release(path):
    """The values of a file os-release."""
    with open(path, encoding="utf-8") as file:
        pairs = (line.strip().partition("=") for line in file if "=" in line)
        return {key: shlex.split(value)[0] if value else "" for key, _, value in pairs}


def check():
    """Refuses a machine on which no image can be made, before the program is built for it."""
    if shutil.which("buildah"):
        return
    check_bootstrap()


def check_bootstrap():
    """Refuses a machine on which debootstrap cannot make a root."""
    if os.geteuid() != 0:
        raise Refusal("the image needs root for debootstrap: run `sudo make release`, or --without-image leaves it out")
    if not shutil.which("debootstrap"):
        raise Refusal("the image needs debootstrap, or buildah with a registry: apt-get install debootstrap")


def bootstrap(folder, log):
    """Makes a root of this machine's distribution in a folder, with the security updates where Debian has them."""
    check_bootstrap()
    identifier, name = release_of_debian()
    if not run("debootstrap", "--variant=minbase", name, folder, log=log):
        raise Refusal(f"debootstrap failed: {last_line(log)}; its words are in {log}")
    if identifier == "debian":
        with open(os.path.join(folder, "etc/apt/sources.list"), "w", encoding="utf-8") as out:
            for suite, place in [(name, "debian"), (f"{name}-updates", "debian"),
                                 (f"{name}-security", "debian-security")]:
                out.write(f"deb http://deb.debian.org/{place} {suite} main\n")
    clean(folder)


def clean(root):
    """Empties the folders of a root that hold logs and caches."""
    for name in LEFT_BEHIND:
        folder = os.path.join(root, name)
        for entry in os.listdir(folder) if os.path.isdir(folder) else []:
            path = os.path.join(folder, entry)
            shutil.rmtree(path) if os.path.isdir(path) and not os.path.islink(path) else os.unlink(path)


def base(folder, log):
    """The name of the base image that buildah can use: the registry's, or one that debootstrap makes."""
    identifier, name = release_of_debian()
    slim = f"docker.io/library/{identifier}:{name}" + ("-slim" if identifier == "debian" else "")
    if run("buildah", "pull", "--quiet", slim, log=log):
        return slim
    root = os.path.join(folder, "base")
    bootstrap(root, log)
    archive = os.path.join(folder, "base.tar")
    with open(archive, "wb") as out:
        archives.write_tar(root, out, 0, is_system=True)
    container = subprocess.run(["buildah", "from", "scratch"], capture_output=True, text=True)
    if container.returncode != 0:
        raise Refusal(f"buildah failed: {container.stderr.strip().splitlines()[-1]}")
    name = container.stdout.strip()
    made = (run("buildah", "add", "--quiet", name, archive, "/", log=log)
            and run("buildah", "commit", "--quiet", "--rm", name, "localhost/snug-base", log=log))
    if not made:
        raise Refusal(f"buildah failed: {last_line(log)}; its words are in {log}")
    return "localhost/snug-base"


def by_buildah(root, package, path, folder, time, version, log):
    """Builds the image with buildah and writes it as an OCI archive."""
    context = os.path.join(folder, "context")
    os.makedirs(context)
    shutil.copyfile(package, os.path.join(context, "snug.deb"))
    name = f"localhost/snug:{version}"
    # Inside a container there may be no privileges for another isolation than chroot.
    built = run("buildah", "bud", "--isolation", "chroot", "--format", "oci", "--timestamp", str(time),
                "--build-arg", f"BASE={base(folder, log)}", "--tag", name, "--file",
                os.path.join(root, "Containerfile"), context, log=log)
    if not built or not run("buildah", "push", "--quiet", name, f"oci-archive:{path}:{name}", log=log):
        raise Refusal(f"buildah failed: {last_line(log)}; its words are in {log}")


def in_folder(root, package, path, folder, time, version, architecture, log):
    """Follows the Containerfile in a root that debootstrap makes, and writes it as an OCI archive with one layer."""
    with open(os.path.join(root, "Containerfile"), encoding="utf-8") as file:
        steps = instructions(file.read())
    tree = os.path.join(folder, "root")
    bootstrap(tree, log)
    sources = {"snug.deb": package}
    mounted = run("mount", "-t", "proc", "proc", os.path.join(tree, "proc"), log=log)
    try:
        for name, rest in steps:
            if name == "COPY":
                source, target = rest.split()
                shutil.copyfile(sources[source], os.path.join(tree, target.lstrip("/")))
            elif name == "WORKDIR":
                os.makedirs(os.path.join(tree, rest.lstrip("/")), exist_ok=True)
            elif name == "RUN" and not run("chroot", tree, "/bin/sh", "-c", rest, log=log):
                raise Refusal(f"the image's step failed: {last_line(log)}; its words are in {log}")
    finally:
        if mounted:
            run("umount", os.path.join(tree, "proc"), log=log)
    layer = os.path.join(folder, "layer.tar")
    # Devices cannot be made everywhere; whoever runs the image has their own.
    clean(tree)
    shutil.rmtree(os.path.join(tree, "dev"))
    os.makedirs(os.path.join(tree, "dev"))
    with open(layer, "wb") as out:
        archives.write_tar(tree, out, time, is_system=True)
    write_archive(layer, settings(steps), path, folder, time, version, architecture)


def write_archive(layer, config, path, folder, time, version, architecture):
    """Writes a layer and a configuration as an OCI archive (https://github.com/opencontainers/image-spec)."""
    place = os.path.join(folder, "oci")
    blobs = os.path.join(place, "blobs", "sha256")
    os.makedirs(blobs)
    difference = archives.sha256(layer)
    packed = os.path.join(folder, "layer.tar.gz")
    with open(layer, "rb") as file, open(packed, "wb") as raw, \
            gzip.GzipFile("", "wb", compresslevel=6, fileobj=raw, mtime=0) as out:
        shutil.copyfileobj(file, out, 1 << 20)

    def add(content, kind):
        data = json.dumps(content, separators=(",", ":"), sort_keys=True).encode()
        digest = hashlib.sha256(data).hexdigest()
        with open(os.path.join(blobs, digest), "wb") as out:
            out.write(data)
        return {"mediaType": kind, "digest": f"sha256:{digest}", "size": len(data)}

    digest = archives.sha256(packed)
    size = os.path.getsize(packed)
    os.rename(packed, os.path.join(blobs, digest))
    created = datetime.fromtimestamp(time, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    image = add({
        "created": created, "architecture": architecture, "os": "linux", "config": config,
        "rootfs": {"type": "layers", "diff_ids": [f"sha256:{difference}"]},
        "history": [{"created": created, "created_by": "Scripts/release"}],
    }, "application/vnd.oci.image.config.v1+json")
    manifest = add({
        "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json", "config": image,
        "layers": [{"mediaType": "application/vnd.oci.image.layer.v1.tar+gzip", "digest": f"sha256:{digest}",
                    "size": size}],
    }, "application/vnd.oci.image.manifest.v1+json")
    manifest["annotations"] = {"org.opencontainers.image.ref.name": f"localhost/snug:{version}"}
    for name, content in [
        ("index.json", {"schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json",
                        "manifests": [manifest]}),
        ("oci-layout", {"imageLayoutVersion": "1.0.0"}),
    ]:
        with open(os.path.join(place, name), "w", encoding="utf-8") as out:
            json.dump(content, out, separators=(",", ":"))
    with open(path, "wb") as out:
        archives.write_tar(place, out, time)


def write(root, package, path, folder, time, version, architecture):
    """Writes the image; returns how it was made."""
    log = path.removesuffix(".tar") + ".log"
    if os.path.exists(log):
        os.unlink(log)
    if os.path.exists(path):
        os.unlink(path)
    if shutil.which("buildah") and run("buildah", "info", log=log):
        by_buildah(root, package, path, folder, time, version, log)
        how = "buildah"
    else:
        in_folder(root, package, path, folder, time, version, architecture, log)
        how = "debootstrap and chroot"
    os.unlink(log)
    return how
