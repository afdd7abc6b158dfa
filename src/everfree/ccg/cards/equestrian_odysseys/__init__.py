"""Equestrian Odysseys: the cards that bend the engine so far."""

from everfree.ccg.cards.equestrian_odysseys import friends, resources, troublemakers
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*friends.CARDS, *resources.CARDS, *troublemakers.CARDS)
