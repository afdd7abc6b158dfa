"""The pink Friends of Leaders and Legends."""

from everfree.ccg.language import AGILE, COMMON, EARTH_PONY, PINK, friend

CHEESE_SANDWICH_BREAKDANCE_MASTER = friend(
    "ll26",
    "Cheese Sandwich, Breakdance Master",
    PINK,
    power=2,
    cost=1,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(AGILE,),
)
