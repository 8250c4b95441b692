"""nginx, Caddy and Apache with the files of a build: headers, compressed copies, 301, 410, 404, passwords."""

from __future__ import annotations

import base64
import gzip
import http.client
import json
import os
import random
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator
from urllib.parse import unquote, urlsplit

from checks import Checks
from portal import SECRETS, Portal


# The program of each server.
PROGRAMS = {"nginx": "nginx", "caddy": "caddy", "apache": "apache2"}
APACHE_MODULES = Path("/usr/lib/apache2/modules")


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True)
class Keys:
    certificate: Path
    key: Path


def certificate(folder: Path, name: str) -> Keys:
    """A certificate that nobody trusts, for a server of https on this machine."""
    folder.mkdir(parents=True)
    keys = Keys(folder / "certificate.pem", folder / "key.pem")
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={name}"]
    command += ["-addext", f"subjectAltName=DNS:{name}", "-keyout", str(keys.key), "-out", str(keys.certificate)]
    subprocess.run(command, check=True, capture_output=True)
    return keys


class Server:
    def __init__(self, name: str, port: int, is_secure: bool = False) -> None:
        self.name = name
        self.port = port
        self.is_secure = is_secure

    def get(self, path: str, **headers: str) -> Answer:
        if self.is_secure:
            trusting = ssl._create_unverified_context()
            connection = http.client.HTTPSConnection("127.0.0.1", self.port, timeout=60, context=trusting)
        else:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", path, headers=names)
        answer = connection.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        body = answer.read()
        connection.close()
        return Answer(answer.status, found, body)


def free_port() -> int:
    """None of those that the system gives whoever asks for any, or calls somebody: another could have it before the server."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listener.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def wait(port: int, process: subprocess.Popen[bytes]) -> bool:
    """Whether a server listens, however long a machine that is busy takes to start it."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        with socket.socket() as probe:
            answers = probe.connect_ex(("127.0.0.1", port)) == 0
        # Whoever answers is another one where the server could not have the port.
        if process.poll() is not None:
            return False
        if answers:
            return True
        time.sleep(0.05)
    return False


@contextmanager
def running(name: str, portal: Portal, folder: Path, keys: Keys | None = None) -> Iterator[Server]:
    port = free_port()
    folder.mkdir(parents=True)
    command = COMMANDS[name](portal, folder, port, keys)
    log = folder / "log"
    environment = dict(os.environ, HOME=str(folder), XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder))
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
    try:
        if not wait(port, process):
            raise RuntimeError(f"{name} did not start: {log.read_text()[-2000:]}")
        yield Server(name, port, keys is not None)
    finally:
        process.terminate()
        process.wait(60)


def nginx(portal: Portal, folder: Path, port: int, keys: Keys | None) -> list[str]:
    secure = f"ssl_certificate {keys.certificate}; ssl_certificate_key {keys.key};" if keys else ""
    (folder / "nginx.conf").write_text(
        f"""daemon off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
    uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
    server {{
        listen 127.0.0.1:{port}{' ssl' if keys else ''};
        {secure}
        set $pregonero_public {portal.public};
        set $pregonero_server {portal.server};
        include {portal.server}/nginx.conf;
    }}
}}
"""
    )
    # As root nginx hands its work to a user who must be able to read the folder.
    user = ["-g", "user root;"] if os.geteuid() == 0 else []
    return ["nginx", "-c", str(folder / "nginx.conf"), *user]


