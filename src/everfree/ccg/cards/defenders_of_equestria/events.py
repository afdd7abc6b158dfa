"""The Events of Defenders of Equestria."""

from everfree.ccg.language import (
    FRIEND, MAIN_PHASE_TIMING, OPPONENT, PINK, PURPLE, RARE, ULTRA_RARE, YOU, EventText, MoreConfrontSteps,
    PutIntoPlay, RevealUntil, That, cards, event,
)  # fmt: skip

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


SUNSET_FESTIVAL = event(
    "de140",
    "Sunset Festival",
    PINK,
    power=3,
    cost=2,
    needs=3,
    rarity=ULTRA_RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING, RevealUntil(cards(FRIEND), PutIntoPlay(That(FRIEND), under=YOU), OPPONENT)
        ),
    ),
)
