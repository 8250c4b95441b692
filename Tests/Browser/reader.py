"""The reader's side: settings, times, longer lists, filters, sharing, what is kept without a connection."""

from __future__ import annotations

import io
import json
import re
import wave
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Callable, Iterator

from playwright.sync_api import Browser, BrowserContext, Route
from playwright.sync_api import Page as Tab

import checks
import filters
import generated
import keeping
import portal
from offline import KEY, NOTICE, OfflineWalk
from portal import Page
from server import PortalServer
from tally import Findings, Tally
from visit import OBSERVERS, View, Visit, opened, place, tried
from waiting import OpenRequests, expect, settled, still, wait

SOON = "2026-11-21T08:00:00Z"
LATER = "2026-11-24T08:00:00Z"
YEARS = "2028-11-21T08:00:00Z"
DARK = "rgb(21, 20, 15)"
# How many rows of a list begin at another place across.
COLUMNS = "new Set([...document.querySelectorAll('.days .row')].map(row => row.getBoundingClientRect().left)).size"
# What the page looked like when its body began.
EARLY = """new MutationObserver((_, observer) => {
  if (!document.body) return;
  window.__early = document.documentElement.dataset.theme || 'none';
  observer.disconnect();
}).observe(document, {childList: true, subtree: true});"""
NO_STORAGE = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('no', 'SecurityError'); },
});"""
# As where the reader lets this site keep nothing.
NO_STORES = """for (const name of ['open', 'has', 'keys', 'delete'])
  CacheStorage.prototype[name] = () => Promise.reject(new DOMException('no', 'SecurityError'));"""
NO_PICTURES = f"localStorage['{KEY}'] = JSON.stringify({{img: 'never'}});"

Check = Callable[[Tab], list[str]]


class ReaderSuite:
    """Looks at the reader's side of a served portal, and of one with long lists."""

    def __init__(self, browser: Browser, built: Path, program: str, folder: Path, tally: Tally) -> None:
        self.browser = browser
        self.built = built
        self.program = program
        self.folder = folder
        self.tally = tally
        self.server = PortalServer(built, "/")

    def look(self) -> None:
        for name, path, check, options in self._checks():
            self._visit(name, path, check, options)
        self.tally.say("looked at settings, times, filters and sharing")
        self._long_lists()
        self.tally.say("looked at longer lists and at preferred news")
        self.server.shutdown()
        below = "/news/"
        built_below = portal.build(self.program, self.folder / "reader-below", f"https://example.org{below}")
        for built, base in ((self.built, "/"), (built_below, below)):
            OfflineWalk(self.browser, built, base, self._article(), self.tally).run()
        keeping.FirstVisit(self.browser, self.built, self.tally).run()
        self.tally.say("looked at what is kept without a connection")

    def _checks(self) -> list[tuple[str, str, Check, dict[str, Any]]]:
        place = self._article()
        match = self._match()
        day = "/".join(match.split("/")[:4]) + "/"
        mexico = {"timezone_id": "America/Mexico_City"}
        phone = {"viewport": {"width": 320, "height": 640}}
        fronts = ("", "en/", "fr/")
        return [
            ("settings are kept", "ajustes/", self._kept, {}),
            ("settings hold for the page where nothing is kept", "ajustes/", self._session, {"script": NO_STORAGE}),
            ("nonsense in the store is passed over", "ajustes/", self._nonsense, {}),
            ("reset asks and puts back", "ajustes/", self._reset, {}),
            ("lists and pictures follow the settings", "noticias/", self._look, {}),
            ("a list of few an hour has two columns, too", "secciones/mundo/", self._columns, {}),
            ("a country's list has two columns, too", "paises/fr/", self._columns, {}),
            ("a link to an hour leads there in two columns", "archivo/2026/11/20/", self._hour, {}),
            ("the next page of a country joins its list", "paises/es/", self._more_of_a_country, {}),
            ("nothing to save where nothing may be kept", "guardados/", self._refused, {"script": NO_STORES}),
            ("another language is offered in its own direction", "", self._direction, {"locale": "en-US"}),
            ("what is set on another page holds on this one", "noticias/", self._elsewhere, {}),
            ("what is a favourite on another page is one on this one", "heroes/", self._shared, {}),
            *((f"without pictures no text stands beside nothing, /{path}", path, self._unpictured, {"script": NO_PICTURES})
              for path in ("", "secciones/local/", "musica/", "heroes/la-mula-generosa/", "programas/")),
            ("all of a page is laid out, after its top", "", self._whole, {}),
            ("recent times are told as ages", "", self._ages, {"at": SOON}),
            ("an old front page says so", "", self._stale, {"at": LATER}),
            *((f"recent times on a phone, /{path}", path, self._still_ages, phone | {"at": SOON}) for path in fronts),
            *((f"an old front page says so on a phone, /{path}", path, self._stale, phone | {"at": LATER}) for path in fronts),
            ("an old article says so", place, self._old, {"at": YEARS}),
            ("an old article says so on a phone", place, self._old, phone | {"at": YEARS}),
            ("a kick-off by the reader's clock", match, self._local(True), mexico),
            ("a kick-off by the reader's clock on a phone", match, self._local(True), mexico | phone),
            ("no second clock at home", match, self._local(False), {"timezone_id": "Europe/Madrid"}),
            *((f"a page that stays open goes with the days, /{path}", path, self._overnight(words, tomorrow),
               {"at": "-".join(day.split("/")[1:4]) + "T20:00:00Z", "timezone_id": "Europe/Madrid", "locale": "es-ES"})
              for path, words, tomorrow in ((match, "document.querySelector('.local').textContent", ["hoy", "ayer"]),
                                            (day, "document.querySelectorAll('.today').length", [1, 0]))),
            ("today is marked", day, self._today, {"at": "-".join(day.split("/")[1:4]) + "T10:00:00Z"}),
            ("today is marked on a phone", day, self._today, phone | {"at": "-".join(day.split("/")[1:4]) + "T10:00:00Z"}),
            *filters.checks(self.built),
            ("further pages are shut by whoever goes on", "noticias/", self._menu, {}),
            *((f"the search is in the head at {width}, /{path}", path, self._findable, {"viewport": {"width": width, "height": 800}})
              for path in ("fuentes/", "en/sources/", "fr/sources/") for width in (1024, 1280, 1440)),
            ("what is new in a live coverage comes with what was corrected", self._live_article(), self._live,
             {"at": SOON, "locale": "es-ES", "timezone_id": "Europe/Madrid", "service_workers": "block"}),
            ("what a text shows is opened in another window where that is asked", self._gallery(), self._another_window, {}),
            ("sharing falls back to copying", place, self._share, {}),
            ("one sound at a time", "musica/", self._sound, {}),
            ("a favourite source and its undoing", "fuentes/un-news-es/", self._favourite, {}),
            ("a favourite source and its undoing on a phone", "fuentes/un-news-es/", self._favourite, phone),
            ("the country of the reader", "", self._country, {}),
            ("the country of the reader on a phone", "", self._country, phone),
            ("a source is called by its name, whatever signs it has", "fuentes/un-news-es/", self._signs, {"service_workers": "block"}),
            ("losing and finding the connection is told", "", self._connection, {}),
            ("without the script of all pages nothing needs it", "noticias/", self._unscripted, {"service_workers": "block"}),
        ]

    def _article(self) -> str:
        file = next(file for file in sorted(self.built.glob("n/**/index.html")) if '<html lang="es"' in file.read_text())
        return str(file.parent.relative_to(self.built)) + "/"

    def _gallery(self) -> str:
        file = next(file for file in sorted(self.built.glob("n/**/index.html")) if "<dialog" in file.read_text())
        return str(file.parent.relative_to(self.built)) + "/"

    def _live_article(self) -> str:
        file = next(file for file in sorted(self.built.glob("n/**/index.html")) if "data-live=" in file.read_text())
        return str(file.parent.relative_to(self.built)) + "/"

    def _match(self) -> str:
        files = sorted(self.built.glob("partidos/2026/*/*/*/index.html"))
        timed = next(file for file in files if "data-local" in file.read_text())
        return str(timed.parent.relative_to(self.built)) + "/"

    @contextmanager
    def _context(self, script: str = "", at: str | None = None, **options: Any) -> Iterator[BrowserContext]:
        base = View(1280).options() | {"service_workers": "allow"} | options
        with self.browser.new_context(**base) as context:
            context.add_init_script(OBSERVERS)
            context.add_init_script(EARLY)
            if script:
                context.add_init_script(script)
            if at:
                context.clock.install(time=at)
            yield context

    def _visit(self, name: str, path: str, check: Check, options: dict[str, Any], server: PortalServer | None = None) -> None:
        server = server or self.server
        page = Page("reader", path)

        def visited() -> Findings:
            with self._context(**options) as context:
                with opened(context, page, server.address(path), View(1280), scroll=False) as visit:
                    own = {f"reader: {name}": lambda visit: check(visit.tab), "reader: no console errors": _silent}
                    rest = {"policy blocks nothing": checks.policy, "reader: only its own host": _own_host}
                    return tried(visit, own | rest)

        self.tally.look(place(page, View(1280)), visited)

    def _unscripted(self, tab: Tab) -> list[str]:
        shown = "[...document.querySelectorAll('.scripted')].filter(part => part.checkVisibility()).length"
        problems = [] if tab.evaluate(shown) else ["nothing on the page needs a script"]
        tab.context.route("**/_/core.*.js", lambda route: route.abort())
        tab.reload()
        return problems + expect(tab, "'js' in document.documentElement.dataset", False) + expect(tab, shown, 0)

    # --- Settings ---

    def _kept(self, tab: Tab) -> list[str]:
        for name, value in {"theme": "dark", "cols": "2", "dense": "1", "ago": "0", "country": "fr"}.items():
            tab.select_option(f"#set-{name}", value)
        problems = expect(tab, "document.querySelector('#settings-status').textContent", "Guardado.")
        kept = tab.evaluate(f"localStorage['{KEY}']")
        problems += [] if len(kept.encode()) <= 1000 else [f"{len(kept)} bytes are kept"]
        tab.reload()
        problems += expect(tab, "__early", "dark")
        problems += expect(tab, "getComputedStyle(document.body).backgroundColor", DARK)
        problems += expect(tab, "document.querySelector('#set-country').value", "fr")
        problems += expect(tab, "[...document.querySelectorAll('[name=theme-color]')].map(meta => meta.content).join()", "#15140f,#15140f")
        return problems + expect(tab, "document.querySelector('#f-theme').value", "dark")

    def _session(self, tab: Tab) -> list[str]:
        tab.select_option("#set-theme", "dark")
        said = expect(tab, "document.querySelector('#settings-status').textContent.includes('no permite guardar')", True)
        return said + expect(tab, "getComputedStyle(document.body).backgroundColor", DARK)

    def _nonsense(self, tab: Tab) -> list[str]:
        problems = []
        for text in ['{"theme":"blue","cols":7,"img":{},"dense":[1]}', "[1]", '"dark"', "null", "{", "7"]:
            tab.evaluate(f"text => localStorage.setItem('{KEY}', text)", text)
            tab.reload()
            problems += expect(tab, "Object.keys(document.documentElement.dataset).join()", "js")
            problems += expect(tab, "document.querySelector('#set-theme').value", "")
        tab.select_option("#set-theme", "light")
        return problems + expect(tab, f"localStorage['{KEY}']", '{"theme":"light"}')

    def _reset(self, tab: Tab) -> list[str]:
        tab.select_option("#set-theme", "dark")
        tab.once("dialog", lambda dialog: dialog.dismiss())
        tab.click("#reset")
        problems = expect(tab, "document.querySelector('#set-theme').value", "dark")
        tab.once("dialog", lambda dialog: dialog.accept())
        tab.click("#reset")
        problems += expect(tab, "document.querySelector('#set-theme').value", "")
        problems += expect(tab, "document.documentElement.dataset.theme", None)
        return problems + expect(tab, "localStorage.length", 0)

    def _columns(self, tab: Tab) -> list[str]:
        problems = expect(tab, COLUMNS, 1)
        tab.click("[data-pref=cols]")
        return problems + expect(tab, COLUMNS, 2)

    def _hour(self, tab: Tab) -> list[str]:
        """What a link into a list means is seen, although an hour has no box in two columns."""
        tab.click("[data-pref=cols]")
        tab.evaluate("location.hash = [...document.querySelectorAll('.hour[id]')].pop().id")
        return expect(tab, "document.querySelector('.hour:target .row').getBoundingClientRect().top < innerHeight", True)

    def _more_of_a_country(self, tab: Tab) -> list[str]:
        rows = "document.querySelectorAll('.days .row').length"
        before = tab.evaluate(rows)
        tab.click(".further button")
        return wait(tab, f"{rows} > {before}") + expect(tab, "location.pathname.endsWith('/paises/es/')", True)

    def _look(self, tab: Tab) -> list[str]:
        problems = self._columns(tab)
        tab.reload()
        problems += expect(tab, COLUMNS, 2)
        problems += expect(tab, "document.querySelector('[data-pref=cols]').getAttribute('aria-pressed')", "true")
        tab.evaluate(f"localStorage['{KEY}'] = JSON.stringify({{img: 'never', dense: '1'}})")
        tab.reload()
        problems += expect(tab, "[...document.images].filter(image => image.checkVisibility()).length", 0)
        return problems + expect(tab, "[...document.querySelectorAll('.row .summary')].filter(one => one.checkVisibility()).length", 0)

    def _direction(self, tab: Tab) -> list[str]:
        """As on a page in Arabic, whose direction what is said in English must not take."""
        offer = "document.querySelector('.notice [lang=en]')"
        problems = expect(tab, f"{offer} !== null", True)
        tab.evaluate("document.documentElement.dir = 'rtl'")
        return problems + expect(tab, f"getComputedStyle({offer}).direction", "ltr")

    def _refused(self, tab: Tab) -> list[str]:
        """The list says why it is empty, and nothing is offered that cannot be done."""
        problems = expect(tab, "document.querySelector('#saved-none').checkVisibility()", True)
        problems += expect(tab, "/navegador que guarde/.test(document.querySelector('#saved-hint').textContent)", True)
        tab.goto(self.server.address("ajustes/"))
        problems += expect(tab, "document.querySelector('#clear').checkVisibility()", False)
        tab.goto(self.server.address(self._article()))
        return problems + expect(tab, "getComputedStyle(document.querySelector('#save')).visibility", "hidden")

    def _elsewhere(self, tab: Tab) -> list[str]:
        """In another window at once; on a page that the browser kept as it was, as the reader comes back to it."""
        theme = "document.documentElement.dataset.theme || ''"
        with tab.context.new_page() as other:
            other.goto(self.server.address("ajustes/"))
            other.select_option("#set-theme", "dark")
            problems = expect(tab, theme, "dark")
        tab.evaluate(f"localStorage['{KEY}'] = JSON.stringify({{theme: 'light', cols: '2'}})")
        problems += expect(tab, theme, "dark")
        tab.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
        problems += expect(tab, "document.querySelector('[data-pref=cols]').getAttribute('aria-pressed')", "true")
        return problems + expect(tab, theme, "light")

    def _shared(self, tab: Tab) -> list[str]:
        pressed = "document.querySelectorAll('[data-favourite][aria-pressed=true]').length"
        with tab.context.new_page() as other:
            other.goto(self.server.address("heroes/"))
            other.click("[data-favourite]")
            problems = expect(tab, pressed, 1)
            other.click("[data-favourite]")
        return problems + expect(tab, pressed, 0)

    def _unpictured(self, tab: Tab) -> list[str]:
        """Where a picture stood there is text: all of a card begins at its edge, and what stood beside a portrait."""
        return tab.evaluate("""() => {
          const left = part => part.getBoundingClientRect().left;
          const isShown = part => part.checkVisibility() && part.getBoundingClientRect().width > 0;
          const parts = [...document.querySelectorAll('.lead, .wide, .ticket, .track, .article__grid')].filter(isShown);
          return parts.filter(part => {
            const texts = [...part.children].filter(child => isShown(child) && child.textContent.trim());
            const away = texts.map(child => left(child) - left(part) > 20);
            if (part.matches('.article__grid')) return away[0];
            return away.includes(true) || part.matches('.track') && texts[0].clientWidth < part.clientWidth / 2;
          }).map(part => `'${part.textContent.trim().slice(0, 40)}' leaves room for a picture`);
        }""")

    def _whole(self, tab: Tab) -> list[str]:
        left = "[...document.querySelectorAll('body *')].filter(part => getComputedStyle(part).contentVisibility !== 'visible').length"
        later = "document.querySelectorAll('[style*=content-visibility]').length > 10"
        return expect(tab, later, True) + expect(tab, left, 0)

    # --- Times ---

    def _ages(self, tab: Tab) -> list[str]:
        tab.wait_for_selector(".meta .ago")
        told = tab.evaluate("[...document.querySelectorAll('.meta .ago')].map(time => time.innerText.trim())")
        problems = [f"'{text}' is no age" for text in told if not text.startswith("hace ")]
        problems += still(tab)
        problems += expect(tab, "document.querySelector('.stale').textContent", "")
        tab.select_option("#f-theme", "")
        tab.evaluate(f"localStorage['{KEY}'] = JSON.stringify({{ago: '0'}})")
        tab.reload()
        settled(tab)
        return problems + expect(tab, "document.querySelectorAll('.ago').length", 0)

    def _still_ages(self, tab: Tab) -> list[str]:
        tab.wait_for_selector(".meta .ago")
        settled(tab)
        return still(tab)

    def _stale(self, tab: Tab) -> list[str]:
        # Ages are told in a turn of their own: when none is there after it, none is told.
        settled(tab)
        problems = expect(tab, "document.querySelector('.stale').textContent.length > 20", True)
        problems += still(tab)
        return problems + expect(tab, "document.querySelector('.meta .ago')", None)

    def _old(self, tab: Tab) -> list[str]:
        problems = expect(tab, "document.querySelector('.old').textContent !== ''", True)
        return problems + still(tab)

    def _local(self, is_abroad: bool) -> Check:
        told = "document.querySelector('.local').textContent.includes('en tu hora')"
        return lambda tab: expect(tab, told, is_abroad) + still(tab)

    def _overnight(self, words: str, wanted: list[object]) -> Check:
        def check(tab: Tab) -> list[str]:
            problems = wait(tab, f"{words} === {json.dumps(wanted[0])}")
            tab.clock.fast_forward(24 * 3600 * 1000)
            return problems + wait(tab, f"{words} === {json.dumps(wanted[1])}")

        return check

    def _today(self, tab: Tab) -> list[str]:
        tab.wait_for_selector(".today")
        return expect(tab, "[...document.querySelectorAll('.today')].map(mark => mark.textContent.trim()).join()", "hoy") + still(tab)

    # --- What can be done ---

    def _findable(self, tab: Tab) -> list[str]:
        """On a page that lies under "more", whose name takes the menu's room; what is not scrolled to is not there."""
        return tab.evaluate("""() => {
          const entry = [...document.querySelectorAll('.nav a')].find(link => /buscar|search|recherche/.test(link.href));
          if (!entry) return ['the menu has no search'];
          const box = entry.getBoundingClientRect();
          const top = [box.left + 2, box.right - 2].map(x => document.elementFromPoint(x, box.y + box.height / 2));
          return top.every(one => one === entry) ? [] : [`at ${box.left}–${box.right} there is something else`];
        }""")

    def _menu(self, tab: Tab) -> list[str]:
        is_open = "document.querySelector('.more').open"
        tab.click(".more summary")
        tab.keyboard.press("Escape")
        problems = expect(tab, f"{is_open} || document.activeElement.tagName", "SUMMARY")
        tab.click(".more summary")
        problems += expect(tab, is_open, True)
        tab.click("h1", position={"x": 8, "y": 8})
        problems += expect(tab, is_open, False)
        tab.click(".more summary")
        tab.focus("main a")
        return problems + expect(tab, is_open, False)

    def _another_window(self, tab: Tab) -> list[str]:
        return [problem for key in ("ctrlKey", "metaKey", "shiftKey") for problem in expect(tab, f"""(() => {{
          let isKept;
          addEventListener('click', event => {{ isKept = event.defaultPrevented; event.preventDefault(); }}, {{ once: true }});
          document.querySelector('.insert figure a').dispatchEvent(new MouseEvent('click', {{ {key}: true, bubbles: true, cancelable: true }}));
          return isKept;
        }})()""", False)]

    def _share(self, tab: Tab) -> list[str]:
        tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
        tab.evaluate("delete Navigator.prototype.share")
        tab.click("#share")
        problems = wait(tab, f"{NOTICE} === 'Enlace copiado.'")
        problems += expect(tab, "(async () => await navigator.clipboard.readText() === document.querySelector('link[rel=canonical]').href)()", True)
        return problems + expect(tab, "document.querySelector('.actions a[href^=\"mailto:?subject=\"]') !== null", True)

    def _sound(self, tab: Tab) -> list[str]:
        tab.route(lambda url: url.endswith(".mp3"), _silence)
        buttons = tab.locator(".player button")
        pressed = "[...document.querySelectorAll('.player button')].map(button => button.getAttribute('aria-pressed')).slice(0, 2).join()"
        bars = "[...document.querySelectorAll('.player progress')].filter(bar => bar.checkVisibility()).length"
        problems = expect(tab, pressed, "false,false") + expect(tab, bars, 0)
        buttons.nth(0).click()
        problems += wait(tab, f"{pressed} === 'true,false'") + expect(tab, bars, 1)
        buttons.nth(1).click()
        problems += wait(tab, f"{pressed} === 'false,true'")
        tab.keyboard.press("Escape")
        problems += wait(tab, f"{pressed} === 'false,false'")
        # The first one was only interrupted: it tells how far it came.
        problems += expect(tab, bars, 1) + still(tab)
        tab.unroute_all()
        tab.route(lambda url: url.endswith(".mp3"), lambda route: route.abort())
        buttons.nth(2).click()
        failed = "document.querySelectorAll('.player')[2].textContent.includes('no está disponible')"
        problems += wait(tab, failed)
        # What could not be had plays once it can.
        tab.unroute_all()
        tab.route(lambda url: url.endswith(".mp3"), _silence)
        buttons.nth(2).click()
        problems += wait(tab, "document.querySelectorAll('.player button')[2].getAttribute('aria-pressed') === 'true'")
        return problems + expect(tab, failed, False)

    def _favourite(self, tab: Tab) -> list[str]:
        state = "document.querySelector('[data-pref=source]').getAttribute('aria-pressed')"
        tab.click("[data-pref=source]")
        problems = expect(tab, state, "true")
        tab.goto(self.server.address(""))
        problems += wait(tab, "document.querySelectorAll('.fav .card').length === 4")
        problems += expect(tab, "document.querySelector('.fav h2').textContent.startsWith('Tu fuente: ')", True)
        problems += expect(tab, "document.querySelector('.categories').lastElementChild.pathname", "/fuentes/un-news-es/")
        problems += still(tab)
        tab.go_back()
        tab.click("[data-pref=source]")
        problems += expect(tab, state, "false")
        tab.goto(self.server.address(""))
        return problems + expect(tab, "document.querySelector('.fav').checkVisibility()", False)

    def _signs(self, tab: Tab) -> list[str]:
        tab.click("[data-pref=source]")
        block = json.loads(next(self.built.glob("_d/top/s-un-news-es.json")).read_text())
        block["names"]["es"] = "US$$ y $' más"
        tab.route("**/_d/top/s-un-news-es.json", lambda route: route.fulfill(json=block))
        tab.goto(self.server.address(""))
        problems = wait(tab, "document.querySelectorAll('.fav .card').length === 4")
        return problems + expect(tab, "document.querySelector('.fav h2 a').textContent", "Tu fuente: US$$ y $' más")

    def _connection(self, tab: Tab) -> list[str]:
        tab.context.set_offline(True)
        problems = wait(tab, f"{NOTICE}.startsWith('Sin conexión')")
        problems += expect(tab, "document.querySelector('.notice').getAttribute('role')", "status")
        tab.context.set_offline(False)
        problems += wait(tab, f"{NOTICE}.startsWith('Conexión recuperada')")
        return problems + still(tab)

    def _live(self, tab: Tab) -> list[str]:
        path = self._live_article()
        page, document = ((self.built / path / name).read_text() for name in ("index.html", "live.json"))
        entries = re.findall(r'<section class="entry" id="(.+?)"', page)
        marks = re.findall(r'" data-mark="(.+?)"', page)
        (first, other), last = entries[:2], entries[-1]
        entry = f'<section class="entry" id="{other}" data-mark="{marks[1]}">'
        page = page.replace('<section class="entry"', '<section class="entry" id="new" data-mark="0"><h2><a href="#new">New</a></h2></section>\n<section class="entry"', 1)
        page = page.replace(entry, entry.replace(marks[1], "1") + "<p>Corrected</p>")
        # The last one is taken back.
        page = re.sub(f'<section class="entry" id="{last}".*?</section>', "", page, flags=re.DOTALL)
        document = document.replace('"entries":[', '"entries":["new",').replace(f',"{last}"]', "]")
        document = document.replace('"marks":[', '"marks":["0",').replace(f'"{marks[1]}"', '"1"')
        tab.route("**/live.json", lambda route: route.fulfill(body=document, content_type="application/json"))
        tab.route(f"**/{path}", lambda route: route.fulfill(body=page, content_type="text/html; charset=utf-8"))
        tab.evaluate(f"window.__first = document.getElementById('{first}')")
        tab.clock.fast_forward(31_000)
        problems = wait(tab, "!document.querySelector('.live__new button').hidden")
        problems += expect(tab, "/: 3$/.test(document.querySelector('.live__new button').textContent)", True)
        problems += expect(tab, "/ \\d\\d:\\d\\d\\.$/.test(document.querySelector('#live-state').textContent)", True)
        tab.click(".live__new button")
        problems += expect(tab, "[...document.querySelectorAll('#live > *')].slice(0, 3).map(one => one.id).join()", f"new,{first},{other}")
        problems += expect(tab, f"document.querySelector('#{other} > p').textContent", "Corrected")
        problems += expect(tab, "document.activeElement.closest('.entry').id", "new")
        problems += expect(tab, f"document.getElementById('{last}')", None)
        # What is as it was stays the same element, with whatever the reader opened in it.
        return problems + expect(tab, f"document.getElementById('{first}') === __first", True)

    # --- Longer lists ---

    def _long_lists(self) -> None:
        articles = generated.articles(900)
        server = PortalServer(generated.build(self.program, self.folder / "reader", articles), "/")
        self._visit("the next pages join the list", "noticias/", self._more, {}, server)
        self._visit("what is opened beside a longer list leaves the list alone", "noticias/", self._beside, {}, server)
        self._visit("a page that cannot be had is told", "noticias/", self._broken_more, {}, server)
        self._visit("the source of the reader", "", self._source, {}, server)
        self._visit("what cannot be had is told", "", self._lost_source, {}, server)
        self._visit("a source that is gone is forgotten", "", self._gone_source, {}, server)
        self._visit("the next page of another list is a page of its own", "noticias/", self._other_list, {}, server)
        server.shutdown()

    def _more(self, tab: Tab) -> list[str]:
        rows = "document.querySelectorAll('.row').length"
        before = tab.evaluate(rows)
        tab.click(".further button")
        problems = wait(tab, f"{rows} >= {before + 30}")
        problems += expect(tab, "document.activeElement.closest('.row') !== null", True)
        # However slowly they come: until the end of the list asks for no more.
        requests, earlier, after = OpenRequests(tab), 0, tab.evaluate(rows)
        while after != earlier:
            tab.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            requests.come_in(tab)
            earlier, after = after, tab.evaluate(rows)
        problems += [] if after == before + 120 else [f"{after - before} rows came by one click"]
        problems += expect(tab, "document.querySelector('.footer').getBoundingClientRect().top < innerHeight", True)
        titles = tab.evaluate("[...document.querySelectorAll('.days > .day')].map(day => day.textContent)")
        problems += [] if len(set(titles)) == len(titles) else ["a day stands twice"]
        links = tab.evaluate("[...document.querySelectorAll('.row h4 a')].map(link => link.pathname)")
        problems += [] if len(set(links)) == len(links) else ["an article stands twice"]
        hours = tab.evaluate("""[...document.querySelectorAll('.days > .hour')].filter(hour => {
          const next = hour.nextElementSibling;
          const title = part => part.querySelector('.hour__title').textContent;
          return next && next.matches('.hour') && title(next) === title(hour);
        }).length""")
        return problems + ([] if hours == 0 else [f"{hours} hours stand twice"])

    def _beside(self, tab: Tab) -> list[str]:
        rows = "document.querySelectorAll('.row').length"
        before = tab.evaluate(rows)
        tab.click(".further button")
        problems = wait(tab, f"{rows} >= {before + 30}")
        with tab.context.expect_page():
            tab.click(".row h4 a", modifiers=["Control"])
        return problems + expect(tab, "`${history.scrollRestoration} ${history.state && history.state.row}`", "auto null")

    def _broken_more(self, tab: Tab) -> list[str]:
        tab.route("**/noticias/p/**", lambda route: route.fulfill(status=503, body=""))
        tab.click(".further button")
        problems = wait(tab, f"{NOTICE}.startsWith('No se ha podido cargar la página siguiente')")
        return problems + expect(tab, "document.querySelector('.further + nav [rel=next]') !== null", True)

    def _country(self, tab: Tab) -> list[str]:
        tab.evaluate(f"localStorage['{KEY}'] = JSON.stringify({{country: 'fr'}})")
        tab.reload()
        problems = wait(tab, "document.querySelector('#s-country').textContent.includes('Francia')")
        problems += expect(tab, "document.querySelector('#s-country a').pathname", "/paises/fr/")
        return problems + still(tab)

    def _source(self, tab: Tab) -> list[str]:
        tab.evaluate(f"id => localStorage['{KEY}'] = JSON.stringify({{source: id}})", next(iter(generated.SOURCES)))
        tab.reload()
        return wait(tab, "document.querySelectorAll('.fav .card').length === 4")

    def _lost_source(self, tab: Tab) -> list[str]:
        # Before the worker, whose requests no route meets, and after the offer of another language.
        tab.add_init_script("""{
          const real = fetch;
          window.fetch = (address, ...more) => String(address).includes('/_d/top/')
            ? new Promise(done => setTimeout(done, 500, new Response('', { status: 500 }))) : real(address, ...more);
        }""")
        tab.evaluate(f"localStorage['{KEY}'] = JSON.stringify({{source: 'nowhere'}})")
        tab.reload()
        return wait(tab, f"{NOTICE}.startsWith('No se ha podido cargar tu selección')")

    def _gone_source(self, tab: Tab) -> list[str]:
        tab.evaluate(f"localStorage['{KEY}'] = JSON.stringify({{source: 'nowhere', cols: '2'}})")
        tab.reload()
        problems = wait(tab, f"!JSON.parse(localStorage['{KEY}']).source && !document.documentElement.dataset.fav")
        problems += expect(tab, f"JSON.parse(localStorage['{KEY}']).cols", "2")
        return problems + expect(tab, f"{NOTICE}.includes('selección')", False)

    def _other_list(self, tab: Tab) -> list[str]:
        page = "<!doctype html><main><ul><li><a href='/'>x</a></ul></main>"
        tab.route("**/noticias/p/**", lambda route: route.fulfill(status=200, content_type="text/html", body=page))
        tab.click(".further button")
        return wait(tab, "location.pathname.includes('/p/') && document.querySelector('li') !== null")


def _silent(visit: Visit) -> list[str]:
    # What the browser itself says of a file that cannot be had.
    expected = ("Failed to load resource", "unknown error occurred when fetching the script")
    return [error for error in visit.errors if not any(text in error for text in expected)]


def _own_host(visit: Visit) -> list[str]:
    return visit.elsewhere()


def _silence(route: Route) -> None:
    """A second of silence for whatever sound is asked for."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(8000)
        sound.writeframes(b"\x80" * 40000)
    route.fulfill(status=200, content_type="audio/wav", body=file.getvalue())