def caddy(portal: Portal, folder: Path, port: int, keys: Keys | None) -> list[str]:
    # A browser says the name, a test that asks 127.0.0.1 none.
    site = f"https://:{port}" if keys else f"http://:{port}"
    secure = f"tls {keys.certificate} {keys.key}" if keys else ""
    (folder / "Caddyfile").write_text(
        f"""{{
	admin off
	auto_https off
	default_sni portal.example
}}
import {portal.server}/Caddyfile
{site} {{
	bind 127.0.0.1
	{secure}
	import pregonero {portal.public}
}}
"""
    )
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def apache(portal: Portal, folder: Path, port: int, keys: Keys | None) -> list[str]:
    """All that is said outside of the site's own `.htaccess` is what a host says of itself: it lists folders, packs pages as Debian's does,
    and lets no file say otherwise."""
    names = "mpm_event authn_core authn_file authz_core authz_user auth_basic autoindex alias deflate dir filter headers mime rewrite"
    names += " socache_shmcb ssl" if keys else ""
    secure = f"SSLEngine on\nSSLCertificateFile {keys.certificate}\nSSLCertificateKeyFile {keys.key}" if keys else ""
    modules = "\n".join(f"LoadModule {name}_module {APACHE_MODULES}/mod_{name}.so" for name in names.split())
    prefix = unquote(urlsplit(portal.base).path)
    (folder / "empty").mkdir()
    root, alias = (portal.public, "") if prefix == "/" else (folder / "empty", f'Alias "{prefix.rstrip("/")}" "{portal.public}"')
    for path in (folder, portal.public):
        open_way(path)
    (folder / "httpd.conf").write_text(
        f"""{modules}
ServerName 127.0.0.1
Listen 127.0.0.1:{port}
{secure}
PidFile {folder}/pid
DefaultRuntimeDir {folder}
ErrorLog /dev/stderr
TypesConfig /etc/mime.types
User www-data
Group www-data
Define PREGONERO_PASSWORDS {portal.server}/passwords
DocumentRoot {root}
{alias}
<Directory />
    AllowOverride None
    Require all denied
</Directory>
<Directory {folder}/empty>
    Require all granted
</Directory>
AddOutputFilterByType DEFLATE text/html text/css
<Directory {portal.public}>
    AllowOverride FileInfo AuthConfig Limit
    Options Indexes FollowSymLinks
    Require all granted
</Directory>
"""
    )
    return ["apache2", "-D", "FOREGROUND", "-f", str(folder / "httpd.conf")]


def open_way(path: Path) -> None:
    """Lets a server that is not we go through our temporary folders down to one."""
    ours = [part for part in (path, *path.parents) if Path(tempfile.gettempdir()) in part.parents]
    for part in ours:
        part.chmod(part.stat().st_mode | 0o055)


COMMANDS = {"nginx": nginx, "caddy": caddy, "apache": apache}


# What has no copies beside it.
PACKED = ("en/", "en/atom.xml", "robots.txt")


def check(checks: Checks, program: str, folder: Path) -> None:
    for prefix in ("/", "/news/"):
        portal = Portal(program, folder / f"portal{prefix.strip('/')}", f"https://example.org{prefix}")
        portal.build()
        article = withdraw(portal)
        moved = move(portal)
        told = {(row["from"].lstrip("/"), row["to"].lstrip("/")) for row in table(portal)["redirects"]}
        checks.equal(told, set(moved.items()), f"at {prefix}: what the table says has moved")
        checks.equal(table(portal)["gone"], ["/" + article], f"at {prefix}: what it says is gone")
        portal.run("compress", "--quiet")
        for page in PACKED:
            for copy in portal.public.glob(f"{page}index.html.*" if page.endswith("/") else f"{page}.*"):
                copy.unlink()
        for name, server in PROGRAMS.items():
            if not shutil.which(server):
                checks.skip(f"{name} is not installed (.ci/setup browser)")
                continue
            with running(name, portal, folder / f"{name}{prefix.strip('/')}") as server:
                serves(checks, server, portal, prefix, article, moved)


def withdraw(portal: Portal) -> str:
    """The path of an article that was published and is no more."""
    found = [file for file in portal.public.glob("n/**/index.html") if "propio-2" in str(file)]
    (portal.folder / "Content" / "articles" / "propio-2.md").unlink()
    portal.build("2026-11-21T07:00:00Z")
    return str(found[0].parent.relative_to(portal.public)) + "/"


def move(portal: Portal) -> dict[str, str]:
    """Former addresses with what they lead to: two of an older site, and an article whose place another one took."""
    articles = portal.folder / "Content" / "articles"
    (old,) = (file for file in portal.public.glob("n/**/index.html") if "propio-1" in str(file))
    text = (articles / "propio-1.md").read_text()
    (articles / "propio-1.md").unlink()
    (articles / "primero.md").write_text(text.replace("title: ", "title: Primero, ", 1))
    portal.build("2026-11-21T07:30:00Z")
    (new,) = (file for file in portal.public.glob("n/**/index.html") if "propio-1" in str(file) and file != old)
    address = {file: str(file.parent.relative_to(portal.public)) + "/" for file in (old, new)}
    lines = ["/2019/antiguo.html /noticias/", "/viejo/ /2019/antiguo.html", f"/{address[old]} /{address[new]}"]
    (portal.folder / "Content" / "moved.txt").write_text("\n".join(lines) + "\n")
    portal.build("2026-11-21T08:00:00Z")
    return {"2019/antiguo.html": "noticias/", "viejo/": "noticias/", address[old]: address[new]}


def table(portal: Portal) -> dict:
    return json.loads((portal.server / "serving.json").read_text())


