"""Serves a built portal on this machine as a static host would."""

from __future__ import annotations

import mimetypes
import re
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

import brotli


# Scripts that run, and what stands only for those who have none.
SCRIPT = re.compile(rb"(?s)<script(?![^>]*json)[^>]*>.*?</script>")
NO_SCRIPT = re.compile(rb"</?noscript[^>]*>")


class PortalServer(ThreadingHTTPServer):
    """A folder under a base path such as `/news/`: index.html, 404.html, and a list of what was missing.

    A bare one leaves the scripts out of the pages, as a browser without scripts shows them. A compressed one
    sends the copies that `compress` makes; `headers` are those that every answer carries.
    """

    daemon_threads = True

    def __init__(
        self, folder: Path, base: str, bare: bool = False, compressed: bool = False, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(("127.0.0.1", 0), PortalHandler)
        self.folder = folder
        self.base = base
        self.bare = bare
        self.headers = headers or {}
        self.copies: dict[Path, bytes] | None = {} if compressed else None
        self.missing: list[str] = []
        # What was asked for, in turn, and how many seconds a path's answer waits.
        self.asked: list[str] = []
        self.slow: dict[str, float] = {}
        # The paths that answer 410, with what stands there.
        self.gone: set[str] = set()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A tab that is closed while a picture is on its way is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)

    def address(self, path: str) -> str:
        """The URL of a path below the base, which starts without a slash."""
        return self.origin + self.base + path

    def copy(self, file: Path, body: bytes) -> bytes:
        """What is sent instead of a text's own bytes, made once."""
        if file not in self.copies:
            self.copies[file] = brotli.compress(body, quality=11)
        return self.copies[file]

    def file(self, url_path: str) -> Path | None:
        """The file that answers a path of a URL."""
        path = unquote(url_path)
        if not path.startswith(self.base):
            return None
        file = self.folder / path[len(self.base):]
        if path.endswith("/"):
            file = file / "index.html"
        return file if file.is_file() and ".." not in file.parts else None


class PortalHandler(BaseHTTPRequestHandler):
    server: PortalServer
    protocol_version = "HTTP/1.1"
    # Head and body leave together: two small packets would wait for each other, 40 ms for each answer.
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        file = self.server.file(path)
        self.server.asked.append(path)
        time.sleep(self.server.slow.get(path, 0))
        if file:
            self._send(410 if path in self.server.gone else 200, file)
        elif self.server.file(path + "/"):
            self._redirect(path + "/")
        else:
            self.server.missing.append(path)
            self._send(404, self.server.folder / "404.html")

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: what matters is in `missing`."""

    def _send(self, status: int, file: Path) -> None:
        body = file.read_bytes()
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        if self.server.bare and file.suffix == ".html":
            body = NO_SCRIPT.sub(b"", SCRIPT.sub(b"", body))
        is_text = kind.startswith(("text/", "application/json", "image/svg+xml"))
        is_copy = self.server.copies is not None and is_text and "br" in self.headers.get("Accept-Encoding", "")
        if is_copy:
            body = self.server.copy(file, body)
        self.send_response(status)
        self.send_header("Content-Type", kind)
        if is_copy:
            self.send_header("Content-Encoding", "br")
        if status == 410:
            # Else browsers keep it for ever.
            self.send_header("Cache-Control", "no-cache")
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _redirect(self, path: str) -> None:
        self.send_response(301)
        self.send_header("Location", path)
        self.send_header("Content-Length", "0")
        self.end_headers()
