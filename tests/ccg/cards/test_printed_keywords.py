"""The keywords printed on cards, card by card: each has it in play, or in the deck where it counts there.

What a keyword does is tested with the chapters; these tests miss it on a card that should have it.
"""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deckbuilding import refuse_problem_deck
from everfree.ccg.language import MANE, Keyword
from everfree.testing import Table, piece


@pytest.mark.parametrize(
    ("card", "side", "keyword", "number"),
    [
        pytest.param("pr1", 1, "Swift", 0, marks=pytest.mark.card("pr1")),
        pytest.param("pr8", 0, "Swift", 0, marks=pytest.mark.card("pr8")),
        pytest.param("pr9", 0, "Swift", 0, marks=pytest.mark.card("pr9")),
        pytest.param("pr18", 0, "Swift", 0, marks=pytest.mark.card("pr18")),
        pytest.param("pr198", 0, "Swift", 0, marks=pytest.mark.card("pr198")),
        pytest.param("pr212", 0, "Swift", 0, marks=pytest.mark.card("pr212")),
        pytest.param("pr208", 0, "Swift", 0, marks=pytest.mark.card("pr208")),
        pytest.param("hm4", 0, "Swift", 0, marks=pytest.mark.card("hm4")),
        pytest.param("pr2", 1, "Stubborn", 0, marks=pytest.mark.card("pr2")),
        pytest.param("pr22", 0, "Stubborn", 0, marks=pytest.mark.card("pr22")),
        pytest.param("pr23", 0, "Stubborn", 0, marks=pytest.mark.card("pr23")),
        pytest.param("pr199", 0, "Stubborn", 0, marks=pytest.mark.card("pr199")),
        pytest.param("pr213", 0, "Stubborn", 0, marks=pytest.mark.card("pr213")),
        pytest.param("pr3", 1, "Random", 0, marks=pytest.mark.card("pr3")),
        pytest.param("pr40", 0, "Random", 0, marks=pytest.mark.card("pr40")),
        pytest.param("pr46", 0, "Random", 0, marks=pytest.mark.card("pr46")),
        pytest.param("pr47", 0, "Random", 0, marks=pytest.mark.card("pr47")),
        pytest.param("pr4", 1, "Studious", 0, marks=pytest.mark.card("pr4")),
        pytest.param("pr51", 0, "Studious", 0, marks=pytest.mark.card("pr51")),
        pytest.param("pr55", 0, "Studious", 0, marks=pytest.mark.card("pr55")),
        pytest.param("pr61", 0, "Studious", 0, marks=pytest.mark.card("pr61")),
        pytest.param("pr203", 0, "Studious", 0, marks=pytest.mark.card("pr203")),
        pytest.param("pr208", 0, "Studious", 0, marks=pytest.mark.card("pr208")),
        pytest.param("pr5", 1, "Inspired", 0, marks=pytest.mark.card("pr5")),
        pytest.param("pr71", 0, "Inspired", 0, marks=pytest.mark.card("pr71")),
        pytest.param("pr72", 0, "Inspired", 0, marks=pytest.mark.card("pr72")),
        pytest.param("pr77", 0, "Inspired", 0, marks=pytest.mark.card("pr77")),
        pytest.param("pr78", 0, "Inspired", 0, marks=pytest.mark.card("pr78")),
        pytest.param("pr6", 1, "Caretaker", 0, marks=pytest.mark.card("pr6")),
        pytest.param("pr80", 0, "Caretaker", 0, marks=pytest.mark.card("pr80")),
        pytest.param("pr84", 0, "Caretaker", 0, marks=pytest.mark.card("pr84")),
        pytest.param("pr89", 0, "Caretaker", 0, marks=pytest.mark.card("pr89")),
        pytest.param("pr152", 0, "Villain", 0, marks=pytest.mark.card("pr152")),
        pytest.param("pr210", 0, "Villain", 0, marks=pytest.mark.card("pr210")),
        pytest.param("ad206", 0, "Villain", 0, marks=pytest.mark.card("ad206")),
        pytest.param("mt0", 0, "Villain", 0, marks=pytest.mark.card("mt0")),
        pytest.param("cg5", 0, "Teamwork", 0, marks=pytest.mark.card("cg5")),
        pytest.param("cg61", 0, "Prismatic", 0, marks=pytest.mark.card("cg61")),
        pytest.param("cg87", 0, "Pumped", 0, marks=pytest.mark.card("cg87")),
        pytest.param("de18", 0, "Experienced", 0, marks=pytest.mark.card("de18")),
        pytest.param("de135", 0, "Diligent", 1, marks=pytest.mark.card("de135")),
        pytest.param("ff29", 0, "Transform", 2, marks=pytest.mark.card("ff29")),
    ],
)
def test_has_its_keyword_in_play(card: str, side: int, keyword: str, number: int) -> None:
    """On the side that is up, with its number."""
    one = piece(POOL[card], boosted=side == 1)
    is_mane = one.card.type == MANE
    table = Table(mane=one) if is_mane else Table(mine=[one])

    assert keyword in table.keywords(one)
    assert Keyword(keyword, number) in table.game.face(table.id(one)).words


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("pr161", marks=pytest.mark.card("pr161")),
        pytest.param("pr162", marks=pytest.mark.card("pr162")),
        pytest.param("pr164", marks=pytest.mark.card("pr164")),
        pytest.param("pr165", marks=pytest.mark.card("pr165")),
        pytest.param("pr168", marks=pytest.mark.card("pr168")),
        pytest.param("pr169", marks=pytest.mark.card("pr169")),
        pytest.param("pr170", marks=pytest.mark.card("pr170")),
        pytest.param("pr171", marks=pytest.mark.card("pr171")),
        pytest.param("pr172", marks=pytest.mark.card("pr172")),
        pytest.param("pr174", marks=pytest.mark.card("pr174")),
        pytest.param("pr177", marks=pytest.mark.card("pr177")),
        pytest.param("pr178", marks=pytest.mark.card("pr178")),
        pytest.param("pr179", marks=pytest.mark.card("pr179")),
        pytest.param("pr182", marks=pytest.mark.card("pr182")),
        pytest.param("pr190", marks=pytest.mark.card("pr190")),
        pytest.param("pr191", marks=pytest.mark.card("pr191")),
        pytest.param("pr192", marks=pytest.mark.card("pr192")),
        pytest.param("pr193", marks=pytest.mark.card("pr193")),
    ],
)
def test_a_game_may_start_with_it(card: str) -> None:
    """A Problem Deck with no other such Problem has one to start with (101.3c)."""
    others = ["pr167", "pr175", "pr176", "pr189"]

    assert refuse_problem_deck({card: 2, **dict.fromkeys(others, 2)}, POOL) == []
