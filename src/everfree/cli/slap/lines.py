"""Sources of lines and time: a person at the keyboard, with keys or lines, or a script in a pipe."""

import queue
import re
import threading
import time
from collections.abc import Callable, Iterator
from typing import Final, TextIO

from everfree.cli.slap.keys import Typed, listen, raw_keys
from everfree.cli.slap.session import Session

WAIT: Final = re.compile(r"\s*\+\s*(\d{1,6})\s*")
"""A line such as `+350`, which lets so many milliseconds pass."""
LONGEST_NAP: Final = 0.2
"""Longest wait for the keyboard, in seconds, so that an interrupt is noticed."""


def play_script(session: Session, lines: Iterator[str]) -> None:
    """Play a script: time passes only by lines such as `+350`, and by empty lines, until the person's turn.

    So the same script and seed produce the same game, however fast the machine is.
    """
    for line in lines:
        if session.is_over():
            return
        waited = WAIT.fullmatch(line)
        if waited:
            session.advance(session.now + int(waited[1]))
            continue
        if not line.rstrip("\r\n"):
            session.wait_for_turn()
            if session.is_over():
                return
        if not session.obey(line):
            break
        if (moment := session.pending_card()) is not None:
            session.advance(moment)
    if not session.is_over():
        session.leave()


def play_live(session: Session, stream: TextIO) -> None:
    """Play in real time: a line counts from the moment Enter was pressed."""
    _play(session, lambda typed: _listen(stream, typed))


def play_keys(session: Session, stream: TextIO) -> None:
    """Play in real time with single keys: a slap counts from the moment its key was pressed."""
    with raw_keys(stream) as is_raw:
        if is_raw:
            _play(session, lambda typed: listen(stream, session.teller.messages, typed))
        else:
            play_live(session, stream)


def _play(session: Session, listening: Callable[[Typed], None]) -> None:
    """Play in real time what *listening* queues, in a thread of its own."""
    began = time.monotonic_ns()
    typed: Typed = queue.Queue()
    threading.Thread(target=listening, args=(typed,), daemon=True).start()
    while not session.is_over():
        now = (time.monotonic_ns() - began) // 1_000_000
        session.advance(now)
        moment = session.next_moment()
        nap = LONGEST_NAP if moment is None else min(LONGEST_NAP, max(0.0, (moment - now) / 1000))
        try:
            pressed, line = typed.get(timeout=nap)
        except queue.Empty:
            continue
        session.advance((pressed - began) // 1_000_000)
        if session.is_over():
            return
        if not line or not session.obey(line):
            session.leave()
            return


def _listen(stream: TextIO, typed: Typed) -> None:
    """Queue every line with its time; an empty string marks the end of the input."""
    while True:
        line = stream.readline()
        typed.put((time.monotonic_ns(), line))
        if not line:
            return
