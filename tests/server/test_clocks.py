"""Clocks of matches: the database decides who is in time, and any process takes out who is not."""

import itertools
import time
from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import text

from everfree.ccg.table import KIND
from everfree.cli.check.duels import Duel
from everfree.cli.check.hostile.arena import score, to_main
from everfree.cli.check.served import Served
from everfree.server.client import Client, Guest
from everfree.server.storage.clock_watch import ClockWatch
from everfree.table.clocks import Clocks
from everfree.table.commands import Forfeit
from everfree.table.log import from_bytes

Start = Callable[..., Served]
Begin = Callable[..., Duel]

HOUR = 3600 * 1000
LONG = {"bank": HOUR}
SHORT = {"bank": 700}
DAYS = {"free": 3 * 24 * HOUR}
NEVER = 600.0
"""Seconds between heartbeats, so that there is none in a test."""


def clock(client: Client) -> dict[str, Any]:
    """The clocks as a client sees them."""
    found: dict[str, Any] = client.view["clock"]
    return found


def place(duel: Duel, client: Client) -> int:
    """The seat of a client."""
    return duel.clients.index(client)


def hand_over(duel: Duel) -> None:
    """Answer until the other player is asked."""
    before = duel.asked
    while duel.asked is before:
        duel.move()


def is_too_late(said: dict[str, Any]) -> bool:
    """Tell whether a request was declined because its time is up."""
    return (said["is"], said.get("reason", {}).get("key")) == ("declined", "table-too-late")


def has_nothing_to_claim(said: dict[str, Any]) -> bool:
    """Tell whether a claim was declined."""
    return (said["is"], said.get("reason", {}).get("key")) == ("declined", "table-nothing-to-claim")


def seated(
    server: Served, before: Callable[[Guest, str], None] = lambda host, table: None
) -> tuple[tuple[Guest, Guest], str]:
    """Seat two guests who open no socket; call *before* when only the first one sits."""
    host, friend = server.guest(), server.guest()
    opened = host.ask("/api/tables", {"against": "friend"})
    before(host, opened["table"])
    friend.ask(f"/api/tables/{opened['table']}/seats", {"invite": opened["invite"].split("invite=")[1]})
    return (host, friend), opened["table"]


def until_undo_is_asked(duel: Duel) -> Client:
    """Play until a player could undo only with the consent of the other; return the client."""
    while True:
        duel.move()
        for client in duel.clients:
            told = client.view.get("undo", {})
            if told.get("possible") and not told.get("free"):
                return client


class TestOpening:
    """A table with a clock."""

    def test_everybody_sees_the_clocks(self, server: Served, start_duel: Begin) -> None:
        """The asked player's clock runs, the other's does not."""
        duel = start_duel(server, clock={"bank": HOUR, "increment": 5000})

        for client in duel.clients:
            assert clock(client)["control"] == {"bank": HOUR, "increment": 5000}
            assert clock(client)["banks"] == [HOUR, HOUR]
            running = [since >= 0 for since in clock(client)["asked_at"]]
            assert running == [seat == place(duel, duel.asked) for seat in (0, 1)]

    def test_without_a_clock_there_is_none(self, duel: Duel) -> None:
        """As before."""
        assert "clock" not in duel.clients[0].view

    @pytest.mark.parametrize("control", [{}, {"increment": 5}, {"bank": -1, "free": 9}, {"bank": 1 << 60}])
    def test_an_impossible_clock_is_refused(self, server: Served, control: dict[str, int]) -> None:
        """No time, less than no time, and years."""
        status, body = server.guest().fetch("/api/tables", {"against": "friend", "clock": control})

        assert status == 400
        assert b"table-impossible-clock" in body

    def test_who_is_about_to_sit_down_knows_it(self, server: Served) -> None:
        """Before their own time begins to run."""
        tables = [
            server.guest().ask("/api/tables", {"against": "friend", **wish})["table"]
            for wish in ({"clock": SHORT}, {})
        ]
        summaries = [server.guest().ask(f"/api/tables/{table}") for table in tables]

        assert summaries[0]["clock"] == SHORT
        assert "clock" not in summaries[1]

    def test_nobody_learns_against_a_clock(self, server: Served) -> None:
        """A lesson has none, nor has the trial of a card."""
        guest = server.guest()
        lesson = guest.ask("/api/lessons")[0]["id"]
        for wish in ({"against": "lesson", "lesson": lesson}, {"card": "pr10"}):
            client = guest.join(guest.ask("/api/tables", {**wish, "clock": SHORT})["table"])
            assert "clock" not in client.view
            client.close()

    def test_a_computer_has_no_clock(self, server: Served) -> None:
        """Only its opponent has."""
        guest = server.guest()
        client = guest.join(guest.ask("/api/tables", {"clock": LONG, "seed": "3"})["table"])

        assert clock(client)["banks"] == [HOUR, -1]
        client.close()


