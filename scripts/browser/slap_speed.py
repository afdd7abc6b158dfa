"""Measure what a browser adds to a slap: its clocks, the way of an event, the frames, and long tasks."""

import time
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser, Page
from scripts.browser.chromium import PHONE, window
from scripts.browser.page import script
from scripts.browser.serving import Hall
from scripts.browser.slapper import Slapper, change_tables, start_practice
from scripts.browser.speed import Busy, traced
from scripts.browser.wire import Wire

from everfree.slap.judge import FLOOR_MS, MARGIN_MS

TIMES: Final = script("slap-times")
"""Records the times of a page from its beginning."""
GRIDS_US: Final = (1000, 100, 50, 20, 10, 5, 1)
"""Steps of a clock, in microseconds."""
UNREPORTED_MS: Final = 16.0
"""Shorter events have no entry in the Event Timing API."""
AFTER_MS: Final = 1_000.0
"""The verdict, the lanes and the sliding pile come within this time of a press."""
QUICK: Final[dict[str, Any]] = {
    "decks": 4,
    "jokers_per_deck": 9,
    "min_play_interval_ms": 300,
    "award_grace_ms": 0,
    "turn_timeout_ms": 2_000,
    "countdown_ms": 0,
}
"""A table at which many cards can be slapped; what concerns slaps is as usual."""
PATIENCE_SECONDS: Final = 900.0


@dataclass
class SlapTimes:
    """The figures of a run; times in milliseconds."""

    slowdown: int
    slaps: int = 0
    clock_us: int = 0
    stamp_us: int = 0
    delays: list[float] = field(default_factory=list)
    """From the time stamp of a press to the first handler."""
    sends: list[float] = field(default_factory=list)
    """From the time stamp of a press to the slap's way into the socket."""
    changes: list[float] = field(default_factory=list)
    """From the arrival of a message to the changed page."""
    frames: list[float] = field(default_factory=list)
    """From the changed page to the next frame, which the client calls painted."""
    paints: list[float] = field(default_factory=list)
    """From the changed page to the end of that frame's work on the main thread."""
    inputs: list[float] = field(default_factory=list)
    """From a press to the frame that shows it, by the Event Timing API."""
    margins: list[float] = field(default_factory=list)
    """How much of the judge's margin each judged slap used."""
    raised: int = 0
    """Judged slaps that counted as slower than claimed."""
    tasks: list[float] = field(default_factory=list)
    """Tasks over 50 ms that touch the second after a press, by the clock on the wall."""
    busy: Busy = field(default_factory=Busy)
    """The tasks of some slaps by their processor time."""

    def lines(self) -> list[str]:
        """Return the figures as lines to read."""
        spread = {
            "press to handler": self.delays,
            "press to socket": self.sends,
            "message to changed page": self.changes,
            "changed page to frame": self.frames,
            "changed page to end of frame": self.paints,
            "input to paint": self.inputs,
            "margin used": self.margins,
        }
        return [
            f"{self.slaps} slaps, processor slowed {self.slowdown} times",
            f"steps: performance.now {self.clock_us} us, event.timeStamp {self.stamp_us} us",
            *[f"{name}: {_spread(times)}" for name, times in spread.items()],
            f"judged {len(self.margins)}, {self.raised} raised, margin {MARGIN_MS} ms",
            f"tasks over 50 ms in the second after a press: {len(self.tasks)}, {_spread(self.tasks)}",
            f"by processor time, some slaps: {self.busy}",
        ]


def percentile(times: list[float], share: float) -> float:
    """Return the time that *share* of all times do not exceed."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def _spread(times: list[float]) -> str:
    of = [percentile(times, share) for share in (0.5, 0.95, 1.0)]
    return "p50 {:.1f}, p95 {:.1f}, most {:.1f} ms".format(*of)


def step_us(stamps: list[float]) -> int:
    """Return the largest step of which all stamps, in milliseconds, are multiples, within a microsecond."""
    micros = [stamp * 1000 for stamp in stamps]
    for grid in GRIDS_US:
        if all(abs(round(one / grid) * grid - one) < min(1.0, grid / 4) for one in micros):
            return grid
    return 0


def measure_slaps(hall: Hall, browser: Browser, *, slaps: int, slowdown: int, traced_slaps: int) -> SlapTimes:
    """Slap at practice tables on a phone's window, then some more under a trace."""
    found = SlapTimes(slowdown)
    context = window(browser, PHONE)
    context.add_init_script(f"({TIMES})()")
    page = context.new_page()
    change_tables(page, seats=2, **QUICK)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    _slap(hall, page, found, slaps)
    if traced_slaps:
        start_practice(hall, page)
        person = Slapper(page)
        with traced(browser, page) as found.busy:
            _go_on(person, traced_slaps, Wire(page), {})
    context.close()
    return found


def _slap(hall: Hall, page: Page, found: SlapTimes, slaps: int) -> None:
    while found.slaps < slaps:
        wire, judged = Wire(page), dict[str, Any]()
        start_practice(hall, page)
        person = Slapper(page)
        _go_on(person, slaps - found.slaps, wire, judged)
        found.slaps += person.slaps
        _read(page.evaluate("() => window.slapTimes"), found)
        _weigh(list(judged.values()), wire, found)


def _go_on(person: Slapper, slaps: int, wire: Wire, judged: dict[str, Any]) -> None:
    """Play until the person has slapped so often or the game is over; collect the verdicts."""
    until = time.monotonic() + PATIENCE_SECONDS
    while person.slaps < slaps and person.state != "over":
        assert time.monotonic() < until, person.page.locator("body").inner_text()[:500]
        person.act()
        person.page.wait_for_timeout(30)
        verdict = wire.view.get("game", {}).get("verdict") if wire.view else None
        if verdict:
            judged[str(verdict["evidence"][0]["claim"])] = verdict
    person.page.wait_for_timeout(AFTER_MS)


def _read(times: dict[str, Any], found: SlapTimes) -> None:
    """Add what a page has recorded."""
    presses = times["presses"]
    shown = {one["at"]: float(one["lasts"]) for one in times["events"]}
    found.delays += [one["delay"] for one in presses]
    found.sends += times["sends"]
    found.changes += [one["change"] for one in times["cards"]]
    found.frames += [one["frame"] for one in times["cards"]]
    found.paints += [one["paint"] for one in times["cards"]]
    found.inputs += [shown.get(one["at"], UNREPORTED_MS) for one in presses]
    found.clock_us = step_us(times["clock"])
    found.stamp_us = step_us([one["at"] for one in presses])
    for task in times["tasks"]:
        ends = task["at"] + task["lasts"]
        if any(one["at"] < ends and task["at"] < one["at"] + AFTER_MS for one in presses):
            found.tasks.append(float(task["lasts"]))


def _weigh(verdicts: list[Any], wire: Wire, found: SlapTimes) -> None:
    """Add how much of the margin the page's own judged slaps used."""
    for verdict in verdicts:
        for evidence in verdict["evidence"]:
            claim = evidence["claim"]
            if claim["seat"] == wire.view["you"] and claim["reaction"] >= FLOOR_MS:
                since = claim.get("since", -1)
                elapsed = since if since >= 0 else claim["arrival"] - claim["shown"]
                found.margins.append(elapsed - claim["round_trip"] - claim["reaction"])
                found.raised += evidence["counted"] > claim["reaction"]
