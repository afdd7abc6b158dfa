"""The command itself: how fast it starts, that it survives a kill, that it stops."""

from pathlib import Path
from typing import Final

from everfree.cli.check.crash import crash
from everfree.cli.check.crash_moments import crash_before_storing, crash_with_open_requests
from everfree.cli.check.served import Process

NEVER_CLOSES: Final = """
import threading
from everfree.cli import serve
from everfree.server.storage.sqlite import SqliteDatabase

serve.END_SECONDS = 0.5
SqliteDatabase.close = lambda self: threading.Event().wait()
from everfree.cli.app import app

app()
"""
"""A server whose database never closes."""


def test_it_answers_soon_and_stops_in_peace(tmp_path: Path) -> None:
    """Three seconds from nothing to an answer; twice that of a processor shared with other tests."""
    server = Process(tmp_path)

    spent = server.cpu_seconds()
    assert server.stop() == 0
    assert spent < 6


def test_it_stops_even_if_a_part_does_not_end(tmp_path: Path) -> None:
    """After a while, with status 1, so that whoever watches it can start another one."""
    server = Process(tmp_path, program=("-c", NEVER_CLOSES))

    assert server.stop() == 1


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Killed in the middle of four matches; its workers end with it."""
    survived = crash(tmp_path, matches=4, seconds=3)

    assert survived.matches == 4
    assert survived.acknowledged > 8


def test_a_command_that_was_not_stored_is_sent_again(tmp_path: Path) -> None:
    """Killed after the command was applied: it was not acknowledged, and is carried out once afterwards."""
    crash_before_storing(tmp_path)


def test_open_requests_survive_a_kill(tmp_path: Path) -> None:
    """The other player still reads the proposal and the request to undo, and can agree to both."""
    crash_with_open_requests(tmp_path)
