"""Questions of computer players as jobs: a JetStream work queue between gateways and workers.

A gateway that has a computer's question puts it into the queue under the id of its match and number, so that
several gateways with the same match put it there once. A worker takes it, shows that it is alive while it
works, and tells every gateway the answer. A job whose worker died is offered again. Workers answer only
questions of their own build: the same rules and the same cards.
"""

import asyncio
import secrets
from collections import defaultdict
from contextlib import suppress
from typing import Final

import msgspec
import nats
from nats.aio.msg import Msg
from nats.js import JetStreamContext
from nats.js.api import AckPolicy, ConsumerConfig, RetentionPolicy, StorageType, StreamConfig

from everfree.server.computers.processes import Computers, OnFailure, Question, ignore
from everfree.server.computers.worker_process import WorkerFailed
from everfree.server.faults import Faults
from everfree.server.nats_link import NatsLink

ALIVE_SECONDS: Final = 1.0
"""How often a worker shows that it is alive."""
SILENT_SECONDS: Final = 3.0
"""A job whose worker was silent for so long is offered again."""
MOST_OFFERS: Final = 3
FORGOTTEN_SECONDS: Final = 3600.0
"""NATS forgets a build whose workers have asked for no job for so long."""
KEPT_SECONDS: Final = 60
"""How long a job is kept, and its id refused a second time."""
ASKED_BEFORE_SECONDS: Final = 1.0
"""After so long without an answer a question that another gateway has asked before is asked again.

That gateway may have been replaced, and the answer told when nobody listened.
"""
QUEUE_SECONDS: Final = 5.0
"""How long a question may wait for a worker beside the time it takes; then it is answered without thought."""
WORKERS: Final = "workers-"
"""What the name by which NATS knows the workers of a build begins with."""
MOST_OF_ONE_OWNER: Final = 2
"""How many questions of one person a gateway has in the queue at a time, so that others get their turn."""


class Thought(msgspec.Struct, frozen=True, tag="thought"):
    """The answer of a worker."""

    answer: bytes


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A worker process failed; the job may be offered again."""

    reason: str


DECODER: Final = msgspec.msgpack.Decoder(Thought | Failed)


class ThinkingQueue:
    """The queue as both sides see it."""

    def __init__(self, link: NatsLink, prefix: str, build: str) -> None:
        """Use the queue of a deployment for questions of one *build* (`builds.py`)."""
        self.link, self._prefix, self.build = link, prefix, build

    @property
    def jobs(self) -> str:
        """The subject of jobs for workers of this build."""
        return f"{self._prefix}.jobs.{self.build}"

    @property
    def stream(self) -> str:
        """The name of the queue."""
        return f"{self._prefix}-jobs"

    def answers(self, question: str) -> str:
        """Return the subject of what workers tell about a question."""
        return f"{self._prefix}.answers.{question}"

    async def open(self) -> JetStreamContext:
        """Create the queue, if no other process has."""
        queue = self.link.client.jetstream()
        await queue.add_stream(
            StreamConfig(
                name=self.stream,
                subjects=[f"{self._prefix}.jobs.*"],
                retention=RetentionPolicy.WORK_QUEUE,
                storage=StorageType.MEMORY,
                max_age=KEPT_SECONDS,
                duplicate_window=KEPT_SECONDS,
            )
        )
        return queue


class QueuedComputers:
    """Computer players whose workers may run on any machine; the gateway's side."""

    def __init__(self, queue: ThinkingQueue, faults: Faults, worker: "QueueWorker | None") -> None:
        """Put questions into *queue*; *worker* works on it in this process."""
        self._queue, self._faults, self._worker = queue, faults, worker
        self._places: defaultdict[str, asyncio.Semaphore] = defaultdict(
            lambda: asyncio.Semaphore(MOST_OF_ONE_OWNER)
        )
        self._context: JetStreamContext | None = None

    @property
    def pids(self) -> list[int]:
        """The ids of the worker processes here."""
        return [] if self._worker is None else self._worker.computers.pids

    async def warm(self) -> None:
        """Start a worker process here, so that the first question does not wait for it."""
        if self._worker is not None:
            await self._worker.computers.warm()

    async def open(self) -> None:
        """Create the queue and begin to work on it."""
        self._context = await self._queue.open()
        if self._worker is not None:
            await self._worker.start()

    async def close(self) -> None:
        """Stop the worker in this process; its jobs are offered to others."""
        if self._worker is not None:
            await self._worker.close()

    async def queue_length(self) -> int:
        """Return how many questions of all gateways have no answer yet."""
        assert self._context is not None
        return (await self._context.stream_info(self._queue.stream)).state.messages

    async def other_workers(self) -> list[str]:
        """Return the builds, but this one, whose workers wait for questions."""
        assert self._context is not None
        found = [one for one in await self._context.consumers_info(self._queue.stream) if one.num_waiting]
        builds = [(one.config.durable_name or "").removeprefix(WORKERS) for one in found]
        return [build for build in builds if build != self._queue.build]

    async def answer(self, question: Question, on_failure: OnFailure = ignore) -> bytes | None:
        """Return the answer to a question; None if no worker gave one in time."""
        async with self._places[question.owner]:
            try:
                async with asyncio.timeout(QUEUE_SECONDS + question.seconds):
                    return await self._ask(question, on_failure)
            except (TimeoutError, nats.errors.Error) as error:
                if isinstance(error, nats.errors.Error):
                    self._faults.record("bus", error, request="question")
                await on_failure(WorkerFailed(f"no worker answered: {error!r}"))
                return None

    async def _ask(self, question: Question, on_failure: OnFailure) -> bytes:
        """Put a question into the queue and wait for its answer."""
        answers = await self._queue.link.client.subscribe(self._queue.answers(question.id))
        try:
            await self._queue.link.client.flush()  # NATS knows of it before a worker can answer
            was_asked = await self._put(question, f"{self._queue.build}-{question.id}")
            patience = ASKED_BEFORE_SECONDS if was_asked else None
            while True:
                try:
                    message = await answers.next_msg(timeout=patience)
                except nats.errors.TimeoutError:  # it was answered before this process listened
                    await self._put(question, secrets.token_hex(8))
                    patience = None
                    continue
                told = DECODER.decode(message.data)
                if isinstance(told, Thought):
                    return told.answer
                await on_failure(WorkerFailed(told.reason))
        finally:
            await answers.unsubscribe()

    async def _put(self, question: Question, job: str) -> bool:
        """Put a question into the queue unless the id of its *job* was used before; return whether it was."""
        assert self._context is not None
        put = await self._context.publish(
            self._queue.jobs, msgspec.msgpack.encode(question), headers={"Nats-Msg-Id": job}
        )
        return bool(put.duplicate)


