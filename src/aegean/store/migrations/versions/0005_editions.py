"""Tables that are played with an edition keep its text."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds the column; tables so far are played with the usual components."""
    op.add_column("tables", sa.Column("components", sa.Text, nullable=False, server_default=""))
