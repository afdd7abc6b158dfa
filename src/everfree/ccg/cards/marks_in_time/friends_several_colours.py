"""The Friends of Marks in Time with several colours."""

from everfree.ccg.language import (
    ALICORN, ALLY, AN_OPPONENT, BLUE, EARTH_PONY, FRIEND, HERE, IMMEDIATE, OPPONENT, ORANGE, PINK, PREPARED,
    PROBLEM_FACEOFFS, PURPLE, ROYALTY, STUBBORN, SWIFT, THIS, TROUBLEMAKER, ULTRA_RARE, UNCOMMON, WHITE,
    YELLOW, YOU, Activated, Continuous, ControlledBy, DiscardCards, EachPlayer, Enters, Exhaust, Frighten,
    Gain, HasKeyword, May, Need, Pay, PayTo, Retire, That, WinsFaceoff, cards, choose, each, friend, one,
    when, wordings as w, yours,
)  # fmt: skip

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
