"""The Friends of High Magic with several colours."""

from everfree.ccg.language import (
    A_PLAYER, BLUE, BUFFALO, CARD, CHARACTER, CRITTER, EARTH_PONY, END_OF_TURN, FOAL, FRIEND, HERE, IMMEDIATE,
    ITS_PROBLEM, OPPONENT, ORANGE, PEGASUS, PINK, PROBLEM_FACEOFFS, PURPLE, RARE, SWIFT, THIS, TROUBLEMAKER,
    UNCOMMON, UNICORN, WHITE, YELLOW, YOU, Activated, Another, Continuous, ControlledBy, Dismiss,
    DuringFaceoff, Enters, Exhaust, ForEach, Gain, Give, HomeLimit, IsDismissed, IsFrightened, May, Move,
    Need, Pay, PayTo, Plays, Power, PutIntoHand, PutIntoPlay, PutTokenCopy, Replacement, Retire, Standing,
    That, Token, WinsFaceoff, WithTrait, cards, choose, diligent, each, friend, here, in_your_hand, one,
    showy, when, wordings as w, yours,
)  # fmt: skip

CHEESE_SANDWICH_DIVE_INSTRUCTOR = friend(
    "hm65",
    "Cheese Sandwich, Dive Instructor",
    BLUE | PINK,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        Replacement(IsFrightened(one(FRIEND)), PayTo((Pay(1),), Dismiss(That(FRIEND, w.IT))), optional=True),
    ),
)

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

TRENDERHOOF_LOCALE_CRITIC = friend(
    "hm76",
    "Trenderhoof, Locale Critic",
    WHITE | ORANGE,
    power=3,
    cost=3,
    needs=(Need(ORANGE, 3), Need(WHITE, 3)),
    traits=(UNICORN,),
    rarity=UNCOMMON,
    keywords=(showy(1), diligent(2)),
    abilities=(Standing(HomeLimit(A_PLAYER, -1, w.PLURAL)),),
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

TWINKLESHINE_EXPERIMENTAL_MAGIC = friend(
    "hm80",
    "Twinkleshine, Experimental Magic",
    PINK | PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    abilities=(
        Activated(
            IMMEDIATE,
            PutIntoPlay(choose(in_your_hand(TROUBLEMAKER)), place=ITS_PROBLEM, face_up=True),
            (Retire(THIS),),
        ),
    ),
)

EXACT_DUPLICATE_MY_LITTLE_CLONY = friend(
    "hm81",
    "Exact Duplicate, My Little Clony",
    PURPLE | YELLOW,
    power=3,
    cost=3,
    needs=4,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(when(Plays(YOU, THIS), PutTokenCopy(each(yours(FRIEND, Token())))),),
)

ZIPPORWHILL_PUPPY_ADDICT = friend(
    "hm83",
    "Zipporwhill, Puppy Addict",
    PURPLE | YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS, FOAL),
    rarity=RARE,
    abilities=(
        when(
            Enters(one(CARD, ControlledBy(YOU), WithTrait(CRITTER, w.ALONE)), HERE),
            May(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING))))),
        ),
    ),
)
