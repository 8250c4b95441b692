"""The recipes for several machines, run as they are written: an array of Slurm jobs and GNU parallel over ssh on this machine,
the jobs of Kubernetes by hand for each index, the matrices of GitHub and GitLab with folders for their artifacts."""

from __future__ import annotations

import fnmatch
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import hosts
import yaml
from checks import Checks
from shards import differing

RECIPES = Path(__file__).resolve().parents[2] / ".ci" / "recipes" / "shards"
CLOCK = 1_795_240_800
COUNT = 3


class Place:
    """A site with articles of its own, and what one machine makes of it."""

    def __init__(self, checks: Checks, program: str, folder: Path) -> None:
        self.checks, self.folder = checks, folder
        tools = folder / "tools"
        tools.mkdir(parents=True)
        (tools / "pregonero").symlink_to(program)
        self.environment = dict(os.environ, PATH=f"{tools}:{os.environ['PATH']}", SOURCE_DATE_EPOCH=str(CLOCK))
        self.template = folder / "template"
        subprocess.run([program, "init", "--quiet", str(self.template)], check=True)
        # The starter's feeds are asked nobody here.
        settings = self.template / "Content" / "site.yaml"
        settings.write_text(re.sub(r"url: https://\S+", "url: http://127.0.0.1:9/", settings.read_text()))
        one = self.new("one")
        self.run(one, ["pregonero", "build", "--quiet"])
        self.one = one / "public"

    def new(self, name: str) -> Path:
        site = self.folder / name
        shutil.copytree(self.template, site)
        return site

    def run(self, site: Path, command: list[str], **more: str) -> str:
        done = subprocess.run(
            command, cwd=site, env=self.environment | more, capture_output=True, text=True, check=False, timeout=600
        )
        self.checks.equal(done.returncode, 0, f"{site.name}: {' '.join(command)[-80:]}: {(done.stdout + done.stderr)[-600:]}")
        return done.stdout + done.stderr

    def compare(self, site: Path, what: str) -> None:
        self.checks.hold((self.one / "index.html").exists(), "one machine makes the site")
        public = site / "public"
        self.checks.equal(differing(self.one, public)[:5], [], f"{what}: the site is that of one machine")


def check(checks: Checks, program: str, folder: Path) -> None:
    place = Place(checks, program, folder)
    slurm(checks, place)
    parallel(checks, place)
    kubernetes(checks, place)
    for recipe in (github, gitlab):
        recipe(checks, place)


def slurm(checks: Checks, place: Place) -> None:
    if hosts.missing(checks, "sbatch", "slurmctld", "slurmd", "munged"):
        return
    if os.geteuid() != 0:
        checks.lack("Slurm: its servers are started by root only")
        return
    with cluster(checks, place.folder / "slurm") as settings:
        site = place.new("array")
        place.run(site, [str(RECIPES / "slurm"), str(COUNT)], SLURM_CONF=str(settings))
        place.compare(site, "Slurm")
        place.run(site, [str(RECIPES / "slurm"), str(COUNT - 1)], SLURM_CONF=str(settings))
        place.compare(site, "Slurm, once more with fewer")


