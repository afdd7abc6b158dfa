"""The yellow Friends of High Magic."""

from everfree.ccg.language import (
    ALICORN, ALLY, AT_MOST, CHARACTER, COMMON, CRITTER, EARTH_PONY, END_OF_TURN, FRIEND, IMMEDIATE, MANE,
    OPPONENT, PEGASUS, PERSISTENT, POWER, POWER_PONY, RARE, ROYALTY, SUPER_RARE, SWIFT, THIS, TROUBLEMAKER,
    ULTRA_RARE, UNCOMMON, VEXING, YELLOW, Activated, Banish, Choose, Continuous, ControlledBy, Dismiss,
    Enters, Give, HasKeyword, Is, IsFrightened, LeavesPlay, May, Move, OfColour, Or, Pay, PayTo, Power,
    PutIntoHand, PutTokens, With, WithTrait, calming, cards, choose, each, eccentric, friend, here,
    in_your_hand, token, when, wordings as w, yours,
)  # fmt: skip

ALOE_AND_LOTUS_BLOSSOM_RELAXATION_SPECIALISTS = friend(
    "hm54",
    "Aloe & Lotus Blossom, Relaxation Specialists",
    YELLOW,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=SUPER_RARE,
    abilities=(
        Activated(IMMEDIATE, Give((Power(-2),), choose(cards(CHARACTER, here())), END_OF_TURN), (Pay(1),)),
    ),
)

ANGEL_BRUSHIE_BRUSHIE = friend(
    "hm55",
    "Angel, Brushie Brushie",
    YELLOW,
    power=2,
    cost=2,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword("Calming", 2),), THIS, Is(each(yours(MANE), wording=w.ONLY), (OfColour(YELLOW),))
        ),
    ),
)

ANGEL_LARGE_AND_IN_CHARGE = friend(
    "hm56",
    "Angel, Large and In Charge",
    YELLOW,
    power=3,
    cost=3,
    needs=2,
    traits=(CRITTER,),
    rarity=RARE,
    keywords=(VEXING,),
    abilities=(
        when(
            LeavesPlay(THIS),
            May(PayTo((Pay(2),), PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))))),
        ),
    ),
)

ELIZABEAK_SPRING_CHICKEN = friend(
    "hm57",
    "Elizabeak, Spring Chicken",
    YELLOW,
    power=1,
    cost=1,
    needs=3,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(SWIFT,),
)

FLUTTERSHY_RAINBOW_POWERED = friend(
    "hm58", "Fluttershy, Rainbow Powered", YELLOW, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)

FURBALL_PET_ROUNDUP = friend(
    "hm60",
    "Furball, Pet Roundup",
    YELLOW,
    power=1,
    cost=2,
    needs=3,
    traits=(CRITTER,),
    rarity=UNCOMMON,
    keywords=(PERSISTENT,),
    abilities=(
        when(Or((Enters(THIS), IsFrightened(THIS, w.BECOMES))), PutTokens(token(1, YELLOW, CRITTER))),
    ),
)

PRINCESS_CELESTIA_SOLAR_SERENITY = friend(
    "hm62",
    "Princess Celestia, Solar Serenity",
    YELLOW,
    power=3,
    cost=3,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=SUPER_RARE,
    keywords=(calming(2),),
    abilities=(
        Activated(
            IMMEDIATE,
            PutIntoHand(
                choose(
                    cards(
                        FRIEND,
                        ControlledBy(OPPONENT, w.OPPOSING),
                        here(),
                        With(POWER, AT_MOST, 1, w.POWER_FIRST),
                    )
                )
            ),
            (Pay(1),),
        ),
    ),
)

THE_SMOOZE_CHUM = friend(
    "hm64",
    "The Smooze, Chum",
    YELLOW,
    power=3,
    cost=3,
    needs=2,
    traits=(ALLY,),
    rarity=UNCOMMON,
    keywords=(calming(2), eccentric(2)),
)

TREE_HUGGER_ANIMAL_MAGNETISM = friend(
    "hm146",
    "Tree Hugger, Animal Magnetism",
    YELLOW,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=ULTRA_RARE,
    abilities=(
        Activated(IMMEDIATE, Move(Choose(yours(FRIEND, WithTrait(CRITTER)), 2, up_to=True)), (Pay(2),)),
    ),
)

FLUTTERSHY_SADDLE_RAGER = friend(
    "hm147",
    "Fluttershy, Saddle Rager",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(PEGASUS, POWER_PONY),
    rarity=ULTRA_RARE,
    abilities=(
        Activated(
            IMMEDIATE,
            Dismiss(choose(cards(TROUBLEMAKER, here()))),
            (Banish(choose(in_your_hand(TROUBLEMAKER), wording=w.FROM)),),
        ),
    ),
)
