"""The white Friends of Defenders of Equestria."""

from everfree.ccg.language import COMMON, PREPARED, UNICORN, WHITE, friend

RARITY_MERRY = friend(
    "de46",
    "Rarity, Merry",
    WHITE,
    power=4,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(PREPARED,),
)
