"""The Friends of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, PRINTED_POWER, PURPLE, RARE, REACTION, THIS, TROUBLEMAKER_PHASE, ULTRA_RARE, UNICORN,
    Activated, Continuous, ExtraPhase, PhaseEnds, PlayWithTopRevealed, PowerBecomes, Retire, Standing, TopOf,
    ValueOf, friend, wordings as w,
)  # fmt: skip

MINUETTE_CLOCKED_UP = friend(
    "cn57",
    "Minuette, Clocked Up",
    PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        Activated(
            REACTION,
            ExtraPhase(TROUBLEMAKER_PHASE),
            (Retire(THIS),),
            PhaseEnds(TROUBLEMAKER_PHASE, A_PLAYER, w.NOBODYS),
            wording=w.AT_WILL,
        ),
    ),
)

TWILIGHT_SPARKLE_NOTED_SPEAKER = friend(
    "cn197",
    "Twilight Sparkle, Noted Speaker",
    PURPLE,
    power=0,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=ULTRA_RARE,
    abilities=(
        Standing(PlayWithTopRevealed()),
        Continuous((PowerBecomes(ValueOf(PRINTED_POWER, TopOf())),), THIS),
    ),
)
