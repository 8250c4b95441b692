"""Shows HTML to a real Chromium and tells what of it runs, asks for something or breaks out."""

from __future__ import annotations

import json
from typing import Iterable

from playwright.sync_api import Browser, Dialog, Page, Route

ADDRESS = "http://torture.example/"
# Scripts may run, so that those that do are caught doing it; each try is reported as well.
POLICY = "script-src 'none'; object-src 'none'; frame-src 'none'; style-src 'none'; base-uri 'none'; form-action 'none'"
HARMLESS = {"document", "image", "media"}

WATCH = """
(() => {
    window.fired = [];
    const fire = what => { if (!window.fired.includes(what)) window.fired.push(what); };
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'fetch']) {
        window[name] = () => fire(name + '()');
    }
    document.addEventListener('securitypolicyviolation', event => {
        // The driver evaluates its own questions; an attack would have to run before it could.
        if (event.blockedURI !== 'eval') fire(event.effectiveDirective + ' ' + event.blockedURI);
    });
    window.addEventListener('beforeunload', () => fire('it leaves the page'));
})();
"""

# Also what runs only when somebody points, clicks or tabs, and what a second parsing makes of it.
PROVOKE = """
(count) => {
    const problems = [];
    const safe = new Set(['http:', 'https:', 'mailto:', 'tel:', '']);
    const look = round => {
        const cases = [...document.body.children].filter(node => node.tagName === 'ARTICLE');
        if (cases.length !== count || document.body.children.length !== count) {
            problems.push(round + ': ' + cases.length + ' of ' + count + ' stand on their own');
        }
        for (const node of document.body.querySelectorAll('*')) {
            if (!(node instanceof HTMLElement)) problems.push(round + ': foreign <' + node.tagName + '>');
            for (const attribute of node.attributes) {
                if (attribute.name.startsWith('on')) problems.push(round + ': ' + attribute.name);
            }
            for (const name of ['href', 'src', 'action', 'formAction', 'poster', 'data', 'cite']) {
                if (typeof node[name] !== 'string' || !node[name]) continue;
                const url = URL.parse(node[name], document.baseURI);
                if (url && !safe.has(url.protocol)) problems.push(round + ': ' + name + '=' + node[name].slice(0, 60));
            }
            for (const type of ['click', 'mouseover', 'focus', 'blur', 'error', 'load', 'toggle', 'begin', 'keydown']) {
                const event = new Event(type, {bubbles: false, cancelable: true});
                event.preventDefault();
                if (type !== 'click' || !node.closest('a, summary')) node.dispatchEvent(event);
            }
        }
    };
    look('parsed');
    for (const node of document.querySelectorAll('body > article')) {
        const before = node.innerHTML;
        node.innerHTML = before;
        if (node.innerHTML !== before) problems.push('changes when it is parsed again: ' + before.slice(0, 80));
    }
    look('parsed again');
    return problems;
}
"""


class Detector:
    """One tab that shows many pieces of HTML, and remembers what they tried."""

    def __init__(self, browser: Browser) -> None:
        self.context = browser.new_context(service_workers="block")
        self.context.add_init_script(WATCH)
        self.tab: Page = self.context.new_page()
        self.tab.route("**/*", self._route)
        self.tab.on("dialog", self._dialog)
        self.tab.on("console", lambda message: self._note_console(message.text))
        self.tab.on("popup", lambda _: self.seen.append("it opens a window"))
        self.seen: list[str] = []
        self.html = ""

    def problems(self, pieces: Iterable[str]) -> list[str]:
        """What runs or breaks out when all of them stand on one page."""
        pieces = list(pieces)
        self.seen = []
        body = "\n".join(f"<article>{piece}</article>" for piece in pieces)
        self.html = f"<!doctype html><html><head><title>t</title></head><body>{body}</body></html>"
        self.tab.goto(ADDRESS, wait_until="domcontentloaded")
        found = self.tab.evaluate(PROVOKE, len(pieces))
        self.tab.wait_for_timeout(50)
        return found + self.tab.evaluate("window.fired") + self.seen

    def culprits(self, pieces: list[tuple[str, str]]) -> list[str]:
        """The names of the pieces to blame, each with what it does; found by halving."""
        problems = self.problems(html for _, html in pieces)
        if not problems:
            return []
        if len(pieces) == 1:
            name, html = pieces[0]
            return [f"{name}: {'; '.join(problems)}: {json.dumps(html)[:300]}"]
        middle = len(pieces) // 2
        found = self.culprits(pieces[:middle]) + self.culprits(pieces[middle:])
        return found or [f"{pieces[0][0]} … {pieces[-1][0]} together: {'; '.join(problems)}"]

    def _route(self, route: Route) -> None:
        request = route.request
        if request.url == ADDRESS and request.is_navigation_request() and request.frame == self.tab.main_frame:
            headers = {"Content-Type": "text/html; charset=utf-8", "Content-Security-Policy-Report-Only": POLICY}
            route.fulfill(status=200, headers=headers, body=self.html)
            return
        if request.resource_type not in HARMLESS or request.is_navigation_request():
            self.seen.append(f"it asks for {request.resource_type} {request.url[:80]}")
        route.abort()

    def _dialog(self, dialog: Dialog) -> None:
        self.seen.append(f"dialog {dialog.message[:40]}")
        dialog.dismiss()

    def _note_console(self, text: str) -> None:
        """Pictures that are not there are no news; words of a script are."""
        if not any(known in text for known in ("Failed to load resource", "net::ERR", "unsafe-eval")):
            self.seen.append(f"console: {text[:120]}")
