"""${message}."""

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """The step forward."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """The step back."""
    ${downgrades if downgrades else "pass"}
