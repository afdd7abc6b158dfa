"""The Events of Defenders of Equestria."""

from everfree.ccg.language import (
    MAIN_PHASE_TIMING,
    PURPLE,
    RARE,
    Card,
    EventText,
    MoreConfrontSteps,
    event,
)

SIMILO_DUPLEXIS = event(
    "de104",
    "Similo Duplexis",
    PURPLE,
    power=4,
    cost=4,
    needs=4,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, MoreConfrontSteps()),),
)

CARDS: tuple[Card, ...] = (SIMILO_DUPLEXIS,)
