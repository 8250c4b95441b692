"""A small portal that has everything that feeds, sitemaps and servers can meet."""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path

CLOCK = "2026-11-21T06:00:00Z"
LATER = "2026-11-21T07:00:00Z"

CONFIGURATION = """
site:
  title: Bando & pregón
  baseURL: {base}
  languages: [es, en]
  timeZone: Europe/Madrid
  contact: redaccion@example.org
  hsts: 1d
  hub: https://hub.example.org/
  podcast: {{title: {{es: Al oído & más}}, category: Daily News, image: static/p.png, email: radio@example.org}}
  protect: {{paths: [/redaccion/], user: "${{env:PORTAL_USER}}", password: "${{env:PORTAL_PASSWORD}}"}}
sources:
  - {{id: valle, kind: feed, url: valle.xml, title: "Diario del valle", language: es, country: es, section: general, rights: licensed}}
  - {{id: harbour, kind: feed, url: harbour.xml, title: Harbour, language: en, country: gb, section: science, rights: excerpt}}
  - {{id: web, kind: feed, url: "https://web.example/feed.xml", sample: web.xml, language: es}}
"""

PAGE = """---
title: Redacción
slug: redaccion
language: es
---

Solo para la casa.
"""

SECRETS = {"PORTAL_USER": "ana", "PORTAL_PASSWORD": "secreto 4711"}


class Portal:
    def __init__(self, program: str, folder: Path, base: str) -> None:
        self.program = program
        self.folder = folder
        self.base = base
        content = folder / "Content"
        (content / "pages").mkdir(parents=True)
        (content / "articles").mkdir()
        (content / "site.yaml").write_text(CONFIGURATION.format(base=base))
        (content / "pages" / "redaccion.md").write_text(PAGE)
        self.feed("valle", range(1, 45), "es")
        self.feed("harbour", range(50, 60), "en")
        self.feed("web", range(70, 73), "es")
        for number in (1, 2):
            self.article(number)
        self.episode()

    def feed(self, name: str, numbers: range, language: str) -> None:
        items = "".join(
            f"<item><title>Aviso &lt;{n}&gt; &amp; más de {name}</title><link>https://{name}.example/{n}</link>"
            f"<guid>https://{name}.example/{n}</guid><pubDate>{20 if n % 2 else 21} Nov 2026 0{n % 6}:{n % 60:02}:00 GMT</pubDate>"
            f"<category>Ciencia</category><description>Texto &lt;b&gt;vivo&lt;/b&gt; {n} con 漢字 y \u0627\u0644 </description></item>"
            for n in numbers
        )
        text = (
            '<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel>'
            f"<title>{name}</title><link>https://{name}.example/</link><language>{language}</language>"
            f"<description>d</description>{items}</channel></rss>"
        )
        (self.folder / "Content" / f"{name}.xml").write_text(text)

    def article(self, number: int) -> None:
        text = (
            f"---\ntitle: Pregón propio {number}\ndate: 2026-11-20 0{number}:00\nsection: general\nlanguage: es\n---\n\n"
            "Un texto con [enlace](/noticias/) y una nota.\n"
        )
        (self.folder / "Content" / "articles" / f"propio-{number}.md").write_text(text)

    def episode(self) -> None:
        (self.folder / "Content" / "static").mkdir()
        (self.folder / "Content" / "media").mkdir()
        size = struct.pack(">II", 1400, 1400)
        (self.folder / "Content" / "static" / "p.png").write_bytes(
            b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR" + size + b"\x08\x02\x00\x00\x00"
        )
        frame = b"\xff\xfb\x90\x00" + bytes(413)
        (self.folder / "Content" / "media" / "uno.mp3").write_bytes(frame * 200)
        (self.folder / "Content" / "articles" / "episodio.md").write_text(
            "---\ntitle: Episodio <uno> & más\ndate: 2026-11-20 04:00\nsection: general\nlanguage: es\n"
            "summary: Lo que se oye & calla.\naudio: media/uno.mp3\n---\n\nUn texto.\n"
        )

    def build(self, clock: str = CLOCK, *flags: str) -> None:
        self.run("build", "--quiet", "--offline", "--clock", clock, *flags)

    def run(self, *arguments: str) -> str:
        command = [self.program, *arguments, "-C", str(self.folder)]
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(self.folder), **SECRETS}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        if done.returncode != 0:
            sys.exit(f"error: {' '.join(arguments)} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    @property
    def public(self) -> Path:
        return self.folder / "public"

    @property
    def server(self) -> Path:
        return self.folder / ".pregonero" / "server"
