"""The purple Friends of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, ALICORN, AN_OPPONENT, CARD, CARD_TYPES, CHAOTIC, CHARACTER, COMMON, CRITTER, DRACONEQUUS,
    EARTH_PONY, ELDER, END_OF_FACEOFF, EVENT, FLIP, FOAL, FRIEND, INSPIRED, MAIN_PHASE, MANE, OPPONENT,
    PURPLE, RARE, ROYALTY, SCORE_PHASE, THAT, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON, UNICORN,
    UNTIL_TRIGGERED, YOU, ZEBRA, Banish, Boosted, Cant, CheapenNextCard, Confronts, Continuous, ControlledBy,
    DiscardCards, DuringPhase, Elsewhere, Enters, EntersDiscardPile, Exhaust, FlipCard, Gain, Give, InFaceoff,
    Is, IsFlipped, Lasting, May, Moves, Pay, PayTo, PhaseStarts, Plays, Power, PutIntoPlay, PutOnDeck,
    Sequence, Shares, Standing, That, TurnStarts, cards, choose, each, friend, here, in_your_hand, main_phase,
    one, when, wordings as w, yours,
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

MINUETTE_FAST_FORWARD = friend(
    "ad45",
    "Minuette, Fast Forward",
    PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        main_phase(
            Sequence(
                (
                    Banish(choose(cards(FRIEND))),
                    Lasting(
                        when(TurnStarts(A_PLAYER, w.FOLLOWING), PutIntoPlay(That(FRIEND))), UNTIL_TRIGGERED
                    ),
                )
            ),
            costs=(Pay(2), Exhaust(THIS)),
        ),
    ),
)

MR_WADDLE_FREQUENT_NAPPER = friend(
    "ad46",
    "Mr. Waddle, Frequent Napper",
    PURPLE,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY, ELDER),
    rarity=RARE,
    abilities=(Continuous((Power(-3, w.HAVE),), THIS, DuringPhase(SCORE_PHASE, w.LEADING, OPPONENT)),),
)

OWLOWISCIOUS_TOME_RETRIEVER = friend(
    "ad47",
    "Owlowiscious, Tome Retriever",
    PURPLE,
    power=3,
    cost=3,
    needs=2,
    traits=(CRITTER, CHAOTIC),
    rarity=UNCOMMON,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), Sequence((Gain(1), Banish(THIS), FlipCard(w.UNDERSTOOD))))),
        when(EntersDiscardPile(THIS, from_play=True, wording=w.ENTERING), Gain(1)),
    ),
)

PRINCESS_TWILIGHT_SPARKLE_STAR_SWIRL_ENTHUSIAST = friend(
    "ad48",
    "Princess Twilight Sparkle, Star Swirl Enthusiast",
    PURPLE,
    power=4,
    cost=4,
    needs=3,
    traits=(ALICORN, ROYALTY, CHAOTIC),
    rarity=UNCOMMON,
    abilities=(
        Elsewhere(
            FLIP,
            when(IsFlipped(THIS), May(CheapenNextCard(3, cards(EVENT), w.PAID_FOR, until=END_OF_FACEOFF))),
        ),
        when(Enters(THIS), CheapenNextCard(1, cards(EVENT), w.PAID_FOR)),
    ),
)

TRIXIE_BIG_BOASTER = friend(
    "ad49",
    "Trixie, Big Boaster",
    PURPLE,
    power=1,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    abilities=(
        Standing(
            Cant(Confronts(A_PLAYER, wording=w.AS_CARD)),
            Is(one(MANE, ControlledBy(OPPONENT), Boosted()), (here(),)),
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

SUNSET_SHIMMER_CLEVER_GIRL = friend(
    "ad198",
    "Sunset Shimmer, Clever Girl",
    PURPLE,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            Plays(AN_OPPONENT, one(CARD)),
            May(PayTo((DiscardCards(YOU, description=cards(CARD, Shares(CARD_TYPES, THAT))),), Gain(1))),
        ),
    ),
)
