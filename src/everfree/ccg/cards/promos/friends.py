"""The Friends of Promos."""

from everfree.ccg.language import (
    BLUE, EARTH_PONY, PINK, PROMOTIONAL, RANDOM, THIS, YOU, Confronts, DiscardCards, Draw, Exhaust, May,
    Sequence, friend, main_phase, when,
)  # fmt: skip

DR_HOOVES_TOO_SPLASHY = friend(
    "cgpf4",
    "Dr. Hooves, Too Splashy",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=PROMOTIONAL,
    abilities=(when(Confronts(YOU), May(Sequence((Draw(2), DiscardCards(YOU, 2))))),),
)

PINKIE_PIE_EAR_TO_EAR = friend(
    "prpf3",
    "Pinkie Pie, Ear to Ear",
    PINK,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=PROMOTIONAL,
    keywords=(RANDOM,),
    abilities=(main_phase(Draw(), costs=(Exhaust(THIS),)),),
)
