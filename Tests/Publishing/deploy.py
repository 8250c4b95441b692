"""What `pregonero deploy` says, asks and does beside sending: commands, recipes, owners, limits, what is kept between two."""

from __future__ import annotations

import functools
import http.client
import http.server
import json
import re
import shutil
import textwrap
import threading
from pathlib import Path

import hosts
from checks import Checks
from deploy_faults import check_closed, check_ended, check_full, check_headers, check_keys, check_locks, keeping
from editions import copied, differing
from hosts import Host
from portal import LATER, Portal
from recipes import REPOSITORY, files
from sending import NIGHT, RECORDS, count, deploy, ok, run, whole


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
    check_ended(checks, portal, folder / "ended")
    check_closed(checks, portal, folder / "closed-hosts")
    check_kept(checks, portal, folder / "kept")
    check_keys(checks, portal, folder / "keys")
    check_full(checks, portal, folder / "full")


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
    code, _, errors = run(portal, "--to", "ftps://ana:${env:NADIE}@127.0.0.1/www")
    checks.hold(code == 2 and "--to needs NADIE, which the environment has not" in errors, errors)
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
        # Nobody answers at the site's address, so that it takes a word to send it to Netlify and Cloudflare.
        code, _, errors = deploy(copied(first, folder), place, "--force", environment={"PATH": str(tools)})
        checks.hold(code == 6 and f"there is no program '{tool}'" in errors, f"{place}: {code} {errors}")
    # Stands for ssh: a machine on which there are no programs.
    (tools / "bare").write_text('#!/bin/sh\nexec /usr/bin/env PATH=/nowhere /bin/sh -c "$2"\n')
    (tools / "bare").chmod(0o755)
    code, _, errors = deploy(copied(first, folder), "rsync:ana@host.example:/srv/www", environment={"RSYNC_RSH": str(tools / "bare")})
    checks.hold(code == 6 and "ana@host.example: " in errors and "mkdir: not found\nhint: install it there" in errors, f"{code} {errors}")


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
    told = f"/redaccion/ is open at {portal.base}: 'protect' closes it, and the server answers 200\nhint: have the server go by"
    checks.hold(code == 6 and told in errors, f"verify: a server that closes nothing: {code} {errors}")
    Quiet.closed = {"/redaccion/": 401}
    code, _, errors = deploy(portal, str(target), "--verify")
    checks.hold(code == 0 and re.search(r"verified 2\d files at http", errors) is not None, f"verify: {code} {errors}")
    gone = next(path.parent for path in portal.public.glob("n/**/index.html") if "propio-2" in str(path))
    (portal.folder / "Content" / "articles" / "propio-2.md").unlink()
    portal.build(LATER)
    path = f"/{gone.relative_to(portal.public)}/"
    for status, wanted in ((200, 6), (410, 0)):
        Quiet.closed = {"/redaccion/": 401} | ({path: status} if status == 410 else {})
        code, _, errors = deploy(portal, str(target), "--verify")
        checks.hold(code == wanted and (code == 0 or f"{path} is open at" in errors), f"verify: withdrawn, {status}: {code} {errors}")
    (target / "index.html").write_text("otra cosa")
    code, _, errors = deploy(portal, str(target), "--verify")
    checks.hold(code == 6 and ": /: another content comes\nhint: " in errors, f"verify: {code} {errors}")
    Quiet.closed = {}
    server.shutdown()
    server.server_close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    # Paths with the status that is the answer.
    closed: dict[str, int] = {}

    def do_GET(self) -> None:
        status = self.closed.get(self.path)
        self.send_error(status) if status else super().do_GET()

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
        code, _, errors = run(portal, "--to", place, "--force")
        checks.hold(code == 4 and "asks for no passwords, and what 'protect' closes would be open there\nhint: nothing was sent" in errors, f"{place}: {code} {errors}")
        code, _, errors = deploy(portal, place, "--verify", environment=environment)
        checks.hold(code == 0 and "verified " in errors, f"{place}: {code} {errors}")
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
    code, _, errors = deploy(portal, "cloudflare:portal", "--dry-run", "--quiet", "--force")
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
