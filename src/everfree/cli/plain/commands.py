"""Parses a line typed at the table."""

from dataclasses import dataclass
from typing import Final

from everfree.messages import Messages
from everfree.telling.finding import simplified

WORDS: Final = (
    *("why-not", "why", "show", "rules", "glossary", "hint", "undo", "log", "board", "help", "cancel"),
    *("auto", "rematch", "concede", "quit"),
)
"""Commands in the order they are tried: "why not" before "why", because it begins with it."""
WITH_ARGUMENT: Final = ("why-not", "why", "show", "rules", "glossary")
ASKING: Final = "?"
"""Alone it stands for help, before a word for glossary."""
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
    if text.startswith(ASKING):
        asked = text.lstrip(f"{ASKING} ")
        return Typed("glossary", asked) if asked else Typed("help")
    typed = simplified(text).split()
    for word in WORDS:
        for spelling in (messages.say(f"word-{word}"), word.replace("-", " ")):
            words = simplified(spelling).split()
            if typed == words:
                return Typed(word)
            if word in WITH_ARGUMENT and typed[: len(words)] == words:
                return Typed(word, " ".join(text.split()[len(words) :]))
    return Typed("unknown", text if len(text) <= LONGEST_ECHO else text[: LONGEST_ECHO - 1] + "…")
