"""Pictures of the demo for the README: the front page, and each kind of page wide and narrow, light and dark, on one sheet.

usage: Tests/Browser/gallery PROGRAM [OUTPUT]   (default: Templates/gallery)
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import portal
from server import PortalServer
from visit import View
from waiting import settled

OUTPUT = portal.REPOSITORY / "Templates" / "gallery"
PREVIEW = "../preview.jpg"
# What stands in the gallery: kinds of pages in the first language.
SHOWN = [
    "front", "section", "article-own", "match", "programme", "people", "people-map", "map", "settings",
]
WIDE, NARROW, HEIGHT = 1280, 360, 1000
QUALITY = 72
# An hour after the edition.
READ = "2026-11-21T07:00:00Z"
SHEET = """<!doctype html><meta charset=utf-8><style>
body{margin:0;padding:20px;display:flex;gap:20px;background:#8a8272;width:max-content}
img{display:block;height:560px;box-shadow:0 2px 12px #0006}</style>%s"""
# Everything is shown at once: no picture waits for being scrolled to.
LOAD = """async () => {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map(image => image.decode().catch(() => {})));
}"""


def shot(browser: Browser, address: str, width: int, theme: str) -> bytes:
    # A reader of the page's language is offered no other.
    with browser.new_context(**View(width, theme, height=HEIGHT).options(), locale="es-ES") as context:
        context.clock.set_fixed_time(READ)
        tab = context.new_page()
        tab.goto(address)
        tab.evaluate(LOAD)
        settled(tab)
        return tab.screenshot()


def sheet(browser: Browser, pictures: list[bytes]) -> bytes:
    """All pictures beside each other, as one JPEG."""
    with browser.new_context(viewport={"width": 2400, "height": 600}) as context:
        tab = context.new_page()
        images = "".join(
            f'<img src="data:image/png;base64,{base64.b64encode(picture).decode()}">' for picture in pictures
        )
        tab.set_content(SHEET % images)
        return tab.locator("body").screenshot(type="jpeg", quality=QUALITY)


def write(file: Path, picture: bytes) -> None:
    file.write_bytes(picture)
    print(f"{file.name}  {file.stat().st_size / 1000:.0f} KB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="Tests/Browser/gallery", description=__doc__)
    parser.add_argument("program")
    parser.add_argument("output", type=Path, nargs="?", default=OUTPUT)
    parser.add_argument("--chromium", required=True)
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="pregonero-gallery-") as folder, sync_playwright() as driver:
        public = portal.build(options.program, Path(folder))
        server = PortalServer(public, "/")
        browser = driver.chromium.launch(executable_path=options.chromium, args=["--no-sandbox"])
        for page in portal.pages(options.program, Path(folder), public):
            if page.kind not in SHOWN or page.language not in ("", "es"):
                continue
            address = server.address(page.path)
            pictures = [
                shot(browser, address, width, theme)
                for width in (WIDE, NARROW)
                for theme in ("light", "dark")
            ]
            write(options.output / f"{page.kind}.jpg", sheet(browser, pictures))
            if page.kind == "front":
                write(options.output / PREVIEW, sheet(browser, [pictures[0], pictures[-1]]))
        browser.close()


if __name__ == "__main__":
    main()
