"""A match that is opened again goes on from its snapshot as it would from its whole log."""

import random
import time
import zlib
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import delete, select, update
from websockets.exceptions import ConnectionClosed

from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.table import KIND
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.card_game.host import CardGameHost
from everfree.server.card_game.openings import new_header, opening
from everfree.server.protocol import NewTable
from everfree.server.storage.match_logs import Row
from everfree.server.storage.records import Record
from everfree.server.storage.schema import COMMANDS, SNAPSHOTS
from everfree.server.tables import snapshots
from everfree.server.tables.new_tables import seed_bytes
from everfree.server.tables.replica import Replica, Sent
from everfree.server.tables.snapshots import FEWEST, replica_of, take
from everfree.table.commands import Answer, Command, Undo

HOST = CardGameHost()
MOVES = FEWEST + 10


class Written:
    """A match of random answers and undos, and the rows of its log."""

    def __init__(self, seed: str) -> None:
        decks = [THEME_DECKS["rainbow-dash"], THEME_DECKS["applejack"]]
        header = new_header(decks, seed=seed_bytes(seed), edition="comprehensive")
        self.record = Record("table", KIND.name, "", "ask", "comprehensive", b"", 0, header, False, ())
        self.replica = Replica(header, HOST)
        self.rows: list[Row] = []
        self._chance = random.Random(seed)

    def next(self) -> Command:
        """Return a random answer or undo."""
        game = self.replica.game
        seat, size = next(iter(game.asked().items()))
        last = self.replica.last_choice_of(seat)
        is_undo = last is not None and self._chance.random() < 0.1
        return Undo(seat, last or 0) if is_undo else Answer(seat, (self._chance.randrange(size),))

    def add(self, command: Command) -> None:
        """Apply a command and write its row."""
        number = self.replica.number
        self.replica.apply(command)
        row = Row(
            number, command.seat, f"n{number}", msgspec.json.encode(command), "r", self.replica.next_digest()
        )
        self.rows.append(row)
        self.replica.nonces[row.seat, row.nonce] = Sent(number, row.request)

    def opened_again(self, data: bytes | None) -> tuple[Replica, int]:
        """Return the replica made from a snapshot, and how many commands came from it."""
        return replica_of(self.record, self.rows, data, HOST)


def same(one: Replica, other: Replica) -> bool:
    """Tell whether nothing that a client could notice differs."""
    return (
        one.game.digest() == other.game.digest()
        and one.match.log.commands == other.match.log.commands
        and one.match.standing() == other.match.standing()
        and (one.opened, one.changed, one.nonces) == (other.opened, other.changed, other.nonces)
        and (one.option_counts, one.steps) == (other.option_counts, other.steps)
        and {viewer: log.lines for viewer, log in one.viewer_logs.items()}
        == {viewer: log.lines for viewer, log in other.viewer_logs.items()}
        and {viewer: log.numbering.hidden for viewer, log in one.viewer_logs.items()}
        == {viewer: log.numbering.hidden for viewer, log in other.viewer_logs.items()}
    )


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_it_goes_on_like_the_match_itself(seed: str) -> None:
    """With further answers, and undos to before the snapshot."""
    match = Written(seed)
    for _ in range(90):
        match.add(match.next())
    data = take(match.replica)
    for _ in range(10):
        match.add(match.next())
    found, number = match.opened_again(data)
    assert number == 90
    assert same(found, match.replica)
    seat = next(iter(match.replica.game.asked()))
    early = next(one for one in match.replica.match.standing() if match.rows[one].seat == seat)
    for command in (match.next(), Undo(seat, early)):
        match.add(command)
        found.apply(command)
        found.nonces = dict(match.replica.nonces)
        assert same(found, match.replica)
    for _ in range(20):
        command = match.next()
        match.add(command)
        found.apply(command)
    found.nonces = dict(match.replica.nonces)
    assert same(found, match.replica)


@pytest.mark.parametrize("spoil", ["bytes", "format", "log"])
def test_one_of_no_use_is_ignored(spoil: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Damaged, of another version, or of another log: the match is replayed."""
    match = Written("a")
    for _ in range(20):
        match.add(match.next())
    data = take(match.replica)
    assert data is not None
    if spoil == "bytes":
        data = zlib.compress(b"\x93spoilt")
    elif spoil == "format":
        monkeypatch.setattr(snapshots, "FORMAT", snapshots.FORMAT + 1)
    else:
        match.rows = match.rows[:-1]
    found, number = match.opened_again(data)
    assert number == 0
    assert found.number == len(match.rows)


def test_a_lesson_has_none() -> None:
    """Its coach needs the events of the whole match, which no snapshot has."""
    header = opening(NewTable(against="lesson", lesson="turn-and-tokens"), b"seed").header
    assert header is not None
    replica = Replica(header, HOST)
    assert take(replica) is None


def until_let_go(server: Served, table: str) -> bytes:
    """Wait until a table is unloaded and its snapshot is stored."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if not server.holds(table):
            with server.engine.connect() as database:
                wanted = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.match == table)
                if (data := database.execute(wanted).scalar()) is not None:
                    return bytes(data)
        time.sleep(0.02)
    raise TimeoutError


def test_players_come_back_to_a_snapshot(
    server: Served, start_duel: Callable[..., Duel], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their view, log and number are what they were, and no command is applied again."""
    duel = start_duel(server, seed="12", undo_policy="free")
    duel.play(MOVES)
    duel.settle()
    before = [(client.view["game"], client.log, client.number) for client in duel.clients]
    duel.close()
    until_let_go(server, duel.table)
    applied: list[Command] = []
    apply = Replica.apply

    def counted(replica: Replica, command: Command) -> list[Exception]:
        applied.append(command)
        return apply(replica, command)

    monkeypatch.setattr(Replica, "apply", counted)

    duel.clients = [duel.host.join(duel.table), duel.friend.join(duel.table)]

    assert [(client.view["game"], client.log, client.number) for client in duel.clients] == before
    assert applied == []
    mover = next(client for client in duel.clients if client.view["undo"].get("possible"))
    assert mover.ask("undo")["is"] == "accepted"
    duel.settle()
    duel.play(5)


def test_all_snapshots_may_be_deleted(server: Served, start_duel: Callable[..., Duel]) -> None:
    """The log is enough."""
    duel = start_duel(server, seed="13")
    duel.play(MOVES)
    number = duel.clients[0].number
    duel.close()
    until_let_go(server, duel.table)
    with server.engine.begin() as database:
        database.execute(delete(SNAPSHOTS))

    duel.clients = [duel.host.join(duel.table), duel.friend.join(duel.table)]

    assert duel.clients[0].number == number


def test_a_changed_log_is_noticed(server: Served, start_duel: Callable[..., Duel]) -> None:
    """A snapshot does not hide that the log was damaged."""
    duel = start_duel(server, seed="14")
    duel.play(MOVES)
    duel.close()
    until_let_go(server, duel.table)
    with server.engine.begin() as database:
        mine = (COMMANDS.c.match == duel.table) & (COMMANDS.c.number == 20)
        database.execute(update(COMMANDS).where(mine).values(command=b"{}"))

    with pytest.raises(ConnectionClosed):  # as it is opened; lists replay nothing
        duel.host.join(duel.table).receive()
    assert duel.host.ask(f"/api/tables/{duel.table}")["state"] == "damaged"
