"""The orange Friends of Equestrian Odysseys."""

from everfree.ccg.language import (
    AT_LEAST, CHARACTER, COMMON, DONKEY, EARTH_PONY, ELDER, END_OF_TURN, FIXED, FOAL, FRIEND, HERE, OPPONENT,
    ORANGE, PONY_TONE, POWER, RARE, SUPER_RARE, THIS, UNCOMMON, UNICORN, YOU, Another, Cant, CheapenNextCard,
    ControlledBy, DiscardCards, Enters, Exhaust, Give, Is, IsFrightened, It, May, Pay, PayTo, Power,
    PutCounters, Standing, ValueOf, With, cards, choose, diligent, friend, here, main_phase, one, when,
    wordings as w, yours,
)  # fmt: skip

APPLE_BLOOM_BLOOMCEPTION = friend(
    "eo22",
    "Apple Bloom, Bloomception",
    ORANGE,
    power=2,
    cost=1,
    needs=4,
    traits=(EARTH_PONY, FOAL),
    rarity=SUPER_RARE,
    abilities=(
        main_phase(
            Give((Power(ValueOf(POWER, It())),), THIS, END_OF_TURN, w.ADDED_TO),
            costs=(Exhaust(choose(yours(CHARACTER, Another()))), Pay(1)),
        ),
    ),
)

APPLE_BLOOM_RE_MARKABLE = friend(
    "eo23",
    "Apple Bloom, Re-Markable",
    ORANGE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    abilities=(main_phase(CheapenNextCard(1, wording=w.PAID_FOR), costs=(Exhaust(THIS), DiscardCards(YOU))),),
)

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

MAUD_PIE_NOT_AMUSED = friend(
    "eo29",
    "Maud Pie, Not Amused",
    ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Standing(Cant(IsFrightened(THIS))),
        Standing(
            Cant(IsFrightened(one(FRIEND, ControlledBy(YOU)))),
            Is(tests=(With(POWER, AT_LEAST, 4, w.AT_LEAST),)),
        ),
    ),
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
