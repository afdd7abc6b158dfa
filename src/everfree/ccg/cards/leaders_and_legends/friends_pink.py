"""The pink Friends of Leaders and Legends."""

from everfree.ccg.language import (
    A_PLAYER, AGILE, AT_LEAST, AT_MOST, CARD, COMMON, EARTH_PONY, EVENT, FRIEND, PINK, POWER, RARE, THIS,
    UNCOMMON, UNICORN, YOU, Continuous, Dismiss, Draw, Enters, Exhaust, Has, HasKeyword, HasPoints, May,
    PayTo, Plays, Power, RequiresColourOf, ShuffleInto, Triggered, With, cards, choose, friend,
    in_your_discard_pile, in_your_hand, one, when, wordings as w,
)  # fmt: skip

CHEESE_SANDWICH_BREAKDANCE_MASTER = friend(
    "ll26",
    "Cheese Sandwich, Breakdance Master",
    PINK,
    power=2,
    cost=1,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(AGILE,),
)

CLEAR_SKY_POSITIVE_OUTLOOK = friend(
    "ll27",
    "Clear Sky, Positive Outlook",
    PINK,
    power=4,
    cost=4,
    needs=3,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    abilities=(
        Triggered(
            Plays(YOU, one(EVENT, RequiresColourOf())),
            May(ShuffleInto(choose(in_your_discard_pile(FRIEND)))),
            tag="Talented",
        ),
    ),
)

LYRA_WINTER_WRITER = friend(
    "ll29",
    "Lyra, Winter Writer",
    PINK,
    power=3,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        Continuous((HasKeyword(AGILE.name),), THIS, Has(YOU, in_your_hand(CARD), 3)),
        Continuous((HasKeyword("Eccentric", 3),), THIS, Has(YOU, in_your_hand(CARD), 6)),
        Continuous((Power(+2, w.HAVE),), THIS, Has(YOU, in_your_hand(CARD), 9)),
    ),
)

PETUNIA_PETALS_MARE_OF_MANY_TALENTS = friend(
    "ll30",
    "Petunia Petals, Mare of Many Talents",
    PINK,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        Triggered(
            Plays(YOU, one(EVENT, RequiresColourOf())), May(PayTo((Exhaust(THIS),), Draw())), tag="Talented"
        ),
    ),
)

PINKIE_PIE_PROFESSOR_OF_LAUGHTER = friend(
    "ll31",
    "Pinkie Pie, Professor of Laughter",
    PINK,
    power=2,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            May(Dismiss(choose(cards(FRIEND, With(POWER, AT_MOST, 2))))),
            if_=HasPoints(A_PLAYER, AT_LEAST, 8),
        ),
    ),
)
