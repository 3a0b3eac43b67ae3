"""Brings a database from any earlier layout to the present one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from aegean.store.store import Store


def migrate(store: Store, layout: str = "head") -> None:
    """Runs all migrations that the database lacks up to a layout, usually the present one."""
    store.write_ahead()
    config = _config()
    with store.engine.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, layout)


@cache
def layouts() -> list[str]:
    """All layouts that this version knows, the present one last."""
    known = ScriptDirectory.from_config(_config()).walk_revisions()
    return [script.revision for script in known][::-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config
