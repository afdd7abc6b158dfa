"""French phrases that a reader of the newest cards stumbled over."""

import pytest

from everfree.ccg.language import (
    AT_MOST,
    END_OF_TURN,
    FRIEND,
    HOME,
    MANE,
    POWER,
    PREVIOUS_AREA,
    RESOURCE,
    Ability,
    At,
    CardType,
    Dismiss,
    Draw,
    Each,
    Enters,
    Give,
    It,
    Move,
    Power,
    Send,
    Sequence,
    With,
    cards,
    choose,
    main_phase,
    one,
    reaction,
    wordings as w,
    yours,
)
from everfree.ccg.language.text import card_text
from everfree.testing import plain


def told(ability: Ability) -> str:
    """Print an ability of a Friend in French."""
    return card_text(plain(abilities=(ability,)), "fr").sides[0].paragraphs[0]


@pytest.mark.parametrize(
    ("kind", "text"), [(FRIEND, "un Ami est entré en jeu"), (RESOURCE, "une Ressource est entrée en jeu")]
)
def test_verbs_of_motion_have_etre(kind: CardType, text: str) -> None:
    """The perfect is "est entré", and the participle agrees with the subject."""
    assert f"après qu’{text}," in told(reaction(Enters(one(kind)), Draw()))


def test_the_place_comes_after_the_number() -> None:
    """Otherwise the number seems to belong to the place."""
    weak = choose(cards(FRIEND, At(HOME), With(POWER, AT_MOST, 2)))

    assert told(main_phase(Dismiss(weak))).endswith("un Ami de puissance 2 ou moins présent à la maison.")


def test_the_only_card_is_meant_by_the_pronoun() -> None:
    """A Mane Character is "il", also on a card, which is "elle"."""
    effect = Sequence((Move(Each(yours(MANE), w.ONLY)), Give((Power(+2),), It(), END_OF_TURN)))

    assert " Il gagne +2" in told(main_phase(effect))


def test_the_area_before_is_a_lieu() -> None:
    """A "zone" is something else: a hand, a deck."""
    assert told(main_phase(Send(choose(cards(FRIEND)), PREVIOUS_AREA))).endswith("dans son lieu précédent.")
