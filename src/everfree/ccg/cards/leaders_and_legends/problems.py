"""The Problems of Leaders and Legends."""

from everfree.ccg.language import (
    CARD, CARD_TYPES, COMMON, ORANGE, WILD, YOU, ConfrontNeeds, Different, ForEach, Need, Standing,
    in_your_discard_pile, problem,
)  # fmt: skip

WILDERNESS_CAMPING = problem(
    "ll134",
    "Wilderness Camping",
    bonus=2,
    owner=(Need(ORANGE, 4), Need(WILD, 4)),
    opponent=7,
    rarity=COMMON,
    abilities=(Standing(ConfrontNeeds(YOU, ForEach(-1, Different(CARD_TYPES, in_your_discard_pile(CARD))))),),
)
