"""The orange Friends of Canterlot Nights."""

from everfree.ccg.language import (
    COMMON, EARTH_PONY, END_OF_PHASE, HOME, ORANGE, RARE, RESOURCE, SCORE_PHASE_TIMING, STUBBORN, THIS,
    UNCOMMON, UNICORN, Activated, At, Exhaust, Give, IsRetired, Power, PutIntoHand, This, choose, friend,
    supportive, when, wordings as w, yours,
)  # fmt: skip

APPLE_BUMPKIN_CARAMEL_COATER = friend(
    "cn24",
    "Apple Bumpkin, Caramel Coater",
    ORANGE,
    power=3,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
)

BAGS_VALET_LUGGAGE_LACKEY = friend(
    "cn27",
    "Bags Valet, Luggage Lackey",
    ORANGE,
    power=1,
    cost=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        Activated(
            SCORE_PHASE_TIMING,
            Give((Power(+2),), THIS, END_OF_PHASE),
            (Exhaust(choose(yours(RESOURCE, At(HOME)))),),
        ),
    ),
)

BIG_MAC_BIGGEST_BROTHER = friend(
    "cn28",
    "Big Mac, Biggest Brother",
    ORANGE,
    power=4,
    cost=4,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(supportive(2),),
)

CLOUDY_QUARTZ_CONCERNED_MOTHER = friend(
    "cn30",
    "Cloudy Quartz, Concerned Mother",
    ORANGE,
    power=0,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(supportive(2),),
)

DAISY_MOUSY_MARE = friend(
    "cn31",
    "Daisy, Mousy Mare",
    ORANGE,
    power=2,
    cost=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(when(IsRetired(THIS), PutIntoHand(This(w.IT))),),
)

GOLDEN_HARVEST_BEYOND_HER_GARDEN = friend(
    "cn35",
    "Golden Harvest, Beyond Her Garden",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(STUBBORN,),
)
