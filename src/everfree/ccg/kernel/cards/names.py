"""201.1b: the list of cards a player may name; it never changes during a match."""

from collections.abc import Iterable
from typing import NamedTuple

from everfree.ccg.language.card import Card, second_card
from everfree.ccg.vocab import CardType


class NamedCard(NamedTuple):
    """A card that may be named; reprints with the same name are one entry."""

    id: str
    """Id of a printed card with this name, sent to the viewers."""
    name: str
    type: CardType


def nameable(cards: Iterable[Card]) -> tuple[NamedCard, ...]:
    """List one card for each name among *cards*, the one with the lowest id, in alphabetical order.

    A second side with a title of its own has a name, too (201.3).
    """
    found: dict[str, NamedCard] = {}
    for card in sorted(cards, key=lambda one: one.id):
        for one in (card, second_card(card)):
            if one is not None:
                found.setdefault(one.name, NamedCard(one.id, one.name, one.type))
    return tuple([found[name] for name in sorted(found)])
