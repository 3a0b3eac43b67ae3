"""Two servers as two processes of one see each other, and connections that change hands between them."""

from __future__ import annotations

import asyncio
import re
import socket
import struct
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx

from aegean.server.access import http_protocol
from aegean.server.access.hand_over import Homes
from aegean.server.access.http_protocol import PatientHttp
from aegean.server.operation.metrics import HANDED_OVER
from aegean.server.settings import Settings
from tests.server.people import Person, Running, until
from tests.server.postgres import cluster


class Pair:
    """Two servers as two processes of one see each other, and what is asked of the first."""

    def __init__(self, folder: Path, loop: str, **limits: Any) -> None:
        self.folder = folder
        self.database = cluster.database()
        self.settings = Settings(self.database, pace=0, **({"rate": 1e6, "burst": 10**6} | limits))
        self.loop = loop
        self.homes: dict[int, Homes] = {}  # as each of the servers sees them
        self.servers = [self.begin(slot) for slot in range(2)]
        self.host = Person(self.servers[0].url)

    def begin(self, slot: int) -> Running:
        """A server that has its slot once somebody has connected to it."""
        homes = self.homes[slot] = Homes(self.folder, 2)
        server = Running(self.settings, http=type("Http", (PatientHttp,), {"homes": homes}), loop=self.loop)
        assert httpx.get(f"{server.url}/api/games").is_success and homes.slot == slot
        return server

    def table(self, slot: int) -> str:
        """A new table at home in a slot."""
        while True:
            table = self.host.create("me", "hotseat")
            if crc32(table.encode()) % 2 == slot:
                return table

    def call(self) -> socket.socket:
        """A connection to the first server."""
        return socket.create_connection(("127.0.0.1", self.servers[0].port), 10)

    def leave(self) -> None:
        """Ends all connections of the host."""
        self.host.http.close()
        self.host = Person(self.servers[0].url)
        until(lambda: not http_protocol.held)

    def watchers(self, slot: int, table: str) -> int:
        """How many pages follow a table at a server."""
        return len(self.servers[slot].app.state.connections.watchers.get(table, ()))

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


class Line(asyncio.Transport):
    """A connection as the loop tells of it."""

    def __init__(self, unsent: int, **told: Any) -> None:
        super().__init__(told)
        self.unsent = unsent

    def get_write_buffer_size(self) -> int:
        return self.unsent


class Home:
    """A process of which a test decides what it does with a connection."""

    def __init__(self, folder: Path) -> None:
        (folder / "1.door").unlink(missing_ok=True)
        self.door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.door.bind(str(folder / "1.door"))
        self.door.listen()
        self.door.settimeout(10)

    def take(self) -> tuple[bytes, socket.socket]:
        """The next connection, and what was read of it."""
        self.line, _ = self.door.accept()
        data, handles, _, _ = socket.recv_fds(self.line, 65536, 1)
        return data, socket.socket(fileno=handles[0])

    def die(self) -> None:
        self.line.close()
        self.door.close()


def at_the_door(pair: Pair) -> socket.socket:
    """A line to the door of the second server, as another process has it."""
    line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    line.connect(str(pair.folder / "1.door"))
    return line


def accepted(to: socket.socket, read: bytes, rest: bytes = b"", *, resets: bool = False) -> socket.socket:
    """A client whose connection was accepted and handed over with what was read of it, before the rest."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        line = socket.create_connection(server.getsockname(), 10)
        connection, _ = server.accept()
    line.sendall(rest)
    if resets:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
    with connection:
        socket.send_fds(to, [read], [connection.fileno()])
    return line


def handed_over() -> float:
    """How many connections have been handed over so far."""
    return next(sample.value for metric in HANDED_OVER.collect() for sample in metric.samples)


def asked(path: str, *more: str, method: str = "GET") -> bytes:
    """A request as it goes over the line."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: localhost", *more, "", ""]).encode()


def status(line: socket.socket) -> int:
    """The status of the next answer on a connection; 0 if it breaks instead."""
    head = b""
    try:
        while not head.endswith(b"\r\n\r\n"):
            piece = line.recv(1)
            if not piece:
                return 0
            head += piece
    except ConnectionResetError:
        return 0
    length = re.search(rb"content-length: (\d+)", head)
    assert length, head
    left = int(length[1])
    while left:
        left -= len(line.recv(left))
    return int(head.split()[1])
