"""What people want to be called about and where, and what is not sent yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from aegean.store.schema.metadata import METADATA

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

# of which open tables somebody wants to hear, and when the last message of them is due
LOOKOUTS: Final = Table(
    "lookouts",
    METADATA,
    Column("person", String(16), ForeignKey("people.id"), primary_key=True),
    Column("wanted", Text, nullable=False),
    Column("told", Float, nullable=False),
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
class Wishes:
    """What somebody wants to be called about, and when not; `bundle` is the fewest minutes between two messages."""

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
    """Something to tell somebody: what happened at which table, and what is known about it now."""

    id: int
    table_id: str
    kind: str
    game: str
    waits: bool  # whether the table still waits for the person, or for anybody
