"""Attacks by our own bugs and by a broken disk: each concerns one request or one viewer only."""

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import patch

from sqlalchemy import event

from everfree.ccg import table as ccg_table
from everfree.ccg.table import KIND
from everfree.cli.check.duels import Duel
from everfree.cli.check.hostile.arena import SOON, Arena, close_code, expect, expect_soon, key_of, to_main
from everfree.server.backends import FILE
from everfree.server.client import Client
from everfree.table.log import from_bytes
from everfree.table.match import replay
from everfree.telling.onlooker import Onlooker


def engine_raises(arena: Arena) -> None:
    """The engine raises in the middle of a command."""
    duel = arena.duel()
    duel.play(10)
    before, counted = arena.served.game(duel.table).digest(), arena.faults()["request"]
    with patch.object(ccg_table, "_take", _fails_after(ccg_table._take)):
        said = duel.asked.ask("answer", answers=[duel.choice()])
    expect("the sender reads", key_of(said), "table-engine-failed")
    expect("the state is unchanged", arena.served.game(duel.table).digest() == before)
    expect("faults counted", arena.faults()["request"], counted + 1)
    duel.play(40)
    expect("conceding", duel.clients[0].ask("concede")["is"], "accepted")
    log = from_bytes(duel.host.fetch(f"/api/tables/{duel.table}/log")[1], KIND.commands)
    replayed = replay(log, KIND.start).game.digest()
    expect("the log replays to the same state", replayed == arena.served.game(duel.table).digest())


def _fails_after(real: Callable[..., Any]) -> Callable[..., Any]:
    def failing(*values: Any) -> Any:
        real(*values)
        raise ZeroDivisionError("a card that the engine can't run")

    return failing


def disk_is_full(arena: Arena) -> None:
    """A command that can't be stored because the disk is full."""
    duel = arena.duel()
    duel.play(10)

    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    event.listen(arena.served.engine, "before_cursor_execute", full)
    try:
        refused = _refused_choice(duel)
    finally:
        event.remove(arena.served.engine, "before_cursor_execute", full)
    _expect_unchanged(duel, *refused)


def database_is_locked(arena: Arena) -> None:
    """A command that can't be stored because the database is locked."""
    duel = arena.duel()
    duel.play(10)
    with arena.served.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout = 300")  # milliseconds, to save the ten seconds
    other = sqlite3.connect(arena.served.data / FILE, isolation_level=None)
    try:
        other.execute("BEGIN EXCLUSIVE")
        refused = _refused_choice(duel)
    finally:
        other.close()
    _expect_unchanged(duel, *refused)


def _refused_choice(duel: Duel) -> tuple[list[int], int]:
    """Answer, expect to read that it is not stored; return how many commands each counts, and the choice."""
    duel.settle()
    numbers, choice = [client.number for client in duel.clients], duel.choice()
    said = duel.asked.ask("answer", answers=[choice])
    expect("the sender reads", key_of(said), "table-not-stored")
    return numbers, choice


def _expect_unchanged(duel: Duel, numbers: list[int], choice: int) -> None:
    """Expect that both see the match as it was, and that the same answer is accepted now."""
    for client in (duel.other, duel.asked):
        client.send("full")
        expect_soon("the view is sent", client, _has_full_view)
    expect("commands seen", [client.number for client in duel.clients], numbers)
    place = duel.clients.index(duel.asked)
    expect("the answer afterwards", duel.move(choice).get("number"), numbers[place] + 1)


def _has_full_view(client: Client) -> bool:
    return client.received[-1].startswith(b'{"is":"full"')


def view_fails(arena: Arena) -> None:
    """A view that can't be built for one viewer."""
    duel = arena.duel(spectator=True)
    to_main(duel)
    asked = duel.asked
    numbers = [client.number for client in duel.clients]
    broken, end = duel.clients.index(asked), len((asked.question or {})["options"]) - 1
    guest = (duel.host, duel.friend)[broken]
    real = Onlooker.status

    def status(onlooker: Onlooker) -> Any:
        if onlooker.view.viewer == broken:
            raise KeyError("a message that is missing")
        return real(onlooker)

    with patch.object(Onlooker, "status", status):
        asked.send("answer", answers=[end])
        for client, number in zip(duel.clients, numbers, strict=True):
            if client is not asked:
                expect_soon("the others see the move", client, partial(_counts_more_than, number))
        expect("the viewer's socket is closed", close_code(lambda: asked.receive(SOON)) != 0)
        expect("the viewer reads", arena.socket_refusal(guest, duel.table)[0], "table-view-failed")
    duel.clients[broken] = guest.join(duel.table)
    for client in duel.clients:
        expect_soon("everybody is back", client, lambda client: _sees_everybody(client.view["players"]))
    expect("moves afterwards", duel.play(5), 5)


def _counts_more_than(number: int, client: Client) -> bool:
    return client.number > number


def _sees_everybody(players: list[dict[str, Any]]) -> bool:
    return all(player.get("connected") for player in players)
