"""A line typed at the table, understood."""

from dataclasses import dataclass
from typing import Final

from everfree.messages import Messages

WORDS: Final = ("why-not", "why", "show", "undo", "log", "board", "help", "cancel", "auto", "concede", "quit")
"""Longer ones first: "why not" begins with "why"."""
WITH_ARGUMENT: Final = ("why-not", "why", "show")
LONGEST_NUMBER: Final = 15
LONGEST_ECHO: Final = 60


@dataclass(frozen=True)
class Typed:
    """What a line says: a word of ours, a number, nothing, or something else."""

    word: str
    """One of WORDS, or "number", "empty" or "unknown"."""
    rest: str = ""
    """What follows the word; for an unknown line its beginning, fit to be repeated."""
    number: int = 0


def number_in(text: str) -> int:
    """Give the number *text* is, or -1; a longer one than any list or range has is -1 as well."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else -1


def understand(line: str, messages: Messages) -> Typed:
    """Read one line; whatever it holds, something comes of it."""
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
