"""The Problems of Defenders of Equestria."""

from everfree.ccg.language import COMMON, STARTING_PROBLEM, WILD, Need, problem

CONCERNING_CUTIE_MARK = problem(
    "de122",
    "Concerning Cutie Mark",
    bonus=1,
    owner=(Need(WILD, 3),),
    opponent=4,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)

EIGHT_CART_PILEUP = problem(
    "de123",
    "Eight Cart Pileup",
    bonus=2,
    owner=(Need(WILD, 7),),
    opponent=7,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
)
