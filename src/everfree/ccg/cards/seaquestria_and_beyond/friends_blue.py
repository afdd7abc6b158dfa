"""The blue Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALLY, BLUE, CHAOTIC, CHARACTER, COMMON, EARTH_PONY, END_OF_TURN, FLIP, FRIEND, HASTY, PEGASUS, PIRATE,
    RARE, SEAPONY, SUPER_RARE, SWIFT, THIS, TRAVELER, ULTRA_RARE, UNCOMMON, YOU, Another, Choose, Continuous,
    Elsewhere, Enters, Exhaust, Frighten, Give, Has, HasKeyword, IsFlipped, May, Move, Moves, OfColour, One,
    PayTo, Power, PutIntoPlay, That, This, WithTrait, cards, choose, competitive, each, friend, one,
    transform, when, wordings as w, yours,
)  # fmt: skip

BULK_BICEPS_YEAH = friend(
    "sb7",
    "Bulk Biceps, YEAH!",
    BLUE,
    power=2,
    cost=2,
    needs=4,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(SWIFT,),
    abilities=(
        when(
            Enters(One(yours(FRIEND, WithTrait(PEGASUS)), or_this=True)),
            Give((Power(+1),), That(FRIEND), END_OF_TURN),
        ),
    ),
)

CARAMEL_APPLE_ENTER_THE_FRAY = friend(
    "sb9",
    "Caramel Apple, Enter the Fray",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), May(PutIntoPlay(This(w.IT))))),
        when(Enters(THIS), Give((Power(+2),), This(w.IT), END_OF_TURN)),
    ),
)

PIRATE_CREW_AIR_PRIVATEERS = friend(
    "sb10",
    "Pirate Crew, Air Privateers",
    BLUE,
    power=5,
    cost=5,
    needs=3,
    traits=(PIRATE,),
    rarity=SUPER_RARE,
    keywords=(SWIFT,),
    abilities=(Continuous((HasKeyword(SWIFT.name),), each(yours(CHARACTER, Another()), wording=w.TOGETHER)),),
)

RAINBOW_DASH_LOYAL_PONY = friend(
    "sb11",
    "Rainbow Dash, Loyal Pony",
    BLUE,
    power=2,
    cost=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            May(Move(choose(yours(CHARACTER)))),
            if_=Has(YOU, cards(CHARACTER, Another(), OfColour(BLUE))),
        ),
    ),
)

RAINBOW_DASH_LOYAL_SEAPONY = friend(
    "sb12",
    "Rainbow Dash, Loyal Seapony",
    BLUE,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=UNCOMMON,
    keywords=(transform(2), SWIFT),
)

RAINBOW_DASH_PONY_PIRATE = friend(
    "sb13",
    "Rainbow Dash, Pony Pirate",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS, PIRATE),
    rarity=SUPER_RARE,
    abilities=(when(Moves(YOU, THIS), May(Frighten(choose(cards(FRIEND))))),),
)

RAINBOW_DASH_AND_CAPTAIN_CELAENO_EN_GUARDE = friend(
    "sb14",
    "Rainbow Dash & Captain Celaeno, En Guarde!",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS, PIRATE),
    rarity=COMMON,
    keywords=(competitive(3),),
)

RESCUE_PARTY_CANNON_CAVALRY = friend(
    "sb15",
    "Rescue Party, Cannon Cavalry",
    BLUE,
    power=2,
    cost=3,
    needs=2,
    traits=(ALLY,),
    rarity=COMMON,
    keywords=(SWIFT, TRAVELER),
)

SQUABBLE_WELL_SPOKEN = friend(
    "sb16",
    "Squabble, Well Spoken",
    BLUE,
    power=2,
    cost=2,
    needs=3,
    traits=(PIRATE,),
    rarity=COMMON,
    abilities=(
        when(
            Moves(YOU, one(CHARACTER, Another())),
            May(PayTo((Exhaust(choose(yours(CHARACTER))),), Move(THIS))),
        ),
    ),
)

RAINBOW_DASH_AND_FIRST_MATE_MULLET_SWINGING_WONDERS = friend(
    "sb132",
    "Rainbow Dash & First Mate Mullet, Swinging Wonders",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS, PIRATE),
    rarity=ULTRA_RARE,
    keywords=(HASTY,),
    abilities=(when(Enters(THIS), May(Move(Choose(yours(CHARACTER), 2, wording=w.IN_WORDS, up_to=True)))),),
)
