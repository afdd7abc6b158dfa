"""The Troublemakers of Seaquestria and Beyond."""

from everfree.ccg.language import (
    CHARACTER, COMMON, HERE, OPPONENTS, Cant, Moves, Standing, one, troublemaker, wordings as w,
)  # fmt: skip

CAPPER_DAPPERPAWS_TRUST_IN_ME = troublemaker(
    "sb120",
    "Capper Dapperpaws, Trust in Me",
    power=4,
    points=0,
    rarity=COMMON,
    abilities=(Standing(Cant(Moves(OPPONENTS, one(CHARACTER), HERE, wording=w.AWAY))),),
)
