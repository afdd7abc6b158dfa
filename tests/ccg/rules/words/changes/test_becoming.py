"""711: abilities that a card loses and can't have, and colours it also has."""

import pytest

from everfree.ccg.language import (
    EXACTLY,
    FRIEND,
    PRINTED_POWER,
    SWIFT,
    WHITE,
    Another,
    Card,
    Change,
    Continuous,
    Exhaust,
    Give,
    HasColours,
    HasKeyword,
    LosesAbilities,
    With,
    WithKeyword,
    cards,
    each,
    main_phase,
    wordings as w,
)
from everfree.ccg.language.terms import END_OF_TURN
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.testing import Table, plain

MEEK = each(cards(FRIEND, With(PRINTED_POWER, EXACTLY, 2)))


def ruler(change: Change) -> Card:
    """Make a Friend that changes all other Friends."""
    return plain(abilities=(Continuous((change,), each(cards(FRIEND, Another()), wording=w.TOGETHER)),))


@pytest.mark.clause("104.2")
@pytest.mark.parametrize("barred", [False, True])
def test_abilities_gained_later(barred: bool) -> None:
    """Lost abilities may be followed by new ones, unless the card can't have any."""
    meek = plain(2)
    giver = plain(abilities=(main_phase(Give((HasKeyword("Swift"),), MEEK, END_OF_TURN)),))
    seeker = plain(abilities=(main_phase(Exhaust(each(cards(FRIEND, WithKeyword("Swift"))))),))
    thief = plain(abilities=(Continuous((LosesAbilities(barred),), MEEK),))
    table = Table(home=[thief, giver, seeker, meek]).use(giver).use(seeker)

    assert table.is_exhausted(meek) is not barred


def test_a_barred_face_stays_bare() -> None:
    """Whatever is added afterwards: keywords and abilities, but colours are."""
    side = Table(home=[plain(keywords=(SWIFT,))]).game
    face = side.face(side.in_play()[0]).barred()

    assert face.with_abilities((SWIFT,), ()).words == ()
    assert face.with_colours(WHITE).with_abilities((SWIFT,), ()).words == ()
    assert face.with_colours(WHITE).colours == WHITE


def test_texts() -> None:
    """Losing, losing for good, and a further colour as a state."""

    def told(change: Change, language: str = "en") -> str:
        return card_text(ruler(change), language).sides[0].paragraphs[0]

    assert told(LosesAbilities()) == "Other Friends lose all abilities."
    assert told(LosesAbilities(barred=True)) == "Other Friends lose and can't have abilities."
    assert (
        told(LosesAbilities(barred=True, wording=w.GAINED)) == "Other Friends lose and can't gain abilities."
    )
    assert "perdent toute capacité sans pouvoir en avoir d’autre" in told(LosesAbilities(barred=True), "fr")
    assert told(HasColours(WHITE, w.AS_STATE)) == "Other Friends are also [white]."
    with pytest.raises(Untold):
        told(LosesAbilities(wording=w.GAINED))
