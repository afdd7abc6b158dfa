"""The blue Friends of Canterlot Nights."""

from everfree.ccg.language import BLUE, COMMON, PEGASUS, SWIFT, friend, supportive

ORANGE_SWIRL_DIZZY_DAREDEVIL = friend(
    "cn15", "Orange Swirl, Dizzy Daredevil", BLUE, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)

RAINBOW_BLAZE_DASHING_MENTOR = friend(
    "cn17",
    "Rainbow Blaze, Dashing Mentor",
    BLUE,
    power=2,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(supportive(2),),
)

SPRINKLE_MEDLEY_DRIP_DROPPER = friend(
    "cn23",
    "Sprinkle Medley, Drip Dropper",
    BLUE,
    power=3,
    cost=4,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(SWIFT,),
)
