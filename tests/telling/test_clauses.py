"""Clauses of events and cards, and the rules for a client."""

import importlib
import pkgutil
import re

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.clauses import CHAPTERS, FRENCH, RULINGS, TITLES
from everfree.ccg.language import words
from everfree.ccg.language.nodes import Node
from everfree.messages import Messages
from everfree.telling.cards import printed
from everfree.telling.clauses import EVENT_CLAUSES, TYPE_CLAUSES, WORD_CLAUSES, clauses_of, keyword_clause
from everfree.telling.rules import rules_data

KNOWN = TITLES.keys() | RULINGS.keys()


def names_of(kind: type) -> set[str]:
    """List the names of all classes below one."""
    found = {kind.__name__}
    below: list[type] = kind.__subclasses__()
    for one in below:
        found |= names_of(one)
    return found


def test_every_clause_that_is_named_exists() -> None:
    """Of events, words and types; every event and every word exists too."""
    assert {*EVENT_CLAUSES.values(), *WORD_CLAUSES.values(), *TYPE_CLAUSES.values()} <= TITLES.keys()
    assert {f"event-{key}" for key in EVENT_CLAUSES} <= Messages("en").keys
    for module in pkgutil.walk_packages(words.__path__, f"{words.__name__}."):
        importlib.import_module(module.name)
    assert WORD_CLAUSES.keys() <= names_of(Node)


def test_every_keyword_is_explained() -> None:
    """By a clause of the glossary or by a ruling."""
    keywords = {one.name for card in POOL.values() for side in card.sides for one in side.keywords}
    assert len(keywords) > 20
    assert all(keyword_clause(name) in KNOWN for name in keywords)


def test_every_card_has_clauses() -> None:
    """Those of its keywords first, each once; a client gets them with the card."""
    for card in POOL.values():
        found = clauses_of(card)
        assert found
        assert len(set(found)) == len(found)
        assert set(found) <= KNOWN
    swift = next(card for card in POOL.values() if [one.name for one in card.front.keywords] == ["Swift"])
    assert clauses_of(swift)[0] == "glossary.swift"
    assert printed(swift, "fr").clauses == clauses_of(swift)


class TestRules:
    """What the page of rules is made of."""

    def test_has_every_clause_once_in_a_chapter(self) -> None:
        """In the order of the rulebook, and every ruling."""
        rules = rules_data("en")

        assert [(one.id, one.text) for one in rules.clauses] == list(TITLES.items())
        assert {one.chapter for one in rules.clauses} <= {one.id for one in rules.chapters}
        assert [one.id for one in rules.chapters] == list(CHAPTERS)
        assert [one.id for one in rules.rulings] == list(RULINGS)
        assert not any(one.language for one in (*rules.clauses, *rules.rulings))

    def test_is_whole_in_french(self) -> None:
        """Every clause and every ruling, with French spaces and apostrophes."""
        assert FRENCH.keys() == KNOWN
        rules = rules_data("fr")
        assert rules.chapters[0].title == "Composer ses paquets"
        for one in (*rules.clauses, *rules.rulings):
            assert not one.language
            assert not re.search(r" [:;?!»]|« |'", one.text)

    def test_says_which_sentences_are_not_translated(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """One that is added later is in English until it is translated, and marked so."""
        monkeypatch.delitem(FRENCH, "101.1")
        first, second, *_ = rules_data("fr").clauses
        assert (first.text, first.language) == (TITLES["101.1"], "en")
        assert second.language == ""
