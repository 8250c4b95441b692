"""The budgets of pages: compressed bytes, requests, nodes."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import brotli

from tally import Findings, Tally
from visit import View, Visit

KB = 1000
FIRST_SCREEN = View(1280, height=800)
# What the largest page of a kind may weigh; any other kind as much as a list.
HTML = {
    "front": 26,
    "article": 13,
    "map": 24,
    "people-map": 24,
    "town": 24,
    "person": 9,
    "person-map": 9.2,
    "track": 9,
    "figure": 9,
    "transformation": 9,
    "match": 9,
    "event": 9,
    "programme": 9,
    "search": 5.25,
}
LIST_HTML = 18
CSS = 11
MAP_CSS = 2.15
MAP_SCRIPT = 5
SEARCH_SCRIPT = 7
# HTML with all styles and scripts that it names; any other kind as much as a list.
TOTAL = {
    "front": 40,
    "article": 28,
    "map": 46,
    "people-map": 46,
    "town": 49,
    "search": 28.4,
    "match": 27.2,
    "event": 26,
    "programme": 24,
    "track": 24,
    "person": 24,
    "person-map": 27.7,
    "figure": 24,
    "transformation": 24,
}
LIST_TOTAL = 32
# What a page asks for before it is scrolled, itself among them.
REQUESTS = {"section": 5, "news": 5, "river": 5, "article-own": 5, "article-cc": 5, "article-excerpt": 5}
# A map, what tells whether a place is open and what takes off what is over; a map with the style sheet of its layers and what sorts its lists.
REQUESTS |= {"place": 8, "town": 8}
OTHER_REQUESTS = 6
# Styles, script, map and captions of what shortcodes put into a text, where they do.
INSERTS_REQUESTS = 4
FRONT_NODES = 1250
KEPT_BY_THE_WORKER = 60
FOLD_PICTURES = 120
FIRST_BYTES = 14 * 1024

# What waits for its turn: pictures below the first screen, and lazy ones such as the posters of the rail,
# which never hold up the first paint, in any width: the browser says later which one it chose than it asks for it. Their
# bytes count among the pictures in view all the same.
PICTURES_BELOW = """() => [...document.images]
  .filter(image => image.loading === "lazy" || image.getBoundingClientRect().top >= innerHeight)
  .flatMap(image => [image.currentSrc, image.src,
    ...[image, ...(image.closest("picture")?.querySelectorAll("source") ?? [])]
      .flatMap(one => one.srcset.split(",").map(part => part.trim().split(" ")[0]).filter(Boolean))
      .map(address => new URL(address, document.baseURI).href)])"""
PICTURES_IN_VIEW = """() => [...document.images]
  .filter(image => image.currentSrc && image.getBoundingClientRect().top < innerHeight)
  .map(image => image.currentSrc)"""


def bytes_of_files(folder: Path, listed: list[dict[str, str]], tally: Tally) -> None:
    """What is sent over the wire at brotli's best, largest page of each kind."""
    kinds: dict[str, list[Path]] = {}
    for entry in listed:
        file = folder / (entry["path"].lstrip("/") + "index.html")
        if file.is_file():
            kinds.setdefault(entry["kind"], []).append(file)
    for kind, files in sorted(kinds.items()):
        heaviest = _heaviest(files)
        file = max(heaviest, key=_compressed)
        place = f"{kind} {file.relative_to(folder)}"
        _weigh(tally, "HTML", place, _compressed(file), HTML.get(kind, LIST_HTML))
        whole = max(_whole_page(folder, file) for file in heaviest)
        _weigh(tally, "HTML+CSS+JS", place, whole, TOTAL.get(kind, LIST_TOTAL))
    for file in folder.glob("_/*.css"):
        limit = MAP_CSS if file.name.startswith("map.") else CSS
        _weigh(tally, "CSS", file.name, _compressed(file), limit)
    for file in folder.glob("_/map.*.js"):
        _weigh(tally, "map script", file.name, _compressed(file), MAP_SCRIPT)
    for file in folder.glob("_/search.*.js"):
        _weigh(tally, "search script", file.name, _compressed(file), SEARCH_SCRIPT)
    for front in kinds.get("front", []):
        _first_bytes(front, str(front.relative_to(folder)), tally)
    _worker(folder, [entry["path"] for entry in listed if entry["kind"] == "offline"], tally)


