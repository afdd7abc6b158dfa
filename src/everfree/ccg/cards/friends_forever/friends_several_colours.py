"""The Friends of Friends Forever with several colours."""

from everfree.ccg.language import ALLY, BLUE, HIPPOGRIFF, UNCOMMON, WHITE, competitive, friend, showy

SKY_BEAK_FREQUENT_FLIER = friend(
    "ff64",
    "Sky Beak, Frequent Flier",
    BLUE | WHITE,
    power=2,
    cost=2,
    needs=1,
    traits=(ALLY, HIPPOGRIFF),
    rarity=UNCOMMON,
    keywords=(competitive(2), showy(1)),
)
