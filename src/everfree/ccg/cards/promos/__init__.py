"""Promos: a selection of its cards."""

from everfree.ccg.cards.promos import friends
from everfree.ccg.language import cards_in

CARDS = cards_in(friends)
