"""The yellow Friends of Absolute Discord."""

from everfree.ccg.language import COMMON, EARTH_PONY, PEGASUS, SWIFT, YELLOW, friend

COCO_POMMEL_CARING_ASSISTANT = friend(
    "ad67", "Coco Pommel, Caring Assistant", YELLOW, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

FLEETFOOT_SECRET_SWEETHEART = friend(
    "ad69",
    "Fleetfoot, Secret Sweetheart",
    YELLOW,
    power=2,
    cost=3,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(SWIFT,),
)
