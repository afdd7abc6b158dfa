"""How far behind spectators watch a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add a column."""
    op.add_column("tables", sa.Column("spectator_delay", sa.Integer))
