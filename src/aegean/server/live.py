"""Live updates: every connected page hears what changed, as far as its seat may know it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import defaultdict
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from aegean.server.errors import RequestRefused
from aegean.server.events import events
from aegean.server.live_table import LiveTable
from aegean.server.patch import Part, Piece, patch
from aegean.server.render import parts
from aegean.server.security import is_foreign, proofs
from aegean.server.table_json import event_json, status_json
from aegean.server.tables import Tables
from aegean.server.viewpoint import layout_named
from aegean.server.words import known_language

MESSAGE_LIMIT: Final = 4096  # characters a client may send at once
CATCH_UP: Final = 500  # events sent to a client that reconnects; older ones are in the log
POLICY_VIOLATION: Final = 1008
TRY_AGAIN_LATER: Final = 1013
NOT_FOUND: Final = 4404
ENCODE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

router = APIRouter()


class Watcher:
    """One connection: what it shows, and what it has been sent."""

    def __init__(self, socket: WebSocket, live: LiveTable, proofs: list[str], since: int) -> None:
        self.socket = socket
        self.live = live
        self.proofs = proofs
        self.lang = known_language(socket.query_params.get("lang"))
        self.layout = layout_named(socket.query_params.get("layout"))
        self.wants_parts = socket.query_params.get("form") != "json"
        self.known = since  # number of the last line it knows
        self.sent: dict[str, Part] = {}
        self.changed = asyncio.Event()
        self.changed.set()

    def message(self) -> dict[str, Any]:
        """What has changed since the last message."""
        live = self.live
        viewpoint = live.viewpoint(self.proofs, self.lang, self.layout)
        first = max(live.moves_until(self.known), len(live.numbers) - CATCH_UP)
        fresh = [event for event in events(live, viewpoint, first) if event.number > self.known]
        message: dict[str, Any] = {
            "type": "update",
            **status_json(live, viewpoint),
            "since": self.known,
            "events": [event_json(event) for event in fresh],
        }
        if self.wants_parts:
            message["parts"] = self._patches(parts(live, viewpoint))
        self.known = live.number
        return message

    def _patches(self, drawn: dict[str, Part]) -> dict[str, list[Piece]]:
        """The parts that differ from what was sent, each as a patch."""
        before, self.sent = self.sent, drawn
        return {name: patch(before.get(name, ()), part) for name, part in drawn.items() if before.get(name) != part}


class Connections:
    """All connections, by table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.watchers: dict[str, set[Watcher]] = defaultdict(set)
        tables.listeners.append(self.notify)
        tables.is_watched = lambda live: bool(self.watchers.get(live.id))

    def notify(self, live: LiveTable) -> None:
        """Tells every page at a table that it has changed."""
        for watcher in self.watchers.get(live.id, ()):
            watcher.live = live
            watcher.changed.set()

    async def serve(self, watcher: Watcher) -> None:
        """Serves one connection until it ends."""
        table_id = watcher.live.id
        self.watchers[table_id].add(watcher)
        try:
            async with asyncio.TaskGroup() as tasks:
                sending = [tasks.create_task(task(watcher)) for task in (self._send, self._beat)]
                await self._receive(watcher)
                for task in sending:
                    task.cancel()
        except* (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            self.watchers[table_id].discard(watcher)
            if not self.watchers[table_id]:
                del self.watchers[table_id]

    async def _send(self, watcher: Watcher) -> None:
        """Sends what changed; changes that come while a message is sent are combined into the next one."""
        while True:
            await watcher.changed.wait()
            watcher.changed.clear()
            await watcher.socket.send_text(ENCODE(watcher.message()))

    async def _beat(self, watcher: Watcher) -> None:
        """Sends a heartbeat, so that a client notices a lost connection."""
        while True:
            await asyncio.sleep(self.tables.settings.heartbeat)
            await watcher.socket.send_text(ENCODE({"type": "beat", "time": time.time()}))

    async def _receive(self, watcher: Watcher) -> None:
        """Receives how the page wants to see the table; anything else closes the connection."""
        while True:
            text = await watcher.socket.receive_text()
            if not _understood(watcher, text):
                await watcher.socket.close(POLICY_VIOLATION)
                return


def _understood(watcher: Watcher, text: str) -> bool:
    """Handles a message of a page: `{"type": "look", "lang": ..., "layout": ...}` or `{"type": "beat"}`."""
    try:
        message = json.loads(text) if len(text) <= MESSAGE_LIMIT else None
    except ValueError:
        return False
    if not isinstance(message, dict) or message.get("type") not in ("look", "beat"):
        return False
    if message["type"] == "look":
        watcher.lang = known_language(str(message.get("lang", watcher.lang)))
        watcher.layout = layout_named(message.get("layout"))
        watcher.changed.set()
    return True


@router.websocket("/live/{table}")
async def connect(socket: WebSocket, table: str) -> None:
    """Connects a page, or a bot in any language, to the updates of a table."""
    if is_foreign(socket.headers):
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    since = socket.query_params.get("since", "0")
    connections: Connections = socket.app.state.connections
    try:
        live = await connections.tables.get(table)
    except RequestRefused:
        await socket.close(NOT_FOUND)
        return
    except DBAPIError:
        await socket.close(TRY_AGAIN_LATER)
        return
    number = int(since) if since.isdigit() and len(since) < 12 else 0
    with contextlib.suppress(KeyError):
        await connections.serve(Watcher(socket, live, proofs(socket), number))
