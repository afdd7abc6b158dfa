"""Marks in Time: a selection of its cards."""

from everfree.ccg.cards.marks_in_time import manes, resources, troublemakers
from everfree.ccg.language import cards_in

CARDS = cards_in(manes, resources, troublemakers)
