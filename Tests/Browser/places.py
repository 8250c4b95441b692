"""Places of the town in use: what is open at which hour, the nearest first, the map's layers, what machines read."""

from __future__ import annotations

import json
import re
from typing import Any, Callable

from playwright.sync_api import Browser, Error
from playwright.sync_api import Page as Tab

from server import PortalServer
from tally import Findings, Tally

TOWN = "mapa/lugares/"
LIST = "lugares/"
# Where no place of the town is, so that nothing else in the page can hold these digits.
HERE = {"latitude": 40.671234, "longitude": -0.591234}
DIGITS = ("40.671", "0.591")
# By the clock of Madrid, whatever that of the browser: a place, the moment, what the page says.
HOURS = [
    ("lugares/farmacia-de-la-estacion/", "2026-11-25T10:00:00Z", "Abierto hasta las 21:00"),
    ("lugares/farmacia-de-la-estacion/", "2026-12-25T10:00:00Z", "Abierto hasta las 14:00"),
    ("lugares/farmacia-de-la-estacion/", "2026-12-25T14:00:00Z", "Cerrado. Abre mañana a las 08:30"),
    ("lugares/farmacia-del-olivo/", "2026-12-25T10:00:00Z", "Cerrado. Abre mañana a las 10:00"),
    ("lugares/farmacia-del-olivo/", "2026-12-05T16:00:00Z", "Cerrado. Abre lunes a las 09:30"),
    ("lugares/farmacia-del-olivo/", "2026-11-25T13:00:00Z", "Cerrado. Abre hoy a las 17:00"),
    ("lugares/bar-del-puente/", "2026-11-28T00:30:00Z", "Abierto hasta las 02:00"),
    ("lugares/bar-del-puente/", "2026-11-28T01:30:00Z", "Cerrado. Abre hoy a las 07:00"),
    ("lugares/biblioteca-blanca-soto/", "2027-08-02T10:00:00Z", "Cerrado. Abre 1 de septiembre a las 16:00"),
    ("lugares/centro-de-salud-del-arla/", "2026-12-31T23:30:00Z", "Abierto ahora"),
    # The clocks of Madrid go forward at one o'clock in Greenwich: 03:20 there, and the bakery opens at eight.
    ("lugares/panaderia-bravo/", "2027-03-28T01:20:00Z", "Cerrado. Abre hoy a las 08:00"),
    ("lugares/panaderia-bravo/", "2027-03-28T06:30:00Z", "Abierto hasta las 13:00"),
]
GRAPH = "JSON.parse(document.querySelector('script[type=\"application/ld+json\"]').textContent)['@graph']"
# Of the node of a place: what must be there, and of which form.
FIELDS: dict[str, str] = {
    "name": r".+",
    "url": r"https://example\.org/lugares/[^/]+/",
    "description": r".{10,}",
}
PARTS: dict[str, dict[str, str]] = {
    "address": {"@type": "PostalAddress", "streetAddress": r".+", "addressLocality": r".+"},
    "geo": {"@type": "GeoCoordinates", "latitude": r"-?\d+\.\d{1,5}", "longitude": r"-?\d+\.\d{1,5}"},
}
SPECIFICATION = {
    "@type": "OpeningHoursSpecification",
    "opens": r"[012]\d:[0-5]\d",
    "closes": r"[012]\d:[0-5]\d",
}
# Of schema.org, as the demo's tags have them.
TYPES = {
    "lugares/farmacia-del-olivo/": "Pharmacy",
    "lugares/libreria-la-errata/": "BookStore",
    "lugares/ferreteria-la-rosca/": "HardwareStore",
    "lugares/peluqueria-leonor/": "HairSalon",
    "lugares/panaderia-bravo/": "Bakery",
    "lugares/estacion-de-puente-hondo/": "TrainStation",
    "lugares/parada-de-la-plaza/": "BusStop",
    "lugares/ayuntamiento-de-puente-hondo/": "CityHall",
    "lugares/clinica-veterinaria-monforte/": "VeterinaryCare",
    "lugares/campo-de-la-vega/": "StadiumOrArena",
    "lugares/parque-del-vagon/": "Playground",
    "lugares/fuente-de-la-plaza/": "Place",
}


