"""The Friends of Seaquestria and Beyond without colour."""

from everfree.ccg.language import (
    ALLY, COMMON, END_OF_TURN, IMMEDIATE, THIS, TRAVELER, Activated, ChooseColour, GainsChosenColour, Give,
    RemoveCounters, Sequence, friend,
)  # fmt: skip

THE_MANE_SIX_UNDERWATER_EXPLORERS = friend(
    "sb97",
    "The Mane Six, Underwater Explorers",
    0,
    power=2,
    cost=2,
    traits=(ALLY,),
    rarity=COMMON,
    keywords=(TRAVELER,),
    abilities=(
        Activated(
            IMMEDIATE,
            Sequence((ChooseColour(), Give((GainsChosenColour(),), THIS, END_OF_TURN))),
            (RemoveCounters(),),
        ),
    ),
)
