"""The Troublemakers of Friends Forever."""

from everfree.ccg.language import COMMON, THIS, CantBeChallenged, Card, Standing, troublemaker

MAULWURF_EXTRA_LARGE = troublemaker(
    "ff119",
    "Maulwurf, Extra Large",
    power=5,
    points=0,
    rarity=COMMON,
    abilities=(Standing(CantBeChallenged(THIS, fewer_than=2)),),
)

CARDS: tuple[Card, ...] = (MAULWURF_EXTRA_LARGE,)
