"""Premiere, the first set, in printed order by type and colour.

Each card is one expression made of words of the language; a card module may import nothing else.
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
from everfree.ccg.language import cards_in

CARDS = cards_in(
    manes,
    friends_blue,
    friends_orange,
    friends_pink,
    friends_purple,
    friends_white,
    friends_yellow,
    events_two_colours,
    events_main_phase,
    events_faceoff,
    events_reaction,
    resources_main_phase,
    resources_home,
    resources_attached,
    troublemakers,
    problems_first,
    problems_middle,
    problems_last,
)
