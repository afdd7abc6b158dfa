"""The orange Friends of High Magic."""

from everfree.ccg.language import (
    COMMON, CRITTER, EARTH_PONY, ORANGE, PERSISTENT, competitive, diligent, friend,
)  # fmt: skip

APPLEJACK_RAINBOW_POWERED = friend(
    "hm15",
    "Applejack, Rainbow Powered",
    ORANGE,
    power=2,
    cost=1,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
)

DOUBLE_DIAMOND_SKI_CHAMP = friend(
    "hm18",
    "Double Diamond, Ski Champ",
    ORANGE,
    power=3,
    cost=4,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(competitive(3), diligent(1)),
)

WINONA_GOOD_GIRL = friend(
    "hm23",
    "Winona, Good Girl!",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(PERSISTENT,),
)
