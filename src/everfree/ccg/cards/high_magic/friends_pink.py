"""The pink Friends of High Magic."""

from everfree.ccg.language import (
    COMMON, EARTH_PONY, FRIEND, HASTY, PEGASUS, PINK, RARE, THIS, UNCOMMON, UNICORN, VEXING, YOU, Confronts,
    Dismiss, Draw, Enters, LeavesPlay, May, cards, choose, eccentric, friend, here, when,
)  # fmt: skip

FLUFFY_CLOUDS_SUMMIT_DELEGATE = friend(
    "hm26",
    "Fluffy Clouds, Summit Delegate",
    PINK,
    power=3,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(VEXING,),
    abilities=(when(LeavesPlay(THIS), Draw()),),
)

MEGA_MARE_WATCH_YOUR_STEP = friend(
    "hm27",
    "Mega Mare, Watch Your Step",
    PINK,
    power=5,
    cost=5,
    needs=4,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    keywords=(eccentric(3),),
    abilities=(when(Enters(THIS), May(Dismiss(choose(cards(FRIEND, here()))))),),
)

PINKIE_PIE_RAINBOW_POWERED = friend(
    "hm30", "Pinkie Pie, Rainbow Powered", PINK, power=2, cost=1, needs=2, traits=(EARTH_PONY,), rarity=COMMON
)

SUGAR_BELLE_FRESH_FROM_THE_OVEN = friend(
    "hm34",
    "Sugar Belle, Fresh From the Oven",
    PINK,
    power=2,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(HASTY,),
    abilities=(when(Confronts(YOU), May(Draw())),),
)
