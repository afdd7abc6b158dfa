"""Several processes serve the same matches: PostgreSQL decides, NATS tells, heartbeats find what was lost."""

import itertools
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import func, select

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Process, Served
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Client, Guest
from everfree.server.storage.schema import COMMANDS, TABLES
from everfree.server.tables.replica import Replica

Start = Callable[..., Served]
Begin = Callable[..., Duel]


def spread(duel: Duel, second: Served) -> Duel:
    """Move the second player of a duel to another process."""
    duel.clients[1].close()
    duel.friend.address = second.address
    duel.clients[1] = duel.friend.join(duel.table)
    for client in duel.clients:
        client.until(lambda client: all(one.get("connected") for one in client.view["players"]))
    return duel


def same_position(one: Served, two: Served, table: str) -> bool:
    """Tell whether two processes have the same state of a match, once both have all of it."""
    until = time.monotonic() + 30
    while one.room(table).number != two.room(table).number and time.monotonic() < until:
        time.sleep(0.02)
    return one.game(table).digest() == two.game(table).digest()


class TestTwoGateways:
    """The players of a match are connected to different processes."""

    def test_a_match_is_played_over_both(self, start_gateway: Start, start_duel: Begin) -> None:
        """Every move reaches the other player, and both processes have the same state."""
        one, two = start_gateway(), start_gateway()
        duel = spread(start_duel(one), two)

        assert duel.play(60) == 60
        assert same_position(one, two, duel.table)

    def test_without_nats_heartbeats_carry_it(self, start_gateway: Start, start_duel: Begin) -> None:
        """Processes that do not hear of each other read the log of a match whose head is ahead."""
        one = start_gateway(beat_seconds=0.1)
        duel = start_duel(one)
        two = start_gateway(beat_seconds=0.1, prefix="deaf")
        duel.clients[1].close()
        duel.friend.address = two.address
        duel.clients[1] = duel.friend.join(duel.table)

        assert duel.play(10) == 10
        assert same_position(one, two, duel.table)

    def test_news_carry_the_command(self, start_gateway: Start, start_duel: Begin) -> None:
        """The other process reads the log for none of the moves."""
        one, two = start_gateway(beat_seconds=600), start_gateway(beat_seconds=600)
        duel = spread(start_duel(one), two)
        logs = type(two.hall.services.logs)
        with patch.object(logs, "since", side_effect=AssertionError("the log was read")):
            assert duel.play(20) == 20

    def test_a_gap_is_filled_from_the_log(self, start_gateway: Start, start_duel: Begin) -> None:
        """A process that missed a command reads it when it hears of the next one."""
        one, two = start_gateway(beat_seconds=600), start_gateway(beat_seconds=600)
        duel = spread(start_duel(one), two)
        duel.play(4)
        while duel.asked is not duel.clients[0]:
            duel.move()
        with patch.object(two.room(duel.table), "_on_committed", side_effect=RuntimeError("lost")):
            assert duel.clients[0].ask("answer", answers=[duel.choice()])["is"] == "accepted"
            time.sleep(0.5)
        assert one.room(duel.table).number == two.room(duel.table).number + 1
        assert duel.clients[0].ask("stops", stops={"faceoffs": False})["is"] == "accepted"

        assert same_position(one, two, duel.table)


