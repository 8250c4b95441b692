"""The search page: its analyzer, its answers, its states, and what goes wrong."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from random import Random
from typing import Any, Callable
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import BrowserContext, Error, Route
from playwright.sync_api import Page as Tab

import checks
import generated
import hasty
import questions
from portal import Page
from server import PortalServer
from tally import Findings, Tally
from visit import Check, View, Visit, opened, place, tried
from waiting import PATIENCE

VECTORS = Path(__file__).resolve().parents[1] / "SearchingTests" / "vectors.json"
PAGE = Page("search", "buscar/")
SLOW_MANIFEST = """() => {
  const ask = fetch;
  window.fetch = (url, options) => String(url).endsWith('manifest.json')
    ? new Promise((done, fail) => setTimeout(() => ask(url, options).then(done, fail), 600))
    : ask(url, options);
}"""
SIZES = (200, 2000)
# With the full matrix.
MORE_SIZES = (20_000,)
QUESTIONS = 500
ANALYSE = """vectors => vectors.filter(([text, language, terms]) => {
  const made = language === null ? pregonero.words(text)
    : language === 'variants' ? pregonero.variants(text).sort()
    : language === 'fold' ? [pregonero.fold(text)] : pregonero.terms(text, language);
  return JSON.stringify(made) !== JSON.stringify(terms);
}).map(([text]) => `${text} is analysed otherwise`)"""
SETTLED = "!document.querySelector('#results').hasAttribute('aria-busy')"
STATUS = "document.querySelector('#status').textContent"
TITLES = "[...document.querySelectorAll('.result h2')].map(title => title.textContent)"

# Choices of codes whose names do not follow each other.
UNORDERED = """() => ['l', 'p'].flatMap(name => {
  const [, ...names] = [...document.getElementById(`f-${name}`).options].map(option => option.text);
  const sorted = [...names].sort((one, other) => one.localeCompare(other, document.documentElement.lang));
  return names.length > 1 && names.join() === sorted.join() ? [] : [`${name}: ${names}`];
})"""


class SearchSuite:
    """Looks at the search page of a generated portal, served by itself."""

    def __init__(
        self, context: Callable[[View], BrowserContext], program: str, folder: Path, tally: Tally, is_full: bool
    ) -> None:
        self.context = context
        self.program = program
        self.folder = folder
        self.tally = tally
        # The states are looked at in the last one.
        self.sizes = (*MORE_SIZES, *SIZES) if is_full else SIZES
        self.articles: list[dict[str, Any]] = []

    def look(self) -> None:
        for count in self.sizes:
            self.articles = generated.articles(count)
            built = generated.build(self.program, self.folder / str(count), self.articles)
            self.server = PortalServer(built, "/")
            self._visit("answers as looking at every article does", self._answers)
            self.tally.say(f"asked {QUESTIONS} questions of {count} articles")
        for name, check in self._checks().items():
            self._visit(name, check)
        self._visit("says that something is missing", self._broken(404, b""), lost=True)
        self._visit("says that something is damaged", self._broken(200, b"no zlib stream"))
        self._visit("says that the index cannot be read", self._without_manifest, lost=True)
        self._visit("finds without the script of all pages", self._alone, lost=True)
        self._visit("old browsers are told", self._old, script="delete window.DecompressionStream;")
        self._without_script()
        self.tally.say("looked at the states of the search page")
        self.server.shutdown()

    def _checks(self) -> dict[str, Check]:
        return {
            "vectors hold": lambda visit: visit.tab.evaluate(ANALYSE, json.loads(VECTORS.read_text())),
            "results as one types": self._typing,
            "markup in a question stays text": self._markup,
            "a question of ten thousand characters": self._endless,
            "filters and words in the address": self._address,
            "more results": self._more,
            "the order": self._order,
            "languages and countries stand by their names": lambda visit: visit.tab.evaluate(UNORDERED),
            "suggestions by keyboard": self._suggestions,
            "recent searches": self._recent,
            "nothing found": self._nothing,
            "words that are nearly the same": self._near,
            "the language of the settings": self._language,
            "offline over what is kept": self._offline,
            "stale questions are dropped": self._stale,
            "a slow connection is one": self._slow,
            "what every question needs is asked for once": lambda visit: hasty.asks_once(visit.tab, self._common_word(), self._settle),
            "what one question needs is given up": lambda visit: hasty.gives_up(visit.tab, self._common_word(), self._settle),
            "pictures come as they are needed": lambda visit: hasty.pictures_wait(visit.tab),
            "an index that was written anew is read": self._renewed,
            "what is missing is no 'nothing'": self._partial,
        }

    def _visit(self, name: str, check: Check, lost: bool = False, script: str = "") -> None:
        """One check in a tab of its own; every one ends without a word in the console."""
        view = View(1280)

        def silent(visit: Visit) -> list[str]:
            # That a file is missing is said by the browser itself, whatever a page does.
            errors = [error for error in visit.errors if not (lost and "Failed to load resource" in error)]
            return [error for error in errors if "ERR_INTERNET_DISCONNECTED" not in error]

        def visited() -> Findings:
            with self.context(view) as context:
                if script:
                    context.add_init_script(script)
                with opened(context, PAGE, self.server.address(PAGE.path), view) as visit:
                    own = {f"search: {name}": check, "search: no console errors": silent}
                    return tried(visit, own | {"policy blocks nothing": checks.policy})

        self.tally.look(place(PAGE, view), visited)

    # --- Answers ---

    def _answers(self, visit: Visit) -> list[str]:
        random = Random(len(self.articles))
        words = generated.vocabulary()
        asked = [questions.ask(random, self.articles, words) for _ in range(QUESTIONS)]
        stop = visit.tab.evaluate("JSON.parse(document.querySelector('#search-setup').textContent).stop.split(' ')")
        expected = visit.tab.evaluate(questions.LOOK, [self.articles, asked, stop])
        found = visit.tab.evaluate(questions.FIND, asked)
        wrong = [question for question, one, other in zip(asked, found, expected) if one != other]
        few = [] if sum(map(bool, expected)) > QUESTIONS / 2 else ["most questions have no answer"]
        return [f"{question} is answered otherwise" for question in wrong[:5]] + few

    # --- States ---

    def _typing(self, visit: Visit) -> list[str]:
        word = self._common_word()
        self._type(visit.tab, f"{word} ")
        problems = self._axe(visit)
        count = len([each for each in self.articles if word in str(each["title"]).split()])
        if visit.tab.locator(".result").count() != min(10, max(count, 10)):
            problems.append(f"{visit.tab.locator('.result').count()} results")
        if "resultados" not in visit.tab.evaluate(STATUS):
            problems.append("the number of results is not announced")
        if visit.tab.locator(".result mark").count() == 0:
            problems.append("nothing is highlighted")
        return problems + checks.shift(visit) + checks.overflow(visit)

    def _markup(self, visit: Visit) -> list[str]:
        text = "<img src=x onerror=alert(1)> .*+?^${}()|[]\\ \"'&lt;"
        self._type(visit.tab, text)
        made = visit.tab.locator("main img[src=x]").count()
        kept = visit.tab.input_value("#q") == text
        return (["markup of the question became markup of the page"] if made else []) + ([] if kept else ["lost"])

    def _endless(self, visit: Visit) -> list[str]:
        visit.tab.fill("#q", "palabra otra " * 770)
        self._settle(visit.tab)
        visit.tab.fill("#q", " ".join(f"p{number}" for number in range(2500)))
        self._settle(visit.tab)
        said = visit.tab.evaluate(STATUS)
        return [] if "muy larga" in said.lower() else [f"says only: {said}"]

    def _address(self, visit: Visit) -> list[str]:
        tab = visit.tab
        self._type(tab, self._common_word())
        everything = tab.evaluate(STATUS)
        tab.select_option("#f-c", "sports")
        self._settle(tab)
        narrowed = tab.evaluate(STATUS)
        kept = parse_qs(urlsplit(tab.url).query)
        tab.reload()
        self._settle(tab)
        problems = [] if kept.get("c") == ["sports"] and "q" in kept else [f"the address has {kept}"]
        problems += [] if narrowed != everything else ["the filter changes nothing"]
        problems += [] if tab.evaluate(STATUS) == narrowed else ["a reload shows something else"]
        tab.locator("#active button").first.click()
        self._settle(tab)
        return problems + ([] if tab.evaluate(STATUS) == everything else ["the filter cannot be taken away"])

    def _more(self, visit: Visit) -> list[str]:
        tab = visit.tab
        self._type(tab, self._common_word())
        before = tab.evaluate(TITLES)
        tab.click("#more")
        self._wait(tab, f"document.querySelectorAll('.result').length > {len(before)}")
        after = tab.evaluate(TITLES)
        problems = [] if after[: len(before)] == before else ["earlier results changed"]
        problems += [] if len(set(after)) == len(after) else ["a result stands twice"]
        focused = tab.evaluate("document.activeElement.textContent")
        return problems + ([] if focused == after[len(before)] else ["the focus is not at the first new result"])

    def _order(self, visit: Visit) -> list[str]:
        """The page's own language first, or the newest where that is chosen."""
        tab = visit.tab
        foreign = "[...document.querySelectorAll('.result')].map(row => row.lang !== '')"
        days = "[...document.querySelectorAll('.result time')].map(time => time.dateTime)"
        self._type(tab, self._common_word())
        marks = tab.evaluate(foreign)
        problems = [] if marks == sorted(marks) else ["other languages stand before the page's own"]
        tab.select_option("#f-o", "new")
        self._settle(tab)
        times = tab.evaluate(days)
        return problems + ([] if times == sorted(times, reverse=True) else ["the newest do not stand first"])

    def _suggestions(self, visit: Visit) -> list[str]:
        tab = visit.tab
        self._type(tab, self._common_word()[:2])
        tab.wait_for_selector("#suggestions li")
        problems = self._axe(visit)
        shown = tab.locator("#suggestions li").count()
        problems += [] if 0 < shown <= 8 else [f"{shown} suggestions"]
        tab.press("#q", "ArrowDown")
        active = tab.get_attribute("#q", "aria-activedescendant") or ""
        text = tab.locator(f"#{active}").inner_text() if active else ""
        tab.press("#q", "Enter")
        self._settle(tab)
        problems += [] if text and tab.input_value("#q") == text else [f"Enter takes {tab.input_value('#q')!r}"]
        self._type(tab, self._common_word()[:2])
        tab.wait_for_selector("#suggestions li")
        tab.press("#q", "Escape")
        closed = tab.locator("#suggestions").is_hidden() and tab.get_attribute("#q", "aria-expanded") == "false"
        return problems + ([] if closed else ["Escape does not close the list"])

    def _recent(self, visit: Visit) -> list[str]:
        tab = visit.tab
        found = self._common_words(11)
        asked = [found[0].upper(), *found[1:], found[5]]
        for text in [*asked[:6], "qqqqqq", *asked[6:]]:
            tab.fill("#q", text)
            tab.press("#q", "Enter")
            self._settle(tab)
        tab.fill("#q", "")
        tab.wait_for_selector("#recent:not([hidden])")
        kept = tab.evaluate("JSON.parse(localStorage.getItem('pregonero.searches'))")
        # What found nothing is not kept.
        expected = [found[5], *(each for each in reversed(found[1:]) if each != found[5])]
        problems = self._axe(visit) + ([] if kept == expected else [f"keeps {kept}"])
        tab.click("#recent-list li:first-child button:last-child")
        left = tab.evaluate("JSON.parse(localStorage.getItem('pregonero.searches'))")
        return problems + ([] if left == expected[1:] else ["one cannot be forgotten"])

    def _nothing(self, visit: Visit) -> list[str]:
        tab = visit.tab
        tab.select_option("#f-c", "sports")
        self._type(tab, f"{self._common_word()} qqqqqq")
        problems = self._axe(visit)
        said = tab.evaluate(STATUS)
        problems += [] if "No hay resultados" in said else [f"says: {said}"]
        offers = tab.locator("#results > .search__words button").count()
        problems += [] if offers == 3 else [f"{offers} ways on"]
        newest = tab.locator(".result").count()
        problems += [] if newest == 5 else [f"{newest} of the newest"]
        lists = tab.locator(".search__lists").is_visible()
        return problems + ([] if lists else ["the sections are not shown"])

    def _near(self, visit: Visit) -> list[str]:
        tab = visit.tab
        word = next(word for word in self._common_words(20) if word[2] != word[3])
        problems = []
        # A letter too many, and two that have each other's place.
        for typed in (word[:-1] + "q" + word[-1], word[:2] + word[3] + word[2] + word[4:]):
            self._type(tab, typed)
            near = tab.locator("#results .search__recent button").all_inner_texts()
            problems += [] if word in near else [f"near {word} stand {near} for {typed}"]
        return problems

    def _language(self, visit: Visit) -> list[str]:
        tab = visit.tab
        tab.evaluate("localStorage.setItem('pregonero.v1', JSON.stringify({ lang: 'en' }))")
        tab.reload()
        self._settle(tab)
        problems = [] if tab.evaluate("document.querySelector('#f-l').value") == "en" else ["the language is not chosen"]
        self._type(tab, self._common_word())
        narrowed = tab.evaluate(STATUS)
        tab.select_option("#f-l", "")
        self._settle(tab)
        problems += [] if tab.evaluate(STATUS) != narrowed else ["the language narrows nothing"]
        tab.reload()
        self._settle(tab)
        return problems + ([] if tab.evaluate(STATUS) != narrowed else ["all languages are not kept in the address"])

    def _offline(self, visit: Visit) -> list[str]:
        tab = visit.tab
        word = self._common_word()
        self._type(tab, word)
        online = tab.evaluate(TITLES)
        tab.reload()
        self._settle(tab)
        # Nothing is held in the page any more: what answers now is what the shelf keeps.
        tab.context.route("**/_s/**", lambda route: route.abort("internetdisconnected"))
        tab.context.set_offline(True)
        tab.evaluate("dispatchEvent(new Event('offline'))")
        self._type(tab, word)
        known = tab.evaluate(TITLES)
        problems = [] if known == online and online else ["the same question finds something else offline"]
        tab.context.set_offline(False)
        return problems

    def _stale(self, visit: Visit) -> list[str]:
        tab = visit.tab
        word = self._common_word()
        tab.context.route("**/_s/**/t*.bin", lambda route: (tab.wait_for_timeout(0), route.continue_()))
        tab.locator("#q").press_sequentially(f"qqqq {word}", delay=15)
        self._type(tab, f"{word} ")
        said = tab.evaluate(STATUS)
        return [] if "resultados" in said else [f"says: {said}"]

    def _slow(self, visit: Visit) -> list[str]:
        """Who types on while the list of the index is on its way, and was here before, is not told to be offline."""
        tab = visit.tab
        word = self._common_word()
        self._type(tab, word)
        self._wait(tab, "caches.open('pregonero-search').then(store => store.keys()).then(keys => keys.length > 1)")
        tab.goto(visit.url)
        tab.evaluate(SLOW_MANIFEST)
        tab.fill("#q", word[:3])
        tab.wait_for_timeout(300)
        self._type(tab, word)
        said = tab.evaluate(STATUS)
        return [] if "resultado" in said and "conexión" not in said else [f"says: {said}"]

    def _renewed(self, visit: Visit) -> list[str]:
        """A page that is open asks by the names of an index which is not there any more."""
        tab = visit.tab
        former = re.compile(r"/_s/(\d+/k\.|manifest\.json)")
        asked: list[str] = []

        def answer(route: Route) -> None:
            asked.append(route.request.url)
            # The first list that is read names what does not exist.
            if route.request.url.endswith("manifest.json") and len(asked) == 1:
                text = json.dumps({"v": 1, "segs": [[0, 1, "ffffff", 0, 99999, []]]})
                route.fulfill(status=200, content_type="application/json", body=text)
            elif "/k.ffffff." in route.request.url:
                # Not a 404, of which the console would tell.
                route.fulfill(status=200, body="no zlib stream")
            else:
                route.continue_()

        tab.context.route(former, answer)
        self._type(tab, self._common_word())
        said = tab.evaluate(STATUS)
        tab.context.unroute(former)
        lists = [url for url in asked if url.endswith("manifest.json")]
        problems = [] if len(lists) > 1 else [f"the list is read {len(lists)} times"]
        found = "resultado" in said and "no se ha podido leer" not in said.lower()
        return problems + ([] if found else [f"says: {said}"])

    def _partial(self, visit: Visit) -> list[str]:
        tab = visit.tab
        tab.context.route("**/_s/*/k.*.bin", lambda route: route.fulfill(status=200, body="no zlib stream"))
        self._type(tab, self._common_word())
        said = tab.evaluate(STATUS)
        tab.context.unroute("**/_s/*/k.*.bin")
        return [] if "no se ha podido leer" in said.lower() and "no hay" not in said.lower() else [f"says: {said}"]

    def _broken(self, status: int, body: bytes) -> Check:
        def check(visit: Visit) -> list[str]:
            tab = visit.tab
            tab.context.route("**/_s/0/t*.bin", lambda route: route.fulfill(status=status, body=body))
            self._type(tab, self._common_word())
            said = tab.evaluate(STATUS)
            problems = [] if "no se ha podido leer" in said.lower() else [f"says: {said}"]
            tab.context.unroute("**/_s/0/t*.bin")
            tab.click("#status button")
            self._settle(tab)
            again = tab.evaluate(STATUS)
            return problems + ([] if "no se ha podido leer" not in again.lower() else ["it is not read again"])

        return check

    def _without_manifest(self, visit: Visit) -> list[str]:
        tab = visit.tab
        tab.context.route("**/manifest.json", lambda route: route.fulfill(status=404, body=""))
        tab.evaluate("caches.delete('pregonero-search')")
        self._type(tab, self._common_word())
        said = tab.evaluate(STATUS)
        lists = tab.locator(".search__lists").is_visible()
        return ([] if "índice" in said else [f"says: {said}"]) + ([] if lists else ["the lists are not shown"])

    def _alone(self, visit: Visit) -> list[str]:
        visit.tab.context.route("**/_/core.*.js", lambda route: route.abort())
        visit.tab.reload()
        self._type(visit.tab, self._common_word())
        said = visit.tab.evaluate(STATUS)
        return [] if "resultado" in said else [f"says: {said}"]

    def _old(self, visit: Visit) -> list[str]:
        said = visit.tab.evaluate(STATUS)
        lists = visit.tab.locator(".search__lists").is_visible()
        return ([] if "navegador" in said else [f"says: {said}"]) + ([] if lists else ["the lists are not shown"])

    def _without_script(self) -> None:
        view = View(1280, scripts=False)
        with self.context(view) as context:
            with opened(context, PAGE, self.server.address(PAGE.path), view) as visit:
                visit.tab.fill("#q", "algo")
                visit.tab.press("#q", "Enter")
                visit.tab.wait_for_url("**/secciones/**")
                self.tally.check(visit.place, "search: without script the form leads to the lists", [])

    # --- Parts ---

    def _common_word(self) -> str:
        return self._common_words(1)[0]

    def _common_words(self, most: int) -> list[str]:
        """The words that stand in the most titles and have letters enough to be typed."""
        counts: dict[str, int] = {}
        for article in self.articles:
            for word in set(str(article["title"]).split()):
                if word.isascii() and word.isalpha() and word.islower() and len(word) > 4:
                    counts[word] = counts.get(word, 0) + 1
        return sorted(sorted(counts), key=lambda word: counts[word], reverse=True)[:most]

    def _type(self, tab: Tab, text: str) -> None:
        tab.fill("#q", "")
        tab.locator("#q").press_sequentially(text, delay=5)
        self._settle(tab)

    def _settle(self, tab: Tab) -> None:
        """Until the answer to the last key stands: from the first one on the list says that it is behind."""
        self._wait(tab, SETTLED)

    def _wait(self, tab: Tab, condition: str) -> None:
        """Asks from outside, since the page's policy lets nothing evaluate texts inside."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if tab.evaluate(condition):
                return
            tab.wait_for_timeout(20)
        raise Error(f"never came true: {condition}")

    def _axe(self, visit: Visit) -> list[str]:
        return checks.axe(visit)
