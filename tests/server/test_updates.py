"""What the connections of a room are sent after each command, without sockets: patches, hashes, log lines."""

import asyncio
import random
import sys
from types import FrameType
from typing import Any

import msgspec
import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.table import KIND, PonyTable
from everfree.server.card_game.host import CardGameHost
from everfree.server.card_game.openings import new_header, written
from everfree.server.deltas import apply, tree_hash
from everfree.server.limits import Limits
from everfree.server.protocol import LogLine, TableView
from everfree.server.storage.records import Chair, Record
from everfree.server.tables.connections import Connection
from everfree.server.tables.new_tables import seed_bytes
from everfree.server.tables.replica import Replica
from everfree.server.tables.updates import MOST_LINES, UNDONE_LINES, UpdateSender, recent
from everfree.server.tables.views import table_view
from everfree.table.commands import Answer, Command, Undo
from everfree.telling.memory import Memory
from everfree.telling.onlooker import Onlooker
from everfree.telling.said import Said

HOST = CardGameHost()
VIEWERS = (0, 1, 2)
MOST_CALLS = 1100
"""Function calls to show a command to both players, in the games below; 966 when this was written."""

SHOWING = (
    "everfree/server",
    "everfree/telling",
    "everfree/messages",
    "everfree/ccg/view",
    "everfree/ccg/table",
)
"""The folders whose calls are counted: those that show; the engine has a count of its own."""


class ShownMatch:
    """A match of random answers with the part of a room that sends updates."""

    def __init__(self, seed: str, viewers: tuple[int, ...] = VIEWERS) -> None:
        decks = [RAINBOW_DASH, APPLEJACK]
        header = new_header(decks, seed=seed_bytes(seed), edition="comprehensive")
        chairs = tuple(
            Chair(seat, str(seat), f"Guest {seat}", "", written(deck)) for seat, deck in enumerate(decks)
        )
        rules = ("ask", "comprehensive")
        self.record = Record("table", KIND.name, "invite", *rules, b"", 0, header, False, chairs)
        self.host = HOST
        self.replica = Replica(header, HOST)
        self.connections = [Connection(str(viewer), viewer, 0, Limits()) for viewer in viewers]
        self.built: list[int] = []
        """The viewers whose view was built, in order."""
        self.chance = random.Random(seed)
        self.updates = UpdateSender(self)  # type: ignore[arg-type]
        for connection in self.connections:
            self.updates.send_full(connection)

    @property
    def number(self) -> int:
        """How many commands the match has."""
        return self.replica.number

    def shown_number(self, viewer: int) -> int:
        """How many commands a viewer counts."""
        return self.replica.shown_number(viewer, self.number)

    def is_delayed(self, _viewer: int) -> bool:
        """Nobody watches with a delay."""
        return False

    def view(self, viewer: int, memory: Memory | None = None) -> TableView:
        """Build the view of a viewer, and record that."""
        self.built.append(viewer)
        return table_view(
            *(self.record, HOST, self.replica, viewer),
            presence={},
            undo_ask=None,
            proposal=None,
            trouble=None,
            memory=memory,
        )

    def lines(self, viewer: int) -> list[LogLine]:
        """Return the log of a viewer."""
        return self.replica.viewer_logs[viewer].lines

    def step(self) -> bool:
        """Give a random answer, or undo the last one; tell whether the match goes on."""
        game = self.replica.game
        if game.outcome() is not None:
            return False
        seat, size = next(iter(game.asked().items()))
        last = self.replica.last_choice_of(seat)
        if last is not None and self.chance.random() < 0.05:
            self._apply(Undo(seat, last))
        else:
            self._apply(Answer(seat, (self.chance.randrange(size),)))
        return True

    def _apply(self, command: Command) -> None:
        """Apply a command to a copy, as a room does."""
        self.replica = self.replica.copy()
        self.replica.apply(command)


def received(connection: Connection) -> list[dict[str, Any]]:
    """Return the messages that wait for a connection."""

    async def messages() -> list[dict[str, Any]]:
        found = []
        while (message := await connection.next()) is not None:
            found.append(msgspec.json.decode(message))
        return found

    connection.close()
    return asyncio.run(messages())


