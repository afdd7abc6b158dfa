"""The Friends of High Magic with several colours."""

from everfree.ccg.language import (
    BLUE, BUFFALO, CHARACTER, CRITTER, EARTH_PONY, END_OF_TURN, FOAL, FRIEND, IMMEDIATE, OPPONENT, PEGASUS,
    PINK, PROBLEM_FACEOFFS, PURPLE, RARE, SWIFT, THIS, TROUBLEMAKER, UNCOMMON, YELLOW, YOU, Activated,
    Another, Continuous, ControlledBy, DuringFaceoff, Exhaust, ForEach, Gain, Give, IsDismissed, May, PayTo,
    Power, PutIntoHand, Retire, WinsFaceoff, cards, choose, each, friend, here, one, when, wordings as w,
    yours,
)  # fmt: skip

SOARIN_PIE_POWERED = friend(
    "hm68",
    "Soarin, Pie Powered",
    BLUE | PINK,
    power=1,
    cost=1,
    needs=1,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(
        Activated(IMMEDIATE, Give((Power(+2),), THIS, END_OF_TURN), (Retire(choose(cards(FRIEND))),)),
    ),
)

FLEETFOOT_NATURAL_BORN_WINNER = friend(
    "hm70",
    "Fleetfoot, Natural Born Winner",
    BLUE | YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(
        when(
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True, at_least=5),
            May(PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))))),
        ),
    ),
)

LITTLE_STRONGHEART_HERD_TACTICS = friend(
    "hm71",
    "Little Strongheart, Herd Tactics",
    BLUE | YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(BUFFALO,),
    rarity=UNCOMMON,
    keywords=(SWIFT,),
    abilities=(
        Continuous(
            (Power(ForEach(+1, yours(CHARACTER, Another(), here())), w.HAVE),),
            THIS,
            DuringFaceoff(wording=w.LEADING),
        ),
    ),
)

SKUNK_LIL_STINKER = friend(
    "hm72",
    "Skunk, Lil Stinker",
    BLUE | YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(CRITTER,),
    rarity=UNCOMMON,
    abilities=(Continuous((Power(-2, w.HAVE),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),),
)

DIAMOND_TIARA_BREAKING_NEWS = friend(
    "hm77",
    "Diamond Tiara, Breaking News",
    PINK | PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=UNCOMMON,
    abilities=(when(IsDismissed(one(FRIEND, here())), May(PayTo((Exhaust(THIS),), Gain(1)))),),
)
