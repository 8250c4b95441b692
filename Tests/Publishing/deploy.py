"""Sends a site to hosts of every kind: only what is new, in an order that no reader notices, ended at every tenth of the way."""

from __future__ import annotations

import functools
import html
import http.client
import http.server
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import textwrap
import threading
import time
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Callable, Iterator
from urllib.parse import quote, urljoin, urlsplit

import hosts
from checks import Checks
from editions import command, copied, differing
from hosts import Host
from portal import LATER, Portal
from recipes import REPOSITORY, files

NIGHT = "2026-11-21T08:00:00Z"
# At which tenths of its way a deploy is ended: at all of them in `make torture`.
TENTHS = range(1, 11) if os.environ.get("DEPLOY_TENTHS") == "all" else (3, 6, 9)
RECORDS = "_deploy/"
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


def check(checks: Checks, program: str, folder: Path) -> None:
    portal = Portal(program, folder / "site", "https://example.org/")
    portal.build()
    check_command(checks, portal, folder / "command")
    check_verify(checks, program, folder / "verify")
    check_hooks(checks, portal, folder / "hooks")
    check_recipes(checks, portal, folder / "recipes")
    check_owners(checks, portal, folder / "owners")
    check_limits(checks, portal, folder / "limits")
    check_headers(checks, portal, folder / "headers")
    check_locks(checks, portal, folder / "locks")
    check_closed(checks, portal, folder / "closed-hosts")
    check_kept(checks, portal, folder / "kept")
    check_keys(checks, portal, folder / "keys")
    check_full(checks, portal, folder / "full")


def deploy(portal: Portal, host: Host | str, *more: str, environment: dict[str, str] | None = None) -> tuple[int, str, str]:
    place, needs = (host, {}) if isinstance(host, str) else (host.place, host.environment)
    running = command(portal, "deploy", "--to", place, *more, environment=needs | (environment or {}))
    output, errors = running.communicate()
    return running.returncode, output, errors


def ok(checks: Checks, portal: Portal, host: Host | str, *more: str) -> dict[str, list[str]]:
    """What was sent, as the program tells it."""
    code, output, errors = deploy(portal, host, "--json", *more)
    checks.equal(code, 0, f"deploy {host if isinstance(host, str) else host.kind} {more}: {errors}")
    return json.loads(output)[0] if code == 0 else {"added": [], "changed": [], "removed": [], "order": []}


def count(done: dict[str, list[str]]) -> int:
    return len(done["added"]) + len(done["changed"]) + len(done["removed"])


def published(host: Host) -> dict[str, bytes]:
    """What readers find there, without our records and what lingers."""
    return {name: held for name, held in files(host.root()).items() if not name.startswith(RECORDS) and not name.startswith("_/")}


def site(portal: Portal) -> dict[str, bytes]:
    return {name: held for name, held in files(portal.public).items() if not name.startswith("_/")}


def whole(checks: Checks, portal: Portal, host: Host, what: str) -> None:
    checks.equal(differing(published(host), site(portal)), [], f"{host.kind}: {what}")
    assets = {name: held for name, held in files(portal.public).items() if name.startswith("_/")}
    there = files(host.root())
    checks.equal([name for name in assets if there.get(name) != assets[name]], [], f"{host.kind}: assets, {what}")


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
    words = ("deploy", "--quiet", "--to", host.place)
    host.keep()
    way = span_of(changed, host, *words)
    killed = 0
    for tenth in TENTHS:
        host.restore()
        running = command(changed, *words, environment=host.environment)
        try:
            running.communicate(timeout=way * tenth / 11)
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
        running = [command(portal, "deploy", "--quiet", "--to", host.place, environment=host.environment) for portal in portals]
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


