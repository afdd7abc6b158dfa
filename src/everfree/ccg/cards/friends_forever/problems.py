"""The Problems of Friends Forever."""

from everfree.ccg.language import (
    AGILE, BLUE, CHARACTER, COMMON, END_OF_TURN, IMMEDIATE, ORANGE, TROUBLEMAKER, WILD, Activated, Banish,
    Continuous, Give, HasKeyword, Need, Power, cards, choose, each, here, in_your_discard_pile, problem,
    wordings as w, yours,
)  # fmt: skip

ACCIDENT_AT_THE_PEAR_FARM = problem(
    "ff123",
    "Accident at the Pear Farm",
    bonus=1,
    owner=(Need(ORANGE, 2), Need(WILD, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(
        Activated(
            IMMEDIATE,
            Give((Power(+2),), choose(cards(TROUBLEMAKER, here())), END_OF_TURN),
            (Banish(choose(in_your_discard_pile(TROUBLEMAKER), wording=w.FROM)),),
        ),
    ),
)

SURPRISE_TAKE_OFF = problem(
    "ff129",
    "Surprise Take Off",
    bonus=2,
    owner=(Need(BLUE, 2), Need(WILD, 2)),
    opponent=5,
    rarity=COMMON,
    abilities=(Continuous((HasKeyword(AGILE.name),), each(yours(CHARACTER, here()), wording=w.TOGETHER)),),
)
