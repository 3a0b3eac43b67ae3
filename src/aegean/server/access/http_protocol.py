"""HTTP that hangs up on clients who keep it waiting: with half a request, or with an answer they do not read."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections import Counter
from functools import lru_cache, partial
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from aegean.server.access.guard import client_of
from aegean.server.access.hand_over import HOMES

HEAD_SECONDS: Final = 10.0  # within which a request has to say what it wants
HEAD_LIMIT: Final = 64 * 1024  # bytes in which it has to say so
READ_SECONDS: Final = 60.0  # within which a client has to read on
CONNECTIONS: Final = 250  # of one client besides live ones; a proxy may have any number

held: Final[Counter[str]] = Counter()  # connections by client


class PatientHttp(HttpToolsProtocol):
    """The HTTP protocol of uvicorn with limits on time and on the length of headers."""

    homes = HOMES  # none if this process is the only one

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.asking: TimerHandle | None = None  # runs until a request has said what it wants
        self.reading: TimerHandle | None = None  # runs while an answer is not read
        self.is_asking = False  # the headers of a request are arriving
        self.is_inside = False  # a request has begun, and has not come to its end
        self.head = 0  # bytes read since they began
        self.peer = ""  # whose connection it is, for limits
        self.brought = b""  # what another process has read of a connection that it handed over
        if self.homes is not None:
            self.homes.settle(self.loop, self.connections, partial(type(self), *args, **named))

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Waits for the first request, unless the client has too many connections."""
        super().connection_made(transport)
        self._wait()
        self.peer = client_of({"client": self.client})
        held[self.peer] += 1
        address = self.client[0] if self.client else ""
        if held[self.peer] > CONNECTIONS and not is_proxy(str(self.config.forwarded_allow_ips), address):
            transport.abort()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a live one, which is counted elsewhere."""
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        held[self.peer] -= 1
        if not held[self.peer]:
            del held[self.peer]

    def _wait(self) -> None:
        self.asking = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def data_received(self, data: bytes) -> None:
        """Reads on, but only for so long; a connection whose next request is another process's goes there."""
        data, self.brought = self.brought + data, b""
        if self.cycle is None or self.cycle.response_complete:
            if self.homes is not None and not self.is_inside and self.homes.take(self.transport, data):
                self.transport.abort()  # which is no end of the connection: the other process has it, too
                return
            if self.asking is None:
                self._wait()
        super().data_received(data)
        self.head += len(data)
        if self.is_asking and self.head > HEAD_LIMIT:
            self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.is_asking, self.is_inside, self.head = True, True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The request has said what it wants."""
        self.is_asking = False
        _stop(self.asking)
        self.asking = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request has come."""
        self.is_inside = False
        super().on_message_complete()

    def pause_writing(self) -> None:
        """The client reads more slowly than it is answered."""
        super().pause_writing()
        self.reading = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read on."""
        super().resume_writing()
        _stop(self.reading)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        _stop(self.asking)
        _stop(self.reading)
        self._let_go()
        super().connection_lost(exc)


@lru_cache
def is_proxy(proxies: str, address: str) -> bool:
    """Whether an address is among the proxies that are believed."""
    try:
        return proxies == "*" or any(ip_address(address) in ip_network(one.strip()) for one in proxies.split(","))
    except ValueError:
        return False


def _stop(timer: TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
