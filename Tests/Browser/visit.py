"""One page opened in one way, with all that the browser had to say."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Callable, Iterator
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Error
from playwright.sync_api import Page as Tab
from playwright.sync_api import Response

from portal import Page
from tally import Findings

HEIGHT = 900

# Runs before anything of the page.
OBSERVERS = """
window.__seen = {shift: 0, moved: [], blocked: []};
// What moves inside the browser's own controls, as those of a sound, has no node that a page could name.
const isOwn = entry => entry.sources.length > 0 && entry.sources.every(source => !source.node);
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput || isOwn(entry)) continue;
    __seen.shift += entry.value;
    __seen.moved.push(...entry.sources.map(({node}) => node && (node.className || node.nodeName)));
  }
}).observe({type: 'layout-shift', buffered: true});
document.addEventListener('securitypolicyviolation', event => {
  __seen.blocked.push(`${event.effectiveDirective} blocked ${event.blockedURI}`);
});
"""

# Pictures below the fold load, and may shift the page, only when one comes near.
SCROLL_THROUGH = """async () => {
  const turn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await turn();
  }
  // What waits beside the edge of a strip is not reached by scrolling down.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map(image => image.decode().catch(() => {})));
  scrollTo(0, 0);
  await turn();
}"""


@dataclass(frozen=True)
class View:
    """How pages are looked at."""

    width: int
    theme: str = "light"
    scripts: bool = True
    forced: bool = False
    height: int = HEIGHT
    # The page as it is served without its scripts: whoever checks it still has scripts of his own.
    bare: bool = False

    def __str__(self) -> str:
        extras = (" no-script" if self.bare or not self.scripts else "") + (" forced-colors" if self.forced else "")
        return f"{self.width} {self.theme}{extras}"

    def options(self) -> dict[str, Any]:
        """What Playwright needs to know for a context."""
        return {
            "viewport": {"width": self.width, "height": self.height},
            "color_scheme": self.theme,
            "java_script_enabled": self.scripts,
            "forced_colors": "active" if self.forced else "none",
            # What the worker does has checks of its own.
            "service_workers": "block",
            "reduced_motion": "reduce" if self.forced else "no-preference",
        }


def place(page: Page, view: View) -> str:
    return f"{page.kind} /{page.path} {view}"


class Visit:
    """A tab with one page, and a record of its traffic."""

    def __init__(self, tab: Tab, page: Page, url: str, view: View) -> None:
        self.tab = tab
        self.page = page
        self.url = url
        self.view = view
        self.errors: list[str] = []
        self.requests: list[str] = []
        self.responses: dict[str, int] = {}
        tab.on("console", self._console)
        tab.on("pageerror", lambda error: self.errors.append(str(error)))
        tab.on("request", lambda request: self.requests.append(request.url))
        tab.on("requestfailed", lambda request: self.responses.update({request.url: 0}))
        tab.on("response", self._response)

    @property
    def place(self) -> str:
        return place(self.page, self.view)

    def elsewhere(self) -> list[str]:
        """Requests to another host."""
        own = urlsplit(self.url).netloc
        fetched = [url for url in self.requests if urlsplit(url).scheme not in ("data", "blob")]
        return [url for url in fetched if urlsplit(url).netloc != own]

    def _console(self, message: ConsoleMessage) -> None:
        # Chromium reports the status of the error page itself, which is as it must be.
        expected = self.page.status == 404 and message.location.get("url") == self.url
        if message.type == "error" and not expected:
            self.errors.append(message.text)

    def _response(self, response: Response) -> None:
        self.responses[response.url] = response.status


Check = Callable[[Visit], list[str]]


def tried(visit: Visit, checks: dict[str, Check]) -> Findings:
    """What each check finds, in their order; one that breaks off says why."""
    return {name: _tried(visit, check) for name, check in checks.items()}


def _tried(visit: Visit, check: Check) -> list[str]:
    try:
        return check(visit)
    except (Error, AssertionError) as error:
        return [str(error).splitlines()[0]]


@contextmanager
def opened(
    context: BrowserContext, page: Page, url: str, view: View, scroll: bool = True
) -> Iterator[Visit]:
    """Opens the page in a tab of its own, loads it to the end, closes it."""
    tab = context.new_page()
    try:
        visit = Visit(tab, page, url, view)
        tab.goto(url, wait_until="load")
        if scroll and view.scripts:
            tab.evaluate(SCROLL_THROUGH)
        yield visit
    finally:
        tab.close()
