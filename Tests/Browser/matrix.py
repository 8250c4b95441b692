"""Which pages are looked at in which widths and themes."""

from __future__ import annotations

from portal import Page
from visit import View

WIDTHS = (320, 768, 1280)
THEMES = ("light", "dark")
NO_SCRIPT = View(320, scripts=False)
FORCED = View(768, forced=True)
SCREENS = [View(width, theme) for width in (360, 768, 1280) for theme in THEMES]

# By default every kind is seen narrow and light, wide and dark; these also in the other views.
THOROUGH = {"front-es", "section", "article-own", "article-arabic"}
SPARSE = [View(320, "light"), View(1280, "dark")]
FULL = [View(width, theme) for width in WIDTHS for theme in THEMES]


class Matrix:
    """Which checks are made of a page in a view."""

    def __init__(self, full: bool) -> None:
        self.full = full

    def shows(self, page: Page, view: View) -> bool:
        return self.full or view in SPARSE or page.kind in THOROUGH

    def has_keyboard(self, view: View) -> bool:
        """By default once per width: the themes differ in the ring's colour only."""
        return self.full or view in SPARSE or view == View(768, "light")

    def spaces_text(self, view: View) -> bool:
        return view.width == 320 and (self.full or view.theme == "light")

    def prints(self, view: View) -> bool:
        return view.width == 1280 and view.theme == "dark"