class TestTime:
    """What a decision costs."""

    def test_it_is_taken_from_the_bank_and_the_increment_is_added(
        self, server: Served, start_duel: Begin
    ) -> None:
        """When the other player is asked."""
        duel = start_duel(server, clock={"bank": HOUR, "increment": 5000})
        mover = place(duel, duel.asked)
        time.sleep(0.2)
        hand_over(duel)

        for client in duel.clients:
            bank = clock(client)["banks"][mover]
            assert HOUR + 5000 - 60_000 < bank <= HOUR + 5000 - 200
            assert clock(client)["asked_at"][mover] == -1
            assert clock(client)["asked_at"][1 - mover] > 0

    def test_an_undo_gives_no_time(self, server: Served, start_duel: Begin) -> None:
        """Whoever hands the question over and takes it back has no increment for it."""
        duel = start_duel(server, clock={"bank": HOUR, "increment": 60_000})
        mover, seat = duel.asked, place(duel, duel.asked)
        for _ in range(5):
            assert mover.ask("answer", answers=[0])["is"] == "accepted"
            assert mover.ask("undo")["is"] == "accepted"
        mover.refresh()

        assert clock(mover)["banks"][seat] == HOUR
        assert clock(mover)["asked_at"][seat] >= 0

    def test_servers_agree(self, start_gateway: Start, start_duel: Begin) -> None:
        """Another process computes the same clocks from the same rows."""
        duel = start_duel(start_gateway(), clock=LONG)
        duel.play(15)
        duel.settle()
        duel.friend.address = start_gateway().address
        other = duel.friend.join(duel.table)

        assert clock(other) == clock(duel.clients[0])
        other.close()

    def test_a_snapshot_keeps_them(self, start_server: Start, start_duel: Begin) -> None:
        """A server that loads a long match has the clocks of the one before."""
        first = start_server()
        duel = start_duel(first, clock=LONG)
        duel.play(60)
        duel.settle()
        before = clock(duel.clients[0])
        duel.close()
        first.stop()
        second = start_server()
        duel.host.address = second.address
        client = duel.host.join(duel.table)

        assert clock(client) == before
        client.close()


class TestTimeIsUp:
    """A player who takes too long loses."""

    def test_a_heartbeat_ends_the_match(self, start_server: Start, start_duel: Begin) -> None:
        """Everybody reads why, and the log has it as a command."""
        server = start_server(beat_seconds=0.2)
        duel = start_duel(server, clock=SHORT)
        slow = place(duel, duel.asked)
        for client in duel.clients:
            client.until(lambda client: client.is_over)

        assert duel.clients[0].view["winners"] == [1 - slow]
        assert "table-forfeit-time" in [line["text"]["key"] for line in duel.clients[0].log]
        status, log = duel.host.fetch(f"/api/tables/{duel.table}/log")
        assert status == 200
        assert from_bytes(log, KIND.commands).commands[-1] == Forfeit(slow, why="time")

    def test_nobody_need_be_there(self, start_server: Start, start_duel: Begin) -> None:
        """The match ends even if both players have left; lists tell it."""
        server = start_server(beat_seconds=0.2)
        duel = start_duel(server, clock=SHORT)
        duel.close()
        until = time.monotonic() + 30
        while not duel.host.ask(f"/api/tables/{duel.table}").get("over") and time.monotonic() < until:
            time.sleep(0.1)

        assert duel.host.ask(f"/api/tables/{duel.table}")["over"]

    def test_a_late_answer_is_refused_by_the_database(self, start_server: Start, start_duel: Begin) -> None:
        """Though no process has noticed yet that the time is up; then the opponent claims the match."""
        duel = start_duel(start_server(beat_seconds=NEVER), clock=SHORT)
        slow, other = duel.asked, duel.other
        assert has_nothing_to_claim(other.ask("claim"))
        time.sleep(0.8)

        assert is_too_late(slow.ask("answer", answers=[duel.choice()]))
        assert is_too_late(slow.ask("stops", stops={"faceoffs": False}))
        assert has_nothing_to_claim(slow.ask("claim"))
        assert other.ask("claim")["is"] == "accepted"
        other.until(lambda client: client.is_over)
        assert other.view["winners"] == [place(duel, other)]

    def test_nobody_asks_for_anything_after_their_time(self, start_server: Start, start_duel: Begin) -> None:
        """Neither for an undo nor for a correction, though these add no command yet."""
        server = start_server(beat_seconds=NEVER)
        duel = start_duel(server, clock={"bank": 60_000})
        mover, is_up = until_undo_is_asked(duel), (0, server.hall.services.now() - 1)
        with patch.object(Clocks, "first", lambda clocks: is_up):
            assert is_too_late(mover.ask("undo"))
        assert mover.ask("undo")["is"] == "accepted"
        to_main(duel)
        with patch.object(Clocks, "first", lambda clocks: is_up):
            assert is_too_late(duel.asked.ask("correct", changes=score(3)))

    def test_giving_up_is_always_possible(self, start_server: Start, start_duel: Begin) -> None:
        """Even after the time is up."""
        duel = start_duel(start_server(beat_seconds=NEVER), clock=SHORT)
        time.sleep(0.8)

        assert duel.asked.ask("concede")["is"] == "accepted"

    def test_a_used_nonce_does_not_keep_anybody_in_the_game(
        self, start_server: Start, start_duel: Begin
    ) -> None:
        """A player can't use up the nonce with which the table will take them out."""
        server = start_server(beat_seconds=0.2)
        duel = start_duel(server, clock={"bank": 3000})
        slow = duel.asked
        for number in range(1, 4):
            slow.ask("stops", nonce=f"time-{number + 1}", stops={"faceoffs": bool(number % 2)})
        slow.until(lambda client: client.is_over)

        assert slow.view["winners"] == [1 - place(duel, slow)]

    def test_a_claim_sent_twice_is_one(self, start_server: Start, start_duel: Begin) -> None:
        """The second one learns that it was carried out."""
        duel = start_duel(start_server(beat_seconds=NEVER), clock=SHORT)
        other = duel.other
        time.sleep(0.8)

        assert other.ask("claim", nonce="mine")["is"] == "accepted"
        assert other.ask("claim", nonce="mine")["is"] == "accepted"


