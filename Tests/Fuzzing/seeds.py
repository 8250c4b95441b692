"""Writes what a fuzzer starts from: a few inputs of our own, and small ones of the shared corpora.

usage: seeds.py feed|sanitizer|address|date FOLDER
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Iterator

LARGEST_FEED = 16_384
OWN = {
    "feed": [
        "<rss version='2.0'><channel><title>t</title><link>https://a.example/</link><item><title>one</title>"
        "<guid>1</guid><pubDate>Sat, 21 Nov 2026 06:00:00 GMT</pubDate><description>&lt;p&gt;x</description>"
        "</item></channel></rss>",
        "<feed xmlns='http://www.w3.org/2005/Atom' xml:base='https://a.example/b/'><title type='html'>t</title>"
        "<entry><id>tag:a.example,2026:1</id><link href='c'/><updated>2026-11-21T06:00:00Z</updated>"
        "<content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'><p>x</p></div></content></entry></feed>",
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'>"
        "<channel rdf:about='a'><title>t</title></channel><item rdf:about='b'><title>x</title></item></rdf:RDF>",
        '{"version": "https://jsonfeed.org/version/1.1", "title": "t", "items": [{"id": "1", "content_html": "x"}]}',
    ],
    "sanitizer": ["<p>one <b>two</b> <a href='https://a.example/'>three</a></p>", "<svg><style><img onerror=x>"],
    "address": ["https://a.example:8080/b/../c?d=e#f", "https://a.example/b\n../c?utm_source=d"],
    "date": ["Sat, 21 Nov 2026 06:00:00 +0100", "2026-11-21T06:00:00.5Z", "21 de noviembre de 2026, 06:00"],
}


def shared(kind: str) -> Iterator[bytes]:
    named = os.environ.get("PREGONERO_SHARED")
    if not named:
        return
    corpora = Path(named) / "corpora"
    if kind == "feed":
        for file in sorted((corpora / "feeds").rglob("*")) + sorted((corpora / "hostile").iterdir()):
            if file.is_file() and 0 < file.stat().st_size <= LARGEST_FEED:
                yield file.read_bytes()
    elif kind == "sanitizer":
        for file in sorted((corpora / "xss").glob("*.json")):
            for case in json.loads(file.read_text("utf-8")):
                yield case["payload"].encode("utf-8", "replace")
    elif kind == "address":
        for case in json.loads((corpora / "url" / "urltestdata.json").read_text("utf-8")):
            if isinstance(case, dict):
                lines = [case.get("base") or "", case["input"]]
                yield "\n".join(line for line in lines if line).encode("utf-8", "replace")
    else:
        for rows in json.loads((corpora / "dates.json").read_text("utf-8")).values():
            if isinstance(rows, list):
                yield from (row["raw"].encode("utf-8") for row in rows if "raw" in row)


def main() -> None:
    kind, folder = sys.argv[1], Path(sys.argv[2])
    own = (text.encode() for text in OWN[kind])
    for number, data in enumerate([*own, *shared(kind)]):
        (folder / f"seed-{number:05}").write_bytes(data)


if __name__ == "__main__":
    main()
