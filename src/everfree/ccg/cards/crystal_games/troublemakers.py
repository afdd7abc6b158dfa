"""The Troublemakers of Crystal Games."""

from everfree.ccg.language import (
    AT_MOST, CHARACTER, COMMON, COST, END_OF_FACEOFF, EPIC, FACEOFF_TIMING, FOAL, FRIEND, THIS, ULTRA_RARE,
    VILLAIN, Activated, Continuous, Dismiss, ForEach, Give, IfDone, IsUncovered, May, Pay, Power, With,
    WithTrait, cards, each, here, troublemaker, when, wordings as w,
)  # fmt: skip

DIAMOND_TIARA = troublemaker(
    "cg160",
    "Diamond Tiara",
    power=4,
    points=1,
    rarity=COMMON,
    abilities=(
        Continuous((Power(ForEach(+1, cards(CHARACTER, WithTrait(FOAL), here(w.IT))), w.HAVE),), THIS),
    ),
)

GREEN_DRAGON = troublemaker(
    "cg163",
    "Green Dragon",
    power=4,
    points=2,
    rarity=COMMON,
    abilities=(Activated(FACEOFF_TIMING, Give((Power(+2),), THIS, END_OF_FACEOFF), (Pay(1),)),),
)

KING_SOMBRA = troublemaker(
    "cg205",
    "King Sombra",
    power=5,
    points=2,
    rarity=ULTRA_RARE,
    traits=(EPIC,),
    keywords=(VILLAIN,),
    abilities=(
        when(
            IsUncovered(THIS),
            May(IfDone(Pay(2), Dismiss(each(cards(FRIEND, here(), With(COST, AT_MOST, 2)))))),
        ),
    ),
)
