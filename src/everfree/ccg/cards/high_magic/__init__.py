"""High Magic: a selection of its cards."""

from everfree.ccg.cards.high_magic import (
    events,
    friends,
    friends_blue,
    friends_orange,
    friends_pink,
    friends_purple,
    friends_white,
    friends_yellow,
)
from everfree.ccg.language import cards_in

CARDS = cards_in(
    friends, friends_blue, friends_orange, friends_pink, friends_purple, friends_white, friends_yellow, events
)
