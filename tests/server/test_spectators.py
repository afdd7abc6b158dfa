"""Spectators with a delay: they are sent what happened that long ago, and nothing of what came since."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from everfree.cli.check.delayed import compare_delayed, judged
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.client import Client, Guest
from everfree.server.storage.schema import COMMANDS, TABLES
from everfree.server.tables import hall, shuffling
from everfree.server.tables.updates import UpdateSender
from everfree.server.tables.watching import Watching

Start = Callable[..., Served]
Begin = Callable[..., Duel]

HOUR = 3600
AFTER_THE_END = -1


def is_silent(client: Client, seconds: float) -> bool:
    """Tell whether nothing is sent to a client for some seconds."""
    try:
        client.receive(seconds)
    except TimeoutError:
        return True
    return False


def make_older(server: Served, table: str, seconds: float) -> None:
    """Make all that happened at a table so far happen earlier."""
    earlier = round(seconds * 1000)
    with server.engine.begin() as database:
        database.execute(update(COMMANDS).where(COMMANDS.c.match == table).values(at=COMMANDS.c.at - earlier))
        database.execute(update(TABLES).where(TABLES.c.id == table).values(began=TABLES.c.began - earlier))


def has_replica(server: Served, table: str) -> bool:
    """Tell whether a server keeps a replica for spectators who watch with a delay."""
    return server.room(table).watching.replica is not None


class TestOpening:
    """Who opens a table chooses."""

    @pytest.mark.parametrize("delay", [-2, 3601, 1 << 40])
    def test_an_impossible_delay_is_refused(self, server: Served, delay: int) -> None:
        """Less than nothing, and more than an hour."""
        status, body = server.guest().fetch("/api/tables", {"against": "friend", "spectator_delay": delay})

        assert status == 400
        assert b"table-impossible-delay" in body

    def test_everybody_at_the_table_is_told(self, server: Served, start_duel: Begin) -> None:
        """Players and spectators; without a delay there is nothing to tell."""
        duel = start_duel(server, spectator_delay=90)
        watcher = Guest(server.address).join(duel.table, watch=True)

        assert [one.view["spectator_delay"] for one in (*duel.clients, watcher)] == [90] * 3
        assert "spectator_delay" not in start_duel(server).clients[0].view
        watcher.close()

    def test_a_rematch_has_the_same_delay(self, server: Served, start_duel: Begin) -> None:
        """Nobody must choose it again."""
        duel = start_duel(server, spectator_delay=90)
        duel.clients[0].ask("concede")
        again = duel.host.ask(f"/api/tables/{duel.table}/rematch", {})["table"]
        client = duel.host.join(again)

        assert client.view["spectator_delay"] == 90
        client.close()


class TestDelay:
    """Each row is shown that many seconds after the database stored it."""

    def test_every_update_comes_so_much_later(self, server: Served, start_duel: Begin) -> None:
        """Never earlier, and all of them, until the end of the match."""
        duel = start_duel(server, spectator_delay=2)
        watcher = Guest(server.address).join(duel.table, watch=True)
        assert watcher.view["status"]["key"] == "table-shown-later"
        assert "game" not in watcher.view
        assert len(watcher.view["players"]) == 2
        assert not watcher.view["players"][1]["name"]
        for _ in range(4):
            duel.move()
            time.sleep(0.2)
        duel.clients[0].ask("concede")
        now = server.hall.services.now
        seen: dict[int, int] = {}
        while not watcher.is_over:
            watcher.receive()
            seen[watcher.number] = now()

        replica = server.room(duel.table).seated()
        with server.engine.connect() as database:
            wanted = select(COMMANDS.c.at).where(COMMANDS.c.match == duel.table).order_by(COMMANDS.c.number)
            times = list(database.execute(wanted).scalars())
        assert watcher.number == replica.shown_number(2, replica.number)
        for shown, at in seen.items():
            if shown:
                assert at >= times[replica.number_in_log(2, shown - 1)] + 2000
                assert at <= times[replica.number_in_log(2, shown - 1)] + 10_000
        assert len(seen) >= 4
        assert watcher.log == [one for one in watcher.log if one["id"] < len(replica.viewer_logs[2].lines)]
        assert len(watcher.log) == len(replica.viewer_logs[2].lines)
        watcher.close()

    def test_no_message_tells_that_something_happens(self, server: Served, start_duel: Begin) -> None:
        """Neither a move, nor somebody who goes, nor a proposal, nor the end."""
        duel = start_duel(server, spectator_delay=HOUR)
        watcher = Guest(server.address).join(duel.table, watch=True)
        duel.play(5)
        duel.clients[0].ask("correct", changes=[{"what": "score", "seat": 0, "number": 1}])
        duel.clients[1].close()
        duel.clients[0].until(lambda client: not client.view["players"][1].get("connected"))
        duel.clients[0].ask("concede")

        assert is_silent(watcher, 1.0)
        watcher.close()

    def test_who_joins_later_sees_the_same(self, server: Served, start_duel: Begin) -> None:
        """A part that is old enough is shown at once, the rest is not, on every new socket."""
        duel = start_duel(server, spectator_delay=HOUR)
        duel.play(10)
        duel.settle()
        shown = server.room(duel.table).seated().shown_number(2, server.room(duel.table).number)
        make_older(server, duel.table, HOUR + 5)
        duel.play(10)
        one, two = (Guest(server.address).join(duel.table, watch=True) for _ in range(2))

        assert (one.number, one.view, one.log) == (two.number, two.view, two.log)
        assert one.number == shown
        assert one.number < server.room(duel.table).number
        assert all(player["connected"] for player in one.view["players"])
        for client in (one, two):
            client.close()

    def test_a_player_who_watches_is_a_spectator(self, server: Served, start_duel: Begin) -> None:
        """With `watch` in the address."""
        duel = start_duel(server, spectator_delay=HOUR)
        watcher = duel.host.join(duel.table, watch=True)

        assert "game" not in watcher.view
        watcher.close()

    def test_clocks_are_shown_as_they_were(self, server: Served, start_duel: Begin) -> None:
        """The time of the server that the page counts from is that of the shown moment."""
        duel = start_duel(server, spectator_delay=HOUR, clock={"bank": 9_000_000})
        with server.engine.begin() as database:
            older = TABLES.c.opened - (HOUR + 5) * 1000
            database.execute(update(TABLES).where(TABLES.c.id == duel.table).values(opened=older))
        make_older(server, duel.table, HOUR + 5)
        watcher = Guest(server.address).join(duel.table, watch=True)
        watcher.refresh()
        now = server.room(duel.table).time_for(2)

        assert 5000 <= now <= 20_000
        assert abs(now - max(watcher.view["clock"]["asked_at"])) < 20_000
        watcher.close()

    def test_the_replica_is_forgotten_with_the_last_spectator(
        self, server: Served, start_duel: Begin
    ) -> None:
        """It takes memory."""
        duel = start_duel(server, spectator_delay=1)
        assert not has_replica(server, duel.table)
        watcher = Guest(server.address).join(duel.table, watch=True)
        watcher.until(lambda client: client.view.get("game"))
        assert has_replica(server, duel.table)
        watcher.close()
        until = time.monotonic() + 20
        while has_replica(server, duel.table) and time.monotonic() < until:
            duel.move()
            time.sleep(0.2)

        assert not has_replica(server, duel.table)


class TestAfterTheEnd:
    """Spectators see the match once it is over."""

    def test_nothing_before_and_everything_then(self, server: Served, start_duel: Begin) -> None:
        """On an open socket, without a request."""
        duel = start_duel(server, spectator_delay=AFTER_THE_END)
        watcher = Guest(server.address).join(duel.table, watch=True)
        duel.play(5)
        assert is_silent(watcher, 0.5)
        assert watcher.view["status"]["key"] == "table-shown-later"
        duel.clients[0].ask("concede")
        watcher.until(lambda client: client.is_over)

        assert watcher.view["winners"] == [1]
        assert watcher.number == server.room(duel.table).seated().shown_number(2, 6)
        watcher.close()


class TestOverHttp:
    """What strangers can ask for."""

    PATHS = ("", "/replay/0", "/replay/2", "/shuffle", "/log")

    def answers(self, server: Served, table: str) -> list[tuple[int, bytes]]:
        """Fetch everything as somebody without a seat."""
        return [server.guest().fetch(f"/api/tables/{table}{path}") for path in self.PATHS]

    @pytest.mark.parametrize("delay", [HOUR, AFTER_THE_END])
    def test_a_match_under_way_tells_nothing(self, server: Served, start_duel: Begin, delay: int) -> None:
        """No score, no turn, no players that came later."""
        duel = start_duel(server, spectator_delay=delay)
        before = self.answers(server, duel.table)
        duel.play(30)

        assert self.answers(server, duel.table) == before
        summary = server.guest().ask(f"/api/tables/{duel.table}")
        assert not {"turn", "score", "over", "opponent"} & summary.keys()
        assert duel.host.ask(f"/api/tables/{duel.table}")["opponent"] == "Kiwi"

    @pytest.mark.parametrize("delay", [HOUR, AFTER_THE_END])
    def test_a_link_does_not_tell_that_the_match_has_begun(self, server: Served, delay: int) -> None:
        """The answer to a deck that is refused stays the same, and the link becomes one that is not valid."""
        host, friend, third = server.guest(), server.guest(), server.guest()
        opened = host.ask("/api/tables", {"against": "friend", "spectator_delay": delay})
        path, invite = f"/api/tables/{opened['table']}/seats", opened["invite"].split("invite=")[1]
        tries = [{"invite": invite, "deck": "nonsense"}, {"invite": invite, "shuffle_nonce": "x"}]
        before = [third.fetch(path, one) for one in tries]
        wrong = third.fetch(path, {"invite": "wrong"})
        assert wrong[0] == 403

        friend.ask(path, {"invite": invite})

        assert [third.fetch(path, one) for one in tries] == before
        assert third.fetch(path, {"invite": invite}) == wrong

    def test_without_a_delay_a_taken_seat_is_told(self, server: Served) -> None:
        """Everybody may know that the match has begun."""
        host, friend = server.guest(), server.guest()
        opened = host.ask("/api/tables", {"against": "friend"})
        path, wish = f"/api/tables/{opened['table']}/seats", {"invite": opened["invite"].split("invite=")[1]}
        friend.ask(path, wish)

        status, body = server.guest().fetch(path, wish)
        assert (status, b"table-seat-taken" in body) == (409, True)

    def test_the_end_is_told_after_the_delay(self, server: Served, start_duel: Begin) -> None:
        """Replay, shuffle and a published log too; the players have them at once."""
        duel = start_duel(server, spectator_delay=HOUR)
        duel.play(4)
        before = self.answers(server, duel.table)
        duel.clients[0].ask("concede")
        for guest in (duel.host, duel.friend):
            guest.ask(f"/api/tables/{duel.table}/publish", {})

        assert self.answers(server, duel.table) == before
        assert [duel.host.fetch(f"/api/tables/{duel.table}{path}")[0] for path in self.PATHS] == [200] * 5
        make_older(server, duel.table, HOUR)
        assert [status for status, _ in self.answers(server, duel.table)] == [200] * 5
        assert server.guest().ask(f"/api/tables/{duel.table}")["over"]


class TestAnotherGateway:
    """A spectator at another process than the players."""

    def test_the_same_delay(self, start_gateway: Start, start_duel: Begin) -> None:
        """It reads the rows when they are due, by the clock of the database."""
        one, two = start_gateway(), start_gateway()
        duel = start_duel(one, spectator_delay=2)
        duel.play(5)
        watcher = Guest(two.address).join(duel.table, watch=True)
        assert "game" not in watcher.view
        duel.clients[0].ask("concede")
        ended = time.monotonic()
        watcher.until(lambda client: client.is_over)

        assert time.monotonic() - ended >= 1.8
        watcher.close()


class TestPermutation:
    """Two matches that differ only in what happened during the delay."""

    @pytest.mark.parametrize("seed", range(3))
    def test_spectators_are_sent_the_same_bytes(self, server: Served, seed: int) -> None:
        """Over sockets and HTTP, with a clock and without, and if they see nothing before the end."""
        compared = compare_delayed(server, seed)

        assert compared.messages >= 40
        assert compared.steps > 5

    def test_a_leak_by_the_summary_is_found(self, server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        """Turn and score of the match as it is now."""

        async def leaking(_services: Any, record: Any) -> Any:
            return record

        monkeypatch.setattr(hall, "as_strangers_know", leaking)
        assert "was sent" in (judged(server, 0).failure or "")

    def test_a_leak_by_the_shuffle_is_found(self, server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        """Whether the match is over."""

        async def leaking(_services: Any, _record: Any) -> bool:
            return False

        monkeypatch.setattr(shuffling, "is_withheld", leaking)
        assert any("was sent" in (judged(server, seed).failure or "") for seed in (0, 1, 3, 4))

    def test_a_leak_by_an_update_is_found(self, server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        """A message at the moment of a command, though it has nothing in it."""
        clean = UpdateSender.send_changes

        def leaking(sender: UpdateSender) -> None:
            clean(sender)
            for connection in sender._room.connections:
                if connection.viewer == 2:
                    sender.send_full(connection)

        monkeypatch.setattr(UpdateSender, "send_changes", leaking)
        assert "was sent" in (judged(server, 0).failure or "")

    def test_a_delay_that_is_too_short_is_found(
        self, server: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Rows that are shown at once."""
        monkeypatch.setattr(Watching, "shown_at", lambda _watching, now: now)
        assert "was sent" in (judged(server, 0).failure or "")
