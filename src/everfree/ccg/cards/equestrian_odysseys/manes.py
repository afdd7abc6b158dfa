"""The Mane Characters of Equestrian Odysseys."""

from everfree.ccg.language import (
    A_PLAYER, ALICORN, AN_OPPONENT, BLUE, CARD, CHANGELING, EARTH_PONY, FRIEND, HOME, MANE, MORE_THAN,
    OPPONENT, OPPONENTS, ORANGE, PEGASUS, PROBLEM_FACEOFFS, PURPLE, ROYALTY, THIS, ULTRA_RARE, UNCOMMON,
    UNICORN, WHILE_IN_PLAY, WHITE, YELLOW, YOU, As, At, ChooseColour, ComparesPoints, Confronts, ControlledBy,
    EachPlayer, Exhaust, Gain, GainsChosenColour, GameStarts, Give, Has, HasPrintedAbilitiesOfNoted,
    HomeLimit, LoseTokens, May, Move, Note, PayTo, PutCounters, PutsOnDeck, RemoveCounters, Score, Sequence,
    Side, SideTurnsUp, Standing, StartsFaceoff, This, TurnEnds, TurnOver, TurnsOver, calming, cards, choose,
    competitive, diligent, main_phase, mane, meticulous, one, showy, when, wordings as w, yours,
)  # fmt: skip

RAINBOW_DASH_AMBASSADOR_OF_LOYALTY = mane(
    "eo1",
    "Rainbow Dash, Ambassador of Loyalty",
    rarity=UNCOMMON,
    start=Side(
        BLUE,
        1,
        (PEGASUS,),
        abilities=(
            when(StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME), TurnOver(This(w.IT))),
        ),
        home_limit=3,
    ),
    boosted=Side(
        BLUE,
        3,
        (PEGASUS,),
        (competitive(2),),
        (main_phase(Move(This(w.IT)), costs=(Exhaust(THIS),)),),
        home_limit=4,
    ),
)

APPLEJACK_AMBASSADOR_OF_HONESTY = mane(
    "eo2",
    "Applejack, Ambassador of Honesty",
    rarity=UNCOMMON,
    start=Side(
        ORANGE,
        1,
        (EARTH_PONY,),
        abilities=(
            when(StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME), TurnOver(This(w.IT))),
        ),
        home_limit=3,
    ),
    boosted=Side(
        ORANGE,
        3,
        (EARTH_PONY,),
        (diligent(2),),
        (main_phase(PutCounters(choose(yours(FRIEND))), costs=(RemoveCounters(),)),),
        home_limit=4,
    ),
)

PRINCESS_TWILIGHT_SPARKLE_AMBASSADOR_OF_FRIENDSHIP = mane(
    "eo5",
    "Princess Twilight Sparkle, Ambassador of Friendship",
    rarity=UNCOMMON,
    start=Side(
        PURPLE,
        1,
        (ALICORN, ROYALTY),
        abilities=(when(PutsOnDeck(YOU, one(CARD)), May(TurnOver(THIS))),),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (ALICORN, ROYALTY),
        (meticulous(1),),
        (
            when(
                PutsOnDeck(YOU, one(CARD)),
                May(PayTo((Exhaust(THIS),), Gain(1))),
                if_=Has(YOU, cards(FRIEND, At(HOME))),
            ),
        ),
        home_limit=5,
    ),
)

RARITY_AMBASSADOR_OF_GENEROSITY = mane(
    "eo7",
    "Rarity, Ambassador of Generosity",
    rarity=UNCOMMON,
    start=Side(
        WHITE,
        1,
        (UNICORN,),
        abilities=(
            when(
                TurnEnds(YOU),
                Sequence((Score(2), TurnOver(THIS))),
                if_=ComparesPoints(AN_OPPONENT, MORE_THAN, YOU),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(WHITE, 3, (UNICORN,), (showy(1),), (Standing(HomeLimit(OPPONENTS, -1)),), home_limit=4),
)

FLUTTERSHY_AMBASSADOR_OF_KINDNESS = mane(
    "eo8",
    "Fluttershy, Ambassador of Kindness",
    rarity=UNCOMMON,
    start=Side(YELLOW, 1, (PEGASUS,), abilities=(when(Confronts(YOU), TurnOver(THIS)),), home_limit=4),
    boosted=Side(
        YELLOW,
        3,
        (PEGASUS,),
        (calming(2),),
        (
            when(
                StartsFaceoff(A_PLAYER, kinds=PROBLEM_FACEOFFS, involving_this=True, wording=w.AS_TIME),
                EachPlayer(LoseTokens(YOU, 1), OPPONENT),
            ),
        ),
        home_limit=5,
    ),
)

QUEEN_CHRYSALIS_CHANGELING_PRETENDER = mane(
    "eo203",
    "Queen Chrysalis, Changeling Pretender",
    rarity=ULTRA_RARE,
    start=Side(
        0,
        1,
        (CHANGELING, ROYALTY),
        (),
        (
            As(GameStarts(), Sequence((ChooseColour(), Give((GainsChosenColour(),), THIS, WHILE_IN_PLAY)))),
            when(TurnsOver(one(MANE, ControlledBy(OPPONENT))), TurnOver(THIS)),
        ),
        home_limit=3,
    ),
    boosted=Side(
        0,
        3,
        (CHANGELING, ROYALTY),
        (),
        (
            when(
                SideTurnsUp(first=True, wording=w.TURNS),
                Sequence(
                    (
                        ChooseColour(wording=w.JOINED),
                        Note(choose(cards(MANE, ControlledBy(OPPONENT)))),
                        Give(
                            (GainsChosenColour(), HasPrintedAbilitiesOfNoted(CARD, w.GAINED)),
                            THIS,
                            WHILE_IN_PLAY,
                        ),
                    )
                ),
            ),
        ),
        home_limit=4,
    ),
)
