"""The Events of The Crystal Games."""

from everfree.ccg.language import (
    CARD, DISCARD_PILE, MAIN_PHASE_TIMING, OPPONENT, PURPLE, THIS, ULTRA_RARE, Banish, BanishNamesakes,
    ControlledBy, EventText, Sequence, cards, choose, event,
)  # fmt: skip

DESTINY_DRAIN = event(
    "cg201",
    "Destiny Drain",
    PURPLE,
    power=6,
    cost=3,
    needs=3,
    rarity=ULTRA_RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    BanishNamesakes(choose(cards(CARD, ControlledBy(OPPONENT), zone=DISCARD_PILE))),
                    Banish(THIS),
                )
            ),
        ),
    ),
)
