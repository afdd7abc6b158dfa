"""A sentence before it has a language: the key of a message and its arguments.

The log, the questions and the reasons travel like this; whoever reads them says them in their own language,
with the same catalogue here and in the browser.
"""

from functools import cache

import msgspec

from everfree.messages import LANGUAGES, Messages, Unsaid


class CardName(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="card"):
    """The name of a card, which a reader may open."""

    card: str
    """Id of the printed card; empty for one the reader does not know."""
    handle: int = 0
    """Which one at the table; 0 where only the name is meant."""


class CardText(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="text"):
    """A paragraph printed on a card."""

    card: str
    side: int = 0
    ability: int = 0
    """Which ability, those of keywords first; -1 for everything printed in paragraphs on that side."""


class PlayerName(msgspec.Struct, frozen=True, tag_field="is", tag="player"):
    """The name of the player in a seat."""

    seat: int


class Said(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="said"):
    """A message with its arguments, which may be messages themselves."""

    key: str
    args: "dict[str, Argument]" = {}


class Listed(msgspec.Struct, frozen=True, tag_field="is", tag="list"):
    """Several things named in a row."""

    items: "tuple[Argument, ...]"


Argument = str | int | Said | CardName | CardText | PlayerName | Listed


def said(key: str, **arguments: Argument) -> Said:
    """Make a sentence; it keeps the arguments its message needs and leaves the others."""
    needed = _catalogue().arguments(key)
    missing = needed - arguments.keys()
    if missing:
        raise Unsaid(f"{key} needs: {', '.join(sorted(missing))}")
    return Said(key, {name: value for name, value in arguments.items() if name in needed})


@cache
def _catalogue() -> Messages:
    """Read the messages once, in any language: all take the same arguments."""
    return Messages(LANGUAGES[0])
