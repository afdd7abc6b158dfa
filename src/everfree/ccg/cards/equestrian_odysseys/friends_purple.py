"""The purple Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    COMMON, CRITTER, EARTH_PONY, ELDER, GRIFFON, PURPLE, UNCOMMON, UNICORN, friend, meticulous,
)  # fmt: skip

AMETHYST_STAR_VERY_ORGANIZED = friend(
    "eo50",
    "Amethyst Star, Very Organized",
    PURPLE,
    power=2,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(meticulous(1),),
)

DR_HOOVES_TIME_RESEARCHER = friend(
    "eo52", "Dr. Hooves, Time Researcher", PURPLE, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

GRAMPA_GRUFF_GRIFFONSTONE_HISTORIAN = friend(
    "eo53",
    "Grampa Gruff, Griffonstone Historian",
    PURPLE,
    power=3,
    cost=3,
    traits=(GRIFFON, ELDER),
    rarity=COMMON,
)

MS_HARSHWHINNY_GAMES_ADMINISTRATOR = friend(
    "eo56",
    "Ms. Harshwhinny, Games Administrator",
    PURPLE,
    power=4,
    cost=4,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(meticulous(1),),
)

OWLOWISCIOUS_ASTUTE_AVIAN = friend(
    "eo57",
    "Owlowiscious, Astute Avian",
    PURPLE,
    power=1,
    cost=1,
    needs=3,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(meticulous(1),),
)

TWILIGHT_SPARKLE_CUTIE_MARK_CONSULTANT = friend(
    "eo62",
    "Twilight Sparkle, Cutie Mark Consultant",
    PURPLE,
    power=4,
    cost=4,
    traits=(UNICORN,),
    rarity=COMMON,
)
