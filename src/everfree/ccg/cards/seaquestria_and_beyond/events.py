"""The Events of Seaquestria and Beyond."""

from everfree.ccg.language import (
    COMMON, FRIEND, MAIN_PHASE_TIMING, PURPLE, EventText, Frighten, cards, choose, event,
)  # fmt: skip

BETRAYED = event(
    "sb98",
    "Betrayed",
    PURPLE,
    power=4,
    cost=1,
    needs=2,
    rarity=COMMON,
    text=(EventText(MAIN_PHASE_TIMING, Frighten(choose(cards(FRIEND)))),),
)
