"""The Events of Seaquestria and Beyond."""

from everfree.ccg.language import (
    BLUE, CHARACTER, COMMON, FRIEND, IMMEDIATE, MAIN_PHASE_TIMING, OPPONENT, PURPLE, Choose, ControlledBy,
    EventText, Frighten, Move, cards, choose, event, wordings as w,
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

BURNING_BRIDGES = event(
    "sb99",
    "Burning Bridges",
    PURPLE,
    power=5,
    cost=3,
    needs=3,
    rarity=COMMON,
    text=(
        EventText(
            IMMEDIATE,
            Move(
                Choose(
                    cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)), 2, wording=w.IN_WORDS, up_to=True
                )
            ),
        ),
    ),
)

DEEP_TROUBLE = event(
    "sb101",
    "Deep Trouble",
    BLUE,
    power=6,
    cost=4,
    needs=2,
    rarity=COMMON,
    text=(EventText(IMMEDIATE, Frighten(Choose(cards(FRIEND), 2, wording=w.IN_WORDS, up_to=True))),),
)
