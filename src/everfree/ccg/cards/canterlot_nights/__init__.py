"""Canterlot Nights: the cards that bend the engine so far."""

from everfree.ccg.cards.canterlot_nights import events, friends, resources
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*events.CARDS, *friends.CARDS, *resources.CARDS)