def serves(checks: Checks, server: Server, portal: Portal, prefix: str, gone: str, moved: dict[str, str]) -> None:
    place = f"{server.name} at {prefix}"
    front = server.get(prefix)
    checks.equal(front.status, 200, f"{place}: the front page")
    checks.equal(front.body, (portal.public / "index.html").read_bytes(), f"{place}: its bytes")
    wanted = {
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "cross-origin",
        "strict-transport-security": "max-age=86400",
        "cache-control": "public, max-age=60, stale-while-revalidate=600",
    }
    for name, value in wanted.items():
        checks.equal(front.headers.get(name), value, f"{place}: {name} of the front page")
    policy = front.headers.get("content-security-policy", "")
    checks.hold("frame-ancestors 'none'" in policy, f"{place}: the policy of the front page")
    checks.hold("rel=preload" in front.headers.get("link", ""), f"{place}: the style is announced")
    checks.hold("camera=()" in front.headers.get("permissions-policy", ""), f"{place}: permissions")
    checks.hold("utf-8" in front.headers.get("content-type", "").lower(), f"{place}: the charset")
    inner = server.get(prefix + "noticias/")
    checks.equal(inner.status, 200, f"{place}: an inner page")
    types(checks, server, portal, prefix, place)
    copies(checks, server, portal, prefix, place)
    packed(checks, server, portal, prefix, place)
    ways(checks, server, portal, prefix, place, gone)
    leads(checks, server, portal, prefix, place, moved)
    closed(checks, server, prefix, place)


def types(checks: Checks, server: Server, portal: Portal, prefix: str, place: str) -> None:
    style = next((portal.public / "_").glob("base.*.css")).name
    rows = [
        (f"_/{style}", "text/css", "public, max-age=31536000, immutable"),
        ("feed.xml", "application/rss+xml", "public, max-age=300"),
        ("en/atom.xml", "application/atom+xml", "public, max-age=300"),
        ("en/feed.json", "application/feed+json", "public, max-age=300"),
        ("sitemap.xml", "application/xml", "public, max-age=300"),
        ("fuentes.opml", "text/x-opml", None),
        ("opensearch.xml", "application/opensearchdescription+xml", None),
        (".well-known/security.txt", "text/plain", None),
        ("_s/manifest.json", "application/json", "no-cache"),
        ("mapa/news.geojson", "application/geo+json", None),
    ]
    for path, kind, cache in rows:
        answer = server.get(prefix + path)
        checks.equal(answer.status, 200, f"{place}: {path}")
        checks.hold(answer.headers.get("content-type", "").startswith(kind), f"{place}: {path} is {answer.headers.get('content-type')}")
        checks.equal(answer.headers.get("x-content-type-options"), "nosniff", f"{place}: {path} is not guessed")
        if cache:
            checks.equal(answer.headers.get("cache-control"), cache, f"{place}: how long {path} is kept")


def copies(checks: Checks, server: Server, portal: Portal, prefix: str, place: str) -> None:
    codings = ["gzip"] if server.name == "nginx" else ["gzip", "br"]
    for coding in codings:
        for path in ("", "noticias/"):
            answer = server.get(prefix + path, Accept_Encoding=coding)
            ending = ".gz" if coding == "gzip" else ".br"
            copy = (portal.public / path / "index.html").with_suffix(".html" + ending)
            checks.equal(answer.headers.get("content-encoding"), coding, f"{place}: {coding} of /{path}")
            checks.equal(answer.body, copy.read_bytes(), f"{place}: the {coding} copy of /{path}")
            checks.hold("text/html" in answer.headers.get("content-type", ""), f"{place}: the kind of the copy")
    style = next((portal.public / "_").glob("base.*.css"))
    answer = server.get(f"{prefix}_/{style.name}", Accept_Encoding="gzip")
    checks.equal(answer.body, style.with_suffix(".css.gz").read_bytes(), f"{place}: the copy of the style")
    checks.equal(answer.headers.get("vary", "").lower(), "accept-encoding", f"{place}: what the copy depends on")
    plain = server.get(prefix)
    checks.equal(plain.headers.get("content-encoding"), None, f"{place}: no copy for who does not ask")


