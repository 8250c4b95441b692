"""A portal published under https whose server is asked over plain http, under a name: pages have their style and scripts."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from checks import Checks
from portal import Portal
from servers import PROGRAMS, Keys, Server, certificate, running

# A name, unlike 127.0.0.1, is trusted by no browser over plain http.
NAME = "portal.example"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
POLICY = "content-security-policy"
# What only the style makes the script do: parts below are laid out late, when the page has been seen.
LAID_OUT = "[...document.querySelectorAll('.block')].some(part => part.style.contentVisibility === 'visible')"
# Milliseconds; a machine that does much else takes its time for a first frame.
PATIENCE = 60_000


def check(checks: Checks, program: str, folder: Path) -> None:
    keys = certificate(folder / "keys", NAME)
    with browsing(checks) as browser:
        check_servers(checks, program, folder, keys, browser)


def check_servers(checks: Checks, program: str, folder: Path, keys: Keys, browser: Browser | None) -> None:
    for prefix in ("/", "/news/"):
        portal = Portal(program, folder / f"portal{prefix.strip('/')}", f"https://{NAME}{prefix}")
        portal.build()
        headers = (portal.public / "_headers").read_text()
        checks.hold("upgrade-insecure" not in headers, f"_headers at {prefix}: nothing that holds over https alone")
        for name, command in PROGRAMS.items():
            if not shutil.which(command):
                checks.skip(f"{name} is not installed (.ci/setup browser)")
                continue
            for keys_used in (None, keys):
                scheme = "https" if keys_used else "http"
                place = folder / f"{name}-{scheme}{prefix.strip('/')}"
                with running(name, portal, place, keys_used) as server:
                    answers(checks, server, prefix, f"{name} over {scheme} at {prefix}")
                    if browser:
                        shown(checks, server, prefix, browser, f"{name} over {scheme} at {prefix}")


def answers(checks: Checks, server: Server, prefix: str, place: str) -> None:
    for path in ("", "noticias/", "nowhere/", "feed.xml"):
        policy = server.get(prefix + path).headers.get(POLICY, "")
        checks.hold("default-src 'none'" in policy and "frame-ancestors 'none'" in policy, f"{place}: the policy of /{path}")
        checks.equal("upgrade-insecure-requests" in policy, server.is_secure, f"{place}: /{path} asks for https")
        checks.equal(policy.count("default-src"), 1, f"{place}: one policy of /{path}")


@contextmanager
def browsing(checks: Checks) -> Iterator[Browser | None]:
    """A browser that knows the name and no other; none where there is no Chromium, which CI has to have."""
    if CHROMIUM is None:
        checks.skip("Chromium is not installed (.ci/setup browser)")
        yield None
        return
    flags = [f"--host-resolver-rules=MAP {NAME} 127.0.0.1, MAP * ~NOTFOUND"]
    flags += ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield browser
        browser.close()


def shown(checks: Checks, server: Server, prefix: str, browser: Browser, place: str) -> None:
    page = browser.new_page(ignore_https_errors=True)
    try:
        page.goto(f"{'https' if server.is_secure else 'http'}://{NAME}:{server.port}{prefix}", timeout=PATIENCE)
        checks.hold(page.locator(".notice").count() > 0, f"{place}: the scripts run in a browser")
        page.wait_for_function(LAID_OUT, timeout=PATIENCE)
        checks.hold(True, f"{place}: the style is there in a browser")
    except Error as error:
        checks.hold(False, f"{place}: the style is there in a browser: {str(error)[:300]}")
    finally:
        page.close()
