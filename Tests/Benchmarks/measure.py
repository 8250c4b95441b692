"""Runs a command and says what it cost; looks at what it wrote."""

from __future__ import annotations

import os
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path

# File → (inode, time of change, size): a file that was written again differs.
Snapshot = dict[str, tuple[int, int, int]]


@dataclass(frozen=True)
class Cost:
    wall: float
    cpu: float
    peak_bytes: int


def median(costs: list[Cost]) -> Cost:
    middle = statistics.median_low(cost.wall for cost in costs)
    return next(cost for cost in costs if cost.wall == middle)


def run(command: list[str]) -> Cost:
    """Peak memory is never below this interpreter's own, since the kernel counts from the fork on."""
    os.sync()
    began = time.perf_counter()
    child = os.posix_spawnp(command[0], command, os.environ)
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - began
    code = os.waitstatus_to_exitcode(status)
    if code != 0:
        sys.exit(f"error: exit {code}: {' '.join(command)}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)


def room() -> str | None:
    """Where sites are made: in memory where there is a file system in it with 4 GB to spare, since disks of shared machines
    make the same run take from one to four times as long."""
    memory = "/dev/shm"
    if os.path.isdir(memory) and os.access(memory, os.W_OK):
        free = os.statvfs(memory)
        if free.f_bavail * free.f_frsize >= 4 << 30:
            return memory
    return None


def snapshot(folder: Path) -> Snapshot:
    found: Snapshot = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            file = os.path.join(parent, name)
            status = os.stat(file)
            found[file] = (status.st_ino, status.st_mtime_ns, status.st_size)
    return found


def written(before: Snapshot, after: Snapshot) -> tuple[int, int]:
    """How many files are new or other than before, and their bytes."""
    sizes = [status[2] for file, status in after.items() if before.get(file) != status]
    return len(sizes), sum(sizes)
