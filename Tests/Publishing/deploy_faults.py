"""What a deploy says and leaves where a disk is full, a key is unknown, a host refuses or somebody else is at work."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Callable, Iterator

import hosts
from checks import Checks
from editions import command, copied, differing
from hosts import Host
from portal import LATER, Portal
from recipes import files
from sending import NIGHT, RECORDS, count, deploy, no_room, ok, site, whole


def check_full(checks: Checks, first: Portal, folder: Path) -> None:
    """A disk that is full, a folder that cannot be written."""
    portal = copied(first, folder)
    target = folder.parent / "closed"
    target.write_text("a file")
    code, _, errors = deploy(portal, str(target))
    checks.hold(code == 6 and "hint: make the folder readable and writable" in errors, errors)
    small = folder.parent / "small"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(small)], check=False).returncode != 0:
        checks.lack("no small disk can be mounted: a full one is not deployed to")
        return
    try:
        code, _, errors = deploy(portal, str(small))
        checks.hold(code == 6 and "the disk is full\nhint: make room there and deploy again" in errors, f"{code} {errors}")
        subprocess.run(["mount", "-o", "remount,size=64m", str(small)], check=True)
        ok(checks, portal, str(small))
        checks.equal(differing(site(portal), {n: h for n, h in files(small).items() if not n.startswith(RECORDS) and not n.startswith("_/")}), [], "sent when there was room")
        subprocess.run(["mount", "-o", "remount,ro", str(small)], check=True)
        portal.article(8)
        portal.build(LATER)
        code, _, errors = deploy(portal, str(small))
        checks.hold(code == 6 and "cannot be written" in errors, f"{code} {errors}")
    finally:
        subprocess.run(["umount", str(small)], check=True)


@contextmanager
def keeping(checks: Checks, kind: str, port: int, home: Path, *ending: str) -> Iterator[None]:
    """A server that does not give away what has an ending."""
    words = [sys.executable, str(Path(__file__).with_name(f"{kind}_server.py")), str(port), str(home), *ending]
    server = subprocess.Popen(words, env={**os.environ, "SFTP_PASSWORD": "clave"}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        checks.hold(hosts.wait(port, server), f"a server of {kind} begins")
        yield
    finally:
        server.terminate()
        server.wait()


def check_keys(checks: Checks, first: Portal, folder: Path) -> None:
    """A key that the server does not know, a server that is not there, a closed branch; no password in any message."""
    portal = copied(first, folder)
    folder = folder.with_name("key-hosts")
    with hosts.shell(checks, folder) as calling:
        if calling:
            wrong = {"RSYNC_RSH": calling["RSYNC_RSH"].replace("/mine ", "/stranger ") + " -o IdentitiesOnly=yes"}
            made = folder / "made"
            for place in (f"rsync:{hosts.user()}@127.0.0.1:{made}", f"sftp://{hosts.user()}@127.0.0.1:{calling['PORT']}{made}"):
                code, _, errors = deploy(portal, place, environment=wrong)
                hint = f"hint: see that '$RSYNC_RSH {hosts.user()}@127.0.0.1 touch " if place.startswith("rsync:") else "hint: see that '"
                checks.hold(code == 6 and hint in errors, f"{place}: {code} {errors}")
                checks.hold(not made.exists(), "nothing was made there")
            (folder / "closed").mkdir()
            (folder / "closed" / "current").mkdir()
            code, _, errors = deploy(portal, f"rsync:{hosts.user()}@127.0.0.1:{folder}/closed", environment=calling)
            checks.hold(code == 6 and "current is no link: move it away" in errors, f"{code} {errors}")
    for place in ("ftp://ana:cl4ve@127.0.0.1:1/www", "git:http://ana:cl4ve@127.0.0.1:1/x.git", "rclone::webdav,url='http://127.0.0.1:1/',pass=cl4ve:x"):
        code, _, errors = deploy(portal, place)
        checks.hold(code == 6 and "cl4ve" not in errors, f"{place}: {code} {errors}")
    with hosts.git(checks, folder) as host:
        ok(checks, portal, host)
        hook = host.folder / "hooks" / "pre-receive"
        hook.parent.mkdir(exist_ok=True)
        hook.write_text("#!/bin/sh\necho 'this branch is closed' >&2\nexit 1\n")
        hook.chmod(0o755)
        portal.article(5)
        portal.build(LATER)
        code, _, errors = deploy(portal, host)
        checks.equal(code, 6, f"git: a closed branch: {errors}")
        hook.unlink()
        ok(checks, portal, host)
        checks.equal(host.git("rev-list", "--count", "gh-pages"), "1", "git: commits on the branch")
        checks.hold((host.root() / ".nojekyll").exists(), "git: .nojekyll is there")
        check_refused(checks, portal, host)


def check_refused(checks: Checks, portal: Portal, host: Host) -> None:
    """A repository that takes no push, whoever sends it: that is no other machine."""
    reasons = {
        "non-fast-forward": "let the branch take forced pushes",
        "branch is currently checked out": "name another branch, or a repository that is bare",
    }
    shared = host.folder.with_name("shared.git")
    subprocess.run(["git", "init", "--quiet", "--bare", "--shared", str(shared)], check=True)
    checked = host.folder.with_name("checked-out")
    subprocess.run(["git", "init", "--quiet", "--initial-branch", "gh-pages", str(checked)], check=True)
    ok(checks, portal, f"git:{shared}")
    portal.article(6)
    portal.build(NIGHT)
    subprocess.run(["git", "fetch", "--quiet", str(host.folder), "gh-pages:held"], cwd=checked, check=True)
    subprocess.run(["git", "reset", "--quiet", "--hard", "held"], cwd=checked, check=True)
    for repository, (reason, hint) in zip((shared, checked), reasons.items()):
        for more in ((), ("--force",)):
            code, _, errors = deploy(portal, f"git:{repository}", *more)
            checks.hold(code == 6 and f"({reason})\nhint: " in errors and hint in errors, f"git: {reason} {more}: {code} {errors}")
    subprocess.run(["git", "config", "receive.denyNonFastForwards", "false"], cwd=shared, check=True)
    ok(checks, portal, f"git:{shared}")
    small = host.folder.with_name("small-git")
    small.mkdir()
    with hosts.small_disk(checks, small) as widen:
        if widen is None:
            return
        subprocess.run(["cp", "-a", str(host.folder), str(small / "portal.git")], check=True)
        # Until there is room for nothing more.
        subprocess.run(["dd", "if=/dev/zero", f"of={small / 'all'}", "bs=4k"], stderr=subprocess.DEVNULL, check=False)
        code, _, errors = deploy(portal, f"git:{small / 'portal.git'}")
        checks.hold(code == 6 and "No space left on device" in errors, f"git: a full disk: {code} {errors}")
        widen()
        ok(checks, portal, f"git:{small / 'portal.git'}")


# Notes what rclone is told, then lets it work.
RCLONE = """#!/bin/bash
printf '%s\\t' "$@" >> "$NOTES"; echo >> "$NOTES"
case "$1" in copy) list=$(cat); printf '%s\\n' "$list" | sed 's/^/  /' >> "$NOTES"; printf '%s' "$list" | /usr/bin/rclone "$@" ;; *) /usr/bin/rclone "$@" ;; esac
"""


def check_headers(checks: Checks, first: Portal, folder: Path) -> None:
    """Each object gets its media type, and for how long it may be kept."""
    if hosts.missing(checks, "rclone"):
        return
    portal = copied(first, folder)
    tools = folder.parent / "header-tools"
    tools.mkdir()
    (tools / "rclone").write_text(RCLONE)
    (tools / "rclone").chmod(0o755)
    notes = folder.parent / "header-notes"
    environment = {"PATH": f"{tools}:/usr/bin:/bin", "NOTES": str(notes)}
    code, _, errors = deploy(portal, f"rclone:{folder.parent / 'header-host'}", environment=environment)
    checks.equal(code, 0, f"headers: {errors}")
    told: dict[str, set[str]] = {}
    headers: set[str] = set()
    for line in notes.read_text().splitlines():
        if line.startswith("  "):
            told[line[2:]] = headers
        else:
            words = line.split("\t")
            headers = {words[number + 1] for number, word in enumerate(words) if word == "--header-upload"}
    style = next(name for name in told if name.startswith("_/base.") and name.endswith(".css"))
    for name, wanted in {
        style: {"Cache-Control: public, max-age=31536000, immutable", "Content-Type: text/css; charset=utf-8"},
        "index.html": {"Cache-Control: public, max-age=60, stale-while-revalidate=600", "Content-Type: text/html; charset=utf-8"},
        "feed.xml": {"Cache-Control: public, max-age=300", "Content-Type: application/rss+xml; charset=utf-8"},
        "sw.js": {"Cache-Control: no-cache", "Content-Type: text/javascript; charset=utf-8"},
        "redaccion/index.html": {"Cache-Control: private, no-store", "Content-Type: text/html; charset=utf-8"},
        "_deploy/manifest": {"Cache-Control: no-cache", "Content-Type: application/octet-stream"},
    }.items():
        checks.equal(told.get(name), wanted, f"headers of {name}")


# Stands for lftp, and does not listen to whoever tells it to end.
SLOW = """#!/bin/bash
cat > /dev/null
trap '' TERM HUP INT
echo $$ > "$NOTES.new" && mv "$NOTES.new" "$NOTES"
for number in {1..300}; do sleep 0.1; done
"""


def check_ended(checks: Checks, first: Portal, folder: Path) -> None:
    """Whoever ends a deploy, in whichever way, finds nobody at work any more, and no password that was left behind."""
    if hosts.missing(checks, "setpriv"):
        return
    if not Path("/proc/self/stat").exists():
        checks.skip("there is no /proc: nobody can tell who is at work still")
        return
    portal = copied(first, folder)
    tools = folder.parent / "slow-tools"
    tools.mkdir()
    (tools / "lftp").write_text(SLOW)
    (tools / "lftp").chmod(0o755)
    scratch = folder.parent / "slow-scratch"
    scratch.mkdir()
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGKILL):
        notes = folder.parent / f"slow-{number.name}"
        environment = {"PATH": f"{tools}:/usr/bin:/bin", "NOTES": str(notes), "TMPDIR": str(scratch)}
        running = command(portal, "deploy", "--to", "ftp://ana:cl4ve@127.0.0.1:1/www", environment=environment)
        found = until(notes.exists)
        running.send_signal(number)
        running.communicate()
        checks.hold(found, f"{number.name}: its tool is not called")
        checks.hold(found and until(lambda: is_gone(notes.read_text().strip())), f"{number.name}: its tool is at work still")
        left = [name for name, held in files(scratch).items() if b"cl4ve" in held]
        checks.equal(left, [], f"{number.name}: what it was given is left behind")


def until(holds: Callable[[], bool]) -> bool:
    """Whether something holds within a minute."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.02)
    return False


