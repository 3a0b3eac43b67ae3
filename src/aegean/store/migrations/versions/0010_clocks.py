"""Tables have clocks: their rules, when the one that runs is out, and when the server has to look at it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"


def upgrade() -> None:
    """Adds the columns and the index; tables so far have no clock."""
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    for name in ("until", "wake"):
        op.add_column("turns", sa.Column(name, sa.Float, nullable=False, server_default="0"))
    is_awaited = sa.text("wake > 0")
    op.create_index("turns_by_wake", "turns", ["wake"], sqlite_where=is_awaited, postgresql_where=is_awaited)
