"""The Problems of Rock N Rave."""

from everfree.ccg.language import (
    A_PLAYER, CHARACTER, FIXED, ITS_PROBLEM, OPPONENT, PINK, PURPLE, ControlledBy, Draw, May, Moves, Need,
    one, problem, when, wordings as w,
)  # fmt: skip

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
