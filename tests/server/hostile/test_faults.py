"""Our own faults: each is logged once and counted, and nobody else notices."""

import socket
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.faults import Faults
from everfree.server.gateway import live
from everfree.server.tables.computer_turns import ComputerTurns
from everfree.server.tables.hall import Hall
from everfree.server.tables.room import Room

Serve = Callable[..., Served]
Start = Callable[..., Duel]


async def fail(*_given: object) -> None:
    """Raise what nobody expects."""
    raise ZeroDivisionError("a fault")


def logged(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """Return the fields of every line the server logged."""
    return [one.msg for one in caplog.records if isinstance(one.msg, dict) and one.msg["event"] == "fault"]


def test_a_failed_response(
    start_server: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The line names the request and the match; the totals name neither."""
    server = start_server()
    monkeypatch.setattr(Hall, "summary", fail)

    assert server.guest().fetch("/api/tables/some-table")[0] == 500
    (line,) = logged(caplog)
    assert (line["kind"], line["request"], line["match"]) == (
        "http",
        "GET /api/tables/some-table",
        "some-table",
    )
    assert "a fault" in line["reason"]
    assert len(caplog.records) == 1
    counted = server.guest().ask("/api/health")["faults"]
    assert {kind: number for kind, number in counted.items() if number} == {"http": 1}


def test_a_failed_request_over_a_socket(
    start_server: Serve, start_duel: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is declined with a sentence; the socket stays open, and the match goes on."""
    server = start_server()
    duel = start_duel(server)
    with monkeypatch.context() as patch:
        patch.setattr(live, "answer", fail)
        said = duel.asked.ask("concede")

    assert said["reason"]["key"] == "server-failed"
    (line,) = logged(caplog)
    assert (line["kind"], line["request"], line["match"]) == ("request", "ConcedeRequest", duel.table)
    assert server.guest().ask("/api/health")["faults"]["request"] == 1
    assert duel.move()["is"] == "accepted"


def test_a_socket_that_cannot_be_opened(
    start_server: Serve, start_duel: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A sentence, then the code 4500; those who are there already play on."""
    server = start_server()
    duel = start_duel(server)
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{duel.table}/live"
    with monkeypatch.context() as patch:
        patch.setattr(Room, "join", fail)
        with connect(address) as socket:
            assert msgspec.json.decode(socket.recv(5))["reason"]["key"] == "server-failed"
            with pytest.raises(ConnectionClosed, match="4500"):
                socket.recv(5)

    (line,) = logged(caplog)
    assert (line["kind"], line["match"]) == ("socket", duel.table)
    assert server.guest().ask("/api/health")["faults"]["socket"] == 1
    assert duel.move()["is"] == "accepted"


def test_a_socket_that_failed_leaves_nothing_behind(
    start_server: Serve, start_duel: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The room sends no more to it."""
    server = start_server()
    duel = start_duel(server)
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{duel.table}/live"
    room = server.room(duel.table)
    with monkeypatch.context() as patch:
        patch.setattr(live, "_converse", fail)
        with connect(address) as socket:
            assert b"server-failed" in socket.recv(5, decode=False)
            with pytest.raises(ConnectionClosed, match="4500"):
                socket.recv(5)

    assert len(logged(caplog)) == 1
    assert len(room.connections) == 2
    assert duel.move()["is"] == "accepted"


def test_a_failed_background_task(
    start_server: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The line names the match in whose name the task was started."""
    monkeypatch.setattr(ComputerTurns, "_think", fail)
    server = start_server()
    guest = server.guest()
    table = guest.ask("/api/tables", {"against": "computer", "seed": "1"})["table"]
    client = guest.join(table)
    while client.question is not None:
        said = client.ask("answer", answers=[0])
        client.until(lambda client, said=said: client.number >= said["number"])
    client.close()

    (line,) = [one for one in logged(caplog) if one["kind"] == "task"][:1]
    assert line["match"] == table
    assert server.guest().ask("/api/health")["faults"]["task"] >= 1


def test_a_body_that_is_cut_off_is_no_fault(start_server: Serve, caplog: pytest.LogCaptureFixture) -> None:
    """The client is gone; nothing is logged."""
    server = start_server()
    host, _, port = server.address.removeprefix("http://").partition(":")
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(head + b"Content-Length: 2000\r\n\r\n{")
        time.sleep(0.1)
    for _ in range(20):
        time.sleep(0.05)
        assert server.guest().ask("/api/health")["faults"]["http"] == 0
    assert logged(caplog) == []


def test_the_same_fault_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    """Each is counted; one of another match has its own line."""
    now = [0.0]
    faults = Faults(clock=lambda: now[0])
    for match, at in (("a", 0.0), ("a", 1.0), ("b", 2.0), ("a", 59.0), ("a", 61.0)):
        now[0] = at
        faults.record("view", KeyError("missing"), match=match)
    assert [line["match"] for line in logged(caplog)] == ["a", "b", "a"]
    assert faults.totals["view"] == 5
