"""The purple Friends of Marks in Time."""

from everfree.ccg.language import COMMON, PREPARED, PURPLE, UNICORN, friend

CLOVER_THE_CLEVER_EQUESTRIAN_FOUNDER = friend(
    "mt33",
    "Clover the Clever, Equestrian Founder",
    PURPLE,
    power=4,
    cost=4,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(PREPARED,),
)
