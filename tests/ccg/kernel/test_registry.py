"""Every word of the card language has a meaning, and every procedure of a later chapter is registered."""

import pytest

import everfree.ccg.rules as rules
from everfree.ccg.kernel.registry import LATER, words_without_meaning


def test_no_word_is_silent() -> None:
    """The chapters give each trigger, condition, property and instruction its meaning."""
    assert rules.__all__
    assert words_without_meaning() == []


@pytest.mark.parametrize("name", ["continue_faceoff", "offer_window", "remove_players", "solve_problems"])
def test_later_chapters_register_their_procedures(name: str) -> None:
    """Importing the rules assigns each procedure that an earlier chapter starts."""
    assert callable(getattr(LATER, name))
