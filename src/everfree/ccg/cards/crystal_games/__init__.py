"""The Crystal Games: single cards so far, in printed order.

Each module is a list of expressions made of words of the language; nothing else may be imported.
"""

from everfree.ccg.cards.crystal_games import events, friends, manes, resources
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (
    *manes.CARDS,
    *friends.CARDS,
    *events.CARDS,
    *resources.CARDS,
)
