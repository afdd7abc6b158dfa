"""The Problems of Equestrian Odysseys."""

from everfree.ccg.language import (
    FRIEND,
    HERE,
    IT,
    ORANGE,
    RARE,
    YELLOW,
    Card,
    Move,
    Need,
    One,
    Replacement,
    That,
    WouldExceedHomeLimit,
    problem,
    yours,
)

TAKE_SHELTER = problem(
    "eo198",
    "Take Shelter",
    bonus=1,
    owner=(Need(ORANGE, 3), Need(YELLOW, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(
        Replacement(WouldExceedHomeLimit(One(yours(FRIEND))), Move(That(FRIEND, IT), HERE), optional=True),
    ),
)

CARDS: tuple[Card, ...] = (TAKE_SHELTER,)
