"""The pink Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    AN_OPPONENT, CHAOTIC, COMMON, FLIP, FRIEND, IMMEDIATE, OPPONENT, PEGASUS, PINK, RARE, THIS, UNICORN,
    Activated, Confronts, ControlledBy, Dismiss, Draw, Elsewhere, Exhaust, IsFlipped, May, cards, choose,
    friend, here, when, wordings as w,
)  # fmt: skip

MERRY_MARE_TIS_BETTER_TO_GIVE = friend(
    "de29",
    "Merry Mare, Tis Better to Give",
    PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), Draw())),
        Activated(IMMEDIATE, Draw(), (Exhaust(THIS),)),
    ),
)

SUGAR_BELLE_MUFFIN_MAYHEM = friend(
    "de33",
    "Sugar Belle, Muffin Mayhem",
    PINK,
    power=3,
    cost=4,
    needs=3,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        when(
            Confronts(AN_OPPONENT),
            May(Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), here())))),
        ),
    ),
)
