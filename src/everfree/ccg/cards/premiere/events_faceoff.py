"""The Events of Premiere for any moment of a faceoff."""

from everfree.ccg.language import (
    CHARACTER,
    CHOSEN_FIRST,
    END_OF_FACEOFF,
    FACEOFF_TIMING,
    OPPONENTS_PROBLEM,
    PEGASUS,
    RARE,
    UNCOMMON,
    YELLOW,
    At,
    EventText,
    Give,
    Power,
    WithTrait,
    cards,
    choose,
    each,
    event,
    yours,
)

GOOD_HUSTLE = event(
    "pr101",
    "Good Hustle",
    power=5,
    cost=1,
    rarity=RARE,
    text=(
        EventText(
            FACEOFF_TIMING,
            Give(
                (Power(+2),),
                choose(cards(CHARACTER, WithTrait(PEGASUS)), wording=CHOSEN_FIRST),
                END_OF_FACEOFF,
            ),
        ),
    ),
)

YAY = event(
    "pr130",
    "Yay!",
    YELLOW,
    power=5,
    cost=0,
    needs=2,
    rarity=UNCOMMON,
    text=(
        EventText(
            FACEOFF_TIMING,
            Give((Power(+1),), each(yours(CHARACTER, At(OPPONENTS_PROBLEM))), END_OF_FACEOFF),
        ),
    ),
)

CARDS = (
    GOOD_HUSTLE,
    YAY,
)
