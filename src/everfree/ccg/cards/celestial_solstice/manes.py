"""The Mane Characters of Celestial Solstice."""

from everfree.ccg.language import (
    ALICORN, CARD, COLOURS, FIXED, FRIEND, PURPLE, ROYALTY, THIS, UNICORN, WHILE_IN_PLAY, YELLOW, YOU,
    ChooseColour, Continuous, ControlledBy, Enters, GainsChosenColour, Give, Has, Other, Plays, Power,
    Sequence, Shares, Side, SideTurnsUp, Titled, TurnOver, WithTrait, cards, each, mane, one, when,
    wordings as w, yours,
)  # fmt: skip

TWILIGHT_SPARKLE_FRIENDSHIP_IS_MAGIC = mane(
    "csf1",
    "Twilight Sparkle, Friendship is Magic",
    rarity=FIXED,
    start=Side(
        PURPLE,
        1,
        (UNICORN,),
        abilities=(
            when(
                Plays(
                    YOU,
                    one(
                        FRIEND,
                        Shares(COLOURS, one(FRIEND, ControlledBy(YOU), Other(w.FOUND_AMONG)), differs=True),
                    ),
                ),
                TurnOver(THIS),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (UNICORN,),
        abilities=(
            when(
                SideTurnsUp(wording=w.SPACED),
                Sequence(
                    (ChooseColour(per_opponent=True), Give((GainsChosenColour(w.EACH),), THIS, WHILE_IN_PLAY))
                ),
            ),
        ),
        home_limit=4,
    ),
)

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
