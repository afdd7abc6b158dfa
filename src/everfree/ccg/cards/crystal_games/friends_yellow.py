"""The yellow Friends of Crystal Games."""

from everfree.ccg.language import COMMON, CRITTER, TEAMWORK, YELLOW, friend, supportive

FLAMINGO_HOT_PINK = friend(
    "cg81",
    "Flamingo, Hot Pink",
    YELLOW,
    power=1,
    cost=2,
    needs=3,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)
