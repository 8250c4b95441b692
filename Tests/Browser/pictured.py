"""A portal of real feeds whose pictures a server of this machine gives, made at the time of the test."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from portal import CLOCK

# Feeds of news, blogs and podcasts with pictures of every kind: Media RSS, enclosures, itunes:image, JSON, in texts.
FEEDS = [
    "feedreader-cs/AtomWiganwarriors.xml",
    "feedreader-cs/Rss20CityDog.xml",
    "feedreader-cs/Rss20ItunesSample.xml",
    "feedreader-cs/Rss20LeMonde.xml",
    "feedreader-cs/Rss20LeParisien.xml",
    "feedreader-cs/Rss20NYTimes.xml",
    "feedreader-cs/Rss20Reuters.xml",
    "feedreader-cs/Rss20RomaToday.xml",
    "netnewswire/3960.json",
    "netnewswire/OneFootTsunami.atom",
    "netnewswire/cloudblog.rss",
    "netnewswire/donthitsave.xml",
    "picofeed/googleblog.xml",
    "rss-parser/input/encoding.rss",
    "rss-parser/input/heise.atom",
    "rss-parser/input/reddit-home.rss",
    "rss-parser/input/uolNoticias.rss",
    "rome/modules/data/YahooTopSongs.xml",
]
# An element that names a picture, plain, escaped or inside JSON.
ELEMENT = re.compile(rb"(?:<|&lt;|\\u003c)(?:media:content|media:thumbnail|itunes:image|enclosure|img)\b[^<>]*", re.I)
MEMBER = re.compile(rb'"(?:image|banner_image)"\s*:\s*"[^"]*"')
ADDRESS = re.compile(rb"https?:(?:\\?/){2}")
# What the server makes: file, width, height.
PHOTOGRAPHS = [
    ("wide.jpg", 1600, 1067),
    ("large.jpg", 2400, 1600),
    ("upright.jpg", 800, 1200),
    ("small.jpg", 480, 320),
    ("clear.png", 640, 427),
    ("flat.webp", 1400, 933),
    ("inks.jpg", 700, 467),
    ("deep.png", 640, 427),
    ("still.gif", 600, 400),
]


def photographs(folder: Path) -> dict[str, bytes]:
    """Clouds with noise in them: as much detail as a camera's pictures have."""
    folder.mkdir(parents=True)
    return {name: _photograph(folder, number, *row) for number, (name, *row) in enumerate(PHOTOGRAPHS)}


def _photograph(folder: Path, number: int, width: int, height: int) -> bytes:
    name = PHOTOGRAPHS[number][0]
    size = [str(width), str(height)]
    parts = []
    for channel in range(3):
        parts.append(str(folder / f"{number}-{channel}.v"))
        cells = ["--cell-size", str(48 + 32 * channel + 8 * number)]
        _vips("perlin", parts[-1], *size, *cells, "--uchar", "--seed", str(number * 4 + channel))
    steps = ("joined", "noise", "sum", "tone", "shown")
    joined, noise, summed, toned, shown = (str(folder / f"{number}-{step}.v") for step in steps)
    _vips("bandjoin", " ".join(parts), joined)
    _vips("gaussnoise", noise, *size, "--mean", "0", "--sigma", "4", "--seed", str(number))
    _vips("add", joined, noise, summed)
    _vips("cast", summed, toned, "uchar")
    _vips("copy", toned, shown, "--interpretation", "srgb")
    file = folder / name
    if name.startswith("clear"):
        mask, clear = (str(folder / f"{number}-{step}.v") for step in ("mask", "clear"))
        _vips("relational_const", parts[0], mask, "more", "90")
        _vips("bandjoin", f"{shown} {mask}", clear)
        shown = clear
    if name.startswith("inks"):
        _vips("icc_transform", shown, f"{file}[Q=85]", "cmyk", "--input-profile", "srgb")
    elif name.startswith("deep"):
        _vips("colourspace", shown, str(file), "rgb16")
    else:
        _vips("copy", shown, f"{file}[Q=85]" if file.suffix in (".jpg", ".webp") else str(file))
    return file.read_bytes()


def _vips(*words: str) -> None:
    subprocess.run(["vips", *words], check=True, capture_output=True)


