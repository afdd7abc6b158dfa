"""The orange Friends of Marks in Time."""

from everfree.ccg.language import (
    ANYWHERE, CARD, CHARACTER, COMMON, CRITTER, EARTH_PONY, END_OF_TURN, FRIEND, IMMEDIATE, ORANGE, RARE,
    START_OF_YOUR_NEXT_TURN, STUBBORN, THIS, Activated, Another, Banish, Continuous, Exhaust, Give,
    HasKeyword, OfColour, Power, WithCard, choose, diligent, friend, in_your_discard_pile, wordings as w,
    yours,
)  # fmt: skip

GRANNY_SMITH_FAMILY_FOUNDER = friend(
    "mt17",
    "Granny Smith, Family Founder",
    ORANGE,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(diligent(3),),
)

IGNEOUS_ROCK_AND_CLOUDY_QUARTZ_ROCK_RANCHERS = friend(
    "mt19",
    "Igneous Rock & Cloudy Quartz, Rock Ranchers",
    ORANGE,
    power=2,
    cost=1,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(STUBBORN,),
    abilities=(
        Activated(
            IMMEDIATE,
            Give((HasKeyword(STUBBORN.name),), choose(yours(CHARACTER)), START_OF_YOUR_NEXT_TURN),
            (Exhaust(THIS), Banish(choose(in_your_discard_pile(CARD), wording=w.FROM))),
        ),
    ),
)

SMART_COOKIE_EQUESTRIAN_FOUNDER = friend(
    "mt21",
    "Smart Cookie, Equestrian Founder",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        Activated(
            IMMEDIATE,
            Give((Power(+1),), THIS, END_OF_TURN),
            (Banish(choose(in_your_discard_pile(CARD), wording=w.FROM)),),
        ),
    ),
)

WINONA_BEST_DOG = friend(
    "mt22",
    "Winona, Best Dog",
    ORANGE,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(STUBBORN.name),), THIS, WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(ORANGE)))
        ),
    ),
)
