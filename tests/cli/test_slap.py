"""`everfree slap`, as a person, a script and a reader of figures use it."""

import os
import pty
import queue
import re
import select
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from everfree.cli.app import app
from everfree.cli.slap.command import table
from everfree.cli.slap.keys import Reader
from everfree.cli.slap.lines import play_live
from everfree.cli.slap.session import HELP, RULES, Session
from everfree.messages import LANGUAGES, Messages
from everfree.slap.bots import LEVELS
from everfree.slap.cards import SYMBOLS
from everfree.table.log import header_of

NBSP = "\u00a0"
CATALOGUE = {language: Messages(language) for language in LANGUAGES}


def run(*words: str, typed: str = "") -> Result:
    """Run `everfree slap` with this input."""
    return CliRunner().invoke(app, ["slap", *words], input=typed)


class TestScript:
    """Lines from a pipe."""

    def test_a_whole_game(self) -> None:
        """The computer plays one to its end, the same every time."""
        one, other = (run("--plain", "--seed", "7", typed="auto\n") for _ in range(2))

        assert one.exit_code == 0
        assert one.output == other.output
        assert re.search(r"^(You win!|\w+ wins\.)$", one.output, re.MULTILINE)
        assert one.output.endswith("The seed of this game was 7.\n")

    def test_in_french(self) -> None:
        """The same game, said otherwise."""
        english, french = (
            run("--plain", "--seed", "7", "--lang", lang, typed="auto\n").output.splitlines()
            for lang in LANGUAGES
        )

        assert len(english) == len(french)
        assert french[0] == f"Une partie de Frappe contre 2 joueurs, niveau normal{NBSP}: Biscuit et Clover."
        assert french[-1] == "La graine de cette partie était 7."

    def test_enter_waits_for_ones_turn(self) -> None:
        """Every empty line is one card of the person's, however long the others take."""
        output = run("--plain", "--seed", "7", typed="\n" * 4).output

        assert len([line for line in output.splitlines() if line.startswith("You: ")]) == 4
        assert output.count("The table played for you:") == 0

    def test_time_passes_by_lines(self) -> None:
        """Without one nothing happens; with enough of it the table plays for the person."""
        still = run("--plain", "--seed", "7", typed="board\n" * 3).output
        later = run("--plain", "--seed", "7", typed="+900\n" * 20).output

        assert not re.search(r"^\w+: [A-Z]", still, re.MULTILINE)
        assert "The table played for you: " in later

    @pytest.mark.parametrize("slap", ["s", "slap", "   ", "S"])
    def test_a_false_slap(self, slap: str) -> None:
        """A card is lost, and the next slap at the same card is refused."""
        output = run("--plain", "--seed", "7", typed=f"\n{slap}\n{slap}\nboard\n").output

        assert "False slap! You lose 1 card to the pile.\nYou have slapped at this card already.\n" in output

    def test_a_right_slap(self) -> None:
        """A script that slaps in time has the pile; the reaction is the time that was let pass."""
        for seed in range(40):
            session, said = seated(seed)
            script = scripted(session)
            if script:
                assert any(
                    re.match(r"Slap! You are first after 200 ms and take \d+ cards\.", line) for line in said
                )
                return
        pytest.fail("no match came up")

    def test_out_of_turn(self) -> None:
        """One card, and then somebody else has the turn."""
        session, said = seated(7)
        session.obey("")
        session.obey("")

        assert said[-1] == "It is not your turn."

    @pytest.mark.parametrize("line", ["quit", ""])
    def test_leaving(self, line: str) -> None:
        """By word or by the end of input."""
        output = run("--plain", "--seed", "7", typed=line).output

        assert "You leave the table. Goodbye.\n" in output

    @pytest.mark.parametrize("line", ["dance", "\x00\x1b[31m", "+", "+-5", "x" * 5000, "é" * 10])
    def test_anything_else(self, line: str) -> None:
        """Is not understood, in words."""
        result = run("--plain", "--seed", "7", typed=f"{line}\n")

        assert result.exit_code == 0
        assert "is not something this table understands" in result.output
        assert "\x1b" not in result.output

    def test_help_and_rules(self) -> None:
        """Everything there is to say."""
        output = run("--plain", "--seed", "7", typed="help\nrules\n").output
        french = run("--plain", "--seed", "7", "--lang", "fr", typed="aide\nrègles\n").output

        for key in (*HELP, *RULES):
            assert CATALOGUE["en"].say(key) in output
            assert CATALOGUE["fr"].say(key) in french

    @pytest.mark.parametrize("players", range(2, 9))
    def test_two_to_eight(self, players: int) -> None:
        """Everybody is on the board."""
        output = run("--plain", "--seed", "1", "--players", str(players), typed="board\n").output

        assert len(re.findall(r"^\w+: \d+ cards\.$", output, re.MULTILINE)) == players

    def test_keeps_the_log(self, tmp_path: Path) -> None:
        """The file replays."""
        file = tmp_path / "slap.log"
        result = run("--plain", "--seed", "3", "--save", str(file), typed="\n\n+300\ns\nauto\n")

        assert str(file) in result.output
        assert header_of(file.read_bytes()).game == "slap"
        assert CliRunner().invoke(app, ["replay", str(file)]).exit_code == 0

    @pytest.mark.parametrize(
        "words",
        [("--plain", "--lang", "de"), ("--plain", "--level", "mad"), ("--plain", "--players", "9")],
    )
    def test_refuses(self, words: tuple[str, ...]) -> None:
        """What there is not, without a traceback."""
        result = run(*words)

        assert result.exit_code == 2
        assert result.stderr

    def test_a_file_that_can_not_be_written(self, tmp_path: Path) -> None:
        """Is told before the game."""
        result = run("--plain", "--seed", "1", "--save", str(tmp_path), typed="")

        assert (result.exit_code, "folder" in result.stderr) == (2, True)
        assert result.stdout == ""