def is_gone(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def check_locks(checks: Checks, first: Portal, folder: Path) -> None:
    """Another machine that is sending, one whose clock is far ahead, one that was killed long ago."""
    portal = copied(first, folder)
    target = folder.parent / "locked"
    deploy(portal, str(target))
    portal.article(5)
    portal.build(LATER)
    pending = target / "_deploy" / "pending"
    end = int(time.time()) + 600
    until = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(end))
    pending.write_text(f"pregonero-deploying 1\nmaquina\n{end}\nindex.html\n")
    code, _, errors = deploy(portal, str(target))
    checks.hold(code == 4 and f"maquina is sending to that host, until {until} at the latest\nhint: wait for it; --force" in errors, f"{code} {errors}")
    pending.unlink()
    # A run of a machine of this name that was begun elsewhere is as good as another machine's.
    name = socket.gethostname()
    run = target / "_deploy" / "pending-1a2b"
    run.write_text(f"pregonero-deploying 1\n{name}\n{end}\nindex.html\n")
    (target / "index.html").write_text("a mano")
    code, _, errors = deploy(portal, str(target))
    checks.hold(code == 4 and f"{name} is sending to that host, until {until} at the latest\n" in errors, f"{code} {errors}")
    # Of what it names nobody knows what it holds, and it may be at work still: what was sent is sent once more.
    checks.hold("index.html" in ok(checks, portal, str(target), "--force")["order"], "what another one may have touched is sent")
    left = [path.name for path in (target / "_deploy").glob("pending*")]
    checks.hold(len(left) == 1 and left[0].endswith("-left"), f"after one that may be at work: {left}")
    checks.hold(count(ok(checks, portal, str(target))) > 0, "what was sent while another one may have been at work is sent once more")
    checks.equal(list((target / "_deploy").glob("pending*")), [], "nothing is left of it")
    checks.equal(count(ok(checks, portal, str(target))), 0, "and nothing is sent for ever")
    # No machine claims a host for years: a clock that is far ahead keeps nobody out.
    pending.write_text("pregonero-deploying 1\nmaquina\n4102444800\nindex.html\n")
    ok(checks, portal, str(target))
    portal.article(6)
    portal.build(NIGHT)
    pending.write_text("pregonero-deploying 1\nmaquina\n1700000000\nindex.html\n")
    ok(checks, portal, str(target))
    checks.hold(not pending.exists(), "a lock that is over is taken away")
    pending.write_text("nada")
    (target / "index.html").write_text("a mano")
    # What nobody can read is a journal of nothing; it goes, and what was put there by hand stays until it changes here.
    ok(checks, portal, str(target))
    checks.hold(not pending.exists(), "a journal that is none goes")
    ok(checks, portal, str(target), "--force")


