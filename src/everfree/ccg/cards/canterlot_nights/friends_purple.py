"""The purple Friends of Canterlot Nights."""

from everfree.ccg.language import (
    COMMON, EARTH_PONY, PEGASUS, PURPLE, STUDIOUS, UNICORN, ZEBRA, friend, supportive,
)  # fmt: skip

COMPASS_STAR_GEOGRAPHY_NUT = friend(
    "cn55", "Compass Star, Geography Nut", PURPLE, power=3, cost=2, needs=2, traits=(PEGASUS,), rarity=COMMON
)

SEALED_SCROLL_STUDIOUS_SCRIBE = friend(
    "cn60",
    "Sealed Scroll, Studious Scribe",
    PURPLE,
    power=1,
    cost=1,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(STUDIOUS,),
)

TWILIGHT_VELVET_PROUD_MOM = friend(
    "cn66",
    "Twilight Velvet, Proud Mom",
    PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(supportive(2),),
)

ZECORA_MAGICAL_MENTOR = friend(
    "cn67",
    "Zecora, Magical Mentor",
    PURPLE,
    power=1,
    cost=1,
    needs=1,
    traits=(ZEBRA,),
    rarity=COMMON,
    keywords=(supportive(1),),
)
