"""Text speaks for behaviour: change one thing in a card's tree, and its text changes."""

import tomllib
from pathlib import Path
from typing import Final

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.ccg.language.text import LANGUAGES
from everfree.testing.sample import one_card_per_word
from everfree.testing.trees import mutated, text_or_none

UNCHANGED: Final[dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("unchanged.toml").read_text(encoding="utf-8")
)
"""Mutations that do not change the text, each with its reason."""


def unchanged(card: Card, language: str) -> set[str]:
    """Name the mutations of a card that leave its text as it is."""
    text = text_or_none(card, language)
    return {f"{card.id} {path}" for path, mutant in mutated(card) if text_or_none(mutant, language) == text}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "cards",
    [
        pytest.param(one_card_per_word(), id="sample"),
        pytest.param(tuple(POOL.values()), id="all", marks=pytest.mark.long),
    ],
)
def test_every_mutation_changes_the_text(cards: tuple[Card, ...], language: str) -> None:
    """Whatever is changed in the tree can be read in each language, or can't be said, but for the listed."""
    listed = [line.removeprefix(f"{language}: ") for line in UNCHANGED]

    found = {line for card in cards for line in unchanged(card, language)}

    assert found == {line for line in listed if line.split()[0] in {card.id for card in cards}}


def test_mutations_are_many() -> None:
    """The test above is not empty: cards are changed in many ways, and hardly any does not show."""
    count = sum(1 for card in POOL.values() for _ in mutated(card))

    assert count > 1000
    assert len(UNCHANGED) < count / 100
