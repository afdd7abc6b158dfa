"""The yellow Friends of Marks in Time."""

from everfree.ccg.language import COMMON, CRITTER, YELLOW, calming, friend

PARASPRITE_CALM_BEFORE_THE_SWARM = friend(
    "mt54",
    "Parasprite, Calm Before the Swarm",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(calming(1),),
)
