"""Sites of WordPress and Ghost that were taken over, behind nginx, Caddy and Apache: each old address is asked."""

from __future__ import annotations

import base64
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, unquote

import servers
from checks import Checks
from portal import CLOCK

EXPORTS = Path(__file__).resolve().parent.parent / "PregoneroTests" / "Imports"
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR4nGNogAIGyhgAgIQgAQ2AJGEAAAAASUVORK5CYII="
)
SOUND = b"ID3" + bytes(64)

# Old addresses, each with words of the page or the file to which it leads.
WORDPRESS = {
    "/2020/05/vuelve-el-ferry/": "Vuelve el ferry",
    "/2020/05/ferry-viejo/": "Vuelve el ferry",
    "/2020/05/vuelve-el-ferry/muelle/": "Vuelve el ferry",
    "/?p=1": "Vuelve el ferry",
    "/2020/05/la-barca/": "La barca",
    "/?p=2": "La barca",
    "/?p=3&utm_source=x": "Sin enlace propio",
    "/2020/05/la-barca-2/": "La barca",
    "/2020/05/caf%C3%A9-%D8%A7%D9%84%D8%A8%D8%AD%D8%B1/": "El café",
    "/?p=10": "El café",
    "/2020/05/version-1.2": "Versión 1.2",
    "/2020/05/version-1.2/": "Versión 1.2",
    "/acerca/": "Somos",
    "/contacto/equipo/": "Ana y Bea",
    "/?page_id=21": "Ana y Bea",
    "/category/puerto/": "Puerto",
    "/category/puerto/muelle-nuevo/": "Muelle nuevo",
    "/tag/mar/": "Mar",
    "/author/ana/": "Ana Soto",
    "/author/bea.ruiz/": "Bea Ruiz",
    "/2020/05/": "La barca",
    "/feed/": "<rss",
    "/wp-content/uploads/2020/05/ferry.png": "PNG",
    "/wp-content/uploads/2020/05/ferry-300x200.png": "PNG",
    "/wp-content/uploads/2020/05/muelle.png": "PNG",
    "/wp-content/uploads/2020/05/sirena.mp3": "ID3",
    "/wp-content/uploads/2020/05/horario.pdf": "%PDF",
}
GHOST = {
    "/la-torre/": "La torre",
    "/en-lexico/": "En léxico",
    "/acerca/": "Somos",
    "/tag/torre/": "De la torre",
    "/author/ana/": "Ana Soto",
    "/rss/": "<rss",
    "/content/images/2023/01/torre.png": "PNG",
    "/content/images/size/w600/2023/01/torre.png": "PNG",
    "/content/images/size/w600/format/webp/2023/01/torre.png": "PNG",
    "/content/images/2023/01/puerta.png": "PNG",
    "/content/media/2023/01/sirena.mp3": "ID3",
    "/content/files/2023/01/horario.pdf": "%PDF",
}


@dataclass(frozen=True)
class Imported:
    """A site as `servers` wants it."""

    folder: Path
    program: str
    base: str

    @property
    def public(self) -> Path:
        return self.folder / "public"

    @property
    def server(self) -> Path:
        return self.folder / ".pregonero" / "server"

    @property
    def rules(self) -> Path:
        return next((self.folder / "imports").iterdir())


def check(checks: Checks, program: str, folder: Path) -> None:
    wordpress = Imported(folder / "wordpress" / "site", "wordpress", "https://el-faro.example/")
    take(program, wordpress, EXPORTS / "wordpress.xml", WORDPRESS)
    ask(checks, wordpress, WORDPRESS)
    ghost = Imported(folder / "ghost" / "site", "ghost", "https://la-torre.example/")
    take(program, ghost, EXPORTS / "ghost.json", GHOST)
    ask(checks, ghost, GHOST)


def take(program: str, site: Imported, export: Path, old: dict[str, str]) -> None:
    """Taken over with the files that it had, and built."""
    media = site.folder.parent / "media"
    for ending, content in (("png", PICTURE), ("mp3", SOUND), ("pdf", b"%PDF-1.4\n")):
        for name in {Path(path).name for path in old if path.endswith(ending)}:
            # All lie in one month.
            place = media / ("2020/05" if site.program == "wordpress" else "2023/01") / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
    run(program, "init", str(site.folder), "--title", "El Faro", "--url", site.base, "--language", "es", "-q")
    # The examples of a new site, one of which has the name of a page that comes.
    (site.folder / "Content" / "pages" / "acerca.md").unlink()
    run(program, "import", site.program, str(export), "-C", str(site.folder), "--media", str(media), "-q")
    run(program, "build", "-C", str(site.folder), "--offline", "-q", "--clock", CLOCK)


def ask(checks: Checks, site: Imported, old: dict[str, str]) -> None:
    for name, installed in servers.PROGRAMS.items():
        if not shutil.which(installed):
            checks.skip(f"{name} is not installed (.ci/setup browser)")
            continue
        servers.COMMANDS[f"{name} with rules"] = with_rules(name)
        with servers.running(f"{name} with rules", site, site.folder.parent / name) as server:
            for address, words in old.items():
                status, text = follow(server, address)
                checks.hold(status == 200 and words in text, f"{name}: {address} leads to '{words}': {status} {text[:120]!r}")
            checks.equal(follow(server, "/?p=4711")[0], 200, f"{name}: a number that there is not")
            for address in ("/nada/", "/wp-content/uploads/2020/05/nada-30x20.png"):
                checks.equal(follow(server, address)[0], 404, f"{name}: {address}, where nothing ever was")


def run(program: str, *words: str) -> None:
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{words}: {done.returncode}: {done.stderr}")


def follow(server: servers.Server, address: str) -> tuple[int, str]:
    """Where one ends who follows redirects, at most five."""
    for _ in range(5):
        answer = server.get(address)
        if answer.status not in (301, 302, 308):
            break
        place = answer.headers["location"].encode("latin-1").decode("utf-8")
        place = place.split("://", 1)[-1]
        address = quote(unquote(place[place.index("/") :]), safe="/?=&")
    return answer.status, answer.body.decode("utf-8", "replace")


def with_rules(name: str):
    """The server with the site's own files, and with the rules of the import as its owner would add them."""
    plain = servers.COMMANDS[name]

    def command(site: Imported, folder: Path, port: int, keys: servers.Keys | None) -> list[str]:
        made = plain(site, folder, port, keys)
        file = folder / {"nginx": "nginx.conf", "caddy": "Caddyfile", "apache": "httpd.conf"}[name]
        text = file.read_text()
        if name == "nginx":
            text = text.replace("    access_log off;", f"    access_log off;\n    include {site.rules}/nginx-maps.conf;")
            own = f"include {site.server}/nginx.conf;"
            text = text.replace(own, f"{own}\n        include {site.rules}/nginx-redirects.conf;")
        elif name == "caddy":
            own = f"import pregonero {site.public}"
            text = text.replace(own, f"import {site.rules}/Caddyfile\n\t{own}")
        else:
            text += f"Include {site.rules}/apache.conf\n"
        file.write_text(text)
        return made

    return command