class QueueWorker:
    """Takes jobs from the queue, over a link of its own, and has them answered by processes of its own."""

    def __init__(self, queue: ThinkingQueue, computers: Computers, faults: Faults, at_once: int) -> None:
        """Work on so many jobs *at_once*."""
        self.computers = computers
        self._queue, self._faults, self._at_once = queue, faults, at_once
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Connect, and begin to take jobs."""
        await self._queue.link.open()
        context = await self._queue.open()
        self._tasks = [asyncio.create_task(self._work_forever(context)) for _ in range(self._at_once)]

    async def close(self) -> None:
        """Stop; a job that is not done is offered to another worker."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.computers.close()
        await self._queue.link.close()

    async def _work_forever(self, context: JetStreamContext) -> None:
        while True:
            try:
                await self._work(context)
            except Exception as error:  # noqa: BLE001 - NATS may be away; the queue is still there later
                self._faults.record("bus", error, request="worker")
                await asyncio.sleep(ALIVE_SECONDS)

    async def _work(self, context: JetStreamContext) -> None:
        jobs = await context.pull_subscribe(
            self._queue.jobs,
            durable=f"{WORKERS}{self._queue.build}",
            stream=self._queue.stream,
            config=ConsumerConfig(
                ack_policy=AckPolicy.EXPLICIT,
                ack_wait=SILENT_SECONDS,
                max_deliver=MOST_OFFERS,
                inactive_threshold=FORGOTTEN_SECONDS,
            ),
        )
        while True:
            try:
                (job,) = await jobs.fetch(1, timeout=5)
            except TimeoutError:
                continue
            await self._answer(job)

    async def _answer(self, job: Msg) -> None:
        question = msgspec.msgpack.decode(job.data, type=Question)
        alive = asyncio.create_task(_show_life(job))

        async def tell(failure: WorkerFailed) -> None:
            await self._tell(question, Failed(str(failure)))

        try:
            answer = await self.computers.answer(question, tell)
        except asyncio.CancelledError:  # this worker stops: another one need not wait for its silence
            with suppress(nats.errors.Error):
                await job.nak()
            raise
        finally:
            alive.cancel()
        if answer is None:
            await job.nak()
        else:
            await self._tell(question, Thought(answer))
            await job.ack()

    async def _tell(self, question: Question, told: Thought | Failed) -> None:
        await self._queue.link.client.publish(self._queue.answers(question.id), msgspec.msgpack.encode(told))


async def _show_life(job: Msg) -> None:
    while True:
        await asyncio.sleep(ALIVE_SECONDS)
        await job.in_progress()
