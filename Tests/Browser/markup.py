"""Reads the pictures of a page and says what is wrong with how they are written."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

COPIES = "/_/p/"
COLOUR = re.compile(r"\bq\d+\b")
WIDTH = re.compile(r"-\d+\.(?:jpg|png|webp)$")
# Elements that never hold others.
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr", "use", "path", "circle"}


@dataclass
class Image:
    """An `img` with the `source` before it and the element around it."""

    attributes: dict[str, str]
    source: dict[str, str] | None
    # The classes of what is around it, from far to near.
    around: list[str] = field(default_factory=list)

    @property
    def address(self) -> str:
        return self.attributes.get("src", "")

    @property
    def picture(self) -> str:
        """The same for all widths of one picture."""
        return WIDTH.sub("", self.address)

    @property
    def leads(self) -> bool:
        return self.attributes.get("fetchpriority") == "high"

    @property
    def place(self) -> str:
        return " ".join(self.around)

    @property
    def files(self) -> list[str]:
        sets = [self.attributes.get("srcset", ""), (self.source or {}).get("srcset", "")]
        return [self.address] + [part.split()[0] for one in sets for part in one.split(",") if part.strip()]

    @property
    def problems(self) -> list[str]:
        found = [f"{link} is elsewhere" for link in self.files if not re.match(r"/(?!/)", link)]
        found += [f"no {name}" for name in ("width", "height") if not self.attributes.get(name, "").isdigit()]
        if "alt" not in self.attributes:
            found.append("no alt")
        if self.leads == (self.attributes.get("loading") == "lazy"):
            # Crests and posters in the head of a page are on the first screen, neither first nor last.
            found += ["it leads and is lazy"] if self.leads else []
        if self.address.startswith(COPIES):
            found += self._of_copy()
        return [f"{self.address}: {problem}" for problem in found]

    def _of_copy(self) -> list[str]:
        found = []
        classes = " ".join([self.attributes.get("class", ""), *self.around[-2:]])
        if "crest" in classes or "avatar" in classes:
            # One small file.
            return []
        if not self.source or self.source.get("type") != "image/webp":
            found.append("no WebP beside it")
        elif not re.search(r" \d+w", self.source.get("srcset", "")) or not self.source.get("sizes"):
            found.append("WebP without widths or sizes")
        # What is transparent has no colour behind it inside a text.
        if not COLOUR.search(classes) and not self.address.endswith(".png"):
            found.append("no colour holds its place")
        return found


class Reader(HTMLParser):
    """Collects the pictures of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Image] = []
        self.open: list[tuple[str, str]] = []
        self.source: dict[str, str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        if tag == "source":
            self.source = attributes
        elif tag == "img":
            self.found.append(Image(attributes, self.source, [classes for _, classes in self.open if classes]))
        if tag not in VOID:
            self.open.append((tag, attributes.get("class", "")))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("img", "source"):
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag == "picture":
            self.source = None
        for index in range(len(self.open) - 1, -1, -1):
            if self.open[index][0] == tag:
                del self.open[index:]
                return


def images(html: str) -> list[Image]:
    if "<img" not in html:
        return []
    reader = Reader()
    reader.feed(html)
    return reader.found
