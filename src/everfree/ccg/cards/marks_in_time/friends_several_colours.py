"""The Friends of Marks in Time with several colours."""

from everfree.ccg.language import (
    A_PROBLEM, ALICORN, ALLY, AN_OPPONENT, ANOTHER_PROBLEM, AT_LEAST, BLUE, CARD, CHARACTER, EARTH_PONY,
    END_OF_TURN, EXACTLY, FOAL, FRIEND, HERE, IMMEDIATE, OPPONENT, ORANGE, PEGASUS, PINK, POWER, PREPARED,
    PRINTED_POWER, PROBLEM_FACEOFFS, PURPLE, RARE, ROYALTY, STUBBORN, SWIFT, THERE, THIS, TROUBLEMAKER,
    ULTRA_RARE, UNCOMMON, WHITE, YELLOW, YOU, Activated, Another, At, Cant, Continuous, ControlledBy,
    DiscardCards, Draw, EachPlayer, Enters, Exhaust, Frighten, Gain, Give, HasKeyword, Is, IsFrightened,
    IsSentHome, It, May, Moves, Need, Or, Pay, PayTo, Plays, Power, PutOnDeck, Replacement, Retire, Send,
    Sequence, Standing, That, This, WinsFaceoff, With, cards, choose, competitive, diligent, each, friend,
    here, in_your_hand, main_phase, one, when, wordings as w, yours,
)  # fmt: skip

BULK_BICEPS_GET_SWOLE = friend(
    "mt59",
    "Bulk Biceps, Get Swole",
    BLUE | ORANGE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(diligent(1),),
    abilities=(
        Continuous((HasKeyword(SWIFT.name),), This(w.IT), Is(tests=(With(POWER, AT_LEAST, 3, w.AT_LEAST),))),
        Continuous(
            (HasKeyword(STUBBORN.name),), This(w.IT), Is(tests=(With(POWER, AT_LEAST, 4, w.AT_LEAST),))
        ),
        Continuous(
            (HasKeyword("Competitive", 2),), This(w.IT), Is(tests=(With(POWER, AT_LEAST, 5, w.AT_LEAST),))
        ),
    ),
)

ORCHARD_BLOSSOM_DELICATE_FLOWER = friend(
    "mt61",
    "Orchard Blossom, Delicate Flower",
    BLUE | ORANGE,
    power=4,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(SWIFT,),
    abilities=(
        when(
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True, at_least=5),
            DiscardCards(AN_OPPONENT, at_random=True),
        ),
    ),
)

A_K_YEARLING_THE_PEN_IS_MIGHTIER = friend(
    "mt62",
    "A. K. Yearling, The Pen is Mightier",
    BLUE | WHITE,
    power=2,
    cost=1,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Or((Plays(YOU, THIS, A_PROBLEM), Moves(YOU, THIS, destination=A_PROBLEM))),
            Give((Power(+2),), choose(cards(CHARACTER, Another(), At(THERE))), END_OF_TURN),
        ),
    ),
)

SVENGALLOP_HEAVY_HOOVED = friend(
    "mt64",
    "Svengallop, Heavy-Hooved",
    BLUE | WHITE,
    power=3,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(one(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)), HERE),
            May(PayTo((Pay(1),), Frighten(That(FRIEND, w.IT)))),
        ),
    ),
)

APPLEJACK_FACTORY_ORGANIZER = friend(
    "mt65",
    "Applejack, Factory Organizer",
    PURPLE | ORANGE,
    power=2,
    cost=2,
    needs=(Need(ORANGE, 1), Need(PURPLE, 1)),
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(STUBBORN,),
    abilities=(Activated(IMMEDIATE, Gain(1), (Exhaust(THIS),)),),
)

DR_HOOVES_TIME_LOOP = friend(
    "mt66",
    "Dr. Hooves, Time Loop",
    PURPLE | ORANGE,
    power=3,
    cost=2,
    needs=(Need(ORANGE, 3), Need(PURPLE, 3)),
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(STUBBORN,),
    abilities=(
        main_phase(
            Sequence(
                (
                    Draw(bottom=True, wording=w.UNDERSTOOD),
                    PutOnDeck(choose(in_your_hand(CARD), wording=w.FROM), w.YOURS),
                ),
                w.THEN,
            ),
            costs=(Exhaust(THIS),),
        ),
    ),
)

UNPLANNED_GUESTS_VERY_ANIMATED = friend(
    "mt70",
    "Unplanned Guests, Very Animated",
    PINK | YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(ALLY,),
    rarity=UNCOMMON,
    abilities=(when(Enters(THIS), EachPlayer(Retire(choose(cards(FRIEND))))),),
)

RAINBOW_DASH_ONE_WINGED_WARRIOR = friend(
    "mt139",
    "Rainbow Dash, One Winged Warrior",
    BLUE | ORANGE,
    power=3,
    cost=3,
    needs=2,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    keywords=(competitive(3),),
    abilities=(Standing(Cant(IsFrightened(THIS))),),
)

PRINCESS_TWILIGHT_SPARKLE_TIME_PATROL = friend(
    "mt141",
    "Princess Twilight Sparkle, Time Patrol",
    PURPLE | ORANGE,
    power=2,
    cost=2,
    needs=(Need(ORANGE, 2), Need(PURPLE, 2)),
    traits=(ALICORN, ROYALTY),
    rarity=ULTRA_RARE,
    keywords=(PREPARED,),
    abilities=(Continuous((HasKeyword("Diligent", 2),), each(yours(TROUBLEMAKER), wording=w.TOGETHER)),),
)

PINKIE_PIE_ONE_FILLY_PARTY = friend(
    "mt142",
    "Pinkie Pie, One Filly Party",
    PINK | YELLOW,
    power=4,
    cost=3,
    needs=3,
    traits=(EARTH_PONY, FOAL),
    rarity=ULTRA_RARE,
    abilities=(
        Replacement(
            IsSentHome(one(FRIEND, ControlledBy(YOU), here(), With(PRINTED_POWER, EXACTLY, 1))),
            Send(It(), ANOTHER_PROBLEM),
        ),
    ),
)
