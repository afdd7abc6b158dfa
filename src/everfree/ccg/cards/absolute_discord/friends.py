"""The Friends of Absolute Discord."""

from everfree.ccg.language import (
    CARD,
    CHANGELING,
    FRIEND,
    ROYALTY,
    THIS,
    TOGETHER,
    ULTRA_RARE,
    UNICORN,
    UNIQUE,
    WHITE,
    As,
    Card,
    Continuous,
    Enters,
    HasPrintedAbilitiesOfNoted,
    HasTrait,
    Note,
    WithoutTrait,
    cards,
    choose,
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

QUEEN_CHRYSALIS_IDENTITY_THEFT = friend(
    "ad202",
    "Queen Chrysalis, Identity Theft",
    0,
    power=3,
    cost=3,
    traits=(CHANGELING, ROYALTY, UNIQUE),
    rarity=ULTRA_RARE,
    abilities=(
        As(
            Enters(THIS),
            Note(choose(cards(FRIEND, WithoutTrait(UNIQUE)))),
            meanwhile=(Continuous((HasPrintedAbilitiesOfNoted(FRIEND),), THIS),),
        ),
    ),
)

CARDS: tuple[Card, ...] = (TRENDERHOOF_TRAILBLAZER, QUEEN_CHRYSALIS_IDENTITY_THEFT)
