"""The white Friends of Canterlot Nights."""

from everfree.ccg.language import COMMON, EARTH_PONY, INSPIRED, PEGASUS, WHITE, friend

PRIM_POSY_FOND_OF_FRONDS = friend(
    "cn76", "Prim Posy, Fond of Fronds", WHITE, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)

SILVER_FRAMES_ART_CURATOR = friend(
    "cn81",
    "Silver Frames, Art Curator",
    WHITE,
    power=2,
    cost=2,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(INSPIRED,),
)
