"""A rule by its number: our sentence with its neighbours, rulings and examples."""

import pytest

from everfree.ccg.clauses import CHAPTERS, RULINGS, TITLES
from everfree.messages import LANGUAGES
from everfree.telling.rulebook import explain, is_part, mentioning


def test_a_clause_has_its_chapter_neighbours_rulings_and_examples() -> None:
    """Also where a chapter has a single clause: then the neighbours are of the chapters beside it."""
    rule = explain("205.1", "en")
    assert rule is not None
    assert rule.sentence == "A play requirement asks for power of its colour in play"
    assert (rule.chapter, rule.chapter_title) == ("205", "Requirements for playing a card")
    assert [name for name, _ in rule.parts] == ["205.1a"]
    assert [name for name, _ in rule.neighbours] == ["204.1a", "206.1b"]
    assert [name for name, _ in rule.rulings] == ["R55"]
    assert rule.examples


def test_a_number_that_only_groups_others_has_parts() -> None:
    """The rulebook numbers it, but it says nothing by itself."""
    rule = explain("609.2", "en")
    assert rule is not None
    assert rule.sentence == ""
    assert ("609.2d.i", "One token draws a card, as often as there are tokens") in rule.parts


def test_a_ruling_tells_what_it_is_about() -> None:
    """Typed in small letters too."""
    rule = explain("r4", "fr")
    assert rule is not None
    assert rule.id == "R4"
    assert [name for name, _ in rule.clauses] == ["514.4c", "515.1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained(language: str) -> None:
    """Every clause with an example, every chapter, every ruling."""
    for name in (*TITLES, *CHAPTERS, *RULINGS):
        rule = explain(name, language)
        assert rule is not None
        assert rule.sentence, name
        assert rule.examples or name in CHAPTERS, name


def test_what_there_is_not_is_none() -> None:
    """A clause is no part of another that begins with the same digits."""
    assert explain("999", "en") is None
    assert explain("", "en") is None
    assert not is_part("514.41", "514.4")
    assert is_part("514.4a.i", "514.4")


def test_finds_rules_by_their_words() -> None:
    """All words, in any order, without accents."""
    assert [name for name, _ in mentioning("tie broken", "en")] == ["514.4c"]
    assert [name for name, _ in mentioning("egalite departage", "fr")] == ["514.4c"]
    assert mentioning(" ", "en") == []
