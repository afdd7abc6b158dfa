"""Bring a SQLite file from before `migrations` to its first step.

`PRAGMA user_version` says which version wrote the file; a file of version 0 with tables in it is the first.
"""

import sqlite3
from pathlib import Path
from typing import Final

LATEST: Final = 3

NUMBERED_WITHOUT_HOLES: Final = """
CREATE TABLE upgraded (
    "match" VARCHAR NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    nonce VARCHAR NOT NULL,
    at INTEGER NOT NULL,
    command BLOB NOT NULL,
    previous INTEGER,
    request VARCHAR DEFAULT '' NOT NULL,
    digest VARCHAR DEFAULT '' NOT NULL,
    PRIMARY KEY ("match", number),
    UNIQUE ("match", seat, nonce),
    FOREIGN KEY ("match", previous) REFERENCES commands ("match", number),
    CHECK (CASE number WHEN 0 THEN previous IS NULL ELSE previous IS NOT NULL AND previous = number - 1 END)
);
INSERT INTO upgraded ("match", number, seat, nonce, at, command, previous)
    SELECT "match", number, seat, nonce, at, command, CASE number WHEN 0 THEN NULL ELSE number - 1 END
    FROM commands;
DROP TABLE commands;
ALTER TABLE upgraded RENAME TO commands;
"""
"""Version 2: each command refers to the one before it; holes that are there already stay."""
REPORTS_WITHOUT_LOG: Final = "ALTER TABLE reports DROP COLUMN log;"
"""Version 3: a report has no copy of the log any more."""


def upgrade(file: Path) -> None:
    """Bring the tables in *file* up to date, if there are any."""
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        has_tables = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'commands'").fetchone()
        if version < LATEST:
            connection.execute("PRAGMA foreign_keys = OFF")  # a table is replaced by its upgraded copy
            steps = {2: NUMBERED_WITHOUT_HOLES, 3: REPORTS_WITHOUT_LOG} if has_tables else {}
            changes = "".join([step for number, step in steps.items() if number > version])
            connection.executescript(f"BEGIN; {changes} PRAGMA user_version = {LATEST}; COMMIT;")
    finally:
        connection.close()
