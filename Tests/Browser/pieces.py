"""A page that comes in two pieces, cut within its lead, does not move when the second one comes."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser

from portal import Page
from server import PortalHandler, PortalServer
from tally import Findings, Tally
from visit import OBSERVERS, View, place
from waiting import settled, still

KINDS = ("front", "section")
# Where the parts of a lead stand below each other; beside each other the headline makes room for itself.
VIEWS = (View(360, height=640), View(768, height=1024))
PAUSE = 4
# Else the two pieces were drawn as one.
DRAWN = """() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [page] = performance.getEntriesByType('navigation');
  return paint && paint.startTime < page.responseEnd ? [] : ['nothing is drawn before the second piece'];
}"""


class PieceHandler(PortalHandler):
    """Waits after the words above the headline of a lead."""

    def _send(self, status: int, file: Path) -> None:
        cut = _cut(file.read_bytes()) if file.suffix == ".html" else None
        if cut is None:
            super()._send(status, file)
            return
        body = file.read_bytes()
        self.send_response(status)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[:cut])
        self.wfile.flush()
        time.sleep(PAUSE)
        self.wfile.write(body[cut:])


def _cut(body: bytes) -> int | None:
    """Where the words above the headline end; none where a page has no lead."""
    lead = body.find(b'<article class="card lead')
    return body.index(b"</p>", body.index(b'<p class="kicker"', lead)) + 4 if lead >= 0 else None


class Pieces:
    """Visits the pages with a lead on a network that takes its time."""

    def __init__(self, browser: Browser, server: PortalServer, tally: Tally) -> None:
        self.browser = browser
        self.tally = tally
        self.server = PortalServer(server.folder, server.base)
        self.server.RequestHandlerClass = PieceHandler

    def look(self, pages: list[Page]) -> None:
        shown = [next((page for page in pages if page.kind == kind), None) for kind in KINDS]
        for view in VIEWS:
            for page in filter(None, shown):
                self.tally.look(place(page, view), lambda: self._visited(page, view))
        self.server.shutdown()

    def _visited(self, page: Page, view: View) -> Findings:
        with self.browser.new_context(**view.options()) as context:
            context.add_init_script(OBSERVERS)
            tab = context.new_page()
            tab.goto(self.server.address(page.path), wait_until="load")
            settled(tab)
            return {"a lead that comes in pieces stays": tab.evaluate(DRAWN) + still(tab)}
