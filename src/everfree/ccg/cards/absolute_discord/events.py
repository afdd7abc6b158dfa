"""The Events of Absolute Discord."""

from everfree.ccg.language import (
    FRIEND, MAIN_PHASE_TIMING, OPPONENT, RARE, THAT_PLAYER, WHITE, YOU, EventText, If, Is, It, May, NameCard,
    PutIntoPlay, Reveal, SearchDeck, Sequence, That, WithThatName, cards, event, wordings as w,
)  # fmt: skip

RISKY_BUSINESS = event(
    "ad114",
    "Risky Business",
    WHITE,
    power=3,
    cost=3,
    needs=4,
    rarity=RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            SearchDeck(
                cards(FRIEND),
                Sequence(
                    (
                        NameCard(THAT_PLAYER, wording=w.JOINED),
                        Reveal(That(FRIEND)),
                        If(
                            Is(That(FRIEND), (WithThatName(),)),
                            May(PutIntoPlay(It(), THAT_PLAYER, wording=w.HIS), THAT_PLAYER),
                            May(PutIntoPlay(It(), YOU)),
                        ),
                    )
                ),
                OPPONENT,
                aside=True,
            ),
        ),
    ),
)
