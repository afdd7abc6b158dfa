"""Requests about a table that a process can't load are passed on to one that can.

A process that hosts another game stands for one of another version: both can't load each other's matches.
"""

from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import insert, select, update
from tests.server.test_toy_host import CrossesHost, mark, seated
from tests.table.test_toy_game import CROSS, NOUGHT
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from everfree.cli.check.served import Served
from everfree.server.client import Client, Guest
from everfree.server.gateway.listening import Doors
from everfree.server.gateway.relay import SIGNED
from everfree.server.limits import Limits
from everfree.server.storage.relay_key import RELAY_KEY
from everfree.server.storage.schema import GATEWAYS, SETTINGS, TABLES

Start = Callable[..., Served]


@pytest.fixture
def both(start_gateway: Start) -> tuple[Served, Served]:
    """Give a process that hosts noughts and crosses, and one that does not."""
    return start_gateway(hosts=(CrossesHost(),)), start_gateway()


def moved(guest: Guest, server: Served) -> Guest:
    """Let a guest talk to another process."""
    guest.address = server.address
    return guest


def signed(server: Served, address: str, scheme: str = "http") -> str:
    """Sign like a process of the deployment."""
    with server.engine.connect() as connection:
        key = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == RELAY_KEY)).scalar_one()
    return str(URLSafeSerializer(key, salt="relay").dumps([address, scheme]))


