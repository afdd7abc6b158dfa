"""Seaquestria and Beyond: the cards that bend the engine so far."""

from everfree.ccg.cards.seaquestria_and_beyond import friends, friends_yellow
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (*friends.CARDS, *friends_yellow.CARDS)
