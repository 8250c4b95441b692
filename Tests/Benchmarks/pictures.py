"""The portal's copies of photographs, beside vipsthumbnail called by hand over the same files.

usage: pictures.py PROGRAM
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import measure
from measure import Cost
from table import note

PHOTOGRAPHS = 60
RUNS = 3
CLOCK = "2026-11-21T06:00:00Z"
WIDTHS = (320, 640, 960, 1280)
MOST_OVERHEAD = 0.15
CONFIGURATION = """
site:
  title: Pictures
  baseURL: https://example.org/
  languages: [en]
  timeZone: UTC
  search: none
  pictures: MODE
  pictureDeadline: 600
  network: {allowPrivate: true}
sources:
  - {id: photographs, kind: feed, url: photographs.xml, rights: licensed}
"""


class Counting(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    asked = 0

    def do_GET(self) -> None:
        Counting.asked += 1
        super().do_GET()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: that something was asked for is counted."""


def photographs(folder: Path) -> list[Path]:
    """Clouds of many sizes: as much detail as a camera's pictures have, and no two alike."""
    folder.mkdir()
    files = []
    for number in range(PHOTOGRAPHS):
        parts = []
        for channel in range(3):
            part = folder / f"{number}-{channel}.v"
            vips("perlin", str(part), "1600", "1067", "--cell-size", str(24 + number % 7 * 16 + channel * 8),
                 "--uchar", "--seed", str(number * 3 + channel))
            parts.append(part)
        joined = folder / f"{number}.v"
        vips("bandjoin", " ".join(map(str, parts)), str(joined))
        noisy = folder / f"{number}-noise.v"
        vips("gaussnoise", str(noisy), "1600", "1067", "--mean", "0", "--sigma", "6", "--seed", str(number))
        summed = folder / f"{number}-sum.v"
        vips("add", str(joined), str(noisy), str(summed))
        whole = folder / f"{number}-whole.v"
        vips("cast", str(summed), str(whole), "uchar")
        file = folder / f"{number}.jpg"
        vips("copy", str(whole), f"{file}[Q=88]", "--interpretation", "srgb")
        for part in [*parts, joined, noisy, summed, whole]:
            part.unlink()
        files.append(file)
    if len({file.read_bytes() for file in files}) < len(files):
        sys.exit("error: two photographs are the same")
    return files


def vips(*words: str) -> None:
    subprocess.run(["vips", *words], check=True, capture_output=True)


def by_hand(files: list[Path], folder: Path) -> Cost:
    """One call for each width: what somebody who knows the tool would write into a Makefile."""
    folder.mkdir()
    names = [str(file) for file in files]
    calls = [
        ["vipsthumbnail", "--size", f"{width}x{2 * width}>", "--eprofile", "srgb", "-o",
         f"{folder}/%s-{width}.webp[Q=72,strip]", *names]
        for width in WIDTHS
    ]
    calls.append(["vipsthumbnail", "--size", "640x1280>", "--eprofile", "srgb", "-o",
                  f"{folder}/%s-640.jpg[Q=72,strip,optimize_coding,background=255]", *names])
    costs = [measure.run(call) for call in calls]
    shutil.rmtree(folder)
    return Cost(
        wall=sum(cost.wall for cost in costs),
        cpu=sum(cost.cpu for cost in costs),
        peak_bytes=max(cost.peak_bytes for cost in costs),
    )


def build(program: str, origin: str, mode: str, folder: Path) -> Cost:
    """A first build of a portal of as many articles as there are photographs."""
    content = folder / "Content"
    content.mkdir(parents=True)
    (content / "site.yaml").write_text(CONFIGURATION.replace("MODE", mode))
    items = "".join(
        f"<item><title>Photograph {number}</title><link>https://p.example/{number}</link><guid>{number}</guid>"
        f"<pubDate>Fri, 20 Nov 2026 {number % 24:02}:00:00 GMT</pubDate>"
        f'<enclosure url="{origin}/{number}.jpg" type="image/jpeg" length="1"/></item>\n'
        for number in range(PHOTOGRAPHS)
    )
    (content / "photographs.xml").write_text(
        f"<rss version='2.0'><channel><title>P</title><link>https://p.example/</link>{items}</channel></rss>"
    )
    command = [program, "build", "-C", str(folder), "--clock", CLOCK, "--quiet"]
    cost = measure.run(command)
    copies = len(list((folder / "public/_/p").glob("*.webp"))) if mode == "local" else 0
    if mode == "local" and copies < len(WIDTHS) * PHOTOGRAPHS:
        sys.exit(f"error: only {copies} copies were made")
    if mode == "local":
        once_more(command, folder)
    shutil.rmtree(folder)
    return cost


def once_more(command: list[str], folder: Path) -> None:
    """A second build, also one that makes every page anew, asks for no picture and makes none smaller."""
    calls = folder / "calls"
    watcher = folder / "tools/vipsthumbnail"
    watcher.parent.mkdir()
    watcher.write_text(f'#!/bin/sh\necho "$*" >> "{calls}"\n')
    watcher.chmod(0o755)
    path = {**os.environ, "PATH": f"{watcher.parent}:{os.environ['PATH']}"}
    before = Counting.asked
    for flags in ([], ["--full"]):
        subprocess.run([*command, *flags], check=True, env=path)
    if Counting.asked != before or calls.exists():
        sys.exit(f"error: a second build asked for {Counting.asked - before} pictures, or decoded some")


def main() -> None:
    program = sys.argv[1]
    if not shutil.which("vips") or not shutil.which("vipsthumbnail"):
        print("pictures: skipped (libvips-tools is not installed)", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory(prefix="pregonero-bench-", dir=measure.room()) as name:
        place = Path(name)
        files = photographs(place / "photographs")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Counting, directory=place / "photographs"))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        origin = f"http://127.0.0.1:{server.server_port}"
        rows: dict[str, list[Cost]] = {"by hand": [], "with pictures": [], "without": []}
        for run in range(RUNS):
            rows["by hand"].append(by_hand(files, place / "hand"))
            rows["with pictures"].append(build(program, origin, "local", place / f"local-{run}"))
            rows["without"].append(build(program, origin, "none", place / f"none-{run}"))
        server.shutdown()
    wall = {name: statistics.median(cost.wall for cost in costs) for name, costs in rows.items()}
    cpu = {name: statistics.median(cost.cpu for cost in costs) for name, costs in rows.items()}
    ours = (wall["with pictures"] - wall["without"], cpu["with pictures"] - cpu["without"])
    hand = (wall["by hand"], cpu["by hand"])
    print(f"\n{PHOTOGRAPHS} photographs of 1600 x 1067, each in five files")
    print(f"{'':18} {'wall s':>8} {'CPU s':>8} {'a second':>9} {'x by hand':>10}")
    for title, (seconds, work) in {"by hand": hand, "the portal's": ours}.items():
        print(f"{title:18} {seconds:8.2f} {work:8.2f} {PHOTOGRAPHS / seconds:9.1f} {seconds / hand[0]:10.2f}")
    print("a second build fetches and decodes nothing")
    note(f"copies of {PHOTOGRAPHS} photographs", ours[0], "s", "vipsthumbnail", hand[0], ratio=1 + MOST_OVERHEAD)


if __name__ == "__main__":
    main()
