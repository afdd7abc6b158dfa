"""The Problems of Seaquestria and Beyond."""

from everfree.ccg.language import (
    AT_MOST, BLUE, CHARACTER, COMMON, EARTH_PONY, HERE, ITS_PROBLEM, OPPONENT, ORANGE, PINK, PRINTED_POWER,
    PURPLE, STARTING_PROBLEM, WILD, YELLOW, YOU, CantContribute, Confronts, Continuous, ControlledBy,
    DuringFaceoff, FirstTime, May, Move, Moves, Need, Other, Power, PutTokens, Standing, With, cards, choose,
    each, here, one, problem, token, when, wordings as w, yours,
)  # fmt: skip

BANQUET_BAKING = problem(
    "sb124",
    "Banquet Baking",
    bonus=1,
    owner=(Need(PINK, 4), Need(WILD, 2)),
    opponent=6,
    rarity=COMMON,
    abilities=(
        when(
            Moves(YOU, one(CHARACTER), destination=ITS_PROBLEM),
            May(PutTokens(token(1, PINK, EARTH_PONY), place=HERE)),
        ),
    ),
)

CAUGHT_OFF_GUARD = problem(
    "sb125",
    "Caught Off Guard",
    bonus=2,
    owner=(Need(ORANGE, 2), Need(WILD, 6)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        Standing(
            CantContribute(
                each(
                    cards(
                        CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here(), With(PRINTED_POWER, AT_MOST, 2)
                    ),
                    wording=w.TOGETHER,
                )
            )
        ),
    ),
)

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

SWAYING_THE_SEAPONIES = problem(
    "sb131",
    "Swaying the Seaponies",
    bonus=3,
    owner=(Need(YELLOW, 4), Need(WILD, 4)),
    opponent=8,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        when(
            FirstTime(Moves(YOU, one(CHARACTER), destination=ITS_PROBLEM)),
            May(Move(choose(yours(CHARACTER, Other())), ITS_PROBLEM)),
        ),
    ),
)
