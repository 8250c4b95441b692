"""Builds the demo portal and finds a page of every kind in it."""

from __future__ import annotations

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


@dataclass(frozen=True)
class Page:
    """One page to look at: `path` is below the base, without a leading slash."""

    kind: str
    path: str
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


PLACES: dict[str, str] = {
    "front-es": "index.html",
    "front-en": "en/index.html",
    "front-fr": "fr/index.html",
    "river": "noticias/index.html",
    "river-page": "noticias/p/*/index.html",
    "sections": "secciones/index.html",
    "section": "secciones/*/index.html",
    "archive": "archivo/index.html",
    "year": "archivo/*/index.html",
    "month": "archivo/*/*/index.html",
    "day": "archivo/*/*/*/index.html",
    "map": "mapa/index.html",
    "country": "paises/*/index.html",
    "country-section": "paises/*/*/index.html",
    "form": "tipo/audio/index.html",
    "sources": "fuentes/index.html",
    "sources-by-country": "fuentes/pais/index.html",
    "source": "fuentes/un-news-es/index.html",
    "matches": "partidos/index.html",
    "match-day": "partidos/2026/*/*/index.html",
    "match": "partidos/2026/*/*/*/index.html",
    "competition": "partidos/liga/*/index.html",
    "team": "partidos/equipo/*/index.html",
    "highlights": "partidos/resumenes/index.html",
    "programmes": "programas/index.html",
    "programme": "programas/*-??????????/index.html",
    "search": "buscar/index.html",
    "people": "gente/index.html",
    "person": "gente/teresa-lanuza/index.html",
    "people-map": "gente/mapa/index.html",
    "person-map": "gente/*/mapa/index.html",
    "music": "musica/index.html",
    "genre": "musica/genero/*/index.html",
    "artist": "musica/artista/*/index.html",
    "track": "musica/*/index.html",
    "collection": "heroes/index.html",
    "figure": "heroes/*/index.html",
    "transformations": "heroes/*/transformaciones/index.html",
    "transformation": "heroes/*/transformaciones/*/index.html",
    "page": "acerca/index.html",
}

ARTICLES: dict[str, Callable[[Article], bool]] = {
    "article-own": lambda article: article.indexed and article.is_plain,
    "article-cc": lambda article: not article.indexed and not article.excerpt and article.is_plain,
    "article-excerpt": lambda article: article.excerpt and article.is_plain,
    "article-arabic": lambda article: article.language == "ar" and article.direction == "rtl",
    "article-cjk": lambda article: article.is_cjk,
}


def pages(folder: Path) -> list[Page]:
    """The largest page of every kind; a kind without pages ends the run."""
    found = {kind: list(folder.glob(pattern)) for kind, pattern in PLACES.items()}
    found |= _articles(folder)
    absent = [kind for kind, files in found.items() if not files]
    if absent:
        sys.exit(f"error: the portal has no page of the kind {', '.join(absent)}")
    chosen = [Page(kind, _path(folder, max(files, key=_size))) for kind, files in found.items()]
    return chosen + [Page("missing", "n/2026/nowhere/deep/", status=404)]


def _articles(folder: Path) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {kind: [] for kind in ARTICLES}
    for file in folder.glob("n/**/index.html"):
        article = Article.of(file.read_text())
        for kind, fits in ARTICLES.items():
            if article and fits(article):
                found[kind].append(file)
    return found


def _size(file: Path) -> tuple[int, str]:
    return file.stat().st_size, str(file)


def _path(folder: Path, file: Path) -> str:
    return str(file.relative_to(folder)).removesuffix("index.html")
