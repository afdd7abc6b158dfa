"""Computer players in processes of their own, and the pace at which they answer."""

import asyncio
import os
import signal
import time
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import func, select, update

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.game import Game
from everfree.cli.check.served import Served
from everfree.players.levels import PACE
from everfree.players.sealed import Sealed, sealed
from everfree.server.app import DATABASE, WARM_AFTER
from everfree.server.client import Client, Guest
from everfree.server.storage.database import now, open_sqlite
from everfree.server.storage.schema import COMMANDS, TABLES
from everfree.server.tables.computer_processes import Computers

Serve = Callable[..., Served]
BEAT = 0.5


def question() -> Sealed:
    """Seal the first question of a game."""
    decks = [RAINBOW_DASH, APPLEJACK]
    game = Game(decks, seed=1)
    written = (msgspec.json.encode(decks), msgspec.json.encode(COMPREHENSIVE))
    return sealed(game, game.question.seat, decks=written[0], options=written[1], names=b"[]", seed=1)


def kill_self() -> None:
    """End this process at once, as the system does when memory is short."""
    os.kill(os.getpid(), signal.SIGKILL)


def test_an_answer_comes_even_after_a_process_was_killed() -> None:
    """Others are started, and asked again."""
    computers = Computers(1)
    try:
        first = asyncio.run(computers.choose(question(), "random", 3))
        with pytest.raises(RuntimeError):
            computers._pool.submit(kill_self).result()
        assert asyncio.run(computers.choose(question(), "random", 3)) == first
    finally:
        computers.close()


class TestNobodyThere:
    """A computer that is asked answers, whoever watches."""

    @staticmethod
    def until_the_computer_is_asked(client: Client) -> int:
        """Answer until the computer has a question; give how many commands there are then."""
        while client.question is not None:
            done = client.ask("answer", answers=[0])["number"]
            client.until(lambda client, done=done: client.number == done)
        return client.number

    @staticmethod
    def until_it_has_answered(server: Served, guest: Guest, table: str, number: int) -> None:
        """Wait until the log goes on and it is the guest's turn, with nobody at the table."""
        counted = select(func.count()).where(COMMANDS.c.match == table)
        until = time.monotonic() + 60  # its process starts first, perhaps on a busy machine
        while time.monotonic() < until:
            with server.engine.connect() as database:
                if (database.execute(counted).scalar() or 0) > number and not server.holds(table):
                    assert guest.ask(f"/api/tables/{table}")["your_turn"]
                    return
            time.sleep(0.05)
        raise TimeoutError

    def test_it_answers_after_the_last_person_has_left(self, start_server: Serve) -> None:
        """Then the table is let go."""
        server = start_server(think_seconds=0.5)
        time.sleep(WARM_AFTER + 0.2)  # what is done after a start is done
        guest = server.guest()
        table = guest.ask("/api/tables", {"seed": "3", "level": "gentle"})["table"]
        client = guest.join(table)
        number = self.until_the_computer_is_asked(client)
        client.close()

        self.until_it_has_answered(server, guest, table, number)

    def test_it_answers_after_a_restart(self, start_server: Serve) -> None:
        """Though nobody opens the table."""
        slow = start_server(think_seconds=600)
        guest = slow.guest()
        table = guest.ask("/api/tables", {"seed": "3", "level": "gentle"})["table"]
        client = guest.join(table)
        number = self.until_the_computer_is_asked(client)
        client.close()
        slow.stop()

        server = start_server()
        guest.address = server.address
        self.until_it_has_answered(server, guest, table, number)

    def test_a_table_that_cannot_be_loaded_keeps_no_other_waiting(self, start_server: Serve) -> None:
        """A match of other card definitions is passed over."""
        slow = start_server(think_seconds=600)
        guest = slow.guest()
        table, spoilt = [
            guest.ask("/api/tables", {"seed": "3", "level": "gentle"})["table"] for _ in range(2)
        ]
        client = guest.join(table)
        number = self.until_the_computer_is_asked(client)
        client.close()
        slow.stop()
        with open_sqlite(slow.data / DATABASE).engine.begin() as database:
            head = database.execute(select(TABLES.c.header).where(TABLES.c.id == spoilt)).scalar_one()
            other = msgspec.json.encode({**msgspec.json.decode(head), "definitions": "others"})
            later = {"header": other, "opened": now() + 1_000_000}
            database.execute(update(TABLES).where(TABLES.c.id == spoilt).values(later))

        server = start_server()
        guest.address = server.address
        self.until_it_has_answered(server, guest, table, number)


@pytest.mark.parametrize("level", ["gentle", "fair", "strong"])
def test_every_answer_of_a_level_takes_the_same_time(start_server: Serve, level: str) -> None:
    """Whether it has a choice, which its hand decides, can't be told from the clock."""
    server = start_server(think_seconds=BEAT)
    guest = server.guest()
    client = guest.join(guest.ask("/api/tables", {"seed": "3", "level": level})["table"])
    waits: list[float] = []
    while len(waits) < 5:
        client.until(lambda client: client.question is not None)
        done = client.ask("answer", answers=[0])["number"]
        client.until(lambda client, done=done: client.number == done)
        if client.question is None:
            began = time.monotonic()
            client.receive()
            waits.append(time.monotonic() - began)
    client.close()

    beats = [round(wait / BEAT) for wait in waits]
    assert min(beats) >= PACE.get(level, 1)
    assert sorted(beats)[len(beats) // 2] <= 2 * PACE.get(level, 1)  # a busy machine may take some more