def seated(seed: int) -> tuple[Session, list[str]]:
    """Sit down at a table, and give what is said there."""
    said: list[str] = []
    session = table(CATALOGUE["en"], players=2, level="easy", seed=seed)
    session._say = said.append
    return session, said


def scripted(session: Session) -> bool:
    """Play until a match lies there, and slap it after 200 ms; False if none came in time."""
    for _ in range(40):
        session.wait_for_turn()
        if session.is_over():
            return False
        session.obey("")
        while (moment := session.pending_card()) is not None:
            session.advance(moment)
        if session.table.bout.is_match_open and session.view.may_slap:
            session.advance(session.view.shown + 200)
            session.obey("s")
            return True
    return False


class Keyboard:
    """A stream that gives its lines when they are typed."""

    def __init__(self) -> None:
        self.lines: queue.Queue[str] = queue.Queue()

    def readline(self) -> str:
        """Wait for a line."""
        return self.lines.get(timeout=10)


class TestLive:
    """A person at the keyboard."""

    def test_real_time(self) -> None:
        """Time passes by itself: the others play, a line counts when it is typed, the end of input leaves."""
        session, said = seated(7)
        keyboard = Keyboard()
        typist = threading.Thread(target=type_slowly, args=(session, keyboard), daemon=True)
        typist.start()

        play_live(session, keyboard)  # type: ignore[arg-type] # all it does is read lines

        typist.join(timeout=5)
        assert "You leave the table. Goodbye." in said
        assert said[-1] == "Biscuit wins."
        assert session.now >= 400

    def test_interrupted_by_the_end(self) -> None:
        """A keyboard that is closed at once is a person who leaves."""
        session, said = seated(7)
        keyboard = Keyboard()
        keyboard.lines.put("")

        play_live(session, keyboard)  # type: ignore[arg-type] # all it does is read lines

        assert "You leave the table. Goodbye." in said


class TestKeys:
    """A terminal in which one key is enough."""

    @pytest.mark.parametrize(
        ("language", "pressed", "lines"),
        [
            ("en", " ", ["s\n"]),
            ("en", "sS", ["s\n", "s\n"]),
            ("en", "f", []),
            ("fr", "f", ["s\n"]),
            ("fr", "s", ["s\n"]),
            ("en", "\r", ["\n"]),
            ("en", "\x1b[A", []),
            ("en", "qq", ["again-q", "quit\n"]),
            ("en", "qsq", ["again-q", "s\n", "again-q"]),
            ("en", "aa", ["again-a", "auto\n"]),
            ("en", "\x04", [""]),
            ("en", "?br", ["help\n", "board\n", "rules\n"]),
        ],
    )
    def test_what_a_key_stands_for(self, language: str, pressed: str, lines: list[str]) -> None:
        """An arrow is no key of the game; leaving takes two presses in a row."""
        assert list(Reader(CATALOGUE[language]).lines(pressed)) == lines

    @pytest.mark.skipif(sys.platform == "win32", reason="there are no terminals of this kind")
    @pytest.mark.parametrize(
        ("language", "key", "told"), [("en", b"s", "False slap"), ("fr", b"f", "Fausse")]
    )
    def test_in_a_real_terminal(self, language: str, key: bytes, told: str) -> None:
        """A key slaps without Enter, and the terminal is left as it was."""
        with terminal("--seed", "7", "--players", "2", "--lang", language) as (ours, theirs, program):
            before = termios.tcgetattr(theirs)
            expect(ours, "Biscuit")
            expect(ours, "(Biscuit|You|Vous)\\s?: ", press=b"\r")
            expect(ours, told, press=key)
            expect(ours, r"\bq\b", press=b"q")
            os.write(ours, b"q")
            expect(ours, "7")
            assert program.wait(timeout=PATIENCE) == 0
            assert termios.tcgetattr(theirs) == before


