"""The pink Friends of Crystal Games."""

from everfree.ccg.language import COMMON, EARTH_PONY, PINK, TEAMWORK, friend, supportive

MR_CAKE_LOVING_FATHER = friend(
    "cg41",
    "Mr. Cake, Loving Father",
    PINK,
    power=1,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)
