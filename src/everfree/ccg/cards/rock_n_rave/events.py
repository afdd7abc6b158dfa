"""The Events of Rock N Rave."""

from everfree.ccg.language import (
    CHARACTER, END_OF_PHASE, FIXED, MAIN_PHASE_TIMING, ORANGE, PINK, PURPLE, WHITE, ColouredPower, EventText,
    Give, OfColour, cards, choose, event, wordings as w,
)  # fmt: skip

ITS_ELEMENTARY = event(
    "rr5",
    "It's Elementary!",
    power=4,
    cost=1,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, PINK), ColouredPower(+1, PURPLE)),
                choose(cards(CHARACTER, OfColour(PINK | PURPLE)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

ROCK_SOLID_FASHION = event(
    "rr6",
    "Rock Solid Fashion",
    power=4,
    cost=1,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, WHITE), ColouredPower(+1, ORANGE)),
                choose(cards(CHARACTER, OfColour(WHITE | ORANGE)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)
