"""Tables of the store as records, without a running server."""

from __future__ import annotations

from pathlib import Path

from aegean.core.game import GameError
from aegean.server.tables.live_table import LiveTable
from aegean.store import Head, Seat, Store


def record_text(store: Store, head: Head, seats: list[Seat]) -> str:
    """The complete record of a table; GameError if its game has not begun or cannot be replayed by this version."""
    live = LiveTable(head, seats)
    try:
        live.follow(store.log(head.id))
    except (GameError, ValueError) as error:
        raise GameError(f"table {head.id} cannot be replayed: {error}") from None
    if live.table is None:
        raise GameError(f"the game at table {head.id} has not begun")
    return live.record(None).text()


def export(store: Store, head: Head, seats: list[Seat], folder: Path) -> Path:
    """Writes the record of a table to a folder and returns its file."""
    path = folder / f"{head.game}-{head.id}.txt"
    text = record_text(store, head, seats)
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path
