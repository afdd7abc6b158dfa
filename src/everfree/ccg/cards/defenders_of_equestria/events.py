"""The Events of Defenders of Equestria."""

from everfree.ccg.language import (
    BLUE, COMMON, FRIEND, IMMEDIATE, MAIN_PHASE_TIMING, OPPONENT, PINK, PURPLE, RARE, TROUBLEMAKER,
    ULTRA_RARE, UNCOMMON, YOU, ControlledBy, Dismiss, EventText, Frighten, MoreConfrontSteps, PayTo,
    PutIntoPlay, Retire, RevealUntil, That, TurnFaceDown, cards, choose, event, wordings as w,
)  # fmt: skip

BELLY_FLOP = event(
    "de92",
    "Belly Flop",
    PINK,
    power=3,
    cost=1,
    needs=3,
    rarity=COMMON,
    text=(
        EventText(
            IMMEDIATE,
            PayTo(
                (Retire(choose(cards(FRIEND))),),
                Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))),
            ),
        ),
    ),
)

CIPACTLI_ATTACK = event(
    "de93",
    "Cipactli Attack",
    BLUE,
    power=4,
    cost=2,
    needs=2,
    rarity=UNCOMMON,
    text=(EventText(IMMEDIATE, Frighten(choose(cards(FRIEND)))),),
)

NATURAL_20 = event(
    "de102",
    "Natural 20",
    PURPLE,
    power=4,
    cost=2,
    needs=4,
    rarity=COMMON,
    text=(EventText(IMMEDIATE, TurnFaceDown(choose(cards(TROUBLEMAKER)))),),
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
