"""The demo portal in a real Chromium: accessibility, policy, layout, keyboard, budgets."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, sync_playwright

import budgets
import checks
import keyboard
import matrix
import pictures
import plain
import portal
import presentation
import reader
import searching
import validity
import vitals
from agenda import AgendaWalk
from maps import MapWalk
from matrix import Matrix
from pieces import Pieces
from places import PlacesWalk
from portal import Page
from server import PortalServer
from tally import Findings, Tally
from visit import OBSERVERS, View, Visit, opened, place, tried

# What the portal is built for a second time, and which pages are looked at there.
BELOW_A_PATH = "https://example.org/news/"
PAGES_BELOW_A_PATH = {"front", "section", "map", "country", "article-own", "search", "settings", "saved", "offline", "missing"}
# Links of drawings have no `href` of text.
LINKS = """[...document.querySelectorAll('a[href]')]
  .map(link => new URL(link.getAttribute('href'), location).href)"""

TRAFFIC = {
    "no console errors": checks.console,
    "policy blocks nothing": checks.policy,
    "only its own host": checks.one_host,
    "everything answers 200": checks.answers,
}


class Suite:
    """Looks at the pages of one served portal."""

    def __init__(self, browser: Browser, server: PortalServer, tally: Tally) -> None:
        self.browser = browser
        self.server = server
        self.bare = PortalServer(server.folder, server.base, bare=True)
        self.tally = tally

    def context(self, view: View) -> BrowserContext:
        context = self.browser.new_context(**view.options())
        context.add_init_script(OBSERVERS)
        return context

    def look(self, pages: list[Page], which: Matrix) -> None:
        """Everything, page by page and view by view."""
        for view in matrix.FULL:
            shown = [page for page in pages if which.shows(page, view)]
            self._visit(shown, view, lambda visit: self._whole(visit, which), self.bare if view.bare else self.server)
            self.tally.say(f"looked at {len(shown)} pages, {view}")

    def look_without_scripts(self, pages: list[Page]) -> None:
        """In a browser that runs none, where axe and the layout observer cannot run either."""
        self._visit(pages, matrix.NO_SCRIPT, lambda visit: tried(visit, TRAFFIC | {
            "no overflow": checks.overflow,
            "one h1": checks.one_heading,
            "main text": checks.main_text,
            "skip link moves the focus": keyboard.skip_link,
        }))
        self.tally.say(f"looked at {len(pages)} pages, {matrix.NO_SCRIPT}")

    def look_with_forced_colors(self, pages: list[Page]) -> None:
        self._visit(pages, matrix.FORCED, lambda visit: tried(visit, TRAFFIC | {
            "no overflow": checks.overflow,
            "reduced motion is still": checks.still,
        }))
        self.tally.say(f"looked at {len(pages)} pages, {matrix.FORCED}")

    def look_below_a_path(self, pages: list[Page]) -> None:
        self._visit(pages, View(1280), lambda visit: tried(visit, TRAFFIC | {
            "pictures are drawn": checks.pictures,
            "links stay below the path": self._strays,
        }))
        self.tally.say(f"looked at {len(pages)} pages below {self.server.base}")

    def weigh(self, pages: list[Page], folder: Path, listed: list[dict[str, str]]) -> None:
        budgets.bytes_of_files(folder, listed, self.tally)
        view = budgets.FIRST_SCREEN
        with self.context(view) as context:
            context.clock.set_fixed_time(portal.CLOCK)
            for page in pages:
                def weighed() -> Findings:
                    with opened(context, page, self.server.address(page.path), view, scroll=False) as visit:
                        return budgets.first_screen(visit, folder, self.tally)
                self.tally.look(place(page, view), weighed)

    def nothing_was_missing(self, pages: list[Page]) -> None:
        """The server's own view: only the page that is to be missing was."""
        expected = {self.server.base + page.path for page in pages if page.status == 404}
        missing = sorted({*self.server.missing, *self.bare.missing} - expected)
        self.tally.check(self.server.base, "nothing is missing on the server", missing)

    def shoot(self, pages: list[Page], folder: Path) -> None:
        """Screenshots for a person to look at."""
        folder.mkdir(parents=True, exist_ok=True)
        for view in matrix.SCREENS:
            with self.context(view) as context:
                for page in pages:
                    with opened(context, page, self.server.address(page.path), view) as visit:
                        file = folder / f"{page.kind}{page.language and '-' + page.language}-{view.width}-{view.theme}.png"
                        checks.whole_page_in_view(visit.tab, view.width)
                        visit.tab.screenshot(path=file, animations="disabled")
        self.tally.say(f"wrote screenshots to {folder}")

    def _visit(
        self, pages: list[Page], view: View, look: Callable[[Visit], Findings], server: PortalServer | None = None
    ) -> None:
        """Looks at each page in a tab of its own."""
        server = server or self.server
        with self.context(view) as context:
            for page in pages:
                # Else what is seen of a page that says how old it is would change from day to day.
                context.clock.set_fixed_time(portal.CLOCK)

                def visited() -> Findings:
                    with opened(context, page, server.address(page.path), view) as visit:
                        return look(visit)
                self.tally.look(place(page, view), visited)

    def _whole(self, visit: Visit, which: Matrix) -> Findings:
        """The order matters: axe resizes the page, spacing the text changes it."""
        found = tried(visit, TRAFFIC | {
            "pictures are drawn": checks.pictures,
            "letters are drawn": checks.letters,
            "layout does not shift": checks.shift,
            "no overflow": checks.overflow,
            "one h1": checks.one_heading,
        })
        if which.has_keyboard(visit.view):
            found |= keyboard.tab_stops(visit)
            found |= tried(visit, {"skip link moves the focus": keyboard.skip_link})
        found |= tried(visit, {"axe": checks.axe})
        if which.prints(visit.view):
            found |= tried(visit, {"prints": checks.prints})
        if which.spaces_text(visit.view):
            found |= tried(visit, {"spaced text fits": checks.text_spacing})
        return found

    def _strays(self, visit: Visit) -> list[str]:
        """Links of this site that leave its path or lead nowhere."""
        links = {link for link in visit.tab.evaluate(LINKS) if link.startswith(self.server.origin)}
        paths = {urlsplit(link).path for link in links} - {urlsplit(visit.url).path}
        return [f"{path} leads nowhere" for path in sorted(paths) if not self.server.file(path)]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="Tests/Browser/run", description=__doc__)
    parser.add_argument("program", help="the pregonero to build with")
    parser.add_argument("--chromium", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--matrix", choices=["default", "full"], default="default")
    parser.add_argument("--only", metavar="KIND,…", help="only pages of these kinds; pictures: all pictures")
    parser.add_argument("--part", choices=PARTS, help="look at each page, or use them; default: both")
    parser.add_argument("--screens", metavar="DIR", type=Path, help="also write screenshots here")
    return parser.parse_args()


def chosen(pages: list[Page], only: str | None) -> list[Page]:
    if only is None:
        return pages
    kinds = only.split(",")
    unknown = set(kinds) - {page.kind for page in pages} - {"pictures"}
    if unknown:
        known = ", ".join(sorted({page.kind for page in pages}))
        sys.exit(f"error: no kind of page is called {', '.join(sorted(unknown))}\nhint: {known}")
    return [page for page in pages if page.kind in kinds]


def look(options: argparse.Namespace, browser: Browser, folder: Path, tally: Tally) -> None:
    """Each page in its views, and what it weighs."""
    built = portal.build(options.program, folder / "root")
    pages = chosen(portal.pages(options.program, folder / "root", built), options.only)
    suite = Suite(browser, PortalServer(built, "/"), tally)
    is_full = options.matrix == "full"
    which = Matrix(is_full, [page.kind for page in pages])
    suite.look(pages, which)
    first = in_first_language(pages)
    suite.look_without_scripts(first)
    suite.look_with_forced_colors([page for page in first if which.forces_colors(page)])
    if options.only is None:
        host = plain.PlainHost(browser, options.program, folder / "plain", tally)
        host.look([page for page in first if which.is_plain(page)], is_full)
    suite.weigh(pages if is_full else first, built, portal.listed(options.program, folder / "root"))
    presentation.Presentation(browser, suite.server, tally).look(pages)
    if options.screens:
        suite.shoot(pages, options.screens)
    suite.nothing_was_missing(pages)


def use(options: argparse.Namespace, browser: Browser, folder: Path, tally: Tally) -> None:
    """What a reader does with them, and other ways to serve them."""
    built = portal.build(options.program, folder / "root")
    pages = chosen(portal.pages(options.program, folder / "root", built), options.only)
    suite = Suite(browser, PortalServer(built, "/"), tally)
    first = in_first_language(pages)
    is_full = options.matrix == "full"
    vitals.Vitals(browser, suite.server, tally, is_full).look(first)
    Pieces(browser, suite.server, tally).look(first)
    if options.only is None:
        listed = portal.listed(options.program, folder / "root")
        validity.every_kind(built, listed, tally, None if is_full else 12)
    if any(page.kind == "map" for page in pages):
        MapWalk(browser, suite.server, tally).run()
    if any(page.kind == "place" for page in pages):
        AgendaWalk(browser, suite.server, tally).run()
        PlacesWalk(browser, suite.server, tally).run()
    suite.nothing_was_missing(pages)
    if any(page.kind == "search" for page in pages):
        searching.SearchSuite(suite.context, options.program, folder / "search", tally, is_full).look()

    if any(page.kind == "settings" for page in pages):
        reader.ReaderSuite(browser, built, options.program, folder / "reader", tally).look()

    if options.only is None or "pictures" in options.only.split(","):
        pictures.PictureSuite(suite.context, options.program, suite.server.folder, folder / "pictures", tally).look()

    built = portal.build(options.program, folder / "below", BELOW_A_PATH)
    pages = [page for page in pages if page.kind in PAGES_BELOW_A_PATH]
    suite = Suite(browser, PortalServer(built, urlsplit(BELOW_A_PATH).path), tally)
    suite.look_below_a_path(pages)
    suite.nothing_was_missing(pages)


def in_first_language(pages: list[Page]) -> list[Page]:
    return [page for page in pages if page.language in ("", matrix.LANGUAGES[0])]


PARTS = {"look": look, "use": use}


def main() -> None:
    options = arguments()
    tally = Tally()
    # Chromium refuses its sandbox to root; no other host can be reached by any name but one, which is this machine.
    flags = [f"--host-resolver-rules=MAP {plain.HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
    flags += ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="pregonero-browser-") as folder:
        with sync_playwright() as playwright:
            chromium = playwright.chromium
            browser = chromium.launch(executable_path=options.chromium, args=flags)
            tally.say(f"Chromium {browser.version}")
            for name in [options.part] if options.part else PARTS:
                (Path(folder) / name).mkdir()
                PARTS[name](options, browser, Path(folder) / name, tally)
            browser.close()
    tally.say("done")
    print(tally.summary())
    sys.exit(1 if tally.failed else 0)


if __name__ == "__main__":
    main()
