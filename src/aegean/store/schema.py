"""What is stored: tables, their seats, and the logs from which everything else follows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

OPEN: Final = "open"  # a table that waits for players, or a seat without one
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"  # by the operator

PERSON: Final = "person"
HOTSEAT: Final = "hotseat"  # held by whoever created the table, along with their own seat
BOT: Final = "bot"

NAME: Final = "name"  # what a block is about
VISITOR: Final = "visitor"
ADDRESS: Final = "address"

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(12), nullable=False),
    Column("options", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("status", String(8), nullable=False),
    Column("parent", String(16), nullable=False),
    Column("rematch", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("components", Text, nullable=False, server_default=""),  # later columns come last: backups count on it
    Index("tables_by_status", "public", "status", "changed"),
    Index("tables_by_change", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("player", String(64), nullable=False, index=True),
    Column("token", String(64), nullable=False, index=True),
)

# table and number together are the key: of two writers of the same number, one is refused
LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)

# the analysis of some seats' decisions, done or in progress; the key names the record and the search behind it
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seats", String(16), primary_key=True),
    Column("key", String(16), nullable=False),
    Column("time", Float, nullable=False),
    Column("text", Text, nullable=False),
)


BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("kind", String(8), primary_key=True),
    Column("pattern", String(80), primary_key=True),
    Column("note", Text, nullable=False),
    Column("created", Float, nullable=False),
)


@dataclass(frozen=True, slots=True)
class Head:
    """What is known about a table besides its seats and its log."""

    id: str
    game: str
    rules: int
    edition: str
    options: dict[str, str] = field(default_factory=dict)
    position: str = ""
    public: bool = False
    hints: bool = True
    lang: str = "en"
    status: str = OPEN
    parent: str = ""
    rematch: str = ""
    created: float = 0.0
    changed: float = 0.0
    components: str = ""  # the text of the edition; empty for the usual one

    @property
    def key(self) -> str:
        """By what the game is loaded."""
        return self.components or self.game


@dataclass(frozen=True, slots=True)
class Seat:
    """Who holds a seat; `player` and `token` are digests of the holder's key and token."""

    seat: int
    kind: str
    level: str = ""
    name: str = ""
    player: str = ""
    token: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a log: something that happened at a table."""

    number: int
    kind: str
    seat: int
    text: str
    time: float


@dataclass(frozen=True, slots=True)
class Block:
    """A name, a visitor or an address that the operator does not want, and the operator's note about it."""

    kind: str
    pattern: str
    note: str
    created: float
