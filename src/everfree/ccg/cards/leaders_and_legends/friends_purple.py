"""The purple Friends of Leaders and Legends."""

from everfree.ccg.language import (
    CHANGELING, CHARACTER, COMMON, EARTH_PONY, OPPONENT, PREPARED, PURPLE, STUDIOUS, TROUBLEMAKER_FACEOFF,
    UNCOMMON, YOU, ControlledBy, May, Move, WinsFaceoff, cards, choose, friend, when, wordings as w,
)  # fmt: skip

DUSTY_PAGES_LIFE_OUTSIDE_THE_LIBRARY = friend(
    "ll34",
    "Dusty Pages, Life Outside the Library",
    PURPLE,
    power=4,
    cost=4,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(STUDIOUS,),
    abilities=(
        when(
            WinsFaceoff(YOU, TROUBLEMAKER_FACEOFF, here=True),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
        ),
    ),
)

OCELLUS_READY_TO_DANCE = friend(
    "ll36",
    "Ocellus, Ready to Dance",
    PURPLE,
    power=3,
    cost=3,
    needs=2,
    traits=(CHANGELING, EARTH_PONY),
    rarity=COMMON,
    keywords=(PREPARED, STUDIOUS),
)
