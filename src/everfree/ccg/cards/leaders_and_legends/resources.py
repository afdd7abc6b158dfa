"""The Resources of Leaders and Legends."""

from everfree.ccg.language import (
    ASSET, CARD, DISCARD_PILE, FRIEND, ORANGE, RARE, THIS, WHITE, YOU, Another, Banish, Choose, ControlledBy,
    DiscardCards, Elsewhere, LeavesPlay, PlayToHome, Replacement, Retire, Sequence, in_your_discard_pile, one,
    resource, wordings as w,
)  # fmt: skip

GOLDEN_PARACHUTE = resource(
    "ll108",
    "Golden Parachute",
    ORANGE | WHITE,
    power=3,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Replacement(
            LeavesPlay(one(FRIEND, ControlledBy(YOU))),
            Sequence((Retire(THIS), DiscardCards(YOU, 2))),
            optional=True,
        ),
        Elsewhere(
            DISCARD_PILE,
            Replacement(
                LeavesPlay(one(FRIEND, ControlledBy(YOU))),
                Sequence(
                    (
                        Banish(THIS),
                        Banish(Choose(in_your_discard_pile(CARD, Another()), 2, wording=w.FROM)),
                    )
                ),
                optional=True,
            ),
        ),
    ),
)
