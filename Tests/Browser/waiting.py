"""What a page comes to, however long it takes."""

from __future__ import annotations

from playwright.sync_api import Error
from playwright.sync_api import Page as Tab


def expect(tab: Tab, expression: str, wanted: object) -> list[str]:
    """Nothing as soon as it is what is wanted; what it is instead after five seconds."""
    for _ in range(100):
        value = tab.evaluate(expression)
        if value == wanted:
            return []
        tab.wait_for_timeout(50)
    return [f"{expression} is {value!r}, not {wanted!r}"]


def still(tab: Tab) -> list[str]:
    shift = tab.evaluate("__seen.shift")
    return [] if shift == 0 else [f"the page moves by {shift}, {tab.evaluate('__seen.moved')}"]


def wait(tab: Tab, expression: str) -> list[str]:
    try:
        tab.wait_for_function(f"() => {expression}", timeout=15000)
    except Error:
        return [f"{expression} never holds"]
    return []
