"""The blue Friends of Equestrian Odysseys."""

from everfree.ccg.language import BLUE, COMMON, EARTH_PONY, FOAL, PEGASUS, UNCOMMON, competitive, friend

DR_CABALLERON_CUTTHROAT = friend(
    "eo10",
    "Dr. Caballeron, Cutthroat",
    BLUE,
    power=2,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(competitive(2),),
)

RAINBOW_DASH_CUTIE_MARK_CONSULTANT = friend(
    "eo15", "Rainbow Dash, Cutie Mark Consultant", BLUE, power=4, cost=4, traits=(PEGASUS,), rarity=COMMON
)

SCOOTALOO_DAREDEVIL = friend(
    "eo17",
    "Scootaloo, Daredevil",
    BLUE,
    power=1,
    cost=1,
    needs=2,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    keywords=(competitive(2),),
)

SOARIN_GOLD_MEDALIST = friend(
    "eo19",
    "Soarin, Gold Medalist",
    BLUE,
    power=4,
    cost=4,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(competitive(2),),
)

SPITFIRE_ON_THE_WING = friend(
    "eo20", "Spitfire, On the Wing", BLUE, power=2, cost=2, traits=(PEGASUS,), rarity=COMMON
)
