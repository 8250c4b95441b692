"""`pregonero serve`: it serves what a clean build writes, builds on change, and shows what went wrong."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import threading
from pathlib import Path
from queue import Empty, Queue

from checks import Checks
from portal import CLOCK, SECRETS, Portal

SCRIPT = re.compile(rb'<script src="[^"]*/_preview/reload\.js\?after=\d+" defer></script>')


def check(checks: Checks, program: str, folder: Path) -> None:
    for prefix in ("/", "/news/"):
        name = prefix.strip("/")
        clean = Portal(program, folder / f"clean{name}", f"https://example.org{prefix}")
        clean.build()
        portal = Portal(program, folder / f"served{name}", f"https://example.org{prefix}")
        with Serving(program, portal) as serving:
            whole(checks, serving, clean, prefix)
            changes(checks, serving, portal, prefix)


class Serving:
    """A running `pregonero serve`."""

    def __init__(self, program: str, portal: Portal) -> None:
        command = [program, "serve", "--offline", "--clock", CLOCK, "-C", str(portal.folder)]
        environment = {**os.environ, **SECRETS}
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
        self.lines: Queue[str] = Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.port = int(re.search(r"http://127\.0\.0\.1:(\d+)/", self.line("serving "))[1])

    def _read(self) -> None:
        for line in self.process.stderr:
            self.lines.put(line)

    def line(self, start: str) -> str:
        seen = []
        while True:
            try:
                line = self.lines.get(timeout=120)
            except Empty:
                raise RuntimeError(f"serve never said '{start}': {''.join(seen)}") from None
            if line.startswith(start):
                return line
            seen.append(line)

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(60)

    def get(self, path: str) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()

    def next(self, prefix: str, after: int) -> dict[str, object]:
        """What a browser that knows a build is told once there is another one."""
        for _ in range(6):
            told = json.loads(self.get(f"{prefix}_preview/next?after={after}")[2])
            if told["version"] != after:
                return told
        return {}


def whole(checks: Checks, serving: Serving, clean: Portal, prefix: str) -> None:
    checks.hold(8000 <= serving.port <= 8100, f"serve {prefix}: port {serving.port}")
    pages = 0
    for file in sorted(clean.public.rglob("*")):
        name = str(file.relative_to(clean.public))
        if not file.is_file() or name in ("_headers", "_redirects", ".htaccess", ".nojekyll", "404.html"):
            continue
        address = prefix + name.removesuffix("index.html")
        status, headers, body = serving.get(address)
        checks.equal(status, 200, f"serve: {address}")
        if name.endswith(".html"):
            pages += 1
            body, count = SCRIPT.subn(b"", body)
            checks.equal(count, 1, f"serve: {address}: one script")
        checks.hold(body == file.read_bytes(), f"serve: {address} is what a clean build writes")
        checks.equal(headers.get("x-content-type-options"), "nosniff", f"serve: {address}: its headers")
    checks.hold(pages > 50, f"serve {prefix}: {pages} pages")
    policy = serving.get(prefix)[1].get("content-security-policy", "")
    checks.hold("frame-ancestors 'none'" in policy and "upgrade" not in policy, "serve: the policy")
    checks.equal(serving.get(prefix + "nowhere/")[0], 404, "serve: what is not there")


def changes(checks: Checks, serving: Serving, portal: Portal, prefix: str) -> None:
    version = int(re.search(rb"reload\.js\?after=(\d+)", serving.get(prefix)[2])[1])
    portal.article(3)
    told = serving.next(prefix, version)
    checks.hold(told.get("version", 0) > version and told.get("message") is None, f"serve: a change is told: {told}")
    checks.hold("Pregón propio 3".encode() in serving.get(prefix + "noticias/")[2], "serve: it is shown")
    settings = portal.folder / "Content" / "site.yaml"
    text = settings.read_text()
    settings.write_text(text.replace("title:", "titel:", 1))
    wrong = serving.next(prefix, told["version"])
    checks.hold("did you mean 'title'?" in str(wrong.get("message")), f"serve: what is wrong is told: {wrong}")
    after = int(re.search(rb"reload\.js\?after=(\d+)", serving.get(prefix)[2])[1])
    checks.hold(after < wrong["version"], "serve: a page loaded meanwhile hears of it")
    settings.write_text(text)
    mended = serving.next(prefix, wrong["version"])
    checks.hold(bool(mended) and mended.get("message") is None, f"serve: what was mended is told: {mended}")