class TestAbsence:
    """A player who is asked and does not come back."""

    def test_the_opponent_can_claim_after_a_while(self, start_server: Start, start_duel: Begin) -> None:
        """But not before, and with or without a clock."""
        server = start_server(absent_seconds=1.0)
        duel = start_duel(server)
        gone, other = place(duel, duel.asked), duel.other
        assert has_nothing_to_claim(other.ask("claim"))
        duel.clients[gone].close()
        other.until(lambda client: client.view["players"][gone].get("away_since"))
        assert has_nothing_to_claim(other.ask("claim"))
        time.sleep(1.1)

        assert other.ask("claim")["is"] == "accepted"
        assert "table-forfeit-absence" in [line["text"]["key"] for line in other.log]

    def test_who_is_not_asked_may_go(self, start_server: Start, start_duel: Begin) -> None:
        """The match does not wait for them."""
        duel = start_duel(start_server(absent_seconds=0.1))
        stays, goes = duel.asked, duel.other
        goes.close()
        stays.until(lambda client: client.view["players"][place(duel, goes)].get("away_since"))
        time.sleep(0.2)

        assert has_nothing_to_claim(stays.ask("claim"))

    def test_by_correspondence_nobody_need_stay(self, start_server: Start, start_duel: Begin) -> None:
        """Who has days for a decision is not absent."""
        duel = start_duel(start_server(absent_seconds=0.1), clock=DAYS)
        gone, other = place(duel, duel.asked), duel.other
        duel.clients[gone].close()
        other.until(lambda client: client.view["players"][gone].get("away_since"))
        time.sleep(0.2)

        assert has_nothing_to_claim(other.ask("claim"))

    def test_who_never_came_is_away_since_the_match_began(self, start_server: Start) -> None:
        """A player who sat down and never opened a socket can't hold the other up for ever."""
        server = start_server(absent_seconds=2.0)
        guests, table = seated(server)
        watcher = server.guest().join(table, watch=True)
        missing: int = watcher.view["game"]["asked"]
        waiting = guests[1 - missing].join(table)
        assert has_nothing_to_claim(waiting.ask("claim"))
        assert waiting.view["players"][missing]["away_since"] > 0
        assert "away_since" not in waiting.view["players"][1 - missing]
        time.sleep(2.1)

        assert waiting.ask("claim")["is"] == "accepted"
        assert "table-forfeit-absence" in [line["text"]["key"] for line in waiting.log]
        for client in (watcher, waiting):
            client.close()

    def test_nobody_is_away_from_a_rematch_before_they_agree(
        self, start_server: Start, start_duel: Begin
    ) -> None:
        """The other player can't claim it; after the agreement they can."""
        duel = start_duel(start_server(absent_seconds=0.5))
        duel.clients[0].ask("concede")
        duel.settle()
        path = f"/api/tables/{duel.table}/rematch"
        table = duel.friend.ask(path, {})["table"]
        waiting = duel.friend.join(table)
        missing: int = waiting.view["game"]["asked"]
        assert missing == 0, "the first question is for whoever has not agreed"
        time.sleep(0.6)
        assert "away_since" not in waiting.view["players"][missing]
        assert not waiting.view["players"][missing].get("connected")
        assert has_nothing_to_claim(waiting.ask("claim"))

        assert duel.host.ask(path, {})["table"] == table
        waiting.until(lambda client: client.view["players"][missing].get("away_since"))
        assert has_nothing_to_claim(waiting.ask("claim"))
        time.sleep(0.6)
        assert waiting.ask("claim")["is"] == "accepted"
        waiting.close()

    def test_nobody_is_absent_before_the_match_begins(self, server: Served) -> None:
        """Who opened the table and left is away from the moment the other sits down."""

        def leave(host: Guest, table: str) -> None:
            host.join(table).close()
            time.sleep(0.5)

        (_host, friend), table = seated(server, before=leave)
        client = friend.join(table)
        client.until(lambda client: client.view["players"][0].get("away_since"))

        assert client.view["players"][0]["away_since"] >= 500
        client.close()

    def test_spectators_claim_nothing(self, start_server: Start, start_duel: Begin) -> None:
        """Only players do."""
        server = start_server(absent_seconds=0.1)
        duel = start_duel(server)
        watcher = Guest(server.address).join(duel.table, watch=True)

        assert watcher.ask("claim")["reason"]["key"] == "table-only-watching"
        watcher.close()


