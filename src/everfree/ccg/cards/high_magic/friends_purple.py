"""The purple Friends of High Magic."""

from everfree.ccg.language import ALICORN, COMMON, EARTH_PONY, PREPARED, PURPLE, ROYALTY, friend

CHEERILEE_FOAL_HERDER = friend(
    "hm35",
    "Cheerilee, Foal Herder",
    PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(PREPARED,),
)

PRINCESS_TWILIGHT_SPARKLE_RAINBOW_POWERED = friend(
    "hm39",
    "Princess Twilight Sparkle, Rainbow Powered",
    PURPLE,
    power=2,
    cost=1,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
)
