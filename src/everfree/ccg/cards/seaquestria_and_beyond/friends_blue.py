"""The blue Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALLY, BLUE, COMMON, PEGASUS, PIRATE, SEAPONY, SWIFT, TRAVELER, UNCOMMON, competitive, friend, transform,
)  # fmt: skip

RAINBOW_DASH_LOYAL_SEAPONY = friend(
    "sb12",
    "Rainbow Dash, Loyal Seapony",
    BLUE,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=UNCOMMON,
    keywords=(transform(2), SWIFT),
)

RAINBOW_DASH_AND_CAPTAIN_CELAENO_EN_GUARDE = friend(
    "sb14",
    "Rainbow Dash & Captain Celaeno, En Guarde!",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS, PIRATE),
    rarity=COMMON,
    keywords=(competitive(3),),
)

RESCUE_PARTY_CANNON_CAVALRY = friend(
    "sb15",
    "Rescue Party, Cannon Cavalry",
    BLUE,
    power=2,
    cost=3,
    needs=2,
    traits=(ALLY,),
    rarity=COMMON,
    keywords=(SWIFT, TRAVELER),
)
