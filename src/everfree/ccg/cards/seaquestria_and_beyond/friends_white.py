"""The white Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    CHARACTER, COMMON, EARTH_PONY, END_OF_TURN, SEAPONY, THIS, UNCOMMON, UNICORN, WHITE, YOU, Another, Enters,
    Give, Has, May, OfColour, Power, cards, choose, friend, showy, transform, when,
)  # fmt: skip

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

RARITY_GENEROUS_PONY = friend(
    "sb54",
    "Rarity, Generous Pony",
    WHITE,
    power=2,
    cost=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            May(Give((Power(+2),), choose(cards(CHARACTER)), END_OF_TURN)),
            if_=Has(YOU, cards(CHARACTER, Another(), OfColour(WHITE))),
        ),
    ),
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
