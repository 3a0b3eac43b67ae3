"""Islands as an edition has them: their fields in one piece, their ports at the sea, checked before they are used."""

from __future__ import annotations

from aegean.core.parts import PartsError, Row
from aegean.games.orichalkum.grid import BIT, FIELDS, WAYS, around, lowest, step


def land_of(row: Row) -> int:
    """The fields of a side as a set."""
    names = row.ids("fields")
    for name in names:
        if name not in FIELDS:
            raise PartsError(row.where, "none_of", entry="fields", value=name, ids=", ".join(FIELDS))
        if names.count(name) > 1:
            raise PartsError(row.where, "word_twice", entry="fields", value=name)
    land: int = sum(2 ** FIELDS.index(name) for name in names)
    if names != row.values["fields"]:
        _check_neighbours(row, land)
    _check_whole(row, land)
    _check_ports(row, land)
    return land


def _check_neighbours(row: Row, land: int) -> None:
    """Neighbours are those of the grid, where they are listed (OR-1.1)."""
    for field in row.rows("fields"):
        listed = sum(2 ** FIELDS.index(name) for name in field.texts("adj"))
        if listed != around(BIT[field.place_of("id", FIELDS)]) & land:
            raise PartsError(field.where, "neighbours", game="orichalkum")


def _check_whole(row: Row, land: int) -> None:
    """An island is in one piece (OR-1.1); what lies beside the largest is named."""
    pieces: list[int] = []
    left = land
    while left:
        piece, before = int(lowest(left)), 0
        while piece != before:
            before, piece = piece, piece | int(around(piece)) & land
        pieces.append(piece)
        left &= ~piece
    if len(pieces) > 1:
        largest = max(pieces, key=int.bit_count)
        apart = next(name for name in row.ids("fields") if not int(BIT[FIELDS.index(name)]) & largest)
        raise PartsError(row.where, "apart", game="orichalkum", entry="fields", value=apart)


def _check_ports(row: Row, land: int) -> None:
    """Ports are different fields of the island, with sea where their ships come from (OR-4.2)."""
    taken: list[str] = []
    for port in row.rows("ports"):
        name = port.text("field")
        place = port.place_of("field", FIELDS)
        if not int(BIT[place]) & land:
            raise PartsError(port.where, "port_at_sea", game="orichalkum", entry="field", value=name)
        if name in taken:
            raise PartsError(port.where, "port_twice", game="orichalkum", entry="field", value=name)
        port.within("arrow_from_direction", 0, int(WAYS) - 1)
        ahead = int(step(place, port.number("arrow_from_direction")))
        if ahead >= 0 and int(BIT[ahead]) & land:
            raise PartsError(port.where, "no_sea", game="orichalkum", entry="arrow_from_direction", value=FIELDS[ahead])
        taken.append(name)
