"""The Friends of High Magic without colour."""

from everfree.ccg.language import (
    CHANGELING, COMMON, THIS, As, ChooseColour, Continuous, Enters, GainsChosenColour, friend, wordings as w,
)  # fmt: skip

KEVIN_FITTING_IN = friend(
    "hm84",
    "Kevin, Fitting In",
    0,
    power=2,
    cost=2,
    traits=(CHANGELING,),
    rarity=COMMON,
    abilities=(
        As(
            Enters(THIS), ChooseColour(wording=w.NAMED), (Continuous((GainsChosenColour(w.AS_STATE),), THIS),)
        ),
    ),
)
