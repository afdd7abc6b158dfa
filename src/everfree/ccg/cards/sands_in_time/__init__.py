"""Sands in Time: a selection of its cards."""

from everfree.ccg.cards.sands_in_time import manes
from everfree.ccg.language import cards_in

CARDS = cards_in(manes)
