"""Seaquestria and Beyond: a selection of its cards."""

from everfree.ccg.cards.seaquestria_and_beyond import friends, friends_yellow
from everfree.ccg.language import cards_in

CARDS = cards_in(friends, friends_yellow)
