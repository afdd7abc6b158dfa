"""The Mane Characters of Defenders of Equestria."""

from everfree.ccg.language import (
    COMMON, END_OF_TURN, PEGASUS, PROBLEM, SCORE_PHASE, THIS, YELLOW, YOU, Confronts, Contribute, Exhaust,
    May, PayTo, PhaseStarts, Side, TurnOver, cards, choose, mane, when,
)  # fmt: skip

FLUTTERSHY_NURTURING_NATURE = mane(
    "de6",
    "Fluttershy, Nurturing Nature",
    rarity=COMMON,
    start=Side(YELLOW, 1, (PEGASUS,), (), (when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        YELLOW,
        3,
        (PEGASUS,),
        (),
        (
            when(
                PhaseStarts(SCORE_PHASE, YOU),
                May(PayTo((Exhaust(THIS),), Contribute(choose(cards(PROBLEM)), END_OF_TURN))),
            ),
        ),
        home_limit=4,
    ),
)
