"""What a reader has of the portal without a connection, and what becomes of it."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

import checks
import keeping
from portal import Page
from server import PortalServer
from tally import Findings, Tally
from visit import OBSERVERS, View, Visit, opened, tried
from waiting import expect, wait

# The key under which settings are kept, and what the page says at its foot.
KEY = "pregonero.v1"
NOTICE = "document.querySelector('.notice').textContent"
CONTROLLED = "navigator.serviceWorker.controller !== null"
WORKERS = "async () => (await navigator.serviceWorker.getRegistrations()).length"
UPDATE = "async () => { const all = await navigator.serviceWorker.getRegistrations(); for (const one of all) await one.update(); }"
ASSETS = Path(__file__).resolve().parents[2] / "Templates" / "assets"
# Whatever a browser keeps for a site, by name; of stores for one address each, what stands before it.
NAMES = """async () => {
  const bases = indexedDB.databases ? await indexedDB.databases() : [];
  const all = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...bases.map(base => base.name),
    ...document.cookie.split('; ').filter(Boolean), ...(await caches.keys()).map(name => name.split(':')[0])];
  return [...new Set(all)].sort();
}"""
KEPT = """async kind => {
  const names = (await caches.keys()).filter(name => name.startsWith('pregonero-' + kind));
  const lists = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return lists.flat().length;
}"""

Check = Callable[[Tab], list[str]]


class OfflineWalk:
    """One visit that goes on and off line, to a copy of the portal, which it changes."""

    def __init__(self, browser: Browser, built: Path, base: str, article: str, tally: Tally) -> None:
        """`built` is the portal as it is served below `base`, `article` the path of a page in Spanish."""
        self.browser = browser
        self.built = built
        self.base = base
        self.article = article
        self.tally = tally
        self.folder = built.with_name(f"{built.name}-offline")
        self.names = dict(re.findall(r"(\w+): '([^']+)',", (ASSETS / "stores.js").read_text()))

    def run(self) -> None:
        def visited() -> Findings:
            shutil.rmtree(self.folder, ignore_errors=True)
            shutil.copytree(self.built, self.folder)
            self.server = PortalServer(self.folder, self.base)
            with self.browser.new_context(**View(1280).options() | {"service_workers": "allow"}) as context:
                context.add_init_script(OBSERVERS)
                with opened(context, Page("reader", ""), self.server.address(""), View(1280), scroll=False) as visit:
                    steps = {f"reader: {name}": _online_after(check) for name, check in self._steps().items()}
                    found = tried(visit, steps | {"reader: only its own host": checks.one_host})
            self.server.shutdown()
            return found

        self.tally.look(f"reader {self.base}", visited)

    def _steps(self) -> dict[str, Check]:
        """Each goes on from where the one before has left the reader."""
        return {
            "a worker is employed": self._employed, "visited pages without a connection": self._visited,
            "what comes too late is told": lambda tab: keeping.comes_late(tab, self.server),
            "others say so in their language": self._unvisited, "saved articles without a connection": self._saved, "the newer of two copies is shown": self._newer,
            "saved articles are deleted": self._deleted, "what is withdrawn is not kept": self._gone, "pictures further down are saved too": self._further_down, "all that is kept has a name": self._filled, "the stores are emptied": self._cleared,
            "at most fifty pages are kept": self._bounded,
            "a full store keeps what is newest": lambda tab: keeping.makes_room(tab, self.server),
            "errors are not kept": self._missing,
            "a new edition waits for the reader": self._renewed, "an empty worker ends it": self._killed,
            "a portal that keeps nothing takes what was kept": self._dismissed,
            "a worker that leaves takes its stores along": self._withdrawn,
        }

    def _employed(self, tab: Tab) -> list[str]:
        problems = wait(tab, CONTROLLED)
        tab.goto(self.server.address("noticias/"))
        return problems + ([] if tab.evaluate(KEPT, "shell") >= 11 else ["the shell is not kept"])

    def _visited(self, tab: Tab) -> list[str]:
        problems = wait(tab, f"({KEPT})('pages').then(count => count > 0)")
        tab.context.set_offline(True)
        tab.goto(self.server.address("noticias/"))
        problems += expect(tab, "document.querySelector('h1').textContent.trim()", "Noticias")
        return problems + wait(tab, "getComputedStyle(document.body).marginTop === '0px' && document.styleSheets.length > 0")

    def _unvisited(self, tab: Tab) -> list[str]:
        tab.context.set_offline(True)
        problems = []
        for path, title in (("archivo/", "Sin conexión"), ("en/sections/", "Offline"), ("fr/rubriques/", "Hors connexion")):
            tab.goto(self.server.address(path))
            problems += expect(tab, "document.querySelector('h1').textContent.trim()", title)
            problems += expect(tab, "document.characterSet", "UTF-8")
        return problems

    def _saved(self, tab: Tab) -> list[str]:
        tab.goto(self.server.address(self.article))
        tab.click("#save")
        problems = wait(tab, "document.querySelector('#save').getAttribute('aria-pressed') === 'true'")
        title = tab.inner_text("h1")
        # Only what was saved on purpose is left.
        tab.evaluate("async () => { for (const name of await caches.keys()) if (name.startsWith('pregonero-pages')) await caches.delete(name); }")
        tab.context.set_offline(True)
        tab.goto(self.server.address("guardados/"))
        problems += wait(tab, "document.querySelectorAll('.saved li').length === 1")
        problems += expect(tab, "document.querySelector('.saved li a').textContent", title)
        problems += expect(tab, "/ \\d+ kB$/.test(document.querySelector('.saved li p').textContent)", True)
        problems += expect(tab, "document.querySelector('#saved-none').hidden", True)
        tab.click(".saved li a")
        problems += expect(tab, "document.querySelector('h1').innerText", title)
        problems += expect(tab, "[...document.images].every(image => image.complete && image.naturalWidth > 0)", True)
        return problems

    def _newer(self, tab: Tab) -> list[str]:
        """Of what was read and what was saved the newer one is shown."""
        file = self.folder / self.article / "index.html"
        text = file.read_text()
        problems = []
        for title, saves in (("Read again", False), ("Saved again", True)):
            # Servers tell times in whole seconds.
            tab.wait_for_timeout(1100)
            if saves:
                tab.click("#save")
                problems += wait(tab, "document.querySelector('#save').getAttribute('aria-pressed') === 'false'")
            file.write_text(re.sub("<h1>[^<]+", f"<h1>{title}", text))
            if saves:
                tab.click("#save")
                problems += wait(tab, "document.querySelector('#save').getAttribute('aria-pressed') === 'true'")
            else:
                tab.goto(self.server.address(self.article))
                problems += wait(tab, f"({KEPT})('pages').then(count => count > 0)")
            tab.context.set_offline(True)
            tab.goto(self.server.address(self.article))
            problems += expect(tab, "document.querySelector('h1').innerText", title)
            tab.context.set_offline(False)
        file.write_text(text)
        return problems

    def _further_down(self, tab: Tab) -> list[str]:
        """A picture that nobody has scrolled to is saved in the form that the page shows."""
        file = self.folder / self.article / "index.html"
        text = file.read_text()
        form = next(each for each in sorted(self.folder.glob("_/p/*-640.webp")) if each.name not in text).relative_to(self.folder)
        other = next(self.folder.glob("_/molino.*.svg")).relative_to(self.folder)
        picture = (f'<picture><source type="image/webp" srcset="{self.server.base}{form} 640w" sizes="100vw">'
                   f'<img id="below" src="{self.server.base}{other}" width="640" height="360" alt="" loading="lazy"></picture>')
        file.write_text(text.replace("</article>", "<p>Further down</p>" * 400 + picture + "</article>"))
        tab.goto(self.server.address(self.article))
        problems = expect(tab, "document.querySelector('#below').currentSrc", "")
        tab.evaluate("document.querySelector('#save').click()")
        problems += wait(tab, "document.querySelector('#save').getAttribute('aria-pressed') === 'true'")
        tab.evaluate("async () => { for (const name of await caches.keys()) if (name.startsWith('pregonero-pictures')) await caches.delete(name); }")
        problems += wait(tab, f"caches.match('{self.server.base}{form}').then(found => !!found)")
        tab.click("#save")
        problems += wait(tab, "document.querySelector('#save').getAttribute('aria-pressed') === 'false'")
        file.write_text(text)
        return problems

    def _deleted(self, tab: Tab) -> list[str]:
        tab.goto(self.server.address("guardados/"))
        problems = wait(tab, "document.querySelectorAll('.saved li').length === 1")
        tab.click(".saved li button")
        problems += wait(tab, "!document.querySelector('#saved-none').hidden")
        problems += wait(tab, f"({KEPT})('saved').then(count => count === 0)")
        # Nor among what was read.
        return problems + wait(tab, f"caches.match('{urlsplit(self.server.address(self.article)).path}').then(found => !found)")

    def _gone(self, tab: Tab) -> list[str]:
        """An answer of 410 takes the saved copy away, one of 404 does not."""
        file = self.folder / self.article / "index.html"
        path = urlsplit(self.server.address(self.article)).path
        saved = f"caches.has('pregonero-saved:{path}')"
        read = f"caches.open('pregonero-pages:{self.server.base}').then(store => store.match('{path}')).then(found => !!found)"
        tab.goto(self.server.address(self.article))
        tab.click("#save")
        problems = wait(tab, "document.querySelector('#save').getAttribute('aria-pressed') === 'true'")
        problems += wait(tab, read)
        aside = file.rename(file.with_suffix(".aside"))
        tab.goto(self.server.address(self.article))
        # What was read is taken away, so that the answer has been looked at.
        problems += wait(tab, f"{read}.then(found => !found)")
        problems += expect(tab, saved, True)
        aside.rename(file)
        self.server.gone.add(path)
        tab.goto(self.server.address(self.article))
        problems += wait(tab, f"{saved}.then(found => !found)")
        tab.goto(self.server.address("guardados/"))
        problems += wait(tab, "!document.querySelector('#saved-none').hidden")
        self.server.gone.clear()
        return problems

    def _cleared(self, tab: Tab) -> list[str]:
        tab.goto(self.server.address("ajustes/"))
        problems = wait(tab, "/MB/.test(document.querySelector('#store').textContent)")
        problems += wait(tab, f"({KEPT})('pages').then(count => count > 0)")
        tab.once("dialog", lambda dialog: dialog.accept())
        tab.click("#clear")
        problems += wait(tab, "document.querySelector('#settings-status').textContent === 'Vaciado.'")
        problems += expect(tab, f"({NAMES})()", sorted([self.names["settings"], self.names["shell"]]))
        problems += [] if tab.evaluate(KEPT, "shell") >= 11 else ["the shell is gone"]
        tab.once("dialog", lambda dialog: dialog.accept())
        tab.click("#reset")
        return problems + expect(tab, f"({NAMES})()", [self.names["shell"]])

    def _filled(self, tab: Tab) -> list[str]:
        """A reader who used everything leaves what the theme's list names, and all of it."""
        tab.goto(self.server.address("ajustes/"))
        tab.select_option("#set-theme", "dark")
        tab.goto(self.server.address("buscar/?q=molino"))
        problems = wait(tab, "document.querySelectorAll('#results article').length > 0")
        tab.fill("#q", "molino")
        tab.press("#q", "Enter")
        tab.goto(self.server.address(self.article))
        tab.click("#save")
        problems += wait(tab, "document.querySelector('#save').getAttribute('aria-pressed') === 'true'")
        return problems + expect(tab, f"({NAMES})()", sorted(self.names.values()))

    def _bounded(self, tab: Tab) -> list[str]:
        paths = [str(file.parent.relative_to(self.folder)) + "/" for file in sorted(self.folder.glob("n/**/index.html"))][:56]
        for path in paths:
            tab.goto(self.server.address(path), wait_until="commit")
        # The last one is kept after all others.
        last = self.server.base + paths[-1]
        problems = wait(tab, f"caches.match('{last}').then(kept => kept !== undefined)")
        problems += wait(tab, f"({KEPT})('pages').then(count => count >= 50)")
        return problems + wait(tab, f"({KEPT})('pages').then(count => count <= 50)")

    def _missing(self, tab: Tab) -> list[str]:
        tab.goto(self.server.address("nowhere/"))
        # What is asked for later is kept later.
        tab.goto(self.server.address("noticias/"))
        problems = wait(tab, f"caches.match('{self.server.base}noticias/').then(kept => kept !== undefined)")
        kept = tab.evaluate("async path => (await caches.match(path)) !== undefined", self.server.base + "nowhere/")
        return problems + (["an answer of 404 is kept"] if kept else [])

    def _renewed(self, tab: Tab) -> list[str]:
        tab.goto(self.server.address(""))
        script = self.folder / "sw.js"
        script.write_text(script.read_text().replace('SETUP = ["', 'SETUP = ["new', 1))
        below = f"pregonero-shell:{self.server.base}below/1"
        tab.evaluate("async name => { await caches.open(name) }", below)
        tab.evaluate(UPDATE)
        problems = wait(tab, f"{NOTICE}.startsWith('Hay una edición nueva.')")
        problems += expect(tab, "(async () => (await navigator.serviceWorker.getRegistration()).waiting !== null)()", True)
        tab.evaluate("window.__before = true")
        tab.click(".notice button")
        problems += wait(tab, "window.__before === undefined")
        tab.wait_for_load_state()
        names = tab.evaluate("async () => (await caches.keys()).filter(name => name.startsWith('pregonero-shell'))")
        # That of a portal below this one on the same host stays.
        problems += [] if below in names else ["the shell of another portal is gone"]
        tab.evaluate("name => caches.delete(name)", below)
        names = [name for name in names if name != below]
        problems += [] if len(names) == 1 and ":" in names[0] and "new" in names[0] else [f"shells: {names}"]
        # Pages that were read before are shown with the styles of their edition.
        files = f"caches.open('pregonero-files:{self.server.base}').then(store => store.keys())"
        return problems + wait(tab, f"{files}.then(kept => kept.some(({{ url }}) => url.includes('/_/base.')))")

    def _killed(self, tab: Tab) -> list[str]:
        (self.folder / "sw.js").write_text("")
        tab.evaluate(UPDATE)
        problems = wait(tab, f"({WORKERS})().then(count => count === 0)")
        # What the reader set, such as the language that was offered, is none of the worker's.
        return problems + expect(tab, f"({NAMES})()", [KEY])

    def _dismissed(self, tab: Tab) -> list[str]:
        front = self.folder / "index.html"
        text = front.read_text()
        front.write_text(text.replace(f'data-worker="{self.server.base}sw.js"', 'data-worker=""'))
        tab.goto(self.server.address(""))
        problems = wait(tab, f"({WORKERS})().then(count => count === 0)")
        front.write_text(text)
        return problems + expect(tab, f"({NAMES})()", [KEY])

    def _withdrawn(self, tab: Tab) -> list[str]:
        setup = ["x", self.server.base, [], [[self.server.base, f"{self.server.base}sin-conexion/"]]]
        (self.folder / "sw.js").write_text(f"const SETUP = {json.dumps(setup)};\n{assembled('sw.js')}")
        tab.goto(self.server.address("noticias/"))
        problems = wait(tab, f"({WORKERS})().then(count => count === 1)")
        tab.evaluate("async () => { await navigator.serviceWorker.ready; }")
        (self.folder / "sw.js").write_text(assembled("sw-none.js"))
        tab.evaluate(UPDATE)
        problems += wait(tab, "navigator.serviceWorker.getRegistration().then(found => !found || !!found.waiting)")
        # A worker that a debugger watches never rests, so that the next one comes only once no page is left to it.
        tab.goto("about:blank")
        tab.wait_for_timeout(200)
        tab.goto(self.server.address("archivo/"))
        problems += wait(tab, f"({WORKERS})().then(count => count === 0)")
        return problems + wait(tab, f"({KEPT})('shell').then(count => count === 0)")


def _online_after(check: Check) -> Callable[[Visit], list[str]]:
    def step(visit: Visit) -> list[str]:
        try:
            return check(visit.tab)
        finally:
            visit.tab.context.set_offline(False)

    return step


def assembled(name: str) -> str:
    """A script of the theme with those that it includes."""
    return re.sub(r"(?m)^// include (\S+)$", lambda line: (ASSETS / line[1]).read_text(), (ASSETS / name).read_text())