class TestRaces:
    """Several connections want to append the same number."""

    SOCKETS = 6
    QUESTIONS = 8

    def test_one_answer_is_stored_and_the_others_are_told(
        self, start_gateway: Start, start_duel: Begin
    ) -> None:
        """Sockets of one seat at two processes answer the same question at once; replicas stay equal."""
        one, two = start_gateway(), start_gateway()
        duel = start_duel(one)
        for _ in range(self.QUESTIONS):
            duel.settle()
            self._race(duel, one, two)

    def _race(self, duel: Duel, one: Served, two: Served) -> None:
        seat, number, choice = duel.clients.index(duel.asked), duel.asked.number, duel.choice()
        guest = (duel.host, duel.friend)[seat]
        before = one.room(duel.table).number

        def answer(place: int) -> str:
            rival = Guest((one, two)[place % 2].address)
            rival.cookies = guest.cookies
            client = rival.join(duel.table)
            try:
                said = client.ask("answer", nonce=f"race-{before}-{place}", seen=number, answers=[choice])
            except Exception:  # noqa: BLE001 - another socket of the seat took over
                return "closed"
            finally:
                client.close()
            return str(said["is"])

        with ThreadPoolExecutor(self.SOCKETS) as pool:
            said = list(pool.map(answer, range(self.SOCKETS)))
        duel.clients[seat] = guest.join(duel.table)
        assert said.count("accepted") <= 1
        with one.engine.connect() as database:
            # in one statement: an answer whose socket was closed may be stored at this moment
            count = select(func.count()).where(COMMANDS.c.match == duel.table).scalar_subquery()
            head, stored = database.execute(
                select(TABLES.c.head, count).where(TABLES.c.id == duel.table)
            ).one()
        assert stored == head
        assert stored - before <= 1
        assert stored - before >= said.count("accepted")

    def test_both_players_ask_for_a_rematch_at_once(self, start_gateway: Start, start_duel: Begin) -> None:
        """They are led to the same table."""
        one, two = start_gateway(), start_gateway()
        duel = spread(start_duel(one), two)
        duel.clients[0].ask("concede")
        path = f"/api/tables/{duel.table}/rematch"
        with ThreadPoolExecutor(2) as pool:
            opened = list(pool.map(lambda guest: guest.ask(path, {}), (duel.host, duel.friend)))

        assert opened[0]["table"] == opened[1]["table"]
        assert duel.host.ask(f"/api/tables/{opened[0]['table']}")["opponent"] == "Kiwi"

    def test_a_request_at_two_servers_at_once_has_one_answer(self, start_gateway: Start) -> None:
        """To open a table and to sit down: both find the free seat or the promise, and only one takes it."""
        servers = (start_gateway(), start_gateway())
        host, friend = servers[0].guest(), servers[0].guest()
        promised = host.ask("/api/commitments", {})["table"]
        wish = {"against": "friend", "table": promised, "shuffle_nonce": "1" * 64}
        opened = self._at_once(host, servers, "opening", "/api/tables", wish)
        assert opened[0] == opened[1]

        friend.ask("/api/commitments", {})  # for a cookie
        sit = {"invite": opened[0]["invite"].split("invite=")[1], "shuffle_nonce": "2" * 64}
        seats = self._at_once(friend, servers, "deck_for", f"/api/tables/{promised}/seats", sit)
        assert seats == [{"seat": 1}, {"seat": 1}]
        third = servers[1].guest().fetch(f"/api/tables/{promised}/seats", sit)
        assert third[0] == 409

    @staticmethod
    def _at_once(guest: Guest, servers: tuple[Served, ...], step: str, path: str, body: object) -> list[Any]:
        """Send the same request to all servers; none goes on before all have reached a *step* of the host."""
        calls, barrier, usual = (
            itertools.count(),
            threading.Barrier(len(servers)),
            getattr(CardGameHost, step),
        )

        def together(*arguments: Any, **named: Any) -> Any:
            if next(calls) < len(servers):
                barrier.wait(30)
            return usual(*arguments, **named)

        def ask(server: Served) -> Any:
            sender = Guest(server.address)
            sender.cookies = guest.cookies
            return sender.ask(path, body)

        with patch.object(CardGameHost, step, together), ThreadPoolExecutor(len(servers)) as pool:
            return list(pool.map(ask, servers))


def is_away(client: Client) -> bool:
    """Tell whether a client sees that the first player is away."""
    return bool(client.view["players"][0].get("away_since"))


def is_there(client: Client) -> bool:
    """Tell whether a client sees that the first player is connected."""
    return bool(client.view["players"][0].get("connected"))


