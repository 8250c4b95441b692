"""Cold, unchanged and with one new article: what a build costs, beside copying what it wrote."""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import measure
from measure import Cost

CLOCK = "2026-11-21T06:00:00Z"
COPIES = 3
CONFIGURATION = """
site:
  title: Generated
  baseURL: https://example.org/
  languages: [en]
  timeZone: UTC
  search: none
  archive: none
sources:
  - id: generated
    kind: feed
    url: feed.json
    language: en
    rights: cc
    maxItems: {count}
"""


@dataclass(frozen=True)
class Row:
    name: str
    cost: Cost
    files: int
    size: int


class Portal:
    """A site of generated articles, built by El Pregonero."""

    def __init__(self, program: str, folder: Path) -> None:
        self.output = folder / "public"
        self.feed = folder / "Content" / "feed.json"
        self.feed.parent.mkdir()
        self.command = [program, "build", "--quiet", "--clock", CLOCK, "-C", str(folder)]

    def prepare(self, count: int, new: int = 0) -> None:
        """Writes the feed in a process of its own, so that this one stays small."""
        corpus = str(Path(__file__).with_name("corpus.py"))
        subprocess.run([sys.executable, corpus, str(self.feed), str(count), str(new)], check=True)

    def configure(self, count: int) -> None:
        (self.feed.parent / "site.yaml").write_text(CONFIGURATION.format(count=count))

    def build(self, name: str) -> Row:
        before = measure.snapshot(self.output)
        cost = measure.run(self.command)
        return Row(name, cost, *measure.written(before, measure.snapshot(self.output)))


def copies(folder: Path, copy: Path) -> Row:
    """The floor: the median of a few copies of the whole output."""
    rows = []
    for _ in range(COPIES):
        cost = measure.run(["cp", "-r", str(folder), str(copy)])
        rows.append(Row("cp -r", cost, *measure.written({}, measure.snapshot(copy))))
        shutil.rmtree(copy)
    median = statistics.median(row.cost.wall for row in rows)
    return next(row for row in rows if row.cost.wall == median)


def bench(program: str, count: int) -> None:
    with tempfile.TemporaryDirectory(prefix="pregonero-bench-") as name:
        folder = Path(name)
        portal = Portal(program, folder)
        portal.configure(count + 1)
        portal.prepare(count)
        feed = portal.feed.stat().st_size
        rows = [portal.build("cold"), portal.build("unchanged")]
        portal.prepare(count, new=1)
        rows.append(portal.build("one new article"))
        floor = copies(portal.output, folder / "copy")
    print(f"\n{count} articles, feed of {feed / 1e6:.1f} MB")
    print(table(rows + [floor], floor))


def table(rows: list[Row], floor: Row) -> str:
    head = f"{'':16} {'wall s':>8} {'CPU s':>8} {'peak MB':>8} {'files':>7} {'KB':>8} {'x cp -r':>8}"
    return "\n".join([head] + [line(row, row.cost.wall / floor.cost.wall) for row in rows])


def line(row: Row, ratio: float) -> str:
    cost = row.cost
    figures = f"{cost.wall:8.2f} {cost.cpu:8.2f} {cost.peak_bytes / 1e6:8.0f}"
    return f"{row.name:16} {figures} {row.files:7} {row.size / 1e3:8.0f} {ratio:8.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="Tests/Benchmarks/run", description=__doc__)
    parser.add_argument("program", help="the pregonero to measure")
    parser.add_argument("articles", type=int, nargs="*", default=[1000])
    options = parser.parse_args()
    for count in options.articles:
        bench(options.program, count)


if __name__ == "__main__":
    main()
