"""The purple Friends of Defenders of Equestria."""

from everfree.ccg.language import ALICORN, COMMON, PURPLE, ROYALTY, eccentric, friend

PRINCESS_TWILIGHT_SPARKLE_CUTIE_MARK_RESEARCHER = friend(
    "de36",
    "Princess Twilight Sparkle, Cutie Mark Researcher",
    PURPLE,
    power=3,
    cost=3,
    traits=(ALICORN, ROYALTY),
    rarity=COMMON,
    keywords=(eccentric(1),),
)
