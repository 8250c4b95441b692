"""Names that would say something else to a server: what a portal takes of them neither breaks nor changes its settings."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote

from checks import Checks
from portal import SECRETS, Portal
from servers import PROGRAMS, Server, running

NAMES = ['a"b', "a'b", "a$uri", "a{env.HOME}", "a{$HOME}", "a;b", "a%0Ab", "a\\b", "a#b", "a b", "a\nroot", "<a>", "`id`"]
# An older site's addresses: capitals that only differ from the new one by being so, letters with accents, dots.
MOVED = {"/Noticias/": "/noticias/", "/a%C3%B1o/": "/noticias/", "/2019/05/x.y~z_-1.html": "/ajustes/", "/viejo/": "/\u00f1and\u00fa/"}


def check(checks: Checks, program: str, folder: Path) -> None:
    refused(checks, program, folder / "refused")
    for prefix in ("/", "/peri%C3%B3dico/"):
        portal = taken(program, folder / f"portal{len(prefix)}", f"https://example.org{prefix}")
        for name, command in PROGRAMS.items():
            if not shutil.which(command):
                checks.skip(f"{name} is not installed (.ci/setup browser)")
                continue
            with running(name, portal, folder / f"{name}{len(prefix)}") as server:
                serves(checks, server, prefix, f"{name} at {prefix}")


def refused(checks: Checks, program: str, folder: Path) -> None:
    """What names paths, users and addresses is told where it stands, and nothing of it is written."""
    for number, name in enumerate(NAMES):
        lines = {
            "baseURL": ("baseURL: https://example.org/", f"baseURL: {json.dumps(f'https://example.org/{name}/')}"),
            "protect": ("paths: [/redaccion/]", f"paths: [{json.dumps(f'/{name}/')}]"),
        }
        for key, (old, new) in lines.items():
            portal = Portal(program, folder / f"{key}{number}", "https://example.org/")
            settings = portal.folder / "Content" / "site.yaml"
            settings.write_text(settings.read_text().replace(old, new))
            code, errors = attempt(portal)
            checks.equal(code, 2, f"{key} with {name!r}: {errors[-300:]}")
        portal = Portal(program, folder / f"page{number}", "https://example.org/")
        page = portal.folder / "Content" / "pages" / "redaccion.md"
        page.write_text(page.read_text().replace("slug: redaccion", f"slug: {json.dumps(name)}"))
        code, errors = attempt(portal)
        told = "redaccion.md:" in errors and "is no address; the file is left out" in errors
        checks.equal((code, told), (0, True), f"a page's slug {name!r}: {errors[-300:]}")
    for user in ('a"b', "a{$HOME}", "a\\b", "a'b", "a}b", "a;b", "a\x01b"):
        portal = Portal(program, folder / f"user{ord(user[1])}", "https://example.org/")
        checks.equal(attempt(portal, user)[0], 2, f"a user named {user!r}")


def attempt(portal: Portal, user: str = SECRETS["PORTAL_USER"]) -> tuple[int, str]:
    command = [portal.program, "build", "--quiet", "--offline", "-C", str(portal.folder)]
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(portal.folder), **SECRETS, "PORTAL_USER": user}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    return done.returncode, done.stderr


def taken(program: str, folder: Path, base: str) -> Portal:
    """A portal whose files, headlines, sections and moves have such names as it can bear."""
    portal = Portal(program, folder, base)
    content = portal.folder / "Content"
    pictures = content / "pictures"
    pictures.mkdir()
    files = [name.replace("\n", "").replace("/", "") + ".svg" for name in NAMES]
    for file in files:
        (pictures / file).write_text('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path d="M0 0h9v9z"/></svg>')
    for number, (name, file) in enumerate(zip(NAMES, files)):
        front = {"title": f"Titular {name}", "date": "2026-11-20", "section": "general", "picture": f"pictures/{file}", "alt": name}
        text = "\n".join(f"{key}: {json.dumps(value)}" for key, value in front.items())
        (content / "articles" / f"hostil {number} {file}.md").write_text(f"---\n{text}\n---\n\nTexto.\n")
    portal.build()
    # What was published and goes is told to the servers, too.
    for file in (content / "articles").glob("hostil *"):
        file.unlink()
    (content / "moved.txt").write_text("".join(f"{old} {new}\n" for old, new in MOVED.items()))
    portal.build("2026-11-21T07:00:00Z", "--allow-shrink")
    return portal


def serves(checks: Checks, server: Server, prefix: str, place: str) -> None:
    front = server.get(prefix)
    checks.equal(front.status, 200, f"{place}: the front page")
    checks.equal(front.headers.get("referrer-policy"), "strict-origin-when-cross-origin", f"{place}: its headers")
    checks.equal(server.get(prefix + "noticias/").status, 200, f"{place}: what differs from a moved address by small letters")
    for old, new in MOVED.items():
        answer = server.get(prefix + old.lstrip("/"))
        checks.equal(answer.status, 301, f"{place}: {old} has moved")
        leads_to = answer.headers.get("location", "").removeprefix(f"http://127.0.0.1:{server.port}")
        # Apache writes its own small hexadecimal digits.
        checks.hold(leads_to.isascii(), f"{place}: {old} leads to an address as addresses are spelled: {leads_to}")
        checks.equal(unquote(leads_to), unquote(prefix) + new.lstrip("/"), f"{place}: where {old} leads")
    checks.equal(server.get(prefix + "redaccion/").status, 401, f"{place}: what is closed")
    checks.equal(server.get(prefix + ".htaccess").status, 404, f"{place}: what is for servers")
