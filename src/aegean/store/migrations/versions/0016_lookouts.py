"""People can be told of open tables that fit their wishes."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Creates the table."""
    op.create_table(
        "lookouts",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
    )
