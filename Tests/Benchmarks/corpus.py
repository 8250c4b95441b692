"""Writes one feed of generated articles, the same for the same numbers on every machine: RSS in a file named .xml,
a JSON Feed in any other.

usage: corpus.py FILE ARTICLES [--new N] [--changed PERCENT] [--first N --last N] [--bytes N]
"""

from __future__ import annotations

import argparse
import json
import xml.sax.saxutils as xml
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime
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


def write(options: argparse.Namespace) -> None:
    """Newest first, as feeds are; new articles come on top and leave the others as they were."""
    words = vocabulary()
    first = options.first or 0
    last = options.articles if options.last is None else options.last
    numbers = reversed(range(first, last + options.new))
    form = RSS if options.file.suffix == ".xml" else JSON
    with options.file.open("w", encoding="utf-8") as out:
        out.write(form.head)
        for index, entry in enumerate(items(words, numbers, options)):
            out.write(form.between if index else "")
            out.write(form.item(entry))
        out.write(form.foot)


class JSON:
    head = (
        '{"version": "https://jsonfeed.org/version/1.1", "title": "Generated",\n'
        '"home_page_url": "https://generated.example/", "items": [\n'
    )
    between = ",\n"
    foot = "\n]}\n"

    @staticmethod
    def item(entry: dict[str, object]) -> str:
        return json.dumps(entry, ensure_ascii=False)


class RSS:
    head = (
        '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"'
        ' xmlns:content="http://purl.org/rss/1.0/modules/content/"'
        ' xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel><title>Generated</title>'
        "<link>https://generated.example/</link><description>Generated</description>\n"
    )
    between = "\n"
    foot = "\n</channel></rss>\n"

    @staticmethod
    def item(entry: dict[str, object]) -> str:
        date = datetime.fromisoformat(entry["date_published"])
        return (
            f"<item><title>{xml.escape(entry['title'])}</title><link>{entry['url']}</link>"
            f'<guid isPermaLink="false">{entry["id"]}</guid><pubDate>{format_datetime(date)}</pubDate>'
            f"<dc:creator>{entry['authors'][0]['name']}</dc:creator>"
            f"<category>{entry['tags'][0]}</category>"
            f"<description>{xml.escape(entry['summary'])}</description>"
            f"<content:encoded><![CDATA[{entry['content_html']}]]></content:encoded></item>"
        )


def vocabulary() -> list[str]:
    """Words of two to four syllables, the common ones first."""
    random = Random(SEED)
    made = ("".join(random.choices(SYLLABLES, k=random.randint(2, 4))) for _ in range(6000))
    return list(dict.fromkeys(made))


def items(
    words: list[str], numbers: Iterator[int], options: argparse.Namespace
) -> Iterator[dict[str, object]]:
    for number in numbers:
        entry = item(words, number, published(number, options.articles), options.bytes)
        if options.changed and number % (100 // options.changed) == 0:
            entry["summary"] = f"{entry['summary']} Corrected."
        yield entry


def item(words: list[str], number: int, date: datetime, size: int) -> dict[str, object]:
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
    room = size - len(json.dumps(facts))
    return facts | {"content_html": body(random, words, room)}


def published(number: int, count: int) -> datetime:
    """Evenly over two years; new articles follow at a second's distance."""
    if number >= count:
        return NEWEST + timedelta(seconds=number - count + 1)
    return NEWEST - timedelta(seconds=SPAN.total_seconds() * (count - 1 - number) // count)


def body(random: Random, words: list[str], room: int) -> str:
    text = ""
    position = 0
    while len(text) < room - EXCESS or not text:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("articles", type=int, help="how many the whole corpus has")
    parser.add_argument("--new", type=int, default=0, help="articles on top of them")
    parser.add_argument("--changed", type=int, default=0, help="percent that were corrected")
    parser.add_argument("--first", type=int, help="the oldest of this file")
    parser.add_argument("--last", type=int, help="the one after the newest of this file")
    parser.add_argument("--bytes", type=int, default=ARTICLE_BYTES, help="of one article")
    write(parser.parse_args())


if __name__ == "__main__":
    main()
