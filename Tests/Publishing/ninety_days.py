"""Days of a portal in CI: three jobs a day as the recipes run them, against feeds that add, change and drop items, dated and not; what
a job left is dropped at random, sending fails now and then, and for one day nothing can be reached.

No address and no date that was published changes, every address answers for good, and what is kept elsewhere is no more than
the states that are to be kept.

usage: ninety_days.py PROGRAM [--days 90] [--seed 1]
"""

from __future__ import annotations

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from datetime import datetime, timezone
from email.utils import format_datetime
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from checks import Checks

# 2026-11-21T00:00:00Z
BEGIN = 1_795_219_200
JOB = 8 * 3_600
# What may lie elsewhere: so many states, and a few megabytes in any case.
KEPT = 3
FREE = 4 << 20

SITE = """
site:
  title: Noventa días
  baseURL: https://example.org/
  languages: [es]
  timeZone: Europe/Madrid
  network: {{allowPrivate: [127.0.0.1]}}
sources:
  - {{id: fechada, kind: feed, url: "{base}fechada.xml", title: Fechada, language: es, section: general}}
  - {{id: a-medias, kind: feed, url: "{base}a-medias.xml", title: A medias, language: es, section: general}}
  - {{id: sin-fecha, kind: feed, url: "{base}sin-fecha.xml", title: Sin fecha, language: es, section: general}}
"""

DATES = re.compile(r'"datePublished":"[^"]*"')

WORDS = (
    "río puente mercado feria plaza lluvia tren escuela pan vino cosecha museo coro faro huerta molino sierra puerto barca taller "
    "imprenta teatro fuente camino nieve viento trigo aceite oveja campana jardín archivo mapa radio farmacia cantera presa dehesa"
).split()


class Feed:
    """What one source says, moment by moment."""

    def __init__(self, name: str, dated: float, named: bool, chance: random.Random) -> None:
        self.name, self.dated, self.named, self.chance = name, dated, named, chance
        self.corrects = 0 < dated < 1
        self.items: list[dict[str, object]] = []
        self.count = 0

    def go_on(self, now: int) -> None:
        for _ in range(self.chance.choice((0, 0, 1, 1, 2, 3))):
            self.count += 1
            item: dict[str, object] = {"number": self.count, "title": self.headline(), "text": self.text()}
            if self.chance.random() < self.dated:
                item["date"] = now - self.chance.randrange(0, 40_000)
            self.items.insert(0, item)
        for item in self.items:
            match self.chance.randrange(40):
                case 0: item["title"] = self.headline()
                case 1: item["text"] = self.text()
                # The date is the source's word: where it says another one, that is shown, at the address of before.
                case 2 if self.corrects: item.pop("date", None)
                case 3 if self.corrects: item["date"] = now
        self.items = [item for item in self.items if self.chance.random() > 0.03][:12]
        if self.chance.random() < 0.1:
            self.chance.shuffle(self.items)

    def headline(self) -> str:
        return " ".join(self.chance.sample(WORDS, 6)).capitalize()

    def text(self) -> str:
        return ". ".join(self.headline() for _ in range(40))

    def xml(self) -> bytes:
        items = ""
        for item in self.items:
            address = f"https://{self.name}.example/{item['number']}"
            date = item.get("date")
            items += f"<item><title>{item['title']}</title><link>{address}</link><description>{item['text']}</description>"
            items += f"<guid>{address}</guid>" if self.named else ""
            items += f"<pubDate>{format_datetime(datetime.fromtimestamp(int(date), timezone.utc))}</pubDate>" if date else ""
            items += "</item>"
        return (
            '<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel>'
            f"<title>{escape(self.name)}</title><link>https://{self.name}.example/</link><description>d</description>{items}</channel></rss>"
        ).encode()


class Sources:
    """A server with the feeds; while it is away it breaks every connection off."""

    def __init__(self, feeds: list[Feed]) -> None:
        self.away = False
        sources = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                feed = next((feed for feed in feeds if self.path == f"/{feed.name}.xml"), None)
                if sources.away:
                    self.close_connection = True
                    return
                body = feed.xml() if feed else b""
                self.send_response(200 if feed else 404)
                self.send_header("Content-Type", "application/rss+xml")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.base = f"http://127.0.0.1:{self.server.server_port}/"


