"""The Problems of Rock N Rave."""

from everfree.ccg.language import (
    A_PLAYER, CHARACTER, FIXED, FRIEND, ITS_PROBLEM, OPPONENT, ORANGE, PINK, PURPLE, THAT_PLAYERS_OPPONENT,
    WHITE, YOU, Cant, ConfrontNeeds, ControlledBy, Draw, EachPlayerHas, ForEach, HasMore, May, Moves, Need,
    Standing, cards, here, one, problem, when, wordings as w,
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
