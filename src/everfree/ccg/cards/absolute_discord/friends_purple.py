"""The purple Friends of Absolute Discord."""

from everfree.ccg.language import COMMON, EARTH_PONY, INSPIRED, PURPLE, UNICORN, friend

BON_BON_CANDY_EXPERT = friend(
    "ad41", "Bon Bon, Candy Expert", PURPLE, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

TWINKLESHINE_OUTSIDE_THE_BOX = friend(
    "ad51",
    "Twinkleshine, Outside the Box",
    PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(INSPIRED,),
)
