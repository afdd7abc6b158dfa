"""Defenders of Equestria: the cards that bend the engine so far."""

from everfree.ccg.cards.defenders_of_equestria import events, friends, manes, resources, troublemakers
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (
    *manes.CARDS,
    *friends.CARDS,
    *events.CARDS,
    *resources.CARDS,
    *troublemakers.CARDS,
)
