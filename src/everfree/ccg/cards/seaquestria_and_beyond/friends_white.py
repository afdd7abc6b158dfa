"""The white Friends of Seaquestria and Beyond."""

from everfree.ccg.language import COMMON, EARTH_PONY, SEAPONY, UNCOMMON, WHITE, friend, showy, transform

BEAUTY_BRASS_SOUSAPHONE_PLAYER = friend(
    "sb48",
    "Beauty Brass, Sousaphone Player",
    WHITE,
    power=4,
    cost=4,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(showy(1),),
)

RARITY_GENEROUS_SEAPONY = friend(
    "sb55",
    "Rarity, Generous Seapony",
    WHITE,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=UNCOMMON,
    keywords=(transform(2), showy(1)),
)
