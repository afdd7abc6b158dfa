"""Commands on their way to a judge in another process."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from everfree.server.bus import Forwarded, Judging, News, Ruled
from everfree.server.judging import docket as dockets
from everfree.server.judging.docket import Case, Docket
from everfree.server.refusals import RequestRefused
from everfree.slap.commands import Slap
from everfree.slap.table import KIND
from everfree.telling.said import said

SLAP = Slap(2, 7, 300)


class Wire:
    """A bus between dockets of one table, each in a process of its own; it can lose news."""

    def __init__(self) -> None:
        self.dockets: list[Docket] = []
        self.news: list[News] = []
        self.lost: tuple[type[Any], ...] = ()

    def docket(self) -> Docket:
        """Return the docket of another process."""
        room: Any = SimpleNamespace(publish=self.publish, host=SimpleNamespace(kind=KIND), is_over=False)
        self.dockets.append(Docket(room))
        return self.dockets[-1]

    async def publish(self, news: News) -> None:
        """Deliver what NATS would deliver."""
        self.news.append(news)
        if not isinstance(news, self.lost):
            read = msgspec.msgpack.decode(msgspec.msgpack.encode(news), type=News)
            for docket in self.dockets:
                await docket.receive(cast(Any, read))


def case(seconds_ago: float = 0.0) -> Case:
    """Return a slap that arrived so many seconds ago."""
    return Case(2, "nonce", "hash", SLAP, time.monotonic() - seconds_ago)


async def heard(judge: Docket) -> Case:
    """Wait until something is before the judge, and return it."""
    while (first := judge.first()) is None:
        await asyncio.sleep(0.01)
    return first


def test_the_judge_knows_when_it_arrived() -> None:
    """At the process that received it, however long it took from there."""

    async def run() -> None:
        wire = Wire()
        here, there = wire.docket(), wire.docket()
        there.open(1)
        sent = case(seconds_ago=0.7)
        asked = asyncio.create_task(here.ask(sent))
        found = await heard(there)
        assert (found.seat, found.nonce, found.request, found.command) == (2, "nonce", "hash", SLAP)
        assert abs(found.arrived - sent.arrived) < 0.1
        await there.rule(found, Ruled(2, "nonce", 41))
        assert await asked == Ruled(2, "nonce", 41)
        assert there.first() is None

    asyncio.run(run())


def test_a_refusal_brings_its_reason() -> None:
    """Over the bus, too."""

    async def run() -> None:
        wire = Wire()
        here, there = wire.docket(), wire.docket()
        there.open(1)
        asked = asyncio.create_task(here.ask(case()))
        await there.rule(await heard(there), Ruled(2, "nonce", reason=said("slap-refused-banned")))
        assert (await asked).reason == said("slap-refused-banned")

    asyncio.run(run())


def test_it_is_sent_again_as_soon_as_somebody_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """To another process, or to a judge in the own one; it is before the judge once."""
    monkeypatch.setattr(dockets, "AGAIN_SECONDS", 60.0)

    async def run(judge: int) -> None:
        wire = Wire()
        dockets_ = [wire.docket(), wire.docket()]
        asked = asyncio.create_task(dockets_[0].ask(case(seconds_ago=0.2)))
        await asyncio.sleep(0.05)
        dockets_[judge].open(2)
        await wire.publish(Judging())
        found = await heard(dockets_[judge])
        assert time.monotonic() - found.arrived > 0.2
        await dockets_[judge].rule(found, Ruled(2, "nonce", 3))
        assert (await asked).number == 3

    for judge in (0, 1):
        asyncio.run(run(judge))


def test_what_got_lost_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until there is a ruling; if there is none for long, the player is told."""
    monkeypatch.setattr(dockets, "AGAIN_SECONDS", 0.05)
    monkeypatch.setattr(dockets, "PATIENCE_SECONDS", 0.5)

    async def run() -> None:
        wire = Wire()
        here, there = wire.docket(), wire.docket()
        there.open(1)
        wire.lost = (Ruled,)
        asked = asyncio.create_task(here.ask(case()))
        await there.rule(await heard(there), Ruled(2, "nonce", 9))
        wire.lost = ()
        await there.rule(await heard(there), Ruled(2, "nonce", 9))
        assert (await asked).number == 9
        wire.lost = (Forwarded,)
        with pytest.raises(RequestRefused, match="table-not-stored"):
            await here.ask(case())

    asyncio.run(run())


def test_a_judge_hears_the_earliest_first() -> None:
    """Whatever came over the bus first; and it is not asked when it stopped judging."""

    async def run() -> None:
        wire = Wire()
        there = wire.docket()
        there.open(1)
        for nonce, age in (("late", 5), ("early", 90), ("middle", 40)):
            await wire.publish(Forwarded(2, nonce, "", msgspec.json.encode(SLAP), age))
        order = []
        while (found := there.first()) is not None:
            order.append(found.nonce)
            await there.rule(found, Ruled(2, found.nonce, 0))
        assert order == ["early", "middle", "late"]
        there.close()
        await wire.publish(Forwarded(2, "later", "", msgspec.json.encode(SLAP), 1))
        assert there.first() is None

    asyncio.run(run())
