"""Which pages are looked at in which widths, themes and languages, with and without scripts."""

from __future__ import annotations

from itertools import product

from portal import Page
from visit import View

WIDTHS = (320, 768, 1280)
THEMES = ("light", "dark")
LANGUAGES = ("es", "en", "fr")
NO_SCRIPT = View(320, scripts=False)
FORCED = View(768, forced=True)
SCREENS = [View(width, theme) for width in (360, 768, 1280) for theme in THEMES]

FULL = [View(width, theme, bare=bare) for width, theme, bare in product(WIDTHS, THEMES, (False, True))]

# By default these are seen in three rows that have all widths and languages, every other kind in one of the nine. What each
# page must do in the narrowest width is looked at for every kind in a view of its own; each but these is seen either with
# forced colours or over plain http.
THOROUGH = {"front", "section", "article-own", "article-arabic"}
# Each width with each language once, in such themes and with such scripts that every pair of values occurs.
PAIRS: list[tuple[View, str]] = [
    (View(320, "light"), "es"),
    (View(768, "dark", bare=True), "en"),
    (View(1280, "dark"), "fr"),
    (View(320, "dark", bare=True), "fr"),
    (View(768, "light"), "es"),
    (View(1280, "light", bare=True), "en"),
    (View(320, "dark"), "en"),
    (View(768, "light", bare=True), "fr"),
    (View(1280, "dark", bare=True), "es"),
]


class Matrix:
    """Which checks are made of a page in a view."""

    def __init__(self, full: bool, kinds: list[str]) -> None:
        self.full = full
        self.turn = {kind: number for number, kind in enumerate(sorted(set(kinds)))}

    def shows(self, page: Page, view: View) -> bool:
        if self.full:
            return True
        turn = self.turn[page.kind]
        rows = PAIRS[3 * (turn % 3) :][:3] if page.kind in THOROUGH else [PAIRS[turn % len(PAIRS)]]
        return any(row == view and page.language in ("", language) for row, language in rows)

    def forces_colors(self, page: Page) -> bool:
        return self.full or page.kind in THOROUGH or self.turn[page.kind] % 2 == 0

    def is_plain(self, page: Page) -> bool:
        """Whether it is looked at over plain http."""
        return self.full or page.kind in THOROUGH or not self.forces_colors(page)

    def has_keyboard(self, view: View) -> bool:
        """The themes differ in the ring's colour only, and without scripts there is less to reach."""
        return not view.bare and (self.full or view.theme == "light" or view.width == 1280)

    def spaces_text(self, view: View) -> bool:
        return view.width == 320 and (self.full or view.theme == "light")

    def prints(self, view: View) -> bool:
        return view.width == 1280 and view.theme == "dark"
