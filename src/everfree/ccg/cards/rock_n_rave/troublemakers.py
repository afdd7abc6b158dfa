"""The Troublemakers of Rock N Rave."""

from everfree.ccg.language import CHARACTER, FIXED, HERE, OPPONENTS, MoveCost, Standing, cards, troublemaker

QUARRAY_EELS = troublemaker(
    "rr12",
    "Quarray Eels",
    power=4,
    points=2,
    rarity=FIXED,
    abilities=(Standing(MoveCost(+1, cards(CHARACTER), OPPONENTS, HERE)),),
)
