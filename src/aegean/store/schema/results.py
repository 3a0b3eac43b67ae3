"""How games came out, and what is believed of their players."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Integer, String, Table, Text

from aegean.store.schema.metadata import METADATA

# how every seat came out of a finished game; it stays when the table is deleted after some time
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("player", String(64), nullable=False, index=True),  # the digest of a person's key; empty for a bot
    Column("name", String(80), nullable=False),
    Column("level", String(16), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("items", Text, nullable=False),  # points by scoring item
    Column("ended", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mean", Float, nullable=False),  # what is believed of them afterwards, if the game was rated
    Column("doubt", Float, nullable=False),
    Column("gain", Float, nullable=False),
)

# what is believed of whoever has a key, by game; of a person with several keys, all of these together
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
