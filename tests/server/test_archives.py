"""Archives: what each viewer saw of a finished match outlives the rules that it was played by."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from everfree.cli.check.archived import TwinHost, compare_archives, judged
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Guest
from everfree.server.storage import archives as stored
from everfree.server.storage.schema import ARCHIVES, COMMANDS, TABLES
from everfree.server.tables.replays import archiver
from everfree.server.tables.replays.archives import archived_replay, archived_view, archives_of
from everfree.server.tables.replica import Replica
from everfree.table.versions import VERSION

Start = Callable[..., Served]
Begin = Callable[..., Duel]
Answers = list[tuple[int, Any]]

NEVER = 600.0
"""Seconds between heartbeats, so that there is none in a test."""
CHANGES = [{"what": "score", "seat": 0, "number": 1}]


def given_up(duel: Duel, moves: int = 25) -> Duel:
    """Play a match with an undo and a correction, and end it."""
    duel.play(moves)
    duel.settle()
    duel.asked.ask("undo")
    duel.settle()
    for client in duel.clients:
        if client.view["undo"].get("ask"):
            client.reply_to_undo(accept=True)
    duel.clients[0].ask("correct", changes=CHANGES)
    duel.settle()
    duel.clients[1].reply_to_correction(accept=True)
    duel.settle()
    duel.play(10)
    duel.clients[0].ask("concede")
    duel.close()
    return duel


def data_of(server: Served, table: str) -> dict[int, bytes]:
    """The stored archives of a match by viewer."""
    wanted = select(ARCHIVES.c.viewer, ARCHIVES.c.data).where(ARCHIVES.c.match == table)
    with server.engine.connect() as database:
        return {row.viewer: row.data for row in database.execute(wanted)}


def await_archive(server: Served, table: str) -> dict[int, bytes]:
    """Wait until a match is archived."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if found := data_of(server, table):
            return found
        time.sleep(0.05)
    raise AssertionError("not archived")


def replays(server: Served, duel: Duel) -> list[Answers]:
    """Everything that the two players and a stranger can look back at."""
    found = []
    for guest in (duel.host, duel.friend, Guest(server.address)):
        guest.address = server.address
        path = f"/api/tables/{duel.table}/replay"
        status, body = guest.fetch(path)
        moments = range(json.loads(body).get("moments", 0) + 2)
        answers = [guest.fetch(f"{path}/{number}") for number in moments]
        found.append([(status, json.loads(body)), *[(code, json.loads(text)) for code, text in answers]])
    return found


