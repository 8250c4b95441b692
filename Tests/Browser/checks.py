"""What must hold of every page however it is looked at."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page as Tab

from visit import HEIGHT, Visit

MAXIMAL_SHIFT = 0.002
AXE = Axe()
AXE_OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}

# Names the widest elements that no box of their own scrolls or hides; what is laid out late holds its own in, so
# all is laid out for this.
OVERFLOW = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...sheets, sheet];
  const wanted = document.documentElement.scrollWidth;
  if (wanted <= innerWidth) {
    document.adoptedStyleSheets = sheets;
    return [];
  }
  const scrolls = element => /auto|scroll|hidden/.test(getComputedStyle(element).overflowX);
  const held = element => element !== document.body && (scrolls(element) || held(element.parentElement));
  const excess = element => {
    const box = element.getBoundingClientRect();
    return Math.max(box.right - innerWidth, -box.left);
  };
  const wide = [...document.body.querySelectorAll('*')]
    .filter(element => excess(element) > 1 && element.checkVisibility() && !held(element.parentElement))
    .sort((one, other) => excess(other) - excess(one));
  const names = wide.slice(0, 3).map(element => `${element.tagName}.${element.getAttribute('class')}`);
  return [`${wanted} px wide: ${names.join(', ')}`];
}"""

# The values of WCAG 1.4.12; a constructed sheet, since the page's policy allows no inline style.
SPACE_TEXT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""

CLIPPED = """() => [...document.body.querySelectorAll('*')].filter(element => {
  const style = getComputedStyle(element);
  const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
  // A preview of so many lines is meant to be cut: the whole text stands on the page that it leads to.
  // The page's own name in the menu stands in full as its heading.
  const meant = style.webkitLineClamp !== 'none' || element.clientWidth <= 1 || !element.innerText || !element.innerText.trim()
    || element.matches('.more summary span');
  const lost = element.scrollHeight > element.clientHeight + 1
    || element.scrollWidth > element.clientWidth + 1;
  return hides && !meant && lost;
}).slice(0, 3).map(element => `text is cut in ${element.tagName}.${element.className}`)"""

BLANK_PICTURES = """() => [...document.images]
  .filter(image => image.complete && image.naturalWidth === 0)
  .map(image => `${image.getAttribute('src')} is not drawn`)"""


def console(visit: Visit) -> list[str]:
    return list(visit.errors)


def policy(visit: Visit) -> list[str]:
    return visit.tab.evaluate("__seen.blocked")


def one_host(visit: Visit) -> list[str]:
    return [f"asks {url}" for url in visit.elsewhere()]


def answers(visit: Visit) -> list[str]:
    """The page has its own status, everything it loads 200. A browser without scripts gives up one that the head asks for."""
    expected = {visit.url: visit.page.status}
    return [
        f"{url} answers {status or 'nothing'}"
        for url, status in visit.responses.items()
        if status != expected.get(url, 200) and (visit.view.scripts or status or not url.endswith(".js"))
    ]


def pictures(visit: Visit) -> list[str]:
    return visit.tab.evaluate(BLANK_PICTURES)


def shift(visit: Visit) -> list[str]:
    value = visit.tab.evaluate("__seen.shift")
    return [] if value <= MAXIMAL_SHIFT else [f"CLS {value:.4f} by {visit.tab.evaluate('__seen.moved')}"]


def overflow(visit: Visit) -> list[str]:
    return visit.tab.evaluate(OVERFLOW)


# A letter that no font has is drawn like one of the last private place of Unicode, which none fills.
UNSET = """() => {
  const pen = new OffscreenCanvas(40, 40).getContext('2d', { willReadFrequently: true });
  pen.font = `20px ${getComputedStyle(document.body).fontFamily}`;
  const drawn = letter => {
    pen.clearRect(0, 0, 40, 40);
    pen.fillText(letter, 8, 28);
    return pen.getImageData(0, 0, 40, 40).data.join();
  };
  const none = drawn('\\u{10FFFD}');
  const letters = new Set('龍한あ😀' + document.body.innerText);
  return [...letters].filter(letter => /[^\\p{ASCII}\\p{Z}\\p{C}\\p{M}]/u.test(letter) && drawn(letter) === none);
}"""


def letters(visit: Visit) -> list[str]:
    """Every script that the page shows, and in any case emoji and the scripts of the Far East, have a font here."""
    return [f"no font has '{letter}'" for letter in visit.tab.evaluate(UNSET)]


def one_heading(visit: Visit) -> list[str]:
    count = visit.tab.evaluate("document.querySelectorAll('h1').length")
    return [] if count == 1 else [f"{count} h1"]


def main_text(visit: Visit) -> list[str]:
    text = visit.tab.evaluate("document.querySelector('main').innerText.trim()")
    return [] if text else ["main holds no text"]


def still(visit: Visit) -> list[str]:
    count = visit.tab.evaluate("document.getAnimations().length")
    return [] if count == 0 else [f"{count} animations although less motion is asked for"]


def axe(visit: Visit) -> list[str]:
    """Runs axe with the whole page in view, so that the bar at the foot hides nothing."""
    whole_page_in_view(visit.tab, visit.view.width)
    report = AXE.run(visit.tab, options=AXE_OPTIONS).response
    visit.tab.set_viewport_size({"width": visit.view.width, "height": HEIGHT})
    return [f"{rule['id']}: {_targets(rule['nodes'])}" for rule in report["violations"]]


def text_spacing(visit: Visit) -> list[str]:
    """Leaves the page with its text spaced: nothing else may be checked afterwards."""
    visit.tab.evaluate(SPACE_TEXT)
    return visit.tab.evaluate(OVERFLOW) + visit.tab.evaluate(CLIPPED)


def prints(visit: Visit) -> list[str]:
    sheets = visit.tab.pdf()
    return [] if sheets.startswith(b"%PDF-") and b"/Type /Page" in sheets else ["no PDF came out"]


def whole_page_in_view(tab: Tab, width: int) -> None:
    height = tab.evaluate("document.documentElement.scrollHeight")
    tab.set_viewport_size({"width": width, "height": max(height, HEIGHT)})


def _targets(nodes: list[dict]) -> str:
    shown = [" ".join(map(str, node["target"])) for node in nodes[:3]]
    rest = len(nodes) - len(shown)
    return ", ".join(shown) + (f" and {rest} more" if rest else "")
