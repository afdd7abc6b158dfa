"""The blue Friends of High Magic."""

from everfree.ccg.language import (
    ALLY, BLUE, COMMON, CRITTER, DRAGON, EARTH_PONY, END_OF_TURN, FIXED, FRIEND, HASTY, IMMEDIATE, PEGASUS,
    PROBLEM_FACEOFFS, RARE, ROYALTY, SUPER_RARE, SWIFT, THIS, UNCOMMON, VEXING, YAK, YOU, Activated, Enters,
    Frighten, Give, LeavesPlay, May, Pay, PayTo, Power, Retire, Score, WinsFaceoff, cards, choose, diligent,
    friend, when,
)  # fmt: skip

FILTHY_RICH_COLD_HARD_CASH = friend(
    "hm5",
    "Filthy Rich, Cold Hard Cash",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(HASTY, diligent(1)),
)

NIGHT_GLIDER_SHES_ON_IT = friend(
    "hm6",
    "Night Glider, She's On It!",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(HASTY,),
)

PRINCE_RUTHERFORD_QUICK_TO_JUDGE = friend(
    "hm7",
    "Prince Rutherford, Quick to Judge",
    BLUE,
    power=2,
    cost=2,
    needs=4,
    traits=(ALLY, YAK, ROYALTY),
    rarity=RARE,
    keywords=(HASTY,),
    abilities=(when(Enters(THIS), May(Frighten(choose(cards(FRIEND))))),),
)

RAINBOW_DASH_RAINBOW_POWERED = friend(
    "hm8", "Rainbow Dash, Rainbow Powered", BLUE, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)

RAINBOW_DASH_BACK_IN_BLACK = friend(
    "hm9",
    "Rainbow Dash, Back in Black",
    BLUE,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=FIXED,
    abilities=(
        when(
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True, at_least=5),
            May(PayTo((Retire(THIS),), Score(1))),
        ),
    ),
)

SPIKE_DREAM_BIG = friend(
    "hm11",
    "Spike, Dream Big",
    BLUE,
    power=4,
    cost=4,
    needs=2,
    traits=(DRAGON,),
    rarity=SUPER_RARE,
    keywords=(SWIFT,),
    abilities=(Activated(IMMEDIATE, Give((Power(+2),), THIS, END_OF_TURN), (Pay(1),)),),
)

TANK_SHELL_SHOCK = friend(
    "hm13",
    "Tank, Shell Shock",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(CRITTER,),
    rarity=RARE,
    keywords=(VEXING,),
    abilities=(when(LeavesPlay(THIS), May(Frighten(choose(cards(FRIEND))))),),
)
