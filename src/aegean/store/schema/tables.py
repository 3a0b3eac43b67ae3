"""Tables, their seats, and the logs from which everything else follows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false, text

from aegean.store.schema.metadata import METADATA

OPEN: Final = "open"  # a table that waits for players, or a seat without one
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"  # by the operator

PERSON: Final = "person"
HOTSEAT: Final = "hotseat"  # held by whoever created the table, along with their own seat
BOT: Final = "bot"

GUIDED: Final = "guided"  # what stands for a lesson where a game is played with guidance
KEPT: Final = "kept"  # free, but for one person alone: whoever has its key or its token
FREE_SEATS: Final = (OPEN, KEPT)

IS_CHAT: Final = text("kind = 'chat'")
IS_AWAITED: Final = text("wake > 0")
IS_DEALT: Final = text("deal <> ''")

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
    Column("clock", Text, nullable=False, server_default=""),
    Column("lesson", String(40), nullable=False, server_default=""),
    Column("word", String(200), nullable=False, server_default=""),
    Column("secret", String(64), nullable=False, server_default=""),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("begins", Float, nullable=False, server_default="0"),
    Column("deal", String(16), nullable=False, server_default=""),
    Index("tables_of_deal", "deal", sqlite_where=IS_DEALT, postgresql_where=IS_DEALT),
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
    Index("log_of_chat", "table_id", "number", sqlite_where=IS_CHAT, postgresql_where=IS_CHAT),
)

# who has to decide at a running table, and since when; tables from before this was kept have no row until they change
TURNS: Final = Table(
    "turns",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False, server_default="0"),  # when their clock runs out; 0 if none runs
    Column("wake", Float, nullable=False, server_default="0"),  # when the server has to look at the clock next
    Index("turns_by_wake", "wake", sqlite_where=IS_AWAITED, postgresql_where=IS_AWAITED),
)

# what somebody would do on their next turn, and why it was dropped if it was no longer possible
PLANS: Final = Table(
    "plans",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("moves", Text, nullable=False),
    Column("only", Boolean, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("reason", Text, nullable=False),
    Column("declines", Boolean, nullable=False, server_default=false()),
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

# what tables share that are laid with the same deal
DEALS: Final = Table(
    "deals",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", String(64), nullable=False),
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
    clock: str = ""  # the rules of the clock as text; empty if there is none
    lesson: str = ""  # the id of the lesson that is taught here; empty for a game, GUIDED for one with guidance
    word: str = ""  # of whoever laid the table, to those who come
    secret: str = ""  # from which chance follows; empty if it is not sealed
    rated: bool = False  # whether the game counts for ratings
    begins: float = 0.0  # when bots take the seats that are still free; 0 if everybody is waited for
    deal: str = ""  # the id of the deal that the table shares with others, and its secret

    @property
    def key(self) -> str:
        """By what the game is loaded."""
        return self.components or self.game

    @property
    def is_trial(self) -> bool:
        """Whether somebody tries a position of another table out here."""
        return bool(self.parent and self.position)


@dataclass(frozen=True, slots=True)
class Learned:
    """A table at which somebody learns: its lesson, and how far it is."""

    id: str
    lesson: str
    status: str
    changed: float
    is_shown: bool = False  # a puzzle whose line was shown


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
class Turn:
    """Who has to decide at a table, since when, and when their clock runs out; 0 if none runs."""

    seat: int
    since: float
    until: float = 0.0


@dataclass(frozen=True, slots=True)
class Unread:
    """How many messages somebody has not read at a table, and the latest of them: who wrote it, and what."""

    count: int = 0
    seat: int = -1
    text: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a log: something that happened at a table."""

    number: int
    kind: str
    seat: int
    text: str
    time: float


@dataclass(frozen=True, slots=True)
class Plan:
    """Moves for the next turn, why they were dropped if so, and what else is decided for the seat.

    `only` plays an only move; `declines` says no in others' turns, until the seat's player plays again.
    """

    moves: str = ""
    only: bool = False
    lang: str = "en"
    reason: str = ""
    declines: bool = False

    @property
    def waits(self) -> bool:
        """Whether there are moves that wait for their turn."""
        return bool(self.moves) and not self.reason


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A deal: the game with its options, for how many, and the secret from which its chance follows."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    secret: str
    created: float
