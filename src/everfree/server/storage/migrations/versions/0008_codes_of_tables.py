"""Short codes by which guests find a table with a free seat."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a table and an index."""
    op.create_table(
        "codes",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
    )
    op.create_index("codes_of_a_table", "codes", ["table"])
