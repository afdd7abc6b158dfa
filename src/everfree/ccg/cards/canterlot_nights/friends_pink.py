"""The pink Friends of Canterlot Nights."""

from everfree.ccg.language import COMMON, EARTH_PONY, FOAL, PEGASUS, PINK, RANDOM, UNICORN, friend, supportive

AURA_REALLY_RAMBUNCTIOUS = friend(
    "cn39",
    "Aura, Really Rambunctious",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    keywords=(RANDOM,),
)

PURPLE_WATERS_PRISMATIC_POET_MUSICIAN = friend(
    "cn41",
    "Purple Waters, Prismatic Poet/Musician",
    PINK,
    power=2,
    cost=1,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
)

HONDO_FLANKS_BIG_DADDY = friend(
    "cn45",
    "Hondo Flanks, Big Daddy",
    PINK,
    power=2,
    cost=4,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(supportive(4),),
)
