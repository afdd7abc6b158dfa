"""The Mane Characters of Equestrian Odysseys."""

from everfree.ccg.language import (
    A_PLAYER, BLUE, CARD, CHANGELING, EARTH_PONY, FRIEND, MANE, OPPONENT, ORANGE, PEGASUS, ROYALTY, THIS,
    ULTRA_RARE, UNCOMMON, WHILE_IN_PLAY, As, ChooseColour, ControlledBy, Exhaust, GainsChosenColour,
    GameStarts, Give, HasPrintedAbilitiesOfNoted, Move, Note, PutCounters, RemoveCounters, Sequence, Side,
    SideTurnsUp, StartsFaceoff, This, TurnOver, TurnsOver, cards, choose, competitive, diligent, main_phase,
    mane, one, when, wordings as w, yours,
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
