"""How far behind spectators watch a table, and what each viewer saw of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TO_ARCHIVE = sa.text("archived IS NULL AND ended IS NOT NULL")


def upgrade() -> None:
    """Add columns, an index and a table."""
    op.add_column("tables", sa.Column("spectator_delay", sa.Integer))
    op.add_column("tables", sa.Column("archived", sa.BigInteger))
    op.add_column("tables", sa.Column("archive_claimed", sa.BigInteger))
    op.create_index(
        "tables_to_archive", "tables", ["ended"], postgresql_where=TO_ARCHIVE, sqlite_where=TO_ARCHIVE
    )
    op.create_table(
        "archives",
        sa.Column("match", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "viewer"),
    )
