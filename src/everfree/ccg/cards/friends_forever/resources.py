"""The Resources of Friends Forever."""

from everfree.ccg.language import (
    ARTIFACT, AT_MOST, CONDITION, COST, FRIEND, PINK, RARE, THIS, UNIQUE, WHITE, YELLOW, YOU,
    CantLeaveDiscardPiles, CantLookIntoDecks, Host, May, Move, Moves, PlayOn, PlayToHome, Plays, PutTokenCopy,
    SameName, Standing, Token, With, cards, choose, resource, when, wordings as w,
)  # fmt: skip

SOMNAMBULAS_BLINDFOLD = resource(
    "ff113",
    "Somnambula's Blindfold",
    PINK,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(ARTIFACT, UNIQUE),
    abilities=(PlayToHome(), Standing(CantLookIntoDecks()), Standing(CantLeaveDiscardPiles())),
)


HERD_OF_ADORING_FANS = resource(
    "ff105",
    "Herd of Adoring Fans",
    WHITE | YELLOW,
    power=4,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        PlayOn(cards(FRIEND, With(COST, AT_MOST, 2))),
        when(Plays(YOU, THIS), PutTokenCopy(Host(FRIEND, w.THAT_ONE))),
        when(
            Moves(YOU, Host(FRIEND, w.ATTACHED)),
            May(Move(choose(cards(FRIEND, Token(), SameName(of_that=True))))),
        ),
    ),
)
