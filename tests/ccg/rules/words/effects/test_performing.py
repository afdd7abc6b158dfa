"""Performances at the table change nothing in the game."""

import pytest

from everfree.ccg.language import A_DANCE, A_JOKE, A_SONG, Draw, Perform, Sequence, main_phase
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.testing import Table, plain


@pytest.mark.parametrize(
    ("deed", "english", "french"),
    [
        (A_DANCE, "Do a little dance", "Phase principale\u00a0: faites une petite danse"),
        (A_JOKE, "Tell a joke", "Phase principale\u00a0: racontez une blague"),
        (A_SONG, "Sing a song", "Phase principale\u00a0: chantez une chanson"),
    ],
)
def test_the_player_goes_on_with_the_text(deed: str, english: str, french: str) -> None:
    """Nothing is asked and nothing changes; the rest of the text is followed."""
    artist = plain(abilities=(main_phase(Sequence((Perform(deed), Draw()))),))
    table = Table(home=[artist])
    deck = len(table.deck())
    table.use(artist)

    assert (table.asked, len(table.deck())) == ("main", deck - 1)
    assert card_text(artist).sides[0].paragraphs[0].startswith(f"Main Phase: {english}")
    assert card_text(artist, "fr").sides[0].paragraphs[0].startswith(french)


def test_nobody_performs_anything_else() -> None:
    """A deed without a phrase is refused in both languages."""
    artist = plain(abilities=(main_phase(Perform("juggle")),))
    for language in ("en", "fr"):
        with pytest.raises(Untold):
            card_text(artist, language)
