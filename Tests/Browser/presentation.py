"""What pages become on paper, in forced colours, with less motion, with more contrast, and in other scripts."""

from __future__ import annotations

import io
import re
import unicodedata
from typing import Any, Callable

from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab
from pypdf import PdfReader

from portal import CLOCK, Page
from server import PortalServer
from tally import Findings, Tally
from visit import OBSERVERS, View, opened, place, tried

WIDE = View(1280)
BLACK, WHITE = "rgb(0, 0, 0)", "rgb(255, 255, 255)"
# The computed value of a property of the first that fits, or of its pseudo-element.
STYLE = """([selector, property, part]) => {
  const element = document.querySelector(selector);
  return element ? getComputedStyle(element, part)[property] : `no ${selector}`;
}"""
SHOWN = """selectors => selectors.filter(selector =>
  [...document.querySelectorAll(selector)].some(element => element.checkVisibility()))"""
# Words of headings that stand on more than one line, and how much wider than the window the page is.
BROKEN = """() => {
  const broken = [];
  for (const heading of document.querySelectorAll('h1:not(.unseen), .duel h2')) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) for (const word of walker.currentNode.data.matchAll(/\\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, word.index);
      range.setEnd(walker.currentNode, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) broken.push(`'${word[0]}' breaks`);
    }
  }
  const over = document.documentElement.scrollWidth - innerWidth;
  return over > 1 ? [...broken, `the page is ${over} px too wide`] : broken;
}"""
# Scores as of basketball that stand on more than one line, or on the names beside them.
SCORES = """() => [...document.querySelectorAll('.match b')].filter(score => {
  score.textContent = '123\xa0–\u2060\xa0112';
  const inner = document.createRange();
  inner.selectNodeContents(score);
  const boxes = [...inner.getClientRects()], box = score.getBoundingClientRect();
  return new Set(boxes.map(one => Math.round(one.top))).size > 1 || boxes.some(one => one.left < box.left - 1 || one.right > box.right + 1);
}).map(score => `'${score.parentElement.textContent.trim().slice(0, 40)}' has no room for its score`).slice(0, 3)"""
# What a row of a list says of its name, where it touches that.
TOUCHING = """() => [...document.querySelectorAll('.columns li, .country li, .by-kind li, .at-place li')].filter(row => {
  const [name, note] = row.children;
  if (!note || !note.checkVisibility()) return false;
  const words = document.createRange();
  words.selectNodeContents(name);
  const end = [...words.getClientRects()].pop(), start = note.getClientRects()[0];
  return end && Math.abs(end.top - start.top) < 14 && start.left > end.right - 1 && start.left - end.right < 4;
}).map(row => `'${row.textContent.trim()}' has no gap`)"""
LONG_NAMED = (
    "article-own", "competition", "match", "matches", "music", "people", "people-map", "person", "place", "places", "programmes", "section", "story", "town",
    "track",
)
# Names as feeds and files bring them, each one word that is longer than any line of a phone.
LONG_NAMES = """() => {
  const places = ['.crumbs a', '.choices a', '.columns a', '.country li a', '.by-kind a', '.at-place a', '.byline a', '.profile a',
    '.track p a', '.about a', '.story__times a', '.go', '.match > a', '.chips a', '.actions a', '.stat span'];
  for (const link of document.querySelectorAll(places.map(place => `main ${place}`).join())) {
    const name = [...link.childNodes].reverse().find(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (name) name.data = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  }
  const over = document.documentElement.scrollWidth - innerWidth;
  const problems = over > 1 ? [`the page is ${over} px too wide`] : [];
  for (const crest of document.querySelectorAll('.match .crest')) {
    const { width, height } = crest.getBoundingClientRect();
    if (crest.checkVisibility() && Math.abs(width - height) > 1) problems.push(`a crest is ${width} by ${height} px`);
  }
  return problems.slice(0, 3);
}"""
MOTION = """() => ({
  running: document.getAnimations().length,
  turns: [...document.querySelectorAll('*')].map(element => getComputedStyle(element))
    .filter(style => style.animationName !== 'none' || parseFloat(style.transitionDuration) > 0).length,
})"""
NOT_ON_PAPER = [".nav", ".tabs", ".skip", "button", "form", ".neighbours", ".footer .grid", ".categories", "audio", "#f-theme"]
# Elements whose text is black on paper, whatever the theme.
INKED = ["h1", ".prose p", ".byline", ".kicker"]

