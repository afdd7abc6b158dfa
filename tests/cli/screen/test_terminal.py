"""The full-screen table in a real terminal: tmux presses the keys and reads the screen."""

import functools
import itertools
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from everfree.ccg.table import KIND
from everfree.table.log import from_bytes
from everfree.table.match import replay

pytestmark = pytest.mark.skipif(
    shutil.which("tmux") is None, reason="NO tmux: the table is NOT tested in a real terminal"
)
COUNT = itertools.count(1)
PATIENCE = 60.0
PROGRAM = [sys.executable, "-c", "from everfree.cli.app import app; app()", "play", "--pace", "0"]


class Terminal:
    """A terminal of our own with the table in it; ended with the test."""

    def __init__(self, width: int, height: int, *words: str, env: dict[str, str] | None = None) -> None:
        self._socket = f"everfree-{os.getpid()}-{next(COUNT)}"
        said = " ".join([f"{name}={shlex.quote(value)}" for name, value in (env or {}).items()])
        # A shell that runs the tests may name its own size, which is not this terminal's.
        command = f"env -u COLUMNS -u LINES {said} {shlex.join([*PROGRAM, *words])}; echo left:$?; read end"
        size = ["-x", str(width), "-y", str(height)]
        self._tmux("-f", "/dev/null", "new-session", "-d", *size, command)

    def _tmux(self, *words: str) -> str:
        result = subprocess.run(
            ["tmux", "-u", "-L", self._socket, *words], capture_output=True, check=True, timeout=PATIENCE
        )
        return result.stdout.decode()

    def screen(self, *, escapes: bool = False) -> str:
        """Read what stands on the screen now."""
        return self._tmux("capture-pane", "-p", *(["-e"] if escapes else []))

    def press(self, *keys: str) -> None:
        """Press keys."""
        self._tmux("send-keys", *keys)

    def wait_for(self, is_there: Callable[[str], bool], what: str) -> str:
        """Give the screen as soon as it is as wished."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            screen = self.screen()
            if is_there(screen):
                return screen
            time.sleep(0.05)
        raise AssertionError(f"never saw {what}:\n{self.screen()}")

    def wait_for_text(self, text: str) -> str:
        """Give the screen once a text stands there."""
        return self.wait_for(lambda screen: text in screen, text)

    def close(self) -> None:
        """End it."""
        self._tmux("kill-server")


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Whatever is opened is closed."""
    opened: list[Terminal] = []
    yield opened
    for one in opened:
        one.close()


def asked(file: Path) -> int:
    """Count the commands of the match kept in a file."""
    return len(file.read_bytes().splitlines()) - 1 if file.exists() else 0


def is_next(file: Path, before: int, screen: str) -> bool:
    """Tell whether an answer was taken and the screen asks again, or says how the game ended."""
    is_asked = re.search(r"^ *1 \S", screen, re.MULTILINE) is not None and "is thinking" not in screen
    return asked(file) > before and (is_asked or "Final score" in screen)


class TestWholeGame:
    """From the choice of a deck to the final score."""

    def test_with_keys_only_at_80_by_24(self, terminals: list[Terminal], tmp_path: Path) -> None:
        """Friends are played for some turns, then the last option is taken until the computer has won."""
        file = tmp_path / "match"
        terminal = Terminal(80, 24, "--seed", "8", "--save", str(file))
        terminals.append(terminal)
        terminal.wait_for_text("Your opponent")
        terminal.press("Enter")
        terminal.wait_for_text("✓ Rainbow Dash")
        terminal.press("End", "Up", "Up", "Enter")
        terminal.wait_for_text("Which Problem do you start with?")

        screen, played = terminal.screen(), 0
        while "Final score" not in screen:
            before = asked(file)
            can_play = re.search(r"^1 Play ", screen, re.MULTILINE) is not None and played < 4
            played += can_play
            terminal.press(*(["Enter"] if can_play else ["End", "Enter"]))
            screen = terminal.wait_for(functools.partial(is_next, file, before), "the next question")

        assert played  # four on a quiet machine; a screen that is drawn late may show its options too late
        assert "Pixel wins the game." in screen
        assert re.search(r"Final score: you \d+, Pixel 1[5-9]\.", screen)
        terminal.press("q")
        end = terminal.wait_for_text("left:0")
        assert "The seed of this match was 8." in end
        match = replay(from_bytes(file.read_bytes(), KIND.commands), KIND.start)
        outcome = match.game.outcome()
        assert outcome is not None
        assert outcome.winners == (1,)


class TestTerminals:
    """What terminals are like."""

    @pytest.mark.parametrize("size", [(80, 24), (140, 45)])
    def test_draws_every_pane(self, terminals: list[Terminal], size: tuple[int, int]) -> None:
        """In French too; every line fits."""
        words = ("--seed", "8", "--deck", "rainbow-dash", "--opponent", "random", "--lang", "fr")
        terminal = Terminal(*size, *words)
        terminals.append(terminal)
        panes = ["Votre main", "Votre maison", "Avec quel Problème commencez-vous", "? aide"]
        panes.extend(["Journal", "Pourquoi"] if size[0] == 140 else [])
        terminal.wait_for(lambda screen: all(pane in screen for pane in panes), "every pane")
        terminal.press("2")
        terminal.wait_for_text("première main")
        terminal.press("c")
        terminal.wait_for_text("appuyez encore une fois sur c")
        terminal.press("c")
        terminal.wait_for_text("Score final")
        terminal.press("u")
        terminal.wait_for_text("Avec quel Problème commencez-vous")
        terminal.press("q", "q")
        terminal.wait_for_text("left:0")

    def test_without_colour_no_colour_is_sent(self, terminals: list[Terminal]) -> None:
        """`NO_COLOR`: the cursor is underlined instead."""
        words = ("--seed", "8", "--deck", "rainbow-dash", "--opponent", "random")
        terminal = Terminal(80, 24, *words, env={"NO_COLOR": "1"})
        terminals.append(terminal)
        underlined = re.compile(r"\x1b\[(?:\d+;)*4m[^\n]*Looking For Trouble")
        terminal.wait_for(
            lambda _: underlined.search(terminal.screen(escapes=True)) is not None, "the cursor, underlined"
        )
        screen = terminal.screen(escapes=True)
        assert "Which Problem do you start with?" in screen
        assert not re.search(r"\x1b\[[\d;]*\b(?:3[0-7]|4[0-7]|9[0-7]|38|48)\b[\d;]*m", screen)
