"""Reads each file of the hostile corpus in a process of its own: how long, how much memory, and what it opens.

usage: hostile.py PROGRAM   (PREGONERO_SHARED=/path/to/shared names the corpora)
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

MIB = 1 << 20
# Seconds and memory beyond what an empty feed takes; what the corpus asks of single files, else of all.
ANY = (1.0, 64 * MIB)
STRICTER = {"billion-laughs.xml": (0.2, 32 * MIB), "quadratic-blowup.xml": (0.2, 8 * 130_090 + 4 * MIB)}
LARGE = {"items-50k.xml": (2.0, 128 * MIB)}
# What is named inside a hostile file, and must not be touched.
NAMED = re.compile(r"/etc/|passwd|hostname|connect\((?!.*AF_UNIX)|sendto\(|socket\(AF_INET")
EMPTY = "<rss version='2.0'><channel><title>t</title></channel></rss>"


@dataclass(frozen=True)
class Run:
    seconds: float
    peak: int
    code: int
    output: bytes


def run(command: list[str], folder: Path) -> Run:
    output = folder / "output"
    with output.open("wb") as out:
        began = time.perf_counter()
        child = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(child.pid, 0)
        seconds = time.perf_counter() - began
        child.returncode = os.waitstatus_to_exitcode(status)
    unit = 1 if sys.platform == "darwin" else 1024
    return Run(seconds, usage.ru_maxrss * unit, child.returncode, output.read_bytes())


def opened(command: list[str], folder: Path) -> set[str]:
    """The system calls that open a file or a connection."""
    trace = folder / "trace"
    calls = "trace=openat,open,connect,socket,sendto"
    subprocess.run(["strace", "-f", "-qq", "-e", calls, "-o", str(trace), *command], capture_output=True, check=False)
    return {re.sub(r"^\d+\s+", "", line) for line in trace.read_text("utf-8", "replace").splitlines()}


def problems(program: str, file: Path, least: Run, usual: set[str], folder: Path) -> list[str]:
    command = [program, "inspect", "feed", str(file)]
    done = run(command, folder)
    seconds, memory = STRICTER.get(file.name) or LARGE.get(file.name) or ANY
    found = []
    if done.code not in (0, 1):
        found.append(f"it ended with {done.code}")
    if done.seconds - least.seconds > seconds:
        found.append(f"{done.seconds:.2f} s, of {seconds} allowed")
    if done.peak - least.peak > memory:
        found.append(f"{(done.peak - least.peak) / MIB:.0f} MiB, of {memory / MIB:.0f} allowed")
    try:
        json.loads(done.output.decode("utf-8"))
    except ValueError as error:
        found.append(f"its output is no JSON in UTF-8: {error}")
    if len(done.output) > 8 * max(file.stat().st_size, 4096):
        found.append(f"{len(done.output)} bytes of output from {file.stat().st_size}")
    if usual:
        found += [f"it calls {call[:90]}" for call in opened(command, folder) - usual if NAMED.search(call)]
    return [f"{file.name}: {problem}" for problem in found]


def main() -> None:
    named = os.environ.get("PREGONERO_SHARED")
    if not named:
        print("skipped: the hostile feeds (PREGONERO_SHARED is not set)")
        return
    corpus = Path(named) / "corpora" / "hostile"
    files = [corpus / case["file"] for case in json.loads((corpus / "MANIFEST.json").read_text("utf-8"))]
    program = sys.argv[1]
    with tempfile.TemporaryDirectory(prefix="pregonero-torture-") as name:
        folder = Path(name)
        empty = folder / "empty.xml"
        empty.write_text(EMPTY)
        command = [program, "inspect", "feed", str(empty)]
        run(command, folder)
        least = run(command, folder)
        usual = opened(command, folder) if shutil.which("strace") else set()
        found = [line for file in files for line in problems(program, file, least, usual, folder)]
    watched = "time, memory, output, files and connections" if usual else "time, memory, output (no strace here)"
    print(f"{len(files)} hostile feeds, {watched}: {len(found)} findings")
    for line in found:
        print(line)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
