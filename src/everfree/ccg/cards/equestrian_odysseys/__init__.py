"""Equestrian Odysseys: the cards that bend the engine so far."""

from everfree.ccg.cards.equestrian_odysseys import friends, manes, problems, resources, troublemakers
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (
    *manes.CARDS,
    *friends.CARDS,
    *resources.CARDS,
    *troublemakers.CARDS,
    *problems.CARDS,
)
