"""The pink Friends of Friends Forever."""

from everfree.ccg.language import AGILE, COMMON, EARTH_PONY, FOAL, GRIFFON, PINK, eccentric, friend

CHERRY_BERRY_CHOCKS_AWAY = friend(
    "ff21",
    "Cherry Berry, Chocks Away!",
    PINK,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(eccentric(2),),
)

GRETCHEN_LOW_FLIER = friend(
    "ff25", "Gretchen, Low Flier", PINK, power=3, cost=3, traits=(GRIFFON,), rarity=COMMON, keywords=(AGILE,)
)

KETTLE_CORN_GOING_IN_CIRCLES = friend(
    "ff27",
    "Kettle Corn, Going in Circles",
    PINK,
    power=2,
    cost=2,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    keywords=(eccentric(1),),
)
