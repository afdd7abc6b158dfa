"""The Mane Characters of Seaquestria and Beyond."""

from everfree.ccg.language import (
    BLUE, COMMON, PIRATE, THIS, Pay, Score, Sequence, Side, TurnOver, main_phase, mane,
)  # fmt: skip

CAPTAIN_CELAENO_SWASHBUCKLER = mane(
    "sb1",
    "Captain Celaeno, Swashbuckler",
    rarity=COMMON,
    start=Side(
        BLUE,
        1,
        (PIRATE,),
        abilities=(main_phase(Sequence((Score(2), TurnOver(THIS))), costs=(Pay(2),)),),
        home_limit=3,
    ),
    boosted=Side(BLUE, 3, (PIRATE,), home_limit=4),
)
