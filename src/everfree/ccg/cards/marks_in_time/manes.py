"""The Mane Characters of Marks in Time."""

from everfree.ccg.language import (
    END_PHASE, PURPLE, READY_PHASE, THIS, ULTRA_RARE, UNICORN, YOU, Confronts, ExtraPhase, Side, SideTurnsUp,
    TurnOver, mane, when,
)  # fmt: skip

STARLIGHT_GLIMMER_TIME_OF_HER_LIFE = mane(
    "mt135",
    "Starlight Glimmer, Time of Her Life",
    rarity=ULTRA_RARE,
    start=Side(PURPLE, 1, (UNICORN,), (), (when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        PURPLE,
        3,
        (UNICORN,),
        (),
        (when(SideTurnsUp(first=True), ExtraPhase(READY_PHASE, END_PHASE)),),
        home_limit=4,
    ),
)
