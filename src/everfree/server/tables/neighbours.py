"""The other processes of a deployment, and which of them serves a table that this one can't load.

Several versions of the program run side by side until the matches of the older one have ended. Whether a
process can load a match is decided by the header of the match alone.
"""

import random
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from everfree.server.storage import presences, records
from everfree.server.storage.presences import Gateway
from everfree.server.tables.services import Services
from everfree.table.versions import NeedsAnotherVersion, read_header

MOST_REMEMBERED: Final = 10_000
"""Tables of which a process remembers who serves them."""

Probe = Callable[[Gateway, str], Awaitable[bool]]
"""Asks another process whether it can load a table."""


async def _cannot(_gateway: Gateway, _table: str) -> bool:
    return False


class Neighbours:
    """Finds the process that serves a table."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.probe: Probe = _cannot
        self.known: list[Gateway] = []
        """The other processes, as they were at the last heartbeat."""
        self._builds: dict[str, str] = {}
        """By table, a build that can load it: that of this process wherever possible."""

    async def look_around(self) -> list[Gateway]:
        """Read which other processes live."""
        living = await self._services.database.run(presences.living)
        self.known = [one for one in living if one.id != self._services.gateway]
        return self.known

    async def is_mine(self, table: str) -> bool:
        """Tell whether this process can load the match of a table, or it has not begun.

        A match is adopted if no process of the build that began it lives: then others know whom to ask.
        """
        mine = self._services.build
        if table in self._builds:
            return self._builds[table] == mine
        found = await self._services.database.run(lambda connection: records.beginning_of(connection, table))
        if found is None:
            return True
        game, header, build = found
        if build != mine:
            if not self._can_load(game, header):
                self._remember(table, build)
                return False
            if all(one.build != build for one in await self.look_around()):
                await self._services.database.run(lambda connection: records.adopt(connection, table, mine))
        self._remember(table, mine)
        return True

    def _can_load(self, game: str, header: bytes) -> bool:
        """Tell whether a match is of this version; a damaged one is, so that its room says so."""
        host = self._services.hosts.get(game)
        try:
            return host is not None and host.kind.start(read_header(header)) is not None
        except (NeedsAnotherVersion, msgspec.MsgspecError):
            return False
        except Exception:  # noqa: BLE001 - whatever is wrong with the setup
            return True

    def _remember(self, table: str, build: str) -> None:
        if len(self._builds) >= MOST_REMEMBERED:
            del self._builds[next(iter(self._builds))]
        self._builds[table] = build

    async def for_table(self, table: str) -> list[Gateway]:
        """List the processes that can answer a request about a table; none if it is answered here.

        If no process of the build that began the match lives, those of other builds are asked whether they
        can load it.
        """
        if await self.is_mine(table):
            return []
        others = await self.look_around()
        build = self._builds.get(table, "")
        for other in dict.fromkeys([build, *[one.build for one in others]]):
            able = [one for one in others if one.build == other]
            random.shuffle(able)
            if able and (other == build or await self.probe(able[0], table)):
                self._remember(table, other)
                return able
        return []

    def for_new_tables(self) -> list[Gateway]:
        """List the processes at which new matches begin, for one that is outgoing; none if all are."""
        return [one for one in self.known if not one.outgoing]
