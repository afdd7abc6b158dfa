"""The yellow Friends of Friends Forever."""

from everfree.ccg.language import AGILE, CHANGELING, COMMON, PEGASUS, YELLOW, calming, friend

FRENULUM_HAVE_A_SNACK = friend(
    "ff51",
    "Frenulum, Have a Snack",
    YELLOW,
    power=3,
    cost=3,
    traits=(CHANGELING,),
    rarity=COMMON,
    keywords=(calming(1),),
)

THUNDERLANE_MEALS_TO_GO = friend(
    "ff55",
    "Thunderlane, Meals to Go",
    YELLOW,
    power=2,
    cost=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(AGILE,),
)
