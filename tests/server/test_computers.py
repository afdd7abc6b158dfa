"""Computer players in processes of their own, and the pace at which they answer."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from subprocess import PIPE

import msgspec
import pytest
from sqlalchemy import func, select, update

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.game import Game
from everfree.cli.check.served import Served
from everfree.players.levels import PACE
from everfree.players.sealed import sealed
from everfree.server.app import WARM_AFTER
from everfree.server.card_game import thinking
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Client, Guest
from everfree.server.computers import processes
from everfree.server.computers.processes import COMMAND, Computers, OnFailure, Question, ignore
from everfree.server.computers.worker_process import WorkerFailed
from everfree.server.storage.database import now
from everfree.server.storage.schema import COMMANDS, TABLES

Serve = Callable[..., Served]
BEAT = 0.3


def question(level: str, seed: int) -> bytes:
    """Return the first question of a game to a computer of a level."""
    decks = [RAINBOW_DASH, APPLEJACK]
    game = Game(decks, seed=1)
    written = (msgspec.json.encode(decks), msgspec.json.encode(COMPREHENSIVE))
    asked = sealed(game, game.question.seat, decks=written[0], options=written[1], names=b"[]", seed=1)
    return thinking.question(thinking.Choose(asked, level, seed))


SOON = 30
"""Seconds after which a test gives up; a healthy machine needs fewer than five."""
QUICK = """
import sys, time, types

def answer(question):
    level, seed = question.decode().split()
    if level == "raises":
        raise LookupError("no such level")
    time.sleep({"quick": 0, "slow": 0.5, "endless": 600}[level])
    return seed.encode()

sys.modules["quick_thinker"] = types.ModuleType("quick_thinker")
sys.modules["quick_thinker"].answer = answer

from everfree.server.computers.worker import main

