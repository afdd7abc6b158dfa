"""The yellow Friends of Absolute Discord."""

from everfree.ccg.language import (
    CARD, CHAOTIC, COMMON, CRITTER, DRACONEQUUS, EARTH_PONY, END_OF_FACEOFF, FLIP, FRIEND, PEGASUS, SWIFT,
    THIS, UNCOMMON, YELLOW, Elsewhere, Enters, Give, InFaceoff, IsFlipped, May, Power, PutIntoHand, cards,
    choose, friend, when, yours,
)  # fmt: skip

BIG_MAC_ALL_BARK_NO_BITE = friend(
    "ad66",
    "Big Mac, All Bark, No Bite",
    YELLOW,
    power=1,
    cost=3,
    needs=2,
    traits=(CRITTER, EARTH_PONY, CHAOTIC),
    rarity=UNCOMMON,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), PutIntoHand(choose(cards(FRIEND, InFaceoff()))))),
        when(Enters(THIS), May(PutIntoHand(choose(cards(FRIEND))))),
    ),
)

COCO_POMMEL_CARING_ASSISTANT = friend(
    "ad67", "Coco Pommel, Caring Assistant", YELLOW, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

DISCORD_GONE_CUCKOO = friend(
    "ad68",
    "Discord, Gone Cuckoo",
    YELLOW,
    power=2,
    cost=3,
    traits=(CRITTER, DRACONEQUUS, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(
            FLIP, when(IsFlipped(THIS), Give((Power(+2),), choose(yours(CARD, InFaceoff())), END_OF_FACEOFF))
        ),
    ),
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
