"""WebSockets compressed at the lowest level, with the largest window the format allows, which do not listen to chatter.

Most of an update has been sent before: a larger window finds it, and packs smaller and three times as fast as a higher
level with a small window. Pages say little. Pings and pieces of messages take time as well and never reach the
application, so whoever sends more bytes than a page ever does is hung up on here.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode

COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15,  # 32 kB
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},
)
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
