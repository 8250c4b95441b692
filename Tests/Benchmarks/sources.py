"""Many sources on many hosts: cold, and when nothing is new; then in parts, two workers beside one machine.

usage: sources.py PROGRAM [--sources N] [--hosts N] [--shards N] [--fetch-only]   (default: 5000 sources, 500 hosts, 2 shards)

With --fetch-only all sources are asked by one worker and by several, and put into the archive, but no page is made.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager
from collections.abc import Iterator
from pathlib import Path

import measure
from hosts import address
from measure import Cost
from table import note

ITEMS = 20
DELAY = 0.05
SLOW = 0.6
CLOCK, LATER = "2026-11-21T06:00:00Z", "2026-11-21T12:00:00Z"
CONFIGURATION = """
site:
  title: Many
  baseURL: https://example.org/
  languages: [en]
  timeZone: UTC
  search: none
  archive: none
  related: none
  pictures: none
  deadline: 600
  network: {allowPrivate: true}
sources:
"""


@contextmanager
def served(delay: float) -> Iterator[int]:
    script = str(Path(__file__).with_name("hosts.py"))
    command = [sys.executable, script, str(ITEMS), str(delay)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield int(server.stdout.readline() if server.stdout else "0")
        finally:
            server.terminate()


def counts(port: int) -> dict[str, int]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/counts") as answer:
        return json.load(answer)


def site(folder: Path, port: int, sources: int, hosts: int) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "Content").mkdir(parents=True)
    lines = "".join(
        f"  - {{id: s{n}, kind: feed, url: 'http://{address(n % hosts)}:{port}/{n}.xml', language: en, every: 1h}}\n"
        for n in range(sources)
    )
    (folder / "Content" / "site.yaml").write_text(CONFIGURATION + lines)
    return folder


def build(program: str, folder: Path, clock: str) -> Cost:
    return measure.run([program, "build", "--quiet", "--clock", clock, "-C", str(folder)])


def fetch(program: str, folder: Path) -> Cost:
    """What a build does before its pages: asks all sources, and puts what they say into the archive."""
    return measure.run([program, "fetch", "--quiet", "--clock", CLOCK, "-C", str(folder)])


def together(commands: list[list[str]]) -> float:
    """The seconds until all of them have ended."""
    began = time.perf_counter()
    running = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for command in commands]
    if any(process.wait() for process in running):
        sys.exit(f"error: a shard failed: {commands[0]}")
    return time.perf_counter() - began


def parts(program: str, folder: Path, kind: str, count: int, *flags: str) -> list[list[str]]:
    return [
        [program, kind, "-C", str(folder), "--shard", f"{n}/{count}", "--into", f"{folder}/{kind}-{n}", *flags]
        for n in range(1, count + 1)
    ]


def join(program: str, folder: Path, kind: str, count: int) -> Cost:
    return measure.run([program, kind, "--quiet", "-C", str(folder), "--join", *(f"{folder}/{kind}-{n}" for n in range(1, count + 1))])


def whole(program: str, options: argparse.Namespace, folder: Path) -> None:
    with served(DELAY) as port:
        fetched = fetch(program, site(folder / "fetched", port, options.sources, options.hosts))
    with served(DELAY) as port:
        place = site(folder / "many", port, options.sources, options.hosts)
        cold = build(program, place, CLOCK)
        asked = counts(port)
        again = build(program, place, LATER)
        asked_again = counts(port)
    print(f"\n{options.sources} sources of {ITEMS} items on {options.hosts} hosts that answer after {DELAY * 1000:.0f} ms")
    print(f"{'':24} {'wall s':>8} {'CPU s':>8} {'peak MB':>8} {'requests':>9} {'at once':>8}")
    for name, cost, asked in (("cold", cold, asked), ("nothing new", again, asked_again)):
        figures = f"{cost.wall:8.2f} {cost.cpu:8.2f} {cost.peak_bytes / 1e6:8.0f}"
        print(f"{name:24} {figures} {asked['requests']:9} {asked['most']:8}")
    print(f"{'cold, without pages':24} {fetched.wall:8.2f} {fetched.cpu:8.2f} {fetched.peak_bytes / 1e6:8.0f}")
    name = f"{options.sources} sources"
    note(f"{name}, cold, without pages", fetched.wall, most=12)
    note(f"{name}, cold", cold.wall, most=12)
    note(f"{name}, nothing new", again.wall, most=3)
    note(f"{name}, peak", max(cold.peak_bytes, again.peak_bytes) / 1e6, "MB", most=250)
    note(f"{name}, connections to one host", max(asked["most"], asked_again["most"]), "", most=2)


def sharing(program: str, options: argparse.Namespace, folder: Path) -> None:
    """Work that waits for servers, then work that makes pages: one worker, and several side by side."""
    count = options.shards
    # More hosts than one worker asks at once, so that it is the asking that takes the time.
    sources = options.sources if options.fetch_only else options.sources * 3 // 5
    hosts = options.hosts if options.fetch_only else sources
    with served(SLOW) as port:
        place = site(folder / "shared", port, sources, hosts)
        plan = [program, "plan", "--quiet", "--clock", CLOCK, "-C", str(place)]
        measure.run([*plan, "1"])
        alone = together(parts(program, place, "fetch", 1))
        measure.run([*plan, str(count)])
        shared = together(parts(program, place, "fetch", count))
        keeping = join(program, place, "fetch", count)
    print(f"\n{sources} sources on {hosts} hosts that answer after {SLOW * 1000:.0f} ms; one worker, then {count}")
    print(f"fetching {alone:.2f} s, {shared:.2f} s ({alone / shared:.2f} ×), archiving {keeping.wall:.2f} s, {keeping.peak_bytes / 1e6:.0f} MB")
    if options.fetch_only:
        return
    making = together([[program, "build", "--quiet", "--clock", CLOCK, "--offline", "--jobs", "1", "-C", str(place), "-o", f"{place}/one"]])
    measure.run([*plan, str(count)])
    pages = together(parts(program, place, "build", count, "--jobs", "1"))
    joined = join(program, place, "build", count)
    print(
        f"pages, one thread each: {making:.2f} s, {pages:.2f} s ({making / pages:.2f} ×), joining {joined.wall:.2f} s "
        f"({making / (pages + joined.wall):.2f} × with it)"
    )
    note(f"fetching, {count} workers", alone / shared, "×", least=1.7 if count == 2 else None)
    note(f"making pages, {count} workers", making / pages, "×", least=1.6 if count == 2 else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the pregonero to measure")
    parser.add_argument("--sources", type=int, default=5_000)
    parser.add_argument("--hosts", type=int, default=500)
    parser.add_argument("--shards", type=int, default=2)
    parser.add_argument("--fetch-only", action="store_true", help="compare asking alone, of all sources")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="pregonero-sources-", dir=measure.room()) as name:
        if not options.fetch_only:
            whole(options.program, options, Path(name))
        sharing(options.program, options, Path(name))


if __name__ == "__main__":
    main()
