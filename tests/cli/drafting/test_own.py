"""`everfree cards draft` for a card of one's own: read, tried, and written for the table."""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.cards import POOL
from everfree.ccg.decks.fan_made import read_fan_made
from everfree.ccg.language import (
    EVENT,
    FRIEND,
    MAIN_PHASE_TIMING,
    MANE,
    PROBLEM,
    RESOURCE,
    THIS,
    TROUBLEMAKER,
    YOU,
    Draw,
    EventText,
    Exhaust,
    PlayOn,
    Triggered,
    WinsFaceoff,
    main_phase,
    play_on,
)
from everfree.ccg.language.text import card_text
from everfree.ccg.vocab import DILEMMA, CardType
from everfree.cli import official
from everfree.cli.app import app
from everfree.cli.drafting import trial
from everfree.cli.drafting.counting import read_side
from everfree.cli.drafting.facts import draft_card
from everfree.cli.drafting.nearest import clauses_of, printed_clauses, suggestions
from everfree.cli.drafting.own import OwnFacts, around, own_card, own_id, with_ability
from everfree.cli.drafting.skeleton import IMPORTS, skeleton_of
from everfree.cli.drafting.source import card_source
from everfree.cli.drafting.trial import fault_of

DRAWS = "When you win a faceoff involving this card, draw a card."


def draft(*words: str) -> Result:
    """Run `everfree cards draft`."""
    return CliRunner().invoke(app, ["cards", "draft", *words])


class TestRefusing:
    """What is wrong is said once, and of the fact it is about."""

    def test_facts_are_checked_before_the_text(self) -> None:
        """An unknown trait is not blamed on the text, which is not even read."""
        result = draft("--name", "Mossy Path", "--trait", "Dragonfly", "--text", "Juggle 2 cards.", "--json")

        assert result.exit_code == 1
        assert result.output.splitlines() == [
            "front.traits[0]: 'Dragonfly' is not one of the values known here."
        ]

    @pytest.mark.parametrize("text", ["", " ", "blah " * 5000])
    def test_no_text_and_too_much(self, text: str) -> None:
        """Neither is read, and a long one is not repeated."""
        result = draft("--text", text)

        assert result.exit_code == 1
        assert result.output.splitlines() == [f"A paragraph has 1 to 800 letters; this one has {len(text)}."]

    def test_one_fault_of_several_readings_is_said_once(self) -> None:
        """Every reading of this text has a cost that is none."""
        result = draft(
            "--name",
            "Mossy Path",
            "--text",
            "When you play this card, draw a card. If you do, gain [1].",
            "--json",
        )

        lines = result.output.splitlines()
        assert len(lines) == len(set(lines))


class TestWriting:
    """A card from its facts and its English."""

    def test_a_file_for_the_table(self, tmp_path: Path) -> None:
        """`--json` gives what `cards read` and `play --cards` take."""
        result = draft(
            *("--name", "Mossy Path, Forest Guide", "--color", "orange", "--power", "2", "--cost", "2"),
            *("--needs", "1", "--trait", "Earth Pony", "--text", DRAWS, "--json"),
        )
        path = tmp_path / "mossy.json"
        path.write_text(result.stdout, encoding="utf-8")
        (card,) = read_fan_made(result.stdout).cards

        assert result.exit_code == 0
        assert (card.id, card.name, card.cost, card.front.power) == (
            "fan-mossy-path",
            "Mossy Path, Forest Guide",
            2,
            2,
        )
        assert card_text(card).sides[0].paragraphs == (DRAWS,)
        assert DRAWS in CliRunner().invoke(app, ["cards", "read", str(path)]).output

    def test_source_and_the_skeleton_of_a_test(self) -> None:
        """Without `--json`, for somebody who works in the repository."""
        result = draft("--name", "Mossy Path, Forest Guide", "--id", "fan1", "--text", DRAWS)

        assert '\n\nMOSSY_PATH_FOREST_GUIDE = friend(\n    "fan1",\n' in result.stdout
        assert '@pytest.mark.card("fan1")\nclass TestMossyPath:\n' in result.stdout

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("--type", "pegasus"), "No card type 'pegasus'"),
            (("--color", "mauve"), "No color 'mauve'"),
            (("--trait", "Teapot"), "front.traits[0]: 'Teapot' is not one of the values known here."),
            (("--id", "pr1"), "id: pr1 belongs to a printed card."),
            (("--cost", "500"), "cost: 500 is too small or too large."),
            (("--text", "Sing."), "No card prints: Sing\n"),
        ],
    )
    def test_refuses_with_the_reason(self, words: tuple[str, ...], said: str) -> None:
        """And prints no card."""
        result = draft("--name", "Mossy Path", "--json", *words)

        assert result.exit_code != 0
        assert said in result.stderr
        assert result.stdout == ""

    @pytest.mark.parametrize("type_", [FRIEND, EVENT, RESOURCE, TROUBLEMAKER, PROBLEM, MANE])
    def test_every_type_is_sound(self, type_: CardType) -> None:
        """With the facts that a card of its type needs, and no others."""
        text = (
            EventText(MAIN_PHASE_TIMING, Draw(1)) if type_ == EVENT else Triggered(WinsFaceoff(YOU), Draw(1))
        )

        assert fault_of(around(own_card(OwnFacts("Mossy Path", type_)), text), positions=2) == ""

    def test_a_dilemma_is_sound(self) -> None:
        """It has a bonus and requirements, and no place where it is played."""
        card = own_card(OwnFacts("Mossy Path", RESOURCE, traits=(DILEMMA,), bonus=2, opponent=4))

        assert (card.bonus, len(card.owner_needs), card.opponent_needs[0].amount) == (2, 1, 4)
        assert fault_of(around(card, Triggered(WinsFaceoff(YOU), Draw(1))), positions=2) == ""

    def test_ids_are_short_and_plain(self) -> None:
        """Made of the title."""
        assert own_id("Mossy Path, Forest Guide") == "fan-mossy-path"
        assert own_id("Ænd’s!") == "fan-nd-s"
        assert len(own_id("x" * 60)) <= 24


