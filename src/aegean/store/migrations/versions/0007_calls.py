"""People are called: where they want to be, when, and the queue of calls; secrets of the house itself."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Creates the tables."""
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("turn", sa.Boolean, nullable=False),
        sa.Column("game", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("bundle", sa.Integer, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("label", sa.String(200), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False, index=True),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("faults", sa.Integer, nullable=False),
        sa.Column("rests", sa.Float, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("way", sa.String(32), sa.ForeignKey("ways.id"), nullable=False, index=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
    )
