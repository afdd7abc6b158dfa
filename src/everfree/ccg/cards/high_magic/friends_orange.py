"""The orange Friends of High Magic."""

from everfree.ccg.language import (
    CHARACTER, COMMON, CRITTER, EARTH_PONY, ORANGE, PERSISTENT, RARE, THIS, VEXING, LeavesPlay, May,
    PutCounters, cards, choose, competitive, diligent, friend, when,
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

SILVER_SHILL_SECRETS_AND_LIES = friend(
    "hm22",
    "Silver Shill, Secrets and Lies",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(VEXING,),
    abilities=(when(LeavesPlay(THIS), May(PutCounters(choose(cards(CHARACTER))))),),
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
