"""PostgreSQL is away for a while: requests are refused with 503 and nothing is half done."""

import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from everfree.cli.chaos.services import Missing, PrivatePostgres
from everfree.cli.check.databases import NATS
from everfree.cli.check.duels import Duel
from everfree.cli.check.hostile.raw import JSON, send
from everfree.cli.check.served import Served
from everfree.server.storage.postgres import migrate_postgres
from everfree.server.storage.schema import SEATS, TABLES

TRY_AGAIN = 1013
PATIENCE = 30.0


@pytest.fixture(scope="module")
def postgres_of_its_own() -> Iterator[PrivatePostgres]:
    """Give a PostgreSQL server that can be stopped."""
    with tempfile.TemporaryDirectory(prefix="everfree-away-") as folder:
        try:
            made = PrivatePostgres(Path(folder))
        except (Missing, KeyError) as error:
            pytest.skip(f"NOT TESTED without PostgreSQL: scripts/services installs it ({error})")
        migrate_postgres(made.url)
        yield made
        made.stop()


@pytest.fixture
def server(postgres_of_its_own: PrivatePostgres, tmp_path: Path) -> Iterator[Served]:
    """Give a server on it."""
    try:
        served = Served(
            tmp_path, database=postgres_of_its_own.url, nats=NATS, prefix=f"test-{secrets.token_hex(6)}"
        )
    except OSError as error:
        pytest.skip(f"NOT TESTED without NATS: scripts/services starts it ({error})")
    yield served
    served.stop()


def tables(server: Served) -> tuple[int, int]:
    """Return how many tables and seats are stored."""
    with server.engine.connect() as database:
        counts = [
            database.execute(select(func.count()).select_from(one)).scalar_one() for one in (TABLES, SEATS)
        ]
    return counts[0], counts[1]


def until(is_true: Callable[[], bool]) -> None:
    """Wait for a condition."""
    ends = time.monotonic() + PATIENCE
    while not is_true():
        assert time.monotonic() < ends
        time.sleep(0.05)


def test_requests_are_refused_and_nothing_is_half_done(
    server: Served, postgres_of_its_own: PrivatePostgres, start_duel: Callable[..., Duel]
) -> None:
    """Over HTTP with 503 and Retry-After, over a socket with a sentence; afterwards all goes on."""
    duel = start_duel(server)
    before, faults = tables(server), server.hall.services.faults.totals
    postgres_of_its_own.stop()
    try:
        requests: list[tuple[str, str, Any]] = [
            ("POST", "/api/tables", {"against": "friend"}),
            ("POST", "/api/tables", {"card": "pr114"}),
            ("GET", f"/api/tables/{duel.table}", None),
            ("POST", f"/api/tables/{duel.table}/seats", {"invite": "x"}),
            ("GET", f"/api/tables/{duel.table}/log", None),
            ("GET", f"/api/tables/{duel.table}/replay", None),
            ("GET", f"/api/tables/{duel.table}/shuffle", None),
            ("POST", f"/api/tables/{duel.table}/rematch", {}),
            ("POST", "/api/commitments", {}),
        ]
        for method, path, body in requests:
            sent = None if body is None else msgspec.json.encode(body).decode()
            reply = send(server.address, method, path, sent, JSON if body is not None else {})
            assert reply.status == 503, (path, reply)
            assert reply.headers["retry-after"] == "2"
            assert msgspec.json.decode(reply.body)["reason"]["key"] == "server-database-away"
        with pytest.raises(ConnectionClosed) as closed:
            server.guest().join(duel.table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_AGAIN
        declined = duel.clients[0].ask("stops", stops={"faceoffs": False})
        assert (declined["is"], declined["reason"]["key"]) == ("declined", "table-not-stored")
        duel.clients[1].close()
    finally:
        postgres_of_its_own.start()

    until(lambda: send(server.address, "GET", "/readyz").status == 200)
    assert tables(server) == before
    duel.clients[0].until(lambda client: not client.view["players"][1].get("connected"))
    again = duel.clients[0].ask("stops", stops={"faceoffs": False})
    assert again["is"] == "accepted"
    after = server.hall.services.faults.totals
    assert (after["http"], after["socket"]) == (faults["http"], faults["socket"])
    opened = server.guest().ask("/api/tables", {"card": "pr114"})
    assert tables(server)[0] == before[0] + 1
    assert opened["table"]
