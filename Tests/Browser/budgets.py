"""The budgets of pages: compressed bytes, requests, nodes."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import brotli

from tally import Tally
from visit import View, Visit

KB = 1000
FIRST_SCREEN = View(1280, height=800)
# kind → patterns of its pages, and what the largest of them may weigh
HTML: dict[str, tuple[list[str], int]] = {
    "front": (["index.html", "en/index.html", "fr/index.html"], 26),
    "river": (["noticias/**/*.html", "en/news/**/*.html", "fr/actualites/**/*.html"], 18),
    "section": (["secciones/**/*.html", "en/sections/**/*.html", "fr/rubriques/**/*.html"], 18),
    "article": (["n/**/*.html"], 13),
    "map": (["mapa/index.html", "en/map/index.html", "fr/carte/index.html"], 24),
    "country": (["paises/**/*.html", "en/countries/**/*.html", "fr/pays/**/*.html"], 18),
    "people map": (["gente/mapa/*.html", "en/people/map/*.html", "fr/annuaire/carte/*.html"], 24),
    "person": (["gente/*/mapa/*.html", "gente/[!m]*/*.html"], 9),
    "track": (["musica/*/index.html", "en/music/*/index.html", "fr/musique/*/index.html"], 9),
    "figure": (["heroes/*/index.html", "en/heroes/*/index.html", "fr/heroes/*/index.html"], 9),
    "match": (["partidos/2026/*/*/*/*.html", "*/match*/2026/*/*/*/*.html"], 9),
    "programme": (["programas/*-??????????/*.html", "*/programmes/*-??????????/*.html"], 9),
    "search": (["buscar/*.html", "en/search/*.html", "fr/recherche/*.html"], 5),
}
CSS = 10
MAP_CSS = 2
MAP_SCRIPT = 5
MAP_TOTAL = 46
SEARCH_SCRIPT = 7
SEARCH_TOTAL = 27
FRONT_TOTAL = 40
FRONT_REQUESTS = 6
FRONT_NODES = 1200
FOLD_PICTURES = 120
FIRST_BYTES = 14 * 1024

# What waits for its turn: pictures below the first screen, and lazy ones such as the posters of the rail,
# which never hold up the first paint; their bytes count among the pictures in view all the same.
PICTURES_BELOW = """() => [...document.images]
  .filter(image => image.loading === "lazy" || image.getBoundingClientRect().top >= innerHeight)
  .flatMap(image => [image.currentSrc, image.src])"""
PICTURES_IN_VIEW = """() => [...document.images]
  .filter(image => image.getBoundingClientRect().top < innerHeight)
  .map(image => image.currentSrc)"""


def bytes_of_files(folder: Path, tally: Tally) -> None:
    """What is sent over the wire at brotli's best, largest page of each kind."""
    for kind, (patterns, limit) in HTML.items():
        files = [file for pattern in patterns for file in folder.glob(pattern)]
        size, file = max((_compressed(file), str(file.relative_to(folder))) for file in files)
        _weigh(tally, f"{kind} HTML", file, size, limit)
    for file in folder.glob("_/*.css"):
        limit = MAP_CSS if file.name.startswith("map.") else CSS
        _weigh(tally, "CSS", file.name, _compressed(file), limit)
    for file in folder.glob("_/map.*.js"):
        _weigh(tally, "map script", file.name, _compressed(file), MAP_SCRIPT)
    for page in HTML["map"][0]:
        _weigh(tally, "map HTML+CSS+JS", page, _whole_page(folder, page), MAP_TOTAL)
    for file in folder.glob("_/search.*.js"):
        _weigh(tally, "search script", file.name, _compressed(file), SEARCH_SCRIPT)
    _weigh(tally, "search HTML+CSS+JS", "buscar", _whole_page(folder, "buscar/index.html"), SEARCH_TOTAL)
    for front in HTML["front"][0]:
        _weigh(tally, "front HTML+CSS+JS", front, _whole_page(folder, front), FRONT_TOTAL)
        lead = (folder / front).read_bytes().find(b"</article>")
        _limit(tally, front, "budget: bytes up to the lead's end", lead, FIRST_BYTES)


def front_page(visit: Visit, folder: Path, tally: Tally) -> None:
    """What a front page asks for before anything is scrolled, and how many nodes it makes."""
    tab = visit.tab
    below = set(tab.evaluate(PICTURES_BELOW))
    # Chromium may ask for a cached sprite more than once: what a page loads counts once. The icon
    # belongs to the browser's tab and not to the page.
    asked = {url for url in visit.requests if url not in below and "/icon." not in url}
    _limit(tally, visit.place, "budget: requests", len(asked), FRONT_REQUESTS)
    nodes = tab.evaluate("document.querySelectorAll('*').length")
    _limit(tally, visit.place, "budget: nodes", nodes, FRONT_NODES)
    shown = {urlsplit(url).path.lstrip("/") for url in tab.evaluate(PICTURES_IN_VIEW)}
    size = sum((folder / path).stat().st_size for path in shown)
    _weigh(tally, "pictures in view", visit.place, size, FOLD_PICTURES)


def _whole_page(folder: Path, front: str) -> int:
    html = (folder / front).read_text()
    parts = re.findall(r'<link rel="stylesheet" href="/([^"]+)"|<script[^>]* src="/([^"]+)"', html)
    return _compressed(folder / front) + sum(_compressed(folder / "".join(part)) for part in parts)


def _weigh(tally: Tally, name: str, file: str, size: int, limit: int) -> None:
    tally.say(f"{name:18} {size / KB:5.1f} of {limit} KB  {file}")
    problems = [] if size <= limit * KB else [f"{size / KB:.1f} KB, at most {limit}"]
    tally.check(file, f"budget: {name}", problems)


def _limit(tally: Tally, place: str, name: str, value: int, limit: int) -> None:
    tally.check(place, name, [] if value <= limit else [f"{value}, at most {limit}"])


def _compressed(file: Path) -> int:
    return len(brotli.compress(file.read_bytes(), quality=11))
