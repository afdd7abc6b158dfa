"""The orange Friends of Defenders of Equestria."""

from everfree.ccg.language import COMMON, EARTH_PONY, FOAL, ORANGE, PEGASUS, UNICORN, diligent, friend

FILLY_GUIDES_HOUSE_TO_HOUSE = friend(
    "de19",
    "Filly Guides, House to House",
    ORANGE,
    power=4,
    cost=5,
    needs=2,
    traits=(EARTH_PONY, PEGASUS, UNICORN, FOAL),
    rarity=COMMON,
    keywords=(diligent(2),),
)
