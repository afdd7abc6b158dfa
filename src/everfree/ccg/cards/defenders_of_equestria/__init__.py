"""Defenders of Equestria: the cards that bend the engine so far."""

from everfree.ccg.cards.defenders_of_equestria import events, friends, resources, troublemakers
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (
    *friends.CARDS,
    *events.CARDS,
    *resources.CARDS,
    *troublemakers.CARDS,
)
