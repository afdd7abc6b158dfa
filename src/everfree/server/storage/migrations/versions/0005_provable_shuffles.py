"""Provable shuffles: commitments of the server, nonces of the seats, and who agrees to publish a match."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add columns and tables."""
    op.add_column("tables", sa.Column("commitment", sa.String))
    op.add_column("seats", sa.Column("shuffle_nonce", sa.String))
    op.create_table(
        "promises",
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("rematch_of", sa.String, sa.ForeignKey("tables.id")),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("rematch_of"),
    )
    op.create_index("promises_by_age", "promises", ["at"])
    op.create_table(
        "promised_nonces",
        sa.Column("table", sa.String, sa.ForeignKey("promises.table"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_table(
        "publications",
        sa.Column("match", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
