"""The Resources of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER,
    ALL,
    AN_OPPONENT,
    ASSET,
    CARD,
    NOBODYS,
    OPPONENTS,
    RARE,
    WHITE,
    Card,
    CountersOn,
    PlayCost,
    Plays,
    PlayToHome,
    PutCounters,
    RemoveCounters,
    Standing,
    TurnStarts,
    cards,
    one,
    resource,
    when,
)

TIP = "Tip"

STACK_OF_SUITCASES = resource(
    "ad147",
    "Stack of Suitcases",
    WHITE,
    power=3,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(Plays(AN_OPPONENT, one(CARD)), PutCounters(counter=TIP)),
        when(TurnStarts(A_PLAYER, NOBODYS), RemoveCounters(count=ALL, counter=TIP)),
        Standing(PlayCost(CountersOn(+1, TIP), cards(CARD), OPPONENTS)),
    ),
)

CARDS: tuple[Card, ...] = (STACK_OF_SUITCASES,)
