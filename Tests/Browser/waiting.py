"""What a page comes to, however long it takes."""

from __future__ import annotations

import time

from playwright.sync_api import Error
from playwright.sync_api import Page as Tab

# Seconds, of which only what fails needs many.
PATIENCE = 30


def expect(tab: Tab, expression: str, wanted: object) -> list[str]:
    """Nothing as soon as it is what is wanted; what it is instead when that takes too long."""
    end = time.monotonic() + PATIENCE
    while True:
        value = tab.evaluate(expression)
        if value == wanted:
            return []
        if time.monotonic() > end:
            return [f"{expression} is {value!r}, not {wanted!r}"]
        tab.wait_for_timeout(50)


def still(tab: Tab) -> list[str]:
    shift = tab.evaluate("__seen.shift")
    return [] if shift == 0 else [f"the page moves by {shift}, {tab.evaluate('__seen.moved')}"]


def wait(tab: Tab, expression: str) -> list[str]:
    """Nothing as soon as it holds, be it promised: Playwright's own waiting takes any promise for true."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if tab.evaluate(f"async () => !!(await ({expression}))"):
                return []
        except Error:
            # Between two pages nothing can be asked.
            pass
        tab.wait_for_timeout(50)
    return [f"{expression} never holds"]


# A timer and an idle turn of one's own come after those that the page has set for at once; then what they changed is drawn.
SETTLED = """() => new Promise(done => setTimeout(() => requestIdleCallback(
  () => requestAnimationFrame(() => requestAnimationFrame(done)), {timeout: 5000})))"""


def settled(tab: Tab) -> None:
    """Until the page is loaded and has done what it does by itself."""
    tab.wait_for_load_state("load")
    tab.evaluate(SETTLED)


class OpenRequests:
    """What a page has asked for and not got yet."""

    def __init__(self, tab: Tab) -> None:
        self.count = 0
        tab.on("request", lambda _: self._add(1))
        tab.on("requestfinished", lambda _: self._add(-1))
        tab.on("requestfailed", lambda _: self._add(-1))

    def _add(self, number: int) -> None:
        self.count += number

    def come_in(self, tab: Tab) -> None:
        """Until nothing is asked for any more, and what came is shown."""
        settled(tab)
        while self.count > 0:
            settled(tab)
        settled(tab)
