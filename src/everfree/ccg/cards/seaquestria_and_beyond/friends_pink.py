"""The pink Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALLY, COMMON, HASTY, PINK, ROYALTY, SEAPONY, SUPER_RARE, UNCOMMON, UNICORN, eccentric, friend, transform,
)  # fmt: skip

LYRA_ON_A_WHIM = friend(
    "sb30",
    "Lyra, On a Whim",
    PINK,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(eccentric(3),),
)

PINKIE_PIE_JOYOUS_SEAPONY = friend(
    "sb33",
    "Pinkie Pie, Joyous Seapony",
    PINK,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=UNCOMMON,
    keywords=(transform(2), HASTY),
)

PRINCESS_SKYSTAR_AIR_AND_SEA = friend(
    "sb35",
    "Princess Skystar, Air and Sea",
    PINK,
    power=2,
    cost=4,
    needs=2,
    traits=(ALLY, ROYALTY),
    rarity=SUPER_RARE,
    keywords=(transform(2), HASTY, eccentric(4)),
)
