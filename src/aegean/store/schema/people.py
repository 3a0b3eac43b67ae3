"""Somebody who stays the same person in several browsers, and whom the operator does not want."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from aegean.store.schema.metadata import METADATA

NAME: Final = "name"  # what a block is about
VISITOR: Final = "visitor"
ADDRESS: Final = "address"

BROWSER: Final = "browser"  # what a key of a person is: the cookie of a browser,
LINK: Final = "link"  # a private link,
CODE: Final = "code"  # a code that works once,
FORMER: Final = (
    "former"  # or what was a browser's: it lets nobody in any more, but seats taken with it stay the person's
)

ME: Final = "me"  # who may read somebody's profile: nobody else,
FRIENDS: Final = "friends"  # whoever has played with them,
EVERYBODY: Final = "everyone"

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
    Column("seen_by", String(8), nullable=False, server_default=ME),  # who may read their profile
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
    seen_by: str = ME
