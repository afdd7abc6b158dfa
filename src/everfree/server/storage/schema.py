"""The tables of the database: matches, seats and who is at them, commands, reports.

Times are milliseconds since 1970 by the clock of the database. `migrations` brings a database to this schema.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
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
    false,
    text,
)

METADATA: Final = MetaData()

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Values the server generated once and must keep: the keys that sign its cookies."""

_TO_ARCHIVE: Final = text("archived IS NULL AND ended IS NOT NULL")

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
    Column("opened", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("head", Integer, nullable=False, server_default="0"),
    Column("standing", LargeBinary),
    Column("next_deadline", BigInteger),
    Column("clock", LargeBinary),
    Column("began", BigInteger),
    Column("build", String),
    Column("commitment", String),
    Column("seats", Integer),
    Column("spectator_delay", Integer),
    Column("archived", BigInteger),
    Column("archive_claimed", BigInteger),
    Index("due_tables", "next_deadline"),
    Index("tables_to_archive", "ended", postgresql_where=_TO_ARCHIVE, sqlite_where=_TO_ARCHIVE),
)
"""A table; its header is null until every seat is taken. `seats` is null where its game has one number only.

`head` is the number of commands and `standing` the turn, score and asked seats after them, so that lists need
no replay. At `next_deadline` some process must act, even if nobody is at the table. `clock` is the time
control, null without one, and `began` when the last seat was taken. `build` says which rules and cards the
process had that began the match (`builds.py`); null before that. If there is a `commitment`, `seed` is the
secret that it commits to, and the header has the seed of the match. `spectator_delay` says how many seconds
behind spectators watch, null or 0 for none; -1 shows them the match after its end. `archived` is when the
archives of a finished match were made; until `archive_claimed` a process is at it.
"""

CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", String, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Index("codes_of_a_table", "table"),
)
"""The code that guests type to find a table which was opened with a free seat."""

TIME_OFFSET: Final = Table(
    "time_offset",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("ms", BigInteger, nullable=False),
)
"""One row: by how much the clock of a PostgreSQL server has jumped in all; `everfree_now()` subtracts it."""

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
    Column("shuffle_nonce", String),
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

GATEWAYS: Final = Table(
    "gateways",
    METADATA,
    Column("id", String, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("build", String),
    Column("address", String),
    Column("outgoing", Boolean, nullable=False, server_default=false()),
)
"""The processes that hold connections, and until when each is believed to live; it extends that itself.

`build` says which rules and cards it has, `address` how other processes reach it. One that is `outgoing`
opens no tables any more.
"""

PRESENCES: Final = Table(
    "presences",
    METADATA,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("connection", String, nullable=False),
    Column("gateway", String, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("away_since", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
    Index("presences_of_a_gateway", "gateway"),
)
"""The connection that has a seat and the process that holds it, or since when its player is away.

`opened` is when the connection was opened, in nanoseconds since 1970: the one opened last has the seat.
"""

JUDGES: Final = Table(
    "judges",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("gateway", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Which process judges a real-time table, and until when it is believed to live; it extends that itself.

`number` grows with each judge. Commands of such a table are stored with the present number only.
"""

COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("match", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nonce", String, nullable=False),
    Column("at", BigInteger, nullable=False),
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
    Column("until", BigInteger, nullable=False),
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
    Column("at", BigInteger, nullable=False),
)
"""Matches whose log this version of the program could not replay; it does not try again."""

REMATCHES: Final = Table(
    "rematches",
    METADATA,
    Column("match", ForeignKey("tables.id"), primary_key=True),
    Column("table", String, nullable=False),
)
"""The table at which the players of a finished match play again, whoever of them asks first."""

PROMISES: Final = Table(
    "promises",
    METADATA,
    Column("table", String, primary_key=True),
    Column("secret", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("rematch_of", ForeignKey("tables.id"), unique=True),
    Column("closed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("promises_by_age", "at"),
)
"""Secrets that the server has committed to for tables which are not open yet.

A promise is for the guest who asked for it, or for the players of the match `rematch_of`. Once it is `closed`
it takes no nonces any more.
"""

PROMISED_NONCES: Final = Table(
    "promised_nonces",
    METADATA,
    Column("table", ForeignKey("promises.table"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nonce", String, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)
"""What the players of a finished match sent for the shuffle of a rematch; the first of each seat counts."""

PUBLICATIONS: Final = Table(
    "publications",
    METADATA,
    Column("match", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)
"""The seats that agree to publish the log of their match; everybody may read it once all players agree."""

ARCHIVES: Final = Table(
    "archives",
    METADATA,
    Column("match", ForeignKey("tables.id"), nullable=False),
    Column("viewer", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "viewer"),
)
"""What each seat, and as viewer -1 a spectator, saw of a finished match (`tables/replays/archives.py`)."""

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
    Column("at", BigInteger, nullable=False),
)
"""Positions the engine got wrong: after how many commands, and the corrections the players agreed to."""
