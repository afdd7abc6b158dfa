"""The blue Friends of Friends Forever."""

from everfree.ccg.language import (
    AGILE, ALICORN, BLUE, CHARACTER, COMMON, FOAL, FRIEND, GRIFFON, HASTY, PEGASUS, RARE, ROYALTY, SUPER_RARE,
    SWIFT, THIS, ULTRA_RARE, UNIQUE, YOU, Enters, Frighten, May, Move, Moves, One, Pay, PayTo, Score,
    Triggered, WinsFaceoff, WithTrait, cards, choose, competitive, friend, when, yours,
)  # fmt: skip

CHIPCUTTER_SCULPTOR = friend(
    "ff4",
    "Chipcutter, Sculptor",
    BLUE,
    power=2,
    cost=3,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    keywords=(SWIFT,),
)

DAYBREAKER_BLINDING_LIGHT = friend(
    "ff5",
    "Daybreaker, Blinding Light",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=SUPER_RARE,
    keywords=(competitive(3),),
    abilities=(when(WinsFaceoff(YOU, involving_this=True), Score(1)),),
)

GALLUS_STUDENT_OF_FRIENDSHIP = friend(
    "ff6",
    "Gallus, Student of Friendship",
    BLUE,
    power=3,
    cost=3,
    needs=1,
    traits=(GRIFFON,),
    rarity=COMMON,
    keywords=(HASTY,),
)

GAVIN_FLEDGLING = friend(
    "ff7",
    "Gavin, Fledgling",
    BLUE,
    power=2,
    cost=2,
    traits=(GRIFFON,),
    rarity=COMMON,
    keywords=(competitive(1),),
)

GRETA_CRUISING_ALONG = friend(
    "ff9",
    "Greta, Cruising Along",
    BLUE,
    power=3,
    cost=3,
    needs=1,
    traits=(GRIFFON,),
    rarity=COMMON,
    abilities=(when(Enters(THIS), May(Move(choose(yours(CHARACTER))))),),
)

LIGHTNING_DUST_EXTREME_STUNTPONY = friend(
    "ff10",
    "Lightning Dust, Extreme Stuntpony",
    BLUE,
    power=2,
    cost=2,
    needs=4,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(SWIFT, AGILE),
)

SCOOTALOO_AEROBATICS_FAN = friend(
    "ff11",
    "Scootaloo, Aerobatics Fan",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    abilities=(
        Triggered(
            Enters(One(yours(FRIEND, WithTrait(PEGASUS)), or_this=True)),
            May(Move(THIS)),
            tag="Harmony Pegasus",
        ),
    ),
)

FLASH_MAGNUS_PILLAR_OF_BRAVERY = friend(
    "ff132",
    "Flash Magnus, Pillar of Bravery",
    BLUE,
    power=4,
    cost=4,
    needs=4,
    traits=(PEGASUS, UNIQUE),
    rarity=ULTRA_RARE,
    keywords=(SWIFT, AGILE),
    abilities=(when(Moves(YOU, THIS), May(PayTo((Pay(1),), Frighten(choose(cards(FRIEND)))))),),
)
