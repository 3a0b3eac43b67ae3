"""WebSockets compressed by ISA-L at a low level with the largest window, and limits on what clients send.

Most of an update has been sent before: a larger window finds it, and packs smaller and faster than a higher level
with a small window. ISA-L takes a quarter of zlib's time and half of its memory for some 110 bytes more a message.
Its level 1 makes the largest ones a tenth smaller than level 0, for a fifth more time (58 instead of 48 µs for 90 kB)
and 36 kB more a connection.

Pages say little. Pings and pieces of messages take time as well and never reach the application, so whoever sends
more bytes than a page ever does is hung up on here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from isal import isal_zlib
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode
from websockets.typing import ExtensionParameter


class QuickDeflateFactory(ServerPerMessageDeflateFactory):
    """Offers the usual compression; what the server sends is packed by ISA-L."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Agrees with a client on the compression of one connection."""
        agreed, extension = super().process_request_params(params, accepted_extensions)
        if not extension.local_no_context_takeover:
            like_zlib: Any = isal_zlib.compressobj(1, wbits=-extension.local_max_window_bits)
            extension.encoder = like_zlib
        return agreed, extension


COMPRESSION: Final = QuickDeflateFactory(server_max_window_bits=15, client_max_window_bits=12)  # 32 kB and 4 kB
BYTES: Final = 32 * 1024  # that a client may send at once
BYTES_A_SECOND: Final = 2 * 1024  # and in the long run
PIECES: Final = 64  # of one message


class CompressedWebSocket(WebSocketsSansIOProtocol):
    """The WebSocket protocol of uvicorn with this compression, and limits on what is read."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [COMPRESSION]
        self.left = float(BYTES)
        self.then = self.loop.time()

    def data_received(self, data: bytes) -> None:
        """Reads on, unless it is too much."""
        if self.handshake_complete:
            now = self.loop.time()
            self.left = min(BYTES, self.left + (now - self.then) * BYTES_A_SECOND) - len(data)
            self.then = now
        if self.left < 0 or len(self.frames) > PIECES:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "Too many messages.")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().data_received(data)
            if not self.handshake_initiated:  # the whole request has come, and cannot be understood
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Frees what packs and unpacks at once; the rest is small, and may wait until garbage is searched for."""
        super().connection_lost(exc)
        self.conn.extensions = []

    async def send(self, message: Any) -> None:
        """Sends; a handshake that was answered by a refusal is complete too, and no error to log."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent
