"""Seaquestria and Beyond: a selection of its cards."""

from everfree.ccg.cards.seaquestria_and_beyond import (
    friends,
    friends_blue,
    friends_orange,
    friends_pink,
    friends_purple,
    friends_white,
    friends_yellow,
    problems,
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
    problems,
)
