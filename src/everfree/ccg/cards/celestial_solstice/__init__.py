"""Celestial Solstice: the cards that bend the engine so far."""

from everfree.ccg.cards.celestial_solstice import friends
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*friends.CARDS,)
