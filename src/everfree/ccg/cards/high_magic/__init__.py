"""High Magic: a selection of its cards."""

from everfree.ccg.cards.high_magic import (
    events,
    friends,
    friends_blue,
    friends_orange,
    friends_pink,
    friends_purple,
    friends_several_colours,
    friends_white,
    friends_yellow,
    problems,
    resources,
    troublemakers,
)
from everfree.ccg.language import cards_in

CARDS = cards_in(
    friends,
    friends_blue,
    friends_orange,
    friends_pink,
    friends_purple,
    friends_white,
    friends_yellow,
    friends_several_colours,
    events,
    resources,
    troublemakers,
    problems,
)
