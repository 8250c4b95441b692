"""The steps of the recipes for CI, run by bash as they are written, against stand-ins for the hosts: a released program and one that
is built, the repository itself and a site of one's own, without a state, with one, with a stale one, with one that is lost; and
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
RECIPES = REPOSITORY / ".ci" / "recipes"
# 2026-11-21T06:00:00Z
CLOCK = 1_795_240_800
DAY = 86_400
GITHUB, GITLAB, FORGEJO = "github-pages.yml", "gitlab-ci.yml", "forgejo.yml"

# What stands for the services of the hosts, and for what would change this machine.
TOOLS = {
    "gh": """#!/bin/bash
set -euo pipefail
case "$*" in
"api repos/a/b/actions/artifacts?name=snapshot&per_page=1 --jq .total_count") ls "$KEPT" | wc -l ;;
"run download --repo a/b --name snapshot --dir restored") mkdir restored && cp "$KEPT"/* restored/ ;;
*) echo "gh does not know: $*" >&2; exit 1 ;;
esac
""",
    "curl": """#!/bin/bash
set -euo pipefail
case "$*" in
"-fsSL -o /tmp/pregonero.deb https://x.example/pregonero.deb") echo package > /tmp/pregonero.deb ;;
*"https://x.example/projects/1/jobs/artifacts/main/download?job=pages")
    if [ -d "$KEPT" ] && [ -n "$(ls "$KEPT")" ]; then echo zip > restored.zip; echo 200; else echo 404; fi ;;
*) echo "curl does not know: $*" >&2; exit 1 ;;
esac
""",
    "unzip": """#!/bin/bash
set -euo pipefail
[ "$*" = "-q restored.zip -d restored" ]
mkdir -p restored && cp -r "$KEPT"/. restored/
""",
    "apt-get": """#!/bin/bash
set -euo pipefail
echo "$*" >> "$NOTES"
case "$*" in
"install "*/tmp/pregonero.deb) ln -sf "$PROGRAM" "$TOOLS/pregonero" ;;
esac
""",
    "swift": """#!/bin/bash
set -euo pipefail
echo "swift $*" >> "$NOTES"
case "$*" in
--version) echo "Swift version 6.3.1" ;;
"build --package-path "*" --scratch-path .build -c release -debug-info-format none --product pregonero")
    test -f "$3/Package.swift" && mkdir -p .build/release && ln -sf "$PROGRAM" .build/release/pregonero ;;
