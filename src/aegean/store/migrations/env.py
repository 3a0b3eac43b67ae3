"""Runs the migrations on the connection that `migrate` hands over."""

from alembic import context
from sqlalchemy import text

LOCK = 0xAE6EA4  # several processes may start at once: one migrates, the others wait

connection = context.config.attributes["connection"]
context.configure(connection=connection, render_as_batch=True)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    context.run_migrations()
