"""The Friends of Leaders and Legends without colour."""

from everfree.ccg.language import (
    CHANGELING, CHARACTER, COLOURS, COMMON, THIS, YOU, As, ChooseColour, Continuous, ControlledBy, Different,
    Enters, ForEach, GainsChosenColour, Power, cards, friend, wordings as w,
)  # fmt: skip

PATAGIUM_IDENTITY_CRISIS = friend(
    "ll83",
    "Patagium, Identity Crisis",
    0,
    power=4,
    cost=2,
    traits=(CHANGELING,),
    rarity=COMMON,
    abilities=(
        As(Enters(THIS), ChooseColour(), (Continuous((GainsChosenColour(w.AS_STATE),), THIS),)),
        Continuous(
            (
                Power(
                    ForEach(-1, Different(COLOURS, cards(CHARACTER, ControlledBy(YOU, w.CONTROLLED)))), w.HAVE
                ),
            ),
            THIS,
        ),
    ),
)
