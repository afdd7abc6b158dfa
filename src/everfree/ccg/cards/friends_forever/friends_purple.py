"""The purple Friends of Friends Forever."""

from everfree.ccg.language import CHANGELING, COMMON, PREPARED, PURPLE, UNICORN, friend, meticulous

OCELLUS_STUDENT_OF_FRIENDSHIP = friend(
    "ff32",
    "Ocellus, Student of Friendship",
    PURPLE,
    power=3,
    cost=3,
    needs=1,
    traits=(CHANGELING,),
    rarity=COMMON,
    keywords=(meticulous(1),),
)

STELLAR_FLARE_BIG_PLANS = friend(
    "ff37",
    "Stellar Flare, Big Plans",
    PURPLE,
    power=2,
    cost=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(PREPARED,),
)