def check_command(checks: Checks, first: Portal, folder: Path) -> None:
    """Places by name, secrets that are missing, sites that are none."""
    portal = copied(first, folder)
    code, _, errors = run(portal)
    checks.hold(code == 2 and "no place is named to which the portal is sent" in errors, errors)
    settings = portal.folder / "Content" / "site.yaml"
    plain = settings.read_text()
    settings.write_text(plain.replace("  hub:", '  deploy: {casa: ../casa, lejos: "ftp://a:${env:NADIE}@127.0.0.1/www"}\n  hub:', 1))
    code, _, errors = run(portal, "cassa")
    checks.hold(code == 2 and "'deploy' has no place 'cassa'\nhint: did you mean 'casa'?" in errors, errors)
    code, _, errors = run(portal, "lejos")
    checks.hold(code == 2 and "the place 'lejos' needs NADIE, which the environment has not" in errors, errors)
    portal.build()
    code, _, errors = run(portal, "casa")
    checks.hold(code == 0 and (folder.parent / "casa" / "index.html").exists(), errors)
    code, _, errors = run(portal, "--to", "gopher://a/b")
    checks.hold(code == 2 and "'gopher:' is no way to a host" in errors, errors)
    (portal.public / "index.html").unlink()
    code, _, errors = run(portal, "casa")
    checks.hold(code == 1 and "1 file is gone from the output folder, as index.html" in errors, errors)
    shutil.rmtree(portal.folder / ".pregonero")
    code, _, errors = run(portal, "casa")
    checks.hold(code == 2 and "there is no site to be sent" in errors, errors)
    tools = folder.parent / "no-tools"
    tools.mkdir()
    for name in ("env", "setpriv", "sh"):
        (tools / name).symlink_to(shutil.which(name) or "/bin/false")
    for place, tool in hosts.TOOLS.items():
        code, _, errors = deploy(copied(first, folder), place, environment={"PATH": str(tools)})
        checks.hold(code == 6 and f"there is no program '{tool}'" in errors, f"{place}: {code} {errors}")
    # Stands for ssh: a machine on which there are no programs.
    (tools / "bare").write_text('#!/bin/sh\nexec /usr/bin/env PATH=/nowhere /bin/sh -c "$2"\n')
    (tools / "bare").chmod(0o755)
    code, _, errors = deploy(copied(first, folder), "rsync:ana@host.example:/srv/www", environment={"RSYNC_RSH": str(tools / "bare")})
    checks.hold(code == 6 and "ana@host.example: " in errors and "mkdir: not found\nhint: install it there" in errors, f"{code} {errors}")


def run(portal: Portal, *words: str) -> tuple[int, str, str]:
    running = command(portal, "deploy", *words)
    output, errors = running.communicate()
    return running.returncode, output, errors


def check_verify(checks: Checks, program: str, folder: Path) -> None:
    """A sample is asked for at the address of the site."""
    folder.mkdir(parents=True)
    target = folder / "www"
    target.mkdir()
    handler = functools.partial(Quiet, directory=str(target))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    portal = Portal(program, folder / "site", f"http://127.0.0.1:{server.server_port}/")
    settings = portal.folder / "Content" / "site.yaml"
    settings.write_text(settings.read_text().replace("  hub:", "  network: {allowPrivate: true}\n  hub:", 1))
    portal.build()
    code, _, errors = deploy(portal, str(target), "--verify")
    checks.hold(code == 0 and re.search(r"verified 2\d files at http", errors) is not None, f"verify: {code} {errors}")
    (target / "index.html").write_text("otra cosa")
    code, _, errors = deploy(portal, str(target), "--verify")
    checks.hold(code == 6 and ": /: another content comes\nhint: " in errors, f"verify: {code} {errors}")
    server.shutdown()
    server.server_close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def check_hooks(checks: Checks, first: Portal, folder: Path) -> None:
    """The site's own commands are told of what a host has got; one that fails undoes nothing."""
    portal = copied(first, folder)
    settings = portal.folder / "Content" / "site.yaml"
    hook = '  hooks: {afterDeploy: ["cat > news.json; echo x >> runs", "echo cerrado; exit 4"]}\n  hub:'
    settings.write_text(settings.read_text().replace("  hub:", hook, 1))
    target = folder.parent / "hooked"
    code, _, errors = deploy(portal, str(target))
    checks.hold(code == 0 and "warning: the hook 'echo cerrado; exit 4' failed with 4: cerrado\n" in errors, errors)
    told = json.loads((portal.folder / "news.json").read_text())
    checks.hold(told["site"] == "https://example.org/" and "/noticias/" in told["added"] and told["host"] == str(target), str(told)[:300])
    deploy(portal, str(target))
    checks.equal((portal.folder / "runs").read_text(), "x\n", "nobody is told where nothing was sent")


