"""The pink Friends of High Magic."""

from everfree.ccg.language import (
    CARD, CHARACTER, COMMON, EARTH_PONY, END_OF_TURN, FIXED, FOAL, FRIEND, HASTY, IMMEDIATE, MANE, OPPONENT,
    PEGASUS, PINK, RARE, SIREN, SUPER_RARE, THIS, UNCOMMON, UNICORN, VEXING, YOU, Activated, AdditionalCost,
    Banish, Confronts, Continuous, ControlledBy, Dismiss, Draw, Enters, GainControl, Give, HasKeyword, Is,
    LeavesPlay, May, OfColour, PayTo, Power, Retire, cards, choose, each, eccentric, friend, here,
    in_your_hand, when, wordings as w, yours,
)  # fmt: skip

BERRY_PUNCH_HEAD_IN_THE_CLOUDS = friend(
    "hm24",
    "Berry Punch, Head in the Clouds",
    PINK,
    power=4,
    cost=4,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Eccentric", 2),), THIS, Is(each(yours(MANE), wording=w.ONLY), (OfColour(PINK),))
        ),
    ),
)

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

PINKIE_PIE_WHOLE_HOG = friend(
    "hm31",
    "Pinkie Pie, Whole Hog",
    PINK,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(
        when(
            Confronts(YOU),
            May(PayTo((Retire(THIS),), Give((Power(+6),), choose(cards(CHARACTER, here())), END_OF_TURN))),
        ),
    ),
)

SNIPS_AND_SNAILS_JOINED_AT_THE_HORN = friend(
    "hm32",
    "Snips & Snails, Joined at the Horn",
    PINK,
    power=4,
    cost=3,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=COMMON,
    keywords=(HASTY,),
    abilities=(AdditionalCost((Retire(choose(cards(FRIEND))),)),),
)

SONATA_DUSK_SIRENS_CALL = friend(
    "hm33",
    "Sonata Dusk, Siren's Call",
    PINK,
    power=1,
    cost=1,
    needs=2,
    traits=(EARTH_PONY, SIREN),
    rarity=SUPER_RARE,
    keywords=(eccentric(2),),
    abilities=(
        Activated(
            IMMEDIATE,
            GainControl(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), here())), END_OF_TURN),
            (Banish(choose(in_your_hand(CARD), wording=w.FROM)), Retire(THIS)),
        ),
    ),
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
