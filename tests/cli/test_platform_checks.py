"""Short forms of the checks of several servers: races, garbage."""

import pytest
from typer.testing import CliRunner

from everfree.cli.app import app


def run(*words: str) -> str:
    """Run `everfree check`, and return what it prints."""
    result = CliRunner().invoke(app, ["check", *words])
    if "not installed" in result.output:
        pytest.skip("NOT TESTED without PostgreSQL and NATS: scripts/services installs them")
    assert result.exit_code == 0, result.output
    return result.output


def test_a_question_is_answered_once() -> None:
    """However many sockets of a seat answer it, at both servers."""
    said = run("races", "--rounds", "4", "--sockets", "10")

    assert "4 questions, each answered once; the servers show the same" in said
    assert "closed without a word" not in said


def test_garbage_harms_nobody() -> None:
    """The match beside it ends and replays."""
    said = run("garbage", "--messages", "400")

    assert "table-not-understood" in said
    assert "moves of the match beside it" in said
