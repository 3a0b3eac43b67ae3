"""Names, visitors and addresses that the operator has blocked; untouched tables are found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Creates the table and the index."""
    op.create_table(
        "blocks",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("pattern", sa.String(80), primary_key=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("tables_by_change", "tables", ["changed"])
