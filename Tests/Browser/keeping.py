"""What a worker keeps of what was read: from the first page on, on a slow network, and where there is no more room."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

from portal import Page
from server import PortalServer
from tally import Findings, Tally
from visit import OBSERVERS, View, Visit, opened, tried
from waiting import expect, wait

NOTICE = "document.querySelector('.notice').textContent"
TITLE = "document.querySelector('h1').textContent.trim()"
ROOM = "navigator.storage.estimate().then(({ usage }) => usage)"
SHOWN = "[...document.images].filter(image => image.currentSrc).every(image => image.complete && image.naturalWidth > 0)"


def kept(server: PortalServer, path: str) -> str:
    """Whether a page is among those that were read."""
    return f"caches.open('pregonero-pages:{server.base}').then(store => store.match('{server.base}{path}')).then(found => !!found)"


class FirstVisit:
    """A reader who comes for the first time, to one page."""

    def __init__(self, browser: Browser, built: Path, tally: Tally) -> None:
        self.browser = browser
        file = next(file for file in sorted(built.glob("n/**/index.html")) if "<picture" in file.read_text())
        self.article = str(file.parent.relative_to(built)) + "/"
        self.tally = tally
        # What has been read may be read again from the browser's own memory, as at any usual host.
        self.server = PortalServer(built, "/", headers={"Cache-Control": "max-age=600"})

    def run(self) -> None:
        def visited() -> Findings:
            with self.browser.new_context(**View(1280).options() | {"service_workers": "allow"}) as context:
                context.add_init_script(OBSERVERS)
                page = Page("reader", self.article)
                with opened(context, page, self.server.address(self.article), View(1280), scroll=False) as visit:
                    return tried(visit, {"reader: the first page is kept": self._kept, "reader: no file comes twice": self._once})

        self.tally.look("reader, first visit", visited)
        self.server.shutdown()

    def _kept(self, visit: Visit) -> list[str]:
        tab = visit.tab
        problems = wait(tab, "navigator.serviceWorker.controller !== null") + wait(tab, kept(self.server, self.article))
        pictures = f"caches.open('pregonero-pictures:{self.server.base}').then(store => store.keys()).then(keys => keys.length > 0)"
        problems += wait(tab, pictures)
        title = tab.evaluate(TITLE)
        tab.context.new_cdp_session(tab).send("Network.clearBrowserCache")
        tab.context.set_offline(True)
        tab.reload()
        problems += expect(tab, TITLE, title) + expect(tab, SHOWN, True)
        tab.context.set_offline(False)
        return problems

    def _once(self, visit: Visit) -> list[str]:
        asked = [path for path in self.server.asked if path.startswith("/_/")]
        twice = sorted({path for path in asked if asked.count(path) > 1})
        return [f"{path} is asked for {asked.count(path)} times" for path in twice]


def comes_late(tab: Tab, server: PortalServer) -> list[str]:
    """Who waits too long sees what was kept, and is told of what is newer once it has come."""
    path = "noticias/"
    file = server.folder / path / "index.html"
    text = file.read_text()
    tab.goto(server.address(path))
    problems = wait(tab, kept(server, path))
    former = tab.evaluate(TITLE)
    server.slow[server.base + path] = 8
    tab.goto(server.address(path))
    problems += expect(tab, TITLE, former)
    tab.wait_for_timeout(7000)
    problems += [] if tab.evaluate(NOTICE) == "" else ["the same page is told as a newer one"]
    file.write_text(re.sub("(<h1[^>]*>)[^<]+", r"\1Newer", text))
    tab.goto(server.address(path))
    problems += expect(tab, TITLE, former)
    problems += wait(tab, f"{NOTICE}.startsWith('Hay una edición nueva.')")
    server.slow.clear()
    tab.click(".notice button")
    problems += expect(tab, TITLE, "Newer")
    file.write_text(text)
    tab.goto(server.address(path))
    return problems + expect(tab, TITLE, former)


def makes_room(tab: Tab, server: PortalServer) -> list[str]:
    """The oldest gives way."""
    files = sorted(server.folder.glob("n/**/index.html"))[60:66]
    paths = [str(file.parent.relative_to(server.folder)) + "/" for file in files]
    session = tab.context.new_cdp_session(tab)
    session.send("Storage.overrideQuotaForOrigin", {"origin": server.origin, "quotaSize": tab.evaluate(ROOM) + 1000})
    problems = []
    for path in paths:
        tab.goto(server.address(path))
        problems += wait(tab, kept(server, path))
    session.send("Storage.overrideQuotaForOrigin", {"origin": server.origin})
    session.detach()
    return problems
