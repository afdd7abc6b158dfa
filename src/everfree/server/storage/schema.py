"""The tables of the database: matches, seats and who is away from them, commands, reports."""

from typing import Final

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
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
"""Values the server generated once and must keep: the keys that sign its cookies."""

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
"""A table; its header is null until every seat is taken. Times are milliseconds since 1970."""

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
"""Who sits where. The primary key gives a seat to one guest, however many ask for it at once."""

FAN_MADE: Final = Table(
    "fan_made",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("cards", LargeBinary, nullable=False),
)
"""The fan-made cards of a table that has some, as a JSON list of texts; its header has them too."""

ABSENCES: Final = Table(
    "absences",
    METADATA,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)
"""Seats whose player is away, and since when; stored because a table that nobody visits is unloaded."""

COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("match", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nonce", String, nullable=False),
    Column("at", Integer, nullable=False),
    Column("command", LargeBinary, nullable=False),
    Column("previous", Integer),
    Column("request", String, nullable=False, server_default=""),
    Column("digest", String, nullable=False, server_default=""),
    PrimaryKeyConstraint("match", "number"),
    UniqueConstraint("match", "seat", "nonce"),
    ForeignKeyConstraint(("match", "previous"), ("commands.match", "commands.number")),
    CheckConstraint(
        "CASE number WHEN 0 THEN previous IS NULL ELSE previous IS NOT NULL AND previous = number - 1 END"
    ),
)
"""The log of every match.

The primary key refuses a second writer of the same number; the unique constraint refuses a request that was
carried out already. Each row refers to the one before it, so that numbers have no holes. `request` is the
hash of the request that the nonce stands for; every fiftieth row has the digest of the state after it.
"""

OPEN_REQUESTS: Final = Table(
    "open_requests",
    METADATA,
    Column("match", ForeignKey("tables.id"), nullable=False),
    Column("kind", String, nullable=False),
    Column("id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("at", Integer, nullable=False),
    Column("until", Integer, nullable=False),
    PrimaryKeyConstraint("match", "kind"),
)
"""What a seat asks of the other players: to undo, or to correct the position; one of each kind at a time.

The id contains a hash of the content, so that consent to the id is consent to the content.
"""

ASKS: Final = Table(
    "asks",
    METADATA,
    Column("match", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nonce", String, nullable=False),
    Column("request", String, nullable=False),
    Column("number", Integer, nullable=False),
    PrimaryKeyConstraint("match", "seat", "nonce"),
)
"""Nonces of requests that were carried out without a command: asking for consent, and declining it."""

DAMAGED: Final = Table(
    "damaged",
    METADATA,
    Column("match", ForeignKey("tables.id"), primary_key=True),
    Column("program", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("at", Integer, nullable=False),
)
"""Matches whose log this version of the program could not replay; it does not try again."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("match", ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""Positions of long matches, so that they need not be replayed. All of them may be deleted at any time."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("changes", LargeBinary, nullable=False),
    Column("at", Integer, nullable=False),
)
"""Positions the engine got wrong: after how many commands, and the corrections the players agreed to."""
