"""Somebody can decline in advance what they are asked in others' turns."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Adds the column."""
    op.add_column("plans", sa.Column("declines", sa.Boolean, nullable=False, server_default=sa.false()))
