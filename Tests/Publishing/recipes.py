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
    checks.hold((empty / SNAPSHOT).exists(), f"{first}: the dated snapshot")
    for recipe in (first, "gitlab-ci.yml"):
        kept = run(checks, recipe, program, folder / recipe, empty / ".pregonero")
        other = files(kept / "public")
        checks.equal(sorted(one.keys() ^ other.keys()), [], f"{recipe}: files of only one of them")
        differing = [name for name in one.keys() & other.keys() if one[name] != other[name]]
        checks.equal(differing, [], f"{recipe}: files that differ")
        # GitHub's are files of their own, one a day; GitLab's are part of each job's artifact.
        checks.equal((kept / SNAPSHOT).exists(), recipe != first, f"{recipe}: another snapshot of the day")
    for recipe in (first, "gitlab-ci.yml"):
        check_restored(checks, recipe, program, folder / f"restored-{recipe}", empty)


def check_restored(checks: Checks, recipe: str, program: str, folder: Path, earlier: Path) -> None:
    """In a repository that holds only a site, the state comes back from the newest snapshot."""
    folder.mkdir()
    mark = "restored from a snapshot"
    (earlier / ".pregonero" / "mark").write_text(mark)
    subprocess.run(["tar", "-czf", folder / "portal-2026-11-20.tar.gz", ".pregonero"], cwd=earlier, check=True)
    (earlier / ".pregonero" / "mark").unlink()
    site = folder / "site"
    subprocess.run([program, "init", "--quiet", str(site)], check=True)
    tools = folder / "tools"
    tools.mkdir()
    for name, text in TOOLS.items():
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    settings = dict(
        PATH=f"{tools}:{os.environ['PATH']}", KEPT=str(folder / "portal-2026-11-20.tar.gz"),
        PREGONERO_REPOSITORY=origin(folder / "program.git"), PREGONERO_VERSION="main",
        GITHUB_REPOSITORY="a/b", CI_API_V4_URL="https://x.example", CI_PROJECT_ID="1", CI_DEFAULT_BRANCH="main", CI_JOB_TOKEN="x",
    )
    restoring = [step for step in steps(recipe) if "! -x .ci/setup" in step or "! -d .pregonero" in step]
    checks.equal(len(restoring), 2, f"{recipe}: steps before the build")
    follow(checks, recipe, restoring, site, program, settings)
    checks.equal((site / ".pregonero" / "mark").read_text(), mark, f"{recipe}: the state of the newest snapshot")
    checks.hold((site / ".program" / "Package.swift").exists(), f"{recipe}: the program beside a site")


SNAPSHOT = Path("snapshots") / "portal-2026-11-21.tar.gz"

# What stands for the services of the two hosts.
TOOLS = {
    "gh": """#!/bin/bash
set -euo pipefail
case "$*" in
"api repos/a/b/actions/artifacts?name=snapshot&per_page=1 --jq .total_count") echo 3 ;;
"run download --repo a/b --name snapshot --dir restored") mkdir restored && cp "$KEPT" restored/ ;;
*) echo "gh does not know: $*" >&2; exit 1 ;;
esac
""",
    "curl": """#!/bin/bash
set -euo pipefail
[ "${*: -1}" = "https://x.example/projects/1/jobs/artifacts/main/download?job=pages" ]
echo zip > restored.zip
echo 200
""",
    "unzip": """#!/bin/bash
set -euo pipefail
[ "$*" = "-q restored.zip snapshots/* -d restored" ]
mkdir -p restored/snapshots && cp "$KEPT" restored/snapshots/
""",
}


def origin(place: Path) -> str:
    """Where the program can be cloned from: this repository, its commit under the name of a branch."""
    subprocess.run(["git", "clone", "--quiet", "--bare", str(REPOSITORY), str(place)], check=True)
    subprocess.run(["git", "update-ref", "refs/heads/main", "HEAD"], cwd=place, check=True)
    return f"file://{place}"


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
    checks.hold(len(found) >= 5, f"{recipe}: it has only {len(found)} steps")
    place.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(REPOSITORY), str(place)], check=True)
    if state:
        shutil.copytree(state, place / ".pregonero")
    else:
        # Nothing is to be restored either.
        (place / ".pregonero").mkdir()
    follow(checks, recipe, found, place, program, {})
    return place


def follow(checks: Checks, recipe: str, found: list[str], place: Path, program: str, settings: dict[str, str]) -> None:
    environment = dict(os.environ, PREGONERO=program, PREGONERO_FLAGS="--quiet --offline", SOURCE_DATE_EPOCH=CLOCK, CI="true")
    for step in found:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", step], cwd=place, env=environment | settings, capture_output=True, text=True, check=False
        )
        checks.equal(done.returncode, 0, f"{recipe}: {step.strip().splitlines()[0]}: {done.stderr[-500:]}")


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