*) exit 1 ;;
esac
""",
}


class Host:
    """A repository on a host, and the machines that its jobs get."""

    def __init__(self, checks: Checks, recipe: str, program: str, folder: Path, site: Path | None) -> None:
        """`site` is a folder as `init` makes it; without one the repository is this one, which holds the program."""
        self.checks, self.recipe, self.program, self.folder = checks, recipe, program, folder
        folder.mkdir(parents=True)
        self.origin = folder / "host" / "a" / "b.git"
        self.origin.parent.mkdir(parents=True)
        if site:
            work = folder / "work"
            shutil.copytree(site, work)
            git(work, "init", "--quiet", "--initial-branch", "main")
            git(work, "add", "--all")
            git(work, "commit", "--quiet", "-m", "A site", clock=CLOCK)
            git(folder, "clone", "--quiet", "--bare", str(work), str(self.origin))
        else:
            git(folder, "clone", "--quiet", "--bare", str(REPOSITORY), str(self.origin))
            git(self.origin, "update-ref", "refs/heads/main", "HEAD")
        git(self.origin, "symbolic-ref", "HEAD", "refs/heads/main")
        self.kept = folder / "kept"
        self.kept.mkdir()
        self.tools = folder / "tools"
        self.tools.mkdir()
        for name, text in TOOLS.items():
            (self.tools / name).write_text(text)
            (self.tools / name).chmod(0o755)
        self.notes = folder / "notes"
        self.settings: dict[str, str] = {}
        self.said = ""

    def run(self, clock: int, place: Path | None = None, *, fails: bool = False, offline: bool = True) -> Path:
        """One job, on a machine of its own unless one is named."""
        fresh = place is None
        place = place or self.folder / f"job-{clock}-{len(list(self.folder.glob('job-*')))}"
        place.mkdir(exist_ok=True)
        if fresh and self.recipe != FORGEJO:
            git(place, "clone", "--quiet", "--branch", "main", str(self.origin), ".")
        (self.tools / "pregonero").unlink(missing_ok=True)
        self.notes.write_text("")
        added, told = self.folder / "path", self.folder / "output"
        added.write_text("")
        told.write_text("")
        # Where the recipe says https, git goes to the repository here: a job names its password in the address, and the program
        # tells git of it beside the address.
        server, here = "https://host.example", f"url.file://{self.origin.parent.parent}/.insteadOf"
        named = f"https://{'gitlab-ci-token' if self.recipe == GITLAB else 'x-access-token'}:geheim@host.example/"
        environment = {
            "HOME": str(self.folder), "TOOLS": str(self.tools), "KEPT": str(self.kept), "NOTES": str(self.notes),
            "PROGRAM": self.program, "CI": "true", "SOURCE_DATE_EPOCH": str(clock), "LC_ALL": "C.UTF-8",
            "PREGONERO_FLAGS": "--quiet --offline" if offline else "--quiet",
            "GIT_CONFIG_COUNT": "2", "GIT_CONFIG_KEY_0": here, "GIT_CONFIG_VALUE_0": named,
            "GIT_CONFIG_KEY_1": here, "GIT_CONFIG_VALUE_1": f"{server}/",
            "GIT_AUTHOR_DATE": f"@{clock} +0000", "GIT_COMMITTER_DATE": f"@{clock} +0000",
            "GITHUB_PATH": str(added), "GITHUB_OUTPUT": str(told), "GITHUB_REPOSITORY": "a/b", "GITHUB_REF_NAME": "main",
            "GITHUB_SERVER_URL": server, "GITHUB_SHA": "0123", "GH_TOKEN": "geheim", "TOKEN": "geheim",
            "CI_SERVER_URL": server, "CI_PROJECT_PATH": "a/b", "CI_JOB_TOKEN": "geheim", "CI_API_V4_URL": "https://x.example",
            "CI_PROJECT_ID": "1", "CI_DEFAULT_BRANCH": "main",
        } | self.settings
        ended, self.said = 0, ""
        for step in steps(self.recipe):
            path = ":".join([*reversed(added.read_text().split()), str(self.tools), os.environ["PATH"]])
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-euo", "pipefail", "-c", step], cwd=place, env=environment | {"PATH": path},
                capture_output=True, text=True, check=False,
            )
            self.said += done.stdout + done.stderr
            self.checks.hold("geheim" not in self.said, f"{self.recipe}: a token is told: {self.said[-300:]}")
            ended = done.returncode
            if ended:
                break
        self.checks.equal(ended != 0, fails, f"{self.recipe}: a job ended with {ended}: {self.said[-500:]}")
        if not ended:
            self.upload(place, told.read_text())
        return place

    def upload(self, place: Path, told: str) -> None:
        """What the host takes of a job: GitHub a snapshot that was made, GitLab the artifact."""
        if self.recipe == GITHUB and "snapshot=made" in told:
            shutil.rmtree(self.kept)
            shutil.copytree(place / "snapshots", self.kept)
        if self.recipe == GITLAB:
            shutil.rmtree(self.kept)
            self.kept.mkdir()
            for name in ("public", "snapshots"):
                if (place / name).exists():
                    shutil.copytree(place / name, self.kept / name)

    def branches(self) -> dict[str, str]:
        lines = git(self.origin, "for-each-ref", "--format=%(refname:short) %(objectname)").splitlines()
        return dict(line.split() for line in lines)

    def commits(self, branch: str) -> int:
        return int(git(self.origin, "rev-list", "--count", branch))


def steps(recipe: str) -> list[str]:
    document = yaml.safe_load((RECIPES / recipe).read_text())
    if recipe == GITLAB:
        # All lines of a job go to one shell.
        return ["\n".join(document["pages"]["script"])]
    return [step["run"] for step in document["jobs"]["portal"]["steps"] if "run" in step]


def git(folder: Path, *words: str, clock: int | None = None) -> str:
    dates = {} if clock is None else {"GIT_AUTHOR_DATE": f"@{clock} +0000", "GIT_COMMITTER_DATE": f"@{clock} +0000"}
    command = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", *words]
    done = subprocess.run(command, cwd=folder, env=os.environ | dates, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"git {' '.join(words)}: {done.stderr}")
    return done.stdout


def check(checks: Checks, program: str, folder: Path) -> None:
    site = folder / "site"
    subprocess.run([program, "init", "--quiet", str(site)], check=True)
    settings = site / "Content" / "site.yaml"
    # Its address has the day on which it was seen first, which only the state knows.
    (site / "Content" / "articles" / "undated.md").write_text("---\ntitle: Undated\n---\nOnce.\n")
    for recipe in (GITHUB, GITLAB, FORGEJO):
        check_lost(checks, recipe, program, folder / f"lost-{recipe}", site)
    settings.write_text(settings.read_text().replace("site:\n", "site:\n  seed: months\n", 1))
    for recipe in (GITHUB, GITLAB, FORGEJO):
        check_own(checks, recipe, program, folder / f"own-{recipe}", site)
    check_repository(checks, GITHUB, program, folder / "repository")
    check_awake(checks, program, folder / "awake", site)


def check_own(checks: Checks, recipe: str, program: str, folder: Path, site: Path) -> None:
    """A site of one's own with the released program: new, going on, on a machine with a stale state, after a loss."""
    host = Host(checks, recipe, program, folder, site)
    host.settings = {
        "PREGONERO_PACKAGE": "https://x.example/pregonero.deb", "PREGONERO_SHA256": digest(b"package\n"),
    }
    first = host.run(CLOCK)
    checks.hold("a new portal begins" in host.said, f"{recipe}: a first job says so")
    checks.hold("install -qq -y --no-install-recommends /tmp/pregonero.deb" in host.notes.read_text(), f"{recipe}: the package is installed")
    checks.hold("swift" not in host.notes.read_text(), f"{recipe}: nothing is built")
    one = files(first / "public")
    checks.hold(len(one) > 30, f"{recipe}: the site has {len(one)} files")
    checks.hold("pregonero-state" in host.branches(), f"{recipe}: the state is sent")

    # A machine that nothing is known on: the same site from what was sent.
    second = host.run(CLOCK)
    checks.equal(differing(files(second / "public"), one), [], f"{recipe}: the site from the state")
    snapshots = [len(list(place.glob("snapshots/portal-2026-11-21.tar.gz"))) for place in (first, second)]
    checks.equal(snapshots, [0, 0] if recipe == FORGEJO else [1, 0], f"{recipe}: one snapshot a day")

    # A machine that was left in the middle of an earlier job: what was sent counts.
    host.run(CLOCK + DAY)
    (second / ".pregonero" / "history.json").write_text("stale")
    host.run(CLOCK + DAY + 600, second)
    checks.hold((second / ".pregonero" / "history.json").read_text() != "stale", f"{recipe}: a stale state is left")
    now = files(second / "public")
    checks.equal(host.commits("pregonero-state"), 1, f"{recipe}: commits on the branch of the state")
    if recipe == FORGEJO:
        checks.equal(host.commits("pages"), 1, f"{recipe}: commits on the branch of the pages")
        shown = git(host.origin, "show", "pages:index.html").encode()
        checks.hold(shown == now["index.html"], f"{recipe}: the branch has the site")

    # A branch that is damaged ends the job before anything is built; one that is lost is made anew of what the host keeps.
    tip = host.branches()["pregonero-state"]
    git(host.origin, "update-ref", "refs/heads/pregonero-state", "main")
    broken = host.run(CLOCK + DAY + 1_200, fails=True)
    checks.hold(not (broken / "public").exists(), f"{recipe}: nothing is built without the state")
    git(host.origin, "update-ref", "refs/heads/pregonero-state", tip)
    if recipe != FORGEJO:
        git(host.origin, "update-ref", "-d", "refs/heads/pregonero-state")
        restored = host.run(CLOCK + DAY + 1_800)
        checks.hold("a new portal begins" not in host.said, f"{recipe}: a lost state is not a new portal")
        checks.equal(sorted(articles(restored / "public")), sorted(articles(second / "public")), f"{recipe}: addresses after a loss")
        checks.hold("pregonero-state" in host.branches(), f"{recipe}: it is sent again")

    host.settings["PREGONERO_SHA256"] = "0" * 64
    host.run(CLOCK + 2 * DAY, fails=True)
    checks.hold("--no-install-recommends /tmp/" not in host.notes.read_text(), f"{recipe}: another package is not installed")

    # Nothing released: the program is cloned and built beside the site.
    host.settings = {"PREGONERO_REPOSITORY": f"file://{origin(folder / 'program.git')}", "PREGONERO_VERSION": "main"}
    built = host.run(CLOCK + 2 * DAY)
    checks.hold((built / ".program" / "Package.swift").exists(), f"{recipe}: the program beside a site")
    checks.hold("swift build --package-path .program" in host.notes.read_text(), f"{recipe}: the program is built")


