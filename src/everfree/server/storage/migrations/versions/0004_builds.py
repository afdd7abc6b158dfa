"""What versions of the program need to run side by side: which build began a match, and who can be asked."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add columns; rows of processes and matches of the version before leave them empty."""
    op.add_column("tables", sa.Column("build", sa.String))
    op.add_column("gateways", sa.Column("build", sa.String))
    op.add_column("gateways", sa.Column("address", sa.String))
    op.add_column("gateways", sa.Column("outgoing", sa.Boolean, nullable=False, server_default=sa.false()))
