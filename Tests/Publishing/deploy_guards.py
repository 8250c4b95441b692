"""What a deploy leaves alone: sites of others, names that hosts take for one, records that say nothing, folders of the site itself."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

import hosts
from checks import Checks
from deploy import OWNER
from editions import copied
from hosts import Host
from portal import LATER, Portal
from sending import NIGHT, deploy, ok, whole
from servers import certificate


def check(checks: Checks, program: str, folder: Path) -> None:
    portal = Portal(program, folder / "site", "https://example.org/")
    open_up(portal)
    portal.build()
    check_strangers(checks, portal, folder / "strangers")
    check_releases(checks, portal, folder / "releases")
    check_empty(checks, portal, folder / "empty")
    check_places(checks, portal, folder / "places")
    check_windows(checks, portal, folder / "windows")
    check_renaming(checks, portal, folder / "renaming")
    check_secure(checks, portal, folder / "secure")
    check_projects(checks, portal, folder / "projects")
    check_rights(checks, portal, folder / "rights")


def open_up(portal: Portal) -> None:
    """Some hosts ask for no passwords, which is no question here."""
    settings = portal.folder / "Content" / "site.yaml"
    settings.write_text("".join(line for line in settings.read_text().splitlines(True) if "protect:" not in line))


def check_strangers(checks: Checks, first: Portal, folder: Path) -> None:
    """Where something lies that the site would write over, or that says that another site is there, nothing is sent."""
    for make in (hosts.folder, hosts.rclone, hosts.webdav, hosts.sftp, hosts.ftp):
        portal = copied(first, folder / make.__name__)
        with make(checks, folder / "hosts") as host:
            if host is None:
                continue
            for name in ("index.php", ".htaccess", "Robots.txt", "noticias/index.php")[0 if host.kind == "folder" else 2:]:
                host.clear()
                (host.folder / name).parent.mkdir(exist_ok=True)
                (host.folder / name).write_text("de otros")
                code, _, errors = deploy(portal, host)
                told = f"has something that no deploy has sent, as {name.split('/')[0]}\n"
                checks.hold(code == 4 and told in errors, f"{host.kind}: {name}: {code} {errors}")
                checks.equal([path.name for path in host.folder.rglob("*") if path.is_file()], [Path(name).name], f"{host.kind}: beside {name}")
            ok(checks, portal, host, "--force")
            checks.equal((host.folder / name).read_text(), "de otros", f"{host.kind}: what is none of the site's stays")
            portal.article(5)
            portal.build(LATER)
            ok(checks, portal, host)
            host.clear()
            for name in ("cgi-bin/x.cgi", ".well-known/acme-challenge/x", "datos.csv"):
                (host.folder / name).parent.mkdir(parents=True, exist_ok=True)
                (host.folder / name).write_text("de otros")
            ok(checks, portal, host)
            checks.equal((host.folder / "datos.csv").read_text(), "de otros", f"{host.kind}: what is not in the way")


def check_releases(checks: Checks, first: Portal, folder: Path) -> None:
    """Releases of another program, as Capistrano has them, are neither served over nor taken away."""
    portal = copied(first, folder / "site")
    with hosts.rsync(checks, folder) as host:
        if host is None:
            return
        releases = host.folder / "releases"
        for number in range(1, 6):
            (releases / f"2026010{number}000000").mkdir(parents=True)
            (releases / f"2026010{number}000000" / "index.html").write_text("de otros")
        code, _, errors = deploy(portal, host)
        checks.hold(code == 4 and "that no deploy has sent, as releases/20260101000000\n" in errors, f"rsync: releases of others: {code} {errors}")
        (host.folder / "current").symlink_to("releases/20260105000000")
        code, _, errors = deploy(portal, host)
        checks.hold(code == 4 and "that no deploy has sent, as current\n" in errors, f"rsync: another's current: {code} {errors}")
        checks.equal(os.readlink(host.folder / "current"), "releases/20260105000000", "rsync: it is served still")
        ok(checks, portal, host, "--force")
        for number in range(1, 6):
            portal.article(number)
            portal.build(f"2026-11-21T1{number}:00:00Z")
            ok(checks, portal, host)
        whole(checks, portal, host, "beside releases of others")
        names = sorted(path.name for path in releases.iterdir() if not path.name.startswith("."))
        theirs = [name for name in names if not (releases / name / "_deploy" / "manifest").exists()]
        checks.equal((len(theirs), len(names)), (5, 8), f"rsync: what is kept: {names}")


def check_empty(checks: Checks, first: Portal, folder: Path) -> None:
    """A record that is there and empty is damaged: it lets nothing pass."""
    for make in (hosts.folder, hosts.rclone, hosts.rsync, hosts.sftp, hosts.ftp):
        portal = copied(first, folder / make.__name__)
        with make(checks, folder / "hosts") as host:
            if host is None:
                continue
            ok(checks, portal, host)
            host.put("_deploy/manifest", b"")
            code, _, errors = deploy(portal, host)
            checks.hold(code == 6 and "(_deploy/manifest) is damaged\n" in errors, f"{host.kind}: an empty record: {code} {errors}")
            ok(checks, portal, host, "--force")
            checks.equal(ok(checks, portal, host)["order"], [], f"{host.kind}: after it")


def check_places(checks: Checks, first: Portal, folder: Path) -> None:
    """What rclone would take for a folder here, and folders of the site behind links."""
    portal = copied(first, folder / "site")
    for text, told in (
        ("rclone:tienda", "did you mean rclone:tienda:?"),
        ("rclone:tienda/www", "did you mean rclone:tienda:www?"),
        ("rclone:.", "names no store"),
        ("rclone:tienda,pass=x", "names no store"),
        ("rclone:Content", "names no store"),
        ("rclone::local:www", "names no store"),
        (f"rclone:{portal.folder}/Content/www", "lies in 'Content/'"),
        (f"rclone::local:{portal.folder}/public", "lies in 'public/'"),
    ):
        code, _, errors = deploy(portal, text)
        checks.hold(code == 2 and told in errors, f"{text}: {code} {errors}")
    link = folder / "elsewhere"
    link.symlink_to(portal.folder / "Content")
    code, _, errors = deploy(portal, f"{link}/pages/new/www")
    checks.hold(code == 2 and "lies in 'Content/'" in errors, f"a folder of the site behind a link: {code} {errors}")
    checks.hold(not (portal.folder / "Content" / "pages" / "new").exists(), "nothing is made there")
    (folder / "beside").mkdir()
    (folder / "way").symlink_to(folder / "beside")
    ok(checks, portal, f"{folder}/way/www")
    checks.hold((folder / "beside" / "www" / "index.html").exists(), "a folder behind a link that is none of the site's")


@contextmanager
def ftp(checks: Checks, folder: Path, *words: str) -> Iterator[int]:
    """A server of FTP of a kind: see ftp_server.py."""
    folder.mkdir(parents=True, exist_ok=True)
    port = hosts.free_port()
    command = [sys.executable, str(Path(__file__).with_name("ftp_server.py")), str(port), str(folder), *words]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        checks.hold(hosts.wait(port, server), f"a server of FTP begins: {words}")
        yield port
    finally:
        server.terminate()
        server.wait()


def check_windows(checks: Checks, first: Portal, folder: Path) -> None:
    """A server on which no file takes the name of another, and one on which capitals are no other letters."""
    portal = copied(first, folder / "site")
    if hosts.missing(checks, "lftp"):
        return
    static = portal.folder / "Content" / "static"
    (static / "Cartel.txt").write_text("uno")
    portal.build(LATER)
    home = folder / "home"
    with ftp(checks, home, "--keeps-names", "--one-case") as port:
        host = Host("ftp", f"ftp://ana:clave@127.0.0.1:{port}/www", home / "www")
        ok(checks, portal, host)
        portal.article(5)
        (static / "Cartel.txt").unlink()
        (static / "cartel.txt").write_text("dos")
        portal.build(NIGHT)
        ok(checks, portal, host)
        # The disk here knows capitals: the server has it under the name in small letters.
        checks.equal([path.name for path in host.folder.glob("[Cc]artel.txt")], ["cartel.txt"], "ftp: a name in small letters")
        whole(checks, portal, host, "where no file takes the name of another")
        left = [str(path) for path in host.root().rglob(".pregonero-*")]
        checks.equal(left, [], "ftp: nothing is left half")


def check_renaming(checks: Checks, first: Portal, folder: Path) -> None:
    """Servers that give no file another name: one says that it may not be, one knows no such command."""
    if hosts.missing(checks, "lftp"):
        return
    for code in ("550", "502"):
        portal = copied(first, folder / code / "site")
        home = folder / code / "home"
        with ftp(checks, home, "--never-renames", code) as port:
            host = Host("ftp", f"ftp://ana:clave@127.0.0.1:{port}/www", home / "www")
            ok(checks, portal, host)
            portal.article(6)
            portal.build(LATER)
            ok(checks, portal, host)
            whole(checks, portal, host, f"where no file takes another name ({code})")
            left = [str(path) for path in host.root().rglob(".pregonero-*")]
            checks.equal(left, [], f"ftp: nothing is left half ({code})")


def check_secure(checks: Checks, first: Portal, folder: Path) -> None:
    """`ftps://` is secure at the usual port too, and nothing is said to a server that grants no security."""
    if hosts.missing(checks, "lftp", "openssl"):
        return
    try:
        import OpenSSL  # noqa: F401
    except ImportError:
        checks.skip("no server of FTP can be secure: pyOpenSSL is not installed")
        return
    portal = copied(first, folder / "site")
    keys = certificate(folder / "keys", "localhost")
    both = folder / "both.pem"
    both.write_text(keys.key.read_text() + keys.certificate.read_text())
    (folder / "lftp").mkdir()
    (folder / "lftp" / "rc").write_text(f"set ssl:ca-file {keys.certificate}\n")
    trusting = {"LFTP_HOME": str(folder / "lftp")}
    with ftp(checks, folder / "home", "--secure", str(both)) as port:
        host = Host("ftp", f"ftps://ana:clave@localhost:{port}/www", folder / "home" / "www", trusting)
        ok(checks, portal, host)
        whole(checks, portal, host, "sent where a server is asked for security")
        code, _, errors = deploy(portal, host.place)
        checks.hold(code == 6 and "ertificate" in errors, f"ftps: a certificate that nobody trusts: {code} {errors}")
    with ftp(checks, folder / "open") as port:
        code, _, errors = deploy(portal, f"ftps://ana:clave@localhost:{port}/www", environment=trusting)
        checks.hold(code == 6 and "ssl-force" in errors, f"ftps: a server without security: {code} {errors}")
        checks.equal(list((folder / "open").iterdir()), [], "ftps: nothing came to it")


class Telling(http.server.SimpleHTTPRequestHandler):
    """Serves a folder, or answers all with a status."""

    status = 0
    kind = "text/plain"

    def do_GET(self) -> None:
        if not self.status:
            return super().do_GET()
        self.send_response(self.status)
        self.send_header("Content-Type", self.kind)
        self.end_headers()
        self.wfile.write(b"nada")

    def log_message(self, *_: object) -> None:
        pass


def check_projects(checks: Checks, first: Portal, folder: Path) -> None:
    """What the address of the site shows is not always what a project of Netlify or Cloudflare has."""
    notes, tools = folder / "notes", folder / "tools"
    (notes / "site").mkdir(parents=True)
    tools.mkdir()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Telling, directory=str(notes / "site")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    portal = Portal(first.program, folder / "portal", f"http://127.0.0.1:{server.server_port}/")
    settings = portal.folder / "Content" / "site.yaml"
    settings.write_text(settings.read_text().replace("  hub:", "  network: {allowPrivate: true}\n  hub:", 1))
    open_up(portal)
    portal.build()
    (tools / "netlify").write_text(OWNER)
    (tools / "netlify").chmod(0o755)
    environment = {"PATH": f"{tools}:/usr/bin:/bin", "NOTES": str(notes)}

    def sent(place: str, *more: str) -> tuple[int, bool, str]:
        (notes / "asked").unlink(missing_ok=True)
        code, _, errors = deploy(portal, place, *more, environment=environment)
        return code, (notes / "asked").exists(), errors

    for place, is_sent in (("netlify:uno", True), ("netlify:uno", False), ("netlify:dos", True), ("netlify:dos", False), ("netlify:uno", False)):
        code, was_sent, errors = sent(place)
        checks.equal((code, was_sent), (0, is_sent), f"{place}: {errors}")
    checks.equal(sent("netlify:uno", "--force")[:2], (0, True), "netlify: --force asks its program in any case")
    shutil.rmtree(portal.folder / ".pregonero" / "deploying")
    checks.equal(sent("netlify:uno")[:2], (0, True), "netlify: where nobody knows what it has")
    for status, kind, code, told in (
        (503, "text/plain", 6, "does not say what it has: "),
        (401, "text/plain", 6, "does not say what it has: "),
        (200, "text/plain", 6, "(_deploy/manifest) is damaged"),
        (200, "text/html; charset=utf-8", 0, ""),
        (404, "text/plain", 0, ""),
        (410, "text/html", 0, ""),
    ):
        Telling.status, Telling.kind = status, kind
        found, was_sent, errors = sent("netlify:uno")
        checks.hold(found == code and was_sent == (code == 0) and told in errors, f"netlify: {status} {kind}: {found} {errors}")
        checks.equal(sent("netlify:uno", "--force")[:2], (0, True), f"netlify: {status} and --force")
    server.shutdown()
    server.server_close()


def check_rights(checks: Checks, first: Portal, folder: Path) -> None:
    """Whoever serves a folder reads it, whatever the user who sends keeps for itself."""
    portal = copied(first, folder / "site")
    target = folder / "srv" / "www"
    before = os.umask(0o077)
    try:
        ok(checks, portal, str(target))
    finally:
        os.umask(before)
    there = [target.parent, target, *target.rglob("*")]
    wrong = [str(path) for path in there if path.stat().st_mode & 0o777 != (0o755 if path.is_dir() else 0o644)]
    checks.equal(wrong, [], "what the web server cannot read")
