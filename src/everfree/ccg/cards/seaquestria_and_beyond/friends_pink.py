"""The pink Friends of Seaquestria and Beyond."""

from everfree.ccg.language import (
    ALLY, A_PROBLEM, CHARACTER, COMMON, EARTH_PONY, END_OF_SCORE_PHASE, FRIEND, HASTY, OPPONENT, PEGASUS,
    PINK, PROBLEM, RARE, ROYALTY, SEAPONY, SEASHELL, SUPER_RARE, THIS, TRAVELER, ULTRA_RARE, UNCOMMON,
    UNICORN, YOU, Another, CheapenNextCard, Continuous, ControlledBy, Dismiss, Draw, Enters, ForEach,
    GainControl, Has, May, MoveAtRandom, Moves, OfColour, Pay, PayTo, Plays, Power, PutTokens,
    ReplaceProblems, TurnStarts, WithTrait, cards, choose, each, eccentric, friend, one, token, transform,
    when, wordings as w, yours,
)  # fmt: skip

CHEESE_SANDWICH_BRINGING_THE_PARTY = friend(
    "sb28",
    "Cheese Sandwich, Bringing the Party",
    PINK,
    power=1,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Continuous((Power(ForEach(+1, yours(CHARACTER, Another(), WithTrait(EARTH_PONY))), w.HAVE),), THIS),
        when(TurnStarts(YOU), May(PayTo((Pay(1),), PutTokens(token(1, PINK, EARTH_PONY))))),
    ),
)

DJ_PON_3_FEEL_THE_BEAT = friend(
    "sb29",
    "DJ Pon-3, Feel the Beat",
    PINK,
    power=3,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(when(Moves(YOU, one(FRIEND)), May(CheapenNextCard(1, cards(FRIEND), w.PAID_FOR, 1))),),
)

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

PARTY_MARE_LIVING_IT_UP = friend(
    "sb31",
    "Party Mare, Living it Up",
    PINK,
    power=1,
    cost=1,
    needs=2,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(TRAVELER,),
    abilities=(when(TurnStarts(YOU), MoveAtRandom(THIS, to=A_PROBLEM)),),
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

PRINCESS_SKYSTAR_MAKING_A_SPLASH = friend(
    "sb37",
    "Princess Skystar, Making a Splash",
    PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(SEAPONY, ROYALTY),
    rarity=UNCOMMON,
    keywords=(transform(2),),
    abilities=(when(Enters(THIS), May(PutTokens(token(2, PINK, SEASHELL)))),),
)

THE_MANE_SIX_PARTY_PLANNERS = friend(
    "sb134",
    "The Mane Six, Party Planners",
    PINK,
    power=5,
    cost=5,
    needs=4,
    traits=(ALLY,),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            Plays(YOU, THIS),
            GainControl(each(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))), END_OF_SCORE_PHASE),
        ),
    ),
)
