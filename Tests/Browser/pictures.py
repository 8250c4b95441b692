"""The portal's pictures: all from itself, none too heavy, none that moves the page; a second build makes nothing."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

from playwright.sync_api import BrowserContext

import budgets
import checks
import portal
from markup import images
from pictured import FEEDS, PicturedPortal
from portal import CLOCK, Page
from server import PortalServer
from tally import Findings, Tally
from visit import View, Visit, opened, place, tried

LEAST_SHOWN = 60
MOST_BYTES = 150_000
MOST_IN_REPOSITORY = 1_500_000
# A phone's first screen and a desktop's.
VIEWS = [View(390, height=844), View(1280, height=800)]

# Those that load at once although nobody sees them at once; they may stand a little below the edge.
EAGER_BELOW = """() => [...document.images]
  .filter(image => image.loading !== 'lazy' && image.getBoundingClientRect().top > 1.5 * innerHeight)
  .map(image => `${image.getAttribute('src')} is not lazy`)"""
WAITING_ON_TOP = """() => [...document.querySelectorAll('.lead img, .figure--bleed img')].slice(0, 1)
  .filter(image => image.loading === 'lazy' || image.fetchPriority !== 'high')
  .map(image => `${image.getAttribute('src')} leads and waits`)"""
CLOSED_BOXES = """() => [...document.images]
  .filter(image => image.checkVisibility() && image.getBoundingClientRect().height < 2)
  .map(image => `${image.getAttribute('src')} has no room`)"""


class PictureSuite:
    """Looks at the demo's pictures, and at those of a portal of real feeds whose pictures a server here gives."""

    def __init__(
        self, context: Callable[[View], BrowserContext], program: str, demo: Path, folder: Path, tally: Tally
    ) -> None:
        self.context = context
        self.program = program
        self.demo = demo
        self.folder = folder
        self.tally = tally

    def look(self) -> None:
        self._markup(self.demo, "demo")
        self._demo()
        shared = os.environ.get("PREGONERO_SHARED")
        if not shared:
            self.tally.say("pictures of real feeds: skipped (PREGONERO_SHARED is not set)")
        elif not shutil.which("vips") and not os.environ.get("CI"):
            self.tally.say("pictures of real feeds: skipped (libvips-tools is not installed)")
        else:
            self._real_feeds(Path(shared) / "corpora/feeds")

    def _demo(self) -> None:
        shown = {image.picture for file in self.demo.rglob("*.html") for image in images(file.read_text())}
        enough = [] if len(shown) >= LEAST_SHOWN else [f"{len(shown)}, at least {LEAST_SHOWN}"]
        self.tally.check("demo", "pictures of our own making", enough)
        size = sum(file.stat().st_size for file in (portal.REPOSITORY / "Content/pictures").rglob("*") if file.is_file())
        small = [] if size <= MOST_IN_REPOSITORY else [f"{size} bytes, at most {MOST_IN_REPOSITORY}"]
        self.tally.check("Content/pictures", "pictures are small in the repository", small)
        self.tally.say(f"the demo shows {len(shown)} pictures of {size / 1000:.0f} KB")

    def _real_feeds(self, feeds: Path) -> None:
        real = PicturedPortal(self.program, feeds, self.folder)
        summary = real.build()
        self._made(real, summary)
        self._markup(real.public, "real feeds")
        self._credits(real, feeds)
        self._again(real)
        self._in_browser(real.public)
        self.tally.say("looked at the pictures of real feeds")

    def _made(self, real: PicturedPortal, summary: str) -> None:
        asked = {path for path, _ in real.server.asked}
        given = {path for path in asked if self._is_good(real, path)}
        new = int((re.search(r"pictures .*\+(\d+) new", summary) or [0, 0])[1])
        self.tally.say(f"{len(asked)} pictures asked for, {new} made in {real.decoded} calls of vipsthumbnail")
        self.tally.check("real feeds", "every picture that can be shown is", _unless(new == len(given) > 100, f"{new} of {len(given)}"))
        wrong = len(asked) - len(given)
        self.tally.check("real feeds", "some pictures are none", _unless(wrong > 3, f"{wrong}"))
        self.tally.check("real feeds", "none is asked for twice", _unless(len(asked) == len(real.server.asked), "one is"))
        late = "late" if " late" in summary else ""
        self.tally.check("real feeds", "all come in time", [late] if late else [])

    @staticmethod
    def _is_good(real: PicturedPortal, path: str) -> bool:
        sent = real.server.picture(path)
        return sent is not None and len(sent) > 9000

    def _again(self, real: PicturedPortal) -> None:
        """What was fetched and made once is neither fetched nor made again."""
        given = {path for path, _ in real.server.asked if self._is_good(real, path)}
        before = _contents(real.public)
        for flags in ([], ["--full"]):
            real.build(*flags)
            name = "a second build " + " ".join(flags)
            self.tally.check("real feeds", f"{name.strip()} downloads nothing", [path for path, _ in real.server.asked])
            self.tally.check("real feeds", f"{name.strip()} decodes nothing", _unless(real.decoded == 0, f"{real.decoded} calls"))
            self.tally.check("real feeds", f"{name.strip()} writes the same", _unless(_contents(real.public) == before, "it differs"))
        later = datetime.fromisoformat(CLOCK) + timedelta(days=8)
        real.build(clock=later.isoformat().replace("+00:00", "Z"))
        asked = real.server.asked
        whole = [path for path, has_validator in asked if path in given and not has_validator]
        self.tally.check("real feeds", "after a week only validators are sent", whole)
        self.tally.check("real feeds", "after a week all are asked for", _unless({path for path, _ in asked} >= given, "some are not"))
        self.tally.check("real feeds", "after a week nothing is decoded", _unless(real.decoded == 0, f"{real.decoded} calls"))

    def _credits(self, real: PicturedPortal, feeds: Path) -> None:
        """What a feed says of who made its pictures stands below them."""
        text = "".join((feeds / feed).read_bytes().decode("utf-8", "replace") for feed in FEEDS)
        said = {name.strip() for name in re.findall(r"<media:credit[^>]*>([^<]{4,60})</media:credit>", text)}
        captions = set()
        for file in real.public.rglob("index.html"):
            captions.update(re.findall(r"<span[^>]*>([^<]+)</span></figcaption>", file.read_text()))
        told = [name for name in said if any(name in caption for caption in captions)]
        self.tally.check("real feeds", "credits stand in captions", _unless(len(told) > 2, f"{len(told)} of {len(said)}"))

    def _markup(self, folder: Path, place: str) -> None:
        """Every picture of every page, and every file that one names."""
        problems: list[str] = []
        count = 0
        for file in sorted(folder.rglob("*.html")):
            found = images(file.read_text())
            count += len(found)
            name = str(file.relative_to(folder))
            problems += [f"{name}: {problem}" for image in found for problem in image.problems]
            if sum(image.leads for image in found) > 1:
                problems.append(f"{name}: more than one picture leads")
            for image in found:
                problems += [f"{name}: {link} is not there" for link in image.files if not (folder / link.lstrip("/")).is_file()]
        self.tally.check(place, "pictures are marked up", problems[:20])
        copies = list((folder / "_/p").glob("*"))
        heavy = [f"{file.name}: {file.stat().st_size} bytes" for file in copies if file.stat().st_size > MOST_BYTES]
        self.tally.check(place, "no picture is too heavy", heavy)
        self.tally.check(place, "there are pictures", _unless(count > 100, f"{count}"))
        self.tally.say(f"{place}: {count} pictures on pages, {len(copies)} files of copies")

    def _in_browser(self, public: Path) -> None:
        server = PortalServer(public, "/")
        pages = _pages(public)
        for view in VIEWS:
            with self.context(view) as context:
                for page in pages:
                    url = server.address(page.path)

                    def begun() -> Findings:
                        with opened(context, page, url, view, scroll=False) as visit:
                            found = {
                                "what leads does not wait": visit.tab.evaluate(WAITING_ON_TOP),
                                "what is below waits": visit.tab.evaluate(EAGER_BELOW),
                            }
                            return found | budgets.pictures_in_view(visit, public, self.tally)

                    self.tally.look(place(page, view), begun)

                    def visited() -> Findings:
                        with opened(context, page, url, view) as visit:
                            return tried(visit, CHECKS)

                    self.tally.look(place(page, view), visited)
        self.tally.check("real feeds", "nothing is missing on the server", sorted(set(server.missing)))
        server.shutdown()


