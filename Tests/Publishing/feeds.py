"""Every feed of a portal, as feedparser and the JSON Feed specification read it."""

from __future__ import annotations

import json
from pathlib import Path

import feedparser

from checks import Checks


def check(checks: Checks, public: Path, base: str) -> None:
    files = sorted(public.rglob("feed.xml")) + sorted(public.rglob("atom.xml"))
    checks.hold(len(files) >= 12, f"there are only {len(files)} feeds")
    for file in files:
        xml(checks, file, public, base)
    for file in sorted(public.rglob("feed.json")):
        document(checks, file, public, base)


def xml(checks: Checks, file: Path, public: Path, base: str) -> None:
    name = str(file.relative_to(public))
    feed = feedparser.parse(file.read_bytes())
    checks.hold(not feed.bozo, f"{name}: feedparser warns: {feed.get('bozo_exception')}")
    wanted = "atom10" if file.name == "atom.xml" else "rss20"
    checks.equal(feed.version, wanted, f"{name}: the version")
    links = {link.get("rel"): link.get("href") for link in feed.feed.get("links", [])}
    checks.equal(links.get("self"), base + name, f"{name}: its own address")
    checks.hold(str(links.get("alternate", "")).startswith(base), f"{name}: its page")
    checks.hold(bool(feed.feed.get("title")), f"{name}: its title")
    checks.hold(bool(feed.feed.get("language") or feed.feed.get("title_detail", {}).get("language")), f"{name}: its language")
    ids = [entry.get("id") for entry in feed.entries]
    checks.equal(len(ids), len(set(ids)), f"{name}: different ids")
    for entry in feed.entries:
        whole = bool(entry.get("id") and entry.get("link") and entry.get("title"))
        checks.hold(whole and bool(entry.get("published_parsed")), f"{name}: {entry.get('link')} is not whole")
        foreign = "example.org" not in str(entry.get("id"))
        if foreign:
            checks.hold(bool(entry.get("source")), f"{name}: {entry.get('link')} names no source")
            if "harbour" in str(entry.get("id")):
                checks.hold(not entry.get("content"), f"{name}: {entry.get('link')} gives away a whole text")


def document(checks: Checks, file: Path, public: Path, base: str) -> None:
    name = str(file.relative_to(public))
    feed = json.loads(file.read_text())
    checks.equal(feed.get("version"), "https://jsonfeed.org/version/1.1", f"{name}: the version")
    checks.equal(feed.get("feed_url"), base + name, f"{name}: its own address")
    checks.hold(str(feed.get("home_page_url", "")).startswith(base), f"{name}: its page")
    for item in feed.get("items", []):
        content = "content_html" in item or "content_text" in item
        checks.hold(isinstance(item.get("id"), str) and content, f"{name}: {item.get('url')} is not whole")
