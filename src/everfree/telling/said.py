"""A sentence independent of language: the key of a message and its arguments.

The log, the questions and the reasons are sent in this form; each client puts them into the words of its
language, with the same catalogue here and in the browser.
"""

from functools import cache

import msgspec

from everfree.messages import LANGUAGES, Messages, Unsaid


class CardName(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="card"):
    """The name of a card; a client may let the reader open the card."""

    card: str
    """Id of the printed card; empty if the viewer does not know it."""
    handle: int = 0
    """Handle of the card at the table; 0 if only the name is meant."""


class CardText(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="text"):
    """A paragraph printed on a card, or a sentence of it."""

    card: str
    side: int = 0
    ability: int = 0
    """Index of the ability, those of keywords first; -1 for all printed paragraphs of that side."""
    part: int = 0
    """Index of one instruction in that ability, whose sentence is meant; 0 for the whole ability."""
    keyword: int = 0
    """Number of a keyword on that side, counted from 1, whose meaning is meant; 0 for an ability."""


class PlayerName(msgspec.Struct, frozen=True, tag_field="is", tag="player"):
    """The name of the player in a seat."""

    seat: int


class Said(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="said"):
    """A message with its arguments, which may be messages themselves."""

    key: str
    args: "dict[str, Argument]" = {}


class Listed(msgspec.Struct, frozen=True, tag_field="is", tag="list"):
    """A list of things to name."""

    items: "tuple[Argument, ...]"


Argument = str | int | Said | CardName | CardText | PlayerName | Listed


def said(key: str, **arguments: Argument) -> Said:
    """Return a sentence with the arguments its message needs; raise `Unsaid` if one is missing."""
    needed = _needed(key)
    if not needed <= arguments.keys():
        raise Unsaid(f"{key} needs: {', '.join(sorted(needed - arguments.keys()))}")
    if len(needed) == len(arguments):
        return Said(key, arguments)
    return Said(key, {name: value for name, value in arguments.items() if name in needed})


@cache
def _needed(key: str) -> frozenset[str]:
    return _catalogue().arguments(key)


@cache
def _catalogue() -> Messages:
    """Load the messages of one language once; every language takes the same arguments."""
    return Messages(LANGUAGES[0])
