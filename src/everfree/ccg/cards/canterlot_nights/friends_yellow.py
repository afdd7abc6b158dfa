"""The yellow Friends of Canterlot Nights."""

from everfree.ccg.language import (
    CARETAKER, COMMON, CRITTER, HOME, PEGASUS, RARE, RESOURCE, THIS, UNICORN, YELLOW, At, Dismiss, Enters,
    Exhaust, Move, cards, choose, friend, main_phase, supportive, when, yours,
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

MANNY_ROAR_MILD_MANTICORE = friend(
    "cn93",
    "Manny Roar, Mild Manticore",
    YELLOW,
    power=3,
    cost=4,
    needs=2,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(when(Enters(THIS), Dismiss(choose(cards(RESOURCE)))),),
)

RACCOON_SCROUNGER = friend(
    "cn97",
    "Raccoon, Scrounger",
    YELLOW,
    power=1,
    cost=2,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(main_phase(Move(THIS), costs=(Exhaust(choose(yours(RESOURCE, At(HOME)))),)),),
)

WHITEWASH_AMIABLE_AVIATOR = friend(
    "cn98", "Whitewash, Amiable Aviator", YELLOW, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)
