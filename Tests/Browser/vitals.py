"""How soon a page's largest part is painted, and how long it keeps the reader waiting, on a slow phone and network."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser, CDPSession, Error

from portal import Page
from server import PortalServer
from tally import Tally
from visit import View

PAINTED_WITHIN = 1200
BLOCKED_AT_MOST = 50
VISITS = 3
# A figure says something of a page on a quiet machine only, where the full matrix judges it. Elsewhere the pages with the
# most to draw or to run are visited once, and what they took is told.
TOLD = {"front", "article-own", "map", "match", "search"}
AGAIN = 3
# A phone in the hand: its pictures are those for two pixels a point.
PHONE = View(360, height=740)
POINT = 2
SLOWER = 4
LATENCY = 150
BYTES_A_SECOND = 1_600_000 / 8
# What runs after the page is there counts as well.
REST = 500

OBSERVERS = """window.__vitals = {painted: 0, part: '', long: []};
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) {
    const {element} = entry;
    __vitals.painted = entry.startTime;
    __vitals.part = element ? `${element.tagName}.${element.className}`.toLowerCase() : entry.url;
  }
}).observe({type: 'largest-contentful-paint', buffered: true});
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) __vitals.long.push([entry.startTime, entry.duration]);
}).observe({type: 'longtask', buffered: true});"""
# What of long tasks lies after the first paint, less the 50 ms that each may take.
FIGURES = """() => {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  const blocked = __vitals.long.filter(([start]) => first && start >= first.startTime)
    .reduce((sum, [, duration]) => sum + duration - 50, 0);
  return {painted: __vitals.painted, part: __vitals.part, blocked, arrived: navigation.responseEnd,
    sent: navigation.transferSize, whole: navigation.decodedBodySize};
}"""
WORK = """() => {
  const start = performance.now();
  for (let turn = 0, sum = 0; turn < 1e7; turn++) sum += Math.sqrt(turn);
  return performance.now() - start;
}"""


@dataclass(frozen=True)
class Figures:
    """What some visits to a page came to, by their medians."""

    painted: float
    blocked: float
    part: str

    def problems(self) -> list[str]:
        late = [f"the largest part ({self.part}) is painted after {self.painted:.0f} ms, at most {PAINTED_WITHIN}"]
        busy = [f"blocked for {self.blocked:.0f} ms, at most {BLOCKED_AT_MOST}"]
        return late * (self.painted > PAINTED_WITHIN) + busy * (self.blocked > BLOCKED_AT_MOST)


class Vitals:
    """Visits pages as a slow phone does, each time with nothing in store."""

    def __init__(self, browser: Browser, server: PortalServer, tally: Tally, is_strict: bool) -> None:
        self.browser = browser
        self.is_strict = is_strict
        # As a real server sends them: compressed before anybody asks.
        self.server = PortalServer(server.folder, server.base, compressed=True)
        self.tally = tally

    def look(self, pages: list[Page]) -> None:
        if self.is_strict:
            self.tally.check("vitals", "the processor is slowed down", self._slowness())
        shown = [page for page in pages if self.is_strict or page.kind in TOLD]
        for page in shown:
            self.tally.look(f"{page.kind} /{page.path}", lambda: {"vitals": self._tried(page)})
        self.server.shutdown()
        self.tally.say(f"looked at {len(shown)} pages on a slow phone")

    def _tried(self, page: Page) -> list[str]:
        try:
            return self._problems(page)
        except (Error, AssertionError) as error:
            return [str(error).splitlines()[0]]

    def _problems(self, page: Page) -> list[str]:
        found = self._figures(page)
        for _ in range(AGAIN if self.is_strict else 0):
            if not found.problems():
                break
            # A machine that has other things to do is late now and then, a page always.
            again = self._figures(page)
            painted = min(found, again, key=lambda figures: figures.painted)
            found = Figures(painted.painted, min(found.blocked, again.blocked), painted.part)
        self.tally.say(f"painted {found.painted:5.0f} ms  blocked {found.blocked:3.0f} ms  {page.kind} /{page.path}")
        return found.problems() if self.is_strict else []

    def _figures(self, page: Page) -> Figures:
        visits = [self._visit(page) for _ in range(VISITS if self.is_strict else 1)]
        middle = sorted(visits, key=lambda visit: visit["painted"])[len(visits) // 2]
        return Figures(middle["painted"], median(visit["blocked"] for visit in visits), middle["part"])

    def _visit(self, page: Page) -> dict:
        options = PHONE.options() | {"device_scale_factor": POINT, "is_mobile": True, "has_touch": True}
        with self.browser.new_context(**options) as context:
            context.add_init_script(OBSERVERS)
            tab = context.new_page()
            throttle(context.new_cdp_session(tab))
            tab.goto(self.server.address(page.path), wait_until="load")
            tab.wait_for_timeout(REST)
            figures = tab.evaluate(FIGURES)
        # Else nothing was measured but this machine.
        assert figures["arrived"] >= LATENCY, f"/{page.path} arrived after {figures['arrived']} ms"
        assert figures["sent"] < figures["whole"], f"/{page.path} is not compressed"
        assert figures["painted"] > 0, f"/{page.path} paints nothing"
        return figures

    def _slowness(self) -> list[str]:
        with self.browser.new_context() as context:
            tab = context.new_page()
            session = context.new_cdp_session(tab)
            usual = min(tab.evaluate(WORK) for _ in range(5))
            throttle(session)
            # The first turns may still run as before.
            slow = median(tab.evaluate(WORK) for _ in range(5))
        return [] if slow > 2 * usual else [f"{slow:.0f} ms instead of {usual:.0f}"]


def throttle(session: CDPSession) -> None:
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND / 2},
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