# Stands for the servers: notes what it was given, one line a call.
CURL = """#!/bin/bash
printf '%s\\t' "$@" >> "$NOTES"
case "$*" in *"--data-binary @-"*) tr -d '\\n' >> "$NOTES" ;; esac
echo >> "$NOTES"
"""


def check_recipes(checks: Checks, first: Portal, folder: Path) -> None:
    """The commands that docs/guide/deploying.md has for after a deploy, as they are written there."""
    portal = copied(first, folder)
    lines = (REPOSITORY / "docs" / "guide" / "deploying.md").read_text().splitlines()
    start = lines.index("    hooks:")
    end = next(number for number in range(start, len(lines)) if lines[number] and not lines[number].startswith(" "))
    block = textwrap.indent(textwrap.dedent("\n".join(lines[start:end])), "  ")
    settings = portal.folder / "Content" / "site.yaml"
    settings.write_text(settings.read_text().replace("sources:", f"{block}\nsources:", 1))
    tools = folder.parent / "recipe-tools"
    tools.mkdir()
    (tools / "curl").write_text(CURL)
    (tools / "curl").chmod(0o755)
    notes = folder.parent / "recipe-notes"
    environment = {"PATH": f"{tools}:/usr/bin:/bin", "NOTES": str(notes), "ZONE": "z1", "CLOUDFLARE_API_TOKEN": "secreto"}
    target = str(folder.parent / "recipe-host")
    code, _, errors = deploy(portal, target, "--quiet", environment=environment)
    checks.equal((code, errors), (0, ""), "recipes: the first deploy")
    notes.unlink()
    portal.article(6)
    portal.build(LATER)
    code, output, errors = deploy(portal, target, "--quiet", "--json", environment=environment)
    checks.equal((code, errors), (0, ""), "recipes: a deploy")
    sent = json.loads(output)[0]
    calls = [line.rstrip("\t").split("\t") for line in notes.read_text().splitlines()]
    purged = [json.loads(call[call.index("--data-binary") + 1])["files"] for call in calls if call[-1].endswith("/zones/z1/purge_cache")]
    wanted = {f"https://example.org{path}" for path in sent["added"] + sent["changed"] + sent["removed"]}
    checks.equal({url for urls in purged for url in urls}, wanted, "recipes: what the cache is told")
    checks.hold(all(len(urls) <= 30 for urls in purged), "recipes: at most thirty at once")
    feeds = {path for path in sent["changed"] if path.split("/")[-1] in ("feed.xml", "atom.xml", "feed.json")}
    told = [word.removeprefix("hub.url=https://example.org") for call in calls for word in call if word.startswith("hub.url=")]
    checks.equal((sorted(told), len(told) >= 2), (sorted(feeds), True), "recipes: feeds that the hub is told of")
    (indexed,) = [json.loads(call[-1]) for call in calls if "https://api.indexnow.org/indexnow" in call]
    checks.hold(any("propio-6" in url for url in indexed["urlList"]) and indexed["key"] == "LLAVE", f"recipes: {indexed}")


