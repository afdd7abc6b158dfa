"""The white Friends of Crystal Games."""

from everfree.ccg.language import (
    BREEZIE, CARD, COMMON, FRIEND, PEGASUS, PROBLEM_FACEOFFS, TEAMWORK, THERE, THIS, UNCOMMON, UNICORN, WHITE,
    YOU, Another, At, Banish, Exhaust, LeavesPlay, May, Pay, PayTo, PutIntoHand, Retire, Score, This,
    WinsFaceoff, cards, choose, friend, in_your_discard_pile, supportive, when, wordings as w,
)  # fmt: skip

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

HELIA_MARATHON_MARE = friend(
    "cg65",
    "Helia, Marathon Mare",
    WHITE,
    power=2,
    cost=4,
    needs=4,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(TEAMWORK,),
    abilities=(
        when(
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True),
            May(PayTo((Exhaust(THIS), Pay(2)), Banish(choose(cards(FRIEND, At(THERE, w.NAMED)))))),
        ),
    ),
)

RARITY_BREEZIEFIED = friend(
    "cg70",
    "Rarity, Breeziefied",
    WHITE,
    power=0,
    cost=0,
    needs=2,
    traits=(BREEZIE,),
    rarity=UNCOMMON,
    abilities=(when(WinsFaceoff(YOU, involving_this=True), May(PayTo((Retire(This(w.IT)),), Score(1)))),),
)

TRENDERHOOF_TRAVEL_WRITER = friend(
    "cg75",
    "Trenderhoof, Travel Writer",
    WHITE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(TEAMWORK,),
    abilities=(
        when(
            LeavesPlay(THIS),
            May(
                PayTo(
                    (Pay(1),),
                    PutIntoHand(choose(in_your_discard_pile(CARD, Another()), wording=w.FROM), w.YOURS),
                )
            ),
        ),
    ),
)
