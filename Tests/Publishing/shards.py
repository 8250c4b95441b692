"""A site made by several machines is, byte by byte, the one that a single machine makes; what does not fit together is refused."""

from __future__ import annotations

import filecmp
import hashlib
import json
import re
import shutil
import signal
import subprocess
import threading
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from checks import Checks

SOURCES = 36
HOSTS = 12
CLOCKS = ["2026-11-21T06:00:00Z", "2026-11-21T07:30:00Z", "2026-11-21T09:00:00Z"]
REFUSED = 4
HEAD = """
site:
  title: Shards
  baseURL: https://example.org/
  languages: [en, es]
  timeZone: Europe/Madrid
  network: {allowPrivate: true}
  deadline: 300
  stories: standard
sources:
"""


class Feeds:
    """Sources on twelve addresses of this machine: some fail, some ask for a pause, some tell the same."""

    def __init__(self) -> None:
        self.round = 0
        self.delay = 0.0
        feeds = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                time.sleep(feeds.delay)
                feeds.answer(self)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("0.0.0.0", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def configuration(self) -> str:
        return HEAD + "".join(
            f"  - {{id: s{n}, kind: feed, url: 'http://127.0.0.{200 if n == 7 else 1 + n % HOSTS}:{self.port}/s{n}.xml', "
            f"language: {'es' if n % 3 else 'en'}, every: 1h}}\n"
            for n in range(SOURCES)
        )

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        number = int(request.path.strip("/s.xml") or 0)
        if number == 5:
            return self.send(request, 500, b"out of order")
        # Alone on its host: whoever else were asked there would be left alone or not, as the answers before were fast or slow.
        if number == 7 and self.round == 1:
            request.send_response(429)
            request.send_header("Retry-After", "7200")
            request.send_header("Content-Length", "0")
            request.end_headers()
            return None
        if number == 9:
            return self.send(request, 200, b"<rss><channel><title>cut off")
        body = self.feed(number).encode()
        tag = f'"{number}-{hash(body)}"'
        if request.headers.get("If-None-Match") == tag:
            request.send_response(304)
            request.end_headers()
            return None
        return self.send(request, 200, body, tag)

    @staticmethod
    def send(request: BaseHTTPRequestHandler, status: int, body: bytes, tag: str = "") -> None:
        request.send_response(status)
        if tag:
            request.send_header("ETag", tag)
        request.send_header("Content-Type", "application/rss+xml")
        request.send_header("Content-Length", str(len(body)))
        # A worker that was killed meanwhile does not hear it.
        with suppress(ConnectionError):
            request.end_headers()
            request.wfile.write(body)

    def feed(self, number: int) -> str:
        items = [self.item(number, n) for n in range(12)]
        if self.round > 0 and number % 4 == 0:
            items = [self.item(number, 100 + self.round)] + items[2:]
        # A wire report that a few of them print.
        if number % 6 == 0:
            items.append(
                "<item><title>The bridge over the Arla is closed until spring</title>"
                "<link>https://wire.example/bridge</link><guid>wire-bridge</guid>"
                "<pubDate>Fri, 20 Nov 2026 11:00:00 GMT</pubDate>"
                "<description>Engineers found cracks in two of its pillars.</description></item>"
            )
        return (
            "<?xml version='1.0'?><rss version='2.0'><channel><title>Source "
            f"{number}</title><link>https://s{number}.example/</link>{''.join(items)}</channel></rss>"
        )

    def item(self, source: int, number: int) -> str:
        changed = " (changed)" if self.round == 2 and number == 3 else ""
        words = " ".join(f"word{(source * 31 + number * 7 + n) % 400}" for n in range(60))
        return (
            f"<item><title>Report {number} from place {source}{changed}</title>"
            f"<link>https://s{source}.example/{number}</link><guid>g{source}-{number}</guid>"
            f"<pubDate>Fri, 20 Nov 2026 {number % 24:02}:{source % 60:02}:00 GMT</pubDate>"
            f"<description><![CDATA[<p>{words}</p>]]></description></item>"
        )


class Site:
    """One site that is built in two ways: at once, and by shards."""

    def __init__(self, checks: Checks, program: str, folder: Path, feeds: Feeds) -> None:
        self.checks = checks
        self.program = program
        self.folder = folder
        folder.mkdir(parents=True)
        (folder / "Content").mkdir()
        (folder / "Content" / "site.yaml").write_text(feeds.configuration())

    def run(self, *words: str, wanted: int = 0, state: str = "parted") -> str:
        command = [self.program, *words, "-C", str(self.folder)]
        command += ["--state", str(self.folder / f"{state}.state"), "-o", str(self.folder / state)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        self.checks.equal(done.returncode, wanted, f"{' '.join(words)} ({done.stderr[-600:]})")
        return done.stdout + done.stderr

    def at_once(self, clock: str) -> None:
        self.run("build", "--clock", clock, state="one")

    def parts(self, kind: str, count: int) -> list[str]:
        return [str(self.folder / f"{kind}-{count}" / str(n + 1)) for n in range(count)]

    def shard(self, kind: str, number: int, count: int, into: str | None = None) -> str:
        into = into or self.parts(kind, count)[number - 1]
        return self.run(kind, "--shard", f"{number}/{count}", "--into", into)

    def by_shards(self, clock: str, count: int) -> list[str]:
        self.run("plan", str(count), "--clock", clock)
        said = []
        for kind in ("fetch", "build"):
            work = [
                threading.Thread(target=lambda n=n: said.append(self.shard(kind, n + 1, count))) for n in range(count)
            ]
            for thread in work:
                thread.start()
            for thread in work:
                thread.join()
            said.append(self.run(kind, "--join", *self.parts(kind, count)))
        return said

    def compare(self, what: str) -> None:
        one, parted = self.folder / "one", self.folder / "parted"
        differences = differing(one, parted)
        self.checks.equal(differences[:5], [], f"{what}: the site of the shards is that of one machine")


def differing(one: Path, other: Path) -> list[str]:
    def files(folder: Path) -> set[str]:
        return {str(f.relative_to(folder)) for f in folder.rglob("*") if f.is_file()}

    both = files(one) & files(other)
    _, unequal, errors = filecmp.cmpfiles(one, other, sorted(both), shallow=False)
    unequal = [name for name in unequal if unmeasured(one / name) != unmeasured(other / name)]
    return sorted(files(one) ^ files(other)) + unequal + errors


def unmeasured(file: Path) -> bytes:
    """Without how long answers took, which is measured and differs with every question: the last column of the status."""
    if file.name == "status.json":
        return re.sub(rb'\s*"milliseconds" : \d+,?', b"", file.read_bytes())
    if file.parent.name in ("status", "estado"):
        return re.sub(rb"<td>(?:(?!<td>).)*</td></tr>", b"</tr>", file.read_bytes(), flags=re.S)
    return file.read_bytes()


def check(checks: Checks, program: str, folder: Path) -> None:
    feeds = Feeds()
    for count in (2, 3, 8):
        rounds(checks, program, folder / f"n{count}", feeds, count)
    feeds.round = 0
    troubles(checks, program, folder / "troubles", feeds)
    halves(checks, program, folder / "halves", feeds)
    full_disk(checks, program, folder / "full", feeds)
    offline(checks, program, folder / "offline", feeds)
    feeds.server.shutdown()


def rounds(checks: Checks, program: str, folder: Path, feeds: Feeds, count: int) -> None:
    site = Site(checks, program, folder, feeds)
    for number, clock in enumerate(CLOCKS):
        feeds.round = number
        site.at_once(clock)
        site.by_shards(clock, count)
        site.compare(f"{count} shards, build {number + 1}")
    # A minute later nothing is due and nothing has changed.
    later = CLOCKS[-1].replace("09:00", "09:01")
    said = site.by_shards(later, count)
    idle = sum(": 0 files made" in line for line in said)
    checks.equal(idle, count, f"{count} shards with nothing to do")
    checks.hold("files  0 written" in said[-1] or "0 rendered" in said[-1], f"nothing is written: {said[-1]}")


def halves(checks: Checks, program: str, folder: Path, feeds: Feeds) -> None:
    """Only the asking is shared, then only the pages."""
    site = Site(checks, program, folder, feeds)
    for number, clock in enumerate(CLOCKS[:2]):
        feeds.round = number
        site.at_once(clock)
        if number == 0:
            site.run("plan", "2", "--clock", clock)
            for shard in (1, 2):
                site.shard("fetch", shard, 2)
            site.run("build", "--join", *site.parts("fetch", 2))
        else:
            site.run("fetch", "--clock", clock)
            site.run("plan", "2", "--clock", clock)
            for shard in (1, 2):
                site.shard("build", shard, 2)
            site.run("build", "--join", *site.parts("build", 2))
        site.compare("only the pages are shared" if number else "only the asking is shared")


def offline(checks: Checks, program: str, folder: Path, feeds: Feeds) -> None:
    """What stands in for a source that was never asked does so also where its shard was to ask nobody."""
    site = Site(checks, program, folder, feeds)
    content = folder / "Content"
    (content / "sample.xml").write_text(feeds.feed(1))
    lines = (content / "site.yaml").read_text().replace("every: 1h", "every: 1h, sample: sample.xml", 1)
    (content / "site.yaml").write_text(lines)
    site.run("build", "--offline", "--clock", CLOCKS[0], state="one")
    site.run("plan", "2", "--clock", CLOCKS[0])
    answers = site.parts("fetch", 2)
    for number, folder in enumerate(answers, 1):
        site.run("fetch", "--offline", "--shard", f"{number}/2", "--into", folder)
    said = site.run("build", "--join", *answers)
    checks.hold("its shard did not ask it" in said, f"a sample is told: {said}")
    shown = [
        sum("from place 1" in page.read_text() for page in (site.folder / name).rglob("*.html")) for name in ("one", "parted")
    ]
    checks.hold(0 < shown[0] == shown[1], f"the sample's articles are there: {shown}")


def troubles(checks: Checks, program: str, folder: Path, feeds: Feeds) -> None:
    site = Site(checks, program, folder, feeds)
    site.at_once(CLOCKS[0])
    site.run("plan", "3", "--clock", CLOCKS[0])
    answers, pages = site.parts("fetch", 3), site.parts("build", 3)
    said = site.run("fetch", "--join", *answers[:1], wanted=REFUSED)
    checks.hold("no shard has put a part there" in said, f"an empty folder is named: {said}")
    for number in (1, 3):
        site.shard("fetch", number, 3)
    said = site.run("fetch", "--join", answers[0], answers[2], wanted=REFUSED)
    checks.hold("shard 2/3" in said, f"the missing shard is named: {said}")
    killed(checks, site, feeds, answers)
    site.shard("fetch", 2, 3)
    twice = str(folder / "again")
    site.shard("fetch", 2, 3, into=twice)
    shutil.rmtree(answers[1])
    damaged_answers(checks, site, [answers[0], twice, answers[2]])
    site.shard("fetch", 2, 3)
    said = site.run("fetch", "--join", *answers, twice)
    checks.hold("done twice" in said, f"the later try counts: {said}")

    for number in (1, 2, 3):
        site.shard("build", number, 3)
    said = site.run("build", "--join", *answers, *pages, wanted=REFUSED)
    checks.hold("some parts hold answers" in said, f"stages are kept apart: {said}")
    elsewhere(checks, site, pages)
    damaged(checks, site, pages)
    said = site.run("build", "--join", *pages)
    taken = re.search(r"joined +(\d+) files of 3 parts", said)
    checks.hold(taken is not None and int(taken[1]) > 20, f"what a join took is told: {said}")
    checks.hold("a file that a part lists is gone or has changed, and was made here" in said, f"the damaged file is told: {said}")
    site.compare("after all troubles")
    shutil.rmtree(folder / "parted")
    shutil.rmtree(Path(pages[0]) / "site")
    said = site.run("build", "--join", *pages)
    checks.hold("files that the parts list are gone or have changed, and were made here" in said, f"a gutted part is told: {said}")
    site.compare("with a gutted part")
    said = site.run("build", "--shard", "4/4", "--into", str(folder / "four"), wanted=REFUSED)
    checks.hold("the plan has 3 shards" in said, f"another count: {said}")
    said = site.run("build", "--join", *pages, "--clock", CLOCKS[1], wanted=REFUSED)
    checks.hold(f"the plan is for {CLOCKS[0]}" in said, f"another clock by hand: {said}")
    site.run("build", "--join", *pages, "--clock", CLOCKS[0])
    site.run("build", "--shard", "0/3", "--into", str(folder / "zero"), wanted=2)
    site.run("build", "--shard", "1/3", wanted=2)
    # What came since is not written over by what was fetched before it.
    feeds.round += 1
    site.run("build", "--clock", CLOCKS[1], "--refresh")
    said = site.run("build", "--join", *answers, wanted=REFUSED)
    checks.hold("make the plan anew" in said, f"answers of an older plan: {said}")
    feeds.round -= 1


def killed(checks: Checks, site: Site, feeds: Feeds, answers: list[str]) -> None:
    """A worker that is killed amid its work, and one that never ends."""
    feeds.delay = 0.5
    command = [site.program, "fetch", "--shard", "2/3", "--into", answers[1], "-C", str(site.folder)]
    command += ["--state", str(site.folder / "parted.state")]
    stamp = Path(answers[1]) / "part.json"
    for sign, words in ((signal.SIGKILL, "killed"), (signal.SIGSTOP, "standing still")):
        former = changed(stamp)
        worker = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        begun = time.monotonic()
        while changed(stamp) == former and time.monotonic() - begun < 120:
            time.sleep(0.01)
        checks.hold(changed(stamp) != former, "a worker has begun before it is stopped")
        worker.send_signal(sign)
        time.sleep(0.1)
        said = site.run("fetch", "--join", *answers, wanted=REFUSED)
        checks.hold("2/3 (not ended)" in said, f"a worker {words} is named: {said}")
        worker.kill()
        worker.wait()
    feeds.delay = 0.0


def changed(file: Path) -> int:
    """When it was written last; 0 where there is none."""
    return file.stat().st_mtime_ns if file.exists() else 0


def elsewhere(checks: Checks, site: Site, pages: list[str]) -> None:
    """Parts of another clock, of another configuration, of another version."""
    plan = site.folder / "parted.state" / "plan.json"
    kept = plan.read_text()
    other = json.loads(kept)
    for key, value, words in (
        ("clock", "2026-11-22T06:00:00Z", "another plan"),
        ("shared", "0" * 16, "another"),
        ("version", "0.0.1", "0.0.1"),
        ("form", 99, "no plan of this version"),
    ):
        plan.write_text(json.dumps(other | {key: value}))
        said = site.run("build", "--join", *pages, wanted=2 if key == "form" else REFUSED)
        checks.hold(words in said, f"a plan with another {key}: {said}")
    plan.write_text("{")
    site.run("build", "--join", *pages, wanted=2)
    plan.write_text(kept)
    configuration = site.folder / "Content" / "site.yaml"
    text = configuration.read_text()
    configuration.write_text(text.replace("title: Shards", "title: Others"))
    said = site.run("build", "--shard", "1/3", "--into", pages[0], wanted=REFUSED)
    checks.hold("another program, configuration" in said, f"another configuration: {said}")
    configuration.write_text(text)


def damaged(checks: Checks, site: Site, pages: list[str]) -> None:
    """A list that is cut is refused; a file that is not as it was written is made once more."""
    listing = Path(pages[1]) / "pages.list"
    text = listing.read_bytes()
    listing.write_bytes(text[:-40])
    said = site.run("build", "--join", *pages, wanted=REFUSED)
    checks.hold("shard 2/3 is damaged" in said, f"a cut list: {said}")
    listing.write_bytes(text)
    page = next((Path(pages[0]) / "site").rglob("index.html"))
    page.write_bytes(page.read_bytes().replace(b"<html", b"<HTML"))
    twin = site.folder / "twin"
    shutil.copytree(pages[2], twin)
    other = (twin / "pages.list").read_bytes().replace(b"/feed", b"/food")
    (twin / "pages.list").write_bytes(other)
    told = site.run("build", "--join", *pages, str(twin), wanted=REFUSED)
    checks.hold("damaged" in told, f"a list that its stamp does not know: {told}")
    stamp = json.loads((twin / "part.json").read_text())
    (twin / "part.json").write_text(json.dumps(stamp | {"digest": hashlib.sha256(other).hexdigest()}))
    told = site.run("build", "--join", *pages, str(twin), wanted=REFUSED)
    checks.hold("3/3 is there twice with different content" in told, f"two of one time: {told}")


def damaged_answers(checks: Checks, site: Site, answers: list[str]) -> None:
    """A body that was cut on its way is no answer without items: nothing is archived."""
    state = site.folder / "parted.state"
    body = max((Path(answers[0]) / "responses").glob("*.body"), key=lambda file: file.stat().st_size)
    whole = body.read_bytes()
    before = {file.name: file.read_bytes() for file in state.iterdir() if file.is_file()}
    for cut in (whole[:300], b""):
        body.write_bytes(cut)
        said = site.run("fetch", "--join", *answers, wanted=REFUSED)
        checks.hold("shard 1/3 is damaged (the answer of s" in said, f"a cut body: {said}")
    after = {file.name: file.read_bytes() for file in state.iterdir() if file.is_file()}
    checks.equal(after == before, True, "a damaged part changes nothing of the state")
    body.write_bytes(whole)


def full_disk(checks: Checks, program: str, folder: Path, feeds: Feeds) -> None:
    """The site that stands stays whole when there is no room for the joined one."""
    site = Site(checks, program, folder, feeds)
    room = folder / "small"
    room.mkdir()
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(room)], capture_output=True, check=False
    ).returncode:
        checks.lack("a full disk while joining: no small file system can be mounted here")
        return
    try:
        site.at_once(CLOCKS[0])
        site.by_shards(CLOCKS[0], 2)
        command = [program, "build", "--join", *site.parts("build", 2), "-C", str(folder)]
        command += ["--state", str(folder / "parted.state"), "-o", str(room / "public")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        checks.equal(done.returncode, 1, f"joining without room ({done.stderr[-300:]})")
        checks.hold(not (room / "public" / "index.html").exists(), "nothing half is published")
        site.run("build", "--join", *site.parts("build", 2))
        site.compare("once there is room")
    finally:
        subprocess.run(["umount", str(room)], check=False)
