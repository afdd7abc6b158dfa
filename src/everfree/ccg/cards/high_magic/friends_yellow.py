"""The yellow Friends of High Magic."""

from everfree.ccg.language import (
    ALLY, COMMON, CRITTER, PEGASUS, SWIFT, UNCOMMON, YELLOW, calming, eccentric, friend,
)  # fmt: skip

ELIZABEAK_SPRING_CHICKEN = friend(
    "hm57",
    "Elizabeak, Spring Chicken",
    YELLOW,
    power=1,
    cost=1,
    needs=3,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(SWIFT,),
)

FLUTTERSHY_RAINBOW_POWERED = friend(
    "hm58", "Fluttershy, Rainbow Powered", YELLOW, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)

THE_SMOOZE_CHUM = friend(
    "hm64",
    "The Smooze, Chum",
    YELLOW,
    power=3,
    cost=3,
    needs=2,
    traits=(ALLY,),
    rarity=UNCOMMON,
    keywords=(calming(2), eccentric(2)),
)
