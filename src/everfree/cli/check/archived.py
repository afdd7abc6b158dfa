"""Check that the archive of a viewer does not depend on what the viewer was never allowed to know.

Two matches begin alike. After some commands everything that a viewer does not know is permuted in one of
them, again whenever its log is replayed. They are played side by side over sockets until something would be
revealed, and given up. What the viewer was sent, its archive and its replay must be the same, byte for byte.
"""

import time
import zlib
from dataclasses import replace
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import select

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import draw_below
from everfree.ccg.table import PonyTable, start
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.cli.check.wire import NAMES, Compared, plain
from everfree.server.card_game.host import CardGameHost
from everfree.server.client import Guest
from everfree.server.storage.archives import SPECTATOR
from everfree.server.storage.schema import ARCHIVES
from everfree.server.tables.new_tables import seed_bytes
from everfree.table.commands import Command
from everfree.table.game import Game
from everfree.table.log import Header
from everfree.testing.secrecy import Leak, common_choice, has_revealed, twin_of

STEPS: Final = 40
"""How many decisions are made at most."""
SETUP: Final = 4
"""Commands before the permutation at least: Starting Problems and mulligans, hidden first and then shown.

A twin whose hidden choices were permuted would rightly show others.
"""
MOST_BEFORE: Final = 44
"""How many commands there are before the permutation at most."""
NEXT_CARDS: Final = 8
"""How many top cards of every draw deck are not permuted, so that the matches can be played for a while."""
VIEWERS: Final = (0, 1, 2)
PATIENCE: Final = 60.0
"""Seconds within which a finished match must be archived."""


class Twin(NamedTuple):
    """How a match differs from the one it is the twin of."""

    seed: bytes
    """The seed of the other match."""
    viewer: int
    """Who must not notice."""
    after: int
    """After how many commands the secrets are permuted."""
    permutation: int


class TwinTable(PonyTable):
    """A match whose secrets are permuted after some commands."""

    def __init__(self, table: PonyTable, twin: Twin) -> None:
        vars(self).update(vars(table))
        self._twin, self._applied = twin, 0

    def apply(self, command: Command) -> None:
        """Apply a command; then perhaps permute what the viewer does not know."""
        super().apply(command)
        self._applied += 1
        if self._applied == self._twin.after:
            before, twin = self.played.kernel, self._twin
            self.played.kernel = twin_of(before, twin.viewer, twin.permutation, next_cards=NEXT_CARDS)
            self.played.kernel.events = before.events

    def copy(self) -> "TwinTable":
        """Return an independent match in the same state."""
        other = TwinTable(super().copy(), self._twin)
        other._applied = self._applied
        return other


class TwinHost(CardGameHost):
    """The card game; matches with certain seeds are twins of others."""

    def __init__(self) -> None:
        self.twins: dict[bytes, Twin] = {}
        self.kind = replace(CardGameHost.kind, start=self._start)

    def _start(self, header: Header) -> Game:
        twin = self.twins.get(header.seed)
        if twin is None:
            return start(header)
        return TwinTable(start(msgspec.structs.replace(header, seed=twin.seed)), twin)


def judged(served: Served, host: TwinHost, seed: int) -> Compared:
    """Compare a match with its twins; return a leak as the failure instead of raising it."""
    try:
        return compare_archives(served, host, seed)
    except Leak as leak:
        return Compared(0, 0, f"seed {seed}: {leak}")


def compare_archives(served: Served, host: TwinHost, seed: int) -> Compared:
    """Play a match and a twin for each viewer; raise `Leak` at the first difference."""
    compared = [_compare(served, host, viewer, seed) for viewer in VIEWERS]
    return Compared(sum(one.messages for one in compared), sum(one.steps for one in compared))


def _compare(served: Served, host: TwinHost, viewer: int, seed: int) -> Compared:
    names = [f"archive-{seed}-{viewer}", f"archive-{seed}-{viewer}-twin"]
    after = SETUP + draw_below(seed_bytes(names[0]), viewer, MOST_BEFORE - SETUP + 1)
    host.twins[seed_bytes(names[1])] = Twin(seed_bytes(names[0]), viewer, after, seed)
    duels = [Duel(served.address, spectator=True, seed=name, **NAMES) for name in names]
    try:
        for _ in range(after):
            choice = duels[0].choice()
            for duel in duels:
                duel.move(choice)
        steps = _play(served, duels, viewer, seed)
        for duel in duels:
            duel.clients[seed % 2].ask("concede")
            duel.settle()
        sent = [plain(duel.clients[viewer].received, duel.table) for duel in duels]
    finally:
        for duel in duels:
            duel.close()
    archived = [_archive(served, duel, viewer) for duel in duels]
    for what, (one, other) in (("sent", sent), ("archived", archived), ("shown", _shown(duels, viewer))):
        if one != other:
            raise Leak(f"viewer {viewer} was {what}\n{one!r}\nand beside the twin\n{other!r}")
    return Compared(len(archived[0]), steps)


def _play(served: Served, duels: list[Duel], viewer: int, seed: int) -> int:
    """Play both matches until a card would be revealed that is another one in the twin."""
    for step in range(STEPS):
        game, twin = [_kernel(served.game(duel.table)) for duel in duels]
        choices = common_choice(game, twin, viewer, seed * 1_000 + step)
        if choices is None or _would_reveal(served, duels, choices, viewer):
            return step
        for duel, choice in zip(duels, choices, strict=True):
            duel.move(choice)
    return STEPS


def _would_reveal(served: Served, duels: list[Duel], choices: tuple[int, int], viewer: int) -> bool:
    after: list[Kernel] = []
    for duel, choice in zip(duels, choices, strict=True):
        copied = served.game(duel.table).copy()
        assert copied is not None
        after.append(_kernel(copied))
        after[-1].take(choice)
    game, twin = after
    return game.state.question is None or has_revealed(game, twin, viewer)


def _kernel(game: Game) -> Kernel:
    assert isinstance(game, PonyTable)
    return game.played.kernel


def _archive(served: Served, duel: Duel, viewer: int) -> list[bytes]:
    """Wait for the archive of a viewer and return its moments."""
    mine = (ARCHIVES.c.match == duel.table) & (ARCHIVES.c.viewer == (SPECTATOR if viewer == 2 else viewer))
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with served.engine.connect() as database:
            data = database.execute(select(ARCHIVES.c.data).where(mine)).scalar()
        if data is not None:
            return zlib.decompress(data).replace(duel.table.encode(), b"TABLE").splitlines()
        time.sleep(0.1)
    raise Leak(f"match {duel.table} was not archived")


def _shown(duels: list[Duel], viewer: int) -> list[list[bytes]]:
    """Return the replays of a viewer: every moment and the log."""
    shown = []
    for duel in duels:
        guest = (duel.host, duel.friend, Guest(duel.host.address))[viewer]
        path = f"/api/tables/{duel.table}/replay"
        moments = range(guest.ask(path)["moments"] + 1)
        answers = [guest.fetch(path), *[guest.fetch(f"{path}/{number}") for number in moments]]
        shown.append([body.replace(duel.table.encode(), b"TABLE") for _, body in answers])
    return shown
