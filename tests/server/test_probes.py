"""What machines ask: /healthz, /readyz and /metrics."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import text

from everfree.cli.chaos.services import Missing, PrivateNats
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.client import Guest
from everfree.server.storage.match_logs import LostRace
from everfree.server.tables.heartbeat import Heartbeat

Start = Callable[..., Served]
Begin = Callable[..., Duel]
Figures = dict[str, float]


def figures(server: Served) -> Figures:
    """Return the figures of a server, by their name with labels."""
    status, body = Guest(server.address).fetch("/metrics")
    assert status == 200
    lines = [line for line in body.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def readiness(server: Served) -> tuple[int, dict[str, str]]:
    """Return the status of /readyz and the state of each part."""
    status, body = Guest(server.address).fetch("/readyz")
    return status, msgspec.json.decode(body)


def test_the_process_answers(server: Served) -> None:
    """Whatever else is wrong."""
    assert Guest(server.address).fetch("/healthz") == (200, b"ok\n")


class TestReady:
    """A server is ready if every part of it answers."""

    def test_all_parts_answer(self, server: Served) -> None:
        """They are named."""
        status, parts = readiness(server)

        assert (status, set(parts.values())) == (200, {"ok"})
        assert {"database", "process"} <= parts.keys()

    def test_the_schema_lacks_a_step(self, start_server: Start) -> None:
        """The database answers, and can't be used."""
        server = start_server()
        with server.engine.begin() as database:
            database.execute(text("UPDATE alembic_version SET version_num = '0001'"))

        status, parts = readiness(server)
        assert status == 503
        assert parts["database"] == "lacks a step: run everfree migrate"

    def test_nats_is_away_and_comes_back(self, start_gateway: Start, tmp_path: Path) -> None:
        """The part is named, and the server heals by itself."""
        try:
            nats = PrivateNats(tmp_path)
        except Missing as missing:
            pytest.skip(f"NOT TESTED: {missing}")
        server = start_gateway(nats=f"nats://127.0.0.1:{nats.port}", processes=0)
        assert readiness(server)[0] == 200

        nats.kill()
        assert self._becomes(server, 503)["database"] == "ok"
        assert readiness(server)[1]["nats"] != "ok"
        nats.start()
        assert self._becomes(server, 200)["nats"] == "ok"
        nats.kill()

    def _becomes(self, server: Served, wanted: int) -> dict[str, str]:
        until = time.monotonic() + 20
        while (found := readiness(server))[0] != wanted and time.monotonic() < until:
            time.sleep(0.2)
        assert found[0] == wanted
        return found[1]

    def test_the_database_does_not_answer(self, start_server: Start) -> None:
        """Nor does it say why: that is for the log."""
        server = start_server()
        database = server.hall.services.database
        with patch.object(database, "run", side_effect=OSError("a secret")):
            assert readiness(server) == (503, {**readiness(server)[1], "database": "does not answer"})

    def test_a_flood_of_probes_asks_the_database_once(self, start_server: Start) -> None:
        """An answer is given again for a second."""
        server = start_server(beat_seconds=600)
        database = server.hall.services.database
        with patch.object(database, "run", wraps=database.run) as asked:
            for _ in range(20):
                readiness(server)

        assert asked.call_count <= 3


