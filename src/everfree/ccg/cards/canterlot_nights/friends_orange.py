"""The orange Friends of Canterlot Nights."""

from everfree.ccg.language import COMMON, EARTH_PONY, ORANGE, RARE, STUBBORN, friend, supportive

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
