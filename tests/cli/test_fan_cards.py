"""Fan-made cards on the command line: read, in decks, and at the table."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.decks.fan_made import FanMade, deck_with
from everfree.ccg.decks.lists import to_json
from everfree.ccg.language import (
    COMMON,
    EARTH_PONY,
    END_OF_TURN,
    FRIEND,
    ORANGE,
    THIS,
    YOU,
    Another,
    Draw,
    Exhaust,
    Give,
    Pay,
    Power,
    Triggered,
    WinsFaceoff,
    choose,
    friend,
    main_phase,
    yours,
)
from everfree.ccg.written import card_to_json
from everfree.cli.app import app
from everfree.cli.opening import Wanted
from everfree.cli.screen.choosing import ChoosingScreen
from everfree.cli.screen.moment import Moment
from everfree.messages import Messages

MOSSY = friend(
    "fan1",
    "Mossy Path, Forest Guide",
    ORANGE,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(
        Triggered(WinsFaceoff(YOU, involving_this=True), Draw(1)),
        main_phase(
            Give((Power(+2),), choose(yours(FRIEND, Another())), END_OF_TURN), costs=(Exhaust(THIS), Pay(1))
        ),
    ),
)


def run(*words: str, typed: str = "") -> Result:
    """Run `everfree`."""
    return CliRunner().invoke(app, list(words), input=typed)


@pytest.fixture
def mossy(tmp_path: Path) -> str:
    """Write the card alone."""
    path = tmp_path / "mossy.json"
    path.write_text(card_to_json(MOSSY), encoding="utf-8")
    return str(path)


@pytest.fixture
def with_deck(tmp_path: Path) -> str:
    """Write the card with a deck that uses it."""
    path = tmp_path / "with_deck.json"
    whole = {"cards": [json.loads(card_to_json(MOSSY))], "deck": json.loads(to_json(deck_with([MOSSY])))}
    path.write_text(json.dumps(whole), encoding="utf-8")
    return str(path)


class TestPlaying:
    """`everfree play --cards`."""

    def test_a_whole_game(self, mossy: str, tmp_path: Path) -> None:
        """The cards are told at the beginning, played, marked where they are shown, and kept in the log."""
        log = tmp_path / "match.log"
        result = run(
            *("play", "--plain", "--seed", "7", "--cards", mossy, "--save", str(log)),
            typed="show mossy\nauto\n",
        )

        assert result.exit_code == 0
        lines = result.output.splitlines()
        assert lines[1] == "There are fan-made cards at this table: Mossy Path, Forest Guide."
        assert "Mossy Path, Forest Guide (fan-made)" in lines
        assert any(line.startswith('You play "Mossy Path, Forest Guide" to') for line in lines)
        assert 'You use "Mossy Path, Forest Guide".' in lines
        assert any(line.startswith("Final score") for line in lines)
        Path(mossy).unlink()
        assert re.search("outcome   won by seat [01]", run("replay", str(log)).output)

    def test_the_deck_of_the_file_is_played(self, with_deck: str) -> None:
        """Unless another one is named."""
        usual = run("play", "--plain", "--cards", with_deck).output
        other = run("play", "--plain", "--cards", with_deck, "--deck", "rarity").output

        assert "you play the deck Applejack + Mossy Path," in usual
        assert "you play the deck Rarity," in other

    def test_goes_on_from_its_file(self, mossy: str, tmp_path: Path) -> None:
        """Without naming the cards again."""
        log = str(tmp_path / "match.log")
        run("play", "--plain", "--seed", "7", "--cards", mossy, "--save", log, typed="1\nquit\n")

        result = run("play", "--plain", "--save", log, typed="show mossy\nquit\n")

        assert "Mossy Path, Forest Guide (fan-made)" in result.output.splitlines()

    def test_another_deck_may_use_them(self, mossy: str, tmp_path: Path) -> None:
        """A deck file that names a fan-made card is read with its cards, and refused without."""
        deck = tmp_path / "mine.json"
        deck.write_text(to_json(deck_with([MOSSY])), encoding="utf-8")

        assert "deck mine," in run("play", "--plain", "--deck", str(deck), "--cards", mossy).output
        refused = run("play", "--plain", "--deck", str(deck))
        assert (refused.exit_code, refused.stderr.splitlines()[0]) == (
            2,
            "Some lines name no card that was ever printed.",
        )

    def test_refuses_with_the_reason(self, tmp_path: Path) -> None:
        """A file that is not there, a card that is not sound, in the language of the table."""
        odd = tmp_path / "odd.json"
        odd.write_text(card_to_json(MOSSY).replace('"fan1"', '"pr1"'), encoding="utf-8")

        assert run("play", "--plain", "--cards", str(tmp_path / "none")).exit_code == 2
        result = run("play", "--plain", "--cards", str(odd), "--lang", "fr")
        assert result.stderr == "id\u00a0: pr1 appartient à une carte imprimée.\n"


class TestScreen:
    """The full-screen table."""

    def test_marks_the_card_and_plays_its_deck(self) -> None:
        """The pane that shows a card says that it is fan-made."""
        wanted = Wanted(7, Messages("en"), opponent="greedy", fan_made=FanMade((MOSSY,)))
        sitting, _ = wanted.sit_down()
        while not any(card.card == "fan1" for card in sitting.game.view(0).seats[0].hand):
            player = sitting.players.get(sitting.asked())
            sitting.answer(0 if player is None else player.choose(sitting.sight()))
        hand = sitting.game.view(0).seats[0].hand
        handle = next(card.handle for card in hand if card.card == "fan1")

        assert wanted.leaves_no_choice()
        assert "Mossy Path, Forest Guide (fan-made)" in Moment(sitting.game, sitting.speaker)._printed(handle)

    def test_offers_the_deck_first(self) -> None:
        """The list of decks begins with the one that has the fan-made cards, and it is chosen."""
        screen = ChoosingScreen(Wanted(7, Messages("en"), fan_made=FanMade((MOSSY,))))

        assert screen._decks_listed[0] == ""
        assert screen._deck_line("").plain.endswith("+ Mossy Path, with fan-made cards")
        assert screen._deck_line("").plain.startswith("✓")


class TestDecks:
    """`everfree decks` with fan-made cards."""

    def test_checks_the_deck_of_the_file(self, with_deck: str) -> None:
        """Legal in the open format, and in no other."""
        assert run("decks", "check", with_deck, "--cards", with_deck).output == "This deck may be played.\n"
        assert run("decks", "check", with_deck, "--cards", with_deck, "--format", "only-pr").exit_code == 1

    def test_lists_mark_the_cards(self, with_deck: str) -> None:
        """In text in a section of their own; a code has no place for them."""
        text = run("decks", "convert", with_deck, "--cards", with_deck).output

        assert "# Friends, fan-made\n3 Mossy Path, Forest Guide\n" in text
        code = run("decks", "convert", with_deck, "--cards", with_deck, "--to", "code")
        assert (code.exit_code, code.stderr) == (
            2,
            "A list of the kind code can’t have fan-made cards; text and json can.\n",
        )


class TestReading:
    """`everfree cards read`."""

    def test_prints_every_card_of_a_file(self, tmp_path: Path) -> None:
        """With a blank line between them, each marked; French marks them in French."""
        path = tmp_path / "two.json"
        one = json.loads(card_to_json(MOSSY))
        other = one | {"id": "fan2", "subtitle": "Trail Finder"}
        path.write_text(json.dumps([one, other]), encoding="utf-8")

        lines = run("cards", "read", str(path)).output.splitlines()
        assert [line for line in lines if "fan-made" in line] == [
            "Mossy Path, Forest Guide (fan-made)",
            "Mossy Path, Trail Finder (fan-made)",
        ]
        assert "" in lines
        assert "(carte de fan)" in run("cards", "read", str(path), "--lang", "fr").output

    def test_a_printed_card_is_not_marked(self, tmp_path: Path) -> None:
        """A file that `cards show --json` wrote."""
        path = tmp_path / "printed.json"
        path.write_text(run("cards", "show", "pr22", "--json").output, encoding="utf-8")

        assert "fan-made" not in run("cards", "read", str(path)).output

    @pytest.mark.parametrize("name", ["missing.json", ""])
    def test_a_file_that_is_none(self, tmp_path: Path, name: str) -> None:
        """A missing file and a folder are named in a sentence."""
        result = run("cards", "read", str(tmp_path / name))

        assert result.exit_code == 2
        assert result.output == f"The file {tmp_path / name} can’t be read.\n"
