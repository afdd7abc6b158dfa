"""A scripted match of the slap game for one page: the engine's own views and lines, told at once."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from everfree.server.deltas import diff, tree_hash
from everfree.server.protocol import PROTOCOL, LogLine
from everfree.server.slap_game.host import SlapHost
from everfree.server.slap_game.narrating import SlapNarrator
from everfree.slap.commands import Leave, Slap
from everfree.slap.options import Cards, Options
from everfree.slap.table import SlapTable, header, start
from everfree.table.commands import TABLE, Answer, Command, Tick

NAMES: Final = ("Quartz", "Zinnia", "Tempo")
YOU: Final = 0
APART_MS: Final = 600
"""From one card to the next."""


@dataclass(frozen=True)
class Step:
    """What happens at a card: reactions of the seats that slap, and who leaves."""

    slaps: tuple[tuple[int, int], ...] = ()
    leaves: int = -1


Steps = dict[int, Step]
"""By the number of the card."""


class Scripted:
    """Plays a match card by card; every change is told to the page that opened the table."""

    def __init__(
        self, page: Page, steps: dict[int, Step], *, seed: bytes, cards: int, **options: Any
    ) -> None:
        """Take over the socket of the next table that *page* opens."""
        self.page = page
        self.steps = steps
        rules = Options(limit=Cards(cards), **options)
        self.game: SlapTable = start(header(len(NAMES), seed, options=rules, dealer=YOU))
        self._narrator = SlapNarrator(YOU)
        self._at = 0
        self._told = 0
        self._lines = 0
        self._number = 0
        self._socket: WebSocketRoute | None = None
        self._view: Any = self._see()
        page.route_web_socket("**/api/tables/*/live", self._opened)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.game.bout.state.winners is not None

    def run(self) -> Iterator[int]:
        """Play to the end; yields the number of each card when it and what follows it has been told."""
        state = self.game.bout.state
        while not self.is_over:
            before = state.played
            self._wait_for_turn()
            self._do(Answer(state.turn, (0,), at=self._at))
            if state.played > before:
                self._follow(self.steps.get(state.played, Step()))
                yield state.played

    def _follow(self, step: Step) -> None:
        version, shown = self.game.bout.state.version, self._at
        for seat, reaction in step.slaps:
            self._pass(shown + reaction)
            self._do(Slap(seat, version, reaction, at=self._at))
        if step.slaps:
            self._pass(self._at + APART_MS)
        if step.leaves >= 0:
            self._do(Leave(step.leaves, at=self._at))

    def _wait_for_turn(self) -> None:
        """Let time pass until a card may be turned over."""
        self._pass(self._at + APART_MS)
        while not self.is_over and not self.game.asked():
            self._pass(self.game.due() or self._at)

    def _pass(self, until: int) -> None:
        """Let time pass, and what is due meanwhile happen."""
        while not self.is_over:
            due = self.game.due()
            if due is None or due > until:
                break
            self._do(Tick(TABLE, at=due))
        self._at = until

    def _do(self, command: Command) -> None:
        if self.is_over:
            return
        self.game.apply(command)
        self._number += 1
        before, self._view = self._view, self._see()
        patch = diff(before, self._view)
        change = {"number": self._number, "was": tree_hash(before), "hash": tree_hash(self._view)}
        self._send({"is": "delta", **change, "patch": patch, "log": self._new_lines()})
        self.page.wait_for_function(
            "seen => Number(document.querySelector('[data-seen]')?.dataset.seen) === seen", arg=self._number
        )

    def _see(self) -> Any:
        players = [{"name": name, "connected": True} for name in NAMES]
        seen = {"table": "scripted", "you": YOU, "players": players, **SlapHost().position(self.game, YOU)}
        winners = self.game.bout.state.winners
        return msgspec.to_builtins(seen | {"winners": winners})

    def _new_lines(self) -> list[Any]:
        events = self.game.told(YOU, self._told)
        self._told += len(events)
        lines: list[LogLine] = []
        for line in self._narrator.lines(events):
            lines.append(msgspec.structs.replace(line, id=self._lines, command=self._number - 1))
            self._lines += 1
        return list(msgspec.to_builtins(lines))

    def _opened(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        log = self._new_lines()
        told = {"number": self._number, "hash": tree_hash(self._view), "view": self._view, "log": log}
        self._send({"is": "full", **told, "protocol": PROTOCOL})

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())
