"""The commands of players on their way to the judge of a real-time table, and the rulings on their way back.

A message on the bus may get lost, and a judge may die. So a command is sent again until there is a ruling;
its nonce is unique in the log, so nothing is done twice. It carries how long ago it arrived, so that waiting
for another judge does not make a player slower.
"""

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from everfree.server.bus import Forwarded, JudgeNews, Judging, Measured, Ruled
from everfree.server.refusals import RequestRefused
from everfree.table.commands import Command
from everfree.table.game import Refused
from everfree.table.log import decoder_of
from everfree.telling.said import Said

if TYPE_CHECKING:
    from everfree.server.tables.room import Room

AGAIN_SECONDS: Final = 0.5
"""After this time without a ruling a command is sent again."""
PATIENCE_SECONDS: Final = 6.0
"""After this time the player is told that the command could not be stored."""


@dataclass(frozen=True)
class Case:
    """A player's command, before the judge."""

    seat: int
    nonce: str
    request: str
    command: Command
    arrived: float
    """When a server received it, by the monotonic clock of this process."""
    guest: str = ""
    """Id of a spectator, who has no seat yet; nonces are the guest's own."""
    link: tuple[int, int] | None = None
    """Round trip and jitter of the spectator's connection, if they were measured."""

    @property
    def key(self) -> "Key":
        return self.guest or self.seat, self.nonce

    def ruled(self, number: int = -1, reason: Said | None = None) -> Ruled:
        """Return the ruling on it."""
        return Ruled(self.seat, self.nonce, number, reason, self.guest)


Key = tuple[int | str, str]
"""The seat of a player or the id of a spectator, and the nonce."""


class Docket:
    """What waits for the judge of one table, in this process."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.judge_number = 0
        """The number of the judge in this process; 0 if the judge is elsewhere."""
        self._rulings: dict[Key, asyncio.Future[Ruled]] = {}
        """What people in this process wait for."""
        self._new_judge: asyncio.Future[None] | None = None
        """Done as soon as another process begins to judge."""
        self._cases: dict[Key, Case] = {}
        """What the judge in this process has not ruled on yet."""
        self._links: dict[int, tuple[int, int]] = {}
        """By seat: round trip and jitter as last measured, for the judge in this process."""
        self._something = asyncio.Event()
        """Set while the judge has something to look at."""

    # For players.

    async def ask(self, case: Case) -> Ruled:
        """Have the judge rule on a command, wherever it is.

        Raise `Refused` if the match is over, and `RequestRefused` if there is no judge.
        """
        loop = asyncio.get_running_loop()
        ruling = self._rulings.setdefault(case.key, loop.create_future())
        until = loop.time() + PATIENCE_SECONDS
        try:
            while not ruling.done() and loop.time() < until:
                if self._room.is_over:
                    return self._after_the_end(case)
                if self._new_judge is None or self._new_judge.done():
                    self._new_judge = loop.create_future()
                await self._submit(case)
                await asyncio.wait(
                    (ruling, self._new_judge), timeout=AGAIN_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
            if ruling.done():
                return ruling.result()
            raise RequestRefused("table-not-stored", 503)
        finally:
            self._rulings.pop(case.key, None)

    def _after_the_end(self, case: Case) -> Ruled:
        """Return what was done with a command before the match ended: no judge rules on it any more."""
        seat = self._room.seat_of(case.guest) if case.guest else case.seat
        done = None if seat is None else self._room.done_before(seat, case.nonce, case.request)
        if done is None:
            raise Refused("game-over")
        return case.ruled(done)

    async def _submit(self, case: Case) -> None:
        if self.judge_number:
            self._hear(case)
            return
        age = round((time.monotonic() - case.arrived) * 1000)
        command = msgspec.json.encode(case.command)
        sent = Forwarded(case.seat, case.nonce, case.request, command, age, case.guest, case.link)
        await self._room.publish(sent)

    async def measured(self, seat: int, round_trip: int, jitter: int) -> None:
        """Tell the judge how long the connection of a seat takes; it does not matter if that gets lost."""
        await self._room.publish(Measured(seat, round_trip, jitter))

    async def receive(self, news: JudgeNews) -> None:
        """Take what came over the bus, from this process or another."""
        if isinstance(news, Ruled):
            waiting = self._rulings.get((news.guest or news.seat, news.nonce))
            if waiting is not None and not waiting.done():
                waiting.set_result(news)
        elif isinstance(news, Judging):
            if self._new_judge is not None and not self._new_judge.done():
                self._new_judge.set_result(None)
        elif not self.judge_number:
            return
        elif isinstance(news, Measured):
            self._links[news.seat] = (news.round_trip, news.jitter)
            self._something.set()
        else:
            command: Command = decoder_of(self._room.host.kind.from_seats).decode(news.command)
            arrived = time.monotonic() - news.age / 1000
            self._hear(Case(news.seat, news.nonce, news.request, command, arrived, news.guest, news.link))

    # For the judge.

    def open(self, number: int) -> None:
        """Begin to take what is sent to the judge, which has this number."""
        self.judge_number = number

    def close(self) -> None:
        """Take nothing any more; what waits is sent again to the next judge."""
        self.judge_number = 0
        self._cases.clear()
        self._links.clear()

    def _hear(self, case: Case) -> None:
        self._cases.setdefault(case.key, case)
        self._something.set()

    def first(self) -> Case | None:
        """Return the command that arrived first, or None."""
        return min(self._cases.values(), key=lambda case: case.arrived, default=None)

    def waiting(self) -> list[Case]:
        """Return all commands without a ruling, in the order of their arrival."""
        return sorted(self._cases.values(), key=lambda case: case.arrived)

    def take_link(self) -> tuple[int, int, int] | None:
        """Return a seat with the round trip and the jitter that were measured since, or None."""
        if not self._links:
            return None
        seat, (round_trip, jitter) = self._links.popitem()
        return seat, round_trip, jitter

    async def rule(self, case: Case, ruled: Ruled) -> None:
        """Tell whoever waits what was done with a command."""
        self._cases.pop(case.key, None)
        await self._room.publish(ruled)

    def nudge(self) -> None:
        """Let the judge look again."""
        self._something.set()

    async def wait(self, seconds: float | None) -> None:
        """Wait until something is sent to the judge, or so many seconds."""
        if not self._cases and not self._links:
            try:
                async with asyncio.timeout(seconds):
                    await self._something.wait()
            except TimeoutError:
                pass
        self._something.clear()
