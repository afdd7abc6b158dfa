"""The yellow Friends of Equestrian Odysseys."""

from everfree.ccg.language import COMMON, CRITTER, EARTH_PONY, PEGASUS, UNCOMMON, YELLOW, calming, friend

FLUTTERSHY_CUTIE_MARK_CONSULTANT = friend(
    "eo81", "Fluttershy, Cutie Mark Consultant", YELLOW, power=4, cost=4, traits=(PEGASUS,), rarity=COMMON
)

HARRY_BEAR_HUGS = friend(
    "eo84",
    "Harry, Bear Hugs",
    YELLOW,
    power=5,
    cost=5,
    needs=2,
    traits=(CRITTER,),
    rarity=UNCOMMON,
    keywords=(calming(3),),
)

JUNEBUG_GENTLE_SOUL = friend(
    "eo85",
    "Junebug, Gentle Soul",
    YELLOW,
    power=2,
    cost=1,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(calming(1),),
)

MR_AND_MRS_CAKE_BUSY_PARENTS = friend(
    "eo86",
    "Mr. & Mrs. Cake, Busy Parents",
    YELLOW,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(calming(1),),
)

WEATHER_MARE_TEAM_PLAYER = friend(
    "eo93", "Weather Mare, Team Player", YELLOW, power=2, cost=2, traits=(PEGASUS,), rarity=COMMON
)
