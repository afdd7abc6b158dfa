"""A server that is told to stop says so, finishes what it has begun, and sends its players elsewhere."""

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Process, Served
from everfree.server.client import Client, Guest
from everfree.server.gateway.draining import LEAVING_SECONDS, DrainingServer
from everfree.server.storage import records
from everfree.server.storage.schema import COMMANDS, GATEWAYS
from everfree.server.tables.heartbeat import Heartbeat

Start = Callable[..., Served]
Begin = Callable[..., Duel]

RESTART = 1012


def close_code(client: Client) -> int:
    """Receive what is left, and return the code with which the server closes the socket."""
    assert client.closes()
    assert client.socket.close_code is not None
    return client.socket.close_code


def leases(server: Served) -> int:
    """Return how many processes are believed to live."""
    with server.engine.connect() as database:
        now = int(time.time() * 1000)
        return int(database.execute(select(func.count()).where(GATEWAYS.c.until > now)).scalar_one())


def test_a_process_is_replaced_without_a_fault(
    start_gateway: Start, start_duel: Begin, tmp_path: Path
) -> None:
    """Its players move for a while, are sent away with code 1012, and go on at another process at once."""
    stays = start_gateway()
    stops = Process(tmp_path, "--drain", "2.5", "--seed-tables", services=stays.services)
    duel = start_duel(stays)
    duel.clients[0].close()
    duel.host.address = stops.address
    duel.clients[0] = duel.host.join(duel.table)
    assert leases(stays) == 2

    began = time.monotonic()
    stops.tell_to_stop()
    while (found := Guest(stops.address).fetch("/readyz"))[0] != 503:
        assert time.monotonic() < began + 2.5
    assert msgspec.json.decode(found[1])["process"] == "this process was told to stop"
    with pytest.raises(ConnectionClosed) as refused:
        duel.host.join(duel.table)
    assert refused.value.rcvd is not None
    assert refused.value.rcvd.code == RESTART
    said = duel.clients[0].ask("stops", stops={"faceoffs": False})
    assert said["is"] == "accepted"
    assert close_code(duel.clients[0]) == RESTART

    duel.host.address = stays.address
    duel.clients[0] = duel.host.join(duel.table)
    duel.settle()
    assert duel.play(4) == 4
    assert stops.ended(20) == 0
    assert time.monotonic() - began < 10
    assert leases(stays) == 1


def test_a_request_in_progress_is_answered_first(start_server: Start, start_duel: Begin) -> None:
    """Its reply is the last that the client reads; what was acknowledged is stored."""
    server = start_server()
    duel = start_duel(server)
    logs = type(server.hall.services.logs)
    append, begun = logs.append, threading.Event()

    async def slow(*given: Any) -> int:
        begun.set()
        await asyncio.sleep(0.5)
        stored: int = await append(*given)
        return stored

    mover, other = duel.asked, duel.other
    with patch.object(logs, "append", slow):
        mover.send("answer", nonce="last", answers=[duel.choice()])
        begun.wait(5)
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        assert close_code(mover) == RESTART
    stopping.join()

    replies = [msgspec.json.decode(one) for one in mover.received]
    assert [one["is"] for one in replies if one.get("nonce") == "last"] == ["accepted"]
    assert close_code(other) == RESTART
    with server.engine.connect() as database:
        stored = select(COMMANDS.c.nonce).where(COMMANDS.c.match == duel.table)
        assert database.execute(stored).scalars().all() == ["last"]


def test_a_process_that_is_alone_sends_its_players_away_too(tmp_path: Path) -> None:
    """They come back when it is started again."""
    server = Process(tmp_path)
    guest = Guest(server.address)
    client = guest.join(guest.ask("/api/tables", {"against": "friend"})["table"])

    assert server.stop() == 0
    assert close_code(client) == RESTART


def test_only_one_of_many_waits_for_its_proxy(start_gateway: Start, tmp_path: Path) -> None:
    """Nobody else could take the players of a server that is alone."""
    waits = {}
    for name, server in (
        ("alone", Served(tmp_path, drain_seconds=1.5)),
        ("many", start_gateway(drain_seconds=1.5)),
    ):
        with patch.object(DrainingServer, "_until", autospec=True) as waited:
            server.stop()
        waits[name] = [one.args[1] for one in waited.await_args_list]

    assert waits == {"alone": [LEAVING_SECONDS], "many": [1.5, LEAVING_SECONDS]}


def test_a_server_that_stops_takes_on_nothing_new(start_server: Start) -> None:
    """Tables at which something is due are left to others."""
    server = start_server(beat_seconds=0.1)
    with patch.object(records, "claim_due", return_value=[]) as claimed:
        time.sleep(0.5)
        assert claimed.called
        server.hall.services.is_draining = True
        time.sleep(0.2)
        claimed.reset_mock()
        time.sleep(0.5)
        assert not claimed.called


def test_a_database_that_is_away_does_not_hold_up_the_end(start_server: Start) -> None:
    """The lease lapses by itself then."""
    server = start_server()

    async def forever(_heartbeat: Heartbeat) -> None:
        await asyncio.sleep(600)

    began = time.monotonic()
    with patch.object(Heartbeat, "stop", forever):
        server.stop()

    assert time.monotonic() - began < 10
    assert server.hall.services.faults.totals["task"] == 1
