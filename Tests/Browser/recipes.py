"""The recipes of docs/guide/slots.md as they are written there, against stand-ins for the hosts that they name.

usage: recipes.py PROGRAM --chromium PATH
"""

from __future__ import annotations

import argparse
import re
import ssl
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Error, sync_playwright

from server import PortalServer

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "slots.md"
CLOCK = "2026-11-21T06:00:00Z"
FILE = re.compile(r"`((?:Content|Templates)/[^`\n]+)`:\n\n```\w+\n(.*?)```", re.S)
SITE = "site:\n  title: Bando\n  baseURL: http://127.0.0.1/\n  languages: [en]\n\n"
ARTICLE = "---\ntitle: The fountain\ndate: 2026-11-20\nlanguage: en\n---\n\nWater again, after two years of works.\n"
# Asks its own host for what the recipe allows, and for what it does not.
SCRIPT = """
const { endpoint, target } = document.currentScript.dataset;
fetch((endpoint || 'https://%(host)s/thread') + '?p=' + location.pathname, { mode: 'no-cors' });
if (target) document.getElementById(target).textContent = 'No comments yet.';
new Image().src = 'https://%(host)s/forbidden.gif';
document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://%(host)s/forbidden' }));
fetch('https://elsewhere.example/forbidden', { mode: 'no-cors' }).catch(() => {});
"""
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="640" height="120"/>'


@dataclass
class Recipe:
    title: str
    files: dict[str, str]
    # What arrives on which page, and what may never arrive.
    wanted: dict[str, set[str]]
    directives: dict[str, set[str]] = field(default_factory=dict)


WANTED = {
    "A counter": {"front": {"count.example/count.js", "count.example/hit"}, "article": {"count.example/count.js", "count.example/hit"}},
    "Comments": {"front": set(), "article": {"comments.example/embed.js", "comments.example/thread"}},
    "Banners": {"front": {"banners.example/7.svg"}, "article": set()},
}
OPENED = {
    "A counter": {"front": {"script-src", "connect-src"}, "article": {"script-src", "connect-src"}},
    "Comments": {"front": set(), "article": {"script-src", "connect-src"}},
    "Banners": {"front": {"img-src"}, "article": set()},
}


def recipes() -> list[Recipe]:
    parts = re.split(r"^## (.+)$", GUIDE.read_text(), flags=re.M)[1:]
    found = [Recipe(title, dict(FILE.findall(text)), WANTED[title], OPENED[title]) for title, text in zip(parts[::2], parts[1::2])]
    if {recipe.title for recipe in found} != set(WANTED):
        sys.exit(f"error: the guide has the recipes {[recipe.title for recipe in found]}")
    return found


class StandIn:
    """One server for all hosts that recipes name, over https with a certificate of its own."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                host, path = self.headers["Host"].split(":")[0], urlsplit(self.path).path
                asked.append(host + path)
                kind, body = "text/plain", b"{}"
                if path.endswith(".js"):
                    kind, body = "text/javascript", (SCRIPT % {"host": host}).encode()
                elif path.endswith(".svg"):
                    kind, body = "image/svg+xml", SVG
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None: ...

        key, certificate = folder / "key.pem", folder / "certificate.pem"
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=stand-in"]
        subprocess.run([*command, "-keyout", key, "-out", certificate], check=True, capture_output=True)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def port(self) -> int:
        return self.server.server_port


def build(program: str, recipe: Recipe, folder: Path) -> Path:
    files = {"Content/site.yaml": SITE, "Content/articles/fountain.md": ARTICLE}
    for path, text in recipe.files.items():
        files[path] = files.get(path, "") + text
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    run = subprocess.run([program, "build", "--offline", "--strict", "--clock", CLOCK], cwd=folder, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"error: '{recipe.title}' is not built:\n{run.stderr}")
    return folder / "public"


def looked_at(recipe: Recipe, built: Path, browser: Browser, standin: StandIn) -> list[str]:
    """Its problems; once more where it has any, since on a busy machine an answer may be late."""
    found = ["it was not looked at"]
    for _ in range(2):
        try:
            found = problems(recipe, built, browser, standin)
        except Error as error:
            found = [f"{recipe.title}: {str(error).splitlines()[0]}"]
        if not found:
            break
    return found


def problems(recipe: Recipe, built: Path, browser: Browser, standin: StandIn) -> list[str]:
    found: list[str] = []
    server = PortalServer(built, "/")
    article = next(built.glob("n/**/index.html")).parent.relative_to(built)
    for page, path in [("front", ""), ("article", f"{article}/")]:
        standin.asked.clear()
        with browser.new_context(ignore_https_errors=True, service_workers="block") as context:
            tab = context.new_page()
            tab.goto(f"http://127.0.0.1:{server.server_port}/{path}")
            tab.mouse.wheel(0, 10_000)
            tab.wait_for_load_state("networkidle")
            policy = tab.get_attribute("meta[http-equiv=Content-Security-Policy]", "content") or ""
        if set(standin.asked) != recipe.wanted[page]:
            found.append(f"{page}: asked for {sorted(set(standin.asked))}, not {sorted(recipe.wanted[page])}")
        opened = {part.split()[0] for part in policy.split("; ") if ".example" in part}
        if opened != recipe.directives[page]:
            found.append(f"{page}: the policy opens {sorted(opened)}, not {sorted(recipe.directives[page])}")
    server.shutdown()
    return [f"{recipe.title}: {problem}" for problem in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--chromium", required=True)
    options = parser.parse_args()
    found: list[str] = []
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        standin = StandIn(folder)
        flags = [f"--host-resolver-rules=MAP *.example 127.0.0.1:{standin.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=options.chromium, args=flags)
        for recipe in recipes():
            built = build(str(Path(options.program).resolve()), recipe, folder / recipe.title.replace(" ", "-"))
            found += looked_at(recipe, built, browser, standin)
            print(f"tried '{recipe.title}'")
        browser.close()
    if found:
        sys.exit("\n".join(f"error: {problem}" for problem in found))


if __name__ == "__main__":
    main()
