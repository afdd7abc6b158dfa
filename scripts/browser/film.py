"""Film opposing turns: a picture every 300 ms, and which events of the log were shown on their own."""

from base64 import b64decode
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Page
from scripts.browser.beats import Beat, beats, record_beats
from scripts.browser.chromium import ARTEFACTS, DESKTOP, window
from scripts.browser.course import PAGE_SEAT, Replay, Step, Stretch, played
from scripts.browser.person import Person
from scripts.browser.serving import Hall
from scripts.browser.wire import Wire

STEP: Final = 0.3
"""Seconds between two pictures."""
GAME: Final = ("course-5", ("twilight-sparkle-enhanced", "rarity"))
EVENTFUL: Final = ("played", "confronted", "scored", "flipped", "uncovered", "discarded", "dismissed", "used")


@dataclass
class Film:
    """What was filmed."""

    pictures: list[Path] = field(default_factory=list)
    beats: list[Beat] = field(default_factory=list)
    lines: list[dict[str, Any]] = field(default_factory=list)
    """The lines of the log that the page was sent after it was opened."""

    @property
    def unseen(self) -> list[dict[str, Any]]:
        """The lines of opposing turns in no beat, other than automatic passes."""
        shown = {line for beat in self.beats for line in beat.lines}
        return [one for one in self.opposing() if one["id"] not in shown]

    def opposing(self) -> list[dict[str, Any]]:
        """List the lines from the beginning of an opposing turn to the beginning of the player's own."""
        found: list[dict[str, Any]] = []
        theirs = False
        for line in self.lines:
            if line.get("event") == "turn-started":
                theirs = line.get("seat", -1) != PAGE_SEAT
            if theirs and line.get("event") and not line.get("passed"):
                found.append(line)
        return found


def opposing_turns(number: int = 1) -> list[Stretch]:
    """Find the most eventful opposing turns of a game: from the end of the page's turn to its next one."""
    log, steps = played(*GAME)
    starts = [step.number for step in steps if "turn-started" in step.events]
    turns = [
        Stretch(log, first, last + 1)
        for first, last in pairwise(starts)
        if steps[first].seat == PAGE_SEAT and steps[first].is_asked and steps[first].leads_to
    ]
    return sorted(turns, key=lambda one: -_events(steps, one))[:number]


def _events(steps: list[Step], turn: Stretch) -> int:
    """Count the kinds of events of a turn; none if the page's player has much to do in it."""
    inside = steps[turn.first : turn.end]
    acts = [one for one in inside[1:] if one.seat == PAGE_SEAT and one.verb not in ("pass", "end")]
    kinds = {event for one in inside for event in one.events if event in EVENTFUL}
    return 0 if acts or len(inside) > 24 else len(kinds)


def film(
    hall: Hall,
    browser: Browser,
    turn: Stretch,
    *,
    folder: Path | None = None,
    size: tuple[int, int] = DESKTOP,
    **wishes: Any,
) -> Film:
    """Replay an opposing turn at a page; with a *folder*, take a picture every `STEP`."""
    found = Film()
    context = window(browser, size, pace="full", **wishes)
    record_beats(context)
    laid = hall.lay(turn.before())
    laid.sit(context)
    page = context.new_page()
    wire = Wire(page)
    _note_lines(page, found)
    page.goto(laid.path)
    person = Person(page)
    person.wait()
    camera = None if folder is None else _Camera(page)
    with closing(laid.guest(1).join(laid.table)) as other:
        Replay(person, wire, other).run(turn)
    if camera is not None and folder is not None:
        found.pictures = camera.save(folder)
    found.beats = beats(page)
    context.close()
    return found


def _note_lines(page: Page, film: Film) -> None:
    def received(frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["is"] == "delta":
            film.lines.extend(message.get("log", ()))

    page.on("websocket", lambda socket: socket.on("framereceived", received))


class _Camera:
    """Keeps every frame that the browser draws, and picks one for every `STEP` at the end."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frames: list[tuple[float, str]] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._drawn)
        self._session.send("Page.startScreencast", {"format": "png"})

    def _drawn(self, frame: dict[str, Any]) -> None:
        self._frames.append((frame["metadata"]["timestamp"], frame["data"]))
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def save(self, folder: Path) -> list[Path]:
        """Write what was to be seen at every `STEP` into a folder."""
        self._session.send("Page.stopScreencast")
        files: list[Path] = []
        for number, (at, data) in enumerate(self._frames):
            until = self._frames[number + 1][0] if number + 1 < len(self._frames) else at + STEP
            while self._frames[0][0] + len(files) * STEP < until:
                files.append(folder / f"{len(files):03}.png")
                files[-1].write_bytes(b64decode(data))
        return files


def folder_of(name: str) -> Path:
    """Return an empty folder for the pictures of a film."""
    folder = ARTEFACTS / "film" / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    return folder