class SourceServer(ThreadingHTTPServer):
    """The hosts of all feeds at once: the feeds as they are but for where their pictures are, and the pictures.

    What a picture's address gives follows from the address alone: one of the photographs, or, for one in twelve, what
    no portal can show.
    """

    daemon_threads = True

    def __init__(self, feeds: Path, pictures: dict[str, bytes]) -> None:
        super().__init__(("127.0.0.1", 0), SourceHandler)
        self.feeds = feeds
        self.pictures = pictures
        self.lock = threading.Lock()
        self.asked: list[tuple[str, bool]] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def feed(self, path: str) -> bytes:
        here = f"{self.origin}/from/".encode()

        def moved(match: re.Match[bytes]) -> bytes:
            return ADDRESS.sub(here, match[0])

        return MEMBER.sub(moved, ELEMENT.sub(moved, (self.feeds / path).read_bytes()))

    def picture(self, path: str) -> bytes | None:
        """Nil stands for what is gone."""
        number = int.from_bytes(hashlib.sha256(path.encode()).digest()[:4])
        wrong = {0: None, 1: b"<!doctype html><title>404</title>", 2: next(iter(self.pictures.values()))[:9000]}
        if number % 36 in wrong:
            return wrong[number % 36]
        # A comment behind it, which no decoder minds, tells each picture from all others.
        return list(self.pictures.values())[number % len(self.pictures)] + path.encode()

    def forget(self) -> None:
        self.asked = []


class SourceHandler(BaseHTTPRequestHandler):
    server: SourceServer
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        kind, _, path = self.path.lstrip("/").partition("/")
        if kind == "feed":
            known = path in FEEDS
            self._send(200 if known else 404, self.server.feed(path) if known else b"", "application/xml")
            return
        with self.server.lock:
            self.server.asked.append((path, "If-None-Match" in self.headers))
        if self.headers.get("If-None-Match") == '"1"':
            self._send(304, b"", "image/jpeg")
            return
        picture = self.server.picture(path)
        self._send(404 if picture is None else 200, picture or b"", "image/jpeg")

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: what was asked for is in `asked`."""

    def _send(self, status: int, body: bytes, kind: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        if status != 304:
            self.send_header("Content-Length", str(len(body)))
        if kind.startswith("image/"):
            self.send_header("ETag", '"1"')
        self.end_headers()
        self.wfile.write(body)


class PicturedPortal:
    """The portal of those feeds, and what its builds ask of the server and of libvips."""

    def __init__(self, program: str, feeds: Path, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.public = folder / "public"
        self.server = SourceServer(feeds, photographs(folder / "photographs"))
        self.calls = folder / "calls"
        self._watch()
        content = folder / "Content"
        content.mkdir()
        settings = ["site:", "  title: Ilustrado", "  baseURL: https://example.org/", "  languages: [en, fr]"]
        settings += ["  lists: all", "  timeZone: UTC", "  network: {allowPrivate: true}", "  pictureDeadline: 120"]
        settings += ["sources:"]
        sections = ["world", "science", "sports", "technology", "entertainment"]
        for number, feed in enumerate(FEEDS):
            settings += [f"  - id: s{number}", "    kind: feed", f'    url: "{self.server.origin}/feed/{feed}"']
            settings += [f"    rights: {'excerpt' if number % 3 == 2 else 'licensed'}", "    future: keep", "    maxItems: 40"]
            settings += [f"    section: {sections[number % len(sections)]}"]
            settings += ["    pictures: all"] if number % 2 == 0 else []
        (content / "site.yaml").write_text("\n".join(settings) + "\n")

    def _watch(self) -> None:
        """Puts a program first on the path that notes each call and then becomes the real one."""
        real = shutil.which("vipsthumbnail")
        tools = self.folder / "tools"
        tools.mkdir(parents=True)
        watcher = tools / "vipsthumbnail"
        watcher.write_text(f'#!/bin/sh\necho "$*" >> "{self.calls}"\nexec "{real}" "$@"\n')
        watcher.chmod(0o755)
        self.path = f"{tools}:/usr/bin:/bin"

    def build(self, *flags: str, clock: str = CLOCK) -> str:
        """One build; returns its summary."""
        self.server.forget()
        self.calls.write_text("")
        command = [self.program, "build", "-C", str(self.folder), "--clock", clock, *flags]
        run = subprocess.run(command, check=False, capture_output=True, text=True, env={"PATH": self.path})
        if run.returncode != 0:
            sys.exit(f"error: the portal of real feeds could not be built (exit {run.returncode})\n{run.stderr}")
        return run.stderr

    @property
    def decoded(self) -> int:
        """How often the last build called libvips."""
        return len(self.calls.read_text().splitlines())
