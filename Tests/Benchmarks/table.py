"""One table of all that was measured: each figure beside its peer's of the same run, the ratio, and what is aimed at.

usage: table.py FILE   (lines of JSON, as `note` writes them into the file that PREGONERO_BENCH names)

Nothing fails by a figure: machines differ, and a goal that is missed is to be seen.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path


def note(
    what: str, ours: float, unit: str = "s", peer: str = "", theirs: float | None = None,
    most: float | None = None, ratio: float | None = None, least: float | None = None,
) -> None:
    """Adds a line. Aimed at is at `most` this figure, at most this `ratio` to the peer's, or at `least` this figure."""
    place = os.environ.get("PREGONERO_BENCH")
    if not place:
        return
    line = {
        "what": what, "ours": ours, "unit": unit, "peer": peer, "theirs": theirs,
        "most": most, "ratio": ratio, "least": least,
    }
    with Path(place).open("a") as file:
        file.write(json.dumps(line) + "\n")


def number(value: float) -> str:
    return f"{value:.2f}" if value < 100 else f"{value:,.0f}".replace(",", " ")


def row(line: dict) -> list[str]:
    ours, theirs, unit = line["ours"], line["theirs"], line["unit"]
    quotient = ours / theirs if theirs else None
    goal, met = "", None
    if line["ratio"] is not None:
        goal, met = f"≤ {line['ratio']:g} ×", quotient is not None and quotient <= line["ratio"]
    elif line["most"] is not None:
        goal, met = f"≤ {line['most']:g} {unit}", ours <= line["most"]
    elif line["least"] is not None:
        goal, met = f"≥ {line['least']:g} {unit}", ours >= line["least"]
    return [
        line["what"],
        f"{number(ours)} {unit}",
        f"{line['peer']} {number(theirs)}" if theirs is not None else "",
        f"{quotient:.2f}" if quotient is not None else "",
        goal,
        {None: "", True: "yes", False: "no"}[met],
    ]


def main() -> None:
    file = Path(sys.argv[1])
    lines = [json.loads(text) for text in file.read_text().splitlines()] if file.exists() else []
    rows = [["measured", "El Pregonero", "peer", "ratio", "goal", "reached"], *map(row, lines)]
    widths = [max(len(cells[column]) for cells in rows) for column in range(len(rows[0]))]
    print()
    for index, cells in enumerate(rows):
        print("| " + " | ".join(cell.ljust(width) for cell, width in zip(cells, widths)) + " |")
        if index == 0:
            print("|" + "|".join("-" * (width + 2) for width in widths) + "|")


if __name__ == "__main__":
    main()
