"""The Events of Celestial Solstice."""

from everfree.ccg.language import (
    A_PROBLEM, AN_OPPONENT, BLUE, CHARACTER, FIXED, GOTCHA, REACTION, SCORE_PHASE, EventText, May, Move,
    PhaseStarts, choose, event, yours,
)  # fmt: skip

TEN_SECONDS_FLAT = event(
    "cs5",
    "Ten. Seconds. Flat.",
    BLUE,
    power=4,
    cost=2,
    needs=1,
    rarity=FIXED,
    traits=(GOTCHA,),
    text=(
        EventText(
            REACTION, May(Move(choose(yours(CHARACTER)), A_PROBLEM)), PhaseStarts(SCORE_PHASE, AN_OPPONENT)
        ),
    ),
)
