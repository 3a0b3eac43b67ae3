"""People: somebody is the key of their browser, or several keys that they have joined."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from cachetools import LRUCache

from aegean.server.access.guard import Allowance
from aegean.server.access.security import digest, new_token
from aegean.server.errors import RequestRefused, busy
from aegean.server.tables.all_tables import ID_LETTERS, Tables, new_id
from aegean.server.tables.lines import LEAVE, RENAME
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.seating import check_name, free, rename_bots
from aegean.store import Conflict, people
from aegean.store.schema import BROWSER, CODE, FORMER, LINK, OPEN, PERSON, RUNNING, Key, Person

KNOWN: Final = 10_000  # keys of which it is remembered to whom they belong
CODE_GROUPS: Final = 4
CODE_GROUP: Final = 4  # letters: 16 of 31 kinds are too many to guess
BROWSERS: Final = 20  # of one person,
RENAMING: Final = 20  # another name at a table is so much rarer than looks in the long run: it is written at each,
RENAMED: Final = 10  # and at so many times as many tables at once
EVER: Final = 200  # and so many with those that left and had seats: they are looked for with every request

T = TypeVar("T")


class People:
    """Who stands behind a key, and what they keep."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.known: LRUCache[str, Person | None] = LRUCache(KNOWN)
        settings = tables.settings
        self.joining = asyncio.Lock()
        self.renaming = Allowance(settings.rate / RENAMING, settings.burst * RENAMED)

    async def find(self, key: str) -> Person | None:
        """The person to whom the digest of a key belongs; None if whoever has it keeps nothing here."""
        if key not in self.known:
            self.known[key] = await self.tables.in_thread(people.person_with_key, self.tables.store, key)
        return self.known[key]

    def forget(self, *keys: str) -> None:
        """Looks these keys up again next time: something about them has changed."""
        for key in keys:
            self.known.pop(key, None)

    async def proofs(self, shown: Sequence[str]) -> list[str]:
        """All that somebody can prove who shows some digests: with one key of theirs, the other browsers' keys too."""
        found = list(shown)
        for key in shown[:1]:
            if person := await self.find(key):
                found += [own.digest for own in person.keys if own.kind in (BROWSER, FORMER) and own.digest != key]
        return found

    # ------------------------------------------------------------ staying the same person

    async def keep(self, key: str, name: str, label: str) -> Person:
        """The person behind a browser, who is kept from now on."""
        person = await self.find(digest(key))
        if person is None:
            self.tables.blocks.check_name(name)
            person = Person(new_id(), name, time.time(), (Key(digest(key), BROWSER, label, time.time()),))
            await self._write(people.add_person, person)
            self.forget(digest(key))
        return person

    async def new_link(self, person: Person) -> str:
        """A private link for a person, in place of the last one."""
        token = new_token()
        await self._add(person, Key(digest(token), LINK, "", time.time()))
        return token

    async def new_code(self, person: Person) -> str:
        """A code for a person that works once, in place of the last one."""
        groups = ["".join(secrets.choice(ID_LETTERS) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS)]
        await self._add(person, Key(digest("".join(groups)), CODE, "", time.time()))
        return "-".join(groups).upper()

    async def enter(self, secret: str, key: str, label: str) -> Person:
        """Makes a browser one of the person to whom a private link or a code belongs; a code works once."""
        used = digest(_spelled(secret))
        person = await self.tables.in_thread(people.person_with_secret, self.tables.store, used)
        if person is None:
            raise RequestRefused(403, "bad_key")
        if any(own.kind == CODE and own.digest == used for own in person.keys):
            is_unused = await self._write(people.remove_key, person, used)
            self.forget(*(own.digest for own in person.keys))
            if not is_unused:  # of several who use it at once, one is let in
                raise RequestRefused(403, "bad_key")
        await self.join(person, key, label)
        return person

    async def join(self, person: Person, key: str, label: str) -> None:
        """Makes a browser one of a person; if it was another person already, both are one from now on."""
        async with self.joining:  # one after another, each with the person as they are by then
            await self._join(person.id, key, label)

    async def _join(self, person_id: str, key: str, label: str) -> None:
        person = await self.tables.in_thread(people.person_with_id, self.tables.store, person_id)
        if person is None:  # they have become somebody else meanwhile
            raise RequestRefused(403, "bad_key")
        other = await self.find(digest(key))
        if other is not None and other.id == person.id:
            return
        coming = [own.kind for own in other.keys] if other else [BROWSER]
        kinds = Counter([*(own.kind for own in person.keys), *coming])
        for count, most in ((kinds[BROWSER], BROWSERS), (kinds[BROWSER] + kinds[FORMER], EVER)):
            if count > most:
                raise RequestRefused(409, "many_browsers", number=str(most))
        if other is None:
            await self._add(person, Key(digest(key), BROWSER, label, time.time()))
        else:
            await self._write(people.merge, person, other)
            self.forget(*(own.digest for own in (*person.keys, *other.keys)))

    async def leave(self, key: str) -> None:
        """Lets a browser be nobody again; the person stays in the others."""
        if person := await self.find(digest(key)):
            await self._write(people.retire_key, person, digest(key))
            self.forget(*(own.digest for own in person.keys))

    # ------------------------------------------------------------ names, and the end

    async def rename(self, proofs: Sequence[str], name: str, client: str) -> None:
        """Gives somebody another name, also at all tables that are open or running, unless one there is called so."""
        self.tables.blocks.check_name(name)
        person = await self.find(proofs[0])
        sitting = await self.tables.in_thread(self.tables.store.tables_of, proofs, 0)
        playing = [
            (head.id, seat, [other for other in seats if other.seat != seat.seat])
            for head, seats in sitting
            for seat in seats
            if head.status in (OPEN, RUNNING) and seat.player in proofs and seat.kind == PERSON
        ]
        for _, _, others in playing:
            check_name(name, others)
        self.renaming.take(client, sum(seat.name != name for _, seat, _ in playing))
        await self._write(people.rename, person, proofs, name)
        self.forget(*(own.digest for own in person.keys) if person else ())
        for table_id, seat, _ in playing:
            if seat.name != name:
                with suppress(RequestRefused):  # of other rules, or with a long log
                    live = await self.tables.get(table_id)
                    await self.tables.append(live, RENAME, seat.seat, name)
                    await rename_bots(self.tables, live)

    async def delete(self, proofs: Sequence[str]) -> None:
        """Deletes all that is kept about somebody: seats where a game waits are free, bots play on for them where it
        runs, and finished games lose their name.
        """
        tables = self.tables
        for head, _ in await tables.in_thread(tables.store.tables_of, proofs, 0):
            with suppress(RequestRefused):  # of other rules, or closed: nobody plays there any more
                if head.status == RUNNING:
                    await self._leave(await tables.get(head.id), proofs)
                elif head.status == OPEN:
                    await self._stand_up(await tables.get(head.id), proofs)
        person = await self.find(proofs[0])
        for table_id in await tables.in_thread(people.forget, tables.store, person, proofs):
            if table_id in tables.by_id:
                live = tables.by_id.pop(table_id)  # its log reads otherwise now
                if tables.is_watched(live):
                    await tables.get(table_id)
        self.forget(*proofs, *(own.digest for own in person.keys) if person else ())

    async def _leave(self, live: LiveTable, proofs: Sequence[str]) -> None:
        """Lets bots play on for somebody who is deleted, however long the log is."""
        for seat in live.held_by(proofs):
            if seat not in live.away:
                await self.tables.write(live, LEAVE, seat, "")

    async def _stand_up(self, live: LiveTable, proofs: Sequence[str]) -> None:
        """Makes the seats of somebody who is deleted free again, so that no game begins with nobody."""
        for seat in live.held_by(proofs):
            await free(self.tables, live, seat)

    async def _add(self, person: Person, key: Key) -> None:
        await self._write(people.add_key, person, key)
        self.forget(key.digest, *(own.digest for own in person.keys))

    async def _write(self, call: Callable[..., T], *args: object) -> T:
        try:
            return await self.tables.in_thread(call, self.tables.store, *args)
        except Conflict:
            raise busy() from None


def _spelled(secret: str) -> str:
    """A private link's token as it is; a code in small letters and without separators."""
    plain = secret.lower().replace("-", "").replace(" ", "")
    is_code = len(plain) == CODE_GROUPS * CODE_GROUP and set(plain) <= set(ID_LETTERS)
    return plain if is_code else secret.strip()
