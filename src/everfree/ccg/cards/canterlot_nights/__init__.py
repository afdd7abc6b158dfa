"""Canterlot Nights: the cards that bend the engine so far."""

from everfree.ccg.cards.canterlot_nights import events, friends, resources, troublemakers
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (
    *friends.CARDS,
    *events.CARDS,
    *resources.CARDS,
    *troublemakers.CARDS,
)
