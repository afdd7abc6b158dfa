"""The Events of Premiere that give a character power of two colours."""

from everfree.ccg.language import (
    BLUE, CHARACTER, COMMON, END_OF_PHASE, FIXED, MAIN_PHASE_TIMING, ORANGE, PINK, PURPLE, WHITE, YELLOW,
    ColouredPower, EventText, Give, OfColour, cards, choose, event, wordings as w,
)  # fmt: skip

SPREAD_YOUR_WINGS = event(
    "pr95",
    "Spread Your Wings",
    power=4,
    cost=1,
    rarity=COMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, BLUE), ColouredPower(+1, PINK)),
                choose(cards(CHARACTER, OfColour(BLUE | PINK)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

GETTING_HOOVES_DIRTY = event(
    "pr96",
    "Getting Hooves Dirty",
    power=4,
    cost=1,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, WHITE), ColouredPower(+1, PINK)),
                choose(cards(CHARACTER, OfColour(WHITE | PINK, w.REVERSED)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

DIG_DEEP = event(
    "pr97",
    "Dig Deep",
    power=4,
    cost=1,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, BLUE), ColouredPower(+1, WHITE)),
                choose(cards(CHARACTER, OfColour(BLUE | WHITE)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

APPLES_AND_ORANGES = event(
    "pr98",
    "Apples and Oranges",
    power=4,
    cost=1,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, ORANGE), ColouredPower(+1, PURPLE)),
                choose(cards(CHARACTER, OfColour(ORANGE | PURPLE, w.REVERSED)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

ROYAL_GUIDANCE = event(
    "pr99",
    "Royal Guidance",
    power=4,
    cost=1,
    rarity=COMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, YELLOW), ColouredPower(+1, PURPLE)),
                choose(cards(CHARACTER, OfColour(YELLOW | PURPLE, w.REVERSED)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

SWEET_AND_KIND = event(
    "pr100",
    "Sweet and Kind",
    power=4,
    cost=1,
    rarity=FIXED,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give(
                (ColouredPower(+1, ORANGE), ColouredPower(+1, YELLOW)),
                choose(cards(CHARACTER, OfColour(ORANGE | YELLOW, w.REVERSED)), wording=w.CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)
