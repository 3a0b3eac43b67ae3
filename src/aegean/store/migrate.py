"""Brings a database from any earlier layout to the present one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config

from aegean.store.store import Store


def migrate(store: Store) -> None:
    """Runs all migrations that the database lacks."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with store.engine.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
