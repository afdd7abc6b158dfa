"""The Mane Characters of High Magic."""

from everfree.ccg.language import (
    A_PROBLEM, ALICORN, BLUE, DRACONEQUUS, FIXED, FRIEND, ITS_PROBLEM, OPPONENTS, ROYALTY, THERE, THIS,
    TROUBLEMAKER, ULTRA_RARE, YELLOW, YOU, IsUncovered, May, Move, PlayCost, Plays, Side, Standing, TurnOver,
    cards, mane, one, when,
)  # fmt: skip

DISCORD_MOSTLY_HARMLESS = mane(
    "hm2",
    "Discord, Mostly Harmless",
    rarity=FIXED,
    start=Side(
        YELLOW,
        1,
        (DRACONEQUUS,),
        abilities=(when(IsUncovered(one(TROUBLEMAKER), here=True), May(TurnOver(THIS))),),
        home_limit=3,
    ),
    boosted=Side(
        YELLOW,
        3,
        (DRACONEQUUS,),
        abilities=(Standing(PlayCost(+1, cards(TROUBLEMAKER), OPPONENTS)),),
        home_limit=4,
    ),
)

PRINCESS_LUNA_DREAM_WARRIOR = mane(
    "hm139",
    "Princess Luna, Dream Warrior",
    rarity=ULTRA_RARE,
    start=Side(
        BLUE,
        1,
        (ALICORN, ROYALTY),
        abilities=(when(Plays(YOU, one(FRIEND), ITS_PROBLEM), May(TurnOver(THIS))),),
        home_limit=3,
    ),
    boosted=Side(
        BLUE,
        3,
        (ALICORN, ROYALTY),
        abilities=(when(Plays(YOU, one(FRIEND), A_PROBLEM), May(Move(THIS, THERE))),),
        home_limit=4,
    ),
)