@contextmanager
def cluster(checks: Checks, base: Path) -> Iterator[Path]:
    """One machine that is controller and node."""
    base.mkdir(parents=True)
    for name in ("state", "spool", "munge"):
        (base / name).mkdir()
    (base / "munge").chmod(0o700)
    key, mark = base / "munge" / "key", Path(f"/run/munge/pregonero-{os.getpid()}.socket")
    key.write_bytes(os.urandom(128))
    key.chmod(0o400)
    mark.parent.mkdir(exist_ok=True)
    mark.parent.chmod(0o755)
    name = socket.gethostname().split(".")[0]
    control, node = hosts.free_port(), hosts.free_port()
    settings = base / "slurm.conf"
    settings.write_text(
        f"ClusterName=trial\nSlurmctldHost={name}(127.0.0.1)\nSlurmUser=root\nSlurmdUser=root\n"
        f"SlurmctldPort={control}\nSlurmdPort={node}\nStateSaveLocation={base}/state\nSlurmdSpoolDir={base}/spool\n"
        f"SlurmctldPidFile={base}/control.pid\nSlurmdPidFile={base}/node.pid\nAuthType=auth/munge\nAuthInfo=socket={mark}\n"
        f"CredType=cred/munge\nProctrackType=proctrack/pgid\nTaskPlugin=task/none\nSwitchType=switch/none\nMpiDefault=none\n"
        f"SchedulerType=sched/backfill\nSchedulerParameters=sched_interval=1\nSelectType=select/cons_tres\n"
        f"SelectTypeParameters=CR_Core\nReturnToService=2\nMinJobAge=300\nJobRequeue=1\n"
        f"NodeName={name} NodeAddr=127.0.0.1 CPUs={os.cpu_count()} State=UNKNOWN\n"
        f"PartitionName=all Nodes={name} Default=YES MaxTime=60 State=UP\n"
    )
    environment = dict(os.environ, SLURM_CONF=str(settings))
    commands = [
        ["munged", "--foreground", "--force", "--key-file", str(key), "--socket", str(mark), "--pid-file", str(base / "m.pid"),
         "--log-file", str(base / "munge" / "log"), "--seed-file", str(base / "munge" / "seed")],
        ["slurmctld", "-D", "-c", "-f", str(settings)],
        ["slurmd", "-D", "-c", "-f", str(settings)],
    ]
    servers: list[subprocess.Popen[bytes]] = []
    try:
        for number, command in enumerate(commands):
            log = (base / f"log-{number}").open("wb")
            servers.append(subprocess.Popen(command, env=environment, stdout=log, stderr=log))
            # The others ask the first one for keys from their beginning.
            end = time.monotonic() + 60
            while not mark.exists() and servers[0].poll() is None and time.monotonic() < end:
                time.sleep(0.05)
        begun, state = time.monotonic(), ""
        while time.monotonic() - begun < 180 and "idle" not in state:
            state = subprocess.run(
                ["sinfo", "--noheader", "--format=%t"], env=environment, capture_output=True, text=True, check=False
            ).stdout
            time.sleep(0.5)
        logs = "".join((base / f"log-{n}").read_text()[-300:] for n in range(len(commands)))
        checks.hold("idle" in state, f"a node of Slurm is there: {state} {logs}")
        yield settings
    finally:
        for server in reversed(servers):
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
        # It leaves its lock behind.
        for left in mark.parent.glob(f"{mark.name}*"):
            left.unlink()


def parallel(checks: Checks, place: Place) -> None:
    if hosts.missing(checks, "parallel"):
        return
    with hosts.shell(checks, place.folder / "ssh") as calling:
        if not calling:
            return
        site = place.new("parallel")
        # Twice the same machine, under two names.
        logins = [f"{calling['RSYNC_RSH']} {calling['USER']}@{name}" for name in ("127.0.0.1", "localhost")]
        place.run(site, [str(RECIPES / "parallel"), str(COUNT), ",".join(logins)], PARALLEL_HOME=str(place.folder))
        place.compare(site, "GNU parallel")
        place.run(site, [str(RECIPES / "parallel"), str(COUNT - 1), ",".join(logins)], PARALLEL_HOME=str(place.folder))
        place.compare(site, "GNU parallel, once more with fewer")


def kubernetes(checks: Checks, place: Place) -> None:
    import kubernetes_validate

    jobs = list(yaml.safe_load_all((RECIPES / "kubernetes.yml").read_text()))
    for job in jobs:
        kubernetes_validate.validate(job, "1.33", strict=True)
        checks.hold(job["metadata"]["labels"]["step"] == job["metadata"]["name"], "a job is chosen by its step")
    checks.equal([job["metadata"]["name"] for job in jobs], ["plan", "fetch", "keep", "build", "join"], "the order of the jobs")
    script = (RECIPES / "kubernetes").read_text()
    checks.hold("for job in plan fetch keep build join" in script, "the script keeps their order")
    site = place.new("kubernetes")
    shutil.copy(RECIPES / "shard", site / "shard")
    for job in jobs:
        spec = job["spec"]
        container = spec["template"]["spec"]["containers"][0]
        variables = {entry["name"]: entry["value"] for entry in container["env"]}
        checks.equal(spec.get("completions", 1), int(variables["COUNT"]) if "completionMode" in spec else 1, "pods of a job")
        scratch = place.folder / "scratch"
        scratch.mkdir(exist_ok=True)
        for index in range(spec.get("completions", 1)):
            more = {"COUNT": variables["COUNT"], "TMPDIR": str(scratch), "JOB_COMPLETION_INDEX": str(index)}
            place.run(site, container["command"], **more)
        checks.equal(list(scratch.iterdir()), [], "no pod leaves a copy of the state")
    place.compare(site, "Kubernetes")


