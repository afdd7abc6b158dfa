"""The Events of Absolute Discord."""

from everfree.ccg.language import (
    FRIEND,
    HIS,
    JOINED,
    MAIN_PHASE_TIMING,
    OPPONENT,
    RARE,
    THAT_PLAYER,
    WHITE,
    YOU,
    Card,
    EventText,
    If,
    IsNamed,
    It,
    May,
    NameCard,
    PutIntoPlay,
    Reveal,
    SearchDeck,
    Sequence,
    That,
    cards,
    event,
)

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
                        NameCard(THAT_PLAYER, wording=JOINED),
                        Reveal(That(FRIEND)),
                        If(
                            IsNamed(That(FRIEND)),
                            May(PutIntoPlay(It(), THAT_PLAYER, wording=HIS), THAT_PLAYER),
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

CARDS: tuple[Card, ...] = (RISKY_BUSINESS,)
