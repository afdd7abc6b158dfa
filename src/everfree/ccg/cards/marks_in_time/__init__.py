"""Marks in Time: the cards that bend the engine so far."""

from everfree.ccg.cards.marks_in_time import manes, resources, troublemakers
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*manes.CARDS, *resources.CARDS, *troublemakers.CARDS, *resources.CARDS)
