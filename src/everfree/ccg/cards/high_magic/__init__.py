"""High Magic: a selection of its cards."""

from everfree.ccg.cards.high_magic import events, friends
from everfree.ccg.language import cards_in

CARDS = cards_in(friends, events)