class TestFigures:
    """What Prometheus reads."""

    def test_a_match_is_counted(self, start_server: Start, start_duel: Begin) -> None:
        """Commands, the time to the last viewer, sockets, tables; nobody's id is in it."""
        server = start_server()
        duel = start_duel(server)
        duel.play(20)
        duel.settle()

        found = figures(server)
        assert found["everfree_commits_total"] == server.room(duel.table).number == 20
        assert 0 < found['everfree_shown_seconds_count{request="here"}'] <= 20
        assert found['everfree_shown_seconds_sum{request="here"}'] > 0
        assert (found["everfree_sockets"], found["everfree_replicas"]) == (2, 1)
        assert found["process_cpu_seconds_total"] > 0
        told = Guest(server.address).fetch("/metrics")[1].decode()
        secrets = (
            duel.table,
            duel.host.cookie,
            *[chair.guest for chair in server.room(duel.table).record.chairs],
        )
        assert not any(secret in told for secret in secrets)

    def test_a_viewer_elsewhere_is_counted_there(self, start_gateway: Start, start_duel: Begin) -> None:
        """From the commit, by the clock of the database."""
        one, two = start_gateway(), start_gateway()
        duel = start_duel(one)
        watching = Guest(two.address).join(duel.table, watch=True)
        duel.play(6)
        watching.until(lambda client: client.number >= duel.clients[0].number - 1)

        assert figures(two)['everfree_shown_seconds_count{request="elsewhere"}'] > 0
        assert figures(two)['everfree_shown_seconds_count{request="here"}'] == 0
        watching.close()

    def test_refusals_are_counted_by_reason(self, start_server: Start, start_duel: Begin) -> None:
        """Over the socket, over HTTP, and those of a socket that is refused as a whole."""
        server = start_server()
        duel = start_duel(server)
        duel.asked.ask("answer", answers=[])
        duel.other.ask("answer", answers=[0])
        duel.asked.socket.send("no JSON")
        Guest(server.address).fetch("/api/tables/none")
        Guest(server.address).fetch("/api/decks", None, Host="other.lan")
        assert Guest(server.address).join("none").closes()
        duel.settle()

        found = {
            re.sub(r".*reason=\"(.*)\".*", r"\1", name): value
            for name, value in figures(server).items()
            if name.startswith("everfree_refusals_total")
        }
        assert found == {
            "table-answer-count": 1,
            "refused-not-asked": 1,
            "table-not-understood": 1,
            "table-no-such-table": 2,
            "server-other-host": 1,
        }

    def test_a_lost_race_is_counted(self, start_server: Start, start_duel: Begin) -> None:
        """The command was refused, and is not counted as appended."""
        server = start_server()
        duel = start_duel(server)
        with patch.object(type(server.hall.services.logs), "append", side_effect=LostRace):
            assert duel.asked.ask("answer", answers=[0])["is"] == "declined"

        found = figures(server)
        assert (found["everfree_races_lost_total"], found["everfree_commits_total"]) == (1, 0)

    def test_missed_heartbeats_and_faults_are_counted(self, start_server: Start) -> None:
        """A heartbeat that raises is a fault of a task."""
        with patch.object(Heartbeat, "beat", side_effect=OSError("away")):
            server = start_server(beat_seconds=0.1)
            time.sleep(0.5)
            found = figures(server)

        assert found["everfree_heartbeats_missed_total"] >= 2
        assert found['everfree_faults_total{kind="task"}'] >= 2
        assert found['everfree_faults_total{kind="match"}'] == 0

    def test_late_heartbeats_are_missed_ones(self, start_server: Start) -> None:
        """Of a process that had no time for them; that is no fault."""

        async def slow(_heartbeat: Heartbeat) -> None:
            time.sleep(0.35)

        with patch.object(Heartbeat, "beat", slow):
            server = start_server(beat_seconds=0.1)
            time.sleep(1.2)
            found = figures(server)

        assert found["everfree_heartbeats_missed_total"] >= 3
        assert found['everfree_faults_total{kind="task"}'] == 0

    def test_questions_are_counted_while_they_wait(self, start_server: Start) -> None:
        """And no longer."""
        server = start_server()
        guest = server.guest()
        client = guest.join(guest.ask("/api/tables", {"seed": "3", "level": "gentle"})["table"])
        client.until(lambda client: client.question is not None)

        assert figures(server)["everfree_questions"] == 0
        assert figures(server)["everfree_queue_length"] == 0
        client.close()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Give a server behind a proxy that it trusts."""
    served = Served(tmp_path_factory.mktemp("data"), trusted_proxies=("127.0.0.1",))
    yield served
    served.stop()


class TestWhoMayRead:
    """The figures are for private networks, unless others are named."""

    def status(self, server: Served, **headers: str) -> int:
        """Return the status of a request for the figures."""
        return Guest(server.address).fetch("/metrics", None, **headers)[0]

    def test_a_proxy_that_is_not_trusted_hides_who_asks(self, server: Served) -> None:
        """It could be anybody."""
        assert self.status(server) == 200
        assert self.status(server, **{"X-Forwarded-For": "10.0.0.1"}) == 404

    def test_behind_a_trusted_proxy_the_visitor_counts(self, proxied: Served) -> None:
        """Private addresses may, others may not."""
        addresses = ("10.0.0.1", "203.0.113.5", "::1", "2001:db8::1", "::ffff:203.0.113.5")

        assert [self.status(proxied, **{"X-Forwarded-For": one}) for one in addresses] == [
            *(200, 404, 200, 404, 404)
        ]

    @pytest.mark.parametrize("path", ["/metrics/", "//metrics", "/metrics//", "/./metrics", "/Metrics"])
    def test_another_spelling_of_the_address_changes_nothing(self, proxied: Served, path: str) -> None:
        """The framework takes some of them for the same page: then the same visitors may read it."""
        answers = [
            Guest(proxied.address).fetch(path, None, **{"X-Forwarded-For": one})
            for one in ("10.0.0.1", "203.0.113.5")
        ]
        assert b"everfree_commits_total" not in answers[1][1]
        assert answers[1][0] != 200 or answers[0] == answers[1]
        if path == "/metrics/":
            assert [status for status, _body in answers] == [200, 404]

    def test_the_proxy_refuses_all_of_it(self) -> None:
        """In its file and in the guide; Caddy itself ignores double slashes and the case of letters."""
        root = Path(__file__).resolve().parents[2]
        for page in ("deploy/Caddyfile", "docs/guides/run-a-server.md"):
            assert "@private path /metrics /metrics/*\n" in (root / page).read_text(encoding="utf-8"), page

    def test_networks_can_be_named(self, start_server: Start) -> None:
        """Only those may read them then."""
        assert self.status(start_server(metrics_from=("203.0.113.0/24",))) == 404
