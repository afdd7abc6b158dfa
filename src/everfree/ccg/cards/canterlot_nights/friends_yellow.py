"""The yellow Friends of Canterlot Nights."""

from everfree.ccg.language import (
    CARETAKER, COMMON, CRITTER, PEGASUS, RARE, UNICORN, YELLOW, friend, supportive,
)  # fmt: skip

ANGEL_SERIOUS_BUSINESS = friend(
    "cn83",
    "Angel, Serious Business",
    YELLOW,
    power=1,
    cost=2,
    needs=3,
    traits=(CRITTER,),
    rarity=RARE,
    keywords=(supportive(2),),
)

LEMON_HEARTS_SWEETHEART = friend(
    "cn91",
    "Lemon Hearts, Sweetheart",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(CARETAKER,),
)

WHITEWASH_AMIABLE_AVIATOR = friend(
    "cn98", "Whitewash, Amiable Aviator", YELLOW, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)