def check_lost(checks: Checks, recipe: str, program: str, folder: Path, site: Path) -> None:
    """A site without seeds whose state is lost on a day that has its snapshot behind it: never a new portal by itself."""
    host = Host(checks, recipe, program, folder, site)
    host.settings = {
        "PREGONERO_PACKAGE": "https://x.example/pregonero.deb", "PREGONERO_SHA256": digest(b"package\n"),
    }
    first = host.run(CLOCK)
    checks.hold("a new portal begins" in host.said, f"{recipe}: a first job says so: {host.said[-300:]}")
    host.run(CLOCK + 1_200)
    git(host.origin, "update-ref", "-d", "refs/heads/pregonero-state")
    # What GitHub keeps of the day's first job is there for the next ones, too.
    later = host.run(CLOCK + DAY, fails=recipe != GITHUB)
    checks.hold("a new portal begins" not in host.said, f"{recipe}: a lost state is not a new portal")
    if recipe == GITHUB:
        checks.equal(sorted(articles(later / "public")), sorted(articles(first / "public")), f"{recipe}: addresses without seeds")
        return
    checks.hold("error: the state is lost" in host.said, f"{recipe}: what is wrong is told: {host.said[-300:]}")
    checks.hold(not (later / "public").exists(), f"{recipe}: nothing is built")
    host.settings["PREGONERO_NEW"] = "yes"
    anew = host.run(CLOCK + DAY)
    checks.hold("a new portal begins" in host.said, f"{recipe}: who wants a new portal gets one")
    checks.hold(
        sorted(articles(anew / "public")) != sorted(articles(first / "public")), f"{recipe}: a new portal shows by its addresses"
    )


