"""Check that spectators who watch with a delay are not sent anything about the time they may not see yet.

Two tables get the same beginning, which is older than the delay. Then other things happen at each of them:
moves, undos, proposals, players who leave and come back, the end of the match, a rematch. Everything that a
spectator is sent, on an old and on a new socket and over HTTP, must be the same at both, byte for byte.
"""

import random
from typing import Any, Final

import msgspec
from sqlalchemy import insert, select, update

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.cli.check.wire import Compared
from everfree.server.client import Client, Guest
from everfree.server.storage.schema import COMMANDS, TABLES
from everfree.testing.secrecy import Leak

DELAY: Final = 3600
"""Seconds: more than the check takes."""
OLDER: Final = 2 * DELAY * 1000
"""By how many milliseconds the beginning of the matches is made older."""
ROUNDS: Final = 4
MOST_BEFORE: Final = 40
SECRET_PATHS: Final = ("", "/replay/0", "/replay/3", "/replay/9999", "/shuffle", "/log", "/cards/en")
CLOCK: Final = {"bank": 20 * 24 * 3600 * 1000, "increment": 1000}
CHANGES: Final = [{"what": "score", "seat": 0, "number": 1}]


def judged(served: Served, seed: int) -> Compared:
    """Compare two matches; return a leak as the failure instead of raising it."""
    try:
        return compare_delayed(served, seed)
    except Leak as leak:
        return Compared(0, 0, f"seed {seed}: {leak}")


def compare_delayed(served: Served, seed: int) -> Compared:
    """Play two matches with the same beginning; raise `Leak` if their spectators are sent different bytes."""
    chance = random.Random(f"delayed-{seed}")
    wish: dict[str, Any] = {"seed": str(seed), "name": "Iris", "clock": CLOCK if seed % 2 else None}
    first = Duel(served.address, **wish)
    first.play(chance.randrange(MOST_BEFORE))
    first.settle()
    first.close()
    delay = -1 if seed % 3 == 2 else DELAY
    sides = [_Side(served, first.table, {**wish, "spectator_delay": delay}) for _ in range(2)]
    messages = steps = 0
    try:
        for number in range(ROUNDS):
            is_last = number == ROUNDS - 1
            for place, side in enumerate(sides):
                steps += side.live(random.Random(f"{seed}-{number}-{place}"), is_last=is_last and delay > 0)
            messages += _same(*[side.seen() for side in sides])
    finally:
        for side in sides:
            side.close()
    return Compared(messages, steps)


def _same(one: list[bytes], other: list[bytes]) -> int:
    if one != other:
        raise Leak(f"a spectator was sent\n{one!r}\nand at the other table\n{other!r}")
    return len(one)


class _Side:
    """One of two tables with the same beginning, and a spectator."""

    def __init__(self, served: Served, origin: str, wish: dict[str, Any]) -> None:
        self._served, self._origin = served, origin
        self.duel = Duel(served.address, before=self._begin, **wish)
        self._stranger = Guest(served.address)
        self._spectator = self._stranger.join(self.duel.table, watch=True)
        self._seen = 0

    def _begin(self, table: str) -> None:
        """Give the table an old beginning: the log of the origin."""
        with self._served.engine.begin() as connection:
            began = connection.execute(select(TABLES.c.began).where(TABLES.c.id == self._origin)).scalar_one()
            times = {"opened": began - OLDER, "began": began - OLDER}
            log = select(COMMANDS).where(COMMANDS.c.match == self._origin).order_by(COMMANDS.c.number)
            rows = [
                {**row._mapping, "match": table, "at": row.at - OLDER, "digest": ""}
                for row in connection.execute(log)
            ]
            if rows:
                connection.execute(insert(COMMANDS), rows)
            head = {"head": len(rows), "next_deadline": None}
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(**times, **head))

    def live(self, chance: random.Random, *, is_last: bool) -> int:
        """Let something happen at the table; return how many moves were made."""
        duel, moves = self.duel, chance.randrange(12)
        made = 0 if duel.is_over else duel.play(moves)
        for happens in chance.sample([_undo, _propose, _leave], chance.randrange(4)):
            if not duel.is_over:
                happens(duel)
        if is_last and chance.random() < 0.7 and not duel.is_over:
            _end(duel, is_published=chance.random() < 0.5)
        return made

    def seen(self) -> list[bytes]:
        """Return what a spectator has been sent since the last time, with all that it can ask for."""
        client = self._spectator
        client.ask("answer", nonce="answer", answers=[0])
        client.ask("claim", nonce="claim")
        client.refresh()
        new = self._stranger.join(self.duel.table, watch=True)
        new.close()
        received = [_plain(one) for one in (*client.received[self._seen :], *new.received)]
        self._seen = len(client.received)
        fetched = [self._stranger.fetch(f"/api/tables/{self.duel.table}{path}") for path in SECRET_PATHS]
        told = received + [b"%d %s" % answer for answer in fetched]
        return [one.replace(self.duel.table.encode(), b"TABLE") for one in told]

    def close(self) -> None:
        self._spectator.close()
        self.duel.close()


def _plain(raw: bytes) -> bytes:
    """Return a message without hashes, which depend on the id of the table, and without the time."""
    message = msgspec.json.decode(raw)
    for member in ("hash", "was", "now"):
        message.pop(member, None)
    return msgspec.json.encode(message)


def _undo(duel: Duel) -> None:
    mover = duel.asked
    mover.ask("undo")
    duel.settle()
    for client in duel.clients:
        if client is not mover and client.view["undo"].get("ask"):
            client.reply_to_undo(accept=True)
    duel.settle()


def _propose(duel: Duel) -> None:
    duel.clients[0].ask("correct", changes=CHANGES)
    duel.settle()
    duel.clients[1].reply_to_correction(accept=True)
    duel.settle()


def _leave(duel: Duel) -> None:
    client: Client = duel.clients[1]
    client.close()
    duel.clients[0].until(lambda client: not client.view["players"][1].get("connected"))
    duel.clients[1] = duel.friend.join(duel.table)
    duel.settle()


def _end(duel: Duel, *, is_published: bool) -> None:
    duel.clients[0].ask("concede")
    duel.settle()
    if is_published:
        for guest in (duel.host, duel.friend):
            guest.ask(f"/api/tables/{duel.table}/publish", {})
    duel.host.ask(f"/api/tables/{duel.table}/rematch", {})
