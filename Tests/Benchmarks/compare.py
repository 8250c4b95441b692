"""Whether two portals say the same: the visible text of random articles, the number of pages, what they carry."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from random import Random

SAMPLE = 100
# How far the numbers of pages may differ: beside this share by one page for each list, since the newest page of
# ours holds 30 to 59 articles, so that old pages never change.
TOLERANCE = 0.01
LISTS = 14


class Mismatch(Exception):
    """The portals do not say the same, so their times must not be compared."""


def visible_text(page: str) -> str:
    """What a reader sees, white space collapsed, without regard to how it is marked up, nor to its address on paper."""
    page = re.sub(r'(?s)<p class="footer__end printed">.*?</p>', " ", page)
    page = re.sub(r"(?s)<(script|style|head)\b.*?</\1>", " ", page)
    text = html.unescape(re.sub(r"<[^>]*>", " ", page))
    return " ".join(text.split()).replace(" ,", ",").replace(" .", ".")


def metadata(page: str) -> set[str]:
    """The names of what the head says, and of what structured data says of the article."""
    names = set(re.findall(r'<meta (?:name|property)="?([\w:-]+)', page))
    data = re.search(r'(?s)<script type="?application/ld\+json"?>(.*?)</script>', page)
    if data is None:
        raise Mismatch("a page has no structured data")
    graph = json.loads(data.group(1))["@graph"]
    article = next((node for node in graph if node["@type"] == "NewsArticle"), {})
    return names | {f"ld:{name}" for name in article}


def links(page: str) -> int:
    return len(re.findall(r"<a\b", page))


def pages(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*.html")]


def articles(folder: Path) -> dict[str, Path]:
    """Pages of articles by headline."""
    found = {}
    for file in sorted((folder / "n").rglob("index.html")):
        title = re.search(r"<h1>(.*?)</h1>", file.read_text())
        if title:
            found[html.unescape(title.group(1))] = file
    return found


def check(ours: Path, theirs: Path, seed: int = 2026) -> str:
    """Compares, and says in one line what was compared.

    Raises Mismatch with the first difference.
    """
    counts = (len(pages(ours)), len(pages(theirs)))
    if abs(counts[0] - counts[1]) > max(LISTS, TOLERANCE * counts[0]):
        raise Mismatch(f"{counts[0]} HTML files against {counts[1]}")
    mine, other = articles(ours), articles(theirs)
    shared = sorted(set(mine) & set(other))
    if len(shared) < 0.99 * max(len(mine), len(other)):
        raise Mismatch(f"{len(mine)} headlines against {len(other)}, {len(shared)} in both")
    chosen = Random(seed).sample(shared, min(SAMPLE, len(shared)))
    for title in chosen:
        one, two = mine[title].read_text(), other[title].read_text()
        compare(title, "text", visible_text(one), visible_text(two))
        compare(title, "metadata", sorted(metadata(one)), sorted(metadata(two)))
        compare(title, "links", links(one), links(two))
    return f"{len(chosen)} random articles say the same; {counts[0]} and {counts[1]} HTML files"


def compare(title: str, what: str, one: object, two: object) -> None:
    if one != two:
        ours, theirs = difference(str(one), str(two))
        raise Mismatch(f"'{title}': {what} differ:\n  ours:   {ours}\n  theirs: {theirs}")


def difference(one: str, two: str, around: int = 80) -> tuple[str, str]:
    """Where two texts begin to differ, with a little of both sides."""
    same = next((at for at, pair in enumerate(zip(one, two)) if pair[0] != pair[1]), min(len(one), len(two)))
    return tuple(text[max(same - around, 0) : same + around] for text in (one, two))
