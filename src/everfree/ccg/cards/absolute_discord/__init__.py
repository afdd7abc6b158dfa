"""Absolute Discord: the cards that bend the engine so far, in printed order.

Each module is a list of expressions made of words of the language; nothing else may be imported.
"""

from everfree.ccg.cards.absolute_discord import events, friends, manes, resources, troublemakers
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (
    *manes.CARDS,
    *friends.CARDS,
    *events.CARDS,
    *resources.CARDS,
    *troublemakers.CARDS,
)
