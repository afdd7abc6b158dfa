"""Two versions of the program side by side: each match is judged by the version that began it.

The second version is a copy of the package in which a card, or the meaning of a word of the card language,
was changed; it runs in processes of its own, on the same PostgreSQL and NATS.
"""

import os
import secrets
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import NullPool, create_engine, select

import everfree
from everfree.cli.check.databases import NATS, drop_database, new_database
from everfree.cli.check.served import Process
from everfree.server.client import Client, Guest
from everfree.server.storage.schema import TABLES
from everfree.table.versions import VERSION

PARTY = "pr114"
"""Let's Get This Party Started: draw 3 cards."""
CARD = "ccg/cards/premiere/events_main_phase.py"
WORD = "ccg/rules/words/zones/drawing.py"
RULES = "table/versions.py"

CHANGES: dict[str, list[tuple[str, str, str]]] = {
    "a card": [(CARD, "Draw(3)", "Draw(5)")],
    "a word": [
        (WORD, "for _ in range(count)]", "for _ in range(count + 2)]"),
        (RULES, f"VERSION: Final = {VERSION}", f"VERSION: Final = {VERSION + 1}"),
    ],
}
"""What is changed in the other version: a file, a text in it, and what takes its place."""
OLD_DRAWS, NEW_DRAWS = 3, 5
OPTIONS = ("--think", "0", "--beat", "0.3", "--processes", "1")


def changed_copy(folder: Path, changes: list[tuple[str, str, str]]) -> Path:
    """Return a folder with a copy of the package in which some texts are replaced."""
    package = folder / "everfree"
    shutil.copytree(Path(everfree.__file__).parent, package)  # compiled files stay valid
    for name, before, after in changes:
        file = package / name
        text = file.read_text()
        assert text.count(before) == 1
        file.write_text(text.replace(before, after))
    return folder


@pytest.fixture
def shared(postgres: str) -> Iterator[dict[str, str]]:
    """Give the PostgreSQL and NATS of a deployment."""
    database = new_database(template=postgres)
    yield {"database": database, "nats": NATS, "prefix": f"test-{secrets.token_hex(6)}"}
    drop_database(database)


@pytest.fixture
def start(tmp_path: Path, shared: dict[str, str]) -> Iterator[Callable[..., Process]]:
    """Give what starts a server of some version; those that still run at the end are killed."""
    running: list[Process] = []

    def start(sources: Path | None = None) -> Process:
        running.append(Process(tmp_path, *OPTIONS, services=shared, sources=sources))
        return running[-1]

    yield start
    for process in running:
        process.kill()


class Trial:
    """A guest who tries a card against a computer, at whichever server."""

    def __init__(self, server: Process) -> None:
        self.guest = Guest(server.address)
        self.table: str = self.guest.ask("/api/tables", {"card": PARTY})["table"]

    def at(self, server: Process) -> Client:
        """Join the table through a server."""
        self.guest.address = server.address
        return self.guest.join(self.table)

    def draws(self, server: Process) -> int:
        """Play the card through a server; return how many cards came to the hand."""
        client = self.at(server)
        before = hand_of(client)
        while hand_of(client) < before + 2:
            answer(client, PARTY)
        drawn = hand_of(client) - before + 1
        client.close()
        return drawn

    def passes_the_turn(self, server: Process) -> bool:
        """End the turn through a server; return whether the computer answered without trouble."""
        client = self.at(server)
        turn = client.view["game"]["turn"]
        while client.view["game"]["turn"] < turn + 2 and not client.is_over:
            answer(client, "")
        is_calm = "trouble" not in client.view
        client.close()
        return is_calm

    def concede(self, server: Process) -> None:
        """Give up through a server."""
        client = self.at(server)
        assert client.ask("concede")["is"] == "accepted"
        client.close()


def hand_of(client: Client) -> int:
    """Count the cards in the hand of the player."""
    return len(client.view["game"]["seats"][0]["hand"])


def answer(client: Client, card: str) -> None:
    """Answer the next question: play a card if that is offered, else do as little as possible."""
    client.until(lambda client: client.question is not None or client.is_over)
    if client.question is None:
        return
    options = client.question["options"]
    wanted = [place for place, one in enumerate(options) if one["verb"] == "play" and one.get("name") == card]
    idle = [place for place, one in enumerate(options) if one["verb"] in ("pass", "end", "done")]
    said = client.ask("answer", nonce=secrets.token_hex(8), answers=[(wanted + idle + [0])[0]])
    assert "number" in said, said
    client.until(lambda client: client.number >= said["number"])


def builds(shared: dict[str, str]) -> dict[str, str]:
    """Give the build that began each match, by its table."""
    engine = create_engine(
        shared["database"].replace("postgresql://", "postgresql+psycopg://"), poolclass=NullPool
    )
    with engine.connect() as connection:
        found = connection.execute(select(TABLES.c.id, TABLES.c.build)).all()
    return {str(table): str(build) for table, build in found}


def states(guest: Guest, server: Process) -> dict[str, Any]:
    """Give the state of each table of a guest as a server lists them."""
    guest.address = server.address
    return {one["table"]: one.get("state", "playable") for one in guest.ask("/api/tables")}


@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
def test_each_match_is_judged_by_its_version(
    changes: list[tuple[str, str, str]],
    start: Callable[..., Process],
    shared: dict[str, str],
    tmp_path: Path,
) -> None:
    """Through either server; the computers of both think; the old server ends after its last match."""
    old = start()
    before = [Trial(old), Trial(old)]
    new = start(changed_copy(tmp_path / "changed", changes))
    after = [Trial(new), Trial(new)]

    assert [one.draws(server) for one, server in zip(before, (old, new), strict=True)] == [OLD_DRAWS] * 2
    assert [one.draws(server) for one, server in zip(after, (old, new), strict=True)] == [NEW_DRAWS] * 2
    assert all(one.passes_the_turn(old) for one in (before[1], after[1]))
    assert all(one.passes_the_turn(new) for one in (before[0], after[0]))
    for one in (*before, *after):
        assert [states(one.guest, server) for server in (old, new)] == [{one.table: "playable"}] * 2

    os.kill(old.pid, signal.SIGUSR1)
    begun = builds(shared)
    opened = _opened_elsewhere(old, shared, begun[after[0].table])
    assert {begun[one.table] for one in before} & {begun[one.table] for one in after} == set()
    assert opened.draws(old) == NEW_DRAWS
    for one in before:
        one.concede(new)
    assert old.ended(20) == 0

    assert after[0].passes_the_turn(new)
    status, said = before[0].guest.fetch(f"/api/tables/{before[0].table}/log")
    assert (status, b"table-other-version" in said) == (409, True)


def _opened_elsewhere(old: Process, shared: dict[str, str], build: str) -> Trial:
    """Open tables at an outgoing server until one begins with another build."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        opened = Trial(old)
        if builds(shared)[opened.table] == build:
            return opened
        opened.concede(old)
        time.sleep(0.2)
    raise AssertionError("an outgoing server opens tables of its own")
