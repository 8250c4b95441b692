"""Reads feeds with a reader of PyPI, and prints how long the fastest pass took.

usage: readers.py feedparser|feedparser-raw|fastfeedparser < NAMES
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Callable

PASSES = 2


def reader(name: str) -> Callable[[bytes], object]:
    if name == "fastfeedparser":
        import fastfeedparser

        return fastfeedparser.parse
    import feedparser

    cleans = name == "feedparser"
    return lambda data: feedparser.parse(data, sanitize_html=cleans, resolve_relative_uris=cleans)


def main() -> None:
    read = reader(sys.argv[1])
    files = [Path(line.rstrip("\n")).read_bytes() for line in sys.stdin]
    fastest = float("inf")
    refused = 0
    for _ in range(PASSES):
        refused = 0
        began = time.perf_counter()
        for data in files:
            try:
                read(data)
            except Exception:  # noqa: BLE001: whatever a reader raises, the feed was refused.
                refused += 1
        fastest = min(fastest, time.perf_counter() - began)
    print(json.dumps({"seconds": fastest, "refused": refused}))


if __name__ == "__main__":
    main()
