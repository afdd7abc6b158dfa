"""Processes of different builds: which matches they take care of, and when an older one ends."""

import asyncio
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update
from tests.server.test_versions import change_header
from websockets.exceptions import ConnectionClosed

from everfree.ccg.table import KIND, start
from everfree.cli.check.served import Served
from everfree.server.builds import build_of
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Guest
from everfree.server.hosting import Side
from everfree.server.storage import presences, records
from everfree.server.storage.presences import Gateway
from everfree.server.storage.schema import TABLES
from everfree.server.storage.sqlite import open_sqlite
from everfree.server.tables import outgoing
from everfree.server.tables.neighbours import Neighbours
from everfree.server.tables.outgoing import AWAY_PER_SECOND
from everfree.table.game import Game
from everfree.table.log import Header
from everfree.table.versions import VERSION, NeedsAnotherVersion

Start = Callable[..., Served]
LATER = VERSION + 1


def start_later(header: Header) -> Game:
    """Start a match of the later version, and no other one."""
    if header.version != LATER:
        raise NeedsAnotherVersion("other-version")
    return start(msgspec.structs.replace(header, version=VERSION))


class OtherCardsHost(CardGameHost):
    """The card game with a card more, which no match here has."""

    def definitions(self) -> str:
        """Others than now."""
        return "one card more"


class LaterHost(CardGameHost):
    """The card game as a later version plays it."""

    kind = replace(KIND, start=start_later)

    def definitions(self) -> str:
        """Others than now."""
        return "later"

    def header(
        self, sides: tuple[Side, ...], *, seed: bytes, edition: str, fan_made: tuple[str, ...]
    ) -> Header:
        """Return one with the later version."""
        usual = super().header(sides, seed=seed, edition=edition, fan_made=fan_made)
        return msgspec.structs.replace(usual, version=LATER)


@pytest.fixture
def both(start_gateway: Start) -> tuple[Served, Served]:
    """Give a process of this version and one of a later one."""
    return start_gateway(), start_gateway(hosts=(LaterHost(),))


def opened_for_a_friend(host: Guest) -> tuple[str, str]:
    """Open a table; return it and the code of its free seat."""
    opened = host.ask("/api/tables", {"against": "friend", "deck": "rainbow-dash"})
    return opened["table"], opened["invite"].split("invite=")[1]


