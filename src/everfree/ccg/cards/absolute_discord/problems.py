"""The Problems of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, AT_LEAST, AT_MOST, BLUE, CHARACTER, COMMON, FRIEND, HERE, MANE, OPPONENT, ORANGE, PINK, POWER,
    PROBLEM_FACEOFFS, PURPLE, STARTING_PROBLEM, THAT_PLAYER, TROUBLEMAKER, UNCOMMON, WHITE, YELLOW, Boosted,
    By, Cant, CantHelpConfront, Confronts, Continuous, ControlledBy, Dismiss, Enters, FaceDown, Involved,
    IsSolved, LosesAbilities, May, Need, Pay, PayTo, PlayCost, Plays, Power, Standing, That, ThereAre, This,
    Uncover, With, cards, each, here, not_, one, problem, when, wordings as w,
)  # fmt: skip

BABYSITTING_BREEZIES = problem(
    "ad168",
    "Babysitting Breezies",
    bonus=1,
    owner=(Need(YELLOW, 2), not_(YELLOW, 2)),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Standing(CantHelpConfront(each(cards(CHARACTER, With(POWER, AT_LEAST, 3))), here=True)),),
)

BEGUILING_BAUBLE = problem(
    "ad170",
    "Beguiling Bauble",
    bonus=2,
    owner=(Need(WHITE, 4), not_(WHITE, 3)),
    opponent=8,
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(-2, w.HAVE),),
            each(cards(MANE, ControlledBy(OPPONENT, w.OPPOSING), Boosted(), here()), wording=w.TOGETHER),
            Involved(
                PROBLEM_FACEOFFS,
                each(cards(MANE, ControlledBy(OPPONENT, w.OPPOSING), Boosted(), here()), wording=w.TOGETHER),
            ),
        ),
    ),
)

EVERFREE_RESCUE_MISSION = problem(
    "ad174",
    "Everfree Rescue Mission",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 2)),
    opponent=5,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(when(IsSolved(), Dismiss(each(cards(FRIEND, here())))),),
)

FEAR_ITSELF = problem(
    "ad175",
    "Fear Itself",
    bonus=1,
    owner=(Need(WHITE, 2), not_(WHITE, 1)),
    opponent=4,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(Standing(Cant(Confronts(A_PLAYER)), ThereAre(cards(TROUBLEMAKER, FaceDown(), here()))),),
)

FREEING_DISCORD = problem(
    "ad178",
    "Freeing Discord",
    bonus=2,
    owner=(Need(ORANGE, 2), Need(PINK, 3)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(
        when(
            Plays(A_PLAYER, one(TROUBLEMAKER), HERE),
            By(THAT_PLAYER, May(PayTo((Pay(2),), Uncover(That(TROUBLEMAKER, w.IT))))),
        ),
    ),
)

PLUNDERSEEDS_IN_PONYVILLE = problem(
    "ad184",
    "Plunderseeds in Ponyville",
    bonus=1,
    owner=(Need(PINK, 2), not_(PINK, 1)),
    opponent=4,
    rarity=COMMON,
    abilities=(
        when(Enters(This(w.AS_CARD)), Dismiss(each(cards(FRIEND, With(POWER, AT_MOST, 2)), wording=w.WHOLE))),
    ),
)

PROTECT_AND_SERVE = problem(
    "ad185",
    "Protect and Serve",
    bonus=2,
    owner=(Need(BLUE, 2), Need(YELLOW, 3)),
    opponent=7,
    rarity=UNCOMMON,
    abilities=(Standing(PlayCost(+1, cards(TROUBLEMAKER), A_PLAYER, HERE)),),
)

TRAITOR = problem(
    "ad190",
    "Traitor!",
    bonus=1,
    owner=(Need(PURPLE, 2), not_(PURPLE, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(Continuous((Power(+2, w.HAVE),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),),
)

UN_UNICORNED = problem(
    "ad191",
    "Un-Unicorned",
    bonus=1,
    owner=(Need(ORANGE, 2), not_(ORANGE, 1)),
    opponent=4,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(
        Continuous(
            (LosesAbilities(barred=True, wording=w.GAINED),),
            each(cards(CHARACTER, here()), wording=w.TOGETHER),
        ),
    ),
)
