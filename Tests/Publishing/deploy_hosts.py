"""Sends a site to hosts of every kind: only what is new, in an order that no reader notices, ended at every tenth of the way."""

from __future__ import annotations

import html
import http.client
import http.server
import os
import re
import shutil
import subprocess
import threading
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Callable, Iterator
from urllib.parse import quote, urljoin, urlsplit

from checks import Checks
from editions import command, copied, differing
from hosts import Host
from portal import LATER, Portal
from recipes import files
from sending import NIGHT, OPEN, count, deploy, ok, published, whole

# At which tenths of its way a deploy is ended: at all of them in `make torture`.
TENTHS = range(1, 11) if os.environ.get("DEPLOY_TENTHS") == "all" else (3, 6, 9)
# Hosts that take files one after the other.
ONE_BY_ONE = ("folder", "rclone", "webdav", "sftp", "ftp")


def check_host(make: Callable[..., AbstractContextManager[Host | None]], checks: Checks, program: str, folder: Path) -> None:
    """All that holds at a host of one kind."""
    portal = Portal(program, folder / "site", "https://example.org/")
    portal.build()
    with make(checks, folder / "hosts") as host:
        if host is None:
            return
        check_round(checks, portal, folder / host.kind, host)
        check_kills(checks, portal, folder / f"{host.kind}-kills", host)
        check_readers(checks, portal, folder / f"{host.kind}-readers", host)
        check_shapes(checks, portal, folder / f"{host.kind}-shapes", host)
        check_two(checks, portal, folder / f"{host.kind}-two", host)
        check_records(checks, portal, folder / f"{host.kind}-records", host)


def check_round(checks: Checks, first: Portal, folder: Path, host: Host) -> None:
    portal = copied(first, folder)
    dry = ok(checks, portal, host, "--dry-run")
    checks.equal(published(host), {}, f"{host.kind}: a trial sends nothing")
    sent = ok(checks, portal, host)
    checks.equal(sent["order"], dry["order"], f"{host.kind}: a trial tells what is sent")
    whole(checks, portal, host, "all of it")
    host.forget()
    checks.equal(count(ok(checks, portal, host)), 0, f"{host.kind}: nothing is sent twice")
    checks.equal(host.changes(), [], f"{host.kind}: nothing there is touched twice")
    # As from a copy of the site's folder in which nothing was ever sent.
    fresh = copied(portal, folder.with_name(f"{folder.name}-fresh"))
    shutil.rmtree(fresh.folder / ".pregonero" / "deploying", ignore_errors=True)
    before = files(fresh.public)
    fresh.article(7)
    fresh.build(LATER)
    after = files(fresh.public)
    news = [name for name in after if before.get(name) != after[name]]
    sent = ok(checks, fresh, host)
    checks.hold(0 < len(sent["order"]) <= len(news), f"{host.kind}: one article from a fresh copy: {len(sent['order'])} of {len(news)}")
    checks.hold(len(sent["order"]) <= 45, f"{host.kind}: one article sends {len(sent['order'])} files")
    whole(checks, fresh, host, "with one more article")
    (fresh.folder / "Content" / "articles" / "propio-7.md").unlink()
    fresh.run("withdraw", next(name for name in news if "propio-7" in name and name.endswith("index.html")).removesuffix("index.html").join(("/", "")))
    fresh.build(NIGHT)
    ok(checks, fresh, host)
    whole(checks, fresh, host, "after an article was withdrawn")
    fresh.feed("valle", range(1, 30), "es")
    fresh.build("2026-11-21T09:00:00Z", "--full")
    ok(checks, fresh, host, "--allow-deletions")
    whole(checks, fresh, host, "after more was built")
    host.clear()


def check_kills(checks: Checks, first: Portal, folder: Path, host: Host) -> None:
    """Ended at every tenth of its way, first with news and then with the same taken back: whole for readers, finished by the next."""
    portal = copied(first, folder)
    ok(checks, portal, host)
    changed = copied(portal, folder.with_name(f"{folder.name}-changed"))
    changed.feed("valle", range(1, 90), "es")
    settings = changed.folder / "Content" / "site.yaml"
    settings.write_text(settings.read_text().replace("  hub:", '  theme: {accent: "#004080"}\n  hub:', 1))
    changed.build(LATER)
    words = ("deploy", "--quiet", "--to", host.place, OPEN)
    host.keep()
    way = span_of(changed, host, *words)
    killed = 0
    for tenth in TENTHS:
        host.restore()
        running = command(changed, *words, environment=host.environment)
        moment = way * tenth / 11
        try:
            running.communicate(timeout=moment)
            # It was quicker than the one that was measured: the next is ended sooner.
            way = moment
        except subprocess.TimeoutExpired:
            running.kill()
            running.communicate()
            killed += 1
        host.settle()
        host.root()
        with served(host) as port:
            faults = crawl(port, first.base)
        checks.equal(counting(faults, host), [], f"{host.kind}: readers after an end at {tenth} tenths")
        if tenth % 2:
            ok(checks, changed, host)
            whole(checks, changed, host, f"finished after an end at {tenth} tenths")
        else:
            # What had been sent already is taken back.
            ok(checks, portal, host, "--force", "--allow-deletions")
            whole(checks, portal, host, f"taken back after an end at {tenth} tenths")
    checks.hold(killed > 0, f"{host.kind}: a deploy is ended amid its work")
    print(f"deploy: {host.kind}: {killed} of {len(TENTHS)} were ended half-way, in {way:.2f} s", flush=True)
    host.clear()


