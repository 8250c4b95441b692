"""Lists that shorten while one types: what a row is found by, on every page that has such a list."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Callable

from playwright.sync_api import Page as Tab

from waiting import expect, wait

Check = Callable[[Tab], list[str]]

STATUS = "document.querySelector('#filter-status').textContent"
# What stands below these is one family.
FAMILY = re.compile(r"^(.*artista|.*genero|secciones|tipo|paises|noticias/p|fuentes(?!/(?:idioma|pais|categoria)?/?$))/.+")
# The rows as a reader sees them: their lines, the heading of their group, whether they are there.
ROWS = """() => {
  const input = document.querySelector('#filter');
  return [...document.querySelectorAll(input.dataset.items)].map(row => {
    const group = row.closest('section');
    const heading = group && !group.contains(input) && group.querySelector('h2:not(.unseen)');
    return {
      texts: [...row.querySelectorAll('*')].filter(part => !part.children.length && !part.closest('button, details, .player'))
        .map(part => part.textContent.trim()).filter(Boolean),
      heading: heading ? heading.firstChild.textContent.trim() : '',
      shown: row.checkVisibility(),
      group: group && !group.contains(input) ? group.checkVisibility() : true,
    };
  });
}"""
PLAIN = "text => text.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '')"


def pages(built: Path) -> list[str]:
    """Every page in Spanish that has such a list; of those of a family, such as sections, one."""
    found: dict[str, str] = {}
    for file in sorted(built.rglob("index.html")):
        text = file.read_text()
        if 'id="filter"' in text and '<html lang="es"' in text:
            path = str(file.parent.relative_to(built)) + "/"
            found.setdefault(FAMILY.sub(lambda match: f"{match[1]}/one/", path), path)
    return list(found.values())


def checks(built: Path) -> list[tuple[str, str, Check, dict[str, Any]]]:
    cases = [
        ("tracks are found by their artist", "musica/", asked("Vera Almagre", "vera almagre")),
        ("people are found by name and place", "gente/", asked("puente hondo", "puente hondo")),
        ("words may stand in any order", "gente/", asked("HONDO Puénte", "puente hondo")),
    ]
    every = pages(built)
    if not {"fuentes/", "fuentes/pais/", "gente/", "mapa/", "musica/"} <= set(every):
        raise AssertionError(f"only these pages have a list to filter: {every}")
    cases.append(("what filters a list is there for who comes back", "gente/", comes_back))
    return [(*case, {}) for case in cases] + [("lists are filtered", path, every_way, {}) for path in every]


def asked(question: str, wanted: str) -> Check:
    """Only rows that say it, or whose heading does, are left, and there are some."""
    def check(tab: Tab) -> list[str]:
        rows = filtered(tab, question)
        left = [" ".join([*row["texts"], row["heading"]]) for row in rows if row["shown"]]
        problems = [] if 0 < len(left) < len(rows) else [f"'{question}' leaves {len(left)} of {len(rows)}"]
        return problems + [f"'{question}' leaves '{text}'" for text in left if wanted not in plain(tab, text)]
    return check


def comes_back(tab: Tab) -> list[str]:
    """Also where the browser has put the page out of its memory."""
    shown = sum(row["shown"] for row in filtered(tab, "puente hondo"))
    problems = wait(tab, "location.search === '?f=puente%20hondo'")
    tab.goto("about:blank")
    tab.go_back()
    problems += expect(tab, "document.querySelector('#filter').value", "puente hondo")
    problems += wait(tab, f"{STATUS} !== ''")
    left = sum(row["shown"] for row in tab.evaluate(ROWS))
    problems += [] if left == shown else [f"{left} rows are left of {shown}"]
    filtered(tab, "")
    return problems + wait(tab, "location.search === ''")


def every_way(tab: Tab) -> list[str]:
    rows = tab.evaluate(ROWS)
    row = max(rows, key=lambda one: (len(set("".join(one["texts"])) - set(map(chr, range(128)))), len(one["texts"])))
    place = rows.index(row)
    words = [word for text in row["texts"] for word in re.findall(r"[^\W\d_]{2,}", text)]
    long = max(words, key=len)
    first, last = words[0], words[-1]
    problems = []
    for question in (long, long[1:-1], plain(tab, long).upper(), f"{last} {first}", f"  {first},{last} "):
        problems += [] if filtered(tab, question)[place]["shown"] else [f"'{question}' hides '{' '.join(row['texts'])}'"]
    problems += heading(tab, rows)
    left = filtered(tab, "zzxq")
    problems += [f"'zzxq' leaves {one['texts']}" for one in left if one["shown"] or (one["heading"] and one["group"])]
    problems += expect(tab, STATUS, "No hay nada con «zzxq» en esta lista.")
    left = filtered(tab, "")
    problems += [f"nothing hides {one['texts']}" for one in left if not one["shown"]]
    return problems + expect(tab, STATUS, "")


def heading(tab: Tab, rows: list[dict[str, Any]]) -> list[str]:
    """A heading keeps its rows, also together with a word of one of them."""
    title = max({row["heading"] for row in rows}, key=len)
    if not title:
        return []
    own = [place for place, row in enumerate(rows) if row["heading"] == title]
    left = filtered(tab, title.upper())
    problems = [f"'{title}' hides {rows[place]['texts']}" for place in own if not left[place]["shown"]]
    place = own[-1]
    question = f"{rows[place]['texts'][0]} {title}"
    return problems + ([] if filtered(tab, question)[place]["shown"] else [f"'{question}' finds nothing"])


def filtered(tab: Tab, question: str) -> list[dict[str, Any]]:
    """What filters comes when its field is gone to; then each letter counts at once."""
    tab.fill("#filter", question)
    wait(tab, f"({STATUS} !== '') === {str(bool(question)).lower()}")
    return tab.evaluate(ROWS)


def plain(tab: Tab, text: str) -> str:
    return tab.evaluate(PLAIN, text).lower()
