"""Text speaks for behaviour: change one thing in a card's tree, and its text changes."""

import tomllib
from pathlib import Path
from typing import Final

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card
from everfree.ccg.language.text import LANGUAGES
from everfree.testing.trees import mutated, text_or_none

UNCHANGED: Final[dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("unchanged.toml").read_text(encoding="utf-8")
)
"""Mutations that do not change the text, each with its reason."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", POOL.values(), ids=POOL)
def test_every_mutation_changes_the_text(card: Card, language: str) -> None:
    """Whatever is changed in the tree can be read in each language, or can't be said, but for the listed."""
    text = text_or_none(card, language)

    unchanged = {
        f"{card.id} {path}" for path, mutant in mutated(card) if text_or_none(mutant, language) == text
    }

    listed = [line.removeprefix(f"{language}: ") for line in UNCHANGED]
    assert unchanged == {line for line in listed if line.split()[0] == card.id}


def test_mutations_are_many() -> None:
    """The test above is not empty: cards are changed in many ways, and hardly any does not show."""
    count = sum(1 for card in POOL.values() for _ in mutated(card))

    assert count > 1000
    assert len(UNCHANGED) < count / 100
