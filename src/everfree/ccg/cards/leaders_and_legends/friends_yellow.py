"""The yellow Friends of Leaders and Legends."""

from everfree.ccg.language import (
    A_PLAYER, ALICORN, ALLY, AT_LEAST, CARETAKER, COMMON, CRITTER, EVENT, FRIEND, KIRIN, PEGASUS, ROYALTY,
    YELLOW, YOU, Continuous, HasPoints, May, Plays, Power, PutTokens, RequiresColourOf, Triggered, WithTrait,
    calming, each, friend, one, token, wordings as w, yours,
)  # fmt: skip

BLOSSOM_BURST_COLLECTED = friend(
    "ll51",
    "Blossom Burst, Collected",
    YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(ALLY, KIRIN),
    rarity=COMMON,
    keywords=(calming(1), CARETAKER),
)

FLUTTERSHY_PROFESSOR_OF_KINDNESS = friend(
    "ll53",
    "Fluttershy, Professor of Kindness",
    YELLOW,
    power=2,
    cost=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),),
            each(yours(FRIEND, WithTrait(CRITTER)), wording=w.TOGETHER),
            HasPoints(A_PLAYER, AT_LEAST, 8),
        ),
    ),
)

PRINCESS_LUNA_FOWL_PLAY = friend(
    "ll55",
    "Princess Luna, Fowl Play",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(ALICORN, CRITTER, ROYALTY),
    rarity=COMMON,
    abilities=(
        Triggered(
            Plays(YOU, one(EVENT, RequiresColourOf())),
            May(PutTokens(token(1, YELLOW, CRITTER))),
            tag="Talented",
        ),
    ),
)
