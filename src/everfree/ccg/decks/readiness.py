"""Cards of a deck that cannot be played here yet, each with possible replacements.

A missing card is never played as a blank: a deck can be played only after its missing cards are replaced.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from everfree.ccg.decks.catalogue import Entry, catalogue
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import DRAW_DECK_COPIES, PROBLEM_DECK_COPIES
from everfree.ccg.language.card import Card
from everfree.ccg.vocab import MANE, PROBLEM

MOST_SUGGESTED: Final = 3


@dataclass(frozen=True)
class Missing:
    """A card that cannot be played yet, with possible replacements."""

    card: str
    name: str
    copies: int
    instead: tuple[str, ...]
    """Ids of cards of the same type, the most similar first."""


def missing_cards(deck: Deck, pool: Mapping[str, Card]) -> list[Missing]:
    """List the cards of *deck* that the pool does not have, in the order of the list."""
    entries = catalogue().entries
    found: list[Missing] = []
    for card, copies in ((deck.mane, 1), *deck.draw.items(), *deck.problems.items()):
        if card not in pool:
            entry = entries.get(card)
            name = card if entry is None else entry.name
            found.append(Missing(card, name, copies, similar_cards(entry, deck, pool)))
    return found


def exchanged(deck: Deck, old: str, new: str, pool: Mapping[str, Card]) -> Deck:
    """Replace as many copies of *old* by *new* as the deck may have; keep the others.

    Change nothing unless the deck has *old*, and *new* is a card of the pool of the same type.
    """
    entry = catalogue().entries.get(old)
    copies = 1 if deck.mane == old else deck.draw.get(old, 0) + deck.problems.get(old, 0)
    if entry is None or not copies or new not in pool or pool[new].type != entry.type:
        return deck
    taken = min(copies, _room(new, deck, pool))
    return _exchanged(deck, old, new, taken) if taken > 0 else deck


def left_out(deck: Deck, card: str) -> Deck:
    """Return *deck* without a card of its Draw Deck or Problem Deck."""
    draw = {one: copies for one, copies in deck.draw.items() if one != card}
    problems = {one: copies for one, copies in deck.problems.items() if one != card}
    return replace(deck, draw=draw, problems=problems)


def with_replacements(deck: Deck, pool: Mapping[str, Card]) -> Deck:
    """Replace missing copies by the most similar cards with room for more copies; keep what is left over."""
    for one in missing_cards(deck, pool):
        left = one.copies
        for card in similar_cards(catalogue().entries.get(one.card), deck, pool, most=len(pool)):
            if left:
                taken = min(left, _room(card, deck, pool))
                deck = _exchanged(deck, one.card, card, taken)
                left -= taken
    return deck


def _exchanged(deck: Deck, old: str, new: str, copies: int) -> Deck:
    if deck.mane == old:
        return replace(deck, mane=new)
    if old in deck.problems:
        return replace(deck, problems=_without(deck.problems, old, new, copies))
    return replace(deck, draw=_without(deck.draw, old, new, copies))


def _without(listed: Mapping[str, int], old: str, new: str, copies: int) -> dict[str, int]:
    found = {**listed, old: listed[old] - copies, new: listed.get(new, 0) + copies}
    return {card: count for card, count in found.items() if count}


def _room(card: str, deck: Deck, pool: Mapping[str, Card]) -> int:
    """Return how many more copies of a card the deck may have (101.2, 101.3a)."""
    if pool[card].type == MANE:
        return 1
    most = PROBLEM_DECK_COPIES if pool[card].type == PROBLEM else DRAW_DECK_COPIES
    return most - deck.draw.get(card, 0) - deck.problems.get(card, 0)


def similar_cards(
    entry: Entry | None, deck: Deck, pool: Mapping[str, Card], most: int = MOST_SUGGESTED
) -> tuple[str, ...]:
    """List the cards of the pool of the same type that have room in *deck*, the most similar first."""
    if entry is None:
        return ()
    fitting = [
        card
        for card in pool.values()
        if card.type == entry.type and card.id != deck.mane and _room(card.id, deck, pool) > 0
    ]
    fitting.sort(key=lambda card: _difference(entry, card))  # stable: ties stay in printed order
    return tuple([card.id for card in fitting[:most]])


def _difference(entry: Entry, card: Card) -> int:
    """Return how different two cards are: colour weighs most, then cost, then power."""
    colours = 0 if card.front.colours == entry.colours else 8 - 4 * bool(card.front.colours & entry.colours)
    return colours + 2 * abs(card.cost - entry.cost) + abs(card.front.power - entry.power)
