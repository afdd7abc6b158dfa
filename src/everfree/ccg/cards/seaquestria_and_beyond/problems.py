"""The Problems of Seaquestria and Beyond."""

from everfree.ccg.language import (
    BLUE, CHARACTER, COMMON, OPPONENT, PURPLE, STARTING_PROBLEM, WILD, YOU, Confronts, Continuous,
    ControlledBy, DuringFaceoff, May, Move, Need, Power, cards, choose, each, here, problem, when, wordings as
    w, yours,
)  # fmt: skip

DARING_ESCAPE = problem(
    "sb126",
    "Daring Escape",
    bonus=0,
    owner=(Need(BLUE, 4), Need(WILD, 2)),
    opponent=6,
    rarity=COMMON,
    abilities=(when(Confronts(YOU), May(Move(choose(yours(CHARACTER))))),),
)

EASY_AS_CAKE = problem(
    "sb128",
    "Easy as Cake",
    bonus=0,
    owner=(Need(PURPLE, 4), Need(WILD, 4)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(-1, w.HAVE),),
            each(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()), wording=w.TOGETHER),
            DuringFaceoff(),
        ),
    ),
)

PEARL_HEIST = problem(
    "sb129",
    "Pearl Heist",
    bonus=2,
    owner=(Need(WILD, 6),),
    opponent=6,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)

SEARCHING_HIGH_AND_LOW = problem(
    "sb130",
    "Searching High and Low",
    bonus=0,
    owner=(Need(WILD, 2),),
    opponent=2,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)
