"""The orange Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    COMMON, EARTH_PONY, ORANGE, PIRATE, SEAPONY, TRAVELER, UNCOMMON, diligent, friend, transform,
)  # fmt: skip

APPLEJACK_HONEST_SEAPONY = friend(
    "sb18",
    "Applejack, Honest Seapony",
    ORANGE,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=UNCOMMON,
    keywords=(transform(2), diligent(2)),
)

LIX_SPITTLE_WAYFARING_CHEF = friend(
    "sb23",
    "Lix Spittle, Wayfaring Chef",
    ORANGE,
    power=3,
    cost=3,
    needs=1,
    traits=(PIRATE,),
    rarity=COMMON,
    keywords=(TRAVELER,),
)

RED_DELICIOUS_POWERHORSE = friend(
    "sb24", "Red Delicious, Powerhorse", ORANGE, power=7, cost=4, needs=4, traits=(EARTH_PONY,), rarity=COMMON
)

SEAPONY_GUARD_DEFENDER_OF_SEAQUESTRIA = friend(
    "sb26",
    "Seapony Guard, Defender of Seaquestria",
    ORANGE,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=COMMON,
    keywords=(diligent(2),),
)
