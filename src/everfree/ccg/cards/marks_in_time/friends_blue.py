"""The blue Friends of Marks in Time."""

from everfree.ccg.language import (
    ANYWHERE, BLUE, COMMON, CRITTER, FRIEND, HASTY, IMMEDIATE, PEGASUS, RARE, THIS, UNICORN, Activated,
    Another, Continuous, HasKeyword, Move, OfColour, Pay, RemoveCounters, WithCard, competitive, diligent,
    friend, yours,
)  # fmt: skip

COMMANDER_HURRICANE_EQUESTRIAN_FOUNDER = friend(
    "mt6",
    "Commander Hurricane, Equestrian Founder",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(Activated(IMMEDIATE, Move(THIS), (Pay(2),)),),
)

SHINING_ARMOR_SOLDIER_IN_TRAINING = friend(
    "mt12",
    "Shining Armor, Soldier in Training",
    BLUE,
    power=4,
    cost=3,
    needs=4,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(competitive(3),),
)

TANK_BEST_TORTOISE = friend(
    "mt13",
    "Tank, Best Tortoise",
    BLUE,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Competitive", 2),),
            THIS,
            WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(BLUE))),
        ),
    ),
)

THUNDERLANE_UNSUNG_HERO = friend(
    "mt14",
    "Thunderlane, Unsung Hero",
    BLUE,
    power=5,
    cost=4,
    needs=4,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(HASTY, diligent(2)),
    abilities=(Activated(IMMEDIATE, Move(THIS), (RemoveCounters(),)),),
)
