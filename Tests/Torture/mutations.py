"""Attacks that nobody wrote: known ones cut, doubled, mixed, wrapped and spelt otherwise."""

from __future__ import annotations

from random import Random

from payloads import Attack

LONGEST = 4000
OPENINGS = [
    "<svg>", "<math>", "<math><mtext>", "<svg><desc>", "<svg><foreignObject>", "<table>", "<table><tr><td>",
    "<select>", "<option>", "<template>", "<noscript>", "<title>", "<textarea>", "<style>", "<xmp>", "<iframe>",
    "<noembed>", "<form>", "<button>", "<a href=https://a.example/>", "<p>", "<b>", "<ul><li>", "<pre>", "<!--",
    "<![CDATA[", "<p title='", '<p title="', "<img alt=`", "<mglyph>", "<annotation-xml encoding=text/html>",
    "<h1>", "<dl><dt>", "<ruby><rt>", "<details><summary>", "<caption>", "<colgroup>", "<frameset>", "<body>",
]
CLOSINGS = [
    "</svg>", "</math>", "</table>", "</select>", "</template>", "</noscript>", "</title>", "</textarea>",
    "</style>", "</script>", "</xmp>", "</p>", "</br>", "</a>", "</form>", "-->", "--!>", "]]>", "'>", '">', "`>",
    "</", "<", "</div>", "</article>", "</body>", "</html>",
]
ODD = ["\0", "\t", "\n", "\f", "\r", " ", "/", "\\", "'", '"', "`", "=", ">", "<", "&", ";", "#", ":", "\u00a0",
       "\u200b", "\u2028", "\ufeff", "\ud7ff", "\ufffd", "\u0085", "ſ", "K", "İ", "&NewLine;", "&Tab;", "&colon;"]
ATTRIBUTES = [
    " onerror=alert(1)", " onload=alert(1)", " onclick=alert(1)", " href=javascript:alert(1)",
    " src=javascript:alert(1)", " style=x:expression(alert(1))", " srcdoc=<script>alert(1)</script>",
    " xlink:href=javascript:alert(1)", " id=x name=x", " autofocus onfocus=alert(1)", " is=x", " xmlns=x",
]


class Mutator:
    """The same mutations for the same seed and the same attacks."""

    def __init__(self, seed: int, attacks: list[Attack]) -> None:
        self.random = Random(seed)
        self.seeds = [attack.html[:LONGEST] for attack in attacks]

    def mutations(self, count: int) -> list[Attack]:
        return [Attack(f"mutation-{number}", self.mutation()) for number in range(1, count + 1)]

    def mutation(self) -> str:
        html = self.random.choice(self.seeds)
        for _ in range(self.random.randint(1, 5)):
            html = self.random.choice(self.changes)(self, html)[:LONGEST]
        return html

    def cut(self, html: str) -> str:
        start, end = self._part(html)
        return html[:start] + html[end:]

    def double(self, html: str) -> str:
        start, end = self._part(html)
        place = self._place(html)
        return html[:place] + html[start:end] + html[place:]

    def mix(self, html: str) -> str:
        other = self.random.choice(self.seeds)
        start, end = self._part(other, 200)
        return self._with(html, other[start:end])

    def wrap(self, html: str) -> str:
        opening = self.random.choice(OPENINGS)
        return opening + html + (self.random.choice(CLOSINGS) if self.random.random() < 0.6 else "")

    def break_out(self, html: str) -> str:
        return self._with(html, self.random.choice(OPENINGS + CLOSINGS))

    def insert_odd(self, html: str) -> str:
        return self._with(html, self.random.choice(ODD))

    def replace_odd(self, html: str) -> str:
        place = self._place(html)
        return html[:place] + self.random.choice(ODD) + html[place + 1:]

    def arm(self, html: str) -> str:
        """An attribute that runs, put where a tag ends."""
        ends = [place for place, letter in enumerate(html) if letter == ">"]
        place = self.random.choice(ends) if ends else len(html)
        return html[:place] + self.random.choice(ATTRIBUTES) + html[place:]

    def turn_case(self, html: str) -> str:
        start, end = self._part(html, 12)
        return html[:start] + html[start:end].swapcase() + html[end:]

    def refer(self, html: str) -> str:
        """One character written as a reference, in one of the ways that parsers take."""
        place = self._place(html)
        letter = html[place:place + 1]
        if not letter:
            return html
        code = ord(letter)
        form = self.random.choice(["&#{};", "&#{}", "&#0000{};", "&#x{:x};", "&#X{:X}"])
        return html[:place] + form.format(code) + html[place + 1:]

    changes = [cut, double, mix, wrap, break_out, insert_odd, replace_odd, arm, turn_case, refer]

    def _with(self, html: str, part: str) -> str:
        place = self._place(html)
        return html[:place] + part + html[place:]

    def _place(self, html: str) -> int:
        return self.random.randint(0, len(html))

    def _part(self, html: str, longest: int = 30) -> tuple[int, int]:
        start = self._place(html)
        return start, min(len(html), start + self.random.randint(0, longest))
