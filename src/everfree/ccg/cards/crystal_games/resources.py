"""The Resources of The Crystal Games."""

from everfree.ccg.language import (
    CONDITION,
    FRIEND,
    RARE,
    WHITE,
    Card,
    ControlsHost,
    Standing,
    play_on,
    resource,
)

PONY_CHARM = resource(
    "cg140",
    "Pony Charm",
    WHITE,
    power=4,
    cost=3,
    needs=5,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(play_on(FRIEND), Standing(ControlsHost())),
)

CARDS: tuple[Card, ...] = (PONY_CHARM,)
