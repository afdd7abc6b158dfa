"""The Problems of Rock N Rave."""

from everfree.ccg.language import (
    A_PLAYER, CHARACTER, END_OF_FACEOFF, FIXED, FRIEND, ITS_PROBLEM, OPPONENT, ORANGE, PINK, PROBLEM_FACEOFFS,
    PURPLE, THAT_PLAYERS_OPPONENT, WHITE, YOU, Cant, ConfrontNeeds, ControlledBy, Draw, EachPlayer,
    EachPlayerHas, ForEach, Give, HasMore, InFaceoff, May, Moves, Need, Pick, Power, Sequence, Standing,
    StartsFaceoff, That, cards, choose, here, one, problem, when, wordings as w,
)  # fmt: skip

SECRET_MISSION = problem(
    "rr7",
    "Secret Mission",
    bonus=2,
    owner=(Need(PINK, 2), Need(PURPLE, 2)),
    opponent=6,
    rarity=FIXED,
    abilities=(
        Standing(
            ConfrontNeeds(A_PLAYER, ForEach(+1, cards(FRIEND, ControlledBy(THAT_PLAYERS_OPPONENT), here())))
        ),
    ),
)

TIMBER = problem(
    "rr8",
    "Timber!",
    bonus=2,
    owner=(Need(ORANGE, 4), Need(WHITE, 3)),
    opponent=9,
    rarity=FIXED,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, here=True, kinds=PROBLEM_FACEOFFS, wording=w.AS_TIME),
            Sequence(
                (
                    EachPlayer(Pick(choose(cards(CHARACTER, InFaceoff())))),
                    Give((Power(+2, w.HAVE),), That(CHARACTER, w.PLURAL), END_OF_FACEOFF),
                )
            ),
        ),
    ),
)

TRADE_DISPUTE = problem(
    "rr9",
    "Trade Dispute",
    bonus=2,
    owner=(Need(ORANGE, 2), Need(WHITE, 2)),
    opponent=6,
    rarity=FIXED,
    abilities=(
        EachPlayerHas(
            Cant(Moves(YOU, one(FRIEND), destination=ITS_PROBLEM)),
            HasMore(cards(FRIEND, here()), than_every=True),
            w.THE_MOST,
        ),
    ),
)

WHICH_PINKIE_IS_WHICH = problem(
    "rr10",
    "Which Pinkie is Which",
    bonus=2,
    owner=(Need(PINK, 4), Need(PURPLE, 3)),
    opponent=9,
    rarity=FIXED,
    abilities=(
        when(
            Moves(A_PLAYER, one(CHARACTER, ControlledBy(OPPONENT)), ITS_PROBLEM, wording=w.PASSIVE),
            May(Draw()),
        ),
    ),
)
