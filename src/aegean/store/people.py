"""People who stay the same person in several browsers: their names, keys and passkeys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from time import time
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from aegean.store.calls import forget_calls, join_calls, remove_ways_of_browser
from aegean.store.results import forget_results
from aegean.store.schema import (
    BROWSER,
    CHALLENGES,
    CODE,
    EVERYBODY,
    FORMER,
    FRIENDS,
    GUIDED,
    KEYS,
    LINK,
    LOG,
    ME,
    OPEN,
    PASSKEYS,
    PEOPLE,
    PERSON,
    PLANS,
    RATINGS,
    RESULTS,
    RUNNING,
    SEATS,
    TABLES,
    WAYS,
    Key,
    Passkey,
    Person,
)
from aegean.store.store import Store

KEY_NOTICE: Final = "key:"  # begins a notice about a key, where others name a table
SIGHT: Final = (ME, FRIENDS, EVERYBODY)  # who may read a profile, from few to many
MET: Final = 200  # people one has played with who are listed: those with whom one did most often
NAMED: Final = ("join", "rename", "chat")  # lines of a log in which a person wrote their name or a message

# ---------------------------------------------------------------- reading


def person_with_key(store: Store, digest: str) -> Person | None:
    """The person to whom the key of a browser belongs; None if it belongs to nobody."""
    return _person(store, select(KEYS.c.person).where(KEYS.c.digest == digest, KEYS.c.kind == BROWSER))


def person_with_secret(store: Store, digest: str) -> Person | None:
    """The person to whom a private link or a code belongs; None if it belongs to nobody."""
    return _person(store, select(KEYS.c.person).where(KEYS.c.digest == digest, KEYS.c.kind.in_((LINK, CODE))))


def person_with_passkey(store: Store, passkey_id: str) -> Person | None:
    """The person to whom a passkey belongs; None if it belongs to nobody."""
    return _person(store, select(PASSKEYS.c.person).where(PASSKEYS.c.id == passkey_id))


def _person(store: Store, query: Any) -> Person | None:
    with store.engine.connect() as connection:
        person_id = connection.execute(query).scalar()
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person_id)).first() if person_id else None
        if row is None:
            return None
        keys = connection.execute(select(KEYS).where(KEYS.c.person == row.id).order_by(KEYS.c.created)).all()
        passkeys = connection.execute(
            select(PASSKEYS).where(PASSKEYS.c.person == row.id).order_by(PASSKEYS.c.created)
        ).all()
    return Person(
        row.id,
        row.name,
        row.created,
        tuple(Key(key.digest, key.kind, key.label, key.created) for key in keys),
        tuple(Passkey(key.id, key.public_key, key.used, key.label, key.created) for key in passkeys),
        row.seen_by,
    )


def person_with_id(store: Store, person_id: str) -> Person | None:
    """The person with an id; None if there is none."""
    return _person(store, select(PEOPLE.c.id).where(PEOPLE.c.id == person_id))


def have_played(store: Store, digests: Sequence[str], others: Sequence[str]) -> bool:
    """Whether two people have sat at a table where a game began."""
    own, other = SEATS.alias(), SEATS.alias()
    query = (
        select(own.c.table_id)
        .join(other, and_(other.c.table_id == own.c.table_id, other.c.kind == PERSON, other.c.player.in_(others)))
        .join(TABLES, and_(TABLES.c.id == own.c.table_id, TABLES.c.status != OPEN))
        .where(own.c.player.in_(digests), own.c.kind == PERSON)
        .limit(1)
    )
    with store.engine.connect() as connection:
        return connection.execute(query).first() is not None


def shown_to_all(store: Store, digests: Sequence[str]) -> set[str]:
    """Those of some keys whose people show their profile to everybody."""
    query = select(KEYS.c.digest).join(PEOPLE, PEOPLE.c.id == KEYS.c.person)
    with store.engine.connect() as connection:
        found = connection.execute(query.where(KEYS.c.digest.in_(digests), PEOPLE.c.seen_by == EVERYBODY))
        return set(found.scalars())


def friends(store: Store, digests: Sequence[str]) -> list[tuple[str, str, str, int]]:
    """The people with whom somebody has played and who are kept: id, name, key, and at how many tables; most first."""
    own, other = SEATS.alias(), SEATS.alias()
    games = func.count(other.c.table_id.distinct())
    query = (
        select(PEOPLE.c.id, PEOPLE.c.name, func.min(KEYS.c.digest), games)
        .select_from(own)
        .join(other, and_(other.c.table_id == own.c.table_id, other.c.seat != own.c.seat, other.c.kind == PERSON))
        .join(TABLES, and_(TABLES.c.id == own.c.table_id, TABLES.c.status != OPEN))
        .join(KEYS, KEYS.c.digest == other.c.player)
        .join(PEOPLE, PEOPLE.c.id == KEYS.c.person)
        .where(own.c.player.in_(digests), own.c.kind == PERSON, other.c.player.not_in(digests))
        .group_by(PEOPLE.c.id, PEOPLE.c.name)
        .order_by(games.desc(), PEOPLE.c.name)
        .limit(MET)
    )
    with store.engine.connect() as connection:
        return [(row[0], row[1], row[2], row[3]) for row in connection.execute(query)]


def kept_about(store: Store, person: Person | None, digests: Sequence[str]) -> dict[str, int]:
    """How much is kept about somebody: keys, tables at which they play or learn, results, and ways to call them."""
    held = select(SEATS.c.table_id).where(or_(SEATS.c.player.in_(digests), SEATS.c.token.in_(digests)))
    is_game = TABLES.c.lesson.in_(("", GUIDED))
    parts = {
        "tables": (TABLES, TABLES.c.id.in_(held) & is_game),
        "lessons": (TABLES, TABLES.c.id.in_(held) & ~is_game),
        "results": (RESULTS, RESULTS.c.player.in_(digests)),
        "ways": (WAYS, WAYS.c.person == (person.id if person else "")),
    }
    with store.engine.connect() as connection:
        counts = {
            part: connection.execute(select(func.count()).select_from(table).where(mine)).scalar_one()
            for part, (table, mine) in parts.items()
        }
    keys = [key for key in person.keys if key.kind != FORMER] if person else []
    return {"keys": len(keys) + len(person.passkeys if person else ()), **counts}


# ---------------------------------------------------------------- writing


def add_person(store: Store, person: Person) -> None:
    """Stores a new person with their keys; Conflict if one of the keys is somebody's already."""
    with store.writing() as connection:
        connection.execute(insert(PEOPLE), {"id": person.id, "name": person.name, "created": person.created})
        for key in person.keys:
            connection.execute(insert(KEYS), {"person": person.id, **asdict(key)})
        _tell(store, connection, person.keys)


