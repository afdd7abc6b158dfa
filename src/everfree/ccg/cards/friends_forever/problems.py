"""The Problems of Friends Forever."""

from everfree.ccg.language import (
    AGILE, BLUE, CHARACTER, COMMON, END_OF_TURN, IMMEDIATE, ORANGE, STARTING_PROBLEM, TROUBLEMAKER, WILD,
    Activated, Banish, Continuous, Draw, GameStarts, Give, HasKeyword, May, Need, Power, cards, choose, each,
    here, in_your_discard_pile, problem, when, wordings as w, yours,
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

ROYAL_BREAKFAST = problem(
    "ff128",
    "Royal Breakfast",
    bonus=1,
    owner=(Need(WILD, 8),),
    opponent=8,
    rarity=COMMON,
    keywords=(STARTING_PROBLEM,),
    abilities=(when(GameStarts(w.AS_TIME), May(Draw())),),
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