class Simulation:
    def __init__(self, checks: Checks, program: str, folder: Path, seed: int) -> None:
        self.checks, self.program, self.folder = checks, program, folder
        self.chance = random.Random(seed)
        self.feeds = [Feed("fechada", 1, True, self.chance), Feed("a-medias", 0.5, True, self.chance), Feed("sin-fecha", 0, False, self.chance)]
        self.sources = Sources(self.feeds)
        self.site = folder / "site"
        (self.site / "Content").mkdir(parents=True)
        (self.site / "Content" / "site.yaml").write_text(SITE.format(base=self.sources.base))
        self.origin = folder / "origin.git"
        subprocess.run(["git", "init", "--quiet", "--bare", str(self.origin)], check=True)
        self.place = f"git:{self.origin}"
        # What readers were shown: each article by its id, and each address.
        self.shown: dict[str, dict[str, str]] = {}
        self.addresses: set[str] = set()
        self.counts = {"jobs": 0, "published": 0, "dropped": 0, "unreachable": 0}

    def run(self, days: int) -> None:
        quiet = self.chance.randrange(2, days - 1)
        for number in range(days * 3):
            now = BEGIN + number * JOB
            if number:
                for feed in self.feeds:
                    feed.go_on(now)
            away = number // 3 == quiet
            cut = away or self.chance.random() < 0.05
            self.sources.away = away
            self.counts["unreachable"] += cut
            hidden = self.origin.with_name("away.git")
            if cut:
                self.origin.rename(hidden)
            published = self.job(now, is_first=not self.counts["published"])
            if cut:
                hidden.rename(self.origin)
            self.checks.equal(published, not cut, f"a job of day {number // 3} publishes")
            if published:
                self.look(f"day {number // 3}")
            if number % 21 == 20:
                self.weigh(now)
        self.weigh(BEGIN + days * 3 * JOB)
        self.checks.hold(len(self.shown) > days, f"{len(self.shown)} articles in {days} days")
        print(f"ninety days: {self.counts}, {len(self.shown)} articles, {len(self.addresses)} addresses", flush=True)

    def job(self, now: int, is_first: bool) -> bool:
        """As the recipes: fetched, built, sent, and only then published."""
        self.counts["jobs"] += 1
        if self.chance.random() < 0.4:
            self.counts["dropped"] += 1
            for name in (".pregonero", "public"):
                shutil.rmtree(self.site / name, ignore_errors=True)
        if not (self.site / ".pregonero" / "archive.sqlite").exists():
            code, errors = self.pregonero(now, "state", "pull", "--quiet", "--remote", self.place)
            if code == 6:
                return False
            self.checks.equal(code, 7 if is_first else 0, f"state pull: {errors}")
        required = () if is_first else ("--require-state",)
        code, errors = self.pregonero(now, "build", "--refresh", *required)
        self.checks.equal(code, 0, f"a build: {errors[-600:]}")
        code, errors = self.pregonero(now, "state", "push", "--quiet", "--remote", self.place)
        self.checks.hold(code in (0, 6), f"state push: {code} {errors}")
        return code == 0

    def look(self, when: str) -> None:
        self.counts["published"] += 1
        public = self.site / "public"
        listed = json.loads(self.output("list", "items", "--json"))
        for item in listed:
            text = (public / item["path"][1:] / "index.html").read_text()
            told = {"path": item["path"], "dates": " ".join(DATES.findall(text))}
            if item["source"] == "a-medias":
                told["dates"] = ""
            known = self.shown.setdefault(item["id"], told)
            self.checks.equal(told, known, f"{when}: address and date of {item['id']}")
        moved = [id for id in self.shown.keys() - {item["id"] for item in listed}]
        self.checks.equal(moved, [], f"{when}: articles that are gone")
        self.addresses |= {f"/{page.parent.relative_to(public)}/" for page in public.glob("n/*/*/*/*/index.html")}
        silent = [address for address in self.addresses if not (public / address[1:] / "index.html").exists()]
        self.checks.equal(silent, [], f"{when}: addresses that do not answer")

    def weigh(self, now: int) -> None:
        """What is kept elsewhere beside one state that is sent alone."""
        kept = self.sizes(self.origin)
        alone = self.folder / "alone.git"
        shutil.rmtree(alone, ignore_errors=True)
        subprocess.run(["git", "init", "--quiet", "--bare", str(alone)], check=True)
        copy = self.folder / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        shutil.copytree(self.site / "Content", copy / "Content")
        code, errors = self.pregonero(now, "state", "pull", "--quiet", "--remote", self.place, site=copy)
        self.checks.equal(code, 0, f"the state is fetched: {errors}")
        code, errors = self.pregonero(now, "state", "push", "--quiet", "--remote", f"git:{alone}", site=copy)
        self.checks.equal(code, 0, f"a state is sent alone: {errors}")
        single = self.sizes(alone)
        self.counts["kept"], self.counts["alone"] = kept, single
        # Beside the bytes of the parts there are those of git's own objects and of the lists of what is where.
        self.checks.hold(kept <= 1.1 * max(KEPT * single, FREE), f"{kept} bytes are kept elsewhere, one state has {single}")

    @staticmethod
    def sizes(repository: Path) -> int:
        lines = subprocess.run(
            ["git", "ls-tree", "-r", "-l", "pregonero-state"], cwd=repository, capture_output=True, text=True, check=True
        ).stdout.splitlines()
        return sum(int(line.split()[3]) for line in lines)

    def pregonero(self, now: int, *words: str, site: Path | None = None) -> tuple[int, str]:
        clock = datetime.fromtimestamp(now, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        command = [self.program, *words, "--clock", clock, "-C", str(site or self.site)]
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(self.folder)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    def output(self, *words: str) -> str:
        return subprocess.run([self.program, *words, "-C", str(self.site)], capture_output=True, text=True, check=True).stdout


def check(checks: Checks, program: str, folder: Path, days: int = 10, seed: int = 1) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    Simulation(checks, program, folder, seed).run(days)


def main() -> int:
    reader = argparse.ArgumentParser()
    reader.add_argument("program")
    reader.add_argument("--days", type=int, default=90)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    checks = Checks()
    with tempfile.TemporaryDirectory() as name:
        check(checks, str(Path(given.program).resolve()), Path(name) / "days", given.days, given.seed)
    return checks.finish()


if __name__ == "__main__":
    sys.exit(main())
