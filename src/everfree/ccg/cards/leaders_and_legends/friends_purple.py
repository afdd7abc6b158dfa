"""The purple Friends of Leaders and Legends."""

from everfree.ccg.language import CHANGELING, COMMON, EARTH_PONY, PREPARED, PURPLE, STUDIOUS, friend

OCELLUS_READY_TO_DANCE = friend(
    "ll36",
    "Ocellus, Ready to Dance",
    PURPLE,
    power=3,
    cost=3,
    needs=2,
    traits=(CHANGELING, EARTH_PONY),
    rarity=COMMON,
    keywords=(PREPARED, STUDIOUS),
)
