"""Sitemaps by the rules of their schemas: elements, order, limits, addresses."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from checks import Checks

CORE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
NEWS = "{http://www.google.com/schemas/sitemap-news/0.9}"
DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def check(checks: Checks, public: Path, base: str) -> None:
    index = ElementTree.parse(public / "sitemap.xml").getroot()
    checks.equal(index.tag, CORE + "sitemapindex", "sitemap.xml: its root")
    names = []
    for entry in index:
        checks.equal(entry.tag, CORE + "sitemap", "sitemap.xml: an entry")
        names.append(location(checks, entry, base, "sitemap.xml").removeprefix(base))
    checks.hold(len(names) >= 2, "the index names pages and at least one month")
    robots = (public / "robots.txt").read_text()
    for name in names + ["sitemap-news.xml"]:
        urls(checks, public, name, base)
    checks.hold(f"Sitemap: {base}sitemap.xml" in robots, "robots.txt names the sitemap")
    checks.hold(f"Sitemap: {base}sitemap-news.xml" in robots, "robots.txt names the news")
    listed = {name for name in names} | {"sitemap.xml", "sitemap-news.xml"}
    found = {file.name for file in public.glob("sitemap*.xml")}
    checks.equal(found, listed, "every sitemap is listed")


def urls(checks: Checks, public: Path, name: str, base: str) -> None:
    text = (public / name).read_bytes()
    root = ElementTree.fromstring(text)
    checks.equal(root.tag, CORE + "urlset", f"{name}: its root")
    checks.hold(len(text) < 50_000_000, f"{name}: its size")
    is_news = name.startswith("sitemap-news")
    checks.hold(0 < len(root) <= (1_000 if is_news else 50_000), f"{name}: {len(root)} addresses")
    seen = set()
    for entry in root:
        checks.equal(entry.tag, CORE + "url", f"{name}: an entry")
        address = location(checks, entry, base, name)
        checks.hold(address not in seen, f"{name}: {address} stands twice")
        seen.add(address)
        page = public / (address.removeprefix(base) + "index.html")
        checks.hold(page.exists(), f"{name}: {address} is there")
        checks.hold('content="noindex' not in page.read_text(), f"{name}: {address} may be found")
        news = entry.find(NEWS + "news")
        checks.equal(news is not None, is_news, f"{name}: {address} is news")
        if news is not None:
            whole(checks, news, f"{name}: {address}")


def location(checks: Checks, entry: ElementTree.Element, base: str, name: str) -> str:
    """The address of an entry, whose elements stand in the order of the schema."""
    tags = [child.tag for child in entry]
    order = [CORE + "loc", CORE + "lastmod", NEWS + "news"]
    checks.equal(tags, [tag for tag in order if tag in tags], f"{name}: the order of elements")
    for moment in entry.findall(CORE + "lastmod"):
        checks.hold(bool(DATE.fullmatch(moment.text or "")), f"{name}: {moment.text} is a moment")
    address = entry.findtext(CORE + "loc") or ""
    checks.hold(address.startswith(base) and len(address) < 2_048, f"{name}: {address} is of the site")
    return address


def whole(checks: Checks, news: ElementTree.Element, name: str) -> None:
    tags = [child.tag for child in news]
    wanted = [NEWS + tag for tag in ("publication", "publication_date", "title")]
    checks.equal(tags, wanted, f"{name}: what news says")
    publication = news.find(NEWS + "publication")
    parts = [child.tag for child in publication] if publication is not None else []
    checks.equal(parts, [NEWS + "name", NEWS + "language"], f"{name}: its publication")
    checks.hold(bool(DATE.fullmatch(news.findtext(NEWS + "publication_date") or "")), f"{name}: its date")
