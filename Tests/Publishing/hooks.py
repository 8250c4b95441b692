"""The commands that docs/guide/publishing.md has for after a build, as they are written there."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

from checks import Checks
from editions import command
from portal import CLOCK, LATER, Portal
from recipes import REPOSITORY, files

# Stands for the servers: notes what it was given.
CURL = """#!/bin/bash
printf '%s\\n' "$*" >> "$NOTES/asked"
case "$*" in *--data-binary*) cat >> "$NOTES/sent"; echo >> "$NOTES/sent" ;; esac
"""


def block() -> str:
    """The example, as it goes under `site`."""
    lines = (REPOSITORY / "docs" / "guide" / "publishing.md").read_text().splitlines()
    start = lines.index("    hooks:")
    end = next(index for index in range(start, len(lines)) if lines[index].startswith("## "))
    return textwrap.indent(textwrap.dedent("\n".join(lines[start:end])), "  ")


def check(checks: Checks, program: str, folder: Path) -> None:
    portal = Portal(program, folder / "site", "https://example.org/")
    settings = portal.folder / "Content" / "site.yaml"
    more = f"{block()}\n  feeds: {{formats: [rss, atom, json]}}\n"
    settings.write_text(settings.read_text().replace("sources:", f"{more}sources:", 1))
    notes = folder / "notes"
    tools = folder / "tools"
    notes.mkdir()
    tools.mkdir()
    (tools / "curl").write_text(CURL)
    (tools / "curl").chmod(0o755)
    environment = {"PATH": f"{tools}:/usr/bin:/bin", "NOTES": str(notes)}
    build(checks, portal, CLOCK, environment)
    for file in notes.iterdir():
        file.unlink()
    before = files(portal.public)
    portal.article(5)
    build(checks, portal, LATER, environment)
    asked = (notes / "asked").read_text().splitlines()
    feeds = {line.split("hub.url=")[1].split()[0] for line in asked if "hub.mode=publish" in line}
    after = files(portal.public)
    changed = {name for name in after if before.get(name) != after[name] and name.split("/")[-1] in ("feed.xml", "atom.xml", "feed.json")}
    checks.hold(len(changed) >= 6, f"hooks: feeds that have changed: {changed}")
    checks.equal(sorted(feeds), sorted(f"https://example.org/{name}" for name in changed), "hooks: feeds that the hub is told of")
    checks.hold(all(line.endswith("https://hub.example/") for line in asked if "hub.mode" in line), f"hooks: {asked}")
    sent = json.loads((notes / "sent").read_text())
    checks.equal((sent["host"], sent["key"]), ("example.org", "LLAVE"), "hooks: what IndexNow is told")
    new = [url for url in sent["urlList"] if "/pregon-propio-5-" in url]
    checks.equal(len(new), 1, f"hooks: the new article among {sent['urlList']}")
    (notes / "asked").unlink()
    build(checks, portal, LATER, environment)
    checks.hold(not (notes / "asked").exists(), "hooks: nobody is told where nothing has changed")


def build(checks: Checks, portal: Portal, clock: str, environment: dict[str, str]) -> None:
    running = command(portal, "build", "--quiet", "--offline", "--clock", clock, environment=environment)
    errors = running.communicate()[1]
    checks.equal((running.returncode, errors), (0, ""), "hooks: a build")