def check_full(checks: Checks, first: Portal, folder: Path) -> None:
    """A disk that is full, a folder that cannot be written."""
    portal = copied(first, folder)
    target = folder.parent / "closed"
    target.write_text("a file")
    code, _, errors = deploy(portal, str(target))
    checks.hold(code == 6 and "hint: make the folder readable and writable" in errors, errors)
    if os.getuid() != 0:
        checks.skip("no small disk can be made: it takes root")
        return
    small = folder.parent / "small"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(small)], check=False).returncode != 0:
        checks.skip("no small disk can be mounted")
        return
    try:
        code, _, errors = deploy(portal, str(small))
        checks.hold(code == 6 and "the disk is full\nhint: make room there and deploy again" in errors, f"{code} {errors}")
        subprocess.run(["mount", "-o", "remount,size=64m", str(small)], check=True)
        ok(checks, portal, str(small))
        checks.equal(differing(site(portal), {n: h for n, h in files(small).items() if not n.startswith(RECORDS) and not n.startswith("_/")}), [], "sent when there was room")
        subprocess.run(["mount", "-o", "remount,ro", str(small)], check=True)
        portal.article(8)
        portal.build(LATER)
        code, _, errors = deploy(portal, str(small))
        checks.hold(code == 6 and "cannot be written" in errors, f"{code} {errors}")
    finally:
        subprocess.run(["umount", str(small)], check=True)


# Stands for the owners' program: keeps what it was given, and fails where it is told so.
OWNER = """#!/bin/bash
printf '%s\\n' "$*" > "$NOTES/asked"
[ -z "$FAILS" ] || { echo "Authentication error [code: 10000]" >&2; exit 1; }
for word in "$@"; do [ -d "$word" ] && { rm -rf "$NOTES/site"; cp -r "$word" "$NOTES/site"; }; done
exit 0
"""


