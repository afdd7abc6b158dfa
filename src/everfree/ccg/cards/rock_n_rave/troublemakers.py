"""The Troublemakers of Rock N Rave."""

from everfree.ccg.language import (
    CHARACTER, FIXED, ITS_PROBLEM, OPPONENTS, THIS, Gain, IsDefeated, MoveCost, Standing, cards, troublemaker,
    when,
)  # fmt: skip

DIAMOND_DOG = troublemaker(
    "rr11", "Diamond Dog", power=4, points=1, rarity=FIXED, abilities=(when(IsDefeated(THIS), Gain(2)),)
)

QUARRAY_EELS = troublemaker(
    "rr12",
    "Quarray Eels",
    power=4,
    points=2,
    rarity=FIXED,
    abilities=(Standing(MoveCost(+1, cards(CHARACTER), OPPONENTS, ITS_PROBLEM)),),
)
