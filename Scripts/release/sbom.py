"""The list of what a build of snug consists of, as CycloneDX 1.5 JSON (https://cyclonedx.org)."""
import json
import uuid
from datetime import datetime, timezone

import archives
from version import Refusal


def packages_of_product(manifest, product):
    """Identities of the packages whose products a product of this package uses, in its own targets.

    `manifest` is what `swift package dump-package` prints."""
    targets = {target["name"]: target for target in manifest["targets"]}
    waiting = [name for entry in manifest["products"] if entry["name"] == product for name in entry["targets"]]
    seen, packages = set(), set()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in targets:
            continue
        seen.add(name)
        for dependency in targets[name]["dependencies"]:
            if "product" in dependency:
                packages.add(dependency["product"][1].lower())
            else:
                waiting.append((dependency.get("byName") or dependency.get("target"))[0])
    return packages


def swift_packages(tree, wanted):
    """The packages with the wanted identities and their dependencies, by identity.

    `tree` is what `swift package show-dependencies --format json` prints."""
    found = {}

    def take(package):
        if package["identity"] in found:
            return
        found[package["identity"]] = package
        for dependency in package["dependencies"]:
            take(dependency)

    for package in tree["dependencies"]:
        if package["identity"] in wanted:
            take(package)
    if missing := sorted(wanted - set(found)):
        raise Refusal(f"swift package show-dependencies does not list {', '.join(missing)}")
    return dict(sorted(found.items()))


def swift_component(package, revision):
    """A Swift package."""
    place = package["url"].removeprefix("https://").removesuffix(".git")
    reference = f"pkg:swift/{place}@{package['version']}"
    component = {
        "type": "library", "bom-ref": reference, "name": package["name"], "version": package["version"],
        "purl": reference, "externalReferences": [{"type": "vcs", "url": package["url"]}],
    }
    if revision:
        component["properties"] = [{"name": "snug:revision", "value": revision}]
    return component


def debian_component(package, names, architecture, distribution):
    """A Debian package, with the names of its libraries that are linked."""
    reference = (f"pkg:deb/{distribution['ID']}/{encoded(package.name)}@{encoded(package.version)}"
                 f"?arch={architecture}&distro={distribution['ID']}-{distribution.get('VERSION_ID', 'sid')}")
    return {
        "type": "library", "bom-ref": reference, "name": package.name, "version": package.version, "purl": reference,
        "properties": [{"name": "snug:library", "value": name} for name in sorted(names)]
        + [{"name": "snug:source", "value": f"{package.source} {package.source_version}"}],
    }


def encoded(text):
    """A name or version inside a package URL."""
    return text.replace("%", "%25").replace("+", "%2B").replace(":", "%3A").replace("~", "~")


def document(program, version, time, commit, swift_version, packages, revisions, libraries, architecture,
             distribution):
    """The list, as a value for JSON.

    `packages` are those of swift_packages, `revisions` their commits by identity, `libraries` the names of linked
    libraries by Debian package."""
    digest = archives.sha256(program)
    runtime = f"pkg:generic/swift@{swift_version}"
    components = [swift_component(package, revisions.get(identity)) for identity, package in packages.items()]
    components.append({
        "type": "library", "bom-ref": runtime, "name": "Swift standard library and Foundation",
        "version": swift_version, "purl": runtime, "licenses": [{"license": {"id": "Apache-2.0"}}],
        "description": "Linked into the program.",
    })
    components += [debian_component(package, names, architecture, distribution)
                   for package, names in sorted(libraries.items(), key=lambda item: item[0].name)]
    own = f"snug@{version}"
    references = {identity: swift_component(package, None)["bom-ref"] for identity, package in packages.items()}
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        # The same program gives the same number.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, digest)}",
        "metadata": {
            "timestamp": datetime.fromtimestamp(time, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application", "bom-ref": own, "name": "snug", "version": version,
                "licenses": [{"license": {"id": "MIT"}}],
                "hashes": [{"alg": "SHA-256", "content": digest}],
                "properties": [{"name": "snug:commit", "value": commit},
                               {"name": "snug:architecture", "value": architecture}],
            },
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [component["bom-ref"] for component in components]}] + [
            {"ref": references[identity],
             "dependsOn": [references[dependency["identity"]] for dependency in package["dependencies"]]}
            for identity, package in packages.items()],
    }


def text(value):
    """The list as a text."""
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def revisions(resolved):
    """Commits by identity, from the text of Package.resolved."""
    return {pin["identity"]: pin["state"].get("revision") for pin in json.loads(resolved)["pins"]}
