"""The Events of Premiere."""

from everfree.ccg.language import (
    ADDITIONAL,
    ANEW,
    BLUE,
    CHARACTER,
    CHOSEN_FIRST,
    END_OF_PHASE,
    END_OF_TURN,
    FIXED,
    GOTCHA,
    MAIN_PHASE_TIMING,
    MORE,
    ORANGE,
    PLAY_WHEN,
    PROBLEM_FACEOFFS,
    PURPLE,
    REACTION,
    REVERSED,
    THAT,
    TROUBLEMAKER_FACEOFF,
    UNCOMMON,
    WHITE,
    YOU,
    ColouredPower,
    EventText,
    FlipCard,
    Flips,
    Give,
    IgnoreFlipped,
    LookAndReorder,
    OfColour,
    Score,
    Sequence,
    WinsFaceoff,
    cards,
    choose,
    event,
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
                choose(cards(CHARACTER, OfColour(BLUE | WHITE)), wording=CHOSEN_FIRST),
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
                choose(cards(CHARACTER, OfColour(ORANGE | PURPLE, REVERSED)), wording=CHOSEN_FIRST),
                END_OF_PHASE,
            ),
        ),
    ),
)

A_BULLY_AND_A_BEAST = event(
    "pr102",
    "A Bully and a Beast",
    ORANGE,
    power=5,
    cost=0,
    needs=2,
    traits=(GOTCHA,),
    rarity=UNCOMMON,
    text=(
        EventText(
            REACTION,
            Sequence((IgnoreFlipped(THAT), FlipCard(MORE))),
            Flips(YOU, TROUBLEMAKER_FACEOFF, against_challenge=True),
        ),
    ),
)

A_TOUCH_OF_REFINEMENT = event(
    "pr103",
    "A Touch of Refinement",
    WHITE,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give((ColouredPower(+2, WHITE),), choose(cards(CHARACTER), wording=CHOSEN_FIRST), END_OF_TURN),
        ),
    ),
)

CREME_DE_LA_CREME = event(
    "pr107",
    "Crème de la Crème",
    WHITE,
    power=5,
    cost=0,
    needs=3,
    traits=(GOTCHA,),
    rarity=UNCOMMON,
    text=(
        EventText(
            REACTION,
            Score(1, wording=ADDITIONAL),
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, at_least=5),
            PROBLEM_FACEOFFS,
            PLAY_WHEN,
        ),
    ),
)

DOUBLE_CHECK_THE_CHECKLIST = event(
    "pr109",
    "Double-check the Checklist",
    PURPLE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, LookAndReorder(3)),),
)

DUCK_AND_COVER = event(
    "pr111",
    "Duck and Cover",
    ORANGE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    text=(EventText(REACTION, Sequence((IgnoreFlipped(THAT), FlipCard(ANEW))), Flips(YOU)),),
)

SWING_INTO_ACTION = event(
    "pr120",
    "Swing Into Action",
    BLUE,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give((ColouredPower(+2, BLUE),), choose(cards(CHARACTER), wording=CHOSEN_FIRST), END_OF_TURN),
        ),
    ),
)

CARDS = (
    DIG_DEEP,
    APPLES_AND_ORANGES,
    A_BULLY_AND_A_BEAST,
    A_TOUCH_OF_REFINEMENT,
    CREME_DE_LA_CREME,
    DOUBLE_CHECK_THE_CHECKLIST,
    DUCK_AND_COVER,
    SWING_INTO_ACTION,
)
