"""Measure how long the main thread of a page is busy, from Chromium's trace."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser, Page

CATEGORIES: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel")
TASKS: Final = ("RunTask", "ThreadControllerImpl::RunTask")
SCRIPTING: Final = (
    "FunctionCall",
    "EvaluateScript",
    "TimerFire",
    "FireAnimationFrame",
    "EventDispatch",
    "v8.callFunction",
    "RunMicrotasks",
)
LAYOUT: Final = ("Layout", "UpdateLayoutTree", "PrePaint")
FRAME: Final = 1000 / 60
LONG: Final = 50.0
"""Milliseconds after which a task is noticeable."""


@dataclass
class Busy:
    """The figures of a trace, in milliseconds of CPU time, which excludes other processes."""

    tasks: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)
    """Scripting and layout in each sixtieth of a second in which there was any."""
    idle: int = 0
    """Sixtieths of a second without any, in which the page did not need the main thread."""

    @property
    def longest(self) -> float:
        """The longest task."""
        return max(self.tasks, default=0.0)

    @property
    def long(self) -> int:
        """The number of tasks longer than `LONG`."""
        return len([one for one in self.tasks if one > LONG])

    @property
    def share(self) -> float:
        """The part of the time that was spent with scripting and layout."""
        return sum(self.frames) / (FRAME * (self.idle + len(self.frames)))

    @property
    def p95(self) -> float:
        """The 95th percentile of all frames."""
        return _p95([0.0] * self.idle + self.frames)

    @property
    def p95_busy(self) -> float:
        """The 95th percentile of the frames with scripting or layout."""
        return _p95(self.frames)

    def __str__(self) -> str:
        return (
            f"longest task {self.longest:.1f} ms, {self.long} over {LONG:.0f} ms;"
            f" scripting and layout at p95 {self.p95:.1f} ms a frame of {self.idle + len(self.frames)},"
            f" {self.p95_busy:.1f} ms of the {len(self.frames)} that had any"
        )


def _p95(times: list[float]) -> float:
    return sorted(times)[int(0.95 * (len(times) - 1))] if times else 0.0


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[Busy]:
    """Trace the page during the block; the figures are filled in at its end."""
    busy = Busy()
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    try:
        yield busy
    finally:
        _read(json.loads(browser.stop_tracing())["traceEvents"], busy)


def _read(events: list[dict[str, Any]], busy: Busy) -> None:
    main = _main_thread(events)
    own = [one for one in events if (one["pid"], one["tid"]) == main and one.get("ph") == "X"]
    busy.tasks = [_spent(one) for one in own if one["name"] in TASKS]
    frames: dict[int, float] = {}
    until = 0.0
    for one in sorted(own, key=lambda one: float(one["ts"])):
        if one["name"] in SCRIPTING or one["name"] in LAYOUT:
            began, ended = float(one["ts"]), float(one["ts"]) + one["dur"]
            if began >= until:  # skip events nested in one that was counted
                place = int(began / 1000 / FRAME)
                frames[place] = frames.get(place, 0.0) + _spent(one)
                until = ended
    busy.frames = list(frames.values())
    whole = max([float(one["ts"]) for one in own]) - min([float(one["ts"]) for one in own])
    busy.idle = max(0, int(whole / 1000 / FRAME) - len(frames))


def _spent(event: dict[str, Any]) -> float:
    return float(event.get("tdur", event["dur"])) / 1000


def _main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """Return the main thread of the page: among several renderers, the one with the most events."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    work = dict.fromkeys(mains, 0)
    for one in events:
        if (one["pid"], one["tid"]) in work and one.get("ph") == "X":
            work[one["pid"], one["tid"]] += 1
    return max(work, key=lambda main: work[main])