class TestClockJumps:
    """The clock of a machine is set while a match is played: nobody gains or loses time."""

    @pytest.mark.parametrize("jump", [HOUR, -HOUR])
    def test_of_the_database(self, start_gateway: Start, start_duel: Begin, jump: int) -> None:
        """The processes take the jump away before anybody is out of time because of it."""
        server, second = start_gateway(beat_seconds=0.2), start_gateway(beat_seconds=0.2)
        duel = start_duel(server, clock={"bank": HOUR // 2})
        duel.play(3)
        time.sleep(0.5)
        with server.engine.begin() as database:
            database.execute(text(JUMPED.format(jump=jump)))
        deadline = time.monotonic() + 20
        while self._offset(server) == 0 and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.5)

        assert abs(self._offset(server) - jump) < 5000, "one process took it away, and only one"
        duel.settle()
        assert duel.play(20) == 20
        duel.settle()
        for bank in clock(duel.clients[0])["banks"]:
            assert HOUR // 2 - 60_000 < bank <= HOUR // 2
        assert abs(server.hall.services.now() - second.hall.services.now()) < 5000

    @staticmethod
    def _offset(server: Served) -> int:
        with server.engine.connect() as database:
            return int(database.execute(text("SELECT ms FROM time_offset")).scalar_one())

    @pytest.mark.parametrize("jump", [HOUR, -HOUR])
    def test_of_one_machine(self, start_server: Start, start_duel: Begin, jump: int) -> None:
        """A server with SQLite counts by a clock that never jumps."""
        duel = start_duel(start_server(), clock={"bank": HOUR // 2})
        duel.play(3)
        true_time = time.time_ns
        with patch("time.time_ns", lambda: true_time() + jump * 1_000_000):
            duel.play(20)
        duel.settle()

        for bank in clock(duel.clients[0])["banks"]:
            assert HOUR // 2 - 60_000 < bank <= HOUR // 2


class TestClockWatch:
    """What one process can tell of the clock."""

    def test_a_slow_look_tells_nothing(self, start_server: Start) -> None:
        """Nor does the first one; then nobody is taken out of a game."""
        server = start_server()
        looks: dict[str, list[bool]] = {}
        for name, step in (("slow", 2000), ("quick", 1)):
            watch = ClockWatch(partial(next, itertools.count(0, step)))
            looks[name] = []
            for _ in range(2):
                with server.engine.begin() as connection:
                    watch.look_at(connection)
                looks[name].append(watch.is_sure)
        assert looks == {"slow": [False, False], "quick": [False, True]}


JUMPED = """
CREATE OR REPLACE FUNCTION everfree_now() RETURNS bigint LANGUAGE sql VOLATILE AS
'SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) + {jump}
    - (SELECT ms FROM time_offset WHERE id = 1)'
"""
"""`everfree_now()` on a machine whose clock was set by so much."""
