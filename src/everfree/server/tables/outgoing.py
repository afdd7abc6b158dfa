"""A process that is to be replaced: it ends when no unfinished match needs it.

It opens no tables any more, but goes on for the matches that only its version can load. When none of them is
left, or another process can load them, it sends its visitors to other processes, a few at a time, and ends.
"""

import asyncio
import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from everfree.server.logs import logger
from everfree.server.storage import records
from everfree.server.tables.connections import RESTART, Connection

if TYPE_CHECKING:
    from everfree.server.tables.hall import Hall

AWAY_PER_SECOND: Final = 5
"""How many visitors are sent to other processes in a second; each of them has to load a table there."""
AWAY_SECONDS: Final = 900.0
"""How long this may take; then the process ends, and the others are sent away at once."""
SAY_SECONDS: Final = 30.0
"""How often the log says what the process waits for."""
PROBES_AT_ONCE: Final = 10
"""Of how many matches other processes are asked in one beat whether they can load them."""

log = logger()


class Outgoing:
    """Whether this process is outgoing, and when it has nothing left to do."""

    def __init__(self, hall: "Hall") -> None:
        self._hall, self._services = hall, hall.services
        self._since: float | None = None
        self._is_ending = False
        self._said_at = -math.inf
        self._looking: asyncio.Task[None] | None = None
        self._builds: frozenset[str] = frozenset()
        """The builds of the processes that stay."""
        self._asked: dict[str, bool] = {}
        """By match: whether one of these builds can load it, as was last heard."""
        self.on_end: Callable[[], None] = lambda: None
        """Called once when the process has nothing left to do."""
        if self._services.settings.outgoing:
            self.begin()

    @property
    def is_outgoing(self) -> bool:
        return self._since is not None

    def begin(self) -> None:
        """Open no more tables; others hear of it with the next heartbeat. Safe in a signal handler."""
        if self._since is None:
            self._since = time.monotonic()

    async def end_if_done(self) -> None:
        """Begin to end if the time is over or no unfinished match needs this process.

        In a task of its own, so that questions to other processes delay no heartbeat.
        """
        if self._since is None or self._is_ending or (self._looking and not self._looking.done()):
            return
        self._looking = self._services.spawn(self._look(self._since))

    async def _look(self, since: float) -> None:
        reason = await self._reason_to_end(time.monotonic() - since)
        if reason and not self._is_ending:
            self._is_ending = True
            self._say("outgoing: ends and sends its visitors to other servers", reason)
            await self._end()

    async def _reason_to_end(self, seconds: float) -> str:
        """Return why this process may end; empty if it must stay, and then say why now and then."""
        services = self._services
        hours = services.settings.outgoing_hours
        if seconds > hours * 3600:
            return f"the {hours:g} hours of outgoing_hours are over"
        staying = self._hall.neighbours.for_new_tables()
        if any(one.build == services.build for one in staying):
            return "another server has the same rules and cards"
        matches = await services.database.run(
            lambda connection: records.unfinished_of(connection, services.build)
        )
        needed = await self._only_loaded_here(matches)
        if not needed:
            return "other servers can go on with every match" if matches else "no unfinished match is left"
        if time.monotonic() - self._said_at >= SAY_SECONDS:
            self._say(
                "outgoing: opens no tables, and waits for unfinished matches",
                "no other server can load them" if staying else "no other server runs that stays",
                waits_for_matches=len(needed),
                hours_at_most=round(hours - seconds / 3600, 1),
            )
        return ""

    async def _only_loaded_here(self, matches: list[str]) -> list[str]:
        """Return the matches of which no process that stays is known to be able to load them."""
        neighbours = self._hall.neighbours
        staying = {one.build: one for one in neighbours.for_new_tables()}
        if self._builds != staying.keys():
            self._builds, self._asked = frozenset(staying), {}
        unknown = [match for match in matches if not self._asked.get(match)]
        unknown.sort(key=lambda match: match in self._asked)  # those first that nobody was asked about
        for match in unknown[:PROBES_AT_ONCE] if staying else ():
            self._asked.pop(match, None)
            self._asked[match] = any([await neighbours.probe(one, match) for one in staying.values()])
        return [match for match in matches if not self._asked.get(match)]

    def _say(self, event: str, reason: str, **more: float) -> None:
        self._said_at = time.monotonic()
        rooms = self._hall.rooms.values()
        log.info(
            event,
            reason=reason,
            sockets=self._hall.sockets,
            tables=len(rooms),
            questions=sum([room.computer_turns.is_thinking for room in rooms]),
            **more,
        )

    async def _end(self) -> None:
        """Send the visitors away one after the other, so that nobody waits long elsewhere; then end."""
        until = time.monotonic() + AWAY_SECONDS
        while (visitor := self._visitor()) is not None and time.monotonic() < until:
            visitor.close(RESTART)
            await asyncio.sleep(1 / AWAY_PER_SECOND)
        self.on_end()

    def _visitor(self) -> Connection | None:
        """Return somebody who has not been sent away yet."""
        everybody = [one for room in self._hall.rooms.values() for one in room.connections]
        return next((one for one in everybody if not one.is_closing), None)
