"""The orange Friends of Defenders of Equestria."""

from everfree.ccg.language import (
    COMMON, EARTH_PONY, FOAL, ORANGE, PEGASUS, TROUBLEMAKER, UNICORN, YOU, May, Plays, PutCounters, diligent,
    friend, one, when,
)  # fmt: skip

BIG_MAC_SIR_MCBIGGUN = friend(
    "de16",
    "Big Mac, Sir McBiggun",
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(when(Plays(YOU, one(TROUBLEMAKER)), May(PutCounters())),),
)

FILLY_GUIDES_HOUSE_TO_HOUSE = friend(
    "de19",
    "Filly Guides, House to House",
    ORANGE,
    power=4,
    cost=5,
    needs=2,
    traits=(EARTH_PONY, PEGASUS, UNICORN, FOAL),
    rarity=COMMON,
    keywords=(diligent(2),),
)
