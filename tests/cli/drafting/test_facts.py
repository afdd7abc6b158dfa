"""Cards from official entries: every fact, and a sentence for what cannot be expressed."""

from collections.abc import Sequence
from typing import Any

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card, Draw, Side, main_phase
from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.text import card_text
from everfree.cli import official
from everfree.cli.drafting.facts import draft_card


def entry_of(card: Card) -> dict[str, Any]:
    """Return a card in the shape of the official data."""
    texts = [list(side.paragraphs) for side in card_text(card).sides]
    entry = official.facts(card) | {"text": texts[0]}
    if card.boosted:
        entry["boosted"] = entry["boosted"] | {"text": texts[1]}
    return entry


def read_from_pool(card: Card, side: Side, paragraph: str) -> Sequence[Ability]:
    """Look the paragraph up on the card itself: a perfect reader of the pool."""
    known = POOL[card.id]
    place = [one.abilities == side.abilities and one is side for one in card.sides].index(True)
    printed = card_text(known).sides[place].paragraphs
    return [known.sides[place].abilities[printed.index(paragraph)]]


def test_facts_and_trees_give_the_card() -> None:
    """With a reader that knows every paragraph, every card of the pool is drafted as it is."""
    for card in POOL.values():
        draft = draft_card(entry_of(card), read_from_pool)

        assert (draft.lacking, draft.rivals) == ((), ())
        assert official.facts(draft.card) == official.facts(card)
        assert draft.card.sides == card.sides


def test_a_card_without_text_needs_no_reader() -> None:
    """Facts are all there is."""
    assert draft_card(entry_of(POOL["pr12"])).card == POOL["pr12"]


def test_what_is_not_read_and_what_is_read_twice_is_said() -> None:
    """A paragraph without ability makes the card incomplete; of several abilities the first is taken."""
    entry = entry_of(POOL["pr12"]) | {"text": ["Sing.", "Draw."]}
    both = [main_phase(Draw(1)), main_phase(Draw(2))]
    draft = draft_card(entry, lambda card, side, text: both if text == "Draw." else [])

    assert draft.lacking == ("No ability reads: Sing.",)
    assert draft.rivals == ("2 abilities read: Draw.",)
    assert draft.card.front.abilities == (both[0],)


@pytest.mark.parametrize(
    ("card", "changed", "said"),
    [
        ("pr161", {"opponent_requirement": "infinity"}, "opponent requirement is 'infinity'"),
        ("pr161", {"owner_requirements": [{"color": "wild", "power": "infinity"}]}, "owner requirements is"),
        ("pr12", {"keywords": [{"name": "Harmonious", "x": 6}]}, "keyword Harmonious with the number 6"),
        ("pr12", {"keywords": [{"name": "Diligent", "x": None}]}, "keyword Diligent without a number"),
        ("pr12", {"keywords": [{"name": "Diligent", "x": "X"}]}, "keyword Diligent with the number X"),
        ("pr12", {"traits": ["Teapot"]}, "trait Teapot has no constant"),
        ("pr12", {"traits": ["Dilemma"], "bonus": 1}, "Its bonus is 1"),
        ("pr12", {"bonus": 1}, "Its bonus is 1"),
        ("pr12", {"token": True}, "A token is made by"),
        ("pr12", {"back": {}, "requirement_note": "?"}, "requirements are not in the data"),
        ("pr12", {"back": {"title": "Other"}}, "another card on its back"),
    ],
)
def test_what_cannot_be_expressed_is_said(card: str, changed: dict[str, Any], said: str) -> None:
    """In a sentence, instead of a card that differs from the printed one."""
    entry = entry_of(POOL[card]) | {"text": []} | changed
    (reason,) = draft_card(entry).lacking

    assert said in reason


def test_a_second_title_belongs_to_its_side() -> None:
    """A Mane Character whose boosted side has a title of its own; a second subtitle has no place."""
    entry = entry_of(POOL["pr1"])
    entry["boosted"] = entry["boosted"] | {"title": "Somepony"}
    draft = draft_card(entry)
    entry["boosted"] = entry["boosted"] | {"subtitle": "Somewhere"}

    assert [side.title for side in draft.card.sides] == ["", "Somepony"]
    assert not any("title" in one for one in draft.lacking)
    assert "A second subtitle is not supported: Somewhere." in draft_card(entry).lacking