def packed(checks: Checks, server: Server, portal: Portal, prefix: str, place: str) -> None:
    """What has no copy is packed on its way, found unchanged by its mark, and sent in pieces that are pieces of what is told."""
    for path in PACKED:
        held = (portal.public / (path + "index.html" if path.endswith("/") else path)).read_bytes()
        answer = server.get(prefix + path, Accept_Encoding="gzip")
        checks.equal(answer.headers.get("content-encoding"), "gzip", f"{place}: {path} is packed")
        whole = gzip.decompress(answer.body) if answer.body.startswith(b"\x1f\x8b") else b""
        checks.hold(whole == held, f"{place}: what is packed of {path}")
        checks.equal(answer.headers.get("vary", "").lower(), "accept-encoding", f"{place}: what {path} depends on")
        again = server.get(prefix + path, Accept_Encoding="gzip", If_None_Match=answer.headers.get("etag", ""))
        checks.equal((again.status, again.body), (304, b""), f"{place}: {path} has not changed")
        piece = server.get(prefix + path, Accept_Encoding="gzip", Range="bytes=0-899")
        sent = answer.body if piece.headers.get("content-encoding") else held
        checks.hold(piece.body in (answer.body, sent[:900]), f"{place}: a piece of {path}: {piece.status} {piece.headers}")
        checks.equal(server.get(prefix + path).body, held, f"{place}: {path} for who takes nothing packed")
    copy = server.get(prefix, Accept_Encoding="gzip")
    again = server.get(prefix, Accept_Encoding="gzip", If_None_Match=copy.headers.get("etag", ""))
    checks.equal(again.status, 304, f"{place}: a copy that has not changed")


def ways(checks: Checks, server: Server, portal: Portal, prefix: str, place: str, gone: str) -> None:
    missing = server.get(prefix + "nowhere/deep/")
    checks.equal(missing.status, 404, f"{place}: what is not there")
    checks.equal(missing.body, (portal.public / "404.html").read_bytes(), f"{place}: the page for it")
    checks.hold("content-security-policy" in missing.headers, f"{place}: the policy of what is not there")
    checks.hold("text/html" in server.get(prefix + "x/feed.xml").headers.get("content-type", ""), f"{place}: a missing feed is a page")
    withdrawn = server.get(prefix + gone)
    checks.equal(withdrawn.status, 410, f"{place}: what was withdrawn")
    page = (portal.public / gone / "index.html").read_bytes()
    checks.equal(withdrawn.body, page, f"{place}: the page of what was withdrawn")
    for name in ("_headers", ".htaccess", ".nojekyll"):
        checks.equal(server.get(prefix + name).status, 404, f"{place}: {name} is for servers alone")
    for name in ("_/", "_s/", ".well-known/", "2019/"):
        checks.hold(server.get(prefix + name).status in (403, 404), f"{place}: nobody lists {name}")
    folder = server.get(prefix + "noticias")
    checks.hold(folder.status in (301, 308), f"{place}: a folder without its slash")
    checks.hold(folder.headers.get("location", "").endswith(prefix + "noticias/"), f"{place}: leads to {folder.headers.get('location')}")
    if prefix != "/":
        answer = server.get(prefix.rstrip("/"))
        checks.equal(answer.status, 301, f"{place}: the site's path without its slash")
        if server.name == "nginx":
            beside = server.get("/").body
            checks.hold(beside != (portal.public / "index.html").read_bytes(), f"{place}: nothing of it beside it")


def leads(checks: Checks, server: Server, portal: Portal, prefix: str, place: str, moved: dict[str, str]) -> None:
    for old, new in moved.items():
        answer = server.get(prefix + old)
        checks.equal(answer.status, 301, f"{place}: /{old} has moved")
        # Apache puts its own name before it.
        leads_to = answer.headers.get("location", "").removeprefix(f"http://127.0.0.1:{server.port}")
        checks.equal(leads_to, prefix + new, f"{place}: where /{old} leads")
        checks.equal(server.get(leads_to or "/").status, 200, f"{place}: what stands there")
        # Hosts that know no such files send the page, which leads there too.
        file = portal.public / (old + "index.html" if old.endswith("/") else old)
        checks.hold(f'content="0; url={prefix}{new}"' in file.read_text(), f"{place}: the page at /{old}")


def closed(checks: Checks, server: Server, prefix: str, place: str) -> None:
    path = prefix + "redaccion/"
    checks.equal(server.get(path).status, 401, f"{place}: a protected page")
    checks.equal(server.get(path + "index.html").status, 401, f"{place}: its file")
    for password, status in (("falso", 401), (SECRETS["PORTAL_PASSWORD"], 200)):
        token = base64.b64encode(f"{SECRETS['PORTAL_USER']}:{password}".encode()).decode()
        answer = server.get(path, Authorization=f"Basic {token}")
        checks.equal(answer.status, status, f"{place}: with the password '{password}'")
    token = base64.b64encode(f"{SECRETS['PORTAL_USER']}:{SECRETS['PORTAL_PASSWORD']}".encode()).decode()
    answer = server.get(path, Authorization=f"Basic {token}")
    checks.equal(answer.headers.get("cache-control"), "private, no-store", f"{place}: nobody keeps it")