PATIENCE = 60.0


@contextmanager
def terminal(*words: str) -> Iterator[tuple[int, int, subprocess.Popen[bytes]]]:
    """Run `everfree slap` in a terminal; give both ends of it and the program."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from everfree.cli.app import app; app()", "slap", *words]
    program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
    try:
        yield ours, theirs, program
    finally:
        program.kill()
        program.wait()
        os.close(ours)
        os.close(theirs)


def expect(ours: int, pattern: str, press: bytes = b"") -> None:
    """Wait until the terminal shows a pattern; press a key every now and then until it does."""
    shown = ""
    until = time.monotonic() + PATIENCE
    while not re.search(pattern, shown):
        assert time.monotonic() < until, shown
        if press:
            os.write(ours, press)
        while select.select([ours], [], [], 0.3)[0]:
            shown += os.read(ours, 4096).decode(errors="replace")


def type_slowly(session: Session, keyboard: Keyboard) -> None:
    """Ask for the board until half a second of the game has passed, then close the keyboard."""
    pause = threading.Event()
    while session.now < 400:
        keyboard.lines.put("board\n")
        pause.wait(0.05)
    keyboard.lines.put("")


def fairness_lines() -> Iterator[list[str]]:
    """Run the command on few slaps and give its rows."""
    output = run("fairness", "--slaps", "200", "--cheaters", "2").output
    yield from (re.split(r"\s{2,}", line.strip()) for line in output.splitlines())


def test_fairness_prints_its_tables() -> None:
    """Connections with their p, cheats with their bound, both also without compensation; who is marked."""
    rows = list(fairness_lines())

    duels = [row for row in rows if re.fullmatch(r"\d+ / \d+", row[0])]
    assert [row[:3] for row in duels[:2]] == [["20 / 180", "0", "150"], ["20 / 180", "60", "150"]]
    assert [row[-1] for row in duels[:2]] == ["fair", "fair"]
    assert duels[-2][-1] == "NOT FAIR"
    cheats = [row for row in rows if row[0].endswith((", greedy", ", careful"))]
    assert [int(row[3]) <= int(row[4]) for row in cheats] == [True] * 12
    modest = [row for row in rows if row[0] == "none" or row[0].startswith("both, by")]
    assert [row[2:] for row in modest[:2]] == [["0%", "0%"]] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_computed_has_its_message(language: str) -> None:
    """Symbols, levels and refusals that can come up at this table."""
    keys = CATALOGUE[language].keys

    assert {f"slap-symbol-{symbol}" for symbol in SYMBOLS} <= keys
    assert {f"slap-level-{level}" for level in LEVELS} <= keys


class TestSoak:
    """`everfree soak slap`."""

    def test_prints_a_summary(self) -> None:
        """Seven lines of a name and a number."""
        result = CliRunner().invoke(app, ["soak", "slap", "--games", "3", "--jobs", "1"])

        assert result.exit_code == 0
        lines = [line.split() for line in result.output.splitlines()]
        assert [words[0] for words in lines] == [
            "games",
            "commands",
            "cards",
            "slaps",
            "stalled",
            "failures",
            "seconds",
        ]
        assert (lines[0], lines[5]) == (["games", "3"], ["failures", "0"])

    def test_two_jobs_play_the_same(self) -> None:
        """However many processes, the games are those of their seeds."""
        one, two = (
            CliRunner().invoke(app, ["soak", "slap", "--games", "8", "--jobs", str(jobs)]).output
            for jobs in (1, 2)
        )

        assert one.splitlines()[:6] == two.splitlines()[:6]


def test_a_challenge_that_nobody_can_answer_is_said_so() -> None:
    """A challenge card that came is not told as one that did not."""
    output = run("--plain", "--seed", "7", typed="\n+300\ns\nauto\n").output

    assert "(Sombra).\nNobody else has a card to answer with: the pile goes to Clover" in output
