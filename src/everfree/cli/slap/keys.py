"""A terminal in which one key slaps at once: no Enter, and the time of the key is the time of the slap."""

import os
import queue
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from everfree.messages import Messages

KEYS: Final = {
    "\n": "\n",
    "\r": "\n",
    " ": "s\n",
    "s": "s\n",
    "b": "board\n",
    "r": "rules\n",
    "?": "help\n",
    "h": "help\n",
}
"""What a key stands for, as a line; each language adds its own key for slapping."""
TWICE: Final = {"a": "auto\n", "q": "quit\n"}
"""Keys that must be pressed twice in a row, because a hand in a hurry may hit them."""
END: Final = "\x04"
ESCAPE: Final = "\x1b"
LONGEST_READ: Final = 64

Typed = queue.Queue[tuple[int, str]]
"""Lines with the time at which they were typed; an empty one marks the end of the input."""


class Reader:
    """Turns keys into lines."""

    def __init__(self, messages: Messages) -> None:
        slap = messages.say("slap-key")
        self._keys = {**KEYS, slap: "s\n"}
        self._pressed_once = ""

    def lines(self, pressed: str) -> Iterator[str]:
        """Yield a line for each key that stands for one, such as `again-q` for the first q; "" at the end."""
        if pressed.startswith(ESCAPE):
            return  # an arrow or another key that sends several characters
        for key in pressed.lower():
            before, self._pressed_once = self._pressed_once, key
            if key == END:
                yield ""
            elif key in TWICE:
                yield TWICE[key] if before == key else f"again-{key}"
            elif key in self._keys:
                yield self._keys[key]


@contextmanager
def raw_keys(stream: TextIO) -> Iterator[bool]:
    """Have each key delivered at once and not echoed; restore the terminal at the end.

    Yield False where the system can't do that.
    """
    if sys.platform == "win32":
        yield False
        return
    import termios  # not on every system
    import tty

    before = termios.tcgetattr(stream)
    try:
        tty.setcbreak(stream, termios.TCSANOW)
        yield True
    finally:
        termios.tcsetattr(stream, termios.TCSADRAIN, before)


def listen(stream: TextIO, messages: Messages, typed: Typed) -> None:
    """Queue every key with its time."""
    reader = Reader(messages)
    while True:
        pressed = os.read(stream.fileno(), LONGEST_READ)
        now = time.monotonic_ns()
        for line in reader.lines(pressed.decode(errors="replace")) if pressed else [""]:
            typed.put((now, line))
            if not line:
                return