class TestPassing:
    """Over HTTP and over sockets, as if the visitor had asked the other process."""

    def test_a_match_is_played_through_a_process_that_can_not_load_it(
        self, both: tuple[Served, Served]
    ) -> None:
        """To the end, and its log and replay are read there."""
        crosses, ponies = both
        table, guests, clients = seated(crosses)
        clients[NOUGHT].close()
        clients[NOUGHT] = moved(guests[NOUGHT], ponies).join(table)
        for seat, field in ((CROSS, 4), (NOUGHT, 0), (CROSS, 2), (NOUGHT, 1), (CROSS, 6)):
            mark(clients, seat, field)

        assert clients[NOUGHT].view["winners"] == [CROSS]
        assert guests[NOUGHT].ask(f"/api/tables/{table}")["over"]
        assert guests[NOUGHT].fetch(f"/api/tables/{table}/log") == guests[CROSS].fetch(
            f"/api/tables/{table}/log"
        )
        status, data = guests[NOUGHT].fetch(f"/api/tables/{table}/replay/99")
        assert (status, b"table-no-such-moment" in data) == (404, True)
        assert not ponies.holds(table)
        for client in clients:
            client.close()

    def test_another_spelling_of_an_address_is_passed_on_too(self, both: tuple[Served, Served]) -> None:
        """The routes ignore double slashes, and so does the relay."""
        table, guests, clients = seated(both[0])
        guest = moved(guests[CROSS], both[1])

        for path in (f"//api/tables/{table}", f"/api//tables/{table}", f"/api/tables//{table}/"):
            assert guest.ask(path) == guest.ask(f"/api/tables/{table}"), path
        for client in clients:
            client.close()

    def test_headers_come_once(self, both: tuple[Served, Served]) -> None:
        """Those of the other process, with its content and without those of its connection."""
        table, guests, clients = seated(both[0])
        answered = []
        for server in both:
            with closing(_connection(server)) as connection:
                connection.request("GET", f"/api/tables/{table}", headers={"Cookie": guests[CROSS].cookie})
                response = connection.getresponse()
                names = [name.lower() for name, _ in response.getheaders()]
                answered.append((response.read(), sorted(names)))
        for client in clients:
            client.close()

        assert answered[0] == answered[1]

    def test_a_closed_socket_is_closed_with_the_same_code(self, both: tuple[Served, Served]) -> None:
        """Here because a match is damaged for the other process; its sentence comes before."""
        crosses, ponies = both
        table, guests, clients = seated(crosses)
        for client in clients:
            client.close()
        with crosses.engine.begin() as connection:
            broken = update(TABLES).where(TABLES.c.id == table).values(edition="", header=b'{"game": "x"}')
            connection.execute(broken)

        client = moved(guests[CROSS], ponies).join(table)
        assert b"table-other-version" in client.received[0]
        with pytest.raises(ConnectionClosed, match="4409"):
            client.receive(5)
        client.close()

    def test_the_other_process_is_away(self, both: tuple[Served, Served]) -> None:
        """Its lease has not lapsed: visitors are asked to try again."""
        crosses, ponies = both
        table, guests, clients = seated(crosses)
        for client in clients:
            client.close()
        with crosses.engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(build="gone"))
            row = {"id": "gone", "build": "gone", "address": "http://127.0.0.1:1", "until": 1 << 50}
            connection.execute(insert(GATEWAYS).values(row))
        guest = moved(guests[CROSS], ponies)

        status, data = guest.fetch(f"/api/tables/{table}")
        assert (status, b"server-version-away" in data) == (503, True)
        with (
            pytest.raises(ConnectionClosed, match="1013"),
            connect(f"{ponies.address.replace('http', 'ws', 1)}/api/tables/{table}/live") as socket,
        ):
            socket.recv(5)

    def test_a_build_that_is_gone(self, both: tuple[Served, Served]) -> None:
        """Processes of other builds are asked, and the one that can load the match adopts it."""
        crosses, ponies = both
        table, guests, _ = _unconnected(crosses)
        guest = moved(guests[CROSS], ponies)
        with crosses.engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(build="gone"))

        assert guest.fetch(f"/api/tables/{table}")[0] == 200
        with crosses.engine.connect() as connection:
            build = connection.execute(select(TABLES.c.build).where(TABLES.c.id == table)).scalar_one()
        assert build == crosses.hall.services.build

    def test_no_process_can_load_it(self, both: tuple[Served, Served]) -> None:
        """The visitor reads the sentence about other versions."""
        crosses, ponies = both
        table, guests, _ = _unconnected(crosses)
        crosses.stop()
        status, data = moved(guests[CROSS], ponies).fetch(f"/api/tables/{table}")

        assert (status, b"table-other-version" in data) == (409, True)

    def test_a_database_that_is_away_is_told_by_the_route(
        self, both: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Who else could answer is not known; the request is answered here, and the fault is counted."""
        server = both[1]

        async def fail(_table: str) -> None:
            raise OSError("away")

        monkeypatch.setattr(server.hall.neighbours, "for_table", fail)
        status, data = server.guest().fetch("/api/tables/nothing")

        assert (status, b"table-no-such-table" in data) == (404, True)
        assert server.hall.services.faults.totals["http"] == 1


class TestTrust:
    """Who may speak for a visitor."""

    def test_a_visitor_can_not_forge(self, both: tuple[Served, Served]) -> None:
        """A header that is not signed, or signed by another key, changes nothing."""
        crosses, _ = both
        path = "/api/inside/any"

        for value in ("", "x", str(URLSafeSerializer(b"other", salt="relay").dumps(["10.9.9.9", "http"]))):
            assert crosses.guest().fetch(path, **{SIGNED: value})[0] == 404
        assert crosses.guest().fetch(path, **{SIGNED: signed(crosses, "10.9.9.9")})[0] == 204

    def test_nothing_is_passed_on_twice(self, both: tuple[Served, Served]) -> None:
        """What another process passed on is answered here, even if that is a refusal."""
        crosses, ponies = both
        table, guests, clients = seated(crosses)
        for client in clients:
            client.close()
        guest = moved(guests[CROSS], ponies)

        assert guest.fetch(f"/api/tables/{table}")[0] == 200
        assert guest.fetch(f"/api/tables/{table}", **{SIGNED: signed(ponies, "10.9.9.9")})[0] == 409

    def test_limits_count_the_visitor(self, start_gateway: Start) -> None:
        """Not the process that passes the socket on."""
        crosses = start_gateway(hosts=(CrossesHost(),), limits=Limits(sockets_per_address=1))
        ponies = start_gateway(trusted_proxies=("127.0.0.1",))
        table, _, clients = _unconnected(crosses)
        live = f"{ponies.address.replace('http', 'ws', 1)}/api/tables/{table}/live?watch=1"
        watching = [Client(live, {"X-Forwarded-For": f"10.9.9.{number}"}) for number in (1, 2)]

        assert [one.view["table"] for one in watching] == [table, table]
        third = Client(live, {"X-Forwarded-For": "10.9.9.1"})
        assert b"server-too-many-sockets" in third.received[0]
        for client in (*watching, third, *clients):
            client.close()

    def test_connections_of_other_processes_are_not_counted_by_address(self) -> None:
        """Many visitors come through them; those of others are."""
        doors = Doors(Limits(connections_per_address=1), inside_addresses=lambda: {"10.0.0.5"})
        for address in ("10.0.0.5", "10.0.0.6"):
            doors.enter(address)

        assert [doors.admits(address) for address in ("10.0.0.5", "10.0.0.6")] == [True, False]


def _unconnected(server: Served) -> tuple[str, list[Guest], list[Client]]:
    """Seat two guests who are not connected."""
    guests = [server.guest(), server.guest()]
    opened = guests[CROSS].ask("/api/tables", {"game": "crosses", "against": "friend"})
    invite = opened["invite"].partition("#invite=")[2]
    guests[NOUGHT].ask(f"/api/tables/{opened['table']}/seats", {"invite": invite})
    return opened["table"], guests, []


def _connection(server: Served) -> Any:
    from http.client import HTTPConnection

    return HTTPConnection(server.address.removeprefix("http://"))
