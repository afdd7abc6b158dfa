"""The Mane Characters of Equestrian Odysseys."""

from everfree.ccg.language import (
    CARD, CHANGELING, MANE, OPPONENT, ROYALTY, THIS, ULTRA_RARE, WHILE_IN_PLAY, As, ChooseColour,
    ControlledBy, GainsChosenColour, GameStarts, Give, HasPrintedAbilitiesOfNoted, Note, Sequence, Side,
    SideTurnsUp, TurnOver, TurnsOver, cards, choose, mane, one, when, wordings as w,
)  # fmt: skip

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
