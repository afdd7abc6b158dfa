"""The Mane Characters of Equestrian Odysseys."""

from everfree.ccg.language import (
    CARD,
    CHANGELING,
    GAINED,
    JOINED,
    MANE,
    OPPONENT,
    ROYALTY,
    THIS,
    TURNS,
    ULTRA_RARE,
    WHILE_IN_PLAY,
    As,
    Card,
    ChooseColour,
    ControlledBy,
    GainsChosenColour,
    GameStarts,
    Give,
    HasPrintedAbilitiesOfNoted,
    Note,
    Sequence,
    Side,
    SideTurnsUp,
    TurnOver,
    TurnsOver,
    cards,
    choose,
    mane,
    one,
    when,
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
                SideTurnsUp(first=True, wording=TURNS),
                Sequence(
                    (
                        ChooseColour(wording=JOINED),
                        Note(choose(cards(MANE, ControlledBy(OPPONENT)))),
                        Give(
                            (GainsChosenColour(), HasPrintedAbilitiesOfNoted(CARD, GAINED)),
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

CARDS: tuple[Card, ...] = (QUEEN_CHRYSALIS_CHANGELING_PRETENDER,)
