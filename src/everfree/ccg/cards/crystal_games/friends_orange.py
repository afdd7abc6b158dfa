"""The orange Friends of Crystal Games."""

from everfree.ccg.language import COMMON, EARTH_PONY, ORANGE, TEAMWORK, friend, supportive

BRAEBURN_APPLELOOSAN_APPLE = friend(
    "cg22",
    "Braeburn, Appleloosan Apple",
    ORANGE,
    power=2,
    cost=3,
    needs=5,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(2)),
)
