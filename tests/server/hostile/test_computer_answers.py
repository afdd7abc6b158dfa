"""A computer's answer that can't be stored, or is refused, does not stop the match."""

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import event

from everfree.cli.check.served import Served
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Client
from everfree.server.refusals import RequestRefused
from everfree.server.tables import room
from everfree.table.commands import Answer, Command

Serve = Callable[..., Served]
COMPUTER = 1


def until_the_computer_is_asked(server: Served) -> Client:
    """Open a table against a computer and answer until it has a question."""
    guest = server.guest()
    client = guest.join(guest.ask("/api/tables", {"seed": "3", "level": "random"})["table"])
    while client.view["game"]["asked"] != COMPUTER:
        done = client.ask("answer", answers=[0])["number"]
        client.until(lambda client, done=done: client.number == done)
    return client


@pytest.mark.local
def test_it_is_stored_as_soon_as_there_is_room_on_the_disk(
    start_server: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to visit the table for it."""
    monkeypatch.setattr(CardGameHost, "is_foregone", lambda *_: False)
    server = start_server(think_seconds=0.5)
    client = until_the_computer_is_asked(server)
    number, tried = client.number, []

    def full(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if "INSERT INTO commands" in statement:
            tried.append(1)
        if 0 < len(tried) <= 2:
            raise sqlite3.OperationalError("database or disk is full")

    event.listen(server.engine, "before_cursor_execute", full)
    client.until(lambda client: client.number > number)

    assert len(tried) > 2
    client.close()


@pytest.mark.parametrize("refused", [1, 2])
def test_a_refused_answer_is_replaced(
    start_server: Serve, monkeypatch: pytest.MonkeyPatch, refused: int
) -> None:
    """First by one without thought; if that is refused too, the computer concedes and the match is over."""
    monkeypatch.setattr(CardGameHost, "is_foregone", lambda *_: False)
    server = start_server(think_seconds=0.5)
    client = until_the_computer_is_asked(server)
    number, tried = client.number, []

    def refuse(commands: list[Command], *_: object) -> None:
        if isinstance(commands[-1], Answer):
            tried.append(1)
            if len(tried) <= refused:
                raise RequestRefused("table-match-too-long")

    monkeypatch.setattr(room, "check_length", refuse)
    client.until(lambda client: client.number > number)

    assert client.view.get("winners") == ([0] if refused == 2 else None)
    client.close()
