"""How many instructions small builds take, beside the figures that were recorded: unlike time, the same in each run.

Counts under callgrind: a first build of a hundred articles with search and archive, one of nothing new, one with a
new article. Fails when one of them takes more than the recorded figure by the tolerance.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from site_portal import Portal, feeds

RECORD = Path(__file__).with_name("instructions.json")
SHIM = Path(__file__).with_name("sigsuspend.c")
ARTICLES = 50
# Runs of the same program differ by less than 0.1 %, builds of the same sources by less than 1 %; processors choose
# other ways through the C library.
TOLERANCE = 0.05


class Counter:
    """Runs a program under callgrind, without what callgrind cannot read or bear."""

    def __init__(self, program: Path, folder: Path) -> None:
        self.program = folder / "pregonero"
        # Valgrind gives up on what debugging information of Swift looks like.
        subprocess.run(["strip", "-g", "-o", self.program, program], check=True)
        self.shim = folder / "sigsuspend.so"
        compiler = shutil.which("clang") or "cc"
        subprocess.run([compiler, "-shared", "-fPIC", "-o", self.shim, SHIM], check=True)

    def count(self, command: list[str]) -> int:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
            env=os.environ | {"LD_PRELOAD": str(self.shim), "SWIFT_DETERMINISTIC_HASHING": "1"},
            stderr=subprocess.PIPE, text=True,
        )
        found = re.search(r"Collected : (\d+)", run.stderr)
        if run.returncode != 0 or found is None:
            sys.exit(f"error: callgrind could not count a build\n{run.stderr}")
        return int(found.group(1))


def measured(program: Path) -> dict[str, int]:
    with tempfile.TemporaryDirectory(prefix="pregonero-instructions-") as name:
        folder = Path(name)
        counter = Counter(program, folder)
        made = both(folder / "feeds")
        portal = Portal(
            str(counter.program), folder / "portal", made,
            languages="en, es", search="static", archive="days", related="titles",
        )
        command = [*portal.command, "--jobs", "1"]
        counts = {"cold": counter.count(command), "unchanged": counter.count(command)}
        portal.read(both(folder / "more", new=1))
        counts["one new article"] = counter.count(command)
        return counts


def both(folder: Path, new: int = 0) -> list[Path]:
    """A JSON Feed and one in RSS with other articles."""
    json_feed = feeds(folder, ARTICLES, new)
    return json_feed + feeds(folder, ARTICLES, form="xml", start=ARTICLES * 2)


def circumstances() -> dict[str, str]:
    """What else decides how many instructions a build takes."""
    version = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    swift = re.search(r"Swift version (\S+)", version)
    return {"swift": swift.group(1) if swift else "unknown", "machine": platform.machine()}


def compare(counts: dict[str, int], recorded: dict[str, int]) -> bool:
    """Says how each figure differs, and whether none is too high."""
    holds = True
    for name, count in counts.items():
        before = recorded[name]
        change = count / before - 1
        holds = holds and change <= TOLERANCE
        verdict = "too many" if change > TOLERANCE else "fewer: record it" if change < -TOLERANCE else "ok"
        print(
            f"{name:16} {count / 1e6:8.1f} million instructions, recorded {before / 1e6:8.1f}"
            f" ({change:+.1%}, up to {TOLERANCE:+.0%}): {verdict}"
        )
    return holds


def main() -> None:
    parser = argparse.ArgumentParser(prog="Tests/Benchmarks/instructions.py", description=__doc__)
    parser.add_argument("program", type=Path, help="the pregonero to count")
    parser.add_argument("--record", action="store_true", help="make this count the figure to keep")
    options = parser.parse_args()
    if platform.system() != "Linux":
        print("instructions: skipped, since callgrind counts on Linux only")
        return
    if shutil.which("valgrind") is None:
        sys.exit("instructions: valgrind is missing\nhint: .ci/setup browser installs it")
    if options.record:
        record = {"circumstances": circumstances(), "instructions": measured(options.program)}
        RECORD.write_text(json.dumps(record, indent=2) + "\n")
        print(f"recorded in {RECORD.name}: {record['instructions']}")
        return
    record = json.loads(RECORD.read_text())
    here, there = circumstances(), record["circumstances"]
    if there != here:
        # A compiler can be recorded anew; a machine of another kind is never what it was recorded with.
        is_fault = bool(os.environ.get("CI")) and there["machine"] == here["machine"]
        print(f"instructions: recorded with {there}, not comparable with {here}")
        print(f"hint: Tests/Benchmarks/instructions.py {options.program} --record")
        sys.exit(1 if is_fault else 0)
    if not compare(measured(options.program), record["instructions"]):
        sys.exit(
            "error: a build takes more instructions than recorded\n"
            "hint: find out why (callgrind_annotate, perf); if the work is wanted, record it with\n"
            f"      Tests/Benchmarks/instructions.py {options.program} --record"
        )


if __name__ == "__main__":
    main()
