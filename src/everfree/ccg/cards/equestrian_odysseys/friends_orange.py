"""The orange Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    CHARACTER, COMMON, DONKEY, EARTH_PONY, ELDER, FIXED, FRIEND, HERE, OPPONENT, ORANGE, PONY_TONE, THIS,
    UNCOMMON, UNICORN, YOU, Another, ControlledBy, Enters, Exhaust, May, PayTo, PutCounters, cards, choose,
    diligent, friend, here, one, when, wordings as w, yours,
)  # fmt: skip

APPLEJACK_CUTIE_MARK_CONSULTANT = friend(
    "eo25", "Applejack, Cutie Mark Consultant", ORANGE, power=4, cost=4, traits=(EARTH_PONY,), rarity=COMMON
)

BIG_MAC_BASS = friend(
    "eo26",
    "Big Mac, Bass",
    ORANGE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY, PONY_TONE),
    rarity=COMMON,
    abilities=(when(Enters(THIS), PutCounters(choose(yours(FRIEND, Another())))),),
)

CRANKY_AND_MATILDA_DEDICATED_COUPLE = friend(
    "eo27",
    "Cranky & Matilda, Dedicated Couple",
    ORANGE,
    power=5,
    cost=5,
    needs=2,
    traits=(DONKEY,),
    rarity=UNCOMMON,
    keywords=(diligent(1),),
)

GRANNY_SMITH_APPLE_MATRIARCH = friend(
    "eo28",
    "Granny Smith, Apple Matriarch",
    ORANGE,
    power=2,
    cost=3,
    needs=1,
    traits=(EARTH_PONY, ELDER),
    rarity=COMMON,
    keywords=(diligent(1),),
)

SWEETIE_DROPS_SECRET_AGENT = friend(
    "eo31",
    "Sweetie Drops, Secret Agent",
    ORANGE,
    power=3,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(
        when(
            Enters(one(FRIEND, ControlledBy(YOU), Another()), HERE),
            May(
                PayTo(
                    (Exhaust(THIS),),
                    Exhaust(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here()))),
                )
            ),
        ),
    ),
)

TRENDERHOOF_TRYING_TOO_HARD = friend(
    "eo34",
    "Trenderhoof, Trying Too Hard",
    ORANGE,
    power=3,
    cost=2,
    needs=4,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(diligent(1),),
)

TRIXIE_ROCK_FARMER = friend(
    "eo35", "Trixie, Rock Farmer", ORANGE, power=2, cost=2, traits=(UNICORN,), rarity=COMMON
)
