"""The recipes of docs/guide/town.md as they are written there, against recorded answers.

usage: town.py PROGRAM
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
GUIDE = HERE.parents[1] / "docs" / "guide" / "town.md"
FILE = re.compile(r"`((?:Content|Templates)/[^`\n]+)`:\n\n```\w+\n(.*?)```", re.S)
SITE = """site:
  title: Bando
  baseURL: http://127.0.0.1/
  languages: [es, en]
  network: {allowPrivate: true}

"""
# What the answers are in the first build and in the second, what stands on which page then, and what does not.
TRIED = {
    "Weather": (
        ["weather.json", "weather.json"],
        "tiempo",
        [["Puente Hondo", "Sol y viento, de 3 a 14 grados", "&lt;b&gt;sobre&lt;/b&gt;"]] * 2,
        [["Un pueblo sin nombre", "<b>sobre"]] * 2,
    ),
    "Pharmacies on duty": (
        ["duty-1.json", "duty-2.json"],
        "guardia",
        [["Farmacia del Olivo", "Hasta el domingo a las nueve", "Farmacia de Molinos"], ["también el lunes"]],
        [[], ["Farmacia del Olivo"]],
    ),
    "Bus times": (
        [],
        "autobuses",
        [["Parada de la Plaza", "Valle: 07:10, 14:25", "Valle: 07:16"]] * 2,
        [[]] * 2,
    ),
}


class Answers:
    """Answers every question with one recorded file, which may change."""

    def __init__(self) -> None:
        self.name = ""
        answers = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                body = (HERE / "answers" / answers.name).read_bytes()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"


def recipes() -> dict[str, dict[str, str]]:
    parts = re.split(r"^## (.+)$", GUIDE.read_text(), flags=re.M)[1:]
    found = {title: dict(FILE.findall(text)) for title, text in zip(parts[::2], parts[1::2])}
    if set(found) != set(TRIED):
        sys.exit(f"error: the guide has the recipes {sorted(found)}")
    return found


def tried(program: str, title: str, files: dict[str, str], folder: Path, answers: Answers) -> list[str]:
    recorded, page, wanted, unwanted = TRIED[title]
    for path, text in files.items():
        if path == "Content/site.yaml":
            text = SITE + re.sub(r"https://\w+\.example", answers.origin, text)
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    problems: list[str] = []
    for turn, clock in enumerate(["2026-11-21T06:00:00Z", "2026-11-21T18:00:00Z"]):
        answers.name = recorded[turn] if recorded else ""
        run = subprocess.run([program, "build", "--clock", clock], cwd=folder, capture_output=True, text=True)
        if run.returncode != 0:
            return [f"build {turn + 1} ends with {run.returncode}: {run.stderr}"]
        html = (folder / "public" / page / "index.html").read_text()
        main = html[html.index("<main") : html.index("</main>")]
        problems += [f"build {turn + 1}: '{text}' is missing" for text in wanted[turn] if text not in main]
        problems += [f"build {turn + 1}: '{text}' is there" for text in unwanted[turn] if text in main]
    # What is on duty no longer has no page, and every link of the page leads somewhere.
    for address in re.findall(r'href="(/lugares/[^"]+)"', main):
        if not (folder / "public" / address[1:] / "index.html").exists():
            problems.append(f"{address} leads nowhere")
    return problems


def main() -> None:
    program = str(Path(sys.argv[1]).resolve())
    answers = Answers()
    found: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        for title, files in recipes().items():
            folder = Path(name) / title.replace(" ", "-")
            found += [f"{title}: {problem}" for problem in tried(program, title, files, folder, answers)]
            print(f"tried '{title}'")
    if found:
        sys.exit("\n".join(f"error: {problem}" for problem in found))


if __name__ == "__main__":
    main()
