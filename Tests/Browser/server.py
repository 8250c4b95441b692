"""Serves a built portal on this machine as a static host would."""

from __future__ import annotations

import mimetypes
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit


class PortalServer(ThreadingHTTPServer):
    """A folder under a base path such as `/news/`: index.html, 404.html, and a list of what was missing."""

    daemon_threads = True

    def __init__(self, folder: Path, base: str) -> None:
        super().__init__(("127.0.0.1", 0), PortalHandler)
        self.folder = folder
        self.base = base
        self.missing: list[str] = []
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

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        file = self.server.file(path)
        if file:
            self._send(200, file)
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
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _redirect(self, path: str) -> None:
        self.send_response(301)
        self.send_header("Location", path)
        self.send_header("Content-Length", "0")
        self.end_headers()
