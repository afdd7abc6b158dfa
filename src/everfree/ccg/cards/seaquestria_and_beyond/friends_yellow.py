"""The yellow Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    COMMON, EARTH_PONY, PERSISTENT, ROYALTY, SEAPONY, ULTRA_RARE, UNCOMMON, YELLOW, LowestTotalWins, Standing,
    calming, friend, transform,
)  # fmt: skip

FLUTTERSHY_KIND_SEAPONY = friend(
    "sb60",
    "Fluttershy, Kind Seapony",
    YELLOW,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=UNCOMMON,
    keywords=(transform(2), calming(2)),
)

PEACHY_SWEET_ENDURING_FRIENDSHIP = friend(
    "sb63",
    "Peachy Sweet, Enduring Friendship",
    YELLOW,
    power=4,
    cost=4,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(PERSISTENT,),
)

QUEEN_NOVO_BENEVOLENT_RULER = friend(
    "sb137",
    "Queen Novo, Benevolent Ruler",
    YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(SEAPONY, ROYALTY),
    rarity=ULTRA_RARE,
    abilities=(Standing(LowestTotalWins()),),
)
