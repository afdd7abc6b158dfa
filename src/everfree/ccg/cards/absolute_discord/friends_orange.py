"""The orange Friends of Absolute Discord."""

from everfree.ccg.language import COMMON, EARTH_PONY, ORANGE, RANDOM, UNICORN, friend

DAISY_FICKLE_SALESMARE = friend(
    "ad22",
    "Daisy, Fickle Salesmare",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(RANDOM,),
)

LYRA_GOOD_POSTURE = friend(
    "ad26", "Lyra, Good Posture", ORANGE, power=2, cost=2, traits=(UNICORN,), rarity=COMMON
)
