"""The state kept once more elsewhere: in a folder, through rclone, on a branch; damaged, full, read-only, killed, from elsewhere."""

from __future__ import annotations

import base64
import http.server
import re
import shutil
import subprocess
import threading
import time
from datetime import datetime, timezone
from pathlib import Path

from checks import Checks
from editions import command, copied, differing, kill_at, span
from portal import LATER, Portal
from recipes import files

NIGHT = "2026-11-21T08:00:00Z"


def check(checks: Checks, program: str, folder: Path) -> None:
    portal = Portal(program, folder / "site", "https://example.org/")
    portal.build()
    check_round(checks, portal, folder / "folder", str(folder / "kept"))
    if shutil.which("rclone"):
        check_round(checks, portal, folder / "rclone", f"rclone:{folder / 'store'}")
    else:
        checks.skip("rclone is not installed: the state is not sent through it")
    repository = folder / "origin.git"
    subprocess.run(["git", "init", "--quiet", "--bare", str(repository)], check=True)
    check_round(checks, portal, folder / "git", f"git:{repository}")
    check_branch(checks, portal, folder / "branch", repository)
    check_faults(checks, portal, folder / "faults")
    check_kills(checks, portal, folder / "kills")
    check_erasure(checks, portal, folder / "erasure")
    check_bounds(checks, portal, folder / "bounds")
    check_tools(checks, portal, folder / "tools")
    check_password(checks, portal, folder / "password")
    check_full(checks, portal, folder / "full")


def state(portal: Portal, word: str, remote: str, *more: str, environment: dict[str, str] | None = None) -> tuple[int, str]:
    if "--clock" not in more:
        more = (*more, "--clock", LATER)
    running = command(portal, "state", word, "--remote", remote, *more, environment=environment)
    _, errors = running.communicate()
    return running.returncode, errors


def ok(checks: Checks, portal: Portal, word: str, remote: str, *more: str) -> str:
    code, errors = state(portal, word, remote, *more)
    checks.equal(code, 0, f"state {word} {remote}: {errors}")
    return errors


def sent(said: str) -> float:
    """The kilobytes of which a push tells."""
    number, unit = re.search(r"sent ([\d.]+) (KB|MB)", said).groups()
    return float(number) * {"KB": 1, "MB": 1_000}[unit]


def check_round(checks: Checks, first: Portal, folder: Path, remote: str) -> None:
    """Sent, taken away, fetched: the same site, byte for byte; from another machine, too."""
    portal = copied(first, folder)
    checks.equal(state(portal, "pull", remote)[0], 7, f"{remote}: nothing was ever sent")
    whole = ok(checks, portal, "push", remote)
    again = ok(checks, portal, "push", remote)
    checks.hold("sent 0 KB" in again, f"{remote}: nothing is sent twice: {again}")
    portal.article(7)
    portal.build(LATER)
    one = files(portal.public)
    held = (portal.folder / ".pregonero" / "archive.sqlite").read_bytes()
    said = ok(checks, portal, "push", remote)
    checks.hold(sent(said) < 0.8 * sent(whole), f"{remote}: one article sends less than all: {said}, of {whole}")
    ok(checks, portal, "verify", remote)
    shutil.rmtree(portal.folder / ".pregonero")
    shutil.rmtree(portal.public)
    missing = command(portal, "build", "--require-state", "--offline")
    checks.equal((missing.wait(), portal.public.exists()), (7, False), f"{remote}: no state, no build")
    ok(checks, portal, "pull", remote)
    checks.equal((portal.folder / ".pregonero" / "archive.sqlite").read_bytes() == held, True, f"{remote}: the archive as it was sent")
    portal.build(LATER, "--require-state")
    checks.equal(differing(files(portal.public), one), [], f"{remote}: the site from a fetched state")
    check_two(checks, portal, folder, remote)