def check_repository(checks: Checks, recipe: str, program: str, folder: Path) -> None:
    """A copy of this repository, whose site is the demo."""
    host = Host(checks, recipe, program, folder, None)
    first = host.run(CLOCK)
    one = files(first / "public")
    checks.hold(len(one) > 200, f"{recipe}: the demo has {len(one)} files")
    checks.hold("swift build --package-path ." in host.notes.read_text(), f"{recipe}: the program is built of the repository")
    second = host.run(CLOCK)
    checks.equal(differing(files(second / "public"), one), [], f"{recipe}: the demo from the state")
    # With what the host keeps of an earlier job it is built again when its sources have changed, and only then.
    checks.hold("swift build" not in cached(host, first, "same"), f"{recipe}: the program is built once")
    change = folder / "change"
    git(folder, "clone", "--quiet", "--branch", "main", str(host.origin), str(change))
    (change / "Sources" / "pregonero" / "Added.swift").write_text("// A change.\n")
    git(change, "add", "--all")
    git(change, "commit", "--quiet", "-m", "A change", clock=CLOCK)
    git(change, "push", "--quiet", "origin", "main")
    checks.hold("swift build" in cached(host, first, "changed"), f"{recipe}: a changed program is built again")


def cached(host: Host, before: Path, name: str) -> str:
    """What a job runs on a new machine that has `.build` of an earlier one."""
    place = host.folder / name
    git(host.folder, "clone", "--quiet", "--branch", "main", str(host.origin), str(place))
    shutil.copytree(before / ".build", place / ".build", symlinks=True)
    host.run(CLOCK, place)
    return host.notes.read_text()


