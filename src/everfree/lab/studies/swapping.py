"""Decks with one card in the place of another, and cards that are alike."""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Iterator

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.language.card import Card, Need
from everfree.ccg.vocab import MANE
from everfree.library.deck_lookup import decks as known_decks
from everfree.library.errors import UnplayableDeck


def copies_of(deck: Deck, card: Card) -> int:
    """Count the copies of a card in a deck, whatever their ids; a Mane Character is one."""
    listed = {**deck.draw, **deck.problems, deck.mane: 1}
    return sum([copies for one, copies in listed.items() if POOL[one].name == card.name])


def swapped(deck: Deck, out: Card, into: Card) -> Deck:
    """Return the deck with as many copies of *into* in the place of every copy of *out*."""
    mane = into.id if POOL[deck.mane].name == out.name else deck.mane
    name = f"{deck.name} with {into.name} for {out.name}"
    return Deck(name, mane, _replaced(deck.draw, out, into), _replaced(deck.problems, out, into))


def _replaced(listed: dict[str, int], out: Card, into: Card) -> dict[str, int]:
    """Keep the place in the list, so that a shuffle with the same seed deals the other cards as before."""
    found: dict[str, int] = {}
    for card, copies in listed.items():
        new = into.id if POOL[card].name == out.name else card
        found[new] = found.get(new, 0) + copies
    return found


def is_legal(deck: Deck) -> bool:
    """Tell whether a deck may be played."""
    return not known_decks.faults(deck)


def alike(card: Card, deck: Deck) -> Iterator[Card]:
    """Yield cards that may take the place of *card* in a deck that lacks them, the most alike first.

    They have the same type. Those of the same colours come first, then those of the nearest cost, of the
    nearest requirement, with the fewest abilities and keywords, and of the nearest power.
    """
    inside = {POOL[one].name for one in (deck.mane, *deck.draw, *deck.problems)}
    others: dict[str, Card] = {}
    for one in POOL.values():
        if one.type == card.type and one.name not in inside and one.name != card.name:
            others.setdefault(one.name, one)
    for one in sorted(others.values(), key=lambda other: (*_distance(card, other), other.id)):
        if is_legal(swapped(deck, card, one)):
            yield one


def replacement(card: Card, deck: Deck) -> Card:
    """Return the card that `alike` yields first; raise `UnplayableDeck` if there is none."""
    found = next(alike(card, deck), None)
    if found is None:
        raise UnplayableDeck(f"No other card may take the place of {card.name} in the deck {deck.name!r}.")
    return found


def nearest_inside(card: Card, deck: Deck) -> Card:
    """Return the card of a deck whose place *card* may take best; raise `UnplayableDeck` if there is none."""
    inside = [POOL[one] for one in (deck.mane, *deck.draw, *deck.problems)]
    same = [one for one in inside if one.type == card.type and (card.type == MANE or one.id != deck.mane)]
    for one in sorted(same, key=lambda other: (*_distance(card, other), other.id)):
        if is_legal(swapped(deck, one, card)):
            return one
    raise UnplayableDeck(f"{card.name} may take the place of no card of the deck {deck.name!r}.")


def _distance(card: Card, other: Card) -> tuple[int, ...]:
    return (
        int(card.front.colours != other.front.colours),
        abs(card.cost - other.cost) + abs(card.points - other.points) + abs(card.bonus - other.bonus),
        abs(_amount(card.needs) - _amount(other.needs))
        + abs(_amount(card.owner_needs) - _amount(other.owner_needs)),
        len(other.front.abilities) + len(other.front.keywords),
        abs(card.front.power - other.front.power),
    )


def _amount(needs: tuple[Need, ...]) -> int:
    return sum([need.amount for need in needs])
