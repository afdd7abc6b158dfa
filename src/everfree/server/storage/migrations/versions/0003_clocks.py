"""Clocks of matches, and a time that does not jump with the clock of the machine."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NOW = """
CREATE FUNCTION everfree_now() RETURNS bigint LANGUAGE sql VOLATILE AS
'SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)
    - (SELECT ms FROM time_offset WHERE id = 1)'
"""


def upgrade() -> None:
    """Add columns, a table and a function; SQLite has its function from the program."""
    op.add_column("tables", sa.Column("clock", sa.LargeBinary))
    op.add_column("tables", sa.Column("began", sa.BigInteger))
    op.create_table(
        "time_offset",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("ms", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO time_offset (id, ms) VALUES (1, 0)")
    if op.get_bind().dialect.name == "postgresql":
        op.execute(NOW)
