"""The maps in use: zoom, drag, keyboard, search, the nearest country, towns, and what is there without script."""

from __future__ import annotations

import re
from typing import Any, Callable

from playwright.sync_api import Browser, BrowserContext, Error
from playwright.sync_api import Page as Tab

from server import PortalServer
from tally import Findings, Tally
from visit import OBSERVERS

MAP = "mapa/"
PEOPLE = "gente/mapa/"
COUNTRY = "paises/es/"
WIDTHS = (320, 360, 768, 1280)

VIEW_BOX = "document.getElementById('map').getAttribute('viewBox').split(' ').map(Number)"
STATUS = "document.querySelector('.map-status').textContent"
QUESTION = "document.getElementById('map-question').textContent"
# The last sheet of the page; that of the news is the only one of its page.
SHEET = "[...document.querySelectorAll('figure.map svg')].pop()"
SETTLED = """async () => {
  for (let before = '', turns = 0; turns < 60; turns++) {
    const now = SHEET.getAttribute('viewBox');
    if (now === before) return;
    before = now;
    await new Promise(done => setTimeout(done, 50));
  }
}""".replace("SHEET", SHEET)
# The circles that one sees, in pixels: too small ones, and those that lie on each other.
PINS = """() => {
  const seen = [...document.querySelectorAll('.pin')].filter(pin => getComputedStyle(pin).display !== 'none');
  const discs = seen.map(pin => {
    const box = pin.querySelector('.pin__dot').getBoundingClientRect();
    return {name: pin.textContent.trim(), x: box.x + box.width / 2, y: box.y + box.height / 2, r: box.width / 2,
      target: pin.getBoundingClientRect().width};
  });
  const problems = discs.filter(one => one.target < 24).map(one => `${one.name}: ${one.target} px`);
  discs.forEach((one, index) => discs.slice(index + 1).forEach(other => {
    if (Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r - 1)
      problems.push(`${one.name} covers ${other.name}`);
  }));
  return seen.length ? problems : ['there are no pins'];
}"""
# What the last sheet of the page shows, and its pins of one.
SHOWN = f"{SHEET}.getAttribute('viewBox').split(' ').map(Number)"
ALONE = f"[...{SHEET}.querySelectorAll('.pin')].filter(pin => pin.style.display === 'inline' && !pin.dataset.opens).length"
# Every country of the list is linked on the map.
LINKED = """() => {
  const linked = new Set([...document.querySelectorAll('#map a')].map(link => link.getAttribute('href')));
  return [...document.querySelectorAll('.columns a')].map(link => link.getAttribute('href'))
    .filter(address => !linked.has(address)).map(address => `${address} is only in the list`);
}"""


