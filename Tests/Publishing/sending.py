"""What sends a site, and what a host must have of it then."""

from __future__ import annotations

import json

from checks import Checks
from editions import command, differing
from hosts import Host
from portal import Portal
from recipes import files

NIGHT = "2026-11-21T08:00:00Z"
RECORDS = "_deploy/"
# The portal has a page that is closed, and most hosts ask for no passwords.
OPEN = "--allow-open"


def deploy(portal: Portal, host: Host | str, *more: str, environment: dict[str, str] | None = None) -> tuple[int, str, str]:
    place, needs = (host, {}) if isinstance(host, str) else (host.place, host.environment)
    running = command(portal, "deploy", "--to", place, OPEN, *more, environment=needs | (environment or {}))
    output, errors = running.communicate()
    return running.returncode, output, errors


def ok(checks: Checks, portal: Portal, host: Host | str, *more: str) -> dict[str, list[str]]:
    """What was sent, as the program tells it."""
    code, output, errors = deploy(portal, host, "--json", *more)
    checks.equal(code, 0, f"deploy {host if isinstance(host, str) else host.kind} {more}: {errors}")
    return json.loads(output)[0] if code == 0 else {"added": [], "changed": [], "removed": [], "order": []}


def count(done: dict[str, list[str]]) -> int:
    return len(done["added"]) + len(done["changed"]) + len(done["removed"])


def published(host: Host) -> dict[str, bytes]:
    """What readers find there, without our records and what lingers."""
    return {name: held for name, held in files(host.root()).items() if not name.startswith(RECORDS) and not name.startswith("_/")}


def site(portal: Portal) -> dict[str, bytes]:
    return {name: held for name, held in files(portal.public).items() if not name.startswith("_/")}


def whole(checks: Checks, portal: Portal, host: Host, what: str) -> None:
    checks.equal(differing(published(host), site(portal)), [], f"{host.kind}: {what}")
    assets = {name: held for name, held in files(portal.public).items() if name.startswith("_/")}
    there = files(host.root())
    checks.equal([name for name in assets if there.get(name) != assets[name]], [], f"{host.kind}: assets, {what}")


def run(portal: Portal, *words: str) -> tuple[int, str, str]:
    running = command(portal, "deploy", *words)
    output, errors = running.communicate()
    return running.returncode, output, errors


def no_room(checks: Checks, portal: Portal, host: Host) -> None:
    code, _, errors = deploy(portal, host)
    checks.hold(code == 6 and "the disk of " in errors and " is full\nhint: make room there" in errors, f"{host.kind}: {code} {errors}")
