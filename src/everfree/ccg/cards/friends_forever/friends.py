"""The Friends of Friends Forever."""

from everfree.ccg.language import (
    ALLY, CHANGELING, FRIEND, OPPONENT, PINK, RARE, ROYALTY, SEAPONY, SUPER_RARE, THIS, WHITE, YOU, As,
    BanishAndCopy, ControlledBy, Enters, May, OnlyMainPhaseActions, Plays, PutDilemma, Standing, cards,
    choose, friend, transform, when, wordings as w,
)  # fmt: skip

SILVERSTREAM_FISH_OUT_OF_WATER = friend(
    "ff29",
    "Silverstream, Fish out of Water",
    PINK,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=SUPER_RARE,
    keywords=(transform(2),),
    abilities=(when(Plays(YOU, THIS), May(PutDilemma())),),
)

QUEEN_CHRYSALIS_EVIL_TWIN = friend(
    "ff76",
    "Queen Chrysalis, Evil Twin",
    PINK | WHITE,
    power=0,
    cost=5,
    needs=3,
    traits=(CHANGELING, ROYALTY),
    rarity=RARE,
    abilities=(As(Enters(THIS), BanishAndCopy(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))))),),
)

THE_EEA_COUNCIL_STRICT_GUIDELINES = friend(
    "ff84",
    "The EEA Council, Strict Guidelines",
    0,
    power=3,
    cost=4,
    traits=(ALLY,),
    rarity=RARE,
    abilities=(Standing(OnlyMainPhaseActions()),),
)
