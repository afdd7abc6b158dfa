"""The Mane Characters of Seaquestria and Beyond."""

from everfree.ccg.language import (
    BLUE, COMMON, PINK, PIRATE, ROYALTY, SEAPONY, SEASHELL, THIS, Pay, PutTokens, Score, Sequence, Side,
    Spelt, TurnOver, main_phase, mane, token,
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

PRINCESS_SKYSTAR_OUT_OF_HER_SHELL = mane(
    "sb3",
    "Princess Skystar, Out of Her Shell",
    rarity=COMMON,
    start=Side(
        PINK,
        1,
        (SEAPONY, ROYALTY),
        abilities=(
            main_phase(
                Sequence((PutTokens(token(2, PINK, SEASHELL), Spelt(2)), TurnOver(THIS))), costs=(Pay(2),)
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(PINK, 3, (SEAPONY, ROYALTY), home_limit=4),
)
