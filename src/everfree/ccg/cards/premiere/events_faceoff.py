"""The Events of Premiere for any moment of a faceoff."""

from everfree.ccg.language import (
    A_PROBLEM, BLUE, CHARACTER, END_OF_FACEOFF, FACEOFF_TIMING, OPPONENTS_PROBLEM, PEGASUS, RARE, UNCOMMON,
    YELLOW, At, EventText, Give, Move, Power, WithTrait, cards, choose, each, event, flips_for, wordings as w,
    yours,
)  # fmt: skip

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
                choose(cards(CHARACTER, WithTrait(PEGASUS)), wording=w.CHOSEN_FIRST),
                END_OF_FACEOFF,
            ),
        ),
    ),
)

ASSERTIVENESS_TRAINING = event(
    "pr105",
    "Assertiveness Training",
    power=4,
    cost=1,
    rarity=RARE,
    text=(flips_for("Rarity", "Pinkie Pie"),),
)

GOTTA_GO_FAST = event(
    "pr117",
    "Gotta Go Fast",
    BLUE,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    text=(EventText(FACEOFF_TIMING, Move(choose(yours(CHARACTER)), A_PROBLEM)),),
)

STRAIGHTEN_UP_AND_FLY_RIGHT = event(
    "pr119",
    "Straighten Up & Fly Right",
    power=4,
    cost=1,
    rarity=RARE,
    text=(flips_for("Twilight Sparkle", "Fluttershy"),),
)

TEAM_EFFORT = event(
    "pr121",
    "Team Effort",
    power=4,
    cost=1,
    rarity=RARE,
    text=(flips_for("Applejack", "Twilight Sparkle"),),
)

THE_BIG_GUNS = event(
    "pr122",
    "The Big Guns",
    power=4,
    cost=1,
    rarity=RARE,
    text=(flips_for("Rainbow Dash", "Pinkie Pie"),),
)

UNDERCOVER_ADVENTURE = event(
    "pr125",
    "Undercover Adventure",
    power=4,
    cost=1,
    rarity=RARE,
    text=(flips_for("Rainbow Dash", "Rarity"),),
)

WORKING_TOGETHER = event(
    "pr129",
    "Working Together",
    power=4,
    cost=1,
    rarity=RARE,
    text=(flips_for("Applejack", "Fluttershy"),),
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
