"""Gathers what holds and what does not, and says so in one last line."""

from __future__ import annotations

import os
import sys


class Checks:
    def __init__(self) -> None:
        self.passed = 0
        self.faults: list[str] = []
        self.skipped: list[str] = []

    def hold(self, fact: bool, what: str) -> None:
        if fact:
            self.passed += 1
        else:
            self.faults.append(what)
            print(f"failed: {what}", file=sys.stderr)

    def equal(self, found: object, wanted: object, what: str) -> None:
        self.hold(found == wanted, f"{what}: {found!r}, not {wanted!r}")

    def skip(self, what: str) -> None:
        """Something that is not installed; a fault where everything is to be shown, and may not be left out."""
        if os.environ.get("CI"):
            self.hold(False, what)
        else:
            self.lack(what)

    def lack(self, what: str) -> None:
        """A right that this machine does not give, such as to mount a file system: no package brings it."""
        self.skipped.append(what)
        print(f"skipped: {what}", file=sys.stderr)

    def finish(self) -> int:
        print(f"publishing: {self.passed} passed, {len(self.faults)} failed, {len(self.skipped)} skipped")
        return 1 if self.faults else 0
