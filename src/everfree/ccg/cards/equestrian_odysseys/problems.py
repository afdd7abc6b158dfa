"""The Problems of Equestrian Odysseys."""

from everfree.ccg.language import (
    CHARACTER, COMMON, FRIEND, HERE, OPPONENTS, ORANGE, PINK, RARE, STARTING_PROBLEM, TROUBLEMAKER, UNCOMMON,
    WHITE, WILD, YELLOW, YOU, Confronts, Continuous, Dismiss, Enters, Exhaust, IsRetired, May, Move, Need,
    One, Pay, PayTo, PlayCost, Power, PutCounters, Replacement, Standing, That, cards, choose, each, here,
    one, problem, when, wordings as w, yours,
)  # fmt: skip

DREAM_PATROL = problem(
    "eo184",
    "Dream Patrol",
    bonus=1,
    owner=(Need(YELLOW, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(Continuous((Power(-2, w.HAVE),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),),
)

GET_LOST = problem(
    "eo186",
    "Get Lost",
    bonus=1,
    owner=(Need(PINK, 3), Need(WHITE, 3)),
    opponent=8,
    rarity=RARE,
    abilities=(
        when(
            Enters(one(FRIEND), HERE),
            May(PayTo((Pay(2), Exhaust(choose(yours(CHARACTER, here())))), Dismiss(That(FRIEND)))),
        ),
    ),
)

GUNKED_UP_GALA = problem(
    "eo187",
    "Gunked Up Gala",
    bonus=1,
    owner=(Need(WHITE, 4), Need(WILD, 4)),
    opponent=8,
    rarity=UNCOMMON,
    abilities=(Standing(PlayCost(+1, cards(FRIEND), OPPONENTS, HERE, w.UNFORCED)),),
)

HAY_BALE_MONSTER_STACK = problem(
    "eo189",
    "Hay Bale Monster Stack",
    bonus=1,
    owner=(Need(ORANGE, 2), Need(WILD, 4)),
    opponent=6,
    rarity=UNCOMMON,
    abilities=(when(Confronts(YOU), May(PutCounters(choose(yours(FRIEND))))),),
)

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
