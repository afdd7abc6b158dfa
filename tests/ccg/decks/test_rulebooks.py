"""The rulebook in print when the newest set of the decks was released."""

import pytest

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.rulebooks import edition_for, edition_in_print
from everfree.ccg.decks.theme import APPLEJACK


@pytest.mark.parametrize(
    ("newest", "edition"),
    [
        ("pr1", "canterlot_nights"),
        ("cn5", "canterlot_nights"),
        ("rr1", "canterlot_nights"),
        ("cnpf3", "canterlot_nights"),
        ("cg5", "crystal_games"),
        ("cgpf4", "crystal_games"),
        ("ad5", "absolute_discord"),
        ("eo5", "comprehensive"),
        ("ll5", "comprehensive"),
    ],
)
def test_newest_set_decides(newest: str, edition: str) -> None:
    """Whichever of the decks has its card."""
    other = Deck("Other", "pr2", {newest: 1}, {})

    assert edition_in_print([APPLEJACK, other]) == edition
    assert edition_in_print([other, APPLEJACK]) == edition


def test_a_named_edition_is_played_with_any_deck() -> None:
    """The decks choose only if the player leaves it to them."""
    assert edition_for("comprehensive", [APPLEJACK]) == "comprehensive"
    assert edition_for("as_printed", [APPLEJACK]) == "canterlot_nights"


def test_fan_made_cards_decide_nothing() -> None:
    """They were not printed."""
    assert edition_in_print([Deck("Mine", "pr2", {"my-card": 3}, {})]) == "canterlot_nights"
