"""The white Friends of Absolute Discord."""

from everfree.ccg.language import COMMON, EARTH_PONY, PEGASUS, STUDIOUS, WHITE, friend

BULK_BICEPS_IN_UNIFORM = friend(
    "ad55", "Bulk Biceps, In Uniform", WHITE, power=2, cost=2, traits=(PEGASUS,), rarity=COMMON
)

ROSELUCK_FLOWER_WHIZ = friend(
    "ad61",
    "Roseluck, Flower Whiz",
    WHITE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(STUDIOUS,),
)
