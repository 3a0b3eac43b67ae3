"""A real server on a free port, people with cookies of their own, and what they hear."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TypeVar, cast
from weakref import finalize

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from aegean.server.app import create_app
from aegean.server.command import PROTOCOLS
from aegean.server.settings import Settings
from aegean.server.tables.all_tables import Tables

T = TypeVar("T")


def in_a_loop(scene: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine in a thread of its own: in this one the loop of a browser may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scene).result()


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        self.app = create_app(settings)
        self.server = uvicorn.Server(uvicorn.Config(self.app, port=0, log_level="error", **PROTOCOLS | options))
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def tables(self) -> Tables:
        return cast(Tables, self.app.state.tables)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)

    close = stop


class Person:
    """A browser without a screen."""

    def __init__(self, url: str, token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.url = url
        self.http = httpx.Client(base_url=url, headers=headers, timeout=20, verify=False)

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, wish: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json=wish if wish is not None else {})
        if status is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def create(self, *kinds: str, game: str = "athens", **more: Any) -> str:
        seats = [dict(zip(("kind", "level"), kind.split(":"), strict=False)) for kind in kinds]
        self.table = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return str(self.table["table"])

    def state(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def play(self, table: str, move: str | None = None, status: int | None = None, **more: Any) -> Any:
        state = self.state(table)
        wish = {"moves": move or state["legal"][0]["move"], "at": state["at"], **more}
        return self.post(f"/api/tables/{table}/play", wish, status)

    @contextmanager
    def listen(self, table: str, **query: Any) -> Iterator[ClientConnection]:
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {"cookie": cookies} if cookies else {}
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        with connect(f"{self.url.replace('http', 'ws')}/live/{table}?{asked}", additional_headers=headers) as socket:
            yield socket


def hear(socket: ClientConnection, seconds: float = 5) -> Any:
    """The next update."""
    while True:
        message = json.loads(socket.recv(timeout=seconds))
        if message["type"] == "update":
            return message


def answer(socket: ClientConnection, state: Any, moves: str) -> Any:
    """The answer to moves that are played over a live connection."""
    socket.send(json.dumps({"type": "play", "id": 7, "moves": moves, "at": state["at"]}))
    while True:
        message = json.loads(socket.recv(timeout=5))
        if message["type"] == "answer":
            assert message["id"] == 7
            return message


def until(condition: Callable[[], Any], seconds: float = 15) -> Any:
    """Waits for something to become true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := condition():
            return found
        time.sleep(0.01)
    raise AssertionError("it did not happen in time")


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, *options: str, port: int = 0) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        code = "from aegean.server.command import serve; serve()"
        command = [sys.executable, "-c", code, "--port", str(self.port), "--pace", "0", "--rate", "1e6", *options]
        self.said = TemporaryFile("w+")  # noqa: SIM115 (open as long as the process runs)
        self.child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=self.said)
        finalize(self, self.child.kill)  # a test that fails leaves no server behind
        until(self.answers, 60)

    def answers(self) -> bool:
        assert self.child.poll() is None, "the server ended"
        try:
            with socket.create_connection(("127.0.0.1", self.port), 2):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        self.child.kill()
        self.child.wait()

    def stop(self) -> int:
        self.child.terminate()
        return self.child.wait(20)

    def log(self) -> list[str]:
        """All lines on standard error so far."""
        self.said.seek(0)
        return self.said.read().splitlines()


def children(process: int) -> set[int]:
    """The processes in which a server's bots think."""
    found = Path(f"/proc/{process}/task").glob("*/children")
    return {int(child) for path in found for child in path.read_text().split() if _is_bot(int(child))}


def _is_bot(process: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
