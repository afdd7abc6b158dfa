"""The Troublemakers of High Magic."""

from everfree.ccg.language import (
    CHARACTER, COMMON, RARE, THIS, TROUBLEMAKER, Another, IsUncovered, May, Move, TurnFaceDown, cards, choose,
    troublemaker, when, yours,
)  # fmt: skip

CERBERUS_TARTARUS_GUARD = troublemaker(
    "hm117",
    "Cerberus, Tartarus Guard",
    power=5,
    points=0,
    rarity=RARE,
    abilities=(when(IsUncovered(THIS), May(TurnFaceDown(choose(cards(TROUBLEMAKER, Another()))))),),
)

STARLIGHT_GLIMMER_EXPOSED_INEQUALITY = troublemaker(
    "hm119",
    "Starlight Glimmer, Exposed Inequality",
    power=4,
    points=0,
    rarity=COMMON,
    abilities=(when(IsUncovered(THIS), May(Move(choose(yours(CHARACTER))))),),
)
