"""The other Events of Premiere for a phase of one's own turn."""

from everfree.ccg.language import (
    AT_MOST, BLUE, CHARACTER, DIFFERENT_PROBLEMS, END_OF_TURN, FRIEND, HOME, MAIN_PHASE_TIMING, OPPONENT,
    ORANGE, PINK, POWER, PURPLE, RARE, RESOURCE, TROUBLEMAKER_PHASE_TIMING, UNCOMMON, WHITE, YELLOW, At,
    Choose, ColouredPower, ControlledBy, Dismiss, Draw, EventText, Give, If, Is, It, LookAndReorder, Move,
    Power, Sequence, With, cards, choose, event, wordings as w, yours,
)  # fmt: skip

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
            Give((ColouredPower(+2, WHITE),), choose(cards(CHARACTER), wording=w.CHOSEN_FIRST), END_OF_TURN),
        ),
    ),
)

BACK_WHERE_YOU_BEGAN = event(
    "pr106",
    "Back Where You Began",
    PURPLE,
    power=5,
    cost=1,
    needs=2,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, Move(choose(cards(CHARACTER, ControlledBy(OPPONENT))))),),
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

DOWNRIGHT_DANGEROUS = event(
    "pr110",
    "Downright Dangerous",
    PINK,
    power=5,
    cost=2,
    needs=2,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Sequence(
                (
                    Give(
                        (Power(-2),),
                        choose(cards(FRIEND, ControlledBy(OPPONENT)), wording=w.CHOSEN_TO),
                        END_OF_TURN,
                    ),
                    If(Is(It(), (With(POWER, AT_MOST, 0, w.POWER_FIRST),)), Dismiss(It())),
                )
            ),
        ),
    ),
)

EEYUP = event(
    "pr112",
    "Eeyup",
    ORANGE,
    power=4,
    cost=2,
    needs=4,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give((ColouredPower(+4, ORANGE),), choose(cards(CHARACTER), wording=w.CHOSEN_FIRST), END_OF_TURN),
        ),
    ),
)

HERES_YOUR_INVITATION = event(
    "pr113",
    "Here's Your Invitation!",
    PINK,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Dismiss(
                choose(cards(FRIEND, ControlledBy(OPPONENT), With(POWER, AT_MOST, 1, w.POWER_FIRST))),
            ),
        ),
    ),
)

LETS_GET_THIS_PARTY_STARTED = event(
    "pr114",
    "Let's Get This Party Started",
    PINK,
    power=3,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, Draw(3)),),
)

FEARS_MUST_BE_FACED = event(
    "pr115",
    "Fears Must be Faced",
    BLUE,
    power=5,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    text=(
        EventText(
            TROUBLEMAKER_PHASE_TIMING,
            Move(
                Choose(yours(CHARACTER, At(HOME)), 2, wording=w.CHOSEN_THEN_EACH, up_to=True),
                DIFFERENT_PROBLEMS,
            ),
        ),
    ),
)

NURTURE_WITH_KNOWLEDGE = event(
    "pr116",
    "Nurture With Knowledge",
    YELLOW,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give((ColouredPower(+2, YELLOW),), choose(cards(CHARACTER), wording=w.CHOSEN_FIRST), END_OF_TURN),
        ),
    ),
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
            Give((ColouredPower(+2, BLUE),), choose(cards(CHARACTER), wording=w.CHOSEN_FIRST), END_OF_TURN),
        ),
    ),
)

THE_HORROR_THE_HORROR = event(
    "pr123",
    "The Horror! The Horror!",
    YELLOW,
    power=6,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    text=(EventText(MAIN_PHASE_TIMING, Dismiss(choose(cards(RESOURCE, ControlledBy(OPPONENT))))),),
)

WATCH_IN_AWE = event(
    "pr126",
    "Watch in Awe",
    PURPLE,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            Give((ColouredPower(+2, PURPLE),), choose(cards(CHARACTER), wording=w.CHOSEN_FIRST), END_OF_TURN),
        ),
    ),
)
