"""Friends of Absolute Discord."""

from everfree.ccg.language import (
    CARD,
    TOGETHER,
    ULTRA_RARE,
    UNICORN,
    UNIQUE,
    WHITE,
    Continuous,
    HasTrait,
    cards,
    each,
    friend,
)

TRENDERHOOF_TRAILBLAZER = friend(
    "ad199",
    "Trenderhoof, Trailblazer",
    WHITE,
    power=2,
    cost=2,
    needs=4,
    traits=(UNICORN, UNIQUE),
    rarity=ULTRA_RARE,
    abilities=(Continuous((HasTrait(UNIQUE),), each(cards(CARD), wording=TOGETHER)),),
)

CARDS = (TRENDERHOOF_TRAILBLAZER,)
