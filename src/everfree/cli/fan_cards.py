"""Files of fan-made cards on the command line, and sentences about files that can't be read."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.fan_made import FanMade, read_fan_made
from everfree.ccg.decks.lists import UnreadableDeck
from everfree.ccg.written import CardRefused
from everfree.messages import Messages

CARDS = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Fan-made cards as JSON: one, a list, or with a deck.")
]


class FanCardsRefused(Exception):
    """A file of fan-made cards can't be used; the lines say why."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


def fan_cards(path: Path | None, messages: Messages) -> FanMade:
    """Read a file of fan-made cards, none if *path* is None; raise `FanCardsRefused`."""
    if path is None:
        return FanMade()
    try:
        return read_fan_made(path.read_text(encoding="utf-8", errors="replace"))
    except CardRefused as refused:
        raise FanCardsRefused([refusal(refused, messages)]) from None
    except UnreadableDeck as unreadable:
        raise FanCardsRefused(list(unread_lines(unreadable, messages))) from None
    except OSError:
        raise FanCardsRefused([messages.say("plain-no-such-file", file=str(path))]) from None


def refusal(refused: CardRefused, messages: Messages) -> str:
    """Return the sentence that says why a card is refused."""
    return messages.say(f"card-refused-{refused.reason}", where=refused.where or "card", what=refused.what)


def unread_lines(unreadable: UnreadableDeck, messages: Messages) -> Iterator[str]:
    """Yield sentences that say why a deck list can't be read."""
    yield messages.say(f"deck-unreadable-{unreadable.reason}")
    for one in unreadable.unread:
        known = catalogue().entries
        like = ", ".join([f"{card} {known[card].name}" if card in known else card for card in one.like])
        if like:
            yield messages.say("deck-unknown-card-like", line=one.line, text=one.text, like=like)
        else:
            yield messages.say("deck-unknown-card", line=one.line, text=one.text)
