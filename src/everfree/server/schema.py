"""The tables of the database: matches, seats and who is away from them, commands, reports."""

from typing import Final

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

METADATA: Final = MetaData()

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the server made up once and must keep: the key its cookies are signed with."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("invite", String, nullable=False),
    Column("undo_policy", String, nullable=False),
    Column("edition", String, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("header", LargeBinary),
    Column("opened", Integer, nullable=False),
    Column("ended", Integer),
)
"""A table; its header is there as soon as everyone sits. Times are milliseconds since 1970."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("computer", String, nullable=False),
    Column("deck", LargeBinary, nullable=False),
    Column("declined", Integer, nullable=False, default=0),
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_of_a_guest", "guest"),
)
"""Who sits where. The key lets one person have a seat, however many ask for it at once."""

ABSENCES: Final = Table(
    "absences",
    METADATA,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)
"""Seats whose person has left, and when: a table that nobody is at is not held anywhere else."""

COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("match", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nonce", String, nullable=False),
    Column("at", Integer, nullable=False),
    Column("command", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "number"),
    UniqueConstraint("match", "seat", "nonce"),
)
"""The log of every match. The first key refuses the second writer, the second one a request done already."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("changes", LargeBinary, nullable=False),
    Column("log", LargeBinary, nullable=False),
    Column("at", Integer, nullable=False),
)
"""Positions the engine got wrong, as two players saw it: the log so far and what they changed."""
