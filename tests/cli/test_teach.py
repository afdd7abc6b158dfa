"""`everfree play --teach`: a first game in which each new thing is said once, and can be asked again."""

import re
from collections import Counter
from functools import cache

import pytest
from scripts.teaching import file_of, transcript
from typer.testing import CliRunner

from everfree.cli.app import app
from everfree.cli.helping.teaching import first_game
from everfree.lessons import LESSONS, Hints
from everfree.messages import LANGUAGES, Messages
from everfree.telling.reference import listed

COACH = {"en": "Coach", "fr": "Entraîneur"}
played = cache(transcript)


@pytest.mark.parametrize("language", LANGUAGES)
class TestTranscript:
    """The whole game, line by line."""

    def test_is_the_one_that_was_read(self, language: str) -> None:
        """If a change is meant: python -m scripts.teaching, and read the difference."""
        assert played(language) == file_of(language).read_text(encoding="utf-8").splitlines()

    def test_says_each_thing_once(self, language: str) -> None:
        """No line of the coach is repeated, except where the learner asked for it."""
        lines = played(language)
        asked = lines.index("> hint")
        until = next(place for place, line in enumerate(lines) if place > asked and line.startswith("> "))
        said = [line for line in [*lines[:asked], *lines[until:]] if line.startswith(COACH[language])]
        assert len(said) > 20
        assert [line for line, count in Counter(said).items() if count > 1] == []
        again = [line for line in lines[asked:until] if line.startswith(COACH[language])]
        assert len(again) == 3
        assert set(again[1:]) <= set(said)

    def test_has_no_word_of_the_browser(self, language: str) -> None:
        """Nothing is gold in lines of text, and nothing is pressed."""
        text = "\n".join(line for line in played(language) if line.startswith(COACH[language]))
        assert not re.search(r"\bgold\b|\b[Pp]ress\b|doré|[Tt]ouchez", text)


def test_both_languages_say_the_same_things() -> None:
    """As many lines of the coach, at the same answers."""
    places = []
    for language in LANGUAGES:
        answers = 0
        found = []
        for line in played(language):
            answers += line.startswith("> ")
            if line.startswith(COACH[language]):
                found.append(answers)
        places.append(found)
    assert places[0] == places[1]


def test_every_note_is_a_word_of_the_glossary() -> None:
    """A word that is not in the list could not be said."""
    terms = {one.term for section in listed().values() for one in section}
    notes = [note.term for note in LESSONS["first-game"].notes]
    assert set(notes) <= terms
    assert len(notes) == len(set(notes))


def test_an_undo_does_not_say_things_again() -> None:
    """What was said stays said; asking still gives the advice."""
    sitting = first_game(Messages("en"))
    hints = Hints(LESSONS["first-game"], at="lines")
    assert hints.new_advice(sitting.game) is not None
    sitting.answer(0)
    sitting.undo()
    assert hints.new_advice(sitting.game) is None
    assert hints.advice(sitting.game) is not None


class TestCommand:
    """On the command line."""

    def test_welcomes_and_asks(self) -> None:
        """The deal is the same for everybody, unless a seed is named."""
        first, second = [
            CliRunner().invoke(app, ["play", "--teach", "--plain"], input="1\n1\n").output for _ in range(2)
        ]
        assert first == second
        assert first.startswith("Your first game, to 7 points: you play the deck Rainbow Dash, Breeze plays")
        other = CliRunner().invoke(app, ["play", "--teach", "--plain", "--seed", "5"], input="1\n1\n").output
        assert other != first

    @pytest.mark.parametrize("words", [("--deck", "applejack"), ("--opponent", "fair"), ("--save", "match")])
    def test_refuses_what_it_brings_itself(self, words: tuple[str, str]) -> None:
        """With a sentence, and nothing is written."""
        result = CliRunner().invoke(app, ["play", "--teach", "--plain", *words])
        assert result.exit_code == 2
        assert result.stderr.startswith("--teach brings its own decks and opponent")