class TestLeases:
    """A process is believed to live as long as its lease lasts."""

    def test_the_players_of_a_frozen_or_dead_process_are_away(
        self, start_gateway: Start, start_duel: Begin, tmp_path: Path
    ) -> None:
        """Nobody told of it: its heart stopped beating. One that was only frozen takes its players back."""
        stays = start_gateway(beat_seconds=0.5)
        dies = Process(tmp_path, "--beat", "0.5", "--seed-tables", services=stays.services)
        duel = start_duel(stays)
        duel.clients[0].close()
        duel.host.address = dies.address
        duel.clients[0] = duel.host.join(duel.table)
        watching = duel.clients[1]
        watching.until(is_there)

        os.kill(dies.pid, signal.SIGSTOP)
        watching.until(is_away)
        os.kill(dies.pid, signal.SIGCONT)
        watching.until(is_there)
        dies.kill()
        watching.until(is_away)

    def test_who_comes_later_sees_who_is_there(self, start_gateway: Start, start_duel: Begin) -> None:
        """A spectator at a process that has just loaded the table."""
        one, two = start_gateway(), start_gateway()
        duel = start_duel(one)
        watching = Guest(two.address).join(duel.table, watch=True)

        assert all(player.get("connected") for player in watching.view["players"])
        watching.close()


def test_lists_replay_nothing(start_gateway: Start, start_duel: Begin) -> None:
    """Turn, score and whose turn it is come from the row of the match."""
    one, two = start_gateway(), start_gateway()
    duel = start_duel(one)
    duel.play(30)
    guest = Guest(two.address)
    guest.cookies = duel.host.cookies
    with patch.object(Replica, "__init__", side_effect=AssertionError("replayed")):
        (listed,) = guest.ask("/api/tables")

    game = duel.clients[0].view["game"]
    assert listed.get("turn", 0) == game["turn"]
    assert listed.get("your_turn", False) == (game["asked"] == 0)
    assert listed["score"] == [seat["score"] for seat in game["seats"]]


OF_HEARTBEATS = ("heartbeat", "neighbours", "presences")
"""The modules of the transactions of a heartbeat; on a busy machine many of them come in between."""


def test_a_reconnecting_player_costs_few_transactions(start_gateway: Start, start_duel: Begin) -> None:
    """One to read the table, one to store that the player has come, and one for the socket that is left."""
    one = start_gateway()
    duel = start_duel(one)
    database = one.hall.services.database
    with patch.object(database, "run", wraps=database.run) as run:
        duel.clients[1].close()
        duel.clients[1] = duel.friend.join(duel.table)

    made_in = [call.args[0].__module__.rpartition(".")[2] for call in run.call_args_list]
    assert len([one for one in made_in if one not in OF_HEARTBEATS]) <= 3, made_in
    assert duel.play(2) == 2


def test_an_id_with_nul_names_no_table(start_gateway: Start) -> None:
    """PostgreSQL has no such text; the request is answered as for any other unknown table."""
    guest = start_gateway().guest()

    assert [guest.fetch(f"/api/tables/a%00b{path}")[0] for path in ("", "/log", "/replay/0")] == [404] * 3


@pytest.mark.parametrize("jump", [3_600_000, -3_600_000])
def test_times_never_decrease(start_gateway: Start, start_duel: Begin, jump: int) -> None:
    """Rows after one from an hour ahead have its time; rows after one from an hour ago have their own."""
    one = start_gateway()
    duel = start_duel(one)
    duel.play(3)
    with one.engine.begin() as database:
        last = (COMMANDS.c.match == duel.table) & (COMMANDS.c.number == 2)
        moved = COMMANDS.update().where(last).values(at=COMMANDS.c.at + jump).returning(COMMANDS.c.at)
        at = database.execute(moved).scalar_one()
    duel.play(2)
    with one.engine.connect() as database:
        wanted = select(COMMANDS.c.at).where(COMMANDS.c.match == duel.table, COMMANDS.c.number > 2)
        later = database.execute(wanted.order_by(COMMANDS.c.number)).scalars().all()

    assert (later == [at, at]) if jump > 0 else (later[0] > at and later == sorted(later))
