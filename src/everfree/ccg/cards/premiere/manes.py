"""The Mane Characters of Premiere."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, BLUE, CARETAKER, CHARACTER, CRITTER, EARTH_PONY, EVENT, FIXED, FRIEND, HOME,
    INSPIRED, ITS_PROBLEM, OPPONENT, ORANGE, PEGASUS, PINK, PURPLE, RANDOM, SCORE_PHASE, STUBBORN, STUDIOUS,
    SWIFT, THERE, THIS, TROUBLEMAKER, UNICORN, WHITE, YELLOW, YOU, Another, At, ConfrontNeeds, Confronts,
    DuringFaceoff, Has, HasNone, IsDismissed, It, May, Move, MoveCost, Moves, One, Pay, PayTo, PutIntoHand,
    PutOnDeck, PutsFlippedUnderDeck, Replacement, ScoresWithThis, Side, Standing, StartsFaceoff, That,
    TurnOver, WinsFaceoff, WithTrait, cards, choose, here, mane, when, wordings as w, yours,
)  # fmt: skip

RAINBOW_DASH_FLIER_EXTRAORDINAIRE = mane(
    "pr1",
    "Rainbow Dash, Flier Extraordinaire",
    rarity=FIXED,
    start=Side(
        BLUE,
        1,
        (PEGASUS,),
        (),
        (when(Confronts(YOU), TurnOver(THIS), if_=Has(YOU, cards(TROUBLEMAKER, At(THERE, w.NAMED)))),),
        home_limit=3,
    ),
    boosted=Side(
        BLUE,
        3,
        (PEGASUS,),
        (SWIFT,),
        (
            when(
                Moves(YOU, THIS, HOME, A_PROBLEM),
                May(PayTo((Pay(1),), Move(choose(yours(FRIEND, Another(), At(HOME, w.FROM))), THERE))),
            ),
        ),
        home_limit=4,
    ),
)

APPLEJACK_STEADFAST_FARMPONY = mane(
    "pr2",
    "Applejack, Steadfast Farmpony",
    rarity=FIXED,
    start=Side(
        ORANGE, 1, (EARTH_PONY,), (), (when(Confronts(YOU, excess=True), TurnOver(THIS)),), home_limit=3
    ),
    boosted=Side(
        ORANGE,
        3,
        (EARTH_PONY,),
        (STUBBORN,),
        (
            Replacement(
                IsDismissed(One(yours(FRIEND, here()))),
                PutOnDeck(That(FRIEND)),
                optional=True,
                wording=w.WHEN,
            ),
        ),
        home_limit=4,
    ),
)

PINKIE_PIE_PARTY_ANIMAL = mane(
    "pr3",
    "Pinkie Pie, Party Animal",
    rarity=FIXED,
    start=Side(
        PINK,
        1,
        (EARTH_PONY,),
        (),
        (
            when(
                Confronts(YOU),
                TurnOver(THIS),
                if_=HasNone(OPPONENT, cards(FRIEND, At(THERE, w.NAMED)), w.NONE_OF),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(PINK, 3, (EARTH_PONY,), (RANDOM,), (Standing(ConfrontNeeds(OPPONENT, +1)),), home_limit=5),
)

TWILIGHT_SPARKLE_FAITHFUL_STUDENT = mane(
    "pr4",
    "Twilight Sparkle, Faithful Student",
    rarity=FIXED,
    start=Side(
        PURPLE,
        1,
        (UNICORN,),
        (),
        (when(WinsFaceoff(YOU, involving_this=True), TurnOver(THIS)),),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (UNICORN,),
        (STUDIOUS,),
        (
            Replacement(
                PutsFlippedUnderDeck(YOU, EVENT, wording=w.AS_CARD),
                PutIntoHand(It(), w.YOURS),
                optional=True,
                condition=DuringFaceoff(involving_this=True, wording=w.ONE_LEADING),
            ),
        ),
        home_limit=4,
    ),
)

RARITY_DAZZLING_FASHIONISTA = mane(
    "pr5",
    "Rarity, Dazzling Fashionista",
    rarity=FIXED,
    start=Side(
        WHITE, 1, (UNICORN,), (), (when(ScoresWithThis(YOU, 2, SCORE_PHASE), TurnOver(THIS)),), home_limit=3
    ),
    boosted=Side(
        WHITE,
        3,
        (UNICORN,),
        (INSPIRED,),
        (Standing(MoveCost(+1, cards(CHARACTER), OPPONENT, ITS_PROBLEM)),),
        home_limit=4,
    ),
)

FLUTTERSHY_BEASTMASTER = mane(
    "pr6",
    "Fluttershy, Beastmaster",
    rarity=FIXED,
    start=Side(
        YELLOW,
        1,
        (PEGASUS,),
        (),
        (
            when(
                Confronts(YOU),
                TurnOver(THIS),
                if_=Has(YOU, cards(FRIEND, WithTrait(CRITTER), At(THERE, w.NAMED))),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        YELLOW,
        3,
        (PEGASUS,),
        (CARETAKER,),
        (
            when(
                StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
                May(Move(choose(cards(FRIEND, WithTrait(CRITTER))), ITS_PROBLEM)),
            ),
        ),
        home_limit=5,
    ),
)
