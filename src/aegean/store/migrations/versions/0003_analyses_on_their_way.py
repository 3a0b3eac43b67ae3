"""Analyses of some seats, also while in progress. Earlier ones are dropped and made again on request."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Creates the table anew."""
    op.drop_table("analyses")
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seats", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(16), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