def check_awake(checks: Checks, program: str, folder: Path, site: Path) -> None:
    """GitHub's schedule sleeps after 60 days without a commit: one is made after 50."""
    host = Host(checks, GITHUB, program, folder, site)
    host.settings = {
        "PREGONERO_PACKAGE": "https://x.example/pregonero.deb", "PREGONERO_SHA256": digest(b"package\n"),
    }
    for day, wanted in ((0, 1), (49, 1), (50, 2), (60, 2), (100, 3)):
        host.run(CLOCK + day * DAY)
        checks.equal(host.commits("main"), wanted, f"{GITHUB}: commits after {day} days")
    checks.equal(git(host.origin, "log", "-1", "--format=%s %ct", "main").strip(), f"Keep the schedule awake {CLOCK + 100 * DAY}", GITHUB)


def check_units(checks: Checks, program: str, folder: Path) -> None:
    """What the service does, one command after the other as systemd takes them, in a site of its own; then on a new machine."""
    unit = (RECIPES / "pregonero.service").read_text()
    commands = [line.split("=", 1)[1] for line in unit.splitlines() if line.startswith("ExecStart")]
    checks.equal(len(commands), 5, "pregonero.service: commands")
    tools = folder / "tools"
    tools.mkdir(parents=True)
    (tools / "pregonero").symlink_to(program)
    place = folder / "second place"
    for name, kept in (("alone", ""), ("sending", str(place)), ("new", str(place))):
        site = folder / name
        subprocess.run([program, "init", "--quiet", str(site)], check=True)
        for command in commands:
            words = shlex.split(command.replace("%%", "%").replace("$$", "$"))
            environment = dict(os.environ, SOURCE_DATE_EPOCH=str(CLOCK), PREGONERO_STATE=kept, PATH=f"{tools}:{os.environ['PATH']}")
            done = subprocess.run(words, cwd=site, env=environment, capture_output=True, text=True, check=False)
            first = "no state" in done.stderr or "nothing was ever sent" in done.stderr
            told = (done.returncode, "" if first and name == "sending" else done.stdout)
            checks.equal(told, (0, ""), f"pregonero.service, {name}: {command}: {done.stderr[-500:]}")
        checks.hold((site / "public" / "index.html.gz").exists(), f"pregonero.service, {name}: compressed copies")
        checks.equal(len(list((site / "snapshots").iterdir())), 1, f"pregonero.service, {name}: snapshots of the day")
    checks.hold((place / "current").exists(), "pregonero.service: the state is sent")
    one, other = (files(folder / name / "public") for name in ("sending", "new"))
    checks.equal(differing(one, other), [], "pregonero.service: a new machine goes on")
    verify(checks, program, folder)


def verify(checks: Checks, program: str, folder: Path) -> None:
    if not shutil.which("systemd-analyze"):
        checks.skip("systemd-analyze is not installed")
        return
    units = []
    for name in ("pregonero.service", "pregonero.timer"):
        text = (RECIPES / name).read_text()
        units.append(folder / name)
        units[-1].write_text(text.replace("=pregonero ", f"={program} "))
    done = subprocess.run(["systemd-analyze", "verify", *map(str, units)], capture_output=True, text=True, check=False)
    checks.equal((done.returncode, done.stderr), (0, ""), "systemd takes the units")


def origin(place: Path) -> Path:
    """Where the program can be cloned from: this repository, its commit under the name of a branch."""
    git(place.parent, "clone", "--quiet", "--bare", str(REPOSITORY), str(place))
    git(place, "update-ref", "refs/heads/main", "HEAD")
    return place


def digest(bytes: bytes) -> str:
    from hashlib import sha256

    return sha256(bytes).hexdigest()


def articles(public: Path) -> set[str]:
    return {str(page.parent.relative_to(public)) for page in public.glob("n/*/*/*/*/index.html")}


def differing(one: dict[str, bytes], other: dict[str, bytes]) -> list[str]:
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
