"""The Friends of Friends Forever."""

from everfree.ccg.language import (
    PINK,
    SEAPONY,
    SUPER_RARE,
    THIS,
    YOU,
    Card,
    May,
    Plays,
    PutDilemma,
    friend,
    transform,
    when,
)

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

CARDS: tuple[Card, ...] = (SILVERSTREAM_FISH_OUT_OF_WATER,)
