"""What a portal costs to build: cold, unchanged, with one new article and with one in a hundred corrected.

Stands beside Hugo with the same articles, words, metadata and lists, and beside copying what was written. Times are
of one run on one machine: compare the ratios. Nothing is deleted while it measures, since a file system that has
just freed many files is slower at making new ones.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import compare
import measure
from hugo import HugoPortal
from measure import Cost, median
from site_portal import MOST_NEW, Portal, feeds
from table import note


FORMS = {"json": "JSON Feed", "xml": "RSS"}


@dataclass(frozen=True)
class Row:
    name: str
    cost: Cost
    files: int
    size: int


class Bench:
    """All measurements with one number of articles."""

    def __init__(self, options: argparse.Namespace, count: int, form: str, folder: Path) -> None:
        self.options = options
        self.count = count
        self.form = form
        self.folder = folder
        self.repeats = options.repeats or (5 if count <= 10_000 else 1)
        self.rows: list[Row] = []

    def run(self) -> None:
        made = feeds(self.folder / "feeds", self.count, form=self.form)
        ours, theirs = [], []
        for turn in range(self.repeats):
            portal = Portal(self.options.program, self.folder / f"ours-{turn}", made)
            ours.append(measure.run(portal.command))
            if self.options.hugo:
                hugo = HugoPortal(self.options.hugo, self.folder / f"hugo-{turn}", made)
                theirs.append(measure.run(hugo.command))
                if turn == 0:
                    print(compare.check(portal.output, hugo.output))
        self.add("cold", median(ours), portal.output)
        if theirs:
            self.add("Hugo, cold", median(theirs), hugo.output)
        self.copies(portal)
        self.changes(portal)
        if theirs:
            before = measure.snapshot(hugo.output)
            cost = measure.run(hugo.command)
            self.rows.append(
                Row("Hugo, unchanged", cost, *measure.written(before, measure.snapshot(hugo.output)))
            )
        if self.form == "json":
            self.defaults(made)
        self.report(made)

    def compare(self) -> None:
        """Whether what Hugo builds still says what we do; nothing is timed."""
        made = feeds(self.folder / "feeds", self.count, form=self.form)
        portal = Portal(self.options.program, self.folder / "ours", made)
        hugo = HugoPortal(self.options.hugo, self.folder / "hugo", made)
        measure.run(portal.command)
        measure.run(hugo.command)
        print(compare.check(portal.output, hugo.output))

    def add(self, name: str, cost: Cost, output: Path) -> None:
        self.rows.append(Row(name, cost, *measure.written({}, measure.snapshot(output))))

    def copies(self, portal: Portal) -> None:
        """The floor: the median of copies of the whole output."""
        costs = []
        for turn in range(self.repeats):
            copy = self.folder / f"copy-{turn}"
            costs.append(measure.run(["cp", "-r", str(portal.output), str(copy)]))
        self.add("cp -r", median(costs), portal.output)

    def changes(self, portal: Portal) -> None:
        """Nothing new, then one new article after the other, then one in a hundred corrected."""
        turns = min(self.repeats, MOST_NEW)
        news = [self.news(new) for new in range(1, turns + 1)]
        self.again(portal, "unchanged", [[] for _ in range(turns)])
        self.again(portal, "one new article", news)
        self.again(portal, "1 % corrected", [self.news(turns, changed=1)])

    def news(self, new: int, changed: int = 0) -> list[Path]:
        folder = self.folder / f"feeds-{new}-{changed}"
        return feeds(folder, self.count, new, changed, form=self.form)

    def again(self, portal: Portal, name: str, turns: list[list[Path]]) -> None:
        """The median of builds, each with other feeds."""
        rows = []
        for changed in turns:
            portal.read(changed)
            before = measure.snapshot(portal.output)
            cost = measure.run(portal.command)
            written = measure.written(before, measure.snapshot(portal.output))
            rows.append(Row(name, cost, *written))
        middle = median([row.cost for row in rows])
        self.rows.append(next(row for row in rows if row.cost == middle))

    def defaults(self, made: list[Path]) -> None:
        """Three languages, search, archive and related articles: reported, not compared."""
        portal = Portal(
            self.options.program, self.folder / "defaults", made,
            languages="en, es, fr", search="static", archive="days", related="titles",
        )
        self.add("cold, 3 languages", measure.run(portal.command), portal.output)

    def report(self, made: list[Path]) -> None:
        size = sum(feed.stat().st_size for feed in made)
        floor = next(row.cost.wall for row in self.rows if row.name == "cp -r")
        print(f"\n{self.count} articles, {size / 1e6:.1f} MB in {len(made)} {FORMS[self.form]}")
        print(f"{'':18} {'wall s':>8} {'CPU s':>8} {'peak MB':>8} {'files':>7} {'KB':>9} {'x cp -r':>8}")
        for row in self.rows:
            cost = row.cost
            figures = f"{cost.wall:8.2f} {cost.cpu:8.2f} {cost.peak_bytes / 1e6:8.0f}"
            print(
                f"{row.name:18} {figures} {row.files:7} {row.size / 1e3:9.0f}"
                f" {cost.wall / floor:8.2f}"
            )
        sys.stdout.flush()
        self.summarise(floor)

    def summarise(self, floor: float) -> None:
        """Beside Hugo's build of the same run, and beside the copy."""
        name = f"{self.count} articles, {FORMS[self.form]}"
        costs = {row.name: row.cost for row in self.rows}
        cold, hugo = costs["cold"], costs.get("Hugo, cold")
        if hugo:
            note(f"{name}, cold", cold.wall, "s", "Hugo", hugo.wall, ratio=0.4)
            note(f"{name}, cold, processor", cold.cpu, "s", "Hugo", hugo.cpu, ratio=0.6)
            note(f"{name}, cold, peak", cold.peak_bytes / 1e6, "MB", "Hugo", hugo.peak_bytes / 1e6, ratio=0.2)
        else:
            note(f"{name}, cold", cold.wall)
        note(f"{name}, cold", cold.wall, "s", "cp -r", floor, ratio=2.5)
        note(f"{name}, cores busy", cold.cpu / cold.wall / min(2, os.cpu_count() or 1) * 100, "%", least=85)
        theirs = costs["Hugo, unchanged"].wall if hugo else None
        note(f"{name}, unchanged", costs["unchanged"].wall, "s", "Hugo" if hugo else "", theirs, most=0.03)
        note(f"{name}, one new", costs["one new article"].wall, "s", "Hugo" if hugo else "", theirs, most=0.1)


def main() -> None:
    parser = argparse.ArgumentParser(prog="Tests/Benchmarks/run", description=__doc__)
    parser.add_argument("program", help="the pregonero to measure")
    parser.add_argument("articles", type=int, nargs="*", default=[1_000, 10_000])
    parser.add_argument("--hugo", help="the Hugo to compare with")
    parser.add_argument("--repeats", type=int, help="cold builds (5; 1 above 10 000 articles)")
    parser.add_argument("--compare", action="store_true", help="time nothing: see whether both say the same")
    parser.add_argument("--form", choices=FORMS, action="append", help="of the feeds (all)")
    options = parser.parse_args()
    if options.compare and not options.hugo:
        print("peer: skipped, since Hugo cannot be had")
        return
    for count, form in product(options.articles, options.form or FORMS):
        with tempfile.TemporaryDirectory(prefix="pregonero-bench-", dir=measure.room()) as name:
            try:
                bench = Bench(options, count, form, Path(name))
                if options.compare:
                    bench.compare()
                else:
                    bench.run()
            except compare.Mismatch as mismatch:
                sys.exit(f"error: the portals do not say the same, so they are not timed\n{mismatch}\n"
                    "hint: let hugo.py write what the theme writes now")


if __name__ == "__main__":
    main()