def span_of(portal: Portal, host: Host, *words: str) -> float:
    import time

    begin = time.monotonic()
    command(portal, *words, environment=host.environment).communicate()
    return time.monotonic() - begin


def check_readers(checks: Checks, first: Portal, folder: Path, host: Host) -> None:
    """Whoever reads meanwhile finds every page, style and picture that a page refers to."""
    one = copied(first, folder)
    two = copied(one, folder.with_name(f"{folder.name}-two"))
    two.feed("valle", range(1, 80), "es")
    settings = two.folder / "Content" / "site.yaml"
    settings.write_text(settings.read_text().replace("  hub:", '  theme: {accent: "#004080"}\n  hub:', 1))
    two.build(LATER)
    ok(checks, one, host)
    faults: list[str] = []
    rounds = 0
    done = threading.Event()
    host.root()
    with served(host) as port:
        def read() -> None:
            nonlocal rounds
            while not done.is_set():
                try:
                    faults.extend(crawl(port, first.base, most=40))
                except (OSError, http.client.HTTPException) as error:
                    faults.append(f"{error!r}")
                rounds += 1

        reader = threading.Thread(target=read)
        reader.start()
        # What is added counts here: pages that go are gone for whoever has an old page open.
        ok(checks, two, host)
        settings.write_text(settings.read_text().replace("#004080", "#402000"))
        two.build(NIGHT)
        ok(checks, two, host)
        done.set()
        reader.join()
    checks.equal(counting(faults, host), [], f"{host.kind}: what readers missed in {rounds} rounds")
    checks.hold(rounds > 0, f"{host.kind}: somebody read")
    host.clear()


def check_shapes(checks: Checks, first: Portal, folder: Path, host: Host) -> None:
    """A file that becomes a folder, and a folder that becomes a file; of what goes no folder stays."""
    portal = copied(first, folder)
    static = portal.folder / "Content" / "static"
    many = tuple(f"muestra/g/{number}/h.txt" for number in range(70))
    for hour, names in enumerate((("muestra/b.txt", "muestra/c/d.txt"), ("muestra",), ("muestra/e/f.txt", *many), ())):
        if (static / "muestra").is_dir():
            shutil.rmtree(static / "muestra")
        (static / "muestra").unlink(missing_ok=True)
        portal.build(f"2026-11-21T{10 + hour}:00:00Z", "--allow-shrink")
        for name in names:
            (static / name).parent.mkdir(parents=True, exist_ok=True)
            (static / name).write_text(f"{name} {hour}")
        portal.build(f"2026-11-21T{10 + hour}:30:00Z")
        ok(checks, portal, host)
        whole(checks, portal, host, f"with {names[:2]}")
        there = host.root()
        left = [str(path.relative_to(there)) for path in there.rglob("*") if path.is_dir() and not any(path.iterdir())]
        checks.equal(left, [], f"{host.kind}: folders in which nothing is, with {names[:2]}")
        if host.kind in ONE_BY_ONE:
            # As after an end half-way long ago: of what it names nobody knows what it holds.
            host.put("_deploy/pending", b"pregonero-deploying 1\nmaquina\n1700000000\nmuestra\nmuestra/b.txt\nmuestra/e/f.txt\n")
            ok(checks, portal, host)
            whole(checks, portal, host, f"once more with {names[:2]}")
    host.clear()


def check_two(checks: Checks, first: Portal, folder: Path, host: Host) -> None:
    """Two folders of one machine that send at once: one is sent whole, and whatever the other one did the next deploy finds."""
    portals = [copied(first, folder.with_name(f"{folder.name}-{number}")) for number in (0, 1)]
    for number, portal in enumerate(portals):
        for name in range(60):
            place = portal.folder / "Content" / "static" / "dos" / f"{name}.txt"
            place.parent.mkdir(exist_ok=True)
            place.write_text(f"{number} {name}")
        portal.build(LATER)
    for _ in range(2):
        ok(checks, first, host, "--force")
        running = [command(portal, "deploy", "--quiet", "--to", host.place, OPEN, environment=host.environment) for portal in portals]
        errors = [each.communicate()[1] for each in running]
        codes = [each.returncode for each in running]
        # The second one may have begun when the first one had ended.
        checks.hold(sorted(codes) in ([0, 4], [0, 0]), f"{host.kind}: two at once: {codes} {errors}")
        for portal, code in zip(portals, codes):
            if code == 0 and sum(codes) > 0:
                whole(checks, portal, host, "sent while another one was")
        checks.equal([path.name for path in (host.root() / "_deploy").iterdir()], ["manifest"], f"{host.kind}: what two at once leave")
        # First the one whose record the host has.
        for portal in sorted(portals, key=lambda portal: count(ok(checks, portal, host, "--dry-run"))):
            ok(checks, portal, host)
            whole(checks, portal, host, "after two at once")
    host.clear()