def as_json(view: TableView) -> Any:
    """Return a view as a client decodes it."""
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_patches_make_every_view_of_a_match(seed: str) -> None:
    """For both players and a spectator: each patched view, and its hash, are those of the new view."""
    match = ShownMatch(seed)
    views: list[list[Any]] = [[as_json(match.view(viewer))] for viewer in VIEWERS]
    hidden = 0
    while match.number < 120 and match.step():
        match.updates.send_changes()
        for viewer, seen in enumerate(views):
            view = as_json(match.view(viewer))
            if match.shown_number(viewer) == len(seen):
                seen.append(view)
            else:
                hidden += 1
                assert view == seen[-1]

    assert hidden
    for viewer, connection in enumerate(match.connections):
        full, *deltas = received(connection)
        tree, trees = full["view"], [full["view"]]
        assert [delta["number"] for delta in deltas] == list(range(1, match.shown_number(viewer) + 1))
        for before, delta in zip([full, *deltas], deltas, strict=False):
            tree = apply(tree, delta.get("patch") or {})
            assert delta["was"] == before["hash"]
            assert delta["hash"] == tree_hash(tree)
            trees.append(tree)
        assert trees == views[viewer]


@pytest.mark.parametrize("seed", ["d", "e"])
def test_sentences_kept_from_the_last_position_are_those_of_this_one(seed: str) -> None:
    """What a viewer is told equals what somebody is told who has seen nothing before, after every command."""
    match = ShownMatch(seed, ())
    memories = [Memory() for _ in VIEWERS]
    while match.number < 150 and match.step():
        game = match.replica.game
        assert isinstance(game, PonyTable)
        for viewer in VIEWERS:
            told = HOST.position(game, viewer, memories[viewer])
            assert told["aloud"] == Onlooker(game, viewer).aloud()


def test_nothing_is_built_or_kept_for_viewers_who_are_not_connected() -> None:
    """Only the player who is there costs anything."""
    match = ShownMatch("f")
    match.connections = match.connections[:1]
    match.built.clear()

    match.step()
    match.updates.send_changes()

    assert match.built == [0]
    assert match.updates._last_sent.keys() == {0}


def test_spectators_share_one_view() -> None:
    """However many watch, their view is built once."""
    match = ShownMatch("g", (2, 2, 2))
    match.built.clear()

    match.step()
    match.updates.send_changes()

    assert match.built == [2]


def line(number: int, *, undone: bool = False) -> LogLine:
    """Return a line of a log."""
    return LogLine(number, Said("event-passed"), undone=undone)


def test_a_full_view_has_the_last_lines_of_a_long_log() -> None:
    """The first lines of a very long match are left out; a short log is sent whole."""
    lines = [line(number) for number in range(2 * MOST_LINES)]

    assert recent(lines) == tuple(lines[-MOST_LINES:])
    assert recent(lines[:5]) == tuple(lines[:5])
    assert recent([]) == ()


def test_a_full_view_has_only_the_last_undone_lines() -> None:
    """A match with hundreds of undone actions is no longer a message than another one."""
    lines = [line(number, undone=number % 2 == 0) for number in range(MOST_LINES)]

    sent = recent(lines)

    assert sent[-UNDONE_LINES:] == tuple(lines[-UNDONE_LINES:])
    assert not any(one.undone for one in sent[:-UNDONE_LINES])
    assert len(sent) == UNDONE_LINES + (MOST_LINES - UNDONE_LINES) // 2


def test_showing_a_command_takes_no_more_calls_than_it_did() -> None:
    """Counted in function calls, so that a busy machine makes no difference; the first match fills caches."""
    calls = commands = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call" and any(part in frame.f_code.co_filename for part in SHOWING)

    for seed in ("warm", "h", "i", "j"):
        match = ShownMatch(seed, (0, 1))
        while match.number < 80 and match.step():
            if seed == "warm":
                match.updates.send_changes()
                continue
            commands += 1
            sys.setprofile(count)
            match.updates.send_changes()
            sys.setprofile(None)
    assert calls / commands < MOST_CALLS
