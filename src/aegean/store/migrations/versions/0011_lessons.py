"""Tables know the lesson that is taught at them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Adds the column; at tables so far nothing is taught."""
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))
