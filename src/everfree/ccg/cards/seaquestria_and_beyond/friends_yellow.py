"""The yellow Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALICORN, CHARACTER, COMMON, EARTH_PONY, END_OF_TURN, HOME, PERSISTENT, PROBLEM, RARE, ROYALTY, SEAPONY,
    THERE, THIS, ULTRA_RARE, UNCOMMON, YELLOW, At, Enters, Give, LowestTotalWins, May, Move, Power, Standing,
    calming, choose, each, friend, one, transform, when, wordings as w, yours,
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

JONAGOLD_DELIGHTFUL = friend(
    "sb62",
    "Jonagold, Delightful",
    YELLOW,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        when(Enters(THIS), Give((Power(+1),), each(yours(CHARACTER), wording=w.TOGETHER), END_OF_TURN)),
    ),
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

PRINCESS_CELESTIA_DAY_SHIFT = friend(
    "sb64",
    "Princess Celestia, Day Shift",
    YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=RARE,
    abilities=(when(Enters(one(PROBLEM)), May(Move(choose(yours(CHARACTER, At(HOME))), THERE))),),
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
