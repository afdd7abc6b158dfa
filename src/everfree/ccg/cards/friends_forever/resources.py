"""The Resources of Friends Forever."""

from everfree.ccg.language import (
    ARTIFACT,
    PINK,
    RARE,
    UNIQUE,
    CantLeaveDiscardPiles,
    CantLookIntoDecks,
    Card,
    PlayToHome,
    Standing,
    resource,
)

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

CARDS: tuple[Card, ...] = (SOMNAMBULAS_BLINDFOLD,)
