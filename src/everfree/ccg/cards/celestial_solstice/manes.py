"""The Mane Characters of Celestial Solstice."""

from everfree.ccg.language import (
    ALICORN, CARD, FIXED, FRIEND, ROYALTY, THIS, YELLOW, YOU, Continuous, ControlledBy, Enters, Has, Other,
    Power, Side, Titled, TurnOver, WithTrait, cards, each, mane, one, when, wordings as w, yours,
)  # fmt: skip

PRINCESS_CELESTIA_SOLAR_SISTER = mane(
    "csf2",
    "Princess Celestia, Solar Sister",
    rarity=FIXED,
    start=Side(
        YELLOW,
        1,
        (ALICORN, ROYALTY),
        abilities=(
            when(
                Enters(one(FRIEND, ControlledBy(YOU), WithTrait(ALICORN))),
                TurnOver(THIS),
                if_=Has(YOU, cards(FRIEND, Other(), WithTrait(ALICORN)), wording=w.IN_FIGURES),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        YELLOW,
        3,
        (ALICORN, ROYALTY),
        abilities=(
            Continuous(
                (Power(+1, w.HAVE),),
                each(yours(FRIEND, WithTrait(ALICORN))),
                Has(
                    YOU,
                    cards(
                        CARD,
                        Titled("Princess Luna", w.ALONE, ("Princess Twilight Sparkle", "Princess Cadance")),
                    ),
                ),
            ),
        ),
        home_limit=4,
    ),
)
