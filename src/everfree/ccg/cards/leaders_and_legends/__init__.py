"""Leaders and Legends: a selection of its cards."""

from everfree.ccg.cards.leaders_and_legends import (
    events,
    friends,
    friends_blue,
    friends_orange,
    friends_pink,
    friends_purple,
    friends_white,
    friends_yellow,
    resources,
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
    events,
    resources,
)
