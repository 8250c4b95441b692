"""Counts what held and says what did not."""

from __future__ import annotations

import time
from collections import Counter
from typing import Callable

from playwright.sync_api import Error

# The problems of each check of a look, by its name; none where it held.
Findings = dict[str, list[str]]


def found(look: Callable[[], Findings]) -> Findings:
    """What a look finds; one that breaks off, as where a page does not load, says why."""
    try:
        return look()
    except Error as error:
        return {"the look ends": [str(error).splitlines()[0]]}


class Tally:
    """The sum of a run: what held, by name, and what did not."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.passed: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self.again = 0

    def look(self, place: str, look: Callable[[], Findings]) -> None:
        """Counts what a look finds. One with a problem is said and done once more from its beginning: on a busy
        machine an answer may be late, while what is wrong is wrong twice."""
        findings = found(look)
        if any(findings.values()):
            self.again += 1
            for name, problems in findings.items():
                for problem in problems:
                    self.say(f"again: {place}: {name}: {problem}")
            findings = found(look)
        for name, problems in findings.items():
            self.check(place, name, problems)

    def check(self, place: str, name: str, problems: list[str]) -> None:
        """Counts one check of one place; each problem becomes a line."""
        if not problems:
            self.passed[name] += 1
            return
        self.failed[name] += 1
        for problem in problems:
            print(f"FAIL {place}: {name}: {problem}", flush=True)

    def say(self, text: str) -> None:
        """One line of progress, with the seconds since the beginning."""
        print(f"{time.monotonic() - self.began:4.0f} s  {text}", flush=True)

    def summary(self) -> str:
        names = sorted(self.passed | self.failed)
        width = max(map(len, names), default=0)
        lines = [f"{name:{width}}  {self._counts(name)}" for name in names]
        lines.append(f"{self.passed.total()} passed, {self.failed.total()} failed, {self.again} looked at twice")
        return "\n".join(lines)

    def _counts(self, name: str) -> str:
        failed = self.failed[name]
        return f"{self.passed[name]:4} passed" + (f", {failed} failed" if failed else "")
