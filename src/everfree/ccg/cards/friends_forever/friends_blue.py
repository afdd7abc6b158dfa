"""The blue Friends of Friends Forever."""

from everfree.ccg.language import (
    AGILE, BLUE, COMMON, FOAL, GRIFFON, HASTY, PEGASUS, RARE, SWIFT, competitive, friend,
)  # fmt: skip

CHIPCUTTER_SCULPTOR = friend(
    "ff4",
    "Chipcutter, Sculptor",
    BLUE,
    power=2,
    cost=3,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    keywords=(SWIFT,),
)

GALLUS_STUDENT_OF_FRIENDSHIP = friend(
    "ff6",
    "Gallus, Student of Friendship",
    BLUE,
    power=3,
    cost=3,
    needs=1,
    traits=(GRIFFON,),
    rarity=COMMON,
    keywords=(HASTY,),
)

GAVIN_FLEDGLING = friend(
    "ff7",
    "Gavin, Fledgling",
    BLUE,
    power=2,
    cost=2,
    traits=(GRIFFON,),
    rarity=COMMON,
    keywords=(competitive(1),),
)

LIGHTNING_DUST_EXTREME_STUNTPONY = friend(
    "ff10",
    "Lightning Dust, Extreme Stuntpony",
    BLUE,
    power=2,
    cost=2,
    needs=4,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(SWIFT, AGILE),
)
