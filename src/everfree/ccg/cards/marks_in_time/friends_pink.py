"""The pink Friends of Marks in Time."""

from everfree.ccg.language import ALICORN, COMMON, HASTY, PINK, ROYALTY, friend

PRINCESS_CADANCE_BEST_FOALSITTER_EVER = friend(
    "mt31",
    "Princess Cadance, Best Foalsitter Ever",
    PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    keywords=(HASTY,),
)
