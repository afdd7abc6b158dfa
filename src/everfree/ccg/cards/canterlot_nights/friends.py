"""The Friends of Canterlot Nights."""

from everfree.ccg.language import (
    PURPLE,
    THIS,
    ULTRA_RARE,
    UNICORN,
    Card,
    Continuous,
    PlayWithTopRevealed,
    PowerBecomes,
    PrintedPowerOfTop,
    Standing,
    friend,
)

TWILIGHT_SPARKLE_NOTED_SPEAKER = friend(
    "cn197",
    "Twilight Sparkle, Noted Speaker",
    PURPLE,
    power=0,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=ULTRA_RARE,
    abilities=(
        Standing(PlayWithTopRevealed()),
        Continuous((PowerBecomes(PrintedPowerOfTop()),), THIS),
    ),
)

CARDS: tuple[Card, ...] = (TWILIGHT_SPARKLE_NOTED_SPEAKER,)