def add_key(store: Store, person: Person, key: Key) -> None:
    """Gives a person another key; a browser is one of many, a link or a code takes the place of the last one."""
    with store.writing() as connection:
        if key.kind != BROWSER:
            connection.execute(delete(KEYS).where(KEYS.c.person == person.id, KEYS.c.kind == key.kind))
        connection.execute(insert(KEYS), {"person": person.id, **asdict(key)})
        _tell(store, connection, (*person.keys, key))


def remove_key(store: Store, person: Person, digest: str) -> bool:
    """Takes a key from a person; False if it was theirs no longer."""
    with store.writing() as connection:
        _tell(store, connection, person.keys)
        own = KEYS.c.digest == digest, KEYS.c.person == person.id
        return connection.execute(delete(KEYS).where(*own)).rowcount == 1


def retire_key(store: Store, person: Person, digest: str) -> None:
    """Takes a browser from a person; its key stays where seats or results belong to it, which are theirs."""
    with store.writing() as connection:
        own = KEYS.c.digest == digest, KEYS.c.person == person.id
        parts = (part.c.player for part in (SEATS, RESULTS, RATINGS))
        if any(connection.execute(select(player).where(player == digest).limit(1)).first() for player in parts):
            connection.execute(update(KEYS).where(*own).values(kind=FORMER))
        else:
            connection.execute(delete(KEYS).where(*own))
        remove_ways_of_browser(connection, digest)
        _tell(store, connection, person.keys)


