"""The Friends of Celestial Solstice."""

from everfree.ccg.language import (
    ALICORN, FIXED, FRIEND, MAIN_PHASE, PURPLE, ROYALTY, YELLOW, YOU, Draw, Draws, Exhaust, Gain, May, PayTo,
    Plays, Replacement, choose, friend, one, when, yours,
)  # fmt: skip

PRINCESS_LUNA_THE_SETTING_MOON = friend(
    "cs2",
    "Princess Luna, The Setting Moon",
    PURPLE,
    power=2,
    cost=4,
    needs=5,
    traits=(ALICORN, ROYALTY),
    rarity=FIXED,
    abilities=(
        Replacement(Draws(YOU, MAIN_PHASE), PayTo((Exhaust(choose(yours(FRIEND))),), Gain(1)), optional=True),
    ),
)

PRINCESS_CELESTIA_THE_RISING_SUN = friend(
    "cs4",
    "Princess Celestia, The Rising Sun",
    YELLOW,
    power=2,
    cost=4,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=FIXED,
    abilities=(when(Plays(YOU, one(FRIEND)), May(Draw())),),
)