class MapWalk:
    """Uses the map as a reader does and compares what comes of it."""

    def __init__(self, browser: Browser, server: PortalServer, tally: Tally) -> None:
        self.browser = browser
        self.server = server
        self.tally = tally

    def run(self) -> None:
        for width in WIDTHS:
            self._with(width, f"map: pins at {width}", lambda tab: tab.evaluate(PINS))
            self._with(width, f"map: pins at {width}, no script", self._bare_pins, scripts=False)
        for path in (MAP, PEOPLE, COUNTRY):
            self._with(360, "map: one that nobody touched fills a frame that grew", self._grown, path=path)
        self._with(1280, "map: zoom by buttons, reload, back", self._buttons)
        self._with(1280, "map: zoomed pins", self._zoomed_pins)
        self._with(1280, "map: keyboard", self._keyboard)
        self._with(1280, "map: clusters open", self._clusters)
        self._with(1280, "map: search", self._search)
        self._with(1280, "map: every pin is seen when it has the focus", self._walk)
        self._with(1280, "map: all of the list is on the map", lambda tab: tab.evaluate(LINKED))
        madrid = {"latitude": 40.42, "longitude": -3.7}
        self._with(1280, "map: near me, inside", self._inside, place=madrid)
        for east in (178.44, -179.5):
            place = {"latitude": -18.14, "longitude": east}
            self._with(1280, f"map: near me, {east}", self._nearest, place=place)
        self._with(1280, "map: near me, refused", self._refused)
        for width in WIDTHS:
            self._with(width, f"people's map: pins at {width}", lambda tab: tab.evaluate(PINS), path=PEOPLE)
            self._with(width, f"people's map: height at {width}", self._high_enough, path=PEOPLE)
        self._with(1280, "people's map: a town falls apart into its people", self._town, path=PEOPLE)
        self._with(1280, "people's map: a drag moves it", self._drag, path=PEOPLE)
        self.tally.say("used the map")

    def _context(self, width: int, scripts: bool, place: dict | None) -> BrowserContext:
        options: dict[str, Any] = {
            "viewport": {"width": width, "height": 900},
            "java_script_enabled": scripts,
            "locale": "es-ES",
        }
        if place:
            options |= {"geolocation": place, "permissions": ["geolocation"]}
        context = self.browser.new_context(**options)
        context.add_init_script(OBSERVERS)
        return context

    def _with(
        self,
        width: int,
        name: str,
        check: Callable[[Tab], list[str]],
        scripts: bool = True,
        place: dict | None = None,
        path: str = MAP,
    ) -> None:
        def visited() -> Findings:
            with self._context(width, scripts, place) as context:
                tab = context.new_page()
                errors: list[str] = []
                tab.on("pageerror", lambda error: errors.append(str(error)))
                tab.goto(self.server.address(path), wait_until="load")
                try:
                    problems = check(tab)
                except Error as error:
                    problems = [str(error).splitlines()[0]]
                return {name: problems + errors}

        self.tally.look(path, visited)

    def _bare_pins(self, tab: Tab) -> list[str]:
        """Playwright's own evaluation still runs where the page's scripts do not."""
        hidden = tab.locator(".controls").is_visible()
        return tab.evaluate(PINS) + (["the controls show without script"] if hidden else [])

    def _high_enough(self, tab: Tab) -> list[str]:
        heights = tab.evaluate("[...document.querySelectorAll('figure.map svg')].map(svg => svg.clientHeight)")
        return [f"{height} px high" for height in heights if height < (240 if tab.viewport_size["width"] >= 360 else 200)]

    def _grown(self, tab: Tab) -> list[str]:
        """Turned, it shows what one sees who comes to it turned; what was zoomed stays where it is."""
        def turned(width: int) -> list[float]:
            tab.set_viewport_size({"width": width, "height": 900})
            tab.evaluate(SETTLED)
            return tab.evaluate(SHOWN)

        self._reach(tab)
        narrow, grown = tab.evaluate(SHOWN), turned(740)
        is_near = tab.evaluate(f"{SHEET}.matches('.is-near')")
        tab.reload()
        self._reach(tab)
        wide = tab.evaluate(SHOWN)
        problems = [f"it shows {grown}, not {wide}"] if self._differ(grown, wide) or is_near else []
        if self._differ(turned(360), narrow):
            problems.append("it does not come back")
        tab.locator("figure.map").last.locator("[data-act=in]").click()
        tab.evaluate(SETTLED)
        if turned(740)[2] > wide[2] * 0.9:
            problems.append("one that was zoomed is whole again")
        return problems

    def _reach(self, tab: Tab) -> None:
        """Its script is asked for when one comes near it, and the frame has its first size once all is laid out."""
        tab.locator("figure.map").last.scroll_into_view_if_needed()
        tab.wait_for_function(f"() => {SHEET}.matches('.is-live')")
        tab.evaluate(SETTLED)

    def _town(self, tab: Tab) -> list[str]:
        pin = tab.locator("figure.map").last.locator(".pin[data-filter]:visible").first
        town, title = pin.get_attribute("data-filter"), pin.locator("title").text_content()
        pin.focus()
        tab.keyboard.press("Enter")
        tab.wait_for_timeout(600)
        count = int(re.search(r"\d+", title)[0])
        alone = tab.evaluate(ALONE)
        problems = [] if alone >= count else [f"'{title}' falls apart into {alone}"]
        tab.wait_for_function("document.getElementById('filter-status').textContent !== ''")
        left = tab.locator(".by-country li:visible").count()
        if tab.input_value("#filter") != town or left != count:
            problems.append(f"the list shows {left} of {town}")
        return problems + tab.evaluate(PINS)

    def _drag(self, tab: Tab) -> list[str]:
        sheet = tab.locator("figure.map").last
        sheet.locator("[data-act=in]").click()
        tab.wait_for_timeout(400)
        before = tab.evaluate(SHOWN)
        sheet.locator("svg").scroll_into_view_if_needed()
        box = sheet.locator("svg").bounding_box()
        x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.8
        tab.mouse.move(x, y)
        tab.mouse.down()
        tab.mouse.move(x - 100, y - 60, steps=5)
        tab.mouse.up()
        after = tab.evaluate(SHOWN)
        return [] if after[0] > before[0] and after[1] > before[1] else [f"it moves from {before} to {after}"]

    def _buttons(self, tab: Tab) -> list[str]:
        problems = []
        whole = tab.evaluate(VIEW_BOX)
        for _ in range(2):
            tab.click("#map ~ .map__foot [data-act=in]")
            tab.evaluate(SETTLED)
        near = tab.evaluate(VIEW_BOX)
        if abs(near[2] * 4 - whole[2]) > 1:
            problems.append(f"twice nearer shows {near}")
        tab.click("#map ~ .map__foot [data-act=west]")
        tab.evaluate(SETTLED)
        west = tab.evaluate(VIEW_BOX)
        if not west[0] < near[0]:
            problems.append("it does not move west")
        if not re.search(r"#4,-?[\d.]+,-?[\d.]+$", tab.url):
            problems.append(f"the address is {tab.url}")
        tab.reload()
        if self._differ(tab.evaluate(VIEW_BOX), west):
            problems.append("reloading loses the place")
        tab.click(".columns a")
        tab.go_back()
        if self._differ(tab.evaluate(VIEW_BOX), west):
            problems.append("coming back loses the place")
        tab.go_back()
        tab.evaluate(SETTLED)
        if abs(tab.evaluate(VIEW_BOX)[2] * 2 - whole[2]) > 1:
            problems.append(f"back shows {tab.evaluate(VIEW_BOX)}")
        tab.click("#map ~ .map__foot [data-act=whole]")
        tab.evaluate(SETTLED)
        if self._differ(tab.evaluate(VIEW_BOX), whole):
            problems.append("the world does not come back")
        return problems

    def _zoomed_pins(self, tab: Tab) -> list[str]:
        problems = []
        for _ in range(4):
            tab.click("#map ~ .map__foot [data-act=in]")
            tab.evaluate(SETTLED)
            problems += tab.evaluate(PINS)
        return problems

    def _keyboard(self, tab: Tab) -> list[str]:
        problems = []
        tab.focus("#map")
        tab.keyboard.press("+")
        tab.evaluate(SETTLED)
        before = tab.evaluate(VIEW_BOX)
        for key, axis, sign in (
            ("ArrowRight", 0, 1), ("ArrowLeft", 0, -1), ("ArrowDown", 1, 1), ("ArrowUp", 1, -1),
        ):
            tab.keyboard.press(key)
            tab.evaluate(SETTLED)
            after = tab.evaluate(VIEW_BOX)
            if (after[axis] - before[axis]) * sign <= 0:
                problems.append(f"{key} leads from {before} to {after}")
            before = after
        tab.keyboard.press("0")
        tab.evaluate(SETTLED)
        if tab.evaluate(VIEW_BOX)[2] != 1000:
            problems.append("0 does not show the world")
        tab.keyboard.press("Escape")
        if tab.evaluate("document.activeElement !== document.body"):
            problems.append("Escape does not leave")
        return problems

    def _clusters(self, tab: Tab) -> list[str]:
        cluster = tab.locator(".pin[data-opens]:visible").first
        if cluster.count() == 0:
            return ["no two places share a pin"]
        count = tab.locator(".pin:visible").count()
        cluster.focus()
        tab.keyboard.press("Enter")
        tab.evaluate(SETTLED)
        problems = [] if tab.evaluate(VIEW_BOX)[2] < 1000 else ["it does not zoom"]
        if tab.locator(".pin:visible").count() <= count:
            problems.append("no more pins than before")
        if not tab.evaluate("document.activeElement.matches('.pin')"):
            problems.append("the focus is lost")
        return problems

    def _search(self, tab: Tab) -> list[str]:
        problems = []
        for words, name in (("alem", "Alemania"), ("ger", "Alemania"), ("deutsch", "Alemania"),
                            ("jp", "Japón"), ("japon", "Japón"), ("royaume", "Reino Unido")):
            tab.fill("#map-search", words)
            first = tab.locator("#map-options [role=option]").first
            if name not in (first.text_content() or ""):
                problems.append(f"'{words}' suggests {first.text_content()}")
        tab.keyboard.press("ArrowDown")
        if tab.get_attribute("#map-search", "aria-activedescendant") != "map-option-0":
            problems.append("the arrow chooses nothing")
        tab.keyboard.press("Enter")
        tab.evaluate(SETTLED)
        if tab.evaluate(VIEW_BOX)[2] > 300 or "Reino Unido" not in tab.evaluate(STATUS):
            problems.append(f"Enter leads to {tab.evaluate(STATUS)}")
        if tab.locator("#map-options").is_visible():
            problems.append("the list stays open")
        tab.fill("#map-search", "Atlántida")
        if "Atlántida" not in tab.evaluate(STATUS):
            problems.append("an unknown name is not named")
        tab.keyboard.press("Escape")
        if tab.input_value("#map-search"):
            problems.append("Escape does not clear")
        return problems

    def _walk(self, tab: Tab) -> list[str]:
        for _ in range(2):
            tab.click("#map ~ .map__foot [data-act=in]")
            tab.evaluate(SETTLED)
        problems = []
        tab.focus("#map")
        while True:
            tab.keyboard.press("Tab")
            if not tab.evaluate("document.activeElement.matches('.pin')"):
                return problems
            tab.evaluate(SETTLED)
            problems += tab.evaluate("""() => {
              const pin = document.activeElement.getBoundingClientRect();
              const sheet = document.getElementById('map').getBoundingClientRect();
              const x = pin.x + pin.width / 2, y = pin.y + pin.height / 2;
              const isIn = x > sheet.left && x < sheet.right && y > sheet.top && y < sheet.bottom;
              return isIn ? [] : [`${document.activeElement.textContent.trim()} is out of sight`];
            }""")

    def _asked(self, tab: Tab) -> str:
        tab.click("#map-near")
        tab.wait_for_selector("#map-dialog[open]")
        return tab.evaluate(QUESTION)

    def _inside(self, tab: Tab) -> list[str]:
        text = self._asked(tab)
        problems = [] if "España" in text and "noticia" in text else [text]
        tab.click("#map-answers button >> nth=0")
        tab.evaluate(SETTLED)
        if tab.evaluate(VIEW_BOX)[2] > 300:
            problems.append("it does not zoom to the country")
        if tab.evaluate("document.activeElement.id") != "map-near":
            problems.append("the focus does not come back")
        return problems

    def _nearest(self, tab: Tab) -> list[str]:
        text = self._asked(tab)
        problems = [] if re.search(r"Nueva Zelanda \(a [23][.\s]?\d{3} km\)", text) else [text]
        before = tab.url
        tab.click("#map-answers button >> nth=1")
        tab.evaluate(SETTLED)
        if tab.url != before:
            problems.append("one's own place gets into the address")
        if tab.evaluate(VIEW_BOX)[2] > 300:
            problems.append("it does not zoom to one's own place")
        return problems

    def _refused(self, tab: Tab) -> list[str]:
        text = self._asked(tab)
        problems = [] if "compartido" in text else [text]
        tab.click("#map-answers button >> nth=0")
        if tab.evaluate("document.activeElement.id") != "map-search":
            problems.append("the search is not offered")
        return problems

    @staticmethod
    def _differ(one: list[float], other: list[float]) -> bool:
        return any(abs(a - b) > 2 for a, b in zip(one, other))
