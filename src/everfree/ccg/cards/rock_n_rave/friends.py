"""The Friends of Rock N Rave."""

from everfree.ccg.language import (
    AN_OPPONENT, CARD, CHARACTER, EARTH_PONY, ELDER, FIXED, ITS_PROBLEM, OPPONENT, ORANGE, PINK, PURPLE, THIS,
    UNICORN, WHITE, YOU, Confronts, Continuous, Draw, Enters, Exhaust, Has, HasMore, May, Moves, Pay, PayTo,
    Power, Score, That, cards, friend, here, in_your_hand, one, reaction, when, wordings as w,
)  # fmt: skip

APPLE_STRUDEL_WELL_AGED = friend(
    "rr1",
    "Apple Strudel, Well Aged",
    ORANGE,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY, ELDER),
    rarity=FIXED,
    abilities=(
        reaction(
            Moves(AN_OPPONENT, one(CHARACTER), destination=ITS_PROBLEM),
            May(PayTo((Pay(1),), Exhaust(That(CHARACTER)))),
        ),
    ),
)

BERRY_PUNCH_ALL_NIGHT_PARTIER = friend(
    "rr2",
    "Berry Punch, All-Night Partier",
    PINK,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(when(Enters(THIS), May(Draw())), when(Confronts(YOU), May(PayTo((Exhaust(THIS),), Draw())))),
)

TWINKLESHINE_OVERACHIEVER = friend(
    "rr3",
    "Twinkleshine, Overachiever",
    PURPLE,
    power=3,
    cost=3,
    needs=1,
    traits=(UNICORN,),
    rarity=FIXED,
    abilities=(Continuous((Power(+1, w.HAVE),), THIS, Has(YOU, in_your_hand(CARD), 3)),),
)

OCTAVIA_SWEET_SYMPHONY = friend(
    "rr4",
    "Octavia, Sweet Symphony",
    WHITE,
    power=2,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(
        when(
            Confronts(YOU),
            May(PayTo((Exhaust(THIS),), Score(1))),
            if_=HasMore(cards(CHARACTER, here()), who=OPPONENT, wording=w.CONTROLLED),
        ),
    ),
)