def _first_bytes(front: Path, place: str, tally: Tally) -> None:
    """Masthead and lead are in what a server sends before it waits for an answer."""
    html = front.read_bytes()
    head, lead = html.find(b"</header>"), html.find(b"</article>")
    found = [] if 0 < head < lead else ["there is no masthead before a lead"]
    tally.check(place, "budget: masthead and lead", found)
    tally.check(place, "budget: bytes up to the lead's end", _beyond(lead, FIRST_BYTES))


def _worker(folder: Path, offline: list[str], tally: Tally) -> None:
    """What the worker fetches when it is employed: as sent, pictures as they are."""
    setup = re.match(r"const SETUP = (.*?);\n", (folder / "sw.js").read_text())
    files = json.loads(setup[1])[2] if setup else []
    missing = [path for path in offline if path.lstrip("/") not in files]
    missing += [path for path in files if not _file(folder, path).is_file()]
    for ending in (".css", ".js", ".svg"):
        missing += [] if any(path.endswith(ending) for path in files) else [f"no {ending}"]
    tally.check("sw.js", "budget: the worker keeps the shell", missing)
    size = sum(_sent(_file(folder, path)) for path in files if path not in missing)
    _weigh(tally, "kept by the worker", "sw.js", size, KEPT_BY_THE_WORKER)


def _file(folder: Path, path: str) -> Path:
    return folder / (path + "index.html" if path.endswith("/") or not path else path)


def _sent(file: Path) -> int:
    return file.stat().st_size if file.suffix in (".png", ".ico") else _compressed(file)


def first_screen(visit: Visit, folder: Path, tally: Tally) -> Findings:
    """What a page asks for before anything is scrolled, and how many nodes a front page makes."""
    tab = visit.tab
    below = set(tab.evaluate(PICTURES_BELOW))
    # Chromium may ask for a cached sprite more than once: what a page loads counts once. The icon
    # belongs to the browser's tab and not to the page.
    asked = {url for url in visit.requests if url not in below and "/icon." not in url and "/favicon." not in url}
    kind = visit.page.kind
    most = REQUESTS.get(kind, OTHER_REQUESTS)
    if any("/inserts." in url for url in asked):
        most += INSERTS_REQUESTS
    problems = [] if len(asked) <= most else [f"{len(asked)}, at most {most}: {' '.join(sorted(asked))}"]
    found = {"budget: requests": problems}
    if kind == "front":
        nodes = tab.evaluate("document.querySelectorAll('*').length")
        found["budget: nodes"] = _beyond(nodes, FRONT_NODES)
    return found | pictures_in_view(visit, folder, tally)


def pictures_in_view(visit: Visit, folder: Path, tally: Tally) -> Findings:
    """What the pictures of the first screen weigh, in the widths that the browser chose."""
    shown = {urlsplit(url).path.lstrip("/") for url in visit.tab.evaluate(PICTURES_IN_VIEW)}
    size = sum((folder / path).stat().st_size for path in shown)
    return {"budget: pictures in view": _too_heavy(tally, "pictures in view", visit.place, size, FOLD_PICTURES)}


def _heaviest(files: list[Path]) -> list[Path]:
    """Those that can be it: compressing thousands takes long, and a quick compression tells nearly as well which they are."""
    largest = sorted(files, key=lambda file: file.stat().st_size)[-40:]
    return sorted(largest, key=lambda file: len(brotli.compress(file.read_bytes(), quality=4)))[-5:]


def _whole_page(folder: Path, file: Path) -> int:
    html = file.read_text()
    parts = re.findall(r'<link rel="stylesheet" href="/([^"]+)"|<script[^>]* src="/([^"]+)"', html)
    return _compressed(file) + sum(_compressed(folder / "".join(part)) for part in parts)


def _weigh(tally: Tally, name: str, file: str, size: int, limit: int) -> None:
    tally.check(file, f"budget: {name}", _too_heavy(tally, name, file, size, limit))


def _too_heavy(tally: Tally, name: str, file: str, size: int, limit: int) -> list[str]:
    tally.say(f"{name:18} {size / KB:5.1f} of {limit} KB  {file}")
    return [] if size <= limit * KB else [f"{size / KB:.1f} KB, at most {limit}"]


def _beyond(value: int, limit: int) -> list[str]:
    return [] if value <= limit else [f"{value}, at most {limit}"]


@cache
def _compressed(file: Path) -> int:
    return len(brotli.compress(file.read_bytes(), quality=11))
