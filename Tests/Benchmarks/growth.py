"""What a portal costs as its archive grows: cold, unchanged and with one new article, one size after another.

usage: growth.py PROGRAM [ARTICLES …] [--bytes N]   (default: 10000 100000; a million short ones: 1000000 --bytes 700)

Folders are made below TMPDIR; a million articles take 25 GB there.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

import measure
from site_portal import FILE_ARTICLES, Portal, feeds
from table import note


def built(portal: Portal, name: str, count: int) -> measure.Cost:
    cost = measure.run(portal.command)
    figures = f"{cost.wall:8.2f} {cost.cpu:8.2f} {cost.peak_bytes / 1e6:8.0f}"
    print(f"{count:9} {name:16} {figures}", flush=True)
    return cost


def grow(program: str, count: int, size: int, folder: Path) -> measure.Cost:
    """Returns what the cold build cost."""
    portal = Portal(program, folder / "site", feeds(folder / "feeds", count, size=size))
    cold = built(portal, "cold", count)
    unchanged = built(portal, "unchanged", count)
    # Only the newest feed has something new.
    start = (count - 1) // FILE_ARTICLES * FILE_ARTICLES
    newest = feeds(folder / "new", count - start, 1, size=size, start=start)[-1]
    portal.read([newest.rename(newest.with_name(f"feed-{start // FILE_ARTICLES}.json"))])
    new = built(portal, "one new article", count)
    files = sum(1 for path in portal.output.rglob("*") if path.is_file())
    print(f"{count:9} files            {files:8}", flush=True)
    name = f"{count} articles in an archive"
    note(f"{name}, cold, peak", cold.peak_bytes / 1e6, "MB", most=465 if count > 100_000 else 300)
    note(f"{name}, unchanged", unchanged.wall, most=0.3 if count > 100_000 else 0.05)
    note(f"{name}, one new", new.wall, most=2 if count > 100_000 else None)
    note(f"{name}, one new, peak", new.peak_bytes / 1e6, "MB", most=250)
    return cold


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the pregonero to measure")
    parser.add_argument("articles", type=int, nargs="*", default=[10_000, 100_000])
    parser.add_argument("--bytes", type=int, default=2600, help="of one article")
    options = parser.parse_args()
    print(f"{'articles':>9} {'':16} {'wall s':>8} {'CPU s':>8} {'peak MB':>8}")
    colds: dict[int, float] = {}
    for count in options.articles:
        folder = Path(tempfile.mkdtemp(prefix="pregonero-growth-", dir=measure.room() if count <= 100_000 else None))
        colds[count] = grow(options.program, count, options.bytes, folder).wall
        shutil.rmtree(folder)
    if 10_000 in colds and 100_000 in colds:
        note("100 000 articles beside 10 000, cold", colds[100_000], "s", "10 000:", colds[10_000], ratio=10.5)


if __name__ == "__main__":
    main()
