"""Questions of computers as jobs: one worker a question, anywhere; that of a dead worker is offered again."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import pytest
from typer.testing import CliRunner

from everfree.cli.app import app
from everfree.cli.check.databases import NATS
from everfree.cli.check.served import Served
from everfree.server.client import Guest
from everfree.server.computers.processes import Computers, OnFailure, Question, ignore
from everfree.server.computers.queue import (
    ASKED_BEFORE_SECONDS,
    MOST_OF_ONE_OWNER,
    SILENT_SECONDS,
    QueuedComputers,
    QueueWorker,
    ThinkingQueue,
)
from everfree.server.computers.worker_process import WorkerFailed
from everfree.server.faults import Faults
from everfree.server.nats_link import NatsLink

Start = Callable[..., Served]


@contextmanager
def worker(prefix: str) -> Iterator[subprocess.Popen[str]]:
    """Give a worker in a process of its own that is ready for questions."""
    command = [sys.executable, "-m", "everfree", "worker", "--nats", NATS, "--prefix", prefix]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "Ready for questions.\n"
    yield process
    process.terminate()
    process.communicate(timeout=30)


def test_a_worker_elsewhere_answers(start_gateway: Start) -> None:
    """The gateway has no process for computers, and nobody is told of trouble."""
    gateway = start_gateway(processes=0)
    with worker(gateway.services["prefix"]):
        guest = gateway.guest()
        client = guest.join(guest.ask("/api/tables", {"seed": "3", "level": "gentle"})["table"])
        for _ in range(12):
            client.until(lambda client: client.question is not None)
            assert "trouble" not in client.view
            done = client.ask("answer", answers=[0])["number"]
            client.until(lambda client, done=done: client.number >= done)
        client.close()
    assert gateway.worker_pids == []


class Recorder(Computers):
    """Processes that answer what a test says."""

    def __init__(self, answer: Callable[[Question, OnFailure], Awaitable[bytes | None]]) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        self._say = answer

    async def answer(self, question: Question, on_failure: OnFailure = ignore) -> bytes | None:
        """Remember the question, and answer it."""
        self.asked.append(question.id)
        return await self._say(question, on_failure)


async def seven(_question: Question, _on_failure: OnFailure) -> bytes:
    """Answer."""
    return b"7"


def asked(number: int, owner: str = "g") -> Question:
    """Return a question."""
    return Question(f"match-{number}", owner, "thinker", b"?", 1.0)


class Bench:
    """Gateways and workers in one process, each with connections of its own."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._links: list[NatsLink] = []
        self._workers: list[QueueWorker] = []
        self.faults = Faults()

    def queue(self, build: str = "build") -> ThinkingQueue:
        """Return the queue of a build over a link of its own."""
        self._links.append(NatsLink(NATS, self.faults, hears_itself=False))
        return ThinkingQueue(self._links[-1], self._prefix, build)

    async def gateway(self, build: str = "build") -> QueuedComputers:
        """Return a gateway without workers."""
        queue = self.queue(build)
        await queue.link.open()
        made = QueuedComputers(queue, self.faults, None)
        await made.open()
        return made

    async def worker(self, computers: Computers, build: str = "build") -> QueueWorker:
        """Return a worker that takes jobs."""
        made = QueueWorker(self.queue(build), computers, self.faults, 1)
        await made.start()
        self._workers.append(made)
        return made

    async def cut_last_link(self) -> None:
        """Close the link that was made last, as if its process had died."""
        await self._links[-1].close()

    async def close(self) -> None:
        """Stop everything."""
        for one in self._workers:
            await one.close()
        for link in self._links:
            await link.close()


@pytest.fixture
def run(postgres: str) -> Callable[[Callable[[Bench], Awaitable[None]]], None]:
    """Give what runs a test in an event loop, with a bench of its own."""
    prefix = f"test-{os.urandom(6).hex()}"

    def run(test: Callable[[Bench], Awaitable[None]]) -> None:
        async def whole() -> None:
            bench = Bench(prefix)
            try:
                async with asyncio.timeout(60):
                    await test(bench)
            finally:
                await bench.close()

        asyncio.run(whole())

    return run


Run = Callable[[Callable[[Bench], Awaitable[None]]], None]


def test_two_gateways_with_one_match_ask_once(run: Run) -> None:
    """Both are told the answer."""

    async def test(bench: Bench) -> None:
        one, two = await bench.gateway(), await bench.gateway()
        recorder = Recorder(seven)
        asking = [asyncio.create_task(gateway.answer(asked(1))) for gateway in (one, two)]
        await asyncio.sleep(0.5)
        await bench.worker(recorder)

        assert await asyncio.gather(*asking) == [b"7", b"7"]
        assert recorder.asked == ["match-1"]

    run(test)