def check_two(checks: Checks, portal: Portal, folder: Path, remote: str) -> None:
    """Of two machines the second one is told, and loses nothing."""
    other = copied(portal, folder.with_name(folder.name + "-other"))
    ok(checks, other, "push", remote)
    code, errors = state(portal, "push", remote)
    # Both have the same archive, or this one opened it once more: it is never put in the place of the other's unseen.
    checks.equal(code, 4, f"{remote}: the second machine: {errors}")
    checks.hold("refused to send: there is a newer state" in errors and "state pull" in errors, f"{remote}: {errors}")
    code, errors = state(portal, "pull", remote)
    checks.hold(code in (0, 4), f"{remote}: {errors}")
    ok(checks, portal, "pull", remote, "--force")
    portal.article(8)
    portal.build(NIGHT)
    ok(checks, portal, "push", remote)


def check_branch(checks: Checks, portal: Portal, folder: Path, repository: Path) -> None:
    """One commit, however often it is sent."""
    trial = copied(portal, folder)
    remote = f"git:{repository}"
    ok(checks, trial, "push", remote, "--force")
    for number in range(10, 16):
        trial.article(number)
        trial.build(f"2026-11-21T{number}:00:00Z")
        ok(checks, trial, "push", remote, "--clock", f"2026-11-21T{number}:00:00Z")
    log = subprocess.run(["git", "rev-list", "--count", "pregonero-state"], cwd=repository, capture_output=True, text=True, check=True)
    checks.equal(log.stdout.strip(), "1", "git: commits on the branch")
    tree = subprocess.run(["git", "ls-tree", "-r", "--name-only", "pregonero-state"], cwd=repository, capture_output=True, text=True, check=True)
    checks.equal(sum(name.startswith("snapshots/") for name in tree.stdout.split()), 1, "git: snapshots of one day")
    # A hook that lets nothing pass is no newer state.
    hook = repository / "hooks" / "pre-receive"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\necho 'this branch is closed' >&2\nexit 1\n")
    hook.chmod(0o755)
    trial.article(16)
    trial.build("2026-11-21T16:00:00Z")
    code, errors = state(trial, "push", remote)
    hook.unlink()
    checks.equal(code, 6, f"git: a closed branch: {errors}")
    # Nor is a repository of which no branch goes back.
    subprocess.run(["git", "config", "receive.denyNonFastForwards", "true"], cwd=repository, check=True)
    code, errors = state(trial, "push", remote)
    subprocess.run(["git", "config", "receive.denyNonFastForwards", "false"], cwd=repository, check=True)
    checks.hold(code == 6 and "(non-fast-forward)\nhint: " in errors and "let the branch take forced pushes" in errors, f"git: no way back: {code} {errors}")
    ok(checks, trial, "push", remote)


