"""Writes one JSON Feed of generated articles: the same for the same number, on every machine.

usage: corpus.py FILE ARTICLES [NEW]
"""

from __future__ import annotations

import json
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random
from typing import Iterator

SEED = 2026
NEWEST = datetime(2026, 11, 21, 5, 30, tzinfo=timezone.utc)
SPAN = timedelta(days=730)
CATEGORIES = [
    "politics", "economy", "technology", "health", "science", "environment",
    "education", "sports", "entertainment", "world", "business", "general",
]
# Bytes of JSON that one article takes up.
ARTICLE_BYTES = 2600
# Blocks are whole, so the last one ends about this far beyond its room.
EXCESS = 90
SYLLABLES = "ba co da el fi go hu in jo ka lu me no or pa qui ra so ta un ve xi ya zo".split()


def write(file: Path, count: int, new: int) -> None:
    """Newest first, as feeds are; the new articles come on top and leave the others as they were."""
    words = vocabulary()
    with file.open("w", encoding="utf-8") as out:
        out.write('{"version": "https://jsonfeed.org/version/1.1", "title": "Generated",\n')
        out.write('"home_page_url": "https://generated.example/", "items": [\n')
        out.write(",\n".join(items(words, count, new)))
        out.write("\n]}\n")


def vocabulary() -> list[str]:
    """Words of two to four syllables, the common ones first."""
    random = Random(SEED)
    made = ("".join(random.choices(SYLLABLES, k=random.randint(2, 4))) for _ in range(6000))
    return list(dict.fromkeys(made))


def items(words: list[str], count: int, new: int) -> Iterator[str]:
    for number in reversed(range(count + new)):
        yield json.dumps(item(words, number, published(number, count)), ensure_ascii=False)


def item(words: list[str], number: int, date: datetime) -> dict[str, object]:
    random = Random(f"{SEED}/{number}")
    facts: dict[str, object] = {
        "id": f"generated-{number}",
        "url": f"https://generated.example/{number}/",
        "title": sentence(random, words, random.randint(5, 11)).rstrip("."),
        "summary": sentence(random, words, 18),
        "date_published": date.isoformat(),
        "authors": [{"name": " ".join(random.sample(words, 2)).title()}],
        "tags": [CATEGORIES[number % len(CATEGORIES)]],
    }
    room = ARTICLE_BYTES - len(json.dumps(facts))
    return facts | {"content_html": body(random, words, room)}


def published(number: int, count: int) -> datetime:
    """Evenly over two years; new articles follow at a second's distance."""
    if number >= count:
        return NEWEST + timedelta(seconds=number - count + 1)
    return NEWEST - timedelta(seconds=SPAN.total_seconds() * (count - 1 - number) // count)


def body(random: Random, words: list[str], room: int) -> str:
    text = ""
    position = 0
    while len(text) < room - EXCESS:
        text += block(random, words, position)
        position += 1
    return text


def block(random: Random, words: list[str], position: int) -> str:
    if position % 5 == 2:
        return f"<h2>{sentence(random, words, 4).rstrip('.')}</h2>"
    if position % 5 == 4:
        points = "".join(f"<li>{sentence(random, words, 6)}</li>" for _ in range(3))
        return f"<ul>{points}</ul>"
    first, second = sentence(random, words, 16), sentence(random, words, 12)
    link = f'<a href="https://generated.example/see/{random.randrange(10_000)}">{random.choice(words)}</a>'
    return f"<p>{first} <em>{random.choice(words)}</em> {second} {link}.</p>"


def sentence(random: Random, words: list[str], length: int) -> str:
    """Common words come often, as in prose."""
    chosen = (words[int(len(words) * random.random() ** 3)] for _ in range(length))
    return " ".join(chosen).capitalize() + "."


if __name__ == "__main__":
    write(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
