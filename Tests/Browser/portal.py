"""Builds the demo portal and finds a page of every kind in it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

REPOSITORY = Path(__file__).resolve().parents[2]
CLOCK = "2026-11-21T06:00:00Z"


def build(program: str, folder: Path, base_url: str | None = None) -> Path:
    """Builds the repository's own Content without network at a fixed time."""
    output = folder / "public"
    command = [program, "build", "--quiet", "--offline", "--clock", CLOCK, "-C", str(REPOSITORY)]
    command += ["-o", str(output), "--state", str(folder / "state")]
    if base_url:
        command += ["--base-url", base_url]
    code = subprocess.run(command, check=False).returncode
    if code != 0:
        sys.exit(f"error: the portal could not be built (exit {code})")
    return output


def listed(program: str, folder: Path) -> list[dict[str, str]]:
    """Every page that the program says the portal has: path, kind and language."""
    command = [program, "list", "pages", "--json", "--clock", CLOCK, "-C", str(REPOSITORY)]
    command += ["--state", str(folder / "state")]
    answer = subprocess.run(command, check=False, stdout=subprocess.PIPE)
    if answer.returncode != 0:
        sys.exit(f"error: the pages could not be listed (exit {answer.returncode})")
    return json.loads(answer.stdout)


@dataclass(frozen=True)
class Page:
    """One page to look at: `path` is below the base, without a leading slash."""

    kind: str
    path: str
    language: str = ""
    status: int = 200


@dataclass(frozen=True)
class Article:
    """What an article's page says of itself."""

    excerpt: bool
    indexed: bool
    language: str
    direction: str

    @staticmethod
    def of(html: str) -> Article | None:
        opening = re.search(r'<article class="(article[^"]*)" lang="([^"]+)" dir="([^"]+)"', html)
        if not opening:
            return None
        kind, language, direction = opening.groups()
        return Article(
            excerpt="article--excerpt" in kind,
            indexed='content="noindex' not in html,
            language=language,
            direction=direction,
        )

    @property
    def is_cjk(self) -> bool:
        return self.language.startswith(("zh", "ja", "ko"))

    @property
    def is_plain(self) -> bool:
        return self.direction == "ltr" and not self.is_cjk


# What leads on at once, or is looked at in other ways.
PASSED = {"redirect", "not-found"}

ARTICLES: dict[str, Callable[[Article], bool]] = {
    "article-own": lambda article: article.indexed and article.is_plain,
    "article-cc": lambda article: not article.indexed and not article.excerpt and article.is_plain,
    "article-excerpt": lambda article: article.excerpt and article.is_plain,
    "article-arabic": lambda article: article.language == "ar" and article.direction == "rtl",
    "article-cjk": lambda article: article.is_cjk,
}


def pages(program: str, folder: Path, public: Path) -> list[Page]:
    """The largest page of every kind in every language, and an article of each sort that looks different.

    A kind without pages cannot be named, hence not be forgotten; a sort of article without one ends the run.
    """
    found: dict[tuple[str, str], list[Path]] = {}
    for entry in listed(program, folder):
        file = public / (entry["path"].lstrip("/") + "index.html")
        if entry["kind"] in PASSED or not file.is_file():
            continue
        if entry["kind"] == "article":
            for kind in _sorts(file):
                found.setdefault((kind, ""), []).append(file)
        else:
            found.setdefault((entry["kind"], entry["language"]), []).append(file)
    absent = set(ARTICLES) - {kind for kind, _ in found}
    if absent:
        sys.exit(f"error: the portal has no {', '.join(sorted(absent))}")
    chosen = [
        Page(kind, _path(public, max(files, key=_size)), language) for (kind, language), files in found.items()
    ]
    return chosen + [Page("missing", "n/2026/nowhere/deep/", status=404)]


def _sorts(file: Path) -> list[str]:
    """Which of the sorts of articles a page shows."""
    article = Article.of(file.read_text())
    return [kind for kind, fits in ARTICLES.items() if article and fits(article)]


def _size(file: Path) -> tuple[int, str]:
    return file.stat().st_size, str(file)


def _path(folder: Path, file: Path) -> str:
    return str(file.relative_to(folder)).removesuffix("index.html")