def check_faults(checks: Checks, first: Portal, folder: Path) -> None:
    portal = copied(first, folder)
    remote = folder.with_name("faulty")
    ok(checks, portal, "push", str(remote))
    parts = sorted((remote / "parts").iterdir())
    held = parts[0].read_bytes()
    flipped = bytearray(held)
    flipped[len(flipped) // 2] ^= 1
    parts[0].write_bytes(flipped)
    before = files(portal.folder / ".pregonero")
    for word, more in (("verify", ()), ("pull", ("--force",))):
        trial = copied(portal, folder.with_name("trial"))
        shutil.rmtree(trial.folder / ".pregonero")
        code, errors = state(trial, word, str(remote), *more)
        checks.equal(code, 6, f"a flipped byte: {errors}")
        checks.hold(f"damaged: part {parts[0].name}" in errors, f"a flipped byte: {errors}")
        checks.hold(not (trial.folder / ".pregonero" / "archive.sqlite").exists(), "nothing of a damaged state is taken")
    parts[0].unlink()
    code, errors = state(portal, "verify", str(remote))
    checks.hold(code == 6 and "which is not there" in errors, f"a lost part: {code} {errors}")
    parts[0].write_bytes(held)
    now = files(portal.folder / ".pregonero")
    checks.equal([name for name in differing(now, before) if not name.startswith(("sending/", "fetching/"))], [], "the state here is as it was")

    other = copied(first, folder.with_name("another"))
    settings = other.folder / "Content" / "site.yaml"
    settings.write_text(settings.read_text().replace("https://example.org/", "https://otra.example/"))
    shutil.rmtree(other.folder / ".pregonero")
    code, errors = state(other, "pull", str(remote))
    checks.equal(code, 4, "the state of another portal")
    checks.hold("is that of https://example.org/, and this is https://otra.example/" in errors, errors)
    ok(checks, other, "pull", str(remote), "--force")

    pointer = remote / "current"
    text = pointer.read_text()
    for wrong, code, word in (
        (text.replace("pregonero-state 1", "pregonero-state 7"), 2, "has form 7, which a newer program wrote"),
        ("", 6, "damaged"), ("pregonero-state 1\n../../x\nvm\n", 6, "damaged"),
    ):
        pointer.write_text(wrong)
        found, errors = state(portal, "pull", str(remote), "--force")
        checks.hold(found == code and word in errors, f"a pointer {wrong!r}: {found} {errors}")
    pointer.write_text(text)

    # Who is at work is told by the real time, whatever the portal is built as of.
    end = int(time.time()) + 500
    (remote / "lock").write_text(f"x\nmaquina\n{end}\n")
    portal.article(9)
    portal.build(NIGHT)
    code, errors = state(portal, "push", str(remote))
    shown = datetime.fromtimestamp(end, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    checks.hold(code == 4 and f"maquina is at work there, until {shown}" in errors, f"a lock: {code} {errors}")
    # It is over by then; and a broken lock is left to nobody.
    (remote / "lock").write_text(f"x\nmaquina\n{int(time.time()) - 1}\n")
    ok(checks, portal, "push", str(remote), "--clock", "2026-11-21T09:00:00Z")
    checks.hold(not (remote / "lock").exists(), "the lock is taken away")
    portal.article(10)
    portal.build("2026-11-21T10:00:00Z")
    said = ok(checks, portal, "push", str(remote), "--clock", "2026-11-20T00:00:00Z")
    checks.hold("warning: the state before was made later than now" in said, f"a clock that goes behind: {said}")
    code, errors = state(portal, "push", "")
    checks.hold(code == 2 and "a place for the state is empty" in errors, f"no place: {errors}")
    former = command(portal, "state", "pull", "--at", "2031", "--remote", str(remote), "--force")
    errors = former.communicate()[1]
    checks.hold(former.returncode == 2 and "there is no state of '2031'" in errors, errors)


def check_kills(checks: Checks, first: Portal, folder: Path) -> None:
    """Killed at every tenth of its way: what counts there is whole, and the same words finish it."""
    portal = copied(first, folder)
    remote = folder.with_name("killed")
    ok(checks, portal, "push", str(remote))
    portal.feed("valle", range(1, 200), "es")
    portal.build(LATER)
    wanted = (portal.folder / ".pregonero" / "archive.sqlite").read_bytes()
    words = ("state", "push", "--quiet", "--remote", str(remote), "--clock", LATER)
    kept = folder.with_name("killed-kept")
    shutil.copytree(remote, kept)
    whole = span(copied(portal, folder.with_name("killed-site")), *words)
    killed = 0
    for tenth in range(1, 11):
        shutil.rmtree(remote)
        shutil.copytree(kept, remote)
        trial = copied(portal, folder.with_name("killed-site"))
        moment = whole * tenth / 11
        hit = kill_at(trial, moment, *words)
        killed, whole = killed + hit, whole if hit else moment
        fresh = copied(portal, folder.with_name("killed-fresh"))
        shutil.rmtree(fresh.folder / ".pregonero")
        ok(checks, fresh, "verify", str(remote))
        # Whoever was killed after the pointer was written has to fetch what it sent; its lock is over by then.
        code, errors = state(trial, "push", str(remote), "--clock", NIGHT)
        if code == 4:
            ok(checks, trial, "pull", str(remote), "--force")
        else:
            checks.equal(code, 0, f"sent after a kill at {tenth} tenths: {errors}")
        ok(checks, fresh, "pull", str(remote))
        found = (fresh.folder / ".pregonero" / "archive.sqlite").read_bytes()
        checks.equal(found == wanted, True, f"fetched after a kill at {tenth} tenths")
    checks.hold(killed > 0, "a push is killed amid its work")
    words = ("state", "pull", "--quiet", "--force", "--remote", str(remote))
    old = copied(first, folder.with_name("old"))
    whole = span(copied(old, folder.with_name("killed-site")), *words)
    killed = 0
    before = (old.folder / ".pregonero" / "archive.sqlite").read_bytes()
    for tenth in range(1, 11):
        trial = copied(old, folder.with_name("killed-site"))
        moment = whole * tenth / 11
        hit = kill_at(trial, moment, *words)
        killed, whole = killed + hit, whole if hit else moment
        # Whatever needs the state next finishes what was ready.
        trial.run("list", "sources")
        found = (trial.folder / ".pregonero" / "archive.sqlite").read_bytes()
        checks.hold(found in (before, wanted), f"half a state after a kill at {tenth} tenths")
        ok(checks, trial, "pull", str(remote), "--force")
        checks.equal((trial.folder / ".pregonero" / "archive.sqlite").read_bytes() == wanted, True, f"fetched once more after {tenth} tenths")
    checks.hold(killed > 0, "a pull is killed amid its work")


def check_erasure(checks: Checks, first: Portal, folder: Path) -> None:
    """What is erased goes from what was sent before, too."""
    portal = copied(first, folder)
    remote = folder.with_name("erased")
    portal.feed("web", range(70, 74), "es")
    for day in (18, 19, 20):
        ok(checks, portal, "push", str(remote), "--clock", f"2026-11-{day}T06:00:00Z")
        portal.article(day)
        portal.build(LATER)
    checks.hold(len(list((remote / "snapshots").iterdir())) == 3, "a snapshot of each day")
    listed = portal.run("list", "items", "--json")
    address = [line for line in listed.split('"') if "valle.example/7" in line][0] if "valle.example/7" in listed else "https://valle.example/7"
    portal.run("withdraw", address, "--erase", "--offline", "--quiet", "--clock", NIGHT)
    before = {file.name for file in (remote / "parts").iterdir()}
    ok(checks, portal, "push", str(remote), "--clock", NIGHT)
    checks.equal(len(list((remote / "snapshots").iterdir())), 1, "former states are gone")
    checks.equal(before & {file.name for file in (remote / "parts").iterdir()}, set(), "parts of before are gone")
    ok(checks, portal, "verify", str(remote))


def check_bounds(checks: Checks, first: Portal, folder: Path) -> None:
    """Thirty days with three builds a day: what is kept there stays in proportion."""
    portal = copied(first, folder)
    remote = folder.with_name("bounded")
    base = 1_795_240_800
    for number in range(90):
        with (portal.folder / ".pregonero" / "history.json").open("a") as history:
            history.write(" ")
        ok(checks, portal, "push", str(remote), "--clock", moment(base + number * 28_800))
    size = sum(file.stat().st_size for file in remote.rglob("*") if file.is_file())
    count = len(list((remote / "snapshots").iterdir()))
    one = folder.with_name("once")
    ok(checks, portal, "push", str(one), "--force")
    single = sum(file.stat().st_size for file in one.rglob("*") if file.is_file())
    checks.hold(7 <= count <= 11, f"{count} snapshots of thirty days")
    checks.hold(size <= 3 * single, f"{size} bytes are kept, a state has {single}")
    checks.hold(len(list((remote / "parts").iterdir())) <= 60, "parts do not pile up")


def moment(seconds: int) -> str:
    from datetime import datetime, timezone

    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def check_tools(checks: Checks, first: Portal, folder: Path) -> None:
    portal = copied(first, folder)
    tools = folder.with_name("no-tools")
    tools.mkdir(exist_ok=True)
    for place, name in (("rclone:store:portal", "rclone"), ("git:https://example.invalid/a.git", "git")):
        code, errors = state(portal, "push", place, environment={"PATH": str(tools)})
        checks.equal(code, 6, f"{name} is missing: {errors}")
        checks.hold(f"there is no program '{name}'" in errors and f"apt-get install {name}" in errors, errors)
    secret = "git:https://ana:secreto4711@127.0.0.1:9/a.git"
    code, errors = state(portal, "push", secret)
    checks.hold(code == 6 and "secreto4711" not in errors, f"a server that is not there: {errors}")


class Doorkeeper(http.server.BaseHTTPRequestHandler):
    """Asks for a password, and notes what it is told and whether a command line on this machine has it."""

    told: set[str] = set()
    seen: list[str] = []

    def do_GET(self) -> None:
        told = self.headers.get("Authorization")
        if told:
            self.told.add(base64.b64decode(told.removeprefix("Basic ")).decode())
            for process in Path("/proc").glob("[0-9]*/cmdline"):
                try:
                    line = process.read_bytes()
                except OSError:
                    continue
                # The program itself was told the address on its own.
                if line.split(b"\0")[0].rpartition(b"/")[2].startswith(b"git") and b"4711" in line:
                    self.seen.append(line.replace(b"\0", b" ").decode(errors="replace"))
        self.send_response(403 if told else 401)
        self.send_header("WWW-Authenticate", 'Basic realm="state"')
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def check_password(checks: Checks, first: Portal, folder: Path) -> None:
    """A server is told name and password as they are meant, and nobody else on the machine is."""
    portal = copied(first, folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Doorkeeper)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    code, errors = state(portal, "push", f"git:http://ana:s%40c$%27%224711@127.0.0.1:{server.server_port}/a.git")
    server.shutdown()
    server.server_close()
    checks.hold(code == 6 and "4711" not in errors, f"a server that lets nobody in: {code} {errors}")
    checks.equal(Doorkeeper.told, {"ana:s@c$'\"4711"}, "what the server is told")
    checks.equal(Doorkeeper.seen, [], "command lines with the password")


def check_full(checks: Checks, first: Portal, folder: Path) -> None:
    """A place that is full, and one that lets nobody write."""
    portal = copied(first, folder)
    place = folder.with_name("small")
    place.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", str(place)], capture_output=True, check=False)
    if mounted.returncode != 0:
        checks.lack("no file system can be mounted: a full place is not tried")
        return
    try:
        code, errors = state(portal, "push", str(place))
        checks.equal(code, 6, f"a full place: {errors}")
        checks.hold("the disk is full" in errors, errors)
        checks.hold(not (place / "current").exists(), "a full place has no half of a state")
        subprocess.run(["mount", "-o", "remount,ro", str(place)], check=True)
        code, errors = state(portal, "push", str(place))
        checks.hold(code == 6 and "it cannot be written" in errors, f"a place that is read-only: {code} {errors}")
    finally:
        subprocess.run(["umount", str(place)], check=False)
    check_full_here(checks, portal, folder.with_name("small-here"))


def check_full_here(checks: Checks, portal: Portal, folder: Path) -> None:
    """A disk on which what is fetched, and what is archived, finds no room."""
    remote = folder.with_name("kept-whole")
    ok(checks, portal, "push", str(remote))
    other = copied(portal, folder)
    here = other.folder / ".pregonero"
    shutil.rmtree(here)
    here.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(here)], check=True)
    try:
        code, errors = state(other, "pull", str(remote))
        checks.hold(code == 6 and f"{here}" in errors and "the disk is full\nhint: make room" in errors, f"a full disk here: {code} {errors}")
        files = [path.relative_to(here) for path in here.rglob("*") if path.is_file()]
        left = [str(path) for path in files if path.parts[0] not in ("lock", "sending")]
        checks.equal(left, [], "what a full disk leaves of a state")
        subprocess.run(["mount", "-o", "remount,size=64m", str(here)], check=True)
        ok(checks, other, "pull", str(remote))
    finally:
        subprocess.run(["umount", str(here)], check=False)