class Runner:
    """A host that gives each job a machine of its own, and carries artifacts from one to the next."""

    def __init__(self, place: Place, name: str) -> None:
        self.place, self.name = place, name
        self.base = place.folder / name
        self.kept = self.base / "artifacts"
        self.kept.mkdir(parents=True)
        self.origin = self.base / "host" / "a" / "b.git"
        subprocess.run(["git", "init", "--quiet", "--bare", str(self.origin)], check=True)
        self.environment = {
            "HOME": str(self.base), "GITHUB_SERVER_URL": "https://host.example", "GITHUB_REPOSITORY": "a/b", "GH_TOKEN": "geheim",
            "CI_SERVER_URL": "https://host.example", "CI_PROJECT_PATH": "a/b", "CI_JOB_TOKEN": "geheim",
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": f"url.file://{self.base}/host/.insteadOf",
            "GIT_CONFIG_VALUE_0": "https://host.example/",
        }

    def machine(self, job: str) -> Path:
        return self.place.new(f"{self.name}-{job}")

    def step(self, machine: Path, script: str, **more: str) -> None:
        self.place.run(machine, ["bash", "-euo", "pipefail", "-c", script], **self.environment, **more)


def github(checks: Checks, place: Place) -> None:
    runner = Runner(place, "github")
    document = yaml.safe_load((RECIPES / "github.yml").read_text())
    count = str(document["env"]["COUNT"])
    last = None
    for name, job in document["jobs"].items():
        shards = [str(n) for n in job.get("strategy", {}).get("matrix", {}).get("shard", [""])]
        checks.equal(len(shards), int(count) if shards != [""] else 1, f"github: {name}: jobs of the matrix")
        for shard in shards:
            last = runner.machine(f"{name}{shard}")
            for step in job["steps"]:
                github_step(runner, last, step, shard, count)
    place.compare(last, "GitHub")


def github_step(runner: Runner, machine: Path, step: dict, shard: str, count: str) -> None:
    def filled(value: str) -> str:
        return re.sub(r"\$\{\{ matrix\.shard \}\}", shard, value)

    action, given = step.get("uses", "").split("@")[0], {k: filled(v) for k, v in step.get("with", {}).items()}
    if action == "actions/upload-artifact":
        source, target = machine / given["path"], runner.kept / given["name"]
        target.mkdir()
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
        else:
            shutil.copy(source, target)
    elif action == "actions/download-artifact" and "pattern" in given:
        for artifact in fnmatch.filter(os.listdir(runner.kept), given["pattern"]):
            shutil.copytree(runner.kept / artifact, machine / given["path"] / artifact)
    elif action == "actions/download-artifact":
        shutil.copytree(runner.kept / given["name"], machine, dirs_exist_ok=True)
    elif "run" in step and "apt-get" not in step["run"]:
        runner.step(machine, step["run"], COUNT=count, SHARD=shard)


def gitlab(checks: Checks, place: Place) -> None:
    runner = Runner(place, "gitlab")
    document = yaml.safe_load((RECIPES / "gitlab.yml").read_text())
    count = document["variables"]["COUNT"]
    last = None
    order = document["stages"]
    jobs = {name: job for name, job in document.items() if isinstance(job, dict) and "stage" in job}
    done: list[str] = []
    for name, job in sorted(jobs.items(), key=lambda entry: order.index(entry[1]["stage"])):
        shards = job.get("parallel", {}).get("matrix", [{"SHARD": [""]}])[0]["SHARD"]
        checks.equal(len(shards), int(count) if shards != [""] else 1, f"gitlab: {name}: jobs of the matrix")
        for shard in shards:
            last = runner.machine(f"{name}{shard}")
            # All earlier artifacts are there, unless the job names those that it wants.
            for earlier in job.get("dependencies", done):
                shutil.copytree(runner.kept / earlier, last, dirs_exist_ok=True)
            runner.step(last, "\n".join(job["script"]), COUNT=count, SHARD=shard)
            for path in job["artifacts"]["paths"]:
                shutil.copytree(last / path, runner.kept / name / path, dirs_exist_ok=True)
        done.append(name)
    for extra in last.rglob("public/**/*.gz"):
        extra.unlink()
    for extra in last.rglob("public/**/*.br"):
        extra.unlink()
    place.compare(last, "GitLab")
