"""Fetching many local sources that answer after 50 ms, beside curl with as many transfers at a time.

usage: fetching.py PROGRAM
"""

from __future__ import annotations

import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import measure
from measure import Cost, median
from table import note

SOURCES = 200
DELAY = 0.05
ITEMS = 25
RUNS = 3
CLOCK = "2026-11-21T06:00:00Z"
WIDTH = 64
CONFIGURATION = """
site:
  title: Many
  baseURL: https://example.org/
  languages: [en]
  timeZone: UTC
  network: {allowPrivate: true}
sources:
"""


def feed() -> str:
    text = "<p>" + "Words of an article that is as long as a summary is. " * 12 + "</p>"
    items = "".join(
        f"<item><title>Article {number} of PLACE</title><link>https://many.example/PLACE/{number}</link>"
        f"<guid>many-PLACE-{number}</guid><pubDate>Fri, 20 Nov 2026 {number % 24:02}:00:00 GMT</pubDate>"
        f"<description><![CDATA[{text}]]></description></item>\n"
        for number in range(ITEMS)
    )
    head = "<rss version='2.0'><channel><title>Many</title><link>https://many.example/</link>\n"
    return f"<?xml version='1.0' encoding='utf-8'?>\n{head}{items}</channel></rss>\n"


def ours(program: str, ports: list[str], folder: Path) -> Cost:
    """Fetching into an empty archive: reading and archiving are in it, and waiting out the delay."""
    return measure.run([*prepared(program, ports, folder), "--quiet"])


def fetching_alone(program: str, ports: list[str], folder: Path) -> float:
    """The seconds between the first request and the last answer, as the summary has them."""
    command = prepared(program, ports, folder)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = re.search(r"\bfetch (\d+\.\d+)", done.stderr)
    return float(found[1]) if found else float("nan")


def prepared(program: str, ports: list[str], folder: Path) -> list[str]:
    site = folder / "site"
    shutil.rmtree(site, ignore_errors=True)
    (site / "Content").mkdir(parents=True)
    sources = "".join(
        f"  - {{id: s{number}, kind: feed, url: 'http://127.0.0.1:{port}/feed', language: en}}\n"
        for number, port in enumerate(ports)
    )
    (site / "Content" / "site.yaml").write_text(CONFIGURATION + sources)
    return [program, "fetch", "--clock", CLOCK, "-C", str(site)]


def curl(command: str, ports: list[str], folder: Path) -> Cost:
    answers = folder / "answers"
    shutil.rmtree(answers, ignore_errors=True)
    answers.mkdir()
    transfers = folder / "transfers"
    transfers.write_text(
        "".join(f'url = "http://127.0.0.1:{port}/feed"\noutput = "{answers}/{port}"\n' for port in ports)
    )
    flags = ["--no-progress-meter", "--fail", "--parallel", "--parallel-max", str(WIDTH)]
    return measure.run([command, *flags, "--config", str(transfers)])


def main() -> None:
    program = sys.argv[1]
    tool = shutil.which("curl")
    with tempfile.TemporaryDirectory(prefix="pregonero-bench-", dir=measure.room()) as name:
        folder = Path(name)
        (folder / "feed.xml").write_text(feed())
        script = str(Path(__file__).with_name("delayed.py"))
        command = [sys.executable, script, str(folder / "feed.xml"), str(SOURCES), str(DELAY)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                ports = (server.stdout.readline() if server.stdout else "").split()
                rows = {"El Pregonero: fetch": median([ours(program, ports, folder) for _ in range(RUNS)])}
                alone = statistics.median(fetching_alone(program, ports, folder) for _ in range(RUNS))
                if tool:
                    rows[f"curl, {WIDTH} at a time"] = median([curl(tool, ports, folder) for _ in range(RUNS)])
            finally:
                server.terminate()
    size = len(feed())
    print(f"\n{SOURCES} sources that answer after {DELAY * 1000:.0f} ms, {size / 1e3:.0f} kB and {ITEMS} items each")
    print(f"{'':32} {'wall s':>8} {'CPU s':>8} {'peak MB':>8}")
    for title, cost in rows.items():
        print(f"{title:32} {cost.wall:8.2f} {cost.cpu:8.2f} {cost.peak_bytes / 1e6:8.0f}")
    print(f"{'El Pregonero without archiving':32} {alone:8.2f}")
    theirs = rows.get(f"curl, {WIDTH} at a time")
    note(f"fetching {SOURCES} sources", alone, "s", "curl" if theirs else "", theirs.wall if theirs else None, ratio=1.5 if theirs else None)
    if not tool:
        print("curl is not installed: nothing to stand beside")


if __name__ == "__main__":
    main()
