"""The blue Friends of Leaders and Legends."""

from everfree.ccg.language import BLUE, COMMON, GRIFFON, SWIFT, friend

GALLUS_EARLY_FOR_CLASS = friend(
    "ll8",
    "Gallus, Early For Class",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(GRIFFON,),
    rarity=COMMON,
    keywords=(SWIFT,),
)