# What is in the article's own language: the way to its source is in that of the page.
OWN_TEXT = ".prose > p:not([lang])"

Check = Callable[[Tab], list[str]]


class Presentation:
    """Opens one page for each way of showing it."""

    def __init__(self, browser: Browser, server: PortalServer, tally: Tally) -> None:
        self.browser = browser
        self.server = server
        self.tally = tally

    def look(self, pages: list[Page]) -> None:
        paths = {page.kind: page for page in reversed(pages)}
        still = {"reduced_motion": "reduce"}
        moving = {"reduced_motion": "no-preference"}
        forced = {"forced_colors": "active"}
        rows: list[tuple[str, str, Check, dict[str, Any]]] = [
            ("an excerpt on paper", "article-excerpt", self._paper, {"color_scheme": "dark"}),
            ("an own article on paper", "article-own", self._paper, {"color_scheme": "dark"}),
            ("a match on paper", "match", self._match_paper, {"color_scheme": "dark"}),
            ("forced colours", "front", self._forced, forced),
            ("forced colours, pressed", "river", self._pressed, forced),
            ("the bell rings", "missing", self._moves, moving),
            ("the bell is still", "missing", self._still, still),
            ("the bell of an empty list rings", "saved", self._moves, moving),
            ("the bell of an empty list is still", "saved", self._still, still),
            ("the front page is still", "front", self._still, still),
            ("more contrast", "front", self._contrast, {"contrast": "more"}),
            ("more contrast in the dark", "front", self._contrast, {"contrast": "more", "color_scheme": "dark"}),
            ("usual contrast", "front", self._usual_contrast, {"contrast": "no-preference"}),
            ("letters twice as large on a phone", "match", self._large, {"viewport": {"width": 360, "height": 800}}),
            ("letters twice as large on a phone", "month", self._large, {"viewport": {"width": 360, "height": 800}}),
            *(
                ("names that are one long word, on a phone", kind, self._long_names, {"viewport": {"width": 320, "height": 800}})
                for kind in LONG_NAMED
            ),
            *(
                (f"a score of six digits at {width} px", "matches", lambda tab: tab.evaluate(SCORES), {"viewport": {"width": width, "height": 800}})
                for width in (320, 768, 1280)
            ),
            *(
                (f"names and notes apart at {width} px", "town", lambda tab: tab.evaluate(TOUCHING), {"viewport": {"width": width, "height": 800}})
                for width in (320, 768, 1280)
            ),
            ("Chinese and Japanese", "article-cjk", self._cjk, {}),
            ("Arabic", "article-arabic", self._arabic, {}),
        ]
        done = 0
        for name, kind, check, options in rows:
            if kind in paths:
                self._visit(name, paths[kind], check, options)
                done += 1
        self.tally.say(f"looked at paper, colours, motion and scripts: {done} checks")

    def _visit(self, name: str, page: Page, check: Check, options: dict[str, Any]) -> None:
        def visited() -> Findings:
            with self.browser.new_context(**WIDE.options() | options) as context:
                context.add_init_script(OBSERVERS)
                context.clock.set_fixed_time(CLOCK)
                with opened(context, page, self.server.address(page.path), WIDE, scroll=False) as visit:
                    return tried(visit, {f"shown: {name}": lambda visit: check(visit.tab)})

        self.tally.look(place(page, WIDE), visited)

    # --- Paper ---

    def _paper(self, tab: Tab) -> list[str]:
        """Black on white, nothing to press, and the address of the source where it is named."""
        link = ".prose .to-source" if tab.locator(".prose .to-source").count() else ".actions .to-source"
        has_source = tab.locator(link).count() > 0
        problems = self._plain_paper(tab)
        for selector in INKED:
            colour = style(tab, selector, "color")
            problems += [] if dark(colour) else [f"{selector} is {colour}"]
        text = "".join(sheets(tab))
        title = squeezed(tab.inner_text("h1"))
        small = sheets(tab, "A6")
        problems += [] if len(small) > 1 else ["it takes one small sheet only"]
        # The last one may have the foot of the page alone.
        problems += [f"small sheet {number} has no headline" for number, sheet in enumerate(small[:-1], 1) if title not in sheet]
        if has_source:
            address = tab.get_attribute(link, "href")
            problems += [] if squeezed(address) in text else [f"{address} is not on paper"]
        if tab.locator("figure").count():
            problems += same(tab, "figure", "breakInside", "avoid")
        return problems

    def _match_paper(self, tab: Tab) -> list[str]:
        """How long ago it was played is true for a day; paper says the zone instead."""
        age = tab.inner_text(".local")
        text = "".join(sheets(tab))
        problems = [f"'{age}' is on paper"] if squeezed(age) in text else []
        problems += [] if "UTC" in text else ["paper does not say the zone"]
        problems += [] if tab.inner_text(".local") == age else ["the screen says the zone after printing"]
        return problems + self._plain_paper(tab)

    def _plain_paper(self, tab: Tab) -> list[str]:
        on_screen = tab.evaluate(SHOWN, NOT_ON_PAPER)
        tab.emulate_media(media="print")
        problems = [] if len(on_screen) > 2 else [f"only {on_screen} are there to be hidden"]
        problems += [f"{selector} is on paper" for selector in tab.evaluate(SHOWN, NOT_ON_PAPER)]
        problems += same(tab, "body", "color", BLACK) + same(tab, "body", "backgroundColor", WHITE)
        return problems + same(tab, "html", "backgroundColor", WHITE)

    # --- Sizes ---

    def _large(self, tab: Tab) -> list[str]:
        """As a reader sets them in the browser: no word of a heading breaks, nothing lies beside the page, and the bar at its foot shows all."""
        session = tab.context.new_cdp_session(tab)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        tab.reload()
        size = tab.evaluate("getComputedStyle(document.documentElement).fontSize")
        problems = [] if size == "32px" else [f"letters are {size}"]
        bar = tab.evaluate("[...document.querySelectorAll('.tabs')].map(bar => bar.scrollWidth - bar.clientWidth)")
        problems += [f"the bar at the foot hides {width} px" for width in bar if width > 0]
        return problems + tab.evaluate(BROKEN)

    def _long_names(self, tab: Tab) -> list[str]:
        """They break, so that nothing lies beside the page, and what stands beside them keeps its shape."""
        return tab.evaluate(LONG_NAMES)

    # --- Colours ---

    def _forced(self, tab: Tab) -> list[str]:
        problems = [] if tab.evaluate("matchMedia('(forced-colors: active)').matches") else ["colours are not forced"]
        problems += same(tab, ".nav [aria-current]", "outlineStyle", "solid")
        problems += same(tab, ".bell", "forcedColorAdjust", "none")
        gradient = style(tab, ".bell", "backgroundImage")
        problems += [] if "gradient" in gradient else ["no stroke of the bell is seen"]
        tab.keyboard.press("Tab")
        return problems + same(tab, ":focus", "outlineStyle", "solid")

    def _pressed(self, tab: Tab) -> list[str]:
        """What is pressed is told by more than a background, which is not there."""
        button = "[data-pref=cols]"
        before = style(tab, button, "outlineStyle")
        tab.click(button)
        problems = [] if before != "solid" else ["it looks pressed before"]
        tab.mouse.click(2, 2)
        tab.evaluate("document.activeElement.blur()")
        return problems + same(tab, button, "outlineStyle", "solid")

    def _contrast(self, tab: Tab) -> list[str]:
        ink, muted = style(tab, "body", "color"), style(tab, ".card .meta", "color")
        return [] if ink == muted else [f"small text is {muted}, the ink {ink}"]

    def _usual_contrast(self, tab: Tab) -> list[str]:
        """Else the others would say nothing."""
        return ["small text is as strong as the ink"] if not self._contrast(tab) else []

    # --- Motion ---

    def _moves(self, tab: Tab) -> list[str]:
        tab.wait_for_selector(".ring", state="visible")
        motion = tab.evaluate(MOTION)
        return [] if motion["running"] > 0 and motion["turns"] > 1 else [f"nothing moves: {motion}"]

    def _still(self, tab: Tab) -> list[str]:
        motion = tab.evaluate(MOTION)
        return [] if motion == {"running": 0, "turns": 0} else [f"something moves: {motion}"]

    # --- Scripts ---

    def _cjk(self, tab: Tab) -> list[str]:
        problems = same(tab, ".article h1", "letterSpacing", "normal", "0px")
        problems += same(tab, OWN_TEXT, "wordBreak", "normal") + same(tab, OWN_TEXT, "fontStyle", "normal")
        problems += leading(tab, OWN_TEXT, 1.75)
        return problems + drawn(tab, OWN_TEXT, "CJK")

    def _arabic(self, tab: Tab) -> list[str]:
        problems = same(tab, "html", "direction", tab.evaluate("document.documentElement.dir"))
        problems += same(tab, ".article", "direction", "rtl") + same(tab, ".article h1", "letterSpacing", "normal", "0px")
        problems += leading(tab, OWN_TEXT, 1.75)
        ratio = tab.evaluate("""() => parseFloat(getComputedStyle(document.querySelector('.prose > p:not([lang])')).fontSize)
          / parseFloat(getComputedStyle(document.documentElement).fontSize) / 1.0625""")
        problems += [] if 1.07 <= ratio <= 1.1 else [f"the text is {ratio:.2f} times as large"]
        aligned = tab.evaluate("""() => {
          const range = document.createRange();
          const text = document.querySelector('.article h1');
          range.selectNodeContents(text);
          const lines = [...range.getClientRects()], box = text.getBoundingClientRect();
          return Math.abs(Math.max(...lines.map(line => line.right)) - box.right);
        }""")
        problems += [] if aligned < 4 else [f"the headline begins {aligned} px from the right"]
        return problems + drawn(tab, OWN_TEXT, "Arab", "Naskh")