def merge(store: Store, person: Person, other: Person) -> None:
    """Makes two people one: all keys and passkeys of the other are the person's from now on."""
    with store.writing() as connection:
        for part in (KEYS, PASSKEYS):
            connection.execute(update(part).where(part.c.person == other.id).values(person=person.id))
        join_calls(connection, person.id, other.id)
        if SIGHT.index(other.seen_by) < SIGHT.index(person.seen_by):
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(seen_by=other.seen_by))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == other.id))
        _tell(store, connection, (*person.keys, *other.keys))


def rename(store: Store, person: Person | None, digests: Sequence[str], name: str) -> None:
    """Gives somebody another name, also at the tables where they play; their logs are written by the caller."""
    playing = select(TABLES.c.id).where(TABLES.c.status.in_((OPEN, RUNNING)))
    mine = SEATS.c.player.in_(digests), SEATS.c.kind == PERSON, SEATS.c.table_id.in_(playing)
    with store.writing() as connection:
        connection.execute(update(SEATS).where(*mine).values(name=name))
        if person is not None:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name))
            _tell(store, connection, person.keys)


def show_to(store: Store, person: Person, seen_by: str) -> None:
    """Lets others read a person's profile, or nobody."""
    with store.writing() as connection:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(seen_by=seen_by))
        _tell(store, connection, person.keys)


def forget(store: Store, person: Person | None, digests: Sequence[str]) -> list[str]:
    """Deletes all that is kept about somebody; returns the ids of their tables, where they have no name any more."""
    mine = or_(SEATS.c.player.in_(digests), SEATS.c.token.in_(digests))
    with store.writing() as connection:
        seats = connection.execute(select(SEATS.c.table_id, SEATS.c.seat).where(mine)).all()
        for table_id, seat in seats:
            own = LOG.c.table_id == table_id, LOG.c.seat == seat
            if connection.execute(select(LOG.c.number).where(*own, LOG.c.kind == "join")).first() is None:
                connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(word=""))  # of whoever laid it
            connection.execute(update(LOG).where(*own, LOG.c.kind.in_(NAMED)).values(text=""))
            connection.execute(delete(PLANS).where(PLANS.c.table_id == table_id, PLANS.c.seat == seat))
            store.notify(connection, table_id)
        connection.execute(update(SEATS).where(mine).values(name="", player="", token=""))
        if person is not None:
            forget_calls(connection, person.id)
            for part in (KEYS, PASSKEYS):
                connection.execute(delete(part).where(part.c.person == person.id))
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person.id))
            _tell(store, connection, person.keys)
        forget_results(connection, digests)
    return [table_id for table_id, _ in seats]


def add_passkey(store: Store, person: Person, passkey: Passkey) -> None:
    """Gives a person a passkey; Conflict if it is somebody's already."""
    with store.writing() as connection:
        connection.execute(insert(PASSKEYS), {"person": person.id, **asdict(passkey)})
        _tell(store, connection, person.keys)


def remove_passkey(store: Store, person: Person, passkey_id: str) -> bool:
    """Takes a passkey from a person; False if it was not theirs."""
    with store.writing() as connection:
        _tell(store, connection, person.keys)
        own = PASSKEYS.c.id == passkey_id, PASSKEYS.c.person == person.id
        return connection.execute(delete(PASSKEYS).where(*own)).rowcount == 1


def use_passkey(store: Store, passkey_id: str, used: int) -> None:
    """Notes how often the device of a passkey says it was used."""
    with store.writing() as connection:
        connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey_id).values(used=used))


def ask_to_sign(store: Store, challenge: str, digest: str, until: float) -> None:
    """Notes what the device of a browser is asked to sign, and forgets what was asked too long ago."""
    with store.writing() as connection:
        connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < time()))
        connection.execute(insert(CHALLENGES), {"text": challenge, "digest": digest, "until": until})


def was_asked_to_sign(store: Store, challenge: str, digest: str) -> bool:
    """Whether a browser's device was asked to sign this lately; true once."""
    with store.writing() as connection:
        asked = CHALLENGES.c.text == challenge, CHALLENGES.c.digest == digest, CHALLENGES.c.until >= time()
        return connection.execute(delete(CHALLENGES).where(*asked)).rowcount == 1


def _tell(store: Store, connection: Connection, keys: Iterable[Key]) -> None:
    """Notifies the other processes that they know these keys no longer."""
    for key in keys:
        store.notify(connection, f"{KEY_NOTICE}{key.digest}")
