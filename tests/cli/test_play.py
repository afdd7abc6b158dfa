"""`everfree play`, as a person, a pipe and a script use it."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.table import KIND
from everfree.cli.app import app
from everfree.cli.opening import USUAL_OPPONENT
from everfree.messages import LANGUAGES, Messages
from everfree.players import GENTLEST, LEVELS
from everfree.table.log import from_bytes
from everfree.table.versions import VERSION

NBSP = "\u00a0"


def run(*words: str, typed: str | bytes = "") -> Result:
    """Run `everfree play` with this input."""
    return CliRunner().invoke(app, ["play", *words], input=typed)


def piped(typed: bytes, *words: str) -> subprocess.CompletedProcess[bytes]:
    """Run the real command with its input from a pipe."""
    command = [sys.executable, "-c", "from everfree.cli.app import app; app()", "play", "--plain", *words]
    return subprocess.run(command, input=typed, capture_output=True, check=False, timeout=120)


class TestEditions:
    """Games by the rules of an older rulebook."""

    @pytest.mark.parametrize(
        ("edition", "said"),
        [
            ("as_printed", "Rules of the time: those of the Canterlot Nights rulebook."),
            ("crystal_games", "Rules of the time: those of The Crystal Games rulebook."),
        ],
    )
    def test_the_rulebook_is_named_and_kept_with_the_match(
        self, tmp_path: Path, edition: str, said: str
    ) -> None:
        """The decks choose it, or the person."""
        file = tmp_path / "match.log"
        words = ("--plain", "--deck", "applejack", "--edition", edition, "--save", str(file))
        result = run(*words, typed="quit\n")

        assert result.exit_code == 0
        assert said in result.output.splitlines()
        played = from_bytes(file.read_bytes(), KIND.commands).header.setup["options"]
        assert played["first_confront_bonus"] is True

    def test_who_asked_for_old_rules_reads_that_they_are_the_latest(self) -> None:
        """The deck has cards that came out after the old rulebooks; it is called as in the browser."""
        words = ("--plain", "--deck", "pink-yellow", "--edition", "as_printed", "--lang", "fr")
        said = run(*words, typed="quit\n").output

        assert "vous jouez le paquet Pique-nique entre amis, " in said
        assert "Les règles sont les plus récentes." in said

    def test_an_edition_nobody_printed(self) -> None:
        """Those that there are, are named."""
        result = run("--plain", "--edition", "first")

        assert result.exit_code == 2
        assert "There is no edition first of the rules; there are: comprehensive," in result.output


class TestScripts:
    """Whole games from a list of lines."""

    def test_a_script_of_numbers_plays_to_the_end(self) -> None:
        """Always the first choice, seed 7: a complete game, through a real pipe."""
        result = piped(b"1\n" * 900, "--seed", "7", "--opponent", "greedy")

        assert (result.returncode, result.stderr) == (0, b"")
        lines = result.stdout.decode().splitlines()
        assert "The game begins. You play first." in lines or "The game begins. Pixel plays first." in lines
        assert any(line.startswith("Final score: you ") for line in lines)
        assert lines[-1] == "The seed of this match was 7."

    def test_auto_plays_to_the_end(self) -> None:
        """`printf 'auto\\n' | everfree play --plain --seed 7`."""
        result = piped(b"auto\n", "--seed", "7", "--opponent", "greedy")

        assert (result.returncode, result.stderr) == (0, b"")
        assert b"Final score: you " in result.stdout

    def test_the_same_script_gives_the_same_game(self) -> None:
        """Shuffle and opponent hang on the seed alone."""
        script = "2\n1\n3\n1\n7\n1\n2\n2\n1\n" * 8
        first, second = (run("--plain", "--seed", "7", typed=script).output for _ in range(2))
        assert first == second
        assert run("--plain", "--seed", "8", typed=script).output != first


class TestLeaving:
    """However the input ends."""

    @pytest.mark.parametrize(
        "typed", [b"", b"1", b"quit\n", b"\xff\xfe\x00\n\x1b[31m\n" + b"9" * 9000 + b"\n"]
    )
    def test_the_end_of_input_is_a_polite_goodbye(self, typed: bytes) -> None:
        """Also after bytes that are no text: exit 0, no traceback."""
        result = piped(typed, "--seed", "7")
        assert (result.returncode, result.stderr) == (0, b"")
        assert b"You leave the table. Goodbye." in result.stdout

    def test_a_terminal_without_accents_gets_its_game(self) -> None:
        """Characters it can't print are replaced."""
        command = [
            sys.executable,
            "-c",
            "from everfree.cli.app import app; app()",
            "play",
            "--plain",
            "--lang",
            "fr",
        ]
        env = {"PYTHONIOENCODING": "latin-1"}
        result = subprocess.run(
            command, input=b"1\n1\n", capture_output=True, check=False, env=env, timeout=120
        )
        assert (result.returncode, result.stderr) == (0, b"")


class TestFrench:
    """`--lang fr`."""

    def test_a_whole_session(self) -> None:
        """Questions, choices, reasons and goodbye in French, with French commands."""
        typed = "1\n1\npourquoi 1\npourquoi pas vidala\nvoir 1\njournal\nannuler\naide\nquitter\n"
        result = run("--plain", "--seed", "8", "--lang", "fr", typed=typed)

        assert result.exit_code == 0
        lines = result.output.splitlines()
        assert (
            lines[0]
            == f"Une partie de poneys{NBSP}: vous jouez le paquet Rainbow Dash, Brise joue Applejack."
        )
        assert f"Avec quel Problème commencez-vous{NBSP}?" in lines
        assert f"Prix de la carte «{NBSP}Noteworthy, Humdinger{NBSP}»{NBSP}: 1." in lines
        assert f"Il faut 4 jetons d’action et vous en avez 2{NBSP}: il en manque 2." in lines
        assert "C’est la règle 508.1d." in lines
        assert lines[-2] == "Vous quittez la table. Au revoir."


