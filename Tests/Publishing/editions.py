"""Editions that are brought back, by commands and builds that are killed at every tenth of their way."""

from __future__ import annotations

import os
import signal
import shutil
import subprocess
import time
from pathlib import Path

from checks import Checks
from portal import LATER, SECRETS, Portal
from recipes import differing, files

LAST = "2026-11-21T08:00:00Z"


def check(checks: Checks, program: str, folder: Path) -> None:
    portal = Portal(program, folder / "site", "https://example.org/")
    portal.build()
    one = files(portal.public)
    portal.feed("valle", range(1, 46), "es")
    portal.article(3)
    portal.build(LATER)
    two = files(portal.public)
    checks.hold(one != two, "editions: the second edition differs")
    check_killed_rollback(checks, portal, folder / "rollback", one, two)
    check_killed_build(checks, portal, folder / "build", two)
    check_cost(checks, portal)


def command(portal: Portal, *arguments: str, environment: dict[str, str] | None = None) -> subprocess.Popen[str]:
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(portal.folder), **SECRETS} | (environment or {})
    return subprocess.Popen(
        [portal.program, *arguments, "-C", str(portal.folder)],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )


def span(portal: Portal, *arguments: str) -> float:
    begin = time.monotonic()
    command(portal, *arguments).communicate()
    return time.monotonic() - begin


def kill_at(portal: Portal, seconds: float, *arguments: str) -> bool:
    """Whether it was still running then."""
    running = command(portal, *arguments)
    try:
        running.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.kill(running.pid, signal.SIGKILL)
        running.communicate()
        return True
    return False


def copied(portal: Portal, folder: Path) -> Portal:
    """The site and its state under another name, times and hard links as they were."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", "-a", str(portal.folder), str(folder)], check=True)
    copy = object.__new__(Portal)
    copy.program, copy.folder, copy.base = portal.program, folder, portal.base
    return copy


def check_killed_rollback(checks: Checks, portal: Portal, folder: Path, one: dict, two: dict) -> None:
    words = ("rollback", "1", "--quiet", "--clock", LAST)
    whole = span(copied(portal, folder), *words)
    killed = 0
    for tenth in range(1, 11):
        trial = copied(portal, folder)
        moment = whole * tenth / 11
        hit = kill_at(trial, moment, *words)
        # Where it ends sooner than it did by itself, the next is killed sooner.
        killed, whole = killed + hit, whole if hit else moment
        half = files(trial.public)
        torn = [name for name, held in half.items() if held not in (one.get(name), two.get(name)) and not name.endswith(".pregonero-new")]
        checks.equal(torn, [], f"editions: files that are of neither edition after {tenth} tenths")
        if tenth % 2:
            # The same words finish it, or find it done.
            code = command(trial, *words).wait()
            checks.hold(code in (0, 2), f"editions: rollback after a kill ended with {code}")
            checks.equal(differing(files(trial.public), one), [], f"editions: brought back after a kill at {tenth} tenths")
        trial.build(LATER)
        checks.equal(differing(files(trial.public), two), [], f"editions: built after a kill at {tenth} tenths")
    checks.hold(killed > 0, "editions: a command is killed amid its work")
    print(f"editions: {killed} of 10 were ended half-way, in {whole:.2f} s", flush=True)


def check_killed_build(checks: Checks, portal: Portal, folder: Path, two: dict) -> None:
    """What a killed build had replaced already is what the edition before it held."""
    portal.feed("valle", range(1, 60), "es")
    words = ("build", "--quiet", "--offline", "--clock", LAST)
    whole = span(copied(portal, folder), *words)
    killed = 0
    for tenth in range(1, 11):
        trial = copied(portal, folder)
        moment = whole * tenth / 11
        hit = kill_at(trial, moment, *words)
        killed, whole = killed + hit, whole if hit else moment
        trial.build(LAST)
        trial.run("rollback", "2", "--quiet", "--clock", LAST)
        checks.equal(differing(files(trial.public), two), [], f"editions: the edition before a build killed at {tenth} tenths")
    checks.hold(killed > 0, "editions: a build is killed amid its work")


def check_cost(checks: Checks, portal: Portal) -> None:
    """A build reads and keeps only what it replaces."""
    portal.build(LAST)
    before = stored(portal)
    portal.article(4)
    done = portal.run("build", "--json", "--quiet", "--offline", "--clock", "2026-11-21T09:00:00Z")
    written = int(done.split('"written" : ')[1].split("\n")[0])
    kept = stored(portal) - before
    checks.hold(0 < kept <= written, f"editions: {kept} contents kept, {written} files written")


def stored(portal: Portal) -> int:
    return sum(1 for file in portal.folder.glob(".pregonero/editions-*/objects/*/*") if file.is_file())
