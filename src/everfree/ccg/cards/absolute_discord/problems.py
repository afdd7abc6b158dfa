"""The Problems of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, BLUE, COMMON, HERE, ORANGE, PINK, PURPLE, STARTING_PROBLEM, THAT_PLAYER, TROUBLEMAKER, UNCOMMON,
    WHITE, YELLOW, Cant, Confronts, Continuous, FaceDown, May, Need, Pay, PayTo, PlayCost, Plays, Power,
    Standing, That, ThereAre, Uncover, cards, each, here, not_, one, problem, when, wordings as w,
)  # fmt: skip

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
            Plays(A_PLAYER, one(TROUBLEMAKER, FaceDown(w.UNDERSTOOD), here())),
            May(PayTo((Pay(2),), Uncover(That(TROUBLEMAKER, w.IT))), THAT_PLAYER),
        ),
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
