"""The purple Friends of Crystal Games."""

from everfree.ccg.language import COMMON, PURPLE, TEAMWORK, UNICORN, friend, supportive

NIGHT_LIGHT_DEVOTED_DAD = friend(
    "cg51",
    "Night Light, Devoted Dad",
    PURPLE,
    power=3,
    cost=3,
    needs=4,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)
