"""Other processes of this machine, from /proc (Linux; there is nothing elsewhere)."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE_KB: Final = os.sysconf("SC_PAGE_SIZE") // 1024


def own_cpu_seconds(pid: int) -> float:
    """Return the processor time of a process so far, without its children; 0 if it has ended."""
    return sum(_times(pid)[:2]) / TICKS


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process and all its children so far, those that ended included."""
    return sum(_times(pid)) / TICKS + sum(own_cpu_seconds(child) for child in children(pid))


def children(pid: int) -> Iterator[int]:
    """List the processes that a process has started and that are alive."""
    for entry in Path("/proc").glob("[0-9]*"):
        fields = _fields(int(entry.name))
        if fields and int(fields[1]) == pid:
            yield int(entry.name)


def memory_kb(pid: int) -> int:
    """Return how much memory a process has in use."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_KB


def _fields(pid: int) -> list[str]:
    """Return what /proc/PID/stat has after the name: state, parent and so on; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _times(pid: int) -> list[int]:
    """Return the time in user mode and in the kernel, of the process and then of its children that ended."""
    return [int(field) for field in _fields(pid)[11:15]]
