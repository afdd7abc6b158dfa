"""The Problems of Seaquestria and Beyond."""

from everfree.ccg.language import COMMON, STARTING_PROBLEM, WILD, Need, problem

PEARL_HEIST = problem(
    "sb129",
    "Pearl Heist",
    bonus=2,
    owner=(Need(WILD, 6),),
    opponent=6,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)

SEARCHING_HIGH_AND_LOW = problem(
    "sb130",
    "Searching High and Low",
    bonus=0,
    owner=(Need(WILD, 2),),
    opponent=2,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)
