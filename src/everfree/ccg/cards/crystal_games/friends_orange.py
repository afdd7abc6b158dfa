"""The orange Friends of Crystal Games."""

from everfree.ccg.language import (
    CHARACTER, COMMON, EARTH_PONY, FACEOFF_TIMING, FRIEND, OPPONENT, ORANGE, PEGASUS, RARE, STUBBORN,
    TEAMWORK, THIS, ULTRA_RARE, Activated, ControlledBy, Exhaust, FlipCard, WithTrait, cards, choose, friend,
    here, main_phase, supportive, wordings as w, yours,
)  # fmt: skip

BRAEBURN_APPLELOOSAN_APPLE = friend(
    "cg22",
    "Braeburn, Appleloosan Apple",
    ORANGE,
    power=2,
    cost=3,
    needs=5,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(2)),
)

SILVERSPEED_EYE_IN_THE_SKY = friend(
    "cg28",
    "Silverspeed, Eye in the Sky",
    ORANGE,
    power=3,
    cost=4,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(STUBBORN,),
    abilities=(
        main_phase(
            Exhaust(choose(cards(FRIEND, ControlledBy(OPPONENT), here()))),
            costs=(Exhaust(choose(yours(CHARACTER, WithTrait(EARTH_PONY), here()))),),
        ),
    ),
)

APPLEJACK_CARBO_LOADER = friend(
    "cg194",
    "Applejack, Carbo-Loader",
    ORANGE,
    power=4,
    cost=3,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    keywords=(TEAMWORK,),
    abilities=(Activated(FACEOFF_TIMING, FlipCard(w.ADDITIONAL), (Exhaust(THIS),)),),
)
