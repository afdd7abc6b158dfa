"""The orange Friends of Marks in Time."""

from everfree.ccg.language import COMMON, EARTH_PONY, ORANGE, diligent, friend

GRANNY_SMITH_FAMILY_FOUNDER = friend(
    "mt17",
    "Granny Smith, Family Founder",
    ORANGE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(diligent(3),),
)
