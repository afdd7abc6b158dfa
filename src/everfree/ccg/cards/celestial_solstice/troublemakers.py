"""The Troublemakers of Celestial Solstice."""

from everfree.ccg.language import (
    ALICORN, FIXED, FRIEND, THIS, IsDefeated, It, May, PutIntoPlay, Reveal, SearchDeck, Sequence, WithTrait,
    cards, troublemaker, when, wordings as w,
)  # fmt: skip

NIGHTMARE_MOON_NEW_MOON = troublemaker(
    "cs8",
    "Nightmare Moon, New Moon",
    power=4,
    points=1,
    rarity=FIXED,
    abilities=(
        when(
            IsDefeated(THIS),
            May(
                SearchDeck(
                    cards(FRIEND, WithTrait(ALICORN)),
                    Sequence((Reveal(It()), PutIntoPlay(It()))),
                    wording=w.IN_ONE,
                )
            ),
        ),
    ),
)
