"""The portal over plain http under a host name of its own, where a browser allows less: it looks the same."""

from __future__ import annotations

import json
from contextlib import contextmanager
from pathlib import Path
from typing import Callable, Iterator

from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

import checks
import portal
from matrix import THOROUGH
from portal import Page
from server import PortalServer
from tally import Findings, Tally
from visit import OBSERVERS, View, Visit, opened, place, tried

# The one name that Chromium finds, on this machine (`suite.py` says so).
HOST = "portal.example"
WIDE, NARROW = View(1280), View(320)
# What can only be where a browser keeps pages, and what says why it is not there.
KEEPING = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('li:has(> #save), #saved-hint, video { visibility: hidden } #offline { display: none }');
  document.adoptedStyleSheets = [sheet];
}"""
NOTICE = "document.querySelector('.notice').textContent"
TRUSTED = "isSecureContext || 'serviceWorker' in navigator || 'caches' in window"


def _is_trusted(visit: Visit) -> list[str]:
    return ["it does"] if visit.tab.evaluate(TRUSTED) else []


PLAIN = {
    "plain: the browser trusts it not": _is_trusted,
    "plain: no console errors": checks.console,
    "plain: policy blocks nothing": checks.policy,
    "plain: only its own host": checks.one_host,
    "plain: everything answers": checks.answers,
}


class PlainHost:
    """Compares pages with those under 127.0.0.1, which a browser trusts, and uses what needs trust."""

    def __init__(self, browser: Browser, program: str, folder: Path, tally: Tally) -> None:
        self.browser = browser
        self.tally = tally
        self.built = portal.build(program, folder, f"http://{HOST}/")
        serving = json.loads((folder / "state" / "server" / "serving.json").read_text())
        headers = {header["name"]: header["value"] for header in serving["headers"]}
        self.server = PortalServer(self.built, "/", headers=headers)

    def address(self, path: str, host: str) -> str:
        return f"http://{host}:{self.server.server_port}/{path}"

    def look(self, pages: list[Page], is_full: bool) -> None:
        """Every page; what it looks like is compared for those that the matrix is thorough with, with the full one for all."""
        self._policy()
        for page in pages:
            if page.kind in THOROUGH:
                self._compare(page, WIDE)
                self._compare(page, NARROW)
            elif is_full:
                self._compare(page, WIDE)
            else:
                self._open(page, WIDE)
        self.tally.say(f"looked at {len(pages)} pages under http://{HOST}")
        article = next(page.path for page in pages if page.kind == "article-own")
        for name, path, check in [
            ("settings are kept", "ajustes/", self._settings),
            ("sharing shows the address", article, self._share),
            ("nothing is offered that cannot be kept", article, self._save),
            ("the page of what is kept says why it is empty", "guardados/", self._saved),
            ("the map does without the place", "mapa/", self._near),
            ("the search finds", "buscar/?q=agua", self._search),
        ]:
            self._use(name, path, check)
        self.server.shutdown()

    def _policy(self) -> None:
        """What only makes sense over https would keep the page from its own style here."""
        policy = self.server.headers.get("Content-Security-Policy", "")
        wrong = [] if "default-src 'none'" in policy and "upgrade-insecure-requests" not in policy else [policy]
        self.tally.check(HOST, "plain: the policy", wrong)

    @contextmanager
    def _opened(self, page: Page, view: View, host: str) -> Iterator[Visit]:
        with self.browser.new_context(**view.options() | {"service_workers": "allow"}) as context:
            context.add_init_script(OBSERVERS)
            context.clock.set_fixed_time(portal.CLOCK)
            with opened(context, page, self.address(page.path, host), view) as visit:
                yield visit

    def _open(self, page: Page, view: View) -> None:
        def looked() -> Findings:
            with self._opened(page, view, HOST) as visit:
                return tried(visit, PLAIN)

        self.tally.look(place(page, view), looked)

    def _compare(self, page: Page, view: View) -> None:
        def compared() -> Findings:
            with self._opened(page, view, "127.0.0.1") as visit:
                trusted = self._shot(visit)
            with self._opened(page, view, HOST) as visit:
                found = tried(visit, PLAIN)
                same = self._shot(visit) == trusted
            return found | {"plain: looks the same": [] if same else ["it looks different"]}

        self.tally.look(place(page, view), compared)

    def _shot(self, visit: Visit) -> bytes:
        visit.tab.evaluate(KEEPING)
        checks.whole_page_in_view(visit.tab, visit.view.width)
        return visit.tab.screenshot(animations="disabled")

    def _use(self, name: str, path: str, check: Callable[[Tab], list[str]]) -> None:
        page = Page("plain", path)

        def used() -> Findings:
            with self._opened(page, WIDE, HOST) as visit:
                return tried(visit, {f"plain: {name}": lambda visit: check(visit.tab), "plain: no console errors": checks.console})

        self.tally.look(place(page, WIDE), used)

    def _settings(self, tab: Tab) -> list[str]:
        tab.select_option("#set-theme", "dark")
        tab.reload()
        theme = tab.evaluate("document.documentElement.dataset.theme")
        problems = [] if theme == "dark" else [f"the theme is {theme}"]
        return problems + ([] if tab.evaluate("document.querySelector('#offline').hidden") else ["a store is offered"])

    def _share(self, tab: Tab) -> list[str]:
        said: list[str] = []

        def answer(dialog) -> None:
            said.append(dialog.default_value)
            dialog.dismiss()

        tab.once("dialog", answer)
        tab.click("#share")
        wanted = tab.evaluate("document.querySelector('link[rel=canonical]').href")
        return [] if said == [wanted] else [f"it shows {said}, not {wanted}"]

    def _save(self, tab: Tab) -> list[str]:
        return ["'save' is offered"] if tab.locator("#save").is_visible() else []

    def _saved(self, tab: Tab) -> list[str]:
        tab.wait_for_function("() => !document.querySelector('#saved-none').hidden")
        shown = tab.inner_text("#saved-none")
        return [] if "https" in shown else [f"it says '{shown}'"]

    def _near(self, tab: Tab) -> list[str]:
        tab.click("#map-near")
        tab.wait_for_function("() => document.querySelector('#map-dialog').open")
        tab.locator("#map-answers button").first.click()
        tab.wait_for_function("() => document.activeElement.id === 'map-search'")
        tab.fill("#map-search", "francia")
        tab.wait_for_function("() => document.querySelectorAll('#map-options li').length > 0")
        return []

    def _search(self, tab: Tab) -> list[str]:
        tab.wait_for_function("() => document.querySelectorAll('.result').length > 0")
        return []