def check_owners(checks: Checks, first: Portal, folder: Path) -> None:
    """Netlify and Cloudflare by programs that stand in for theirs, and a server that has what those were given."""
    notes = folder / "notes"
    tools = folder / "tools"
    (notes / "site").mkdir(parents=True)
    tools.mkdir()
    handler = functools.partial(Quiet, directory=str(notes / "site"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    portal = Portal(first.program, folder / "portal", f"http://127.0.0.1:{server.server_port}/")
    settings = portal.folder / "Content" / "site.yaml"
    settings.write_text(settings.read_text().replace("  hub:", "  network: {allowPrivate: true}\n  hub:", 1))
    portal.build()
    for name in ("netlify", "wrangler"):
        (tools / name).write_text(OWNER)
        (tools / name).chmod(0o755)
    environment = {"PATH": f"{tools}:/usr/bin:/bin", "NOTES": str(notes)}
    for place, words in (
        ("netlify:1234-ab", "deploy --prod --no-build --dir {} --site 1234-ab"),
        ("cloudflare:portal#hauptsite", "pages deploy {} --project-name portal --branch hauptsite --commit-dirty=true"),
    ):
        shutil.rmtree(notes / "site")
        (notes / "site").mkdir()
        code, _, errors = deploy(portal, place, "--verify", environment=environment)
        checks.hold(code == 0 and "verified " in errors, f"{place}: {code} {errors}")
        checks.hold("asks for no passwords: what 'protect' closes is open there" in errors, f"{place}: {errors}")
        asked = (notes / "asked").read_text().strip()
        given = next(word for word in asked.split(" ") if word.endswith("/site") and "/" in word)
        checks.equal(asked, words.format(given), f"{place}: what its program is told")
        there = {name: held for name, held in files(notes / "site").items() if not name.startswith(RECORDS)}
        checks.equal(differing(there, {n: h for n, h in files(portal.public).items() if not n.endswith((".gz", ".br"))}), [], f"{place}: what its program is given")
        checks.hold(not Path(given).exists(), f"{place}: nothing of it is left here")
        (notes / "asked").unlink()
        deploy(portal, place, environment=environment)
        checks.hold(not (notes / "asked").exists(), f"{place}: nothing is sent twice")
        code, _, errors = deploy(portal, place, environment=environment | {"FAILS": "1"})
        checks.equal(code, 0, f"{place}: where nothing is to be sent nothing fails: {errors}")
        portal.article(5 if "netlify" in place else 6)
        portal.build(LATER if "netlify" in place else NIGHT)
        code, _, errors = deploy(portal, place, environment=environment | {"FAILS": "1"})
        checks.hold(code == 6 and ": Authentication error [code: 10000]\nhint: set " in errors, f"{place}: {code} {errors}")
        code, output, errors = deploy(portal, place, "--json", environment=environment)
        done = json.loads(output)[0]
        checks.hold(code == 0 and len(done["added"]) >= 1 and count(done) <= 45, f"{place}: one article: {count(done)} {errors}")
    server.shutdown()
    server.server_close()


def check_limits(checks: Checks, first: Portal, folder: Path) -> None:
    portal = copied(first, folder)
    with (portal.folder / "Content" / "static" / "film.mp4").open("wb") as film:
        film.truncate(26 << 20)
    portal.build(LATER)
    code, _, errors = deploy(portal, "cloudflare:portal", "--dry-run", "--quiet")
    checks.hold(code == 0 and "warning: Cloudflare Pages (free plan) takes files of 25 MiB, film.mp4 has 26 MiB\n" in errors, errors)


def check_kept(checks: Checks, first: Portal, folder: Path) -> None:
    """Web space that does not give a page away: that it is there still is said, and the next deploy takes it away."""
    calling = {"RSYNC_RSH": "ssh -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR"}
    for kind in ("ftp", "sftp"):
        portal = copied(first, folder.with_name(f"{kind}-kept"))
        home = folder.with_name(f"{kind}-keeping")
        home.mkdir()
        # With what lftp takes for a pattern, and a sign that not every machine knows.
        page = portal.folder / "Content" / "static" / "avisé [1].html"
        page.write_text("aviso")
        portal.build(LATER)
        port = hosts.free_port()
        host = Host(kind, f"{kind}://ana:clave@127.0.0.1:{port}/www", home / "www", calling)
        with keeping(checks, kind, port, home, ".html"):
            ok(checks, portal, host)
            page.unlink()
            portal.build(NIGHT)
            code, _, errors = deploy(portal, host)
            checks.hold(code == 6 and f"{page.name} could not be removed: " in errors and "ermission denied" in errors, f"{kind}: {code} {errors}")
            checks.equal(len(list((home / "www" / "_deploy").glob("pending-*"))), 1, f"{kind}: that it stays is known")
        with keeping(checks, kind, port, home):
            ok(checks, portal, host)
            whole(checks, portal, host, "what had to stay goes")


@contextmanager
def keeping(checks: Checks, kind: str, port: int, home: Path, *ending: str) -> Iterator[None]:
    """A server that does not give away what has an ending."""
    words = [sys.executable, str(Path(__file__).with_name(f"{kind}_server.py")), str(port), str(home), *ending]
    server = subprocess.Popen(words, env={**os.environ, "SFTP_PASSWORD": "clave"}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        checks.hold(hosts.wait(port, server), f"a server of {kind} begins")
        yield
    finally:
        server.terminate()
        server.wait()


def check_keys(checks: Checks, first: Portal, folder: Path) -> None:
    """A key that the server does not know, a server that is not there, a closed branch; no password in any message."""
    portal = copied(first, folder)
    folder = folder.with_name("key-hosts")
    with hosts.shell(checks, folder) as calling:
        if calling:
            wrong = {"RSYNC_RSH": calling["RSYNC_RSH"].replace("/mine ", "/stranger ") + " -o IdentitiesOnly=yes"}
            for place in (f"rsync:{hosts.user()}@127.0.0.1:/srv/x", f"sftp://{hosts.user()}@127.0.0.1:{calling['PORT']}/srv/x"):
                code, _, errors = deploy(portal, place, environment=wrong)
                hint = f"hint: see that '$RSYNC_RSH {hosts.user()}@127.0.0.1 touch " if place.startswith("rsync:") else "hint: see that '"
                checks.hold(code == 6 and hint in errors, f"{place}: {code} {errors}")
                checks.hold(not Path("/srv/x").exists(), "nothing was made there")
            (folder / "closed").mkdir()
            (folder / "closed" / "current").mkdir()
            code, _, errors = deploy(portal, f"rsync:{hosts.user()}@127.0.0.1:{folder}/closed", environment=calling)
            checks.hold(code == 6 and "current is no link: move it away" in errors, f"{code} {errors}")
    for place in ("ftp://ana:cl4ve@127.0.0.1:1/www", "git:http://ana:cl4ve@127.0.0.1:1/x.git", "rclone::webdav,url='http://127.0.0.1:1/',pass=cl4ve:x"):
        code, _, errors = deploy(portal, place)
        checks.hold(code == 6 and "cl4ve" not in errors, f"{place}: {code} {errors}")
    with hosts.git(checks, folder) as host:
        ok(checks, portal, host)
        hook = host.folder / "hooks" / "pre-receive"
        hook.parent.mkdir(exist_ok=True)
        hook.write_text("#!/bin/sh\necho 'this branch is closed' >&2\nexit 1\n")
        hook.chmod(0o755)
        portal.article(5)
        portal.build(LATER)
        code, _, errors = deploy(portal, host)
        checks.equal(code, 6, f"git: a closed branch: {errors}")
        hook.unlink()
        ok(checks, portal, host)
        checks.equal(host.git("rev-list", "--count", "gh-pages"), "1", "git: commits on the branch")
        checks.hold((host.root() / ".nojekyll").exists(), "git: .nojekyll is there")
        check_refused(checks, portal, host)


def check_refused(checks: Checks, portal: Portal, host: Host) -> None:
    """A repository that takes no push, whoever sends it: that is no other machine."""
    reasons = {
        "non-fast-forward": "let the branch take forced pushes",
        "branch is currently checked out": "name another branch, or a repository that is bare",
    }
    shared = host.folder.with_name("shared.git")
    subprocess.run(["git", "init", "--quiet", "--bare", "--shared", str(shared)], check=True)
    checked = host.folder.with_name("checked-out")
    subprocess.run(["git", "init", "--quiet", "--initial-branch", "gh-pages", str(checked)], check=True)
    ok(checks, portal, f"git:{shared}")
    portal.article(6)
    portal.build(NIGHT)
    subprocess.run(["git", "fetch", "--quiet", str(host.folder), "gh-pages:held"], cwd=checked, check=True)
    subprocess.run(["git", "reset", "--quiet", "--hard", "held"], cwd=checked, check=True)
    for repository, (reason, hint) in zip((shared, checked), reasons.items()):
        for more in ((), ("--force",)):
            code, _, errors = deploy(portal, f"git:{repository}", *more)
            checks.hold(code == 6 and f"({reason})\nhint: " in errors and hint in errors, f"git: {reason} {more}: {code} {errors}")
    subprocess.run(["git", "config", "receive.denyNonFastForwards", "false"], cwd=shared, check=True)
    ok(checks, portal, f"git:{shared}")
    small = host.folder.with_name("small-git")
    small.mkdir()
    with hosts.small_disk(checks, small) as widen:
        if widen is None:
            return
        subprocess.run(["cp", "-a", str(host.folder), str(small / "portal.git")], check=True)
        # Until there is room for nothing more.
        subprocess.run(["dd", "if=/dev/zero", f"of={small / 'all'}", "bs=4k"], stderr=subprocess.DEVNULL, check=False)
        code, _, errors = deploy(portal, f"git:{small / 'portal.git'}")
        checks.hold(code == 6 and "No space left on device" in errors, f"git: a full disk: {code} {errors}")
        widen()
        ok(checks, portal, f"git:{small / 'portal.git'}")


# Notes what rclone is told, then lets it work.
RCLONE = """#!/bin/bash
printf '%s\\t' "$@" >> "$NOTES"; echo >> "$NOTES"
case "$1" in copy) list=$(cat); printf '%s\\n' "$list" | sed 's/^/  /' >> "$NOTES"; printf '%s' "$list" | /usr/bin/rclone "$@" ;; *) /usr/bin/rclone "$@" ;; esac
"""


def check_headers(checks: Checks, first: Portal, folder: Path) -> None:
    """Each object gets its media type, and for how long it may be kept."""
    if hosts.missing(checks, "rclone"):
        return
    portal = copied(first, folder)
    tools = folder.parent / "header-tools"
    tools.mkdir()
    (tools / "rclone").write_text(RCLONE)
    (tools / "rclone").chmod(0o755)
    notes = folder.parent / "header-notes"
    environment = {"PATH": f"{tools}:/usr/bin:/bin", "NOTES": str(notes)}
    code, _, errors = deploy(portal, f"rclone:{folder.parent / 'header-host'}", environment=environment)
    checks.equal(code, 0, f"headers: {errors}")
    told: dict[str, set[str]] = {}
    headers: set[str] = set()
    for line in notes.read_text().splitlines():
        if line.startswith("  "):
            told[line[2:]] = headers
        else:
            words = line.split("\t")
            headers = {words[number + 1] for number, word in enumerate(words) if word == "--header-upload"}
    style = next(name for name in told if name.startswith("_/base.") and name.endswith(".css"))
    for name, wanted in {
        style: {"Cache-Control: public, max-age=31536000, immutable", "Content-Type: text/css; charset=utf-8"},
        "index.html": {"Cache-Control: public, max-age=60, stale-while-revalidate=600", "Content-Type: text/html; charset=utf-8"},
        "feed.xml": {"Cache-Control: public, max-age=300", "Content-Type: application/rss+xml; charset=utf-8"},
        "sw.js": {"Cache-Control: no-cache", "Content-Type: text/javascript; charset=utf-8"},
        "redaccion/index.html": {"Cache-Control: private, no-store", "Content-Type: text/html; charset=utf-8"},
        "_deploy/manifest": {"Cache-Control: no-cache", "Content-Type: application/octet-stream"},
    }.items():
        checks.equal(told.get(name), wanted, f"headers of {name}")


def check_locks(checks: Checks, first: Portal, folder: Path) -> None:
    """Another machine that is sending, one whose clock is far ahead, one that was killed long ago."""
    portal = copied(first, folder)
    target = folder.parent / "locked"
    deploy(portal, str(target))
    portal.article(5)
    portal.build(LATER)
    pending = target / "_deploy" / "pending"
    end = int(time.time()) + 600
    until = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(end))
    pending.write_text(f"pregonero-deploying 1\nmaquina\n{end}\nindex.html\n")
    code, _, errors = deploy(portal, str(target))
    checks.hold(code == 4 and f"maquina is sending to that host, until {until} at the latest\nhint: wait for it; --force" in errors, f"{code} {errors}")
    pending.unlink()
    # A run of a machine of this name that was begun elsewhere is as good as another machine's.
    name = socket.gethostname()
    run = target / "_deploy" / "pending-1a2b"
    run.write_text(f"pregonero-deploying 1\n{name}\n{end}\nindex.html\n")
    (target / "index.html").write_text("a mano")
    code, _, errors = deploy(portal, str(target))
    checks.hold(code == 4 and f"{name} is sending to that host, until {until} at the latest\n" in errors, f"{code} {errors}")
    # Of what it names nobody knows what it holds, and it may be at work still: what was sent is sent once more.
    checks.hold("index.html" in ok(checks, portal, str(target), "--force")["order"], "what another one may have touched is sent")
    left = [path.name for path in (target / "_deploy").glob("pending*")]
    checks.hold(len(left) == 1 and left[0].endswith("-left"), f"after one that may be at work: {left}")
    checks.hold(count(ok(checks, portal, str(target))) > 0, "what was sent while another one may have been at work is sent once more")
    checks.equal(list((target / "_deploy").glob("pending*")), [], "nothing is left of it")
    checks.equal(count(ok(checks, portal, str(target))), 0, "and nothing is sent for ever")
    # No machine claims a host for years: a clock that is far ahead keeps nobody out.
    pending.write_text("pregonero-deploying 1\nmaquina\n4102444800\nindex.html\n")
    ok(checks, portal, str(target))
    portal.article(6)
    portal.build(NIGHT)
    pending.write_text("pregonero-deploying 1\nmaquina\n1700000000\nindex.html\n")
    ok(checks, portal, str(target))
    checks.hold(not pending.exists(), "a lock that is over is taken away")
    pending.write_text("nada")
    (target / "index.html").write_text("a mano")
    # What nobody can read is a journal of nothing; it goes, and what was put there by hand stays until it changes here.
    ok(checks, portal, str(target))
    checks.hold(not pending.exists(), "a journal that is none goes")
    ok(checks, portal, str(target), "--force")


def no_room(checks: Checks, portal: Portal, host: Host) -> None:
    code, _, errors = deploy(portal, host)
    checks.hold(code == 6 and "the disk of " in errors and " is full\nhint: make room there" in errors, f"{host.kind}: {code} {errors}")


def check_closed(checks: Checks, first: Portal, folder: Path) -> None:
    """Hosts that can be read and not written, and one whose disk is full."""
    portal = copied(first, folder)
    home = folder.with_name("closed-ftp")
    home.mkdir()
    port = hosts.free_port()
    words = [sys.executable, "-m", "pyftpdlib", "-i", "127.0.0.1", "-p", str(port), "-u", "ana", "-P", "clave", "-d", str(home)]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        checks.hold(hosts.wait(port, server), "a server of FTP that takes nothing")
        code, _, errors = deploy(portal, f"ftp://ana:clave@127.0.0.1:{port}/")
        checks.hold(code == 6 and "lftp: " in errors and "that the folder can be written" in errors, f"{code} {errors}")
        code, _, errors = deploy(portal, f"ftp://ana:falsa@127.0.0.1:{port}/")
        checks.hold(code == 6 and "Login failed" in errors and "falsa" not in errors, f"{code} {errors}")
    finally:
        server.terminate()
        server.wait()
    checks.equal(list(home.iterdir()), [], "nothing came to it")
    with hosts.rsync(checks, folder.with_name("closed-rsync")) as host:
        if host is None:
            return
        with hosts.small_disk(checks, host.folder) as widen:
            if widen is None:
                return
            no_room(checks, portal, host)
            checks.hold(not (host.folder / "current").exists(), "rsync: half a release is not served")
            widen()
            ok(checks, portal, host)
            whole(checks, portal, host, "sent when there was room")
            for number in (5, 6, 7, 8):
                portal.article(number)
                portal.build(f"2026-11-21T{number + 2:02}:00:00Z")
                ok(checks, portal, host)
            releases = sorted(path.name for path in (host.folder / "releases").iterdir())
            checks.equal(releases, ["3", "4", "5"], "rsync: the last three are kept, and nothing else")
            portal.run("withdraw", "https://valle.example/7", "--erase", "--offline", "--quiet", "--clock", "2026-11-21T11:00:00Z")
            ok(checks, portal, host)
            releases = sorted(path.name for path in (host.folder / "releases").iterdir())
            checks.equal(releases, [".erasures", "6"], "rsync: nothing is kept of before something was erased")
            for number in (3, 4):
                portal.article(number)
                portal.build(f"2026-11-21T11:1{number}:00Z")
                ok(checks, portal, host)
            releases = sorted(path.name for path in (host.folder / "releases").iterdir())
            checks.equal(releases, [".erasures", "6", "7", "8"], "rsync: from then on three are kept again")
            subprocess.run(["mount", "-o", "remount,ro", str(host.folder)], check=True)
            portal.article(9)
            portal.build("2026-11-21T12:00:00Z")
            code, _, errors = deploy(portal, host)
            checks.hold(code == 6 and "Read-only file system" in errors, f"rsync: {code} {errors}")
