"""What servers of SFTP differ in: passwords, no step by which a file takes the place of another, full disks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import hosts
from checks import Checks
from sending import deploy, no_room, ok, whole
from editions import copied
from hosts import Host
from portal import LATER, Portal

# As docs/guide/deploying.md says it for keys, which forbids to ask for a password.
TRUSTING = "ssh -o BatchMode=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR"


def check(checks: Checks, first: Portal, folder: Path) -> None:
    if hosts.missing(checks, "sftp"):
        return
    check_password(checks, copied(first, folder / "password"), folder / "password-host")
    check_legacy(checks, copied(first, folder / "legacy"), folder / "legacy-host")
    check_full(checks, copied(first, folder / "full"), folder / "full-host")


def check_password(checks: Checks, portal: Portal, folder: Path) -> None:
    """A password with what shells and scripts take for something else; a wrong one; a host that nobody knows."""
    folder.mkdir()
    port = hosts.free_port()
    words = [sys.executable, str(Path(__file__).with_name("sftp_server.py")), str(port), str(folder)]
    server = subprocess.Popen(words, env={**os.environ, "SFTP_PASSWORD": hosts.SECRET})
    try:
        checks.hold(hosts.wait(port, server), "a server of SFTP that asks for a password")
        place = f"sftp://ana:{hosts.SECRET}@127.0.0.1:{port}/web/a portal"
        host = Host("sftp", place, folder / "web" / "a portal", {"RSYNC_RSH": TRUSTING})
        sent_twice(checks, portal, host, "by password")
        wrong = place.replace(hosts.SECRET, "cl4ve")
        code, _, errors = deploy(portal, wrong, environment=host.environment)
        checks.hold(code == 6 and "Permission denied" in errors and "cl4ve" not in errors, f"a wrong password: {code} {errors}")
        asking = {"RSYNC_RSH": "ssh -o StrictHostKeyChecking=ask -o UserKnownHostsFile=/dev/null"}
        code, _, errors = deploy(portal, place, environment=asking)
        checks.hold(code == 6 and "Host key verification failed" in errors, f"a host that nobody knows: {code} {errors}")
    finally:
        server.terminate()
        server.wait()


def check_legacy(checks: Checks, portal: Portal, folder: Path) -> None:
    """A server on which the former file has to go before another one has its name."""
    with hosts.shell(checks, folder, subsystem="internal-sftp -P posix-rename") as calling:
        if calling:
            www = folder / "www"
            sent_twice(checks, portal, Host("sftp", f"sftp://{hosts.user()}@127.0.0.1:{calling['PORT']}{www}", www, calling), "where nothing is replaced")


def sent_twice(checks: Checks, portal: Portal, host: Host, how: str) -> None:
    # With what sftp takes for a pattern, an option or a path of the user.
    for name in ("a [b]*? \"c\".txt", "-rf.txt", "~ana.txt"):
        place = portal.folder / "Content" / "static" / name
        place.parent.mkdir(exist_ok=True)
        place.write_text(name)
    portal.build(LATER)
    ok(checks, portal, host)
    whole(checks, portal, host, f"sent {how}")
    portal.article(7)
    portal.build("2026-11-21T08:00:00Z")
    ok(checks, portal, host)
    whole(checks, portal, host, f"sent again {how}")
    left = [str(path) for path in host.root().rglob(".pregonero-*")]
    checks.equal(left, [], f"nothing is left half {how}")


def check_full(checks: Checks, portal: Portal, folder: Path) -> None:
    """A disk without room is named, and the same command finishes what it broke off."""
    with hosts.sftp(checks, folder) as host:
        if host is None:
            return
        with hosts.small_disk(checks, host.folder) as widen:
            if widen is None:
                return
            no_room(checks, portal, host)
            widen()
            ok(checks, portal, host)
            whole(checks, portal, host, "sent when there was room")
