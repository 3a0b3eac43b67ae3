"""Outgoing connections: to wherever people want to be called, and never into the operator's own network.

What is checked is the address of the connection that is being made, at the moment it is made. So neither a name that
leads elsewhere at a second look, nor a redirection, nor a library's own way of looking names up gets past it.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final

WORLD: Final = IPv6Network("2000::/3")  # the rest of IPv6 is of one site, stands for IPv4, or is given to nobody


class Inside(OSError):
    """Nothing is sent to an address inside the house's own network."""


class TimeIsUp(BaseException):
    """A message took too long; no Exception, lest a library takes it for a lost connection and tries the next one."""


class OutgoingConnections:
    """Everything one thread connects to while it sends one message."""

    current = threading.local()

    def __init__(self, allowed: Sequence[str]) -> None:
        self.allowed = allowed  # hosts inside that the operator allows, as `name:port`
        self.was_refused = False
        self.is_over = False  # no time is left: nothing more is connected to or waited for
        self.lock = threading.Lock()
        self.handles: list[int] = []

    def __enter__(self) -> OutgoingConnections:
        OutgoingConnections.current.outgoing = self
        return self

    def __exit__(self, *_: object) -> None:
        OutgoingConnections.current.outgoing = None
        with self.lock:
            while self.handles:
                os.close(self.handles.pop())

    def connecting(self, made: socket.socket, address: Any) -> None:
        """Refuses a connection that does not lead outside; keeps a handle on it, by which it can be cut off."""
        if made.family not in (socket.AF_INET, socket.AF_INET6) or not self.may_reach(address[0], address[1]):
            self.was_refused = True
            raise Inside("inside the house's own network")
        with self.lock:
            self.go_on()
            self.handles.append(os.dup(made.fileno()))

    def go_on(self) -> None:
        """Ends the work of this thread once its time is up."""
        if self.is_over:
            raise TimeIsUp

    def may_reach(self, host: str, port: int) -> bool:
        """Whether an address lies outside, or is the operator's exception."""
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False  # a name: nobody knows yet where it leads
        return is_outside(address) or (str(address), port) in self._exceptions()

    def _exceptions(self) -> set[tuple[str, int]]:
        found: set[tuple[str, int]] = set()
        for name in self.allowed:
            host, _, port = name.rpartition(":")
            with suppress(OSError):
                found |= {
                    (str(entry[4][0]), int(entry[4][1])) for entry in socket.getaddrinfo(host.strip("[]"), int(port))
                }
        return found

    def cut_off(self) -> None:
        """Ends all connections, from another thread: whoever answers a byte at a time keeps nobody waiting."""
        with self.lock:
            self.is_over = True
            for handle in self.handles:
                with suppress(OSError), socket.socket(fileno=os.dup(handle)) as connection:
                    connection.shutdown(socket.SHUT_RDWR)


def is_outside(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to the world, also if one of IPv4 is written inside one of IPv6."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return is_outside(address.ipv4_mapped)
        if address.sixtofour or address.teredo or address not in WORLD:
            return False
    return address.is_global and not address.is_multicast


def _watch(event: str, args: tuple[Any, ...]) -> None:
    if event not in ("socket.connect", "time.sleep"):
        return
    outgoing: OutgoingConnections | None = getattr(OutgoingConnections.current, "outgoing", None)
    if outgoing is not None and event == "socket.connect":
        outgoing.connecting(*args)
    elif outgoing is not None:
        outgoing.go_on()


sys.addaudithook(_watch)