main()
"""
"""A worker that loads no cards, and whose answers are the seeds."""


class Asking(Computers):
    """Asks workers as the host of a game does."""

    async def ask(
        self, level: str, seed: int, on_failure: OnFailure = ignore, seconds: float = 3
    ) -> int | None:
        """Ask the module of the workers above."""
        content = f"{level} {seed}".encode()
        answer = await self.answer(Question("t-1", "", "quick_thinker", content, seconds), on_failure)
        return None if answer is None else int(answer)

    async def ask_a_player(self, seed: int, on_failure: OnFailure = ignore) -> int | None:
        """Ask a computer of the card game."""
        asked = Question("t-1", "", thinking.__name__, question("random", seed), 3)
        answer = await self.answer(asked, on_failure)
        return None if answer is None else msgspec.msgpack.decode(answer, type=int)


def with_computers(
    work: Callable[[Asking], Awaitable[None]], processes: int = 1, command: Sequence[str] = ()
) -> None:
    """Run *work* with worker processes, and end them afterwards."""

    async def run() -> None:
        computers = Asking(processes, command or (sys.executable, "-c", QUICK))
        try:
            async with asyncio.timeout(5 * SOON):
                await work(computers)
        finally:
            await computers.close()

    asyncio.run(run())


class Hunt:
    """Signals every new worker until it has met a number of them, and notes the failures."""

    def __init__(self, computers: Asking, times: int, number: signal.Signals) -> None:
        self.reasons: list[str] = []
        self._computers = computers
        self._number = number
        self.task = asyncio.create_task(self._hunt(times))

    async def note(self, failure: WorkerFailed) -> None:
        """Note a failure."""
        self.reasons.append(str(failure))

    async def _hunt(self, times: int) -> None:
        met: set[int] = set()
        while len(met) < times:
            for pid in set(self._computers.pids) - met:
                met.add(pid)
                os.kill(pid, self._number)
            await asyncio.sleep(0.001)


class TestWorkersThatFail:
    """They are replaced, the question is asked again, and a caller never waits for ever."""

    @pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
    def test_a_worker_that_dies_or_freezes_while_idle(self, number: signal.Signals) -> None:
        """The next question is answered by another one, of the cards that players have."""

        async def work(computers: Asking) -> None:
            first = await computers.ask_a_player(3)
            hunt = Hunt(computers, 1, number)
            await hunt.task
            await asyncio.sleep(0.1)
            answer = await computers.ask_a_player(3, hunt.note)
            assert len(hunt.reasons) == 1
            while answer is None:  # this machine may be too busy to start one within HEAL_SECONDS
                answer = await computers.ask_a_player(3)
            assert answer == first

        with_computers(work, command=(*COMMAND, thinking.__name__))

    @pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
    @pytest.mark.parametrize("times", [1, 2, 10])
    def test_workers_that_die_or_freeze_under_their_questions(
        self, number: signal.Signals, times: int
    ) -> None:
        """However often it happens, every question ends soon, and afterwards a worker answers again."""

        async def work(computers: Asking) -> None:
            hunt = Hunt(computers, times, number)
            while not hunt.task.done():
                began = time.monotonic()
                assert await computers.ask("slow", 3, hunt.note) in (3, None)
                assert time.monotonic() - began < SOON
            assert hunt.reasons
            while (answer := await computers.ask("slow", 3)) is None:
                pass
            assert answer == 3

        with_computers(work)

    @pytest.mark.parametrize(
        "command",
        [
            ["/no/such/program"],
            [sys.executable, "-c", "raise SystemExit(1)"],
            [sys.executable, "-c", "print('not a message')"],
            [sys.executable, "-c", "import time; time.sleep(600)"],
        ],
    )
    def test_workers_that_cannot_start(self, command: list[str]) -> None:
        """The caller learns soon that there is no answer, every time it asks."""
        reasons: list[str] = []

        async def note(failure: WorkerFailed) -> None:
            reasons.append(str(failure))

        async def work(computers: Asking) -> None:
            for _ in range(3):
                began = time.monotonic()
                assert await computers.ask("quick", 3, note) is None
                assert time.monotonic() - began < SOON
            assert reasons

        with_computers(work, command=command)

    def test_a_player_that_raises(self) -> None:
        """The question would raise again, so it is not repeated; the traceback is reported."""
        reasons: list[str] = []

        async def note(failure: WorkerFailed) -> None:
            reasons.append(str(failure))

        async def work(computers: Asking) -> None:
            assert await computers.ask("raises", 3, note) is None
            assert len(reasons) == 1
            assert "no such level" in reasons[0]

        with_computers(work)

    def test_a_worker_ends_quietly_with_its_server(self) -> None:
        """Nobody reads its answers any more, as after a kill; it says nothing about that."""
        with subprocess.Popen(COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True) as worker:
            assert worker.stdout is not None
            assert worker.stderr is not None
            worker.stdout.close()

            assert worker.wait(SOON) == 0
            assert worker.stderr.read() == ""

    def test_a_frozen_worker_does_not_keep_other_tables_waiting(self) -> None:
        """With one process, questions asked behind one whose worker is frozen are answered."""

        async def work(computers: Asking) -> None:
            await computers.ask("quick", 3)
            for pid in computers.pids:
                os.kill(pid, signal.SIGSTOP)
            async with asyncio.timeout(SOON):
                answers = await asyncio.gather(*[computers.ask("quick", 3) for _ in range(4)])
            assert set(answers) <= {3, None}

        with_computers(work)

    def test_an_endless_question_does_not_keep_other_tables_waiting(self) -> None:
        """A worker that shows signs of life but never answers gives up its place, and is killed at last."""

        async def work(computers: Asking) -> None:
            endless = asyncio.create_task(computers.ask("endless", 3, seconds=10))
            await asyncio.sleep(0.5)
            assert await computers.ask("quick", 3) == 3
            assert not endless.done()
            assert await endless is None

        with_computers(work)

    def test_a_new_worker_may_think_as_long_as_any_other(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Only the wait for a new worker is cut short, not its first answer."""
        monkeypatch.setattr(processes, "HEALING_SECONDS", 0.1)

        async def work(computers: Asking) -> None:
            await computers.ask("quick", 3)
            assert await computers.ask("raises", 3) is None
            await computers.warm()
            while not computers.pids:
                await asyncio.sleep(0.01)
            while (answer := await computers.ask("slow", 3)) is None:
                pass
            assert answer == 3

        with_computers(work)

    def test_a_cancelled_question_leaves_its_worker_usable(self) -> None:
        """As when a player undoes what the computer thinks about."""

        async def work(computers: Asking) -> None:
            await computers.ask("quick", 3)
            before = computers.pids
            thinking = asyncio.create_task(computers.ask("slow", 4))
            await asyncio.sleep(0.1)
            thinking.cancel()
            assert await computers.ask("quick", 5) == 5
            assert computers.pids == before

        with_computers(work)


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
        with slow.engine.begin() as database:
            head = database.execute(select(TABLES.c.header).where(TABLES.c.id == spoilt)).scalar_one()
            other = msgspec.json.encode({**msgspec.json.decode(head), "definitions": "others"})
            later = {"header": other, "opened": now() + 1_000_000}
            database.execute(update(TABLES).where(TABLES.c.id == spoilt).values(later))

        server = start_server()
        guest.address = server.address
        self.until_it_has_answered(server, guest, table, number)


@pytest.mark.parametrize("level", ["gentle", "fair", "strong", "champion"])
def test_every_answer_of_a_level_takes_the_same_time(
    start_server: Serve, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it has a choice, which its hand decides, can't be told from the clock."""
    monkeypatch.setattr(CardGameHost, "is_foregone", lambda *_: False)
    server = start_server(think_seconds=BEAT)
    guest = server.guest()
    client = guest.join(guest.ask("/api/tables", {"seed": "3", "level": level})["table"])
    waits: list[float] = []
    while len(waits) < 3:
        client.until(lambda client: client.question is not None)
        done = client.ask("answer", answers=[0])["number"]
        client.until(lambda client, done=done: client.number == done)
        if client.question is None:
            began = time.monotonic()
            client.receive()
            waits.append(time.monotonic() - began)
    client.close()

    beats = [round(wait / BEAT) for wait in waits]
    quickest = min(beats)  # on a busy machine the others may take longer
    assert PACE.get(level, 1) <= quickest <= 2 * PACE.get(level, 1), beats


@pytest.mark.parametrize("level", ["gentle", "strong", "champion"])
def test_what_everybody_knows_to_be_foregone_is_answered_at_once(
    start_server: Serve, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With beats of ten minutes only such answers come."""
    monkeypatch.setattr(CardGameHost, "is_foregone", lambda *_: True)
    server = start_server(think_seconds=600)
    guest = server.guest()
    client = guest.join(guest.ask("/api/tables", {"seed": "3", "level": level})["table"])
    for _ in range(3):
        client.until(lambda client: client.question is not None)
        client.ask("answer", answers=[0])
    client.close()
