"""People of a table meet in one process: a connection that asks for a table goes to the process that is its home.

Any process can serve any table, but each at which people of a table sit has to draw it. So whoever reads a request
for a table of another process hands the connection over, with what was read of it. Nothing depends on that: where
the home cannot be reached at once, a request is served where it came in.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from filelock import FileLock, Timeout
from uvicorn.protocols.utils import is_ssl

from aegean.server.operation.metrics import HANDED_OVER
from aegean.server.settings import Settings

LOG: Final = logging.getLogger("aegean.server")
FOLDER: Final = "AEGEAN_HOMES"  # names the folder in which the processes of one server find each other
TABLE: Final = re.compile(rb"[A-Z]+ /(?:live|t|api/tables)/([0-9A-Za-z]{1,16})[ /?][^\n]*\n")
LARGEST: Final = 64 * 1024  # bytes that are handed over with a connection

Maker = Callable[[], Any]  # makes the protocol of a connection as uvicorn does


class Homes:
    """The processes of one server as one of them sees them: each that has a slot is the home of its share of tables."""

    def __init__(self, folder: Path, count: int) -> None:
        self.folder = folder
        self.count = count
        self.slot = -1  # none yet
        self.lock: FileLock  # on the slot; it goes with the process, however that ends
        self.lines: dict[int, socket.socket] = {}  # to the doors of other homes

    def settle(self, loop: asyncio.AbstractEventLoop, connections: set[Any], make: Maker) -> None:
        """Opens a home in a free slot, unless this process has one; its first connection tells how they are made."""
        for slot in range(self.count if self.slot < 0 else 0):
            lock = FileLock(self.folder / f"{slot}.lock", timeout=0)
            try:
                lock.acquire()
            except Timeout:
                continue
            self.slot, self.lock = slot, lock
            try:
                Door(self._door(slot), loop, connections, make)
            except OSError as error:  # the system has no such sockets: everything is served where it comes in
                LOG.warning("people of a table do not meet in one process: %s", error)
            return

    def take(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Hands a connection over whose next request begins with these bytes, if it asks for a table of another home.

        Whether it did; then the caller lets go of the connection.
        """
        asked = TABLE.match(data)
        if asked is None or len(data) > LARGEST:
            return False
        home, connection = crc32(asked[1]) % self.count, transport.get_extra_info("socket")
        if home == self.slot or not _is_plain(transport, connection) or transport.get_write_buffer_size():
            return False
        for _ in range(2):  # the line may lead to a process that had the slot before
            try:
                socket.send_fds(self._line(home), [data], [connection.fileno()])
            except BlockingIOError:  # it has enough to do
                return False
            except OSError:
                if line := self.lines.pop(home, None):
                    line.close()
            else:
                HANDED_OVER.inc()
                return True
        return False

    def _door(self, slot: int) -> Path:
        return self.folder / f"{slot}.door"

    def _line(self, home: int) -> socket.socket:
        if home not in self.lines:
            line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            line.setblocking(False)
            self.lines[home] = line
            line.connect(str(self._door(home)))
        return self.lines[home]


class Door:
    """Where a process takes in what others hand over to it, as if it had accepted these connections itself."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, connections: set[Any], make: Maker) -> None:
        self.loop = loop
        self.connections = connections
        self.make = make
        self.lines: set[socket.socket] = set()  # from other processes
        self.tasks: set[asyncio.Task[None]] = set()
        path.unlink(missing_ok=True)  # of a process that had this slot before
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.socket.setblocking(False)
        self.socket.bind(str(path))
        self.socket.listen()
        loop.add_reader(self.socket, self._welcome)
        connections.add(self)  # so that the server shuts it, too, when it stops

    def shutdown(self) -> None:
        """Takes in what has been handed over, and nothing more: the server stops."""
        self._welcome()
        self.loop.remove_reader(self.socket)
        self.socket.close()
        for line in list(self.lines):
            line.shutdown(socket.SHUT_RD)
            while line in self.lines:
                self._hear(line)
        self.connections.discard(self)

    def _welcome(self) -> None:
        """Listens to other processes that want to hand something over."""
        while True:
            try:
                line, _ = self.socket.accept()
            except OSError:  # nobody else for now
                return
            line.setblocking(False)
            self.lines.add(line)
            self.loop.add_reader(line, self._hear, line)

    def _hear(self, line: socket.socket) -> None:
        """Takes in one connection from another process, or hears that this one has ended."""
        try:
            data, handles, _, _ = socket.recv_fds(line, LARGEST, 1)
        except BlockingIOError:
            return
        except OSError:
            data, handles = b"", []
        if not data:
            self.loop.remove_reader(line)
            self.lines.discard(line)
            line.close()
        for handle in handles:  # one, or none where this process may have no more files open
            task = self.loop.create_task(self._take_in(socket.socket(fileno=handle), data))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _take_in(self, connection: socket.socket, data: bytes) -> None:
        """Serves a connection from what was read of it on."""
        connection.set_inheritable(False)
        connection.setblocking(False)

        def made() -> Any:
            protocol = self.make()
            protocol.brought = data
            return protocol

        try:
            transport, protocol = await self.loop.connect_accepted_socket(made, connection)
        except OSError:
            connection.close()
            return
        if protocol.client is None:  # it has gone, and nobody can tell any more who it was
            transport.abort()
        elif protocol.brought and not transport.is_closing():
            protocol.data_received(b"")


def _is_plain(transport: asyncio.Transport, connection: Any) -> bool:
    """Whether a connection is nothing but its socket, so that another process can go on with it."""
    return connection is not None and connection.family in (socket.AF_INET, socket.AF_INET6) and not is_ssl(transport)


def _homes() -> Homes | None:
    """The homes of the server to which this process belongs; none where it is alone, or cannot hand anything over."""
    if FOLDER not in os.environ or not hasattr(socket, "send_fds"):
        return None
    return Homes(Path(os.environ[FOLDER]), Settings.from_environment().workers)


HOMES: Final = _homes()
