"""The Mane Characters of Absolute Discord."""

from everfree.ccg.language import (
    ALICORN, FIXED, ORANGE, ROYALTY, THIS, YOU, Discards, IfDone, May, Pay, Sequence, Side, SplitHand,
    TurnToBoosted, mane, when,
)  # fmt: skip

PRINCESS_LUNA_DREAM_GUIDE = mane(
    "ad3",
    "Princess Luna, Dream Guide",
    rarity=FIXED,
    start=Side(
        ORANGE,
        1,
        (ALICORN, ROYALTY),
        (),
        (when(Discards(YOU), May(IfDone(Sequence((Pay(1), TurnToBoosted(THIS))), SplitHand()))),),
        home_limit=3,
    ),
    boosted=Side(ORANGE, 3, (ALICORN, ROYALTY), home_limit=4),
)
