"""Defenders of Equestria: the cards that bend the engine so far."""

from everfree.ccg.cards.defenders_of_equestria import friends, resources
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*friends.CARDS, *resources.CARDS)
