"""Celestial Solstice: a selection of its cards."""

from everfree.ccg.cards.celestial_solstice import events, friends, manes, resources, troublemakers
from everfree.ccg.language import cards_in

CARDS = cards_in(manes, friends, events, resources, troublemakers)
