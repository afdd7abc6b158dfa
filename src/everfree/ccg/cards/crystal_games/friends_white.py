"""The white Friends of Crystal Games."""

from everfree.ccg.language import COMMON, TEAMWORK, UNICORN, WHITE, friend, supportive

FANCY_PANTS_ALL_CLASS = friend(
    "cg63",
    "Fancy Pants, All Class",
    WHITE,
    power=4,
    cost=4,
    needs=4,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)