def _shift(visit: Visit) -> list[str]:
    value = visit.tab.evaluate("__seen.shift")
    return [] if round(value, 3) == 0 else [f"{value:.4f} by {visit.tab.evaluate('__seen.moved')}"]


def _closed_boxes(visit: Visit) -> list[str]:
    return visit.tab.evaluate(CLOSED_BOXES)


CHECKS = {
    "only its own host": checks.one_host,
    "everything answers 200": checks.answers,
    "no console errors": checks.console,
    "policy blocks nothing": checks.policy,
    "pictures are drawn": checks.pictures,
    "no overflow": checks.overflow,
    "CLS is 0.000": _shift,
    "pictures have room": _closed_boxes,
}


def _pages(public: Path) -> list[Page]:
    """Front pages, lists, and the articles with most pictures in their texts and above them."""
    found = [Page("front", ""), Page("front", "fr/"), Page("river", "news/")]
    found += [Page("section", _path(public, file)) for file in sorted(public.glob("sections/*/index.html"))]
    articles = []
    for file in sorted(public.glob("n/**/index.html")):
        shown = images(file.read_text())
        articles.append((sum("body" in image.place for image in shown), any(image.leads for image in shown), file))
    full = sorted(articles, key=lambda row: row[0], reverse=True)[:6]
    led = [row for row in articles if row[1]][:6]
    bare = [row for row in articles if not row[0] and not row[1]][:2]
    chosen = {row[2] for row in full + led + bare}
    return found + [Page("article", _path(public, file)) for file in sorted(chosen)]


def _path(public: Path, file: Path) -> str:
    return str(file.relative_to(public)).removesuffix("index.html")


def _contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def _unless(holds: bool, problem: str) -> list[str]:
    return [] if holds else [problem]



