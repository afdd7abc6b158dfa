"""The tables of a language: what they remember while a text is read."""

import pytest

from everfree.ccg.language import FRIEND, THIS, Exhaust
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english import LANGUAGE as ENGLISH
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrasebook import Untold, remembering

TOLD = Discourse(FRIEND)


def test_a_phrase_is_made_once_while_remembering() -> None:
    """Afterwards it is forgotten."""
    word = Exhaust(THIS)
    with remembering(ENGLISH):
        first = EFFECTS.say(word, TOLD)
        assert EFFECTS.say(word, TOLD) is first

    assert EFFECTS.say(word, TOLD) == first
    assert EFFECTS.say(word, TOLD) is not first


def test_what_cannot_be_said_is_remembered_too() -> None:
    """It is refused again in the same words."""
    word = Exhaust(THIS)
    object.__setattr__(word, "wording", "no such wording")
    with remembering(ENGLISH):
        for _ in range(2):
            with pytest.raises(Untold, match="no such wording"):
                EFFECTS.say(word, TOLD)


def test_discourses_are_shared() -> None:
    """The same change of a discourse gives the same one."""
    assert TOLD.naming(TOLD.you) is TOLD
    assert TOLD.after_choice() is TOLD.after_choice()
    assert hash(TOLD.after_choice()) == hash(Discourse(FRIEND, chosen_told=True))
