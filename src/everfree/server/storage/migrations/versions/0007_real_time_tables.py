"""Real-time tables: who judges each of them, and how many seats a table has."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add a column and a table."""
    op.add_column("tables", sa.Column("seats", sa.Integer))
    op.create_table(
        "judges",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("gateway", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
