"""The pink Friends of Absolute Discord."""

from everfree.ccg.language import COMMON, EARTH_PONY, PINK, STUBBORN, friend

LILY_PERSISTENT = friend(
    "ad33",
    "Lily, Persistent",
    PINK,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(STUBBORN,),
)

MAUD_PIE_HAVING_A_BLAST = friend(
    "ad34", "Maud Pie, Having a Blast", PINK, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)
