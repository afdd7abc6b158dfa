"""A long game of eight on two servers: the judge is killed again and again, and somebody comes and goes."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import asyncpg
from websockets.exceptions import InvalidHandshake

from everfree.cli.chaos.cluster import Cluster, Part, wait_for_answer
from everfree.cli.check.slap.players import Judged, Player
from everfree.server.client import Guest
from everfree.slap.judge import LONGEST_GATHERING_MS
from everfree.slap.options import Options
from everfree.testing.slap.fairness import Chance

COMPUTERS: Final = 3
STEADY: Final = 3
"""Scripted players who stay; one more is away after a moment, and one connects again and again."""
AWAY_AFTER_SECONDS: Final = 3.0
AGAIN_SECONDS: Final = 2.0
"""How long the restless player stays connected at a time."""
RETRY_SECONDS: Final = 0.1
DOWN_SECONDS: Final = 1.0
"""How long a killed server is away."""
ASK_SECONDS: Final = 0.05
UNJUDGED_SECONDS: Final = 4.0
"""For so long after a kill verdicts are counted apart."""
BEGIN_SECONDS: Final = 60.0
RULING_SECONDS: Final = 60.0
ADDRESS: Final = 'SELECT address FROM judges JOIN gateways ON gateways.id = judges.gateway WHERE "table" = $1'
BEGAN: Final = "SELECT began FROM tables WHERE id = $1"


@dataclass(frozen=True)
class Bounds:
    """What must be kept."""

    replaced_seconds: float = 2.0
    verdict_p99_ms: float = 80.0


@dataclass
class Endured:
    """What was measured."""

    seconds: float = 0.0
    cards: int = 0
    """By how much the version of the pile has grown."""
    longest_pause: float = 0.0
    """Seconds between two changes of the pile."""
    may_pause: float = 0.0
    """How many there may be: the time for a turn, the grace time, the gathering time and a replacement."""
    replaced: list[float] = field(default_factory=list)
    """For each kill: seconds until a judge ruled again."""
    late: list[float] = field(default_factory=list)
    """Milliseconds from the end of a gathering time to the client, for each verdict and steady player."""
    late_unjudged: list[float] = field(default_factory=list)
    """Those of verdicts that were due soon after the judge was killed."""
    returns: int = 0
    """How often the restless player has connected."""
    is_over: bool = False

    def figures(self) -> dict[str, Any]:
        """Return everything as JSON."""
        return {
            "seconds": round(self.seconds, 1),
            "pile_changes": self.cards,
            "longest_pause_ms": round(self.longest_pause * 1000),
            "may_pause_ms": round(self.may_pause * 1000),
            "kills": len(self.replaced),
            "replaced_ms": [round(one * 1000) for one in self.replaced],
            "replaced_p99_ms": round(quantile(self.replaced, 0.99) * 1000),
            "verdicts": len(self.late),
            "verdict_p50_ms": round(quantile(self.late, 0.5)),
            "verdict_p99_ms": round(quantile(self.late, 0.99)),
            "verdicts_after_kills": len(self.late_unjudged),
            "verdict_after_kill_most_ms": round(max(self.late_unjudged, default=0.0)),
            "returns": self.returns,
        }

    def faults(self, bounds: Bounds) -> Iterator[str]:
        """Yield a sentence for each promise that was not kept."""
        if self.longest_pause > self.may_pause:
            yield f"the pile did not change for {self.longest_pause:.1f} s; at most {self.may_pause:.1f} s"
        for one in self.replaced:
            if one > bounds.replaced_seconds:
                yield f"nobody ruled for {one:.2f} s after the judge was killed"
        if quantile(self.late, 0.99) > bounds.verdict_p99_ms:
            yield f"verdicts: p99 {quantile(self.late, 0.99):.0f} ms, at most {bounds.verdict_p99_ms:.0f} ms"
        if not self.late:
            yield "no slap was judged"
        if self.is_over:
            yield f"the match was over after {self.seconds:.0f} s"


def quantile(numbers: list[float], part: float) -> float:
    """Return the number below which this part of them lies; 0 if there are none."""
    return sorted(numbers)[min(len(numbers) - 1, int(len(numbers) * part))] if numbers else 0.0


def endured(
    folder: Path, seconds: float, kills: int, *, bounds: Bounds, options: dict[str, Any] | None = None
) -> Endured:
    """Play for so long on servers of its own, and kill the judge so often."""
    cluster = Cluster(folder, 2, 0)

    async def run() -> Endured:
        try:
            await cluster.open()
            for gateway in cluster.gateways:
                await asyncio.to_thread(wait_for_answer, gateway.address)
            return await LongGame(cluster, seconds, kills, bounds, options or {}).play()
        finally:
            cluster.close()

    return asyncio.run(run())


class LongGame:
    """One table, its players, and who kills its judges."""

    def __init__(
        self, cluster: Cluster, seconds: float, kills: int, bounds: Bounds, options: dict[str, Any]
    ) -> None:
        self._cluster, self._seconds, self._kills = cluster, seconds, kills
        self._found = Endured()
        rules = Options()
        waits = options.get("turn_timeout_ms", rules.turn_timeout_ms) + rules.award_grace_ms
        self._found.may_pause = (waits + LONGEST_GATHERING_MS) / 1000 + bounds.replaced_seconds
        self._options = {"decks": 4, "limit": {"type": "minutes", "minutes": 60}, **options}
        self._version = 0
        self._changed = 0.0
        self._killed = float("-inf")
        self._began = 0.0
        """When the match began, by the monotonic clock."""
        self._replies: dict[tuple[int, str], float] = {}
        """By player and nonce: when a request was answered."""
        self._players: list[Player] = []
        self._places: list[int] = []
        """By player: the number of the server it is at."""

    async def play(self) -> Endured:
        """Play, kill and measure."""
        found = self._found
        guests, table = await asyncio.to_thread(self._open)
        self._database = await asyncpg.connect(self._cluster.postgres.url)
        tasks: list[asyncio.Task[None]] = []
        try:
            began = await self._database.fetchval(BEGAN, table)
            self._began = began / 1000 - (time.time() - time.monotonic())
            for number, guest in enumerate(guests):
                self._players.append(self._player(number, guest, table))
                self._places.append(number % 2)
            lives = [self._stay] * STEADY + [self._be_away, self._come_and_go]
            tasks = [asyncio.create_task(live(number)) for number, live in enumerate(lives)]
            async with asyncio.timeout(BEGIN_SECONDS):
                while self._version < 2:
                    await asyncio.sleep(ASK_SECONDS)
            started = self._changed = time.monotonic()
            first = self._version
            for number in range(self._kills):
                due = started + self._seconds * (number + 1) / (self._kills + 1)
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                await self._kill(table)
            while time.monotonic() < started + self._seconds and not found.is_over:
                await asyncio.sleep(ASK_SECONDS)
            found.longest_pause = max(found.longest_pause, time.monotonic() - self._changed)
            found.seconds, found.cards = time.monotonic() - started, self._version - first
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            await self._database.close()
        for error in ended:
            if isinstance(error, Exception):
                raise error
        return found

    def _open(self) -> tuple[list[Guest], str]:
        addresses = self._cluster.addresses
        guests = [Guest(addresses[number % 2]) for number in range(STEADY + 2)]
        wish = {
            "game": "slap",
            "against": "friend",
            "seats": COMPUTERS + len(guests),
            "computers": COMPUTERS,
            "options": self._options,
        }
        opened = guests[0].ask("/api/tables", wish)
        invite = opened["invite"].partition("#invite=")[2]
        for guest in guests[1:]:
            guest.ask(f"/api/tables/{opened['table']}/seats", {"invite": invite})
        return guests, opened["table"]

    def _player(self, number: int, guest: Guest, table: str) -> Player:
        is_steady = number < STEADY
        return Player(
            "",
            table,
            guest,
            Chance(f"long {number}"),
            pause=Options().min_play_interval_ms / 1000,
            on_verdict=self._time if is_steady else lambda judged: None,
            on_view=self._look if is_steady else lambda game: None,
            on_reply=partial(self._answered, number),
        )

    # What players do.

    async def _stay(self, number: int) -> None:
        """Stay at the table, and come back when a server dies."""
        while not self._found.is_over:
            await self._connect(number)

    async def _be_away(self, number: int) -> None:
        """Leave after a moment, for good."""
        with suppress(TimeoutError):
            async with asyncio.timeout(AWAY_AFTER_SECONDS):
                await self._stay(number)

    async def _come_and_go(self, number: int) -> None:
        """Close the socket again and again, and come back at once."""
        while not self._found.is_over:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_SECONDS):
                    await self._connect(number)
            self._found.returns += 1

    async def _connect(self, number: int) -> None:
        """Play at a server until the socket closes; try the other one next, as a balancer would."""
        self._players[number].address = self._cluster.addresses[self._places[number]]
        with suppress(OSError, InvalidHandshake):
            await self._players[number].play()
        self._places[number] = 1 - self._places[number]
        await asyncio.sleep(RETRY_SECONDS)

    # What is measured.

    def _look(self, game: dict[str, Any]) -> None:
        """Note when the pile changes, whoever sees it first."""
        self._found.is_over |= game["winners"] is not None
        if game["version"] > self._version:
            now = time.monotonic()
            if self._changed:
                self._found.longest_pause = max(self._found.longest_pause, now - self._changed)
            self._version, self._changed = game["version"], now

    def _answered(self, number: int, reply: dict[str, Any]) -> None:
        self._replies[number, reply["nonce"]] = time.monotonic()

    def _time(self, judged: Judged) -> None:
        """Note how late a verdict reached a client; all run on one machine, with one clock."""
        due = self._began + judged.at / 1000
        is_unjudged = self._killed - 1 < due < self._killed + UNJUDGED_SECONDS
        late = self._found.late_unjudged if is_unjudged else self._found.late
        late.append((judged.received - due) * 1000)

    async def _kill(self, table: str) -> None:
        """Kill the judge, wait until another one rules, start the server again, and send its players back."""
        judge = await self._judge(table)
        other = 1 - self._cluster.gateways.index(judge)
        async with asyncio.timeout(RULING_SECONDS):
            while not (there := [number for number in range(STEADY) if self._is_at(number, other)]):
                await asyncio.sleep(ASK_SECONDS)
        await asyncio.to_thread(judge.kill)
        self._killed = time.monotonic()
        asked = (there[0], self._players[there[0]].ask_for_ruling())
        async with asyncio.timeout(RULING_SECONDS):
            while asked not in self._replies:
                await asyncio.sleep(ASK_SECONDS)
        self._found.replaced.append(self._replies[asked] - self._killed)
        await asyncio.sleep(DOWN_SECONDS)
        judge.start()
        await asyncio.to_thread(wait_for_answer, judge.address)
        for number, player in enumerate(self._players):
            if self._places[number] != number % 2:  # so that both servers have players again
                await player.leave()

    def _is_at(self, number: int, server: int) -> bool:
        return self._places[number] == server and self._players[number].is_connected

    async def _judge(self, table: str) -> Part:
        """Return the server that judges."""
        address = await self._database.fetchval(ADDRESS, table)
        return next(one for one in self._cluster.gateways if one.address == address)
