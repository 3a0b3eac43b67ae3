"""Live updates: every connected page hears what changed, each through the eyes of its seat."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import defaultdict
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from aegean.server.errors import RequestRefused
from aegean.server.events import events
from aegean.server.live_table import LiveTable
from aegean.server.patch import Part, Piece, patch
from aegean.server.render import Look, parts
from aegean.server.security import is_foreign, proofs
from aegean.server.table_json import event_line, head_line
from aegean.server.tables import Tables
from aegean.server.words import known

LOG: Final = logging.getLogger("aegean.live")
MESSAGE_LIMIT: Final = 4096  # characters a client may send at once
CATCH_UP: Final = 500  # events that are sent to somebody who comes back; more are read from the log
JUNK: Final = 1008  # policy violation
GONE: Final = 4404
ENCODE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

live = APIRouter()


class Watcher:
    """One connection: what it shows, and what it has been sent."""

    def __init__(self, socket: WebSocket, room: LiveTable, shown: list[str], since: int) -> None:
        self.socket = socket
        self.room = room
        self.shown = shown
        self.lang = known(socket.query_params.get("lang"))
        self.layout = "narrow" if socket.query_params.get("layout") == "narrow" else "wide"
        self.pages = socket.query_params.get("form") != "json"
        self.told = since  # number of the last line it knows
        self.sent: dict[str, Part] = {}
        self.changed = asyncio.Event()
        self.changed.set()

    @property
    def look(self) -> Look:
        """How the page behind the connection looks at the table."""
        held = self.room.held_by(self.shown)
        return Look(held, self.room.eyes(held), self.lang, self.layout)

    def message(self) -> dict[str, Any]:
        """What has changed since the last message."""
        room, look = self.room, self.look
        first = next((n for n in range(len(room.numbers), 0, -1) if room.numbers[n - 1] <= self.told), 0)
        first = max(first, len(room.numbers) - CATCH_UP)
        fresh = [event for event in events(room, look.eyes, look.lang, first) if event.number > self.told]
        message: dict[str, Any] = {
            "type": "update",
            **head_line(room, look),
            "since": self.told,
            "events": [event_line(event) for event in fresh],
        }
        if self.pages:
            message["parts"] = self._patches(parts(room, look))
        self.told = room.number
        return message

    def _patches(self, drawn: dict[str, Part]) -> dict[str, list[Piece]]:
        """The parts that differ from what was sent, each as a patch."""
        before, self.sent = self.sent, drawn
        return {name: patch(before.get(name, ()), part) for name, part in drawn.items() if before.get(name) != part}


class Live:
    """All connections, by table."""

    def __init__(self, house: Tables) -> None:
        self.house = house
        self.watchers: dict[str, set[Watcher]] = defaultdict(set)
        house.listeners.append(self.tell)
        house.is_watched = lambda room: bool(self.watchers.get(room.head.id))

    def tell(self, room: LiveTable) -> None:
        """Lets every page at a table look again."""
        for watcher in self.watchers.get(room.head.id, ()):
            watcher.room = room
            watcher.changed.set()

    async def watch(self, watcher: Watcher) -> None:
        """Serves one connection until it ends."""
        table = watcher.room.head.id
        self.watchers[table].add(watcher)
        try:
            async with asyncio.TaskGroup() as tasks:
                sending = [tasks.create_task(task(watcher)) for task in (self._send, self._beat)]
                await self._receive(watcher)
                for task in sending:
                    task.cancel()
        except* (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            self.watchers[table].discard(watcher)
            if not self.watchers[table]:
                del self.watchers[table]

    async def _send(self, watcher: Watcher) -> None:
        """Sends what changed; several changes while one message is on its way become one."""
        while True:
            await watcher.changed.wait()
            watcher.changed.clear()
            await watcher.socket.send_text(ENCODE(watcher.message()))

    async def _beat(self, watcher: Watcher) -> None:
        """Shows that the connection stands even where nothing happens."""
        while True:
            await asyncio.sleep(self.house.settings.heartbeat)
            await watcher.socket.send_text(ENCODE({"type": "beat", "time": time.time()}))

    async def _receive(self, watcher: Watcher) -> None:
        """Takes how the page wants to look; anything else closes this connection."""
        while True:
            text = await watcher.socket.receive_text()
            if not _understood(watcher, text):
                await watcher.socket.close(JUNK)
                return


def _understood(watcher: Watcher, text: str) -> bool:
    """Follows what a page says: `{"type": "look", "lang": ..., "layout": ...}` or `{"type": "beat"}`."""
    try:
        wish = json.loads(text) if len(text) <= MESSAGE_LIMIT else None
    except ValueError:
        return False
    if not isinstance(wish, dict) or wish.get("type") not in ("look", "beat"):
        return False
    if wish["type"] == "look":
        watcher.lang = known(str(wish.get("lang", watcher.lang)))
        watcher.layout = "narrow" if wish.get("layout") == "narrow" else "wide"
        watcher.changed.set()
    return True


@live.websocket("/live/{table}")
async def connect(socket: WebSocket, table: str) -> None:
    """A page, or a bot in any language, that wants to hear what happens at a table."""
    if is_foreign(socket.headers):
        await socket.close(JUNK)
        return
    await socket.accept()
    since = socket.query_params.get("since", "0")
    hub: Live = socket.app.state.live
    try:
        room = await hub.house.room(table)
    except RequestRefused:
        await socket.close(GONE)
        return
    shown = proofs(socket)
    number = int(since) if since.isdigit() and len(since) < 12 else 0
    with contextlib.suppress(KeyError):
        await hub.watch(Watcher(socket, room, shown, number))
