"""The agenda between two builds: what has ended leaves it, and days are called by the reader's moment in the town's zone."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import quote
from zoneinfo import ZoneInfo

from playwright.sync_api import Browser, Route

from server import PortalServer
from tally import Findings, Tally

LISTS = ("agenda/", "agenda/categoria/musica/")
TOWN = ZoneInfo("Europe/Madrid")
NAMES = {"es": "Mercado de los sábados", "en": "Saturday market", "fr": "Marché du samedi"}
# From the build on: within the hour, before and after midnight, days later, on a Sunday.
MOMENTS = [
    "2026-11-21T06:10:00Z", "2026-11-21T22:59:00Z", "2026-11-21T23:01:00Z", "2026-11-24T12:00:00Z", "2026-11-29T18:00:00Z",
]
STATE = """
({
  ends: [...document.querySelectorAll('#agenda [data-end]')].map(row => row.dataset.end),
  days: [...document.querySelectorAll('#agenda [data-date]')].map(day => ({
    date: day.dataset.date, rows: day.querySelectorAll('li').length, name: day.querySelector('.near')?.textContent ?? '',
    title: [...day.querySelector('h2 span').childNodes].filter(part => part.className !== 'near').map(part => part.textContent).join(''),
  })),
  chips: [...document.querySelectorAll('.chips [href^="#d-"]')].filter(chip => chip.checkVisibility({visibilityProperty: true}))
    .map(chip => ({text: chip.textContent, day: document.getElementById(chip.hash.slice(1))?.querySelector('.near')?.textContent})),
})
"""


class AgendaWalk:
    """Reads the agenda at several moments after it was built."""

    def __init__(self, browser: Browser, server: PortalServer, tally: Tally) -> None:
        self.browser = browser
        self.server = server
        self.tally = tally

    def run(self) -> None:
        for path in LISTS:
            built = self._state(path, MOMENTS[0], java_script_enabled=False)
            self.tally.look(path, lambda: self._carried(path))
            for moment in MOMENTS:
                for zone in ("America/New_York", "Pacific/Auckland"):
                    self.tally.look(path, lambda: self._at(path, moment, zone, built))
        for language, name in NAMES.items():
            self.tally.look("search", lambda: self._named(language, name))
        self.tally.say("read the agenda")

    def _state(self, path: str, moment: str, **options: Any) -> dict[str, Any]:
        with self.browser.new_context(locale="es-ES", service_workers="block", **options) as context:
            tab = context.new_page()
            tab.clock.set_fixed_time(moment)
            tab.goto(self.server.address(path), wait_until="load")
            return tab.evaluate(STATE)

    def _carried(self, path: str) -> Findings:
        """What goes on after its day stands under a day that is written as the pages write days, its hour with the day before it."""
        with self.browser.new_context(locale="es-ES", service_workers="block") as context:
            tab = context.new_page()
            tab.clock.set_fixed_time(MOMENTS[3])

            hours: list[str] = []

            def changed(route: Route) -> None:
                """Something of the first day goes on, and nothing else is on the reader's."""
                html = route.fetch().text()
                day = re.search('data-date="([^"]*)"', html)[1]
                times = [
                    (f"{day}T12:00Z", "13:00", f"{int(day[8:])} de noviembre de 2026, 13:00"), (day, "Todo el día", "Todo el día"),
                    ("2026-11-01T12:00Z", "1 de noviembre de 2026, 13:00", "1 de noviembre de 2026, 13:00"),
                ]
                rows = [f'<li data-end="2027-01-31T12:00Z"><time datetime="{machine}">{text}</time></li>' for machine, text, _ in times]
                hours.extend(text for _, _, text in times)
                html = html.replace('<ul class="agenda">', '<ul class="agenda">' + "".join(rows), 1)
                route.fulfill(body=html.replace('data-date="2026-11-24"', 'data-date="2027-02-24"'), content_type="text/html; charset=utf-8")
            tab.route(f"**/{path}", changed)
            tab.goto(self.server.address(path), wait_until="load")
            first = tab.evaluate(STATE)["days"][0]
            shown = tab.locator("#agenda section:first-child time").all_text_contents()[: len(hours)]
        wanted = ("2026-11-24", "Martes 24 de noviembre de 2026")
        found = (first["date"], first["title"])
        return {
            "a day that is carried on is written as others": [] if found == wanted else [f"it is {found}"],
            "an hour that is carried on has its day": [] if shown == hours else [f"they are {shown}, not {hours}"],
        }

    def _named(self, language: str, name: str) -> Findings:
        """The search calls an event by its name in the page's language."""
        path = {"es": "buscar/", "en": "en/search/", "fr": "fr/recherche/"}[language]
        with self.browser.new_context(locale=language, service_workers="block") as context:
            tab = context.new_page()
            tab.goto(self.server.address(f"{path}?q={quote(name)}"), wait_until="load")
            tab.locator(".result").first.wait_for()
            titles = tab.locator(".result h2").all_inner_texts()
        return {f"search in {language} for '{name}'": [] if name in titles else [f"it finds {titles[:5]}"]}

    def _at(self, path: str, moment: str, zone: str, built: dict[str, Any]) -> Findings:
        name = f"agenda at {moment}, seen from {zone}"
        now = datetime.fromisoformat(moment)
        state = self._state(path, moment, timezone_id=zone)
        wanted = sorted(end for end in built["ends"] if datetime.fromisoformat(end) > now)
        problems = []
        if sorted(state["ends"]) != wanted:
            problems.append(f"{len(state['ends'])} of {len(built['ends'])} are left, not {len(wanted)}")
        today = now.astimezone(TOWN).date()
        names = {str(today): "Hoy", str(today + timedelta(days=1)): "Mañana"} if path == LISTS[0] else {}
        for day in state["days"]:
            if day["date"] < str(today):
                problems.append(f"{day['date']} is over and still there")
            if not day["rows"]:
                problems.append(f"{day['date']} is empty")
            expected = names.get(day["date"])
            if (expected or day["name"] in ("Hoy", "Mañana")) and day["name"] != expected:
                problems.append(f"{day['date']} is called '{day['name']}', not '{expected}'")
        problems += [f"'{chip['text']}' leads to '{chip['day']}'" for chip in state["chips"] if chip["text"] != chip["day"]]
        called = list(dict.fromkeys(day["name"] for day in state["days"] if day["name"]))[: len(built["chips"])]
        if [chip["text"] for chip in state["chips"]] != called:
            problems.append(f"there are ways to {[chip['text'] for chip in state['chips']]}, not to {called}")
        return {name: problems}
