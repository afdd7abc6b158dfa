"""The pink Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALLY, CHARACTER, COMMON, EARTH_PONY, FRIEND, HASTY, OPPONENT, PINK, PROBLEM, ROYALTY, SEAPONY, SUPER_RARE,
    THIS, UNCOMMON, UNICORN, YOU, Another, ControlledBy, Dismiss, Draw, Enters, Has, May, OfColour,
    ReplaceProblems, cards, choose, eccentric, friend, transform, when, wordings as w,
)  # fmt: skip

LYRA_ON_A_WHIM = friend(
    "sb30",
    "Lyra, On a Whim",
    PINK,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(eccentric(3),),
)

PINKIE_PIE_JOYOUS_PONY = friend(
    "sb32",
    "Pinkie Pie, Joyous Pony",
    PINK,
    power=2,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(when(Enters(THIS), May(Draw()), if_=Has(YOU, cards(CHARACTER, Another(), OfColour(PINK)))),),
)

PINKIE_PIE_JOYOUS_SEAPONY = friend(
    "sb33",
    "Pinkie Pie, Joyous Seapony",
    PINK,
    power=4,
    cost=4,
    needs=2,
    traits=(SEAPONY,),
    rarity=UNCOMMON,
    keywords=(transform(2), HASTY),
)

PINKIE_PIE_AND_TWILIGHT_SPARKLE_BAIT_AND_SWITCH = friend(
    "sb34",
    "Pinkie Pie & Twilight Sparkle, Bait and Switch",
    PINK,
    power=3,
    cost=3,
    needs=4,
    traits=(SEAPONY, ROYALTY),
    rarity=SUPER_RARE,
    keywords=(eccentric(2),),
    abilities=(when(Enters(THIS), May(ReplaceProblems(choose(cards(PROBLEM))))),),
)

PRINCESS_SKYSTAR_AIR_AND_SEA = friend(
    "sb35",
    "Princess Skystar, Air and Sea",
    PINK,
    power=2,
    cost=4,
    needs=2,
    traits=(ALLY, ROYALTY),
    rarity=SUPER_RARE,
    keywords=(transform(2), HASTY, eccentric(4)),
)

PRINCESS_SKYSTAR_FRIEND_TO_THE_END = friend(
    "sb36",
    "Princess Skystar, Friend to the End",
    PINK,
    power=2,
    cost=4,
    needs=2,
    traits=(SEAPONY, ROYALTY),
    rarity=COMMON,
    abilities=(when(Enters(THIS), May(Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))))),),
)
