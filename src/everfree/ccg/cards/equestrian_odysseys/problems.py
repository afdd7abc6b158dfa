"""The Problems of Equestrian Odysseys."""

from everfree.ccg.language import (
    FRIEND, HERE, ORANGE, RARE, YELLOW, Move, Need, One, Replacement, That, WouldExceedHomeLimit, problem,
    wordings as w, yours,
)  # fmt: skip

TAKE_SHELTER = problem(
    "eo198",
    "Take Shelter",
    bonus=1,
    owner=(Need(ORANGE, 3), Need(YELLOW, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(
        Replacement(WouldExceedHomeLimit(One(yours(FRIEND))), Move(That(FRIEND, w.IT), HERE), optional=True),
    ),
)
