"""The pink Friends of Leaders and Legends."""

from everfree.ccg.language import (
    AGILE, CARD, COMMON, EARTH_PONY, PINK, RARE, THIS, UNICORN, YOU, Continuous, Has, HasKeyword, Power,
    friend, in_your_hand, wordings as w,
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
