"""Equestrian Odysseys: a selection of its cards."""

from everfree.ccg.cards.equestrian_odysseys import friends, manes, problems, resources, troublemakers
from everfree.ccg.language import cards_in

CARDS = cards_in(manes, friends, resources, troublemakers, problems)
