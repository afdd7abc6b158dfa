"""The Resources of Canterlot Nights."""

from everfree.ccg.language import (
    FRIEND, LOCATION, OPPONENT, ORANGE, RARE, THIS, UNIQUE, Banish, ControlledBy, Exhaust, Pay, PlayToHome,
    Release, cards, choose, main_phase, resource,
)  # fmt: skip

CANTERLOT_HEDGE_MAZE = resource(
    "cn134",
    "Canterlot Hedge Maze",
    ORANGE,
    power=5,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(
        PlayToHome(),
        main_phase(
            Banish(choose(cards(FRIEND, ControlledBy(OPPONENT))), beneath_this=True),
            costs=(Exhaust(THIS), Pay(1)),
        ),
        main_phase(Release(), costs=(Pay(2),), anyone=True),
    ),
)