class TestReplays:
    """The same views, from the archive and from the log."""

    def test_every_moment_is_the_same(self, start_server: Start, start_duel: Begin) -> None:
        """With undos, corrections and actions that only their player sees; for each viewer."""
        first = start_server(beat_seconds=NEVER)
        duel = given_up(start_duel(first))
        from_log = replays(first, duel)
        assert data_of(first, duel.table) == {}
        first.stop()
        second = start_server(beat_seconds=0.2)
        assert sorted(await_archive(second, duel.table)) == [-1, 0, 1]

        assert replays(second, duel) == from_log
        assert all(answers[-1][0] == 404 for answers in from_log)
        assert all(code == 200 for answers in from_log for code, _ in answers[:-1])
        assert len({json.dumps(answers) for answers in from_log}) == 3

    def test_the_archive_is_read_and_not_the_log(
        self, start_server: Start, start_duel: Begin, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """No replica is built for it."""
        server = start_server(beat_seconds=0.2)
        duel = given_up(start_duel(server))
        await_archive(server, duel.table)

        def refused(*_: Any, **__: Any) -> None:
            raise AssertionError("replayed")

        monkeypatch.setattr(Replica, "__init__", refused)
        assert duel.host.fetch(f"/api/tables/{duel.table}/replay/3")[0] == 200

    def test_another_version_shows_it(self, start_server: Start, start_duel: Begin) -> None:
        """A server with other rules can't load the match, but shows what was seen; without an archive not."""
        server = start_server(beat_seconds=0.2)
        duel = given_up(start_duel(server))
        await_archive(server, duel.table)
        before = replays(server, duel)
        with server.engine.begin() as database:
            mine = TABLES.c.id == duel.table
            header = json.loads(database.execute(select(TABLES.c.header).where(mine)).scalar_one())
            other = json.dumps({**header, "version": VERSION + 1}).encode()
            database.execute(update(TABLES).where(mine).values(header=other))

        assert [answers[:-1] for answers in replays(server, duel)] == [answers[:-1] for answers in before]
        with server.engine.begin() as database:
            database.execute(ARCHIVES.delete())
        assert duel.host.fetch(f"/api/tables/{duel.table}/replay/3")[0] == 409

    def test_strangers_wait_for_the_delay(self, start_server: Start, start_duel: Begin) -> None:
        """The archive is there, and is not shown yet."""
        server = start_server(beat_seconds=0.2)
        duel = start_duel(server, spectator_delay=3600)
        duel.clients[0].ask("concede")
        await_archive(server, duel.table)
        path = f"/api/tables/{duel.table}/replay"

        assert [server.guest().fetch(path + rest)[0] for rest in ("", "/0")] == [400, 400]
        assert [duel.host.fetch(path + rest)[0] for rest in ("", "/0")] == [200, 200]
        with server.engine.begin() as database:
            database.execute(update(COMMANDS).values(at=COMMANDS.c.at - 3_600_000))
        assert [server.guest().fetch(path + rest)[0] for rest in ("", "/0")] == [200, 200]

    def test_none_before_the_end(self, start_server: Start, start_duel: Begin) -> None:
        """A match under way is not archived, and can't be looked back at."""
        server = start_server(beat_seconds=0.1)
        duel = start_duel(server)
        duel.play(5)
        time.sleep(0.5)

        assert data_of(server, duel.table) == {}
        assert duel.host.fetch(f"/api/tables/{duel.table}/replay")[0] == 409


class TestMaking:
    """Who makes an archive, and when."""

    def test_one_process_does_it_once(
        self, start_gateway: Start, start_duel: Begin, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Though two look for matches all the time."""
        made: list[str] = []
        clean = archives_of

        def slow(record: Any, *rest: Any) -> dict[int, bytes]:
            made.append(record.id)
            time.sleep(1)
            return clean(record, *rest)

        monkeypatch.setattr(archiver, "archives_of", slow)
        one, _two = start_gateway(beat_seconds=0.1), start_gateway(beat_seconds=0.1)
        duel = given_up(start_duel(one), 5)
        await_archive(one, duel.table)
        time.sleep(0.5)

        assert made == [duel.table]

    def test_a_claim_lapses(self, start_server: Start, start_duel: Begin) -> None:
        """So that a process that has died is no obstacle."""
        server = start_server(beat_seconds=NEVER)
        duel = given_up(start_duel(server), 5)
        services = server.hall.services

        def claimed(milliseconds: int) -> str | None:
            with server.engine.begin() as database:
                return stored.claim(database, services.hosts.keys(), services.build, milliseconds)

        assert [claimed(-1), claimed(60_000), claimed(60_000)] == [duel.table, duel.table, None]

    def test_what_cannot_be_replayed_is_put_off(self, start_server: Start, start_duel: Begin) -> None:
        """A damaged log keeps no other match from being archived."""
        server = start_server(beat_seconds=NEVER)
        damaged, whole = given_up(start_duel(server), 5), given_up(start_duel(server), 5)
        with server.engine.begin() as database:
            first = (COMMANDS.c.match == damaged.table) & (COMMANDS.c.number == 1)
            database.execute(update(COMMANDS).where(first).values(command=b"{}"))
        server.stop()
        again = start_server(beat_seconds=0.1)
        await_archive(again, whole.table)

        assert data_of(again, damaged.table) == {}
        with again.engine.connect() as database:
            mine = select(TABLES.c.archive_claimed).where(TABLES.c.id == damaged.table)
            claimed = database.execute(mine).scalar_one()
        assert claimed > again.hall.services.now() + 3_600_000

    def test_a_failure_is_recorded_and_put_off(
        self, start_server: Start, start_duel: Begin, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A fault of ours is not repeated in every beat."""
        tries: list[str] = []

        def failing(record: Any, *_: Any) -> dict[int, bytes]:
            tries.append(record.id)
            raise ZeroDivisionError

        monkeypatch.setattr(archiver, "archives_of", failing)
        server = start_server(beat_seconds=0.1)
        duel = given_up(start_duel(server), 5)
        time.sleep(1)

        assert tries == [duel.table]
        assert server.hall.services.faults.totals["task"] == 1

    def test_a_server_stops_though_it_is_at_it(
        self, start_server: Start, start_duel: Begin, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The next one makes the archive."""
        monkeypatch.setattr(archiver, "REST", 1_000_000)
        server = start_server(beat_seconds=0.1)
        duel = given_up(start_duel(server), 5)
        time.sleep(1)
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 10
        assert data_of(server, duel.table) == {}
        monkeypatch.setattr(archiver, "REST", 0)
        with server.engine.begin() as database:
            database.execute(update(TABLES).values(archive_claimed=None))

        await_archive(start_server(beat_seconds=0.1), duel.table)

    def test_games_go_on_meanwhile(self, start_server: Start, start_duel: Begin) -> None:
        """The thread works for a quarter of the time at most."""
        server = start_server(beat_seconds=0.1)
        ended = given_up(start_duel(server), 60)
        duel = start_duel(server)
        waits = []
        while not data_of(server, ended.table):
            began = time.monotonic()
            duel.clients[0].refresh()
            waits.append(time.monotonic() - began)

        assert sorted(waits)[len(waits) // 2] < 0.1


@pytest.fixture
def twins(start_server: Start) -> tuple[Served, TwinHost]:
    """Give a server at which matches may be permuted twins of others."""
    host = TwinHost()
    return start_server(hosts=[host], beat_seconds=0.1), host


class TestPermutation:
    """Two matches that differ only in what a viewer may not know."""

    def test_streams_archives_and_replays_are_the_same(self, twins: tuple[Served, TwinHost]) -> None:
        """For both seats and a spectator, byte for byte."""
        compared = [compare_archives(*twins, seed) for seed in range(2)]

        assert all(one.messages > 20 for one in compared)
        assert sum(one.steps for one in compared) > 10

    def test_a_planted_leak_is_found(
        self, twins: tuple[Served, TwinHost], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A hand in the archive that nobody was sent."""
        clean = CardGameHost.past_position

        def leaking(host: CardGameHost, game: Any, viewer: int) -> dict[str, Any]:
            kinds = game.played.state.definition
            return {**clean(host, game, viewer), "goal": sum(kinds[::2])}

        monkeypatch.setattr(CardGameHost, "past_position", leaking)
        assert "was archived" in (judged(*twins, 100).failure or "")


def test_an_archive_is_small_and_read_in_order(start_server: Start, start_duel: Begin) -> None:
    """A moment beyond the last is none; lines that were undone are marked."""
    server = start_server(beat_seconds=0.1)
    duel = given_up(start_duel(server), 60)
    data = await_archive(server, duel.table)[0]
    replay = archived_replay(data)

    assert archived_view(data, replay.moments) is not None
    assert archived_view(data, replay.moments + 1) is None
    assert archived_view(data, -1) is None
    assert any(line.get("undone") for line in replay.log)
    assert [line["id"] for line in replay.log] == list(range(len(replay.log)))
    assert len(data) < 1000 * replay.moments
