"""The yellow Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALICORN, ALLY, AT_MOST, CHARACTER, COMMON, EARTH_PONY, END_OF_PHASE, END_OF_TURN, FRIEND, HOME,
    PERSISTENT, POWER, PROBLEM, RARE, ROYALTY, SCORE_PHASE, SEAPONY, SUPER_RARE, SWIFT, THERE, THIS, TRAVELER,
    ULTRA_RARE, UNCOMMON, YELLOW, YOU, At, Continuous, Contribute, Enters, Exhaust, Give, HasKeyword, Is,
    LowestTotalWins, May, Move, Moves, PayTo, PhaseStarts, Power, PutCounters, Standing, This,
    UncountedAtHome, With, calming, cards, choose, each, friend, one, transform, when, wordings as w, yours,
)  # fmt: skip

CANTERLOT_CITIZENS_PONY_POPULACE = friend(
    "sb57",
    "Canterlot Citizens, Pony Populace",
    YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(ALLY,),
    rarity=SUPER_RARE,
    abilities=(
        when(
            PhaseStarts(SCORE_PHASE, YOU),
            May(PayTo((Exhaust(THIS),), Contribute(choose(cards(PROBLEM)), END_OF_PHASE, w.UNDERSTOOD))),
        ),
        Standing(UncountedAtHome(THIS)),
    ),
)

CANTERLOT_SHOPKEEP_TRAVELING_SALESMARE = friend(
    "sb58",
    "Canterlot Shopkeep, Traveling Salesmare",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(TRAVELER,),
    abilities=(when(Moves(YOU, THIS), May(PutCounters(choose(cards(FRIEND, With(POWER, AT_MOST, 2)))))),),
)

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

SEAQUESTRIA_CITIZENS_FIT_AND_FINNY = friend(
    "sb65",
    "Seaquestria Citizens, Fit and Finny",
    YELLOW,
    power=2,
    cost=2,
    needs=1,
    traits=(SEAPONY,),
    rarity=COMMON,
    abilities=(Continuous((HasKeyword(SWIFT.name),), This(w.IT), Is(tests=(At(HOME),))),),
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
