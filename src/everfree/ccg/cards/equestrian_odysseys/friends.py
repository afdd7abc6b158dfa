"""The Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    A_PLAYER,
    BLUE,
    PEGASUS,
    RARE,
    THAT_PLAYER,
    Card,
    LoseOldTokens,
    TurnStarts,
    friend,
    when,
)

RAINBOW_DASH_ON_EVEN_GROUND = friend(
    "eo16",
    "Rainbow Dash, On Even Ground",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(when(TurnStarts(A_PLAYER), LoseOldTokens(THAT_PLAYER)),),
)

CARDS: tuple[Card, ...] = (RAINBOW_DASH_ON_EVEN_GROUND,)
