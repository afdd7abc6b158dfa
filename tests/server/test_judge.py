"""In which order and at which times a judge carries out what happens."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from everfree.server.bus import Forwarded, Judging, News
from everfree.server.hosting import NoPlans
from everfree.server.judging.docket import Docket
from everfree.server.judging.judge import Judge
from everfree.server.storage.match_logs import NotTheJudge
from everfree.slap.commands import Slap
from everfree.slap.table import KIND
from everfree.table.commands import TABLE, Answer, Command, Tick

BEGAN = 1_000_000
"""When the match began, by the database's clock."""


class Plan(NoPlans):
    """A computer that does one thing."""

    def __init__(self, planned: Command | None) -> None:
        self._planned = planned

    def next(self) -> Command | None:  # type: ignore[override]
        """Return it."""
        return self._planned

    def drop(self, command: Command) -> None:
        """Forget it."""
        assert command is self._planned
        self._planned = None


class Table:
    """A room whose game has something due, and ends after a number of commands."""

    def __init__(self, now: int, due: int | None, ends_after: int, planned: Command | None = None) -> None:
        """Begin *now* milliseconds after the beginning of the match."""
        self.due: int | None = due
        self.ends_after = ends_after
        self.log: list[Command] = [Tick(TABLE, at=10)]
        self.lock = asyncio.Lock()
        self.record = SimpleNamespace(id="t", began=BEGAN, chairs=())
        self.services = SimpleNamespace(now=lambda: BEGAN + now)
        self.host = SimpleNamespace(
            kind=KIND, planner=lambda header, computers: Plan(planned), ready=lambda game: None
        )
        self.docket = Docket(cast(Any, self))
        self.sent: list[Forwarded] = []
        """What players send again when they hear of the judge."""

    @property
    def number(self) -> int:
        """How many commands there are."""
        return len(self.log)

    def outcome(self) -> bool | None:
        """Tell whether the game is over."""
        return True if len(self.log) > self.ends_after else None

    def seated(self) -> Any:
        """Return the replica."""
        game = SimpleNamespace(due=lambda: self.due, outcome=self.outcome)
        return SimpleNamespace(
            game=game, match=SimpleNamespace(log=SimpleNamespace(header=None, commands=self.log))
        )

    async def catch_up(self) -> None:
        """Read the log."""

    async def publish(self, news: News) -> None:
        """Deliver what players send, a while after they heard of the judge."""
        if isinstance(news, Judging):
            loop = asyncio.get_running_loop()
            for one in self.sent:
                loop.call_later(0.05, lambda one=one: loop.create_task(self.docket.receive(one)))  # type: ignore[misc]

    async def commit(self, seat: int, nonce: str, command: Command, **_how: Any) -> int:
        """Append a command."""
        if isinstance(command, Tick):
            self.due = None
        self.log.append(command)
        return len(self.log) - 1


def judged(table: Table) -> list[Command]:
    """Let a judge preside until the game is over; return what it carried out."""

    async def run() -> None:
        async with asyncio.timeout(5):
            await Judge(cast(Any, table), 1).preside()

    asyncio.run(run())
    return table.log[1:]


def forwarded(nonce: str, age: int) -> Forwarded:
    """Return a slap that arrived so many milliseconds ago."""
    return Forwarded(0, nonce, "", msgspec.json.encode(Slap(0, 1, 300)), age)


def test_what_was_sent_to_the_judge_before_is_heard_first() -> None:
    """At its time, although the clock had something due since; a little more has passed on the way."""
    table = Table(now=5000, due=4500, ends_after=2)
    table.sent = [forwarded("a", 1000)]
    slap, tick = judged(table)

    assert isinstance(slap, Slap)
    assert 4000 <= slap.at < 4400
    assert tick == Tick(TABLE, at=4500)


def test_what_is_due_before_goes_first() -> None:
    """And everything at its own time, in order."""
    table = Table(now=5000, due=3000, ends_after=4, planned=Answer(1, (0,), at=3500))
    table.sent = [forwarded("late", 1000), forwarded("early", 1400)]
    done = judged(table)

    assert done[:2] == [Tick(TABLE, at=3000), Answer(1, (0,), at=3500)]
    assert [3600 <= done[2].at < 4000, 4000 <= done[3].at < 4400] == [True, True]


def test_time_does_not_go_back() -> None:
    """A command that arrived before the last one was stored has the time of the last one."""
    table = Table(now=20, due=None, ends_after=1)
    table.sent = [forwarded("a", 10_000)]

    assert judged(table)[0].at == 10


def test_nothing_happens_before_it_is_due() -> None:
    """The judge waits for the moment."""
    began = time.monotonic()
    assert judged(Table(now=100, due=600, ends_after=1)) == [Tick(TABLE, at=600)]
    assert time.monotonic() - began > 0.4


def test_a_judge_that_was_replaced_ends() -> None:
    """And takes nothing any more."""

    class Replaced(Table):
        async def commit(self, seat: int, nonce: str, command: Command, **_how: Any) -> int:
            raise NotTheJudge

    table = Replaced(now=5000, due=1000, ends_after=1)
    assert judged(table) == []
    assert table.docket.judge_number == 0
