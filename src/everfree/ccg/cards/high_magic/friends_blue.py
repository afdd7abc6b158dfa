"""The blue Friends of High Magic."""

from everfree.ccg.language import (
    ALLY, BLUE, COMMON, CRITTER, DRAGON, EARTH_PONY, END_OF_TURN, FIXED, FOAL, FRIEND, HASTY, IMMEDIATE, MANE,
    PEGASUS, PROBLEM_FACEOFFS, RARE, ROYALTY, SUPER_RARE, SWIFT, THIS, UNCOMMON, VEXING, YAK, YOU, Activated,
    Continuous, Enters, Exhaust, Frighten, Give, HasKeyword, Is, LeavesPlay, May, Move, OfColour, Pay, PayTo,
    Power, PutTokens, Retire, Score, Spelt, This, TurnEnds, WinsFaceoff, cards, choose, diligent, each,
    friend, token, when, wordings as w, yours,
)  # fmt: skip

BULK_BICEPS_HUMMINGBRO = friend(
    "hm3",
    "Bulk Biceps, Hummingbro",
    BLUE,
    power=4,
    cost=4,
    needs=3,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(when(TurnEnds(YOU), May(PayTo((Exhaust(THIS),), Move(This(w.IT))))),),
)

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

SCOOTALOO_WHAT_A_WINGSPAN = friend(
    "hm10",
    "Scootaloo, What a Wingspan!",
    BLUE,
    power=3,
    cost=3,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Competitive", 2),), THIS, Is(each(yours(MANE), wording=w.ONLY), (OfColour(BLUE),))
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

SPITFIRE_WING_LEADER = friend(
    "hm12",
    "Spitfire, Wing Leader",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=SUPER_RARE,
    abilities=(when(Enters(THIS), May(PutTokens(token(1, BLUE, PEGASUS, keywords=(SWIFT,)), Spelt(3)))),),
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
