"""Reading and cleaning the real feeds of the shared corpora on one core, beside readers of PyPI.

usage: reading.py BENCHMARK   (PREGONERO_SHARED=/path/to/shared names the corpora)
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import table

# Collections of feeds as they were found in the wild; the others are made for tests of one feature.
REAL = [
    "extractus", "feedjira", "feedreader-cs", "netnewswire", "node-feedparser", "picofeed", "prof18-rss",
    "rsparser", "rss-parser", "simplepie",
]
TARGETS = {"reading": 60, "cleaning": 20}
READERS = {
    "feedparser": "feedparser (reads and cleans)",
    "feedparser-raw": "feedparser (reads only)",
    "fastfeedparser": "fastfeedparser (libxml2)",
}


def feeds(corpora: Path) -> list[str]:
    """Each file once, although several collections may hold it."""
    listed = (corpora / "feeds.txt").read_text().split("\n")
    found: dict[str, str] = {}
    for name in listed:
        if name.split("/")[0] in REAL:
            file = corpora / "feeds" / name
            found.setdefault(hashlib.sha256(file.read_bytes()).hexdigest(), str(file))
    return sorted(found.values())


def run(command: list[str], files: list[str]) -> dict[str, float]:
    names = "".join(f"{file}\n" for file in files)
    done = subprocess.run(command, input=names, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"error: exit {done.returncode}: {' '.join(command)}\n{done.stderr[-500:]}")
    return json.loads(done.stdout)


def row(name: str, size: float, seconds: float, note: str = "") -> str:
    return f"{name:32} {seconds:8.3f} {size / seconds / 1e6:8.1f}   {note}".rstrip()


def main() -> None:
    named = os.environ.get("PREGONERO_SHARED")
    if not named:
        print("\nreading and cleaning: skipped, PREGONERO_SHARED is not set")
        return
    files = feeds(Path(named) / "corpora")
    ours = run([sys.argv[1]], files)
    size = ours["feedBytes"]
    print(f"\n{len(files)} real feeds, {size / 1e6:.1f} MB, {ours['entries']} entries, one core")
    print(f"{'':32} {'s':>8} {'MB/s':>8}")
    speeds = {
        "reading": size / ours["readingSeconds"] / 1e6,
        "cleaning": ours["bodyBytes"] / ours["cleaningSeconds"] / 1e6,
    }
    print(row("El Pregonero: reading", size, ours["readingSeconds"], f"{len(files) - ours['feeds']} refused"))
    note = f"{ours['bodies']} bodies, {ours['bodyBytes'] / 1e6:.1f} MB"
    print(row("El Pregonero: cleaning", ours["bodyBytes"], ours["cleaningSeconds"], note))
    readers = str(Path(__file__).with_name("readers.py"))
    for reader, title in READERS.items():
        other = run([sys.executable, readers, reader], files)
        print(row(title, size, other["seconds"], f"{other['refused']} refused"))
        table.note("reading real feeds", ours["readingSeconds"], "s", title.split(" (")[0], other["seconds"])
    for name, target in TARGETS.items():
        table.note(f"{name}, one core", speeds[name], "MB/s", least=target)


if __name__ == "__main__":
    main()
