"""The Mane Characters of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ALICORN, ANY_PHASE, BLUE, CHARACTER, END_OF_TURN, EVENT, FRIEND, INSPIRED,
    ITS_PROBLEM, OPPONENT, PEGASUS, PROBLEM_FACEOFFS, PURPLE, RESOURCE, ROYALTY, STUDIOUS, SWIFT, THERE, THIS,
    UNCOMMON, UNICORN, WHITE, YOU, Activated, At, Continuous, ControlledBy, DuringFaceoff, Exhaust, Exhausted,
    Give, May, Move, Moves, On, Plays, Power, ReadyCards, Sequence, Side, StartsFaceoff, That, ThereAre, This,
    TurnOver, WinsFaceoff, WithTrait, cards, choose, each, here, mane, one, when, wordings as w, yours,
)  # fmt: skip

RAINBOW_DASH_HANGING_OUT = mane(
    "cn1",
    "Rainbow Dash, Hanging Out",
    rarity=UNCOMMON,
    start=Side(
        BLUE,
        1,
        (PEGASUS,),
        abilities=(
            Activated(
                ANY_PHASE,
                TurnOver(THIS),
                wording=w.AT_WILL,
                condition=ThereAre(cards(FRIEND, WithTrait(PEGASUS), At(ITS_PROBLEM)), 2),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        BLUE,
        3,
        (PEGASUS,),
        (SWIFT,),
        (
            when(
                StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
                May(ReadyCards(choose(cards(FRIEND, Exhausted(), At(ITS_PROBLEM))))),
            ),
        ),
        home_limit=4,
    ),
)

PRINCESS_LUNA_THE_PARTYS_OVER = mane(
    "cn4",
    "Princess Luna, The Party's Over",
    rarity=UNCOMMON,
    start=Side(
        PURPLE,
        1,
        (ALICORN, ROYALTY),
        abilities=(when(WinsFaceoff(YOU, involving_this=True), TurnOver(THIS)),),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (ALICORN, ROYALTY),
        abilities=(
            Continuous(
                (Power(-1, w.HAVE),),
                each(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()), wording=w.TOGETHER),
                DuringFaceoff(PROBLEM_FACEOFFS),
            ),
        ),
        home_limit=4,
    ),
)

TWILIGHT_SPARKLE_GALA_GREETER = mane(
    "cn5",
    "Twilight Sparkle, Gala Greeter",
    rarity=UNCOMMON,
    start=Side(
        PURPLE,
        1,
        (UNICORN,),
        abilities=(when(Plays(YOU, one(EVENT)), Sequence((TurnOver(THIS), Exhaust(This(w.IT))))),),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (UNICORN,),
        (STUDIOUS,),
        (
            when(
                Moves(YOU, THIS, destination=A_PROBLEM),
                May(Move(choose(cards(FRIEND, ControlledBy(OPPONENT))), THERE)),
            ),
        ),
        home_limit=4,
    ),
)

RARITY_DRESSMAKER = mane(
    "cn6",
    "Rarity, Dressmaker",
    rarity=UNCOMMON,
    start=Side(
        WHITE,
        1,
        (UNICORN,),
        abilities=(when(Plays(YOU, one(RESOURCE, On(yours(FRIEND)))), TurnOver(THIS)),),
        home_limit=3,
    ),
    boosted=Side(
        WHITE,
        3,
        (UNICORN,),
        (INSPIRED,),
        (when(Plays(YOU, one(RESOURCE, On(yours(FRIEND)))), Give((Power(+2),), That(FRIEND), END_OF_TURN)),),
        home_limit=4,
    ),
)
