"""Asking the table about the game: `rules`, `glossary`, `?`, `hint`, and how options are numbered."""

import re
from typing import TYPE_CHECKING

import pytest

from everfree.cli.helping.listing import Listing
from everfree.cli.plain.commands import Typed, understand
from everfree.messages import Messages

if TYPE_CHECKING:
    from tests.cli.plain.conftest import Seat, Sit


@pytest.mark.parametrize(
    ("language", "line", "typed"),
    [
        ("en", "?", Typed("help")),
        ("en", "? faceoff", Typed("glossary", "faceoff")),
        ("en", "Glossary Home Limit", Typed("glossary", "Home Limit")),
        ("en", "rules", Typed("rules")),
        ("en", "rules 205.1", Typed("rules", "205.1")),
        ("fr", "regles 205.1", Typed("rules", "205.1")),
        ("fr", "Règles", Typed("rules")),
        ("fr", "glossaire épuisée", Typed("glossary", "épuisée")),
        ("fr", "conseil", Typed("hint")),
        ("fr", "hint", Typed("hint")),
    ],
)
def test_is_understood(language: str, line: str, typed: Typed) -> None:
    """In both languages, with or without accents."""
    assert understand(line, Messages(language)) == typed


class TestAnswers:
    """What the table answers; the question stays open."""

    def test_the_glossary(self, sit: "Sit") -> None:
        """A word with its sentence and its rules; all words without one."""
        printed = sit().type("glossary faceoff", "glossary", "glossary zebra")
        assert (
            "Faceoff: In a faceoff both players add up their power there and flip a card; "
            "the higher total wins." in printed
        )
        assert "Rules about it: 514 and 612. To read one, type rules and its number." in printed
        assert any(line.startswith("Keywords: Agile, Calming") for line in printed)
        assert 'There is no word "zebra" in the glossary. Type glossary for the list.' in printed

    def test_the_rules(self, sit: "Sit") -> None:
        """How to play, a clause, a chapter, and rules by their words."""
        printed = sit().type("rules")
        assert "How to play" in printed
        assert any("Be the first to have 15 points." in line for line in printed)
        printed = sit().type("rules 514.4c", "rules 514", "rules tie broken", "rules zebra")
        assert "514.4c A tie is broken by one more flip each" in printed
        assert "Chapter 514: Faceoffs" in printed
        assert any(line.startswith('There is no rule "zebra".') for line in printed)

    def test_a_hint(self, sit: "Sit") -> None:
        """What Polaris would type, in the words of the list; no second advice beside it."""
        printed = sit().type("hint")
        advice = re.compile(r'Polaris \(level champion\) would type [1-9]: Choose "')
        assert [line for line in printed if advice.match(line)]
        assert not [line for line in printed if line.startswith("Coach")]

    def test_help_names_them(self, sit: "Sit") -> None:
        """`?` alone is help."""
        printed = sit().type("?")
        assert any(line.startswith("glossary: ") for line in printed)
        assert any(line.startswith("rules: ") for line in printed)
        assert any(line.startswith("hint: ") for line in printed)


class TestListing:
    """How the options of a question are numbered."""

    def test_the_end_of_a_phase_comes_last(self, positions: "list[Seat]") -> None:
        """It is never what somebody takes who types 1 without reading."""
        ends = 0
        for seat in positions:
            lines = seat.position.listing.lines
            for line in lines:
                if line.option.verb == "end":
                    assert line is lines[-1]
                    ends += 1
        assert ends > 5

    def test_every_option_can_be_taken(self, positions: "list[Seat]") -> None:
        """Each belongs to one line, and the number of the line leads to it or to its equal."""
        counted = 0
        for seat in positions:
            listing = seat.position.listing
            if seat.position.question.options[0].upto:
                continue
            answers = sorted(answer for line in listing.lines for answer in line.answers)
            assert answers == list(range(len(seat.position.question.options)))
            for line in listing.lines:
                assert listing.answer(line.number) == line.answers[0]
                assert {listing.number_of(answer) for answer in line.answers} == {line.number}
                counted += len(line.answers) > 1
        assert counted > 0, "no position has two copies of a card"

    def test_copies_are_listed_once_with_a_count(self, sit: "Sit") -> None:
        """Two cards of one name in the hand are one choice."""
        seat = sit(10)
        seat.type("1", "1")
        told = [line for line in seat.position.asked() if "Sugar Twist" in line]
        assert told == ['1. Play "Sugar Twist, Twister Sister" for 2 action tokens. (× 2)']

    def test_cards_that_differ_stay_apart(self, sit: "Sit") -> None:
        """Two of a name at different places are two choices."""
        seat = sit(10)
        seat.type("1", "1", "1", "1")
        for _ in range(20):
            view = seat.position.view
            moves = [
                line for line in Listing(seat.position.question, view).lines if line.option.verb == "move"
            ]
            places = {card.handle: card.area for card in view.play}
            options = seat.position.question.options
            for line in moves:
                assert len({places[options[answer].card] for answer in line.answers}) == 1
            if not seat.type("1"):
                break
