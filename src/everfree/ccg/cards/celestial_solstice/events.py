"""The Events of Celestial Solstice."""

from everfree.ccg.language import (
    A_PROBLEM, AN_OPPONENT, BLUE, CARD, CHARACTER, FIXED, GOTCHA, MAIN_PHASE_TIMING, PINK, REACTION,
    SCORE_PHASE, Draw, EachPlayer, EventText, May, Move, PhaseStarts, Sequence, ShuffleInto, choose, each,
    event, in_your_hand, wordings as w, yours,
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

SURPRISE_PARTY = event(
    "cs6",
    "Surprise Party!",
    PINK,
    power=4,
    cost=2,
    needs=4,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            EachPlayer(Sequence((ShuffleInto(each(in_your_hand(CARD))), Draw(6))), wording=w.ALL_OF_THEM),
        ),
    ),
)
