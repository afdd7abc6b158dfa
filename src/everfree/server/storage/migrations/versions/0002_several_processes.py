"""What several processes need to serve the same matches: heads, deadlines, leases, rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns and tables; `absences` becomes `presences`."""
    op.add_column("tables", sa.Column("head", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("standing", sa.LargeBinary))
    op.add_column("tables", sa.Column("next_deadline", sa.BigInteger))
    op.create_index("due_tables", "tables", ["next_deadline"])
    op.execute(
        "UPDATE tables SET head = "
        'coalesce((SELECT max(number) + 1 FROM commands WHERE "match" = tables.id), 0)'
    )
    op.execute(
        "UPDATE tables SET next_deadline = opened WHERE ended IS NULL "
        "AND id IN (SELECT \"table\" FROM seats WHERE computer <> '')"
    )
    op.create_table(
        "gateways",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presences",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("connection", sa.String, nullable=False),
        sa.Column("gateway", sa.String, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("away_since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("presences_of_a_gateway", "presences", ["gateway"])
    op.execute(
        'INSERT INTO presences ("table", seat, connection, gateway, opened, away_since) '
        "SELECT \"table\", seat, '', '', 0, since FROM absences"
    )
    op.drop_table("absences")
    op.create_table(
        "rematches",
        sa.Column("match", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("table", sa.String, nullable=False),
    )
