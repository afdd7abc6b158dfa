"""Cards to offer for an entry of a list that names no printed card; each of them can be played here."""

from collections.abc import Mapping
from dataclasses import dataclass

from everfree.ccg.decks.catalogue import catalogue, plain_name
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.lists import Unread
from everfree.ccg.decks.readiness import similar_cards
from everfree.ccg.language.card import Card
from everfree.ccg.vocab import MANE


@dataclass(frozen=True)
class Suggestions:
    """Ids of cards that the entry may mean, and of cards similar to an unready one that it may mean."""

    like: tuple[str, ...]
    instead: tuple[str, ...]


def suggestions(entry: Unread, deck: Deck, pool: Mapping[str, Card], *, needs_mane: bool) -> Suggestions:
    """Return the cards of the pool to offer for *entry*.

    If the closest name is that of a Mane Character, offer only Mane Characters. If the list *needs_mane*,
    a title such as "Rainbow Dash" is read as that of a Mane Character.
    """
    entries = catalogue().entries
    close = (_manes_with_title(entry.text, pool) if needs_mane else ()) or entry.like
    if not close:
        return Suggestions((), ())
    closest = entries[close[0]]
    like = [card for card in close if card in pool and (closest.type != MANE or pool[card].type == MANE)]
    instead = () if closest.id in pool else similar_cards(closest, deck, pool)
    return Suggestions(tuple(like), tuple([card for card in instead if card not in like]))


def _manes_with_title(text: str, pool: Mapping[str, Card]) -> tuple[str, ...]:
    """List the printed Mane Characters with this title, those of the pool first."""
    found = [
        entry.id
        for entry in catalogue().entries.values()
        if entry.type == MANE and plain_name(entry.name.partition(",")[0]) == plain_name(text)
    ]
    return tuple(sorted(found, key=lambda card: card not in pool))
