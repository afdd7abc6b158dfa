"""The Friends of Celestial Solstice."""

from everfree.ccg.language import (
    ALICORN, FIXED, FRIEND, MAIN_PHASE, PURPLE, ROYALTY, YOU, Draws, Exhaust, Gain, PayTo, Replacement,
    choose, friend, yours,
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
