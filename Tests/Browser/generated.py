"""A portal of generated articles in several languages, for questions whose answers are known."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random

CLOCK = "2026-11-21T06:00:00Z"
NEWEST = datetime(2026, 11, 21, 5, 0, tzinfo=timezone.utc)
SYLLABLES = "ba cé di fo gü ha je ki lo mu ña pe qui ro su ta ver ya zo cion les ces aux ß œ s".split()
OTHERS = "東京 东京新闻 北京市 كتاب أخبار Москва новости l’eau 2026 de la el the of les".split()
# source → language, section, country
SOURCES = {
    "arla": ("es", "world", "es"),
    "faro": ("es", "sports", "mx"),
    "gazette": ("en", "science", "gb"),
    "gazette-two": ("en", "world", "gb"),
    "courrier": ("fr", "economy", "fr"),
    "sawt": ("ar", "world", "eg"),
}


def articles(count: int) -> list[dict[str, object]]:
    """What the portal is fed with, oldest first, and what a question is compared with."""
    words = vocabulary()
    return [article(Random(f"search/{number}"), words, number, count) for number in range(count)]


def vocabulary() -> list[str]:
    random = Random(2026)
    made = []
    for _ in range(3000):
        word = "".join(random.choices(SYLLABLES, k=random.randint(1, 4)))
        made.append(word.upper() if random.random() < 0.1 else word)
    words = list(dict.fromkeys(made + OTHERS))
    random.shuffle(words)
    return words


def article(random: Random, words: list[str], number: int, count: int) -> dict[str, object]:
    source = random.choice(list(SOURCES))
    language, section, country = SOURCES[source]
    date = NEWEST - timedelta(minutes=(count - number) * 400_000 // count)
    return {
        "number": number,
        "source": source,
        "language": language,
        "section": section,
        "country": country,
        "date": date.isoformat(),
        "title": f"{sentence(random, words, 6)} n{number}",
        "summary": sentence(random, words, 12)[:150],
        "text": sentence(random, words, 60),
    }


def sentence(random: Random, words: list[str], length: int) -> str:
    """Common words come often, as in prose."""
    return " ".join(words[int(len(words) * random.random() ** 3)] for _ in range(length))


def build(program: str, folder: Path, wanted: list[dict[str, object]], search: str = "static") -> Path:
    """Builds a portal of the articles, all with their whole text."""
    content = folder / "Content"
    content.mkdir(parents=True)
    settings = [
        "site:",
        "  title: Generado",
        "  baseURL: https://example.org/",
        "  languages: [es, en, fr]",
        "  timeZone: UTC",
        f"  search: {search}",
        # Words by chance resemble each other as no news do.
        "  stories: off",
        "sources:",
    ]
    for source, (language, section, country) in SOURCES.items():
        own = [item for item in wanted if item["source"] == source]
        (content / f"{source}.json").write_text(json.dumps(feed(source, own), ensure_ascii=False))
        settings += [f"  - id: {source}", "    kind: feed", f"    url: {source}.json", "    rights: licensed"]
        settings += [f"    language: {language}", f"    section: {section}", f"    country: {country}"]
        settings += [f"    maxItems: {len(own) + 1}", "    expect: any"]
    (content / "site.yaml").write_text("\n".join(settings) + "\n")
    output = folder / "public"
    command = [program, "build", "--quiet", "--clock", CLOCK, "-C", str(folder), "-o", str(output)]
    code = subprocess.run(command, check=False).returncode
    if code != 0:
        sys.exit(f"error: the generated portal could not be built (exit {code})")
    return output


def feed(source: str, wanted: list[dict[str, object]]) -> dict[str, object]:
    items = [
        {
            "id": f"{source}-{item['number']}",
            "url": f"https://{source}.example/{item['number']}/",
            "title": item["title"],
            "summary": item["summary"],
            "date_published": item["date"],
            "content_html": f"<p>{item['text']}</p>",
        }
        for item in wanted
    ]
    return {
        "version": "https://jsonfeed.org/version/1.1",
        # A source is found by its name too: these have names without letters, so that only articles answer.
        "title": "◆" * (1 + list(SOURCES).index(source)),
        "home_page_url": f"https://{source}.example/",
        "items": items,
    }
