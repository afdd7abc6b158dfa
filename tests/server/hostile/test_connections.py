"""Connections that are opened to be held, not used."""

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from everfree.cli.check.hostile.connections import HALF, count_closed, held, is_closed
from everfree.cli.check.hostile.raw import send
from everfree.cli.check.served import Served
from everfree.server.gateway.addresses import visitor_address
from everfree.server.limits import Limits
from everfree.server.quiet import OUT_OF_FILES, PAUSE, QuietHandler

Serve = Callable[..., Served]

PATIENCE = 30.0
"""Seconds in which a busy machine must close a connection."""
WHOLE = b"GET /api/decks HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        HALF,
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        WHOLE + HALF,
    ],
    ids=["nothing", "half a header", "half a body", "half of the second request"],
)
def test_a_request_must_arrive_in_time(start_server: Serve, data: bytes) -> None:
    """Else its connection is closed, however slowly more of it comes."""
    server = start_server(limits=Limits(request_seconds=0.5))
    with held(server.address, 1, data) as (connection,):
        assert not is_closed(connection, 0.2)
        assert is_closed(connection, PATIENCE)


def test_bytes_now_and_then_win_no_time(start_server: Serve) -> None:
    """The whole request has one deadline."""
    server = start_server(limits=Limits(request_seconds=0.5))
    with held(server.address, 1, HALF) as (connection,):
        until = time.monotonic() + PATIENCE
        while not is_closed(connection, 0.1) and time.monotonic() < until:
            connection.sendall(b"x")
        assert is_closed(connection, 0.1)


def test_a_socket_may_stay_open_for_long(start_server: Serve) -> None:
    """The deadline is for requests only."""
    server = start_server(limits=Limits(request_seconds=0.3))
    guest = server.guest()
    client = guest.join(guest.ask("/api/tables", {"against": "friend"})["table"])
    time.sleep(0.8)
    client.send("full")

    while client.receive()["is"] != "full":
        pass
    client.close()


def test_an_address_has_a_limited_number_of_connections(start_server: Serve) -> None:
    """Sockets count too; people elsewhere still get in, and closing makes room."""
    server = start_server(limits=Limits(connections_per_address=5))
    guest = server.guest()
    client = guest.join(guest.ask("/api/tables", {"against": "friend"})["table"])
    with held(server.address, 6, WHOLE) as connections:
        time.sleep(0.2)
        assert count_closed(connections) == 2
        assert send(server.address, "GET", "/api/decks", source="127.0.0.2").status == 200
    client.close()
    time.sleep(0.2)
    with held(server.address, 5, WHOLE) as connections:
        time.sleep(0.2)
        assert count_closed(connections) == 0


def test_all_together_have_a_limited_number_of_connections(start_server: Serve) -> None:
    """A visitor gets the place of a request that was not completed."""
    server = start_server(limits=Limits(connections=5))
    with (
        held(server.address, 3, HALF, "127.0.0.2") as half,
        held(server.address, 2, WHOLE, "127.0.0.3") as whole,
    ):
        time.sleep(0.2)
        assert send(server.address, "GET", "/api/decks").status == 200
        assert (count_closed(half), count_closed(whole)) == (1, 0)


def test_a_trusted_proxy_may_have_many_connections(start_server: Serve) -> None:
    """All visitors share its address."""
    server = start_server(limits=Limits(connections_per_address=2), trusted_proxies=("127.0.0.1",))
    with held(server.address, 6, WHOLE) as connections:
        time.sleep(0.2)
        assert count_closed(connections) == 0


def test_small_messages_are_sent_at_once(server: Served) -> None:
    """Without TCP_NODELAY a reply waits until the client has acknowledged the one before."""
    with held(server.address, 1, WHOLE):
        time.sleep(0.2)
        sockets = [one.transport.get_extra_info("socket") for one in set(server.connections)]
        still_open = [one for one in sockets if one.fileno() >= 0]  # others of the module may be closing
        options = [one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for one in still_open]

    assert options
    assert all(options)


class TestFiles:
    """The server runs out of file descriptors, or nearly."""

    def test_few_descriptors_do_not_end_the_server(self, tmp_path: Path) -> None:
        """It has fewer connections then, answers again later, and writes little about it."""
        serve = f"exec {sys.executable} -m everfree serve --local --port 0 --data {tmp_path}"
        written = tmp_path / "log"
        with (
            written.open("w") as log,
            subprocess.Popen(
                ["bash", "-c", f"ulimit -n 26; {serve}"], stdout=subprocess.PIPE, stderr=log, text=True
            ) as process,
        ):
            assert process.stdout is not None
            try:
                address = process.stdout.readline().split()[-1]
                port = int(address.rpartition(":")[2])
                assert send(address, "GET", "/api/decks").status == 200
                with ExitStack() as stack:
                    for number in range(2, 102):
                        source = (f"127.0.0.{number}", 0)
                        stack.enter_context(socket.create_connection(("127.0.0.1", port), 5, source))
                    time.sleep(2)
                time.sleep(1.5)

                assert send(address, "GET", "/api/decks").status == 200
            finally:
                process.kill()
        lines = written.read_text(encoding="utf-8").splitlines()
        assert len([one for one in lines if "no file descriptors left" in one]) == 1
        assert len(lines) < 20

    def test_asyncio_is_quoted_once_a_minute(self, caplog: pytest.LogCaptureFixture) -> None:
        """It says the same up to a hundred times a second."""
        time = 0.0
        others: list[dict[str, str]] = []
        handler = QuietHandler(clock=lambda: time)

        class Loop:
            default_exception_handler = others.append

        for now in (0.0, 0.5, PAUSE, PAUSE + 1):
            time = now
            handler(Loop(), {"message": OUT_OF_FILES, "exception": OSError(24, "no files")})  # type: ignore[arg-type]
        handler(Loop(), {"message": "something else"})  # type: ignore[arg-type]

        assert len(caplog.records) == 2
        assert others == [{"message": "something else"}]


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (("unix", 0), "unix"),
        (None, ""),
    ],
)
def test_a_household_is_one_visitor(client: tuple[str, int] | None, address: str) -> None:
    """It can choose among many addresses of IPv6."""
    assert visitor_address(client) == address
