"""The Crystal Games: a selection of its cards, in printed order.

Each card is one expression made of words of the language; a card module may import nothing else.
"""

from everfree.ccg.cards.crystal_games import events, friends, manes, resources
from everfree.ccg.language import cards_in

CARDS = cards_in(manes, friends, events, resources)