@contextmanager
def served(host: Host) -> Iterator[int]:
    """The folder of the host, as a server of the web has it."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments: object, **words: object) -> None:
            super().__init__(*arguments, directory=str(host.web()), **words)

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def counting(faults: list[str], host: Host) -> list[str]:
    """Without half files, where the host itself makes such."""
    return [fault for fault in faults if host.is_atomic or not fault.endswith((" 200, 0 bytes", ": half a page"))]


LINK = re.compile(rb'(?:href|src)="([^"]+)"|<loc>([^<]+)</loc>|<link>([^<]+)</link>')


def crawl(port: int, base: str, most: int = 400) -> list[str]:
    """What is missing of what pages, feeds and sitemaps refer to; a page with a style is no page without it."""
    seen = {"/"}
    waiting = ["/", "/feed.xml", "/sitemap.xml"]
    faults = []
    while waiting and len(seen) < most + len(waiting):
        path = waiting.pop(0)
        try:
            status, body = get(port, path)
        except http.client.IncompleteRead:
            faults.append(f"{path}: half a page")
            continue
        if status != 200 or not body:
            faults.append(f"{path}: {status}, {len(body)} bytes")
            continue
        if not path.endswith(("/", ".xml", ".html")):
            continue
        if path.endswith("/") and not body.rstrip().endswith(b"</html>"):
            faults.append(f"{path}: half a page")
        for found in LINK.finditer(body):
            link = urljoin(base + path[1:], html.unescape(next(group for group in found.groups() if group).decode()))
            parts = urlsplit(link)
            if f"{parts.scheme}://{parts.netloc}/" != base or parts.path in seen or parts.path.startswith("/redaccion/"):
                continue
            seen.add(parts.path)
            waiting.append(parts.path)
    return faults


def get(port: int, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", quote(path, safe="/%"))
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def check_records(checks: Checks, first: Portal, folder: Path, host: Host) -> None:
    """A host of another site, with a newer site, with a record that is damaged, of a newer program."""
    portal = copied(first, folder)
    ok(checks, portal, host)
    record = host.root() / "_deploy" / "manifest"
    held = record.read_bytes()
    head, _, body = held.partition(b"\n")
    other = copied(portal, folder.with_name(f"{folder.name}-other"))
    settings = other.folder / "Content" / "site.yaml"
    settings.write_text(settings.read_text().replace("https://example.org/", "https://otra.example/"))
    other.build(LATER)
    code, _, errors = deploy(other, host)
    checks.hold(code == 4 and "the host has the site of https://example.org/, and this is https://otra.example/" in errors, f"{host.kind}: {code} {errors}")
    newer = copied(portal, folder.with_name(f"{folder.name}-newer"))
    newer.article(9)
    newer.build(NIGHT)
    ok(checks, newer, host)
    before = published(host)
    code, _, errors = deploy(portal, host)
    checks.hold(code == 4 and "refused to send: the host has a site built at 2026-11-21T08:00:00Z" in errors, f"{host.kind}: {code} {errors}")
    checks.equal(differing(published(host), before), [], f"{host.kind}: a newer site stays")
    ok(checks, portal, host, "--force")
    for wrong, code, word in (
        (b"pregonero-deployed 7" + head[20:] + b"\n" + body, 2, "is of form 7, which a newer program wrote"),
        (head + b"\n" + body[:-1], 6, "is damaged"),
        (b"<html>nada</html>", 6, "is damaged"),
    ):
        host.put("_deploy/manifest", wrong)
        found, _, errors = deploy(portal, host)
        checks.hold(found == code and word in errors, f"{host.kind}: a record {wrong[:30]!r}: {found} {errors}")
    sent = ok(checks, portal, host, "--force")
    checks.equal(len(sent["removed"]), 0, f"{host.kind}: nothing is taken away of which nobody knows whose it is")
    whole(checks, portal, host, "after its record was damaged")
    less = copied(portal, folder.with_name(f"{folder.name}-less"))
    for name in ("valle", "harbour", "web"):
        less.feed(name, range(1, 2), "es")
    shutil.rmtree(less.folder / ".pregonero")
    shutil.rmtree(less.public)
    less.build(NIGHT)
    code, _, errors = deploy(less, host)
    checks.hold(code == 4 and re.search(r"refused to send: of \d+ pages the host would lose \d+\n", errors) is not None, f"{host.kind}: {code} {errors}")
    ok(checks, less, host, "--allow-deletions")
    whole(checks, less, host, "after many pages went")
    host.clear()
