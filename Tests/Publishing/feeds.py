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
    podcast(checks, public / "podcast.xml", public, base)
    checks.hold(not (public / "en" / "podcast.xml").exists(), "a podcast without episodes")


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


def podcast(checks: Checks, file: Path, public: Path, base: str) -> None:
    """What Apple requires of a podcast and of an episode."""
    parsed = feedparser.parse(file.read_bytes())
    checks.hold(not parsed.bozo, f"podcast: feedparser warns: {parsed.get('bozo_exception')}")
    feed = parsed.feed
    checks.equal(feed.get("title"), "Al oído & más", "podcast: its title")
    checks.equal(feed.get("image", {}).get("href"), base + "p.png", "podcast: its picture")
    checks.equal([tag.term for tag in feed.get("tags", [])], ["News", "Daily News"], "podcast: its category")
    # Apple asks for true or false; feedparser knows yes and clean alone.
    checks.hold(b"<itunes:explicit>false</itunes:explicit>" in file.read_bytes(), "podcast: whether it is explicit")
    checks.equal(feed.get("publisher_detail", {}).get("email"), "radio@example.org", "podcast: its owner")
    checks.hold(bool(feed.get("author") and feed.get("language") and feed.get("subtitle")), "podcast: what it says of itself")
    links = {link.get("rel"): link.get("href") for link in feed.get("links", [])}
    checks.equal(links.get("self"), base + "podcast.xml", "podcast: its own address")
    checks.equal(links.get("hub"), "https://hub.example.org/", "podcast: its hub")
    checks.equal(len(parsed.entries), 1, "podcast: its episodes")
    for entry in parsed.entries:
        checks.equal(entry.get("title"), "Episodio <uno> & más", "podcast: the title of an episode")
        checks.equal(entry.get("itunes_duration"), "5", "podcast: how long an episode is")
        sound = entry.enclosures[0]
        checks.equal(sound.get("type"), "audio/mpeg", "podcast: the type of an episode")
        target = public / str(sound.get("href"))[len(base) :]
        checks.equal(sound.get("length"), str(target.stat().st_size), "podcast: the size of an episode")
        checks.hold(bool(entry.get("id") and entry.get("published_parsed")), "podcast: an episode is not whole")


def document(checks: Checks, file: Path, public: Path, base: str) -> None:
    name = str(file.relative_to(public))
    feed = json.loads(file.read_text())
    checks.equal(feed.get("version"), "https://jsonfeed.org/version/1.1", f"{name}: the version")
    checks.equal(feed.get("feed_url"), base + name, f"{name}: its own address")
    checks.hold(str(feed.get("home_page_url", "")).startswith(base), f"{name}: its page")
    for item in feed.get("items", []):
        content = "content_html" in item or "content_text" in item
        checks.hold(isinstance(item.get("id"), str) and content, f"{name}: {item.get('url')} is not whole")
