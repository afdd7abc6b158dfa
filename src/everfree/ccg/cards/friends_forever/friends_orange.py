"""The orange Friends of Friends Forever."""

from everfree.ccg.language import (
    CHARACTER, COMMON, DRAGON, EARTH_PONY, END_OF_TURN, FOAL, FRIEND, IMMEDIATE, OPPONENT, ORANGE, PERSISTENT,
    ROYALTY, SUPER_RARE, THIS, TROUBLEMAKER, UNCOMMON, YOU, Activated, Another, Cant, Continuous,
    ControlledBy, Enters, Exhaust, Give, Has, HasKeyword, IsFrightened, LosesAbilities, May, One, Power,
    Standing, Triggered, WithCounters, WithTrait, cards, choose, competitive, diligent, friend, here,
    when, wordings as w, yours,
)  # fmt: skip

APPLE_BLOOM_HOLD_YOUR_HORSES = friend(
    "ff12",
    "Apple Bloom, Hold Your Horses",
    ORANGE,
    power=2,
    cost=1,
    needs=2,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(
        Triggered(
            Enters(One(yours(FRIEND, WithTrait(EARTH_PONY)), or_this=True)),
            Give(
                (LosesAbilities(barred=True),),
                choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))),
                END_OF_TURN,
            ),
            tag="Harmony Earth Pony",
        ),
    ),
)

BACKDRAFT_FULL_OF_HOT_AIR = friend(
    "ff13",
    "Backdraft, Full of Hot Air",
    ORANGE,
    power=3,
    cost=3,
    needs=1,
    traits=(DRAGON,),
    rarity=COMMON,
    abilities=(
        when(Enters(THIS), May(Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

CINDERS_SITTING_PRETTY = friend(
    "ff14",
    "Cinders, Sitting Pretty",
    ORANGE,
    power=3,
    cost=3,
    traits=(DRAGON,),
    rarity=COMMON,
    keywords=(PERSISTENT,),
)

EMBER_DRAGON_LORD = friend(
    "ff15",
    "Ember, Dragon Lord",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(DRAGON, ROYALTY),
    rarity=SUPER_RARE,
    keywords=(diligent(2),),
    abilities=(Standing(Cant(IsFrightened(One(yours(FRIEND, WithCounters(wording=w.PLURAL)))))),),
)

GARBLE_LETS_RACE = friend(
    "ff17",
    "Garble, Let's Race",
    ORANGE,
    power=4,
    cost=4,
    needs=2,
    traits=(DRAGON,),
    rarity=UNCOMMON,
    keywords=(competitive(4),),
    abilities=(
        Activated(
            IMMEDIATE,
            Give((HasKeyword("Competitive", 4),), choose(cards(TROUBLEMAKER, here())), END_OF_TURN),
            (Exhaust(THIS),),
        ),
    ),
)

MAAR_MINDING_HER_MANNERS = friend(
    "ff18",
    "Maar, Minding Her Manners",
    ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(DRAGON,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(+2),), THIS, Has(YOU, cards(CHARACTER, Another(), WithTrait(DRAGON))), tag="Harmony Dragon"
        ),
    ),
)

PROFESSOR_FOSSIL_CHIPPING_AWAY = friend(
    "ff19", "Professor Fossil, Chipping Away", ORANGE, power=4, cost=4, traits=(EARTH_PONY,), rarity=COMMON
)

SMOLDER_STUDENT_OF_FRIENDSHIP = friend(
    "ff20",
    "Smolder, Student of Friendship",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(DRAGON,),
    rarity=COMMON,
    keywords=(competitive(2),),
)
