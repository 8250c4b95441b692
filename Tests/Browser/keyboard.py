"""The page by keyboard: the skip link, and where the focus is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import FloatRect
from playwright.sync_api import Page as Tab

from visit import HEIGHT, Visit

STOPS = 15
# How far a focus ring may reach beyond its element.
RING = 6

FOCUS = """() => {
  const element = document.activeElement;
  const box = element.getClientRects()[0];
  if (element === document.body || !box) return null;
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const text = element.textContent.trim().slice(0, 40).replace(/\\s+/g, ' ');
  return {
    name: `${element.tagName.toLowerCase()}.${element.className} "${text}"`,
    skip: element.matches('a[href="#contenido"]'),
    shown: hit !== null && (element.contains(hit) || hit.contains(element)),
    box: {x: box.x, y: box.y, width: box.width, height: box.height},
  };
}"""
FOCUS_SKIP_LINK = """() => {
  const link = document.querySelector('a[href="#contenido"]');
  if (link) link.focus();
  return link !== null;
}"""
LET_GO = "() => { window.__stop = document.activeElement; __stop.blur(); }"
TAKE_AGAIN = "() => __stop.focus({preventScroll: true})"


def tab_stops(visit: Visit) -> dict[str, list[str]]:
    """Walks over the first stops: names of checks with their problems."""
    tab = visit.tab
    problems: dict[str, list[str]] = {
        "skip link comes first": [],
        "focus is visible": [],
        "focus is not hidden": [],
    }
    for number in range(1, STOPS + 1):
        tab.keyboard.press("Tab")
        stop = tab.evaluate(FOCUS)
        if stop is None:
            problems["focus is visible"].append(f"stop {number} is nowhere")
            break
        if number == 1 and not stop["skip"]:
            problems["skip link comes first"].append(f"{stop['name']} comes first")
        if not stop["shown"]:
            problems["focus is not hidden"].append(f"stop {number}, {stop['name']}")
        if not _changes_pixels(tab, stop):
            problems["focus is visible"].append(f"stop {number}, {stop['name']}")
    return problems


def skip_link(visit: Visit) -> list[str]:
    tab = visit.tab
    if not tab.evaluate(FOCUS_SKIP_LINK):
        return ["there is none"]
    tab.keyboard.press("Enter")
    name = tab.evaluate("document.activeElement.tagName + '#' + document.activeElement.id")
    return [] if name == "MAIN#contenido" else [f"the focus is at {name}"]


def _changes_pixels(tab: Tab, stop: dict[str, Any]) -> bool:
    """Whether one sees a difference between the element with and without focus."""
    clip = _clip(stop["box"], tab.viewport_size["width"])
    if clip is None:
        return False
    with_focus = tab.screenshot(clip=clip)
    tab.evaluate(LET_GO)
    without_focus = tab.screenshot(clip=clip)
    tab.evaluate(TAKE_AGAIN)
    return with_focus != without_focus


def _clip(box: dict[str, float], width: int) -> FloatRect | None:
    """The element and its ring, as far as they are in view."""
    left, top = max(0, box["x"] - RING), max(0, box["y"] - RING)
    right = min(width, box["x"] + box["width"] + RING)
    bottom = min(HEIGHT, box["y"] + box["height"] + RING)
    if right <= left or bottom <= top:
        return None
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}
