"""The Mane Characters of Defenders of Equestria."""

from everfree.ccg.language import (
    COMMON, EARTH_PONY, END_OF_TURN, IMMEDIATE, ORANGE, PEGASUS, PROBLEM, SCORE_PHASE, THIS, YELLOW, YOU,
    Activated, Confronts, Contribute, DuringFaceoff, Exhaust, FlipCard, May, PayTo, PhaseStarts, Side,
    TurnOver, cards, choose, mane, when, wordings as w,
)  # fmt: skip

APPLEJACK_TOOLED_UP = mane(
    "de2",
    "Applejack, Tooled Up",
    rarity=COMMON,
    start=Side(ORANGE, 1, (EARTH_PONY,), abilities=(when(Confronts(YOU), TurnOver(THIS)),), home_limit=3),
    boosted=Side(
        ORANGE,
        3,
        (EARTH_PONY,),
        abilities=(
            Activated(
                IMMEDIATE,
                FlipCard(w.ADDITIONAL),
                (Exhaust(THIS),),
                condition=DuringFaceoff(wording=w.ONE_LEADING),
            ),
        ),
        home_limit=4,
    ),
)

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
