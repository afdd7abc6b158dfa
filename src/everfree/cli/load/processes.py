"""Processor time and memory of other processes, from /proc."""

import os
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE_KB: Final = os.sysconf("SC_PAGE_SIZE") // 1024


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process and all its children so far, those that ended included."""
    own = _times(pid)
    return (0 if own is None else sum(own)) / TICKS + sum(
        sum(times[:2]) / TICKS for child in children(pid) if (times := _times(child)) is not None
    )


def children(pid: int) -> list[int]:
    """Return the children of a process that are alive."""
    found = []
    for entry in Path("/proc").iterdir():
        if (
            entry.name.isdigit()
            and (fields := _fields(int(entry.name))) is not None
            and int(fields[1]) == pid
        ):
            found.append(int(entry.name))
    return found


def memory_kb(pid: int) -> int:
    """Return how much memory a process has in use."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_KB


def _fields(pid: int) -> list[str] | None:
    """Return what /proc/PID/stat has after the name: state, parent and so on; None if the process ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None


def _times(pid: int) -> tuple[int, int, int, int] | None:
    """Return the time in user mode and in the kernel, of the process and of its children that ended."""
    fields = _fields(pid)
    return None if fields is None else (int(fields[11]), int(fields[12]), int(fields[13]), int(fields[14]))
