"""Leaders and Legends: a selection of its cards."""

from everfree.ccg.cards.leaders_and_legends import events, friends, resources
from everfree.ccg.language import cards_in

CARDS = cards_in(friends, events, resources)
