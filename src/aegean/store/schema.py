"""What is stored: tables, their seats, and the logs from which everything else follows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

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

NAME: Final = "name"  # what a block is about
VISITOR: Final = "visitor"
ADDRESS: Final = "address"

BROWSER: Final = "browser"  # what a key of a person is: the cookie of a browser,
LINK: Final = "link"  # a private link,
CODE: Final = "code"  # a code that works once,
FORMER: Final = (
    "former"  # or what was a browser's: it lets nobody in any more, but seats taken with it stay the person's
)

IS_CHAT: Final = text("kind = 'chat'")
IS_AWAITED: Final = text("wake > 0")
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
    Column("clock", Text, nullable=False, server_default=""),
    Column("lesson", String(40), nullable=False, server_default=""),
    Column("word", String(200), nullable=False, server_default=""),
    Column("secret", String(64), nullable=False, server_default=""),
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

# somebody who wants to stay the same person in several browsers; everybody else is the key of one browser
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("used", Integer, nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
)

# what a device has been asked to sign, once and soon; the digest is of the browser that asked
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("text", String(64), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("until", Float, nullable=False),
)

# what the house itself keeps: the key with which it signs what it sends to browsers
HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# of what somebody wants to be called, and when not: quiet hours are minutes of their day, equal if there are none
WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("turn", Boolean, nullable=False),
    Column("game", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("bundle", Integer, nullable=False),
    Column("lang", String(8), nullable=False),
)

# where somebody wants to be called; used once its code has come back, and not while it rests
WAYS: Final = Table(
    "ways",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("label", String(200), nullable=False),
    Column("browser", String(64), nullable=False, index=True),
    Column("origin", String(300), nullable=False),
    Column("code", String(8), nullable=False),
    Column("faults", Integer, nullable=False),
    Column("rests", Float, nullable=False),
    Column("sent", Float, nullable=False),
    Column("created", Float, nullable=False),
)

# what is not sent yet: a row for every way that is to carry it
CALLS: Final = Table(
    "calls",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("way", String(32), ForeignKey("ways.id"), nullable=False, index=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("due", Float, nullable=False, index=True),
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
class Turn:
    """Who has to decide at a table, since when, and when their clock runs out; 0 if none runs."""

    seat: int
    since: float
    until: float = 0.0


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


@dataclass(frozen=True, slots=True)
class Key:
    """A way to be a person: the digest of a browser's key, of a private link or of a code."""

    digest: str
    kind: str
    label: str
    created: float


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey of a person: its id and public key as text, how often its device says it was used, and where it is."""

    id: str
    public_key: str
    used: int
    label: str
    created: float


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who stays the same person in several browsers."""

    id: str
    name: str
    created: float
    keys: tuple[Key, ...] = ()
    passkeys: tuple[Passkey, ...] = ()


@dataclass(frozen=True, slots=True)
class Wishes:
    """Of what somebody wants to be called, and when not; `bundle` is the fewest minutes between two messages."""

    turn: bool = True
    game: bool = True
    chat: bool = False
    quiet_from: int = 0
    quiet_until: int = 0
    zone: str = "UTC"
    bundle: int = 0
    lang: str = "en"


@dataclass(frozen=True, slots=True)
class Way:
    """Where somebody wants to be called: the subscription of a browser, or an address."""

    id: str
    person: str
    kind: str
    address: str
    label: str
    browser: str  # the digest of the key of the browser that is called
    origin: str  # the address of this house as the person knows it
    code: str  # that has to come back before the way is used; empty afterwards
    faults: int = 0  # in a row
    rests: float = 0.0  # until when nobody else sends here
    sent: float = 0.0  # when the last message was
    created: float = 0.0


@dataclass(frozen=True, slots=True)
class Call:
    """Something of which somebody is to be told: what happened at which table, and what is known about it now."""

    id: int
    table_id: str
    kind: str
    game: str
    waits: bool  # whether the table still waits for the person
