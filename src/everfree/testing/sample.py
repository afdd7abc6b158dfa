"""A small part of the pool that contains every word, for checks that take too long on every card."""

from collections.abc import Iterable
from functools import cache

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.ccg.language.keywords import meaning_of
from everfree.ccg.language.nodes import Node, walk


def words_of(card: Card) -> set[type[Node]]:
    """Return the words of a card, with those that its keywords stand for."""
    meanings = [meaning_of(keyword) for side in card.sides for keyword in side.keywords]
    return {type(word) for word in walk((card.sides, tuple(meanings)))}


@cache
def one_card_per_word() -> tuple[Card, ...]:
    """List the cards of the pool, in its order, that bring a word which no card before them has."""
    return tuple(bringing_a_word(POOL.values()))


def bringing_a_word(cards: Iterable[Card]) -> list[Card]:
    """List the *cards* with a word that none of those before them has."""
    seen: set[type[Node]] = set()
    found: list[Card] = []
    for card in cards:
        words = words_of(card)
        if not words <= seen:
            found.append(card)
        seen |= words
    return found