class TestParagraphs:
    """Paragraphs are read one after the other."""

    def test_the_host_of_an_attachment_is_known(self) -> None:
        """What "that Friend" means was said by the paragraph before; without it there is no reading."""
        texts = ("--text", "Play on a Friend.", "--text", "When that Friend becomes exhausted, dismiss it.")

        assert "Host(FRIEND" in draft("--type", "resource", *texts).stdout

    def test_the_pool_is_read_so_too(self) -> None:
        """A printed attached Resource is read with its host."""
        card = POOL["cn136"]
        texts = [list(side.paragraphs) for side in card_text(card).sides]
        drafted = draft_card(official.facts(card) | {"text": texts[0]}, read_side)

        assert drafted.lacking == ()
        assert isinstance(drafted.card.front.abilities[0], PlayOn)


class TestSuggestions:
    """What is near to words that no card prints."""

    def test_the_nearest_printed_phrase(self) -> None:
        """For the clause that is not understood, with the cards that print the others."""
        result = draft("--text", "Main Phase: Exhaust this card to tickle an opposing Friend.")

        assert result.exit_code == 1
        lines = result.stderr.splitlines()
        assert lines[:2] == ["Understood: Exhaust this card", "No card prints: to tickle an opposing Friend"]
        assert any(line.endswith(": to dismiss an opposing Friend") for line in lines[2:])

    def test_what_is_printed_is_not_suggested(self) -> None:
        """Only the clauses that no card has."""
        assert list(suggestions("Main Phase: Sing.", "")) == ["Sing"]

    def test_clauses(self) -> None:
        """They end at a mark, and before words that begin a new part."""
        assert clauses_of("Main Phase: Pay [1] to draw a card, then rest.") == [
            "Main Phase:",
            "Pay [1]",
            "to draw a card,",
            "then rest.",
        ]
        assert "Main Phase" in printed_clauses()


class TestTrial:
    """A tree is offered only if it can be played."""

    def test_a_refused_reading_is_left_out(self) -> None:
        """The reason is said."""
        card = own_card(OwnFacts("Mossy Path", FRIEND))

        assert fault_of(with_ability(card, play_on(FRIEND))).startswith("It is refused as a stranger's card:")

    def test_a_position_that_fails(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Any exception of the engine, in any of the positions."""

        def fails(text: str, dice: Random) -> str:
            if dice.random() > 0.9:
                raise ZeroDivisionError("no")
            return "played"

        monkeypatch.setattr(trial, "fate_of", fails)

        assert "fails: ZeroDivisionError: no" in fault_of(POOL["pr12"])

    def test_a_card_that_never_stops(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """It is stopped by the limit of steps, and not offered."""
        monkeypatch.setattr(trial, "fate_of", lambda text, dice: "stopped by fuel")

        assert fault_of(POOL["pr12"]) == "Position 0 is stopped by fuel."

    def test_cards_of_the_pool_pass(self) -> None:
        """One of each type."""
        for card in ("pr1", "pr24", "pr161"):
            assert fault_of(POOL[card], positions=3) == ""


class TestSkeleton:
    """The test that comes with a drafted card."""

    def run(self, source: str) -> Mapping[str, Any]:
        """Run source that defines a card and its test."""
        names: dict[str, Any] = {}
        exec(compile(f"from everfree.ccg.language import *\n{source}", "skeleton", "exec"), names)
        return names

    @pytest.mark.parametrize("card", ["pr1", "pr24", "pr140", "pr161", "pr211"])
    def test_runs_and_fails_until_it_is_filled_in(self, card: str) -> None:
        """Each method lays out its table; none passes by itself."""
        skeleton = skeleton_of(POOL[card])
        words = "from everfree.ccg.language import wordings as w"
        names = self.run("\n".join([IMPORTS, words, card_source(POOL[card]), skeleton]))
        test = next(value for value in names.values() if getattr(value, "__doc__", "") == f"{card}.")()
        methods = [name for name in dir(test) if name.startswith("test_")]

        assert len(methods) >= len(POOL[card].front.abilities)
        for method in methods:
            with pytest.raises((pytest.fail.Exception, AssertionError, LookupError)):
                getattr(test, method)()

    def test_a_cost_or_a_target_asks_for_what_must_not_be(self) -> None:
        """The house wants both."""
        costly = with_ability(own_card(OwnFacts("Mossy Path")), main_phase(Draw(1), costs=(Exhaust(THIS),)))
        plain = with_ability(own_card(OwnFacts("Mossy Path")), Triggered(WinsFaceoff(YOU), Draw(1)))

        assert "@pytest.mark.must_not" in skeleton_of(costly)
        assert "@pytest.mark.must_not" not in skeleton_of(plain)
        assert skeleton_of(own_card(OwnFacts("Mossy Path"))) == ""


def test_a_dilemma_is_drafted_as_source() -> None:
    """With the call that makes one, and its facts."""
    card = own_card(OwnFacts("Mossy Path", RESOURCE, 1, traits=(DILEMMA,), bonus=2, owner=3, opponent=4))
    names: dict[str, Any] = {}
    exec(f"from everfree.ccg.language import *\n{card_source(card)}", names)

    assert names["MOSSY_PATH"] == card
    assert json.dumps(card_source(card)).startswith('"MOSSY_PATH = dilemma(')
