"""Premiere, the first set, in printed order by type and colour.

Each module is a list of expressions made of words of the language; nothing else may be imported.
"""

from everfree.ccg.cards.premiere import (
    events_faceoff,
    events_main_phase,
    events_reaction,
    events_two_colours,
    friends_blue,
    friends_orange,
    friends_pink,
    friends_purple,
    friends_white,
    friends_yellow,
    manes,
    problems_first,
    problems_last,
    problems_middle,
    resources_attached,
    resources_home,
    resources_main_phase,
    troublemakers,
)
from everfree.ccg.language import Card

CARDS: tuple[Card, ...] = (
    *manes.CARDS,
    *friends_blue.CARDS,
    *friends_orange.CARDS,
    *friends_pink.CARDS,
    *friends_purple.CARDS,
    *friends_white.CARDS,
    *friends_yellow.CARDS,
    *events_two_colours.CARDS,
    *events_main_phase.CARDS,
    *events_faceoff.CARDS,
    *events_reaction.CARDS,
    *resources_main_phase.CARDS,
    *resources_home.CARDS,
    *resources_attached.CARDS,
    *troublemakers.CARDS,
    *problems_first.CARDS,
    *problems_middle.CARDS,
    *problems_last.CARDS,
)
