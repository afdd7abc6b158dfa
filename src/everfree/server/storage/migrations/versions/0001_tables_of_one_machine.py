"""The tables as the server for one machine made them; a file from before this step has some already."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    _create(
        "settings",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    _create(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("invite", sa.String, nullable=False),
        sa.Column("undo_policy", sa.String, nullable=False),
        sa.Column("edition", sa.String, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("header", sa.LargeBinary),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    _seats()
    _log()
    _requests()


def _create(name: str, *parts: sa.schema.SchemaItem) -> None:
    op.create_table(name, *parts, if_not_exists=True)


def _seats() -> None:
    _create(
        "seats",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("computer", sa.String, nullable=False),
        sa.Column("deck", sa.LargeBinary, nullable=False),
        sa.Column("declined", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("seats_of_a_guest", "seats", ["guest"], if_not_exists=True)
    _create(
        "fan_made",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("cards", sa.LargeBinary, nullable=False),
    )
    _create(
        "absences",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )


def _log() -> None:
    _create(
        "commands",
        sa.Column("match", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.LargeBinary, nullable=False),
        sa.Column("previous", sa.Integer),
        sa.Column("request", sa.String, nullable=False, server_default=""),
        sa.Column("digest", sa.String, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("match", "number"),
        sa.UniqueConstraint("match", "seat", "nonce"),
        sa.ForeignKeyConstraint(("match", "previous"), ("commands.match", "commands.number")),
        sa.CheckConstraint(
            "CASE number WHEN 0 THEN previous IS NULL ELSE previous IS NOT NULL AND previous = number - 1 END"
        ),
    )
    _create(
        "damaged",
        sa.Column("match", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("program", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _create(
        "snapshots",
        sa.Column("match", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    _create(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("changes", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _requests() -> None:
    _create(
        "open_requests",
        sa.Column("match", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "kind"),
    )
    _create(
        "asks",
        sa.Column("match", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String, nullable=False),
        sa.Column("request", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "nonce"),
    )
