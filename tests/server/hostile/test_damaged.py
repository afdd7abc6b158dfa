"""A match whose log can't be replayed is shown as such, is not tried again, and harms no other table."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from everfree.cli.check.duels import Duel
from everfree.cli.check.hostile.damage import hole
from everfree.cli.check.served import Served
from everfree.server.storage.sqlite_upgrades import LATEST

Damage = Callable[[sqlite3.Connection, str], None]


pytestmark = pytest.mark.local


def test_numbers_have_no_holes(server: Served, duel: Duel) -> None:
    """The database refuses a command without the one before it, and to remove one that others follow."""
    duel.play(8)
    with sqlite3.connect(server.data / "everfree.sqlite") as database:
        database.execute("PRAGMA foreign_keys = ON")
        copied = "INSERT INTO commands SELECT match, 9, seat, 'n', at, command, {}, '', '' FROM commands"
        for previous in ("NULL", "8", "3"):  # none, one that is missing, and not the one before
            with pytest.raises(sqlite3.IntegrityError):
                database.execute(f"{copied.format(previous)} WHERE match = ? AND number = 3", (duel.table,))
        with pytest.raises(sqlite3.IntegrityError):
            hole(database, duel.table)


FIRST_VERSION = """
CREATE TABLE commands (
    "match" VARCHAR NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
    nonce VARCHAR NOT NULL, at INTEGER NOT NULL, command BLOB NOT NULL,
    PRIMARY KEY ("match", number), UNIQUE ("match", seat, nonce)
);
INSERT INTO commands SELECT "match", number, seat, nonce, at, command FROM old_commands;
DROP TABLE old_commands;
DROP TABLE open_requests;
DROP TABLE damaged;
ALTER TABLE reports ADD COLUMN log BLOB;
DROP TABLE alembic_version;
DROP TABLE gateways;
DROP TABLE presences;
DROP TABLE rematches;
DROP INDEX due_tables;
ALTER TABLE tables DROP COLUMN next_deadline;
ALTER TABLE tables DROP COLUMN standing;
ALTER TABLE tables DROP COLUMN head;
ALTER TABLE tables DROP COLUMN clock;
ALTER TABLE tables DROP COLUMN build;
ALTER TABLE tables DROP COLUMN began;
DROP TABLE time_offset;
DROP TABLE promised_nonces;
DROP TABLE promises;
DROP TABLE publications;
ALTER TABLE tables DROP COLUMN commitment;
ALTER TABLE seats DROP COLUMN shuffle_nonce;
DROP TABLE archives;
DROP INDEX tables_to_archive;
ALTER TABLE tables DROP COLUMN spectator_delay;
ALTER TABLE tables DROP COLUMN archived;
ALTER TABLE tables DROP COLUMN archive_claimed;
DROP TABLE judges;
DROP TABLE codes;
ALTER TABLE tables DROP COLUMN seats;
PRAGMA user_version = 0;
"""


def test_a_database_of_the_first_version_is_brought_up_to_date(
    start_server: Callable[..., Served], start_duel: Callable[..., Duel], tmp_path: Path
) -> None:
    """Its matches are played on."""
    server = start_server()
    duel = start_duel(server)
    duel.play(8)
    server.stop()
    database = sqlite3.connect(tmp_path / "everfree.sqlite", isolation_level=None)
    database.execute("PRAGMA legacy_alter_table = ON")
    database.execute("ALTER TABLE commands RENAME TO old_commands")
    database.executescript(FIRST_VERSION)
    database.close()

    again = start_server()
    duel.host.address = duel.friend.address = again.address
    duel.clients = [duel.host.join(duel.table), duel.friend.join(duel.table)]
    for client in duel.clients:
        client.until(lambda client: all(one.get("connected") for one in client.view["players"]))

    assert duel.play(5) == 5
    with sqlite3.connect(tmp_path / "everfree.sqlite") as database:
        assert database.execute("PRAGMA user_version").fetchone() == (LATEST,)
        numbers = database.execute("SELECT number, previous FROM commands ORDER BY number").fetchall()
    assert numbers == [(0, None), *[(number, number - 1) for number in range(1, 13)]]
