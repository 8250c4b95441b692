"""What the search asks for while a reader goes on typing, and what it shows beside the results."""

from __future__ import annotations

import re
from typing import Callable

from playwright.sync_api import Page as Tab
from waiting import wait

# Every file of the index takes longer than the next key; notes what is asked for, and what is given up.
SLOW_INDEX = """() => {
  const ask = fetch;
  window.__asked = [];
  window.__given = [];
  window.fetch = (url, options = {}) => {
    if (!String(url).includes('/_s/')) return ask(url, options);
    __asked.push(String(url));
    return new Promise((done, fail) => {
      const timer = setTimeout(() => ask(url, options).then(done, fail), 500);
      if (options.signal) options.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        __given.push(String(url));
        fail(new DOMException('given up', 'AbortError'));
      });
    });
  };
}"""
SHOW_PICTURE = """() => {
  const { refill, rowOf } = pregonero;
  const row = ['article', 'A', '/a/', 0, '', '', 'es', '', '/icon-192.png', 0, false];
  refill(document.querySelector('#results'), rowOf(row, { words: [] }));
}"""
PICTURE = "(({ loading, decoding, alt }) => [loading, decoding, alt])(document.querySelector('.result img'))"
STATUS = "document.querySelector('#status').textContent"
# What every question needs: the list of the parts and their beginnings.
COMMON = re.compile(r"/k\.|manifest")


def asks_once(tab: Tab, word: str, settle: Callable[[Tab], None]) -> list[str]:
    """Only what was asked for one question is given up for the next."""
    tab.evaluate("caches.delete('pregonero-search')")
    tab.reload()
    tab.evaluate(SLOW_INDEX)
    tab.locator("#q").press_sequentially(word, delay=250)
    settle(tab)
    asked = [url for url in tab.evaluate("__asked") if COMMON.search(url)]
    problems = [f"{url} is asked for {asked.count(url)} times" for url in sorted(set(asked)) if asked.count(url) > 1]
    problems += [f"{url} is given up" for url in tab.evaluate("__given") if COMMON.search(url)]
    problems += [] if any("/k." in url for url in asked) else ["no part is asked for"]
    said = tab.evaluate(STATUS)
    return problems + ([] if "resultado" in said else [f"says: {said}"])


def gives_up(tab: Tab, word: str, settle: Callable[[Tab], None]) -> list[str]:
    """What only the question before needs does not hold up the next one."""
    tab.evaluate("caches.delete('pregonero-search')")
    tab.reload()
    tab.fill("#q", word[:1])
    settle(tab)
    tab.evaluate(SLOW_INDEX.replace("500", "2000"))
    tab.fill("#q", "zzzz")
    problems = wait(tab, "__asked.some(url => url.includes('/t'))")
    tab.fill("#q", word)
    settle(tab)
    asked, given = tab.evaluate("[__asked, __given]")
    return problems if given else problems + [f"nothing of {asked} is given up"]


def pictures_wait(tab: Tab) -> list[str]:
    """Pictures of results come when they are near."""
    tab.evaluate(SHOW_PICTURE)
    image = tab.evaluate(PICTURE)
    return [] if image == ["lazy", "async", ""] else [f"a picture of a result is {image}"]
