#!/usr/bin/env python3
"""Writes what the program is made of, as CycloneDX: packages of Swift that are in it, libraries of the system that it loads.

usage: bill.py PROGRAM VERSION PACKAGE.RESOLVED
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

LICENSES = {"swift-argument-parser": "Apache-2.0", "grdb.swift": "MIT", "yams": "MIT", "flyingfox": "MIT"}


def output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def packages(resolved: Path) -> list[dict]:
    found = []
    for pin in json.loads(resolved.read_text())["pins"]:
        version = pin["state"].get("version", pin["state"]["revision"])
        address = pin["location"].removesuffix(".git")
        component = {
            "type": "library", "name": pin["identity"], "version": version,
            "purl": f"pkg:swift/{address.removeprefix('https://')}@{version}",
            "properties": [{"name": "git:revision", "value": pin["state"]["revision"]}],
        }
        if pin["identity"] in LICENSES:
            component["licenses"] = [{"license": {"id": LICENSES[pin["identity"]]}}]
        found.append(component)
    return found


def toolchain() -> dict:
    version = re.search(r"Swift version ([0-9.]+)", output("swift", "--version"))
    return {
        "type": "library", "name": "swift-runtime", "version": version[1] if version else "unknown",
        "description": "Standard library, Foundation and Dispatch, linked into the program",
        "licenses": [{"expression": "Apache-2.0 WITH Swift-exception"}],
    }


def libraries(program: str) -> list[dict]:
    """The packages of Debian in which the libraries lie that the program itself names."""
    names = re.findall(r"NEEDED +(\S+)", output("objdump", "-p", program))
    places = dict(re.findall(r"^\s*(\S+) => (\S+)", output("ldd", program), re.M))
    found: dict[str, dict] = {}
    for name in names:
        place = Path(places.get(name, f"/lib64/{name}"))
        owner = owned(place)
        if not owner:
            sys.exit(f"error: {name} ({place}) is of no Debian package")
        version, architecture = output("dpkg-query", "-W", "-f=${Version}\t${Architecture}", owner).split("\t")
        entry = found.setdefault(owner, {
            "type": "library", "name": owner.split(":")[0], "version": version, "scope": "required",
            "purl": f"pkg:deb/debian/{owner.split(':')[0]}@{version}?arch={architecture}", "properties": [],
        })
        entry["properties"].append({"name": "loaded", "value": name})
    return [found[owner] for owner in sorted(found)]


def owned(place: Path) -> str | None:
    for path in (place, place.resolve(), Path("/usr") / place.relative_to("/")):
        done = subprocess.run(["dpkg-query", "-S", str(path)], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(": ")[0]
    return None


def main() -> int:
    program, version, resolved = sys.argv[1:]
    digest = hashlib.sha256(Path(program).read_bytes()).hexdigest()
    bill = {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": {"component": {
            "type": "application", "name": "pregonero", "version": version, "hashes": [{"alg": "SHA-256", "content": digest}],
        }},
        "components": packages(Path(resolved)) + [toolchain()] + libraries(program),
    }
    print(json.dumps(bill, indent=2, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
