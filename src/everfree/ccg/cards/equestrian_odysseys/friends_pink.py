"""The pink Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    COMMON, CRITTER, EARTH_PONY, FOAL, PEGASUS, PINK, UNCOMMON, UNICORN, eccentric, friend,
)  # fmt: skip

BERRY_PUNCH_DRINK_UP = friend(
    "eo37",
    "Berry Punch, Drink Up!",
    PINK,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(eccentric(1),),
)

GUMMY_BEST_BAKER = friend(
    "eo41", "Gummy, Best Baker", PINK, power=2, cost=2, traits=(CRITTER,), rarity=COMMON
)

PINKIE_PIE_CUTIE_MARK_CONSULTANT = friend(
    "eo45", "Pinkie Pie, Cutie Mark Consultant", PINK, power=4, cost=4, traits=(EARTH_PONY,), rarity=COMMON
)

PIPSQUEAK_TROTTINGHAMIAN = friend(
    "eo47",
    "Pipsqueak, Trottinghamian",
    PINK,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    keywords=(eccentric(1),),
)

POUND_CAKE_AND_PUMPKIN_CAKE_FOALIN_AROUND = friend(
    "eo48",
    "Pound Cake & Pumpkin Cake, Foalin' Around",
    PINK,
    power=3,
    cost=3,
    needs=2,
    traits=(PEGASUS, UNICORN, FOAL),
    rarity=UNCOMMON,
    keywords=(eccentric(2),),
)
