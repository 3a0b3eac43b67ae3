"""Tables may keep a secret from which their chance follows."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds the column; tables so far have none."""
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
