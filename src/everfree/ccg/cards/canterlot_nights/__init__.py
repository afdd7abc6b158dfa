"""Canterlot Nights: a selection of its cards."""

from everfree.ccg.cards.canterlot_nights import events, friends, resources, troublemakers
from everfree.ccg.language import cards_in

CARDS = cards_in(friends, events, resources, troublemakers)
