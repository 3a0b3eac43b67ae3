"""Whoever lays a table may say a word to those who come."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Adds the column."""
    op.add_column("tables", sa.Column("word", sa.String(200), nullable=False, server_default=""))
