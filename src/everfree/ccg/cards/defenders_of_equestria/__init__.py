"""Defenders of Equestria: the cards that bend the engine so far."""

from everfree.ccg.cards.defenders_of_equestria import resources
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*resources.CARDS,)