class TestOptions:
    """What is asked for on the command line."""

    def test_the_full_screen_table_needs_a_terminal(self) -> None:
        """In a pipe: one line that says what works there, and exit 2."""
        result = run()
        assert result.exit_code == 2
        assert result.stderr == (
            "The full-screen table needs a terminal. Play line by line: everfree play --plain\n"
        )

    @pytest.mark.parametrize("words", [("--lang", "tlh"), ("--deck", "chess"), ("--opponent", "god")])
    def test_refuses_what_there_is_not(self, words: tuple[str, str]) -> None:
        """With what there is instead."""
        result = run("--plain", *words)
        assert result.exit_code == 2
        assert result.stderr.startswith(
            f"There is no {words[0].removeprefix('--').replace('lang', 'language')} "
        )

    def test_plays_the_chosen_deck(self) -> None:
        """The computer takes the other one."""
        assert (
            "you play the deck Applejack, Dice plays Pinkie Pie"
            in run("--plain", "--deck", "applejack", "--opponent", "random").output
        )

    def test_names_the_seed_it_chose(self) -> None:
        """So that a game can be played again; two games are not the same by chance."""
        first, second = (run("--plain").output.splitlines()[-1] for _ in range(2))
        assert first.startswith("The seed of this match was ")
        assert first != second


class TestSave:
    """`--save`."""

    def test_keeps_every_answer_and_goes_on_from_there(self, tmp_path: Path) -> None:
        """Leaving in the middle and coming back asks the same question."""
        file = tmp_path / "match"
        left = run("--plain", "--seed", "8", "--save", str(file), typed="1\n1\n2\n").output
        log = from_bytes(file.read_bytes(), KIND.commands)
        assert log.header.setup["decks"][0]["name"] == "Rainbow Dash"
        assert len(log.commands) >= 3

        back = run("--plain", "--save", str(file), typed="cancel\n").output
        assert 'Where does "Emerald Green, Cider Aficionado" go?' in left
        assert 'Where does "Emerald Green, Cider Aficionado" go?' in back
        assert "The action is cancelled; nothing was paid." in back
        assert len(from_bytes(file.read_bytes(), KIND.commands).commands) == len(log.commands) + 1

    def test_leaves_a_stranger_s_file_alone(self, tmp_path: Path) -> None:
        """A file that holds something else is neither read as a match nor written to."""
        file = tmp_path / "letter"
        for content in (b"Dear diary\n", b"{}\n", b'{"game":"ccg"}\n', b"\xff\x00"):
            file.write_bytes(content)
            result = run("--plain", "--save", str(file))
            assert result.exit_code == 2
            assert file.read_bytes() == content

    def test_a_match_of_another_version_is_left_alone(self, tmp_path: Path) -> None:
        """The file is not written to, and a sentence says what the match needs."""
        file = tmp_path / "match"
        run("--plain", "--seed", "8", "--save", str(file), typed="1\n")
        content = file.read_bytes().replace(b'"version":%d' % VERSION, b'"version":%d' % (VERSION + 1), 1)
        file.write_bytes(content)

        result = run("--plain", "--save", str(file))

        assert result.exit_code == 2
        assert "needs another version of Everfree" in result.stderr
        assert file.read_bytes() == content

    def test_a_place_that_cannot_be_written_is_refused(self, tmp_path: Path) -> None:
        """Before the game, not in the middle of it."""
        result = run("--plain", "--save", str(tmp_path / "nowhere" / "match"))
        assert result.exit_code == 2
        assert "can't be used to keep the match" in result.stderr


class TestRematch:
    """After the game."""

    def test_plays_again_with_the_same_decks(self) -> None:
        """Another shuffle; quit, or nothing more to read, ends it."""
        typed = "concede\nconcede\nagain\nrematch\nrematch\nconcede\nconcede\nquit\n"
        output = run("--plain", "--seed", "8", typed=typed).output
        assert output.count("Which Problem do you start with?") >= 2
        assert output.count("Final score: you 0, Breeze 0.") == 2
        assert output.count("Another game with the same decks? Type rematch, or quit.") == 3
        assert "The game is not over. To give it up, type concede." in output

    def test_a_match_in_a_file_is_one_match(self, tmp_path: Path) -> None:
        """The file has what was asked for, so no other game is offered."""
        output = run("--plain", "--save", str(tmp_path / "match"), typed="concede\nconcede\nrematch\n").output
        assert "Another game" not in output


def test_lines_and_screen_have_the_same_opponent() -> None:
    """Who names nobody plays against the level for first games, as in the browser."""
    assert USUAL_OPPONENT == GENTLEST
    assert run("--plain", "--seed", "8").output.startswith(
        "A game of ponies: you play the deck Rainbow Dash, Breeze"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_the_same_names_everywhere(language: str) -> None:
    """The list on the screen begins with the word that the browser shows, and names the player."""
    messages = Messages(language)
    for level in LEVELS:
        line = messages.say(f"screen-level-{level}")
        assert line.startswith(messages.say(f"level-{level}"))
        assert f"({messages.say(f'player-{level}')})" in line
