"""The yellow Friends of Friends Forever."""

from everfree.ccg.language import (
    AGILE, ALLY, ANOTHER_PROBLEM, CHANGELING, CHARACTER, COMMON, FOAL, FRIEND, PEGASUS, PERSISTENT, RARE,
    RESOURCE, SWIFT, THIS, TROUBLEMAKER, UNCOMMON, YAK, YELLOW, YOU, Another, CantContribute, Continuous,
    Dismiss, Enters, Has, HasKeyword, IsSentHome, It, May, Replacement, Send, Standing, TurnFaceDown,
    WithTrait, calming, cards, choose, each, friend, when, wordings as w, yours,
)  # fmt: skip

DELIVERY_MARE_WRONG_ADDRESS = friend(
    "ff49",
    "Delivery Mare, Wrong Address",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(Replacement(IsSentHome(THIS), Send(It(), ANOTHER_PROBLEM, w.PASSIVE)),),
)

FLUTTERSHY_ACCEPTABLE_BUSINESS_ATTIRE = friend(
    "ff50",
    "Fluttershy, Acceptable Business Attire",
    YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(PERSISTENT,),
    abilities=(
        Continuous(
            (HasKeyword(PERSISTENT.name),),
            each(yours(FRIEND, Another(), WithTrait(PEGASUS)), wording=w.TOGETHER),
            tag="Harmony Pegasus",
        ),
    ),
)

FRENULUM_HAVE_A_SNACK = friend(
    "ff51",
    "Frenulum, Have a Snack",
    YELLOW,
    power=3,
    cost=3,
    traits=(CHANGELING,),
    rarity=COMMON,
    keywords=(calming(1),),
)

RUMBLE_SITTING_OUT = friend(
    "ff52",
    "Rumble, Sitting Out",
    YELLOW,
    power=3,
    cost=2,
    needs=2,
    traits=(PEGASUS, FOAL),
    rarity=RARE,
    keywords=(AGILE,),
    abilities=(Standing(CantContribute(THIS)),),
)

THUNDERLANE_MEALS_TO_GO = friend(
    "ff55",
    "Thunderlane, Meals to Go",
    YELLOW,
    power=2,
    cost=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(AGILE,),
)

VALLEY_TREND_LIKE_WHATEVER = friend(
    "ff56",
    "Valley Trend, Like, Whatever",
    YELLOW,
    power=1,
    cost=1,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(
        when(Enters(THIS), May(Dismiss(choose(cards(RESOURCE))))),
        Continuous(
            (HasKeyword(SWIFT.name),),
            THIS,
            Has(YOU, cards(CHARACTER, Another(), WithTrait(PEGASUS))),
            tag="Harmony Pegasus",
        ),
    ),
)

YONA_STUDENT_OF_FRIENDSHIP = friend(
    "ff57",
    "Yona, Student of Friendship",
    YELLOW,
    power=3,
    cost=3,
    needs=1,
    traits=(ALLY, YAK),
    rarity=COMMON,
    abilities=(when(Enters(THIS), May(TurnFaceDown(choose(cards(TROUBLEMAKER))))),),
)
