"""The purple Friends of Absolute Discord."""

from everfree.ccg.language import (
    AN_OPPONENT, CARD, CHAOTIC, CHARACTER, COMMON, DRACONEQUUS, EARTH_PONY, END_OF_FACEOFF, FLIP, FOAL,
    INSPIRED, MAIN_PHASE, PURPLE, THIS, TROUBLEMAKER, UNICORN, YOU, ZEBRA, Continuous, Elsewhere, Exhaust,
    Gain, Give, InFaceoff, IsFlipped, May, Moves, PayTo, PhaseStarts, Power, PutOnDeck, cards, choose, each,
    friend, here, in_your_hand, one, when, wordings as w, yours,
)  # fmt: skip

BON_BON_CANDY_EXPERT = friend(
    "ad41", "Bon Bon, Candy Expert", PURPLE, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

COMET_TAIL_OUT_OF_CONTROL = friend(
    "ad43",
    "Comet Tail, Out of Control",
    PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(Continuous((Power(+1, w.HAVE),), each(cards(TROUBLEMAKER, here()), wording=w.TOGETHER)),),
)

DISCORD_SORCEROR_SUPREME = friend(
    "ad44",
    "Discord, Sorceror Supreme",
    PURPLE,
    power=2,
    cost=3,
    traits=(DRACONEQUUS, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(
            FLIP, when(IsFlipped(THIS), Give((Power(+2),), choose(yours(CARD, InFaceoff())), END_OF_FACEOFF))
        ),
    ),
)

TRUFFLE_NEWSWORTHY = friend(
    "ad50",
    "Truffle, Newsworthy",
    PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(when(Moves(AN_OPPONENT, one(CHARACTER)), May(PayTo((Exhaust(THIS),), Gain(1)))),),
)

TWINKLESHINE_OUTSIDE_THE_BOX = friend(
    "ad51",
    "Twinkleshine, Outside the Box",
    PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(INSPIRED,),
)

ZECORA_FLASHING_BACK = friend(
    "ad52",
    "Zecora, Flashing Back",
    PURPLE,
    power=3,
    cost=3,
    needs=3,
    traits=(ZEBRA,),
    rarity=COMMON,
    abilities=(
        when(
            PhaseStarts(MAIN_PHASE, YOU),
            May(PutOnDeck(choose(in_your_hand(CARD), wording=w.FROM), w.YOUR_TOP)),
        ),
    ),
)
