"""Friends Forever: single cards so far, in printed order.

Each module is a list of expressions made of words of the language; nothing else may be imported.
"""

from everfree.ccg.cards.friends_forever import events, friends, resources, troublemakers
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (
    *friends.CARDS,
    *events.CARDS,
    *resources.CARDS,
    *troublemakers.CARDS,
)
