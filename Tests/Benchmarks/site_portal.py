"""The generated portal as El Pregonero builds it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CLOCK = "2026-11-21T06:00:00Z"
# Feeds are divided into files of this many articles.
FILE_ARTICLES = 10_000
# So many may be new in a file, one after the other.
MOST_NEW = 10
CONFIGURATION = """
site:
  title: Generated
  baseURL: https://example.org/
  languages: [{languages}]
  timeZone: UTC
  search: {search}
  archive: {archive}
  related: {related}
sources:
"""
SOURCE = """  - id: generated-{number}
    kind: feed
    url: {file}
    language: en
    rights: licensed
    maxItems: {count}
"""
# The month as Hugo spells it, so that both portals say the same.
TEXTS = "monthsShort = Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec\n"


def feeds(
    folder: Path, count: int, new: int = 0, changed: int = 0, size: int = 2600,
    form: str = "json", start: int = 0,
) -> list[Path]:
    """Writes the feeds, each in a process of its own, so that this one stays small."""
    corpus = str(Path(__file__).with_name("corpus.py"))
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for number, first in enumerate(range(start, start + count, FILE_ARTICLES)):
        last = min(first + FILE_ARTICLES, start + count)
        file = folder / f"feed-{number}.{form}"
        options = ["--first", first, "--last", last, "--bytes", size, "--changed", changed]
        options += ["--new", new if last == start + count else 0]
        whole = str(start + count)
        subprocess.run([sys.executable, corpus, file, whole, *map(str, options)], check=True)
        files.append(file)
    return files


class Portal:
    """A site of generated articles in a folder of its own."""

    def __init__(
        self, program: str, folder: Path, feeds: list[Path],
        languages: str = "en", search: str = "none", archive: str = "none",
        related: str = "none",
    ) -> None:
        self.folder = folder
        self.output = folder / "public"
        self.program = program
        (folder / "Content").mkdir(parents=True)
        text = CONFIGURATION.format(languages=languages, search=search, archive=archive, related=related)
        for number, feed in enumerate(feeds):
            text += SOURCE.format(number=number, file=feed.name, count=FILE_ARTICLES + MOST_NEW)
        (folder / "Content" / "site.yaml").write_text(text)
        (folder / "Templates" / "texts").mkdir(parents=True)
        (folder / "Templates" / "texts" / "en.txt").write_text(TEXTS)
        self.read(feeds)

    def read(self, feeds: list[Path]) -> None:
        """Puts the feeds in place of those that stand there."""
        for feed in feeds:
            target = self.folder / "Content" / feed.name
            target.unlink(missing_ok=True)
            os.link(feed, target)

    @property
    def command(self) -> list[str]:
        return [self.program, "build", "--quiet", "--clock", CLOCK, "-C", str(self.folder)]
