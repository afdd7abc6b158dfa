"""The rulebook that was in print when the newest cards of some decks were released."""

from collections.abc import Iterable
from typing import Final

from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.formats import PROMOS, RELEASES
from everfree.ccg.editions import EDITIONS

AS_PRINTED: Final = "as_printed"
"""Chooses the edition by the decks."""
CHOICES: Final = (*EDITIONS, AS_PRINTED)
"""What a player may ask for."""
RULEBOOKS: Final = {
    "PR": "canterlot_nights",
    "CG": "crystal_games",
    "AD": "absolute_discord",
    "EO": "comprehensive",
}
"""By set: the edition that came with it and stayed in print until the next one.

The rulebook of the first set is not known; the next one stands for it.
"""


def edition_in_print(decks: Iterable[Deck]) -> str:
    """Return the name of the edition that was in print when the newest set of *decks* was released."""
    order = list(RELEASES)
    newest = max([order.index(_set_of(card)) for deck in decks for card in _cards(deck)], default=0)
    return [RULEBOOKS[code] for code in order[: newest + 1] if code in RULEBOOKS][-1]


def edition_for(choice: str, decks: Iterable[Deck]) -> str:
    """Return the name of the edition that a player asks for with one of `CHOICES`."""
    return edition_in_print(decks) if choice == AS_PRINTED else choice


def _cards(deck: Deck) -> list[str]:
    """Return the cards of a deck that were printed; fan-made ones were not."""
    return [card for card in (deck.mane, *deck.draw, *deck.problems) if card in catalogue().entries]


def _set_of(card: str) -> str:
    """Return the set of a card; for a promo, the set whose letters its id has, else the first set."""
    code = catalogue().entries[card].set
    if code != PROMOS:
        return code
    return next((one for one in RELEASES if card.startswith(one.lower())), "PR")