def style(tab: Tab, selector: str, name: str, part: str | None = None) -> str:
    return tab.evaluate(STYLE, [selector, name, part])


def same(tab: Tab, selector: str, name: str, *wanted: str) -> list[str]:
    value = style(tab, selector, name)
    return [] if value in wanted else [f"{name} of {selector} is {value}, not {wanted[0]}"]


def leading(tab: Tab, selector: str, wanted: float) -> list[str]:
    ratio = float(style(tab, selector, "lineHeight")[:-2]) / float(style(tab, selector, "fontSize")[:-2])
    return [] if ratio >= wanted - 0.01 else [f"lines of {selector} are {ratio:.2f} apart"]


def drawn(tab: Tab, selector: str, *families: str) -> list[str]:
    """The fonts that really drew a text, as the browser tells them."""
    session = tab.context.new_cdp_session(tab)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    told = {font["familyName"]: font["glyphCount"] for font in fonts}
    fitting = sum(count for name, count in told.items() if any(family in name for family in families))
    return [] if fitting > sum(told.values()) / 2 else [f"{selector} is drawn with {told}"]


def dark(colour: str) -> bool:
    parts = [int(part) for part in re.findall(r"\d+", colour)[:3]]
    return len(parts) == 3 and max(parts) <= 0x33


def sheets(tab: Tab, size: str = "A4") -> list[str]:
    """The text of each printed sheet."""
    reader = PdfReader(io.BytesIO(tab.pdf(format=size)))
    return [squeezed(page.extract_text()) for page in reader.pages]


def squeezed(text: str) -> str:
    """Without spaces and soft breaks, which a PDF has where lines end, and without ligatures."""
    return re.sub(r"[\s\u00ad\u200b-]", "", unicodedata.normalize("NFKC", text))
