"""Variants of wording: the same meaning as cards of different years put it, in both languages."""

import pytest

from everfree.ccg.language import (
    END_OF_TURN,
    FRIEND,
    HERE,
    OPPONENT,
    ORANGE,
    THIS,
    YOU,
    Ability,
    At,
    Continuous,
    DuringFaceoff,
    Exhaust,
    Gain,
    Give,
    HasNone,
    OfColour,
    Plays,
    Power,
    cards,
    main_phase,
    when,
)
from everfree.ccg.language.text import LANGUAGES, Untold
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.wordings import ADDED, LEADING, NONE_OF

MAIN = "Phase principale\u00a0: "


def told(ability: Ability, language: str) -> str:
    """Print an ability by itself."""
    spoken = LANGUAGES[language]
    return spoken.realiser.paragraph(spoken.abilities.say(ability, Discourse()))


@pytest.mark.parametrize(
    ("ability", "english", "french"),
    [
        (
            Continuous((Power(+1),), THIS, HasNone(YOU, cards(FRIEND, OfColour(ORANGE)))),
            "While you have no [orange] Friends, this card gets +1 power.",
            "Tant que vous n’avez aucun Ami [orange], cette carte gagne +1 en puissance.",
        ),
        (
            Continuous((Power(+1),), THIS, HasNone(YOU, cards(FRIEND, At(HERE)), NONE_OF)),
            "While none of your Friends are here, this card gets +1 power.",
            "Tant qu’aucun de vos Amis n’est ici, cette carte gagne +1 en puissance.",
        ),
        (
            Continuous((Power(+1),), THIS, DuringFaceoff(here=True, wording=LEADING)),
            "During faceoffs here, this card gets +1 power.",
            "Pendant les face-à-face qui ont lieu ici, cette carte gagne +1 en puissance.",
        ),
        (
            main_phase(Give((Power(+1),), THIS, END_OF_TURN), costs=(Exhaust(THIS),)),
            "Main Phase: Exhaust this card to give this card +1 power until the end of the turn.",
            f"{MAIN}épuisez cette carte pour donner +1 en puissance à cette carte jusqu’à la fin du tour.",
        ),
        (
            when(Plays(OPPONENT, THIS), Gain(1), if_=HasNone(OPPONENT, cards(FRIEND))),
            "When your opponent plays this card, if your opponent has no Friends, gain [1].",
            "Quand votre adversaire joue cette carte, si votre adversaire n’a aucun Ami, recevez [1].",
        ),
    ],
)
def test_variants(ability: Ability, english: str, french: str) -> None:
    """Each variant reads well in both languages."""
    assert (told(ability, "en"), told(ability, "fr")) == (english, french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_given_and_not_added(language: str) -> None:
    """Only a power that is found on the table is told as added: nothing would say the number."""
    with pytest.raises(Untold, match="another card has"):
        told(main_phase(Give((Power(+1),), THIS, END_OF_TURN, ADDED)), language)
