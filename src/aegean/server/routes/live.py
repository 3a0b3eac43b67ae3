"""Live updates: every connected page hears what changed, as far as its seat may know it."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter, defaultdict
from contextlib import suppress
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from aegean.server.access.guard import Allowance, client_of
from aegean.server.access.people import People
from aegean.server.access.security import proofs
from aegean.server.errors import RETRY_AFTER, RequestRefused, missing, not_stored
from aegean.server.html.patch import BLANK, Page, changes, page_digest
from aegean.server.html.render import shown_page
from aegean.server.operation.metrics import ANSWERING, REQUESTS
from aegean.server.requests import PlayMessage
from aegean.server.tables.all_tables import Tables
from aegean.server.tables.events import events
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.plans import decide
from aegean.server.tables.seats import acting_seat
from aegean.server.tables.table_json import done_model, event_json, status_json
from aegean.server.tables.viewpoint import TableViewpoint, forms_named, layout_named
from aegean.server.words import known_language
from aegean.store.schema import OPEN

MESSAGE_LIMIT: Final = 4096  # characters a client may send at once
CATCH_UP: Final = 500  # events sent to a client that reconnects; older ones are in the log
POLICY_VIOLATION: Final = 1008
PLAYING: Final = "LIVE play"  # in the figures of requests
CLOSING: Final = {404: 4404, 503: 1013}  # the code with which a refusal closes a connection, if it is another one

router = APIRouter()


class Watcher:
    """One connection: what it shows, and what it has been sent."""

    def __init__(self, socket: WebSocket, live: LiveTable, proofs: list[str], since: int) -> None:
        self.socket = socket
        self.live = live
        self.proofs = proofs
        self.lang = known_language(socket.query_params.get("lang"))
        self.layout = layout_named(socket.query_params.get("layout"))
        self.forms = forms_named(socket.query_params.get("forms"))
        self.is_hidden = False  # nobody sees the page: it is told what happens, and drawn when it is looked at again
        self.wants_parts = socket.query_params.get("form") != "json"
        self.known = since  # number of the last line it knows
        self.opened = socket.query_params.get("opened", "")  # the digest of what the page came with
        self.sent = BLANK
        self.changed = asyncio.Event()
        self.changed.set()

    @property
    def client(self) -> str:
        """Whose connection it is, for limits."""
        return client_of(self.socket.scope)

    def look(self, message: dict[str, Any]) -> None:
        """Shows the table as the page wants to see it."""
        self.lang = known_language(str(message.get("lang", self.lang)))
        self.layout = layout_named(message.get("layout"))
        self.forms = forms_named(message.get("forms"))
        self.is_hidden = message.get("hidden") is True
        if not self.is_hidden:
            self.changed.set()

    def message(self) -> str:
        """What has changed since the last message, as JSON."""
        live = self.live
        viewpoint = live.viewpoint(self.proofs, self.lang, self.layout)
        first = max(live.moves_until(self.known), len(live.numbers) - CATCH_UP)
        fresh = [event for event in events(live, viewpoint, first) if event.number > self.known]
        told: dict[str, Any] = {
            "type": "update",
            **status_json(live, viewpoint),
            "since": self.known,
            "events": [event_json(event) for event in fresh],
        }
        if self.wants_parts and not self.is_hidden:
            before, self.sent = self._before(viewpoint), shown_page(live, viewpoint.in_forms(self.forms))
            told["parts"] = orjson.Fragment(changes(before, self.sent))
        self.known = live.number
        return encoded(told)

    def _before(self, viewpoint: TableViewpoint) -> Page:
        """What the page shows: what it was sent, or all forms of the position that it came with."""
        if not self.opened:
            return self.sent
        whole, opened, self.opened = shown_page(self.live, viewpoint), self.opened, ""
        return whole if page_digest(whole) == opened else self.sent


class Connections:
    """All connections, by table."""

    def __init__(self, tables: Tables, people: People, allowance: Allowance) -> None:
        self.tables = tables
        self.people = people
        self.allowance = allowance
        self.playing: set[asyncio.Task[tuple[int, dict[str, Any]]]] = set()  # moves that are being stored
        self.clients: Counter[str] = Counter()
        self.watchers: dict[str, set[Watcher]] = defaultdict(set)
        tables.listeners.append(self.notify)
        tables.is_watched = lambda live: bool(self.watchers.get(live.id))

    def notify(self, live: LiveTable) -> None:
        """Tells every page at a table that it has changed."""
        live.shown.pages.clear()
        for watcher in self.watchers.get(live.id, ()):
            watcher.live = live
            watcher.changed.set()

    async def serve(self, watcher: Watcher) -> None:
        """Serves one connection until it ends, or until its client sends what is refused."""
        table_id, settings = watcher.live.id, self.tables.settings
        is_player = bool(watcher.live.held_by(watcher.proofs))  # strangers who fill a table keep nobody from it
        if not is_player and len(self.watchers.get(table_id, ())) >= settings.watchers:
            raise RequestRefused(429, "crowded", wait=RETRY_AFTER)
        if self.clients[watcher.client] >= settings.connections:
            raise RequestRefused(429, "many_pages", wait=RETRY_AFTER)
        self.watchers[table_id].add(watcher)
        self.clients[watcher.client] += 1
        self._say_who_is_here(watcher.live)
        try:
            await self._converse(watcher)
        finally:
            self.clients[watcher.client] -= 1
            if not self.clients[watcher.client]:
                del self.clients[watcher.client]
            self.watchers[table_id].discard(watcher)
            if not self.watchers[table_id]:
                del self.watchers[table_id]
            self._say_who_is_here(watcher.live)

    def _say_who_is_here(self, live: LiveTable) -> None:
        """Tells those who wait for a game to begin who has the page open, as far as this process knows."""
        if live.status != OPEN:
            return
        watching = self.watchers.get(live.id, ())
        here = frozenset(seat for watcher in watching for seat in live.held_by(watcher.proofs))
        if here != live.here:
            live.here = here
            self.notify(live)

    async def _converse(self, watcher: Watcher) -> None:
        """Sends updates and heartbeats while the client listens; raises the refusal of what it sends.

        It is no group of tasks: the traceback of one that ends would keep its connection until garbage is searched for.
        """
        tasks = [asyncio.create_task(task(watcher)) for task in (self._send, self._beat, self._receive)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ended:
            if isinstance(end, Exception) and not isinstance(end, (WebSocketDisconnect, RuntimeError, OSError)):
                raise end

    async def _send(self, watcher: Watcher) -> None:
        """Sends what changed; changes that come while a message is sent are combined into the next one."""
        while True:
            await watcher.changed.wait()
            watcher.changed.clear()
            if watcher.live.is_gone:
                return await _refuse(watcher.socket, missing())
            await watcher.socket.send_text(watcher.message())

    async def _beat(self, watcher: Watcher) -> None:
        """Sends a heartbeat, so that a client notices a lost connection."""
        while True:
            await asyncio.sleep(self.tables.settings.heartbeat)
            await watcher.socket.send_text(encoded({"type": "beat", "time": time.time()}))

    async def _receive(self, watcher: Watcher) -> None:
        """Receives moves and how a page wants to see the table; raises the refusal of anything else and of floods."""
        while True:
            received = await watcher.socket.receive()
            if received["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(received["code"])
            message = _understood(received.get("text"))
            if isinstance(message, PlayMessage):
                await self._play(watcher, message)
                continue
            self.allowance.take(watcher.client)
            if message["type"] == "look":
                watcher.look(message)

    async def _play(self, watcher: Watcher, message: PlayMessage) -> None:
        """Plays moves and answers; what has begun is ended, whether anybody still listens or not."""
        await self._wait_for_allowance(watcher.client)
        begun = time.perf_counter()
        playing = asyncio.create_task(self._answer(watcher, message))
        self.playing.add(playing)
        playing.add_done_callback(self.playing.discard)
        status, answer = await asyncio.shield(playing)
        REQUESTS.labels(PLAYING, status).inc()
        ANSWERING.labels(PLAYING).observe(time.perf_counter() - begun)
        await watcher.socket.send_text(encoded({"type": "answer", "id": message.id, **answer}))

    async def _wait_for_allowance(self, client: str) -> None:
        """Whoever plays too fast is heard later."""
        while True:
            try:
                return self.allowance.take(client)
            except RequestRefused as refused:
                await asyncio.sleep(refused.wait)

    async def _answer(self, watcher: Watcher, message: PlayMessage) -> tuple[int, dict[str, Any]]:
        """What a request to play would be answered: whoever asks may hold other seats by now."""
        try:
            shown = await self.people.proofs(proofs(watcher.socket))
            live = await self.tables.get(watcher.live.id)
            seat = acting_seat(live, shown, message.seat)
            live.visitor = watcher.client
            await decide(self.tables, live, seat, message.moves, message.at, message.lang)
            return 200, done_model(live).model_dump()
        except RequestRefused as refused:
            return refused.status, refused.json(message.lang)
        except DBAPIError as error:
            return not_stored(error).status, not_stored(error).json(message.lang)


def encoded(message: dict[str, Any]) -> str:
    """A message as JSON."""
    return orjson.dumps(message).decode()


def _understood(text: str | None) -> PlayMessage | dict[str, Any]:
    """A message of a page: `{"type": "look"}` with `lang`, `layout`, `forms` and `hidden`, `play`, or a `beat`."""
    try:
        message = json.loads(text) if text and len(text) <= MESSAGE_LIMIT else None
        if isinstance(message, dict) and message.get("type") == "play":
            return PlayMessage.model_validate(message)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or message.get("type") not in ("look", "beat"):
        raise RequestRefused(422, "not_understood")
    return message


@router.websocket("/live/{table}")
async def connect(socket: WebSocket, table: str, since: Annotated[int, Query(ge=0, le=2**31)] = 0) -> None:
    """Connects a page, or a bot in any language, to the updates of a table."""
    await socket.accept()
    connections: Connections = socket.app.state.connections
    try:
        shown = await socket.app.state.people.proofs(proofs(socket))
        connections.tables.blocks.check_visitor(shown, socket.client.host if socket.client else "")
        live = await connections.tables.get(table)
        socket.app.state.bots.wake(live)
        await connections.serve(Watcher(socket, live, shown, since))
    except RequestRefused as refused:
        await _refuse(socket, refused)
    except DBAPIError as error:
        await _refuse(socket, not_stored(error))


async def _refuse(socket: WebSocket, refused: RequestRefused) -> None:
    """Closes a connection with the reason in words."""
    reason = refused.words(known_language(socket.query_params.get("lang")))
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the client may be gone already
        await socket.close(CLOSING.get(refused.status, POLICY_VIOLATION), reason)
