"""Tables can be laid with the same deal."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

IS_DEALT = sa.text("deal <> ''")


def upgrade() -> None:
    """Creates the table and adds the column."""
    op.create_table(
        "deals",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("deal", sa.String(16), nullable=False, server_default=""))
    op.create_index("tables_of_deal", "tables", ["deal"], sqlite_where=IS_DEALT, postgresql_where=IS_DEALT)