def check_closed(checks: Checks, first: Portal, folder: Path) -> None:
    """Hosts that can be read and not written, and one whose disk is full."""
    portal = copied(first, folder)
    home = folder.with_name("closed-ftp")
    home.mkdir()
    port = hosts.free_port()
    words = [sys.executable, "-m", "pyftpdlib", "-i", "127.0.0.1", "-p", str(port), "-u", "ana", "-P", "clave", "-d", str(home)]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        checks.hold(hosts.wait(port, server), "a server of FTP that takes nothing")
        code, _, errors = deploy(portal, f"ftp://ana:clave@127.0.0.1:{port}/")
        checks.hold(code == 6 and "lftp: " in errors and "that the folder can be written" in errors, f"{code} {errors}")
        code, _, errors = deploy(portal, f"ftp://ana:falsa@127.0.0.1:{port}/")
        checks.hold(code == 6 and "Login failed" in errors and "falsa" not in errors, f"{code} {errors}")
    finally:
        server.terminate()
        server.wait()
    checks.equal(list(home.iterdir()), [], "nothing came to it")
    with hosts.rsync(checks, folder.with_name("closed-rsync")) as host:
        if host is None:
            return
        with hosts.small_disk(checks, host.folder) as widen:
            if widen is None:
                return
            no_room(checks, portal, host)
            checks.hold(not (host.folder / "current").exists(), "rsync: half a release is not served")
            widen()
            ok(checks, portal, host)
            whole(checks, portal, host, "sent when there was room")
            for number in (5, 6, 7, 8):
                portal.article(number)
                portal.build(f"2026-11-21T{number + 2:02}:00:00Z")
                ok(checks, portal, host)
            releases = sorted(path.name for path in (host.folder / "releases").iterdir())
            checks.equal(releases, ["3", "4", "5"], "rsync: the last three are kept, and nothing else")
            portal.run("withdraw", "https://valle.example/7", "--erase", "--offline", "--quiet", "--clock", "2026-11-21T11:00:00Z")
            ok(checks, portal, host)
            releases = sorted(path.name for path in (host.folder / "releases").iterdir())
            checks.equal(releases, [".erasures", "6"], "rsync: nothing is kept of before something was erased")
            for number in (3, 4):
                portal.article(number)
                portal.build(f"2026-11-21T11:1{number}:00Z")
                ok(checks, portal, host)
            releases = sorted(path.name for path in (host.folder / "releases").iterdir())
            checks.equal(releases, [".erasures", "6", "7", "8"], "rsync: from then on three are kept again")
            subprocess.run(["mount", "-o", "remount,ro", str(host.folder)], check=True)
            portal.article(9)
            portal.build("2026-11-21T12:00:00Z")
            code, _, errors = deploy(portal, host)
            checks.hold(code == 6 and "Read-only file system" in errors, f"rsync: {code} {errors}")
