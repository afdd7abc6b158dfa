"""The Troublemakers of Friends Forever."""

from everfree.ccg.language import (
    CARD, COMMON, END_OF_TURN, FRIEND, HAND, ITS_TYPE, OPPONENT, RARE, THAT_PLAYER, THIS, UNCOMMON, YOU,
    CantBeChallenged, Choose, ControlledBy, Dismiss, Give, IsUncovered, LetGuess, May, Pay, PayTo, Pick,
    PowerTimes, Sequence, Standing, StepAside, TurnStarts, cards, choose, troublemaker, when, wordings as w,
)  # fmt: skip

MAULWURF_EXTRA_LARGE = troublemaker(
    "ff119",
    "Maulwurf, Extra Large",
    power=5,
    points=0,
    rarity=COMMON,
    abilities=(Standing(CantBeChallenged(THIS, fewer_than=2)),),
)

ROC_BIRD_OF_PREY = troublemaker(
    "ff121",
    "Roc, Bird of Prey",
    power=5,
    points=1,
    rarity=UNCOMMON,
    abilities=(
        when(
            IsUncovered(THIS),
            May(PayTo((Pay(3),), Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))))),
        ),
    ),
)

SPHINX_GRINNING_RIDDLER = troublemaker(
    "ff122",
    "Sphinx, Grinning Riddler",
    power=5,
    points=1,
    rarity=RARE,
    abilities=(
        when(
            TurnStarts(OPPONENT, w.EACH_PLAYERS),
            Sequence(
                (
                    Pick(Choose(cards(CARD, ControlledBy(YOU), zone=HAND), wording=w.FROM)),
                    LetGuess(
                        THAT_PLAYER,
                        ITS_TYPE,
                        StepAside(THAT_PLAYER),
                        Give((PowerTimes(2),), THIS, END_OF_TURN),
                    ),
                )
            ),
        ),
    ),
)
