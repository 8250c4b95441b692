"""A town's calendar of many events, made from a seed: what building it costs cold, unchanged, and with one changed event.

usage: agenda.py PROGRAM [--events N] [--languages es,en,fr] [--keep FOLDER]   (default: 20000 events in one language)

Nine in ten happen once, within a year on both sides; the others are series with exceptions. Exit 1 when one changed
event writes more than 30 files in one language.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from datetime import datetime, timedelta
from pathlib import Path

import measure

CLOCK = datetime(2026, 11, 21, 6)
MOST_FILES = 30
CATEGORIES = ["Música", "Teatro", "Cine", "Talleres", "Mercados", "Paseos", "Charlas", "Deporte", "Niños", "Fiestas"]
VENUES = [f"Sala {name}" for name in "Roble Haya Olmo Pino Cedro Fresno Tejo Sauce Encina Nogal Álamo Castaño".split()]
RULES = [
    "FREQ=WEEKLY;UNTIL=20270624",
    "FREQ=WEEKLY;BYDAY=TU,TH",
    "FREQ=MONTHLY;BYDAY=1SA",
    "FREQ=MONTHLY;BYDAY=-1FR;COUNT=24",
    "FREQ=DAILY;COUNT=14",
    "FREQ=YEARLY",
]
CONFIGURATION = """
site:
  title: Pueblo
  baseURL: https://example.org/
  languages: [{languages}]
  timeZone: Europe/Madrid
  front: [lead, agenda, river]
sources:
  - {{id: agenda, kind: ical, url: data/agenda.ics}}
"""


def stamp(moment: datetime) -> str:
    return moment.strftime("%Y%m%dT%H%M%S")


def event(number: int, chance: random.Random, price: str) -> str:
    start = (CLOCK + timedelta(days=chance.randint(-300, 360))).replace(hour=chance.randint(8, 21), minute=30)
    lines = [
        "BEGIN:VEVENT",
        f"UID:{number}@pueblo.example",
        f"DTSTART;TZID=Europe/Madrid:{stamp(start)}",
        f"DURATION:PT{chance.randint(1, 3)}H",
        f"SUMMARY:{chance.choice(CATEGORIES)} {number} en la villa",
        f"LOCATION:{chance.choice(VENUES)}\\, Calle {chance.randint(1, 90)}",
        f"CATEGORIES:{chance.choice(CATEGORIES)}",
        f"DESCRIPTION:{'Un acto para todos los públicos. ' * chance.randint(1, 8)}{price}",
    ]
    if chance.random() < 0.1:
        lines.append(f"RRULE:{chance.choice(RULES)}")
        lines.append(f"EXDATE;TZID=Europe/Madrid:{stamp(start + timedelta(days=7 * chance.randint(1, 20)))}")
    return "\r\n".join([*lines, "END:VEVENT"])


def calendar(count: int, seed: int, changed: int | None = None) -> str:
    """One event, which happens once and is to come, says something else where it is to be changed."""
    events = (event(number, random.Random(seed * 1_000_003 + number), "") for number in range(count))
    last = event_to_come("3 €" if changed is None else f"{changed} €")
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//bench//", *events, last, "END:VCALENDAR", ""])


def event_to_come(price: str) -> str:
    return "\r\n".join([
        "BEGIN:VEVENT", "UID:changed@pueblo.example", "DTSTART;TZID=Europe/Madrid:20261205T200000", "DURATION:PT2H",
        "SUMMARY:Gala de los oficios", "LOCATION:Sala Roble", "CATEGORIES:Fiestas", f"DESCRIPTION:Entrada: {price}",
        "END:VEVENT",
    ])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the pregonero to measure")
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--languages", default="es")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder in which the portal stays")
    options = parser.parse_args()
    site = options.keep or Path(tempfile.mkdtemp(prefix="pregonero-agenda-"))
    data = site / "Content" / "data"
    data.mkdir(parents=True, exist_ok=True)
    (site / "Content" / "site.yaml").write_text(CONFIGURATION.format(languages=options.languages))
    output = site / "public"
    command = [options.program, "build", "--clock", f"{CLOCK.isoformat()}Z", "-C", str(site)]

    def build(name: str) -> int:
        before = measure.snapshot(output)
        cost = measure.run([*command, "--quiet"] if not options.keep else command)
        files, size = measure.written(before, measure.snapshot(output))
        figures = f"{cost.wall:8.2f} {cost.cpu:8.2f} {cost.peak_bytes / 1e6:8.0f}"
        print(f"{name:18} {figures} {files:8} {size / 1e6:8.2f}", flush=True)
        return files

    print(f"{options.events} events\n{'':18} {'wall s':>8} {'CPU s':>8} {'peak MB':>8} {'files':>8} {'MB':>8}")
    (data / "agenda.ics").write_text(calendar(options.events, options.seed), newline="")
    build("cold")
    build("unchanged")
    (data / "agenda.ics").write_text(calendar(options.events, options.seed, 4), newline="")
    files = build("one changed event")
    if not options.keep:
        shutil.rmtree(site)
    if options.languages == "es" and files > MOST_FILES:
        sys.exit(f"error: one changed event wrote {files} files, more than {MOST_FILES}")


if __name__ == "__main__":
    main()