class TestBuild:
    """One word for the rules and the cards of a process."""

    def test_it_depends_on_the_definitions(self) -> None:
        """Equal programs have equal ones."""
        assert build_of([CardGameHost()]) == build_of([CardGameHost()]) != build_of([LaterHost()])

    def test_it_depends_on_the_version_of_the_rules(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Not on that of the package."""
        before = build_of([CardGameHost()])
        monkeypatch.setattr("everfree.__version__", "9.9.9")
        assert build_of([CardGameHost()]) == before
        monkeypatch.setattr("everfree.server.builds.VERSION", LATER)
        assert build_of([CardGameHost()]) != before


class TestFreeSeat:
    """A match begins with the version of the process at which the last seat is taken."""

    def test_who_waits_at_another_process_is_led_to_the_match(self, both: tuple[Served, Served]) -> None:
        """Their socket is closed, and the next one is passed on; lists of both have the match."""
        now, later = both
        host, friend = now.guest(), later.guest()
        table, invite = opened_for_a_friend(host)
        waiting = host.join(table)
        friend.ask(f"/api/tables/{table}/seats", {"invite": invite, "deck": "applejack"})

        with pytest.raises(ConnectionClosed, match="1012"):
            waiting.until(lambda _: False, 10)
        waiting.close()
        again = host.join(table)
        assert again.view["game"]["turn"] >= 0
        assert not now.holds(table)
        again.close()
        for server in both:
            host.address = server.address
            (listed,) = host.ask("/api/tables")
            assert (listed["table"], listed.get("state", "playable")) == (table, "playable")
            assert listed["opponent"]

    def test_a_rematch_begins_with_the_version_that_is_asked(self, both: tuple[Served, Served]) -> None:
        """Although that process can't load the match that ended."""
        now, later = both
        host, friend = later.guest(), later.guest()
        table, invite = opened_for_a_friend(host)
        friend.ask(f"/api/tables/{table}/seats", {"invite": invite, "deck": "applejack"})
        host.address = now.address
        path = f"/api/tables/{table}/rematch"
        assert host.fetch(path, {})[0] == 409
        playing = host.join(table)
        playing.ask("concede")
        again = host.ask(path, {})["table"]
        playing.until(lambda client: client.view.get("rematch") == again)
        playing.close()

        assert friend.ask(path, {}) == {"table": again}
        with now.engine.connect() as connection:
            builds = dict(list(connection.execute(select(TABLES.c.id, TABLES.c.build))))
        assert builds == {table: later.hall.services.build, again: now.hall.services.build}


class TestDue:
    """What is due at a match is done by a process that can load it."""

    @pytest.mark.local
    def test_a_living_build_keeps_its_matches(self, tmp_path: Path) -> None:
        """Others claim those of builds that are gone, and of none, unless they have tried."""
        database = open_sqlite(tmp_path / "due.sqlite")
        row = {"game": "g", "invite": "", "undo_policy": "", "edition": "", "seed": b"", "opened": 0}
        builds = {"own": "mine", "other": "living", "orphan": "gone", "tried": "gone", "old": None}
        with database.engine.begin() as connection:
            for table, build in builds.items():
                connection.execute(insert(TABLES).values(id=table, build=build, next_deadline=1, **row))
            presences.extend_lease(connection, Gateway("a", "living", "http://a"), 60_000)
            presences.extend_lease(connection, Gateway("b", "gone", "http://b"), -1)
            claimed = self._claimed(connection)
            records.give_back(connection, "own")
            again = self._claimed(connection)
        database.close()

        assert (claimed, again) == ({"own", "orphan", "old"}, {"own"})

    def _claimed(self, connection: Connection) -> set[str]:
        due = {"again_in": 60_000, "build": "mine", "but": ("tried",)}
        return set(records.claim_due(connection, ["g"], 9, **due))  # type: ignore[arg-type]

    @pytest.mark.local
    def test_a_damaged_match_is_no_foreign_one(self, start_server: Start) -> None:
        """The process that loads it sets it aside, and nothing stays due."""
        server = start_server(beat_seconds=600)
        table = server.guest().ask("/api/tables", {"level": "random"})["table"]
        for members, is_mine in (({"setup": {}}, True), ({"setup": {}, "version": LATER}, False)):
            with server.engine.begin() as connection:
                stored = connection.execute(select(TABLES.c.header)).scalar_one()
                header = msgspec.json.encode({**msgspec.json.decode(stored), **members})
                connection.execute(update(TABLES).values(header=header, build="gone"))
            found = asyncio.run(Neighbours(server.hall.services).is_mine(table))
            assert found == is_mine

    def test_a_match_that_can_not_be_loaded_stays_due(self, start_server: Start) -> None:
        """So that a process of its version finds it."""
        server = start_server(beat_seconds=0.1)
        table = server.guest().ask("/api/tables", {"level": "random"})["table"]
        server.stop()
        change_header(server, table, lambda header: msgspec.json.encode({**header, "version": LATER}))
        with server.engine.begin() as connection:
            connection.execute(update(TABLES).values(next_deadline=1, build="gone"))
        again = start_server(beat_seconds=0.1)
        time.sleep(1)
        with again.engine.connect() as connection:
            due = connection.execute(select(TABLES.c.next_deadline)).scalar_one()

        assert 0 < due <= time.time() * 1000


class TestOutgoing:
    """A process that opens no tables any more, and ends when it is not needed."""

    def _ends(self, server: Served) -> Callable[..., bool]:
        """Give what tells whether the process would have ended within some seconds."""
        ended: list[bool] = []
        server.outgoing.on_end = lambda: ended.append(True)

        def ends(seconds: float = 20) -> bool:
            _wait(lambda: bool(ended), seconds)
            return ended == [True]

        return ends

    def test_it_stays_for_its_matches(self, start_gateway: Start) -> None:
        """Until the last one is over; a table that waits for a player is none."""
        now = start_gateway(beat_seconds=0.1)
        host, friend = now.guest(), now.guest()
        opened_for_a_friend(host)
        table, invite = opened_for_a_friend(host)
        friend.ask(f"/api/tables/{table}/seats", {"invite": invite, "deck": "applejack"})
        start_gateway(hosts=(LaterHost(),))
        ends = self._ends(now)
        now.outgoing.begin()

        assert not ends(2)
        client = host.join(table)
        client.ask("concede")
        client.close()
        assert ends()

    def test_it_ends_if_another_one_has_its_version(self, start_gateway: Start) -> None:
        """Whose players reconnect there."""
        now, same = start_gateway(beat_seconds=0.1), start_gateway(beat_seconds=0.1)
        now.guest().ask("/api/tables", {"level": "random"})
        ends = self._ends(now)
        same.outgoing.begin()
        _wait(lambda: [one.outgoing for one in now.hall.neighbours.known] == [True])
        now.outgoing.begin()
        assert not ends(2)  # the other one is outgoing, too
        start_gateway()
        assert ends()

    def test_it_ends_if_others_can_load_all_its_matches(
        self, start_gateway: Start, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Though they are of another build: their cards differ in one that no match has."""
        told = self._told(monkeypatch)
        now = start_gateway(beat_seconds=0.1)
        for _ in range(3):
            now.guest().ask("/api/tables", {"level": "random"})
        ends = self._ends(now)
        start_gateway(hosts=(OtherCardsHost(),), beat_seconds=0.1)
        _wait(lambda: bool(now.hall.neighbours.known))
        now.outgoing.begin()

        assert ends()
        assert told[-1]["reason"] == "other servers can go on with every match"

    def test_the_log_says_what_it_waits_for(
        self, start_gateway: Start, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """How many sockets, tables and matches, and why; again and again, and at its end."""
        told = self._told(monkeypatch)
        monkeypatch.setattr(outgoing, "SAY_SECONDS", 0.3)
        now = start_gateway(beat_seconds=0.1)
        guest = now.guest()
        table = guest.ask("/api/tables", {"level": "random"})["table"]
        client = guest.join(table)
        start_gateway(hosts=(LaterHost(),), beat_seconds=0.1)
        _wait(lambda: bool(now.hall.neighbours.known))
        ends = self._ends(now)
        now.outgoing.begin()
        _wait(lambda: len(told) >= 3)

        for line in told[:3]:
            assert line["event"] == "outgoing: opens no tables, and waits for unfinished matches"
            assert line["reason"] == "no other server can load them"
            assert (line["sockets"], line["tables"], line["waits_for_matches"]) == (1, 1, 1)
            assert line["hours_at_most"] == 24.0
        client.ask("concede")
        client.close()
        assert ends()
        assert told[-1]["reason"] == "no unfinished match is left"

    def _told(self, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
        """Return the list of lines that outgoing processes write to the log from now on."""
        told: list[dict[str, Any]] = []

        class Log:
            def info(self, event: str, **more: Any) -> None:
                told.append({"event": event, **more})

        monkeypatch.setattr(outgoing, "log", Log())
        return told

    def test_it_sends_its_visitors_away_one_after_the_other(self, start_gateway: Start) -> None:
        """So that the others have time to take them in; then it ends."""
        now = start_gateway(beat_seconds=0.1)
        table, _ = opened_for_a_friend(now.guest())
        watching = [now.guest().join(table, watch=True) for _ in range(4)]
        ends = self._ends(now)
        start_gateway()
        now.outgoing.begin()
        closed = []
        for client in watching:
            with pytest.raises(ConnectionClosed, match="1012"):
                client.until(lambda _: False, 20)
            closed.append(time.monotonic())
            client.close()

        assert ends()
        assert closed[-1] - closed[0] > 2 / AWAY_PER_SECOND

    def test_it_ends_after_its_time(self, start_gateway: Start) -> None:
        """Whatever goes on."""
        now = start_gateway(beat_seconds=0.1, outgoing_hours=0.5 / 3600, outgoing=True)
        now.guest().ask("/api/tables", {"level": "random"})

        assert self._ends(now)()

    def test_matches_begin_elsewhere(self, start_gateway: Start) -> None:
        """New tables, and those whose last seat is taken; at the process itself if there is no other."""
        now = start_gateway(outgoing=True, beat_seconds=0.1)
        host, friend = now.guest(), now.guest()
        table, invite = opened_for_a_friend(host)
        own = host.ask("/api/tables", {"level": "random"})["table"]
        later = start_gateway(hosts=(LaterHost(),), beat_seconds=0.1)
        _wait(lambda: bool(now.hall.neighbours.known))
        friend.ask(f"/api/tables/{table}/seats", {"invite": invite, "deck": "applejack"})
        other = host.ask("/api/tables", {"level": "random"})["table"]
        in_pieces = _posted_in_pieces(now, b'{"level":', b'"random"}')
        with now.engine.connect() as connection:
            builds = dict(list(connection.execute(select(TABLES.c.id, TABLES.c.build))))

        expected = {own: now, table: later, other: later, in_pieces: later}
        assert builds == {table: server.hall.services.build for table, server in expected.items()}


def _wait(is_done: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something is done, at most for some seconds."""
    until = time.monotonic() + seconds
    while not is_done() and time.monotonic() < until:
        time.sleep(0.05)


def _posted_in_pieces(server: Served, *pieces: bytes) -> str:
    """Open a table with a body whose length is not known before; return the table."""
    with closing(HTTPConnection(server.address.removeprefix("http://"))) as connection:
        sent = {"Content-Type": "application/json"}
        connection.request("POST", "/api/tables", iter(pieces), sent, encode_chunked=True)
        table: str = msgspec.json.decode(connection.getresponse().read())["table"]
    return table
