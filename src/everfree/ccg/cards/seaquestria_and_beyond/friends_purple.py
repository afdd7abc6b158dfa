"""The purple Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALICORN, COMMON, PURPLE, ROYALTY, SEAPONY, UNCOMMON, friend, meticulous, transform,
)  # fmt: skip

PRINCESS_LUNA_DUSK_TO_DAWN = friend(
    "sb40",
    "Princess Luna, Dusk to Dawn",
    PURPLE,
    power=3,
    cost=3,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    keywords=(meticulous(2),),
)

PRINCESS_TWILIGHT_SPARKLE_MAGICAL_SEAPONY = friend(
    "sb42",
    "Princess Twilight Sparkle, Magical Seapony",
    PURPLE,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY, ROYALTY),
    rarity=UNCOMMON,
    keywords=(transform(2), meticulous(2)),
)
