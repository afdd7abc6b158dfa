"""The blue Friends of Leaders and Legends."""

from everfree.ccg.language import (
    BLUE, COMMON, END_OF_TURN, FRIEND, GRIFFON, SUPER_RARE, SWIFT, THIS, TRAVELER, UNICORN, Another, Enters,
    Give, HasKeyword, each, friend, when, wordings as w, yours,
)  # fmt: skip

GALLUS_EARLY_FOR_CLASS = friend(
    "ll8",
    "Gallus, Early For Class",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(GRIFFON,),
    rarity=COMMON,
    keywords=(SWIFT,),
)

HOOFAR_ROAD_TRIP = friend(
    "ll9",
    "Hoo'Far, Road Trip",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=SUPER_RARE,
    keywords=(TRAVELER,),
    abilities=(
        when(
            Enters(THIS),
            Give(
                (HasKeyword(TRAVELER.name),), each(yours(FRIEND, Another()), wording=w.TOGETHER), END_OF_TURN
            ),
        ),
    ),
)
