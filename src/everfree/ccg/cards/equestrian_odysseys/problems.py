"""The Problems of Equestrian Odysseys."""

from everfree.ccg.language import (
    COMMON, FRIEND, HERE, ORANGE, RARE, STARTING_PROBLEM, WILD, YELLOW, IsRetired, Move, Need, One,
    Replacement, That, problem, wordings as w, yours,
)  # fmt: skip

LOCKED_OUT = problem(
    "eo191",
    "Locked Out",
    bonus=0,
    owner=(Need(WILD, 4),),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)

TAKE_SHELTER = problem(
    "eo198",
    "Take Shelter",
    bonus=1,
    owner=(Need(ORANGE, 3), Need(YELLOW, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(
        Replacement(
            IsRetired(One(yours(FRIEND)), over_limit=True), Move(That(FRIEND, w.IT), HERE), optional=True
        ),
    ),
)

TOTALLY_LOST = problem(
    "eo200",
    "Totally Lost",
    bonus=1,
    owner=(Need(WILD, 5),),
    opponent=7,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)

WINTER_START_UP = problem(
    "eo202",
    "Winter Start Up",
    bonus=2,
    owner=(Need(WILD, 8),),
    opponent=10,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)
