"""The Friends of Absolute Discord without colour."""

from everfree.ccg.language import (
    EARTH_PONY, END_OF_TURN, FRIEND, HERE, OPPONENT, UNCOMMON, YELLOW, ControlledBy, Enters, Give, It, Need,
    Power, friend, one, when, wordings as w,
)  # fmt: skip

PINKIE_PIE_DISCORDED = friend(
    "ad80",
    "Pinkie Pie, Discorded",
    0,
    power=2,
    cost=2,
    needs=(Need(YELLOW, 2),),
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(one(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)), HERE),
            Give((Power(-1, w.HAVE),), It(), END_OF_TURN),
        ),
    ),
)
