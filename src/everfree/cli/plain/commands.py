"""Parses a line typed at the table."""

from dataclasses import dataclass
from typing import Final

from everfree.messages import Messages

WORDS: Final = ("why-not", "why", "show", "undo", "log", "board", "help", "cancel", "auto", "concede", "quit")
"""Commands in the order they are tried: "why not" before "why", because it begins with it."""
WITH_ARGUMENT: Final = ("why-not", "why", "show")
LONGEST_NUMBER: Final = 15
LONGEST_ECHO: Final = 60


@dataclass(frozen=True)
class Typed:
    """A parsed line: a command, a number, an empty line, or something unknown."""

    word: str
    """One of WORDS, or "number", "empty" or "unknown"."""
    rest: str = ""
    """What follows the command; for an unknown line its beginning, safe to print."""
    number: int = 0


def number_in(text: str) -> int:
    """Return *text* as a number, or -1 if it is none or longer than any list or range could need."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else -1


def understand(line: str, messages: Messages) -> Typed:
    """Parse one line; never raise, whatever it holds."""
    text = " ".join("".join(one if one.isprintable() else " " for one in line).split())
    if not text:
        return Typed("empty")
    if text.isascii() and text.isdigit():
        return Typed("number", number=number_in(text))
    lowered = text.casefold()
    for word in WORDS:
        for spelling in (messages.say(f"word-{word}"), word.replace("-", " ")):
            if lowered == spelling:
                return Typed(word)
            if word in WITH_ARGUMENT and lowered.startswith(spelling + " "):
                return Typed(word, text[len(spelling) :].strip())
    return Typed("unknown", text if len(text) <= LONGEST_ECHO else text[: LONGEST_ECHO - 1] + "…")