class PlacesWalk:
    """Uses the pages of places as a reader does."""

    def __init__(self, browser: Browser, server: PortalServer, tally: Tally) -> None:
        self.browser = browser
        self.server = server
        self.tally = tally

    def run(self) -> None:
        for path, moment, wanted in HOURS:
            for zone in ("America/New_York", "Pacific/Auckland"):
                self._with(path, f"open at {moment}, seen from {zone}", self._open(wanted), moment=moment, timezone_id=zone)
        for path in (LIST, "lugares/tipos/farmacias/", TOWN):
            self._with(path, "near me: sorts, and the position goes nowhere", self._near, place=HERE)
        self._with(LIST, "near me: refused", self._refused)
        self._with(TOWN, "town map: layers without script", self._layers, java_script_enabled=False)
        self._with(TOWN, "town map: layers with script", self._layers)
        self._with(TOWN, "town map: a pin leads to what it is", self._pin)
        self._with(TOWN, "town map: all of the list is in the page's reach", self._keyboard)
        for path, kind in TYPES.items():
            self._with(path, "structured data of a place", self._thing(kind))
        self.tally.say("used the places")

    def _with(
        self,
        path: str,
        name: str,
        check: Callable[[Tab], list[str]],
        place: dict[str, float] | None = None,
        moment: str | None = None,
        **options: Any,
    ) -> None:
        def visited() -> Findings:
            if place:
                options.update(geolocation=place, permissions=["geolocation"])
            settings = {"viewport": {"width": 1280, "height": 900}, "locale": "es-ES", "service_workers": "block", **options}
            with self.browser.new_context(**settings) as context:
                tab = context.new_page()
                errors: list[str] = []
                tab.on("pageerror", lambda error: errors.append(str(error)))
                if moment:
                    tab.clock.set_fixed_time(moment)
                tab.goto(self.server.address(path), wait_until="load")
                try:
                    problems = check(tab)
                except Error as error:
                    problems = [str(error).splitlines()[0]]
                return {name: problems + errors}

        self.tally.look(path, visited)

    @staticmethod
    def _open(wanted: str) -> Callable[[Tab], list[str]]:
        def check(tab: Tab) -> list[str]:
            said = tab.text_content("[data-hours]")
            return [] if said == wanted else [f"it says '{said}', not '{wanted}'"]

        return check

    def _near(self, tab: Tab) -> list[str]:
        asked: list[str] = []
        tab.on("request", lambda request: asked.append(f"{request.method} {request.url} {request.headers} {request.post_data or ''}"))
        tab.on("websocket", lambda socket: asked.append(f"{socket.url} {DIGITS[0]}"))
        before = self._order(tab)
        tab.click("#near-me")
        tab.locator("#near-me-status", has_text="Ordenado").wait_for()
        after = self._order(tab)
        problems = [f"the position is in {line}" for line in asked if any(digits in line for digits in DIGITS)]
        if sorted(before) != sorted(after):
            problems.append("the lists have not the same rows")
        away = tab.evaluate("[...document.querySelectorAll('li[data-at]')].map(row => row.querySelector('[data-away]').textContent)")
        if not away or not all(re.fullmatch(r"[\d.,]+ k?m", text) for text in away):
            problems.append(f"the distances are {away[:5]}")
        problems += tab.evaluate(UNSORTED)
        kept = tab.evaluate("JSON.stringify([document.cookie, {...localStorage}, {...sessionStorage}, location.href])")
        problems += [f"'{digits}' is kept in {kept}" for digits in DIGITS if digits in kept]
        # A further page knows nothing of it either.
        tab.reload(wait_until="load")
        if self._order(tab) != before:
            problems.append("the order is kept")
        return problems + [f"the position is in {line}" for line in asked if any(digits in line for digits in DIGITS)]

    @staticmethod
    def _order(tab: Tab) -> list[str]:
        return tab.evaluate("[...document.querySelectorAll('li[data-at] a')].map(link => link.getAttribute('href'))")

    def _refused(self, tab: Tab) -> list[str]:
        before = self._order(tab)
        tab.click("#near-me")
        tab.locator("#near-me-status", has_text="No has compartido").wait_for()
        return [] if self._order(tab) == before else ["the order changes"]

    def _layers(self, tab: Tab) -> list[str]:
        problems = []
        names = tab.evaluate("[...document.querySelectorAll('.town__switch')].map(input => input.id.slice(6))")
        if not {"people", "events", "matches", "health"} <= set(names):
            problems.append(f"the layers are {names}")
        for name in names:
            pins, rows = tab.locator(f".layer--{name}"), tab.locator(f".town__list--{name} li")
            if not rows.first.is_visible():
                problems.append(f"{name}: the list is not seen")
            tab.click(f"label[for=layer-{name}]")
            if rows.first.is_visible() or any(pin.is_visible() for pin in pins.all()[:5]):
                problems.append(f"{name}: it is still seen")
            # The same by the keyboard.
            tab.focus(f"#layer-{name}")
            tab.keyboard.press("Space")
            if not rows.first.is_visible():
                problems.append(f"{name}: it does not come back")
        return problems

    def _pin(self, tab: Tab) -> list[str]:
        pin = tab.locator(".pin[href^='/lugares/']:visible").first
        title, address = pin.locator("title").text_content(), pin.get_attribute("href")
        pin.focus()
        tab.keyboard.press("Enter")
        tab.wait_for_url(f"**{address}")
        heading = tab.text_content("h1")
        return [] if heading == title else [f"'{title}' leads to '{heading}'"]

    def _keyboard(self, tab: Tab) -> list[str]:
        """Every pin of the first sheet can have the focus where it is seen."""
        return tab.evaluate(
            """() => [...document.querySelector('figure.map svg').querySelectorAll('.pin')]
              .filter(pin => getComputedStyle(pin).display !== 'none')
              .filter(pin => { pin.focus(); return document.activeElement !== pin; })
              .map(pin => `${pin.querySelector('title').textContent} takes no focus`)"""
        )

    @staticmethod
    def _thing(kind: str) -> Callable[[Tab], list[str]]:
        def check(tab: Tab) -> list[str]:
            page = next(node for node in tab.evaluate(GRAPH) if node["@type"] == "WebPage")
            thing = page.get("mainEntity") or page.get("about") or {}
            if "@id" in thing and len(thing) == 1:
                thing = next(node for node in tab.evaluate(GRAPH) if node.get("@id") == thing["@id"])
            problems = [] if thing.get("@type") == kind else [f"it is a {thing.get('@type')}, not a {kind}"]
            problems += _unlike(thing, FIELDS, "")
            for name, fields in PARTS.items():
                problems += _unlike(thing.get(name) or {}, fields, f"{name}.")
            for part in thing.get("openingHoursSpecification", []):
                problems += _unlike(part, SPECIFICATION, "openingHoursSpecification.")
                days = part.get("dayOfWeek") or []
                if not days or not all(re.fullmatch(r"https://schema\.org/(\w+day|PublicHolidays)", day) for day in days):
                    problems.append(f"the days are {json.dumps(days)}")
            return problems

        return check


def _unlike(node: dict[str, Any], fields: dict[str, str], prefix: str) -> list[str]:
    return [
        f"{prefix}{name} is {node.get(name)!r}"
        for name, form in fields.items()
        if not isinstance(node.get(name), str) or not re.fullmatch(form, node[name])
    ]


# Rows of one list whose distance is less than that of the row before.
UNSORTED = """() => [...document.querySelectorAll('ul')].flatMap(list => {
  const far = [...list.children].map(row => row.querySelector('[data-away]')).filter(Boolean).map(mark => +mark.dataset.away);
  return far.some((value, index) => index && value < far[index - 1]) ? [`the distances are ${far}`] : [];
})"""