def test_the_question_of_a_dead_worker_is_offered_again(run: Run) -> None:
    """After it was silent for a while, to another one."""

    async def test(bench: Bench) -> None:
        gateway, began = await bench.gateway(), asyncio.Event()

        async def never(_question: Question, _on_failure: OnFailure) -> bytes:
            began.set()
            await asyncio.sleep(600)
            return b"0"

        await bench.worker(Recorder(never))
        asking = asyncio.create_task(gateway.answer(asked(1)))
        await began.wait()
        await bench.cut_last_link()
        recorder = Recorder(seven)
        await bench.worker(recorder)

        assert await asking == b"7"
        assert recorder.asked == ["match-1"]

    run(test)


def test_an_answer_that_nobody_heard_is_asked_for_again(run: Run) -> None:
    """The gateway that asked first has been replaced; the next one need not wait until it gives up."""

    async def test(bench: Bench) -> None:
        recorder = Recorder(seven)
        await bench.worker(recorder)
        assert await (await bench.gateway()).answer(asked(1)) == b"7"

        async with asyncio.timeout(ASKED_BEFORE_SECONDS + 1.5):
            assert await (await bench.gateway()).answer(asked(1)) == b"7"
        assert recorder.asked == ["match-1", "match-1"]

    run(test)


def test_a_worker_that_stops_leaves_its_question_to_others_at_once(run: Run) -> None:
    """Nobody waits until it has been silent for long enough."""

    async def test(bench: Bench) -> None:
        gateway, began = await bench.gateway(), asyncio.Event()

        async def never(_question: Question, _on_failure: OnFailure) -> bytes:
            began.set()
            await asyncio.sleep(600)
            return b"0"

        stopping = await bench.worker(Recorder(never))
        recorder = Recorder(seven)
        asking = asyncio.create_task(gateway.answer(asked(1)))
        await began.wait()
        await bench.worker(recorder)
        await stopping.close()

        async with asyncio.timeout(SILENT_SECONDS - 1):
            assert await asking == b"7"

    run(test)


def test_a_question_is_answered_by_a_worker_of_its_build(run: Run) -> None:
    """Another one has other rules or other cards, even if it has nothing else to do."""

    async def test(bench: Bench) -> None:
        old, new = Recorder(seven), Recorder(seven)
        await bench.worker(new, "new")
        asking = asyncio.create_task((await bench.gateway("old")).answer(asked(1)))
        await asyncio.sleep(1)
        assert (new.asked, asking.done()) == ([], False)
        await bench.worker(old, "old")

        assert await asking == b"7"
        assert (old.asked, new.asked) == (["match-1"], [])

    run(test)


def test_without_workers_the_table_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while there is no answer, and the caller gives one without thought."""
    monkeypatch.setattr("everfree.server.computers.queue.QUEUE_SECONDS", 0.5)

    async def test(bench: Bench) -> None:
        failures: list[WorkerFailed] = []

        async def note(failure: WorkerFailed) -> None:
            failures.append(failure)

        assert await (await bench.gateway()).answer(asked(1), note) is None
        assert len(failures) == 1

    run(test)


def test_a_failing_process_is_told_of(run: Run) -> None:
    """The gateway hears of it before the answer, so that its players read why they wait."""

    async def test(bench: Bench) -> None:
        gateway, failures = await bench.gateway(), []

        async def fails_first(_question: Question, on_failure: OnFailure) -> bytes:
            await on_failure(WorkerFailed("died"))
            return b"7"

        async def note(failure: WorkerFailed) -> None:
            failures.append(str(failure))

        await bench.worker(Recorder(fails_first))
        assert await gateway.answer(asked(1), note) == b"7"
        assert failures == ["died"]

    run(test)


def test_one_guest_does_not_fill_the_queue(run: Run) -> None:
    """A guest with many tables has few questions in the queue; another guest's comes next."""

    async def test(bench: Bench) -> None:
        gateway, recorder = await bench.gateway(), Recorder(seven)
        many = [asyncio.create_task(gateway.answer(asked(number, "greedy"))) for number in range(6)]
        await asyncio.sleep(0.3)
        other = asyncio.create_task(gateway.answer(asked(99, "patient")))
        await asyncio.sleep(0.3)
        await bench.worker(recorder)

        assert await asyncio.gather(*many, other) == [b"7"] * 7
        assert recorder.asked.index("match-99") == MOST_OF_ONE_OWNER

    run(test)


def test_a_killed_worker_process_costs_no_answer(start_gateway: Start) -> None:
    """The computer goes on answering with the worker that is left."""
    gateway = start_gateway(processes=0)
    prefix = gateway.services["prefix"]
    with worker(prefix) as dies, worker(prefix):
        guest: Guest = gateway.guest()
        client = guest.join(guest.ask("/api/tables", {"seed": "3", "level": "gentle"})["table"])
        for step in range(8):
            if step == 3:
                os.kill(dies.pid, signal.SIGKILL)
            client.until(lambda client: client.question is not None)
            done = client.ask("answer", answers=[0])["number"]
            client.until(lambda client, done=done: client.number >= done)
        client.close()


def test_one_machine_needs_a_process() -> None:
    """Without workers elsewhere a server has to think itself."""
    said = CliRunner().invoke(app, ["serve", "--local", "--processes", "0"])

    assert said.exit_code == 2
    assert "--processes 0" in said.output
