"""Counts what held and says what did not."""

from __future__ import annotations

import time
from collections import Counter


class Tally:
    """The sum of a run: what held, by name, and what did not."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.passed: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()

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
        lines.append(f"{self.passed.total()} passed, {self.failed.total()} failed")
        return "\n".join(lines)

    def _counts(self, name: str) -> str:
        failed = self.failed[name]
        return f"{self.passed[name]:4} passed" + (f", {failed} failed" if failed else "")
