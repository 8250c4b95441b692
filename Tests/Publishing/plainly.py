"""A portal published under https whose server is asked over plain http, under a name: pages have their style and scripts."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from checks import Checks
from portal import Portal
from servers import PROGRAMS, Server, certificate, running

# A name, unlike 127.0.0.1, is trusted by no browser over plain http.
NAME = "portal.example"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
POLICY = "content-security-policy"


def check(checks: Checks, program: str, folder: Path) -> None:
    keys = certificate(folder / "keys", NAME)
    for prefix in ("/", "/news/"):
        portal = Portal(program, folder / f"portal{prefix.strip('/')}", f"https://{NAME}{prefix}")
        portal.build()
        headers = (portal.public / "_headers").read_text()
        checks.hold("upgrade-insecure" not in headers, f"_headers at {prefix}: nothing that holds over https alone")
        for name, command in PROGRAMS.items():
            if not shutil.which(command):
                checks.hold(not os.environ.get("CI"), f"{name} is not installed (.ci/setup browser)")
                checks.skip(f"{name} is not installed (.ci/setup browser)")
                continue
            for keys_used in (None, keys):
                scheme = "https" if keys_used else "http"
                place = folder / f"{name}-{scheme}{prefix.strip('/')}"
                with running(name, portal, place, keys_used) as server:
                    answers(checks, server, prefix, f"{name} over {scheme} at {prefix}")
                    shown(checks, server, prefix, place / "browser", f"{name} over {scheme} at {prefix}")


def answers(checks: Checks, server: Server, prefix: str, place: str) -> None:
    for path in ("", "noticias/", "nowhere/", "feed.xml"):
        policy = server.get(prefix + path).headers.get(POLICY, "")
        checks.hold("default-src 'none'" in policy and "frame-ancestors 'none'" in policy, f"{place}: the policy of /{path}")
        checks.equal("upgrade-insecure-requests" in policy, server.is_secure, f"{place}: /{path} asks for https")
        checks.equal(policy.count("default-src"), 1, f"{place}: one policy of /{path}")


def shown(checks: Checks, server: Server, prefix: str, folder: Path, place: str) -> None:
    """What only the style makes the script do is in the page: parts below are laid out late."""
    if CHROMIUM is None:
        checks.hold(not os.environ.get("CI"), "Chromium is not installed (.ci/setup browser)")
        checks.skip("Chromium is not installed (.ci/setup browser)")
        return
    flags = [
        "--headless=new", "--disable-gpu", "--ignore-certificate-errors", f"--user-data-dir={folder}",
        f"--host-resolver-rules=MAP {NAME} 127.0.0.1, MAP * ~NOTFOUND", "--virtual-time-budget=20000", "--dump-dom",
    ]
    flags += ["--no-sandbox"] if os.geteuid() == 0 else []
    url = f"{'https' if server.is_secure else 'http'}://{NAME}:{server.port}{prefix}"
    done = subprocess.run([CHROMIUM, *flags, url], capture_output=True, text=True, timeout=180, check=False)
    checks.hold('class="notice"' in done.stdout, f"{place}: the scripts run in a browser: {done.stderr[-300:]}")
    checks.hold("content-visibility: visible" in done.stdout, f"{place}: the style is there in a browser")
