"""A socket that sends too much, too fast or too long, and a client that does not read."""

import asyncio
import socket
import time
from collections.abc import Callable

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.client import Client, Guest
from everfree.server.gateway.inbox import Inbox
from everfree.server.limits import Limits
from everfree.server.protocol import AnswerRequest, FullRequest, TakenOver
from everfree.server.tables.connections import Connection

Serve = Callable[..., Served]
Start = Callable[..., Duel]

SMALL_BUFFER = 1 << 14
SLOW = Limits(messages_per_second=20, messages_at_once=10, declined_messages=40)


def replies(client: Client, count: int) -> list[str]:
    """Receive so many refusals, and return their keys."""
    keys: list[str] = []
    while len(keys) < count:
        message = client.receive()
        if message["is"] == "declined":
            keys.append(message["reason"]["key"])
    return keys


def test_a_short_burst_is_carried_out(duel: Duel) -> None:
    """A page may send many requests at once after a lost connection."""
    for _ in range(100):
        duel.other.send("answer", answers=[0])

    assert set(replies(duel.other, 100)) == {"refused-not-asked"}


def test_a_client_that_waits_for_each_reply_is_only_slowed(start_server: Serve, start_duel: Start) -> None:
    """A quick program is not declined."""
    client = start_duel(start_server(limits=SLOW)).other
    began = time.monotonic()
    keys = [client.ask("answer", answers=[0])["reason"]["key"] for _ in range(30)]

    assert set(keys) == {"refused-not-asked"}
    assert time.monotonic() - began > 0.9


def test_messages_sent_before_the_client_left_are_carried_out(start_server: Serve, start_duel: Start) -> None:
    """Somebody concedes and closes the page at once."""
    duel = start_duel(start_server(limits=SLOW))
    duel.clients[0].send("concede")
    duel.clients[0].close()
    duel.clients[1].until(lambda client: client.is_over, 10)


def test_answers_are_counted_one_by_one() -> None:
    """A request with many answers makes the engine take as many steps, so the next one waits longer."""

    async def seconds(*messages: AnswerRequest | FullRequest) -> float:
        inbox = Inbox(Limits(answers_per_second=50, answers_at_once=10))
        for message in messages:
            inbox.offer(message)
        began = time.monotonic()
        for _ in messages:
            await inbox.next()
        return time.monotonic() - began

    many, one = AnswerRequest(nonce="m", answers=(0,) * 16), AnswerRequest(nonce="o", answers=(0,))
    endless = AnswerRequest(nonce="e", answers=(-1,) * 9000)

    assert asyncio.run(seconds(one, one, FullRequest(nonce="f"))) < 0.05
    assert 0.4 < asyncio.run(seconds(many, many)) < 1.0
    assert asyncio.run(seconds(endless)) < 0.5  # it is declined later; waiting for all of it helps nobody


def test_a_long_message_is_declined(duel: Duel) -> None:
    """The socket stays open; one far too long is not even read."""
    client = duel.other
    for nonce in ("n" * 20_000, "é" * 10_000):  # counted in bytes, not in characters
        client.socket.send('{"do":"full","nonce":"' + nonce + '"}')
        assert replies(client, 1) == ["server-message-too-long"]

    client.socket.send("x" * 70_000)
    with pytest.raises(ConnectionClosed, match="1009"):
        replies(client, 1)


def test_a_client_that_does_not_read_is_disconnected() -> None:
    """By the number or by the bytes of the messages that wait; it gets none of them."""

    async def sent(limits: Limits, count: int) -> list[bytes | None]:
        connection = Connection("", 0, 0, limits)
        for _ in range(count):
            connection.send(TakenOver())
        return [await connection.next() for _ in range(1 if count > 3 else count)]

    message = msgspec.json.encode(TakenOver())
    assert asyncio.run(sent(Limits(waiting_messages=3), 3)) == [message] * 3
    assert asyncio.run(sent(Limits(waiting_messages=3), 4)) == [None]
    assert asyncio.run(sent(Limits(waiting_bytes=3 * len(message)), 3)) == [message] * 3
    assert asyncio.run(sent(Limits(waiting_bytes=3 * len(message)), 4)) == [None]


def test_a_client_that_takes_no_message_is_disconnected(start_server: Serve, start_duel: Start) -> None:
    """After `send_seconds`, however much may wait for it; the other one plays on."""
    server = start_server(limits=Limits(send_seconds=0.5, waiting_bytes=10**9, waiting_messages=10**6))
    duel = start_duel(server)
    room = server.room(duel.table)
    ends = [one.transport.get_extra_info("socket") for one in server.connections]
    for end in (*ends, duel.clients[0].socket.socket):  # or megabytes fit between them
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL_BUFFER)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    for number in range(190):
        duel.clients[0].send("full", nonce=f"n{number}")
    until = time.monotonic() + 30  # after 40 seconds an unanswered ping would end the connection
    while len(room.connections) == 2 and time.monotonic() < until:
        time.sleep(0.05)
    assert [one.viewer for one in room.connections] == [1]
    assert duel.clients[1].ask("concede")["is"] == "accepted"


class TestNumbers:
    """How many sockets there may be."""

    @staticmethod
    def refusal(server: Served, guest: Guest, table: str) -> tuple[str, str]:
        """Return the key with which a socket is refused, and the close code."""
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        with connect(address, additional_headers={"Cookie": guest.cookie}) as live:
            message = msgspec.json.decode(live.recv(5))
            with pytest.raises(ConnectionClosed) as closed:
                live.recv(5)
        return message["reason"]["key"], str(closed.value)[:40]

    @pytest.mark.parametrize(
        "limits", [Limits(sockets_per_guest=2), Limits(sockets_per_address=2), Limits(sockets=2)]
    )
    def test_too_many_sockets_are_refused(self, start_server: Serve, limits: Limits) -> None:
        """With a sentence; when one closes, there is room for another."""
        server = start_server(limits=limits)
        guest = server.guest()
        table = guest.ask("/api/tables", {"against": "friend"})["table"]
        first, second = guest.join(table, watch=True), guest.join(table, watch=True)

        key, closed = self.refusal(server, guest, table)
        assert key == "server-too-many-sockets"
        assert "4429" in closed
        first.close()
        time.sleep(0.2)
        guest.join(table).close()
        second.close()

    def test_too_many_spectators_are_refused(self, start_server: Serve, start_duel: Start) -> None:
        """The players still come in."""
        server = start_server(limits=Limits(spectators_per_table=1))
        duel = start_duel(server, spectator=True)

        key, closed = self.refusal(server, server.guest(), duel.table)
        assert key == "server-too-many-spectators"
        assert "4429" in closed
        duel.host.join(duel.table).close()
