"""Seaquestria and Beyond: a selection of its cards."""

from everfree.ccg.cards.seaquestria_and_beyond import (
    events,
    friends,
    friends_blue,
    friends_orange,
    friends_pink,
    friends_purple,
    friends_several_colours,
    friends_white,
    friends_without_colour,
    friends_yellow,
    manes,
    problems,
    resources,
    troublemakers,
)
from everfree.ccg.language import cards_in

CARDS = cards_in(
    manes,
    friends,
    friends_blue,
    friends_orange,
    friends_pink,
    friends_purple,
    friends_white,
    friends_yellow,
    friends_several_colours,
    friends_without_colour,
    events,
    resources,
    troublemakers,
    problems,
)
