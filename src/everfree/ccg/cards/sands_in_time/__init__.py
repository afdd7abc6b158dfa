"""Sands in Time: the cards that bend the engine so far."""

from everfree.ccg.cards.sands_in_time import manes
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*manes.CARDS,)
