"""Marks in Time: a selection of its cards."""

from everfree.ccg.cards.marks_in_time import (
    friends_blue,
    friends_orange,
    friends_pink,
    friends_purple,
    friends_white,
    friends_yellow,
    manes,
    resources,
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
    resources,
    troublemakers,
)
