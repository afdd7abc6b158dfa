"""Absolute Discord: a selection of its cards, in printed order.

Each card is one expression made of words of the language; a card module may import nothing else.
"""

from everfree.ccg.cards.absolute_discord import events, friends, manes, resources, troublemakers
from everfree.ccg.language import cards_in

CARDS = cards_in(manes, friends, events, resources, troublemakers)
