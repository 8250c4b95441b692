"""The steps of the recipes for CI, run by bash in clean clones: the same site with an empty and with a kept state; and
what systemd would do."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import yaml

from checks import Checks

REPOSITORY = Path(__file__).resolve().parents[2]
# 2026-11-21T06:00:00Z
CLOCK = "1795240800"


def steps(recipe: str) -> list[str]:
    document = yaml.safe_load((REPOSITORY / ".ci" / "recipes" / recipe).read_text())
    if recipe.startswith("gitlab"):
        return list(document["pages"]["script"])
    return [step["run"] for step in document["jobs"]["portal"]["steps"] if "run" in step]


def check(checks: Checks, program: str, folder: Path) -> None:
    """Compressing a whole portal takes its time: the second recipe only goes on from the state of the first."""
    first = "github-pages.yml"
    empty = run(checks, first, program, folder / "empty", None)
    one = files(empty / "public")
    checks.hold(len(one) > 200, f"{first}: the site has {len(one)} files")
    for recipe in (first, "gitlab-ci.yml"):
        kept = run(checks, recipe, program, folder / recipe, empty / ".pregonero")
        other = files(kept / "public")
        checks.equal(sorted(one.keys() ^ other.keys()), [], f"{recipe}: files of only one of them")
        differing = [name for name in one.keys() & other.keys() if one[name] != other[name]]
        checks.equal(differing, [], f"{recipe}: files that differ")
        snapshot = kept / "snapshots" / "portal-2026-11-21.tar.gz"
        checks.hold(snapshot.exists(), f"{recipe}: the dated snapshot")


def check_units(checks: Checks, program: str, folder: Path) -> None:
    """What the service does, one command after the other as systemd takes them, in a site of its own."""
    site = folder / "site"
    site.mkdir(parents=True)
    subprocess.run([program, "init", "--quiet", str(site)], check=True)
    unit = (REPOSITORY / ".ci" / "recipes" / "pregonero.service").read_text()
    commands = [line.split("=", 1)[1] for line in unit.splitlines() if line.startswith("ExecStart")]
    checks.hold(len(commands) == 3, f"pregonero.service: {len(commands)} commands")
    environment = dict(os.environ, SOURCE_DATE_EPOCH=CLOCK)
    for command in commands:
        words = shlex.split(command.replace("%%", "%").replace("/usr/local/bin/pregonero", program))
        done = subprocess.run(words, cwd=site, env=environment, capture_output=True, text=True, check=False)
        checks.equal((done.returncode, done.stdout), (0, ""), f"pregonero.service: {command}: {done.stderr[-500:]}")
    checks.hold((site / "public" / "index.html.gz").exists(), "pregonero.service: compressed copies")
    checks.equal(len(list((site / "snapshots").glob("portal-*.tar.gz"))), 1, "pregonero.service: snapshots of the day")
    verify(checks, program, folder)


def verify(checks: Checks, program: str, folder: Path) -> None:
    if not shutil.which("systemd-analyze"):
        checks.skip("systemd-analyze is not installed")
        return
    units = []
    for name in ("pregonero.service", "pregonero.timer"):
        text = (REPOSITORY / ".ci" / "recipes" / name).read_text()
        units.append(folder / name)
        units[-1].write_text(text.replace("/usr/local/bin/pregonero", program))
    done = subprocess.run(["systemd-analyze", "verify", *map(str, units)], capture_output=True, text=True, check=False)
    checks.equal((done.returncode, done.stderr), (0, ""), "systemd takes the units")


def run(checks: Checks, recipe: str, program: str, place: Path, state: Path | None) -> Path:
    found = steps(recipe)
    checks.hold(len(found) >= 4, f"{recipe}: it has only {len(found)} steps")
    place.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(REPOSITORY), str(place)], check=True)
    if state:
        shutil.copytree(state, place / ".pregonero")
    environment = dict(
        os.environ, PREGONERO=program, PREGONERO_FLAGS="--quiet --offline", SOURCE_DATE_EPOCH=CLOCK, CI="true"
    )
    for step in found:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", step], cwd=place, env=environment, capture_output=True, text=True, check=False
        )
        checks.equal(done.returncode, 0, f"{recipe}: {step.strip().splitlines()[0]}: {done.stderr[-500:]}")
    return place


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
