"""What a place would earn: ports, Titans and points, before anybody decides."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from aegean.games.orichalkum import parts
from aegean.games.orichalkum.board import Board, Player
from aegean.games.orichalkum.copies import share_player
from aegean.games.orichalkum.grid import BIT, SIZE, WAYS
from aegean.games.orichalkum.rules.build import holy
from aegean.games.orichalkum.rules.landscape import fits, part_field
from aegean.games.orichalkum.rules.titans import draws


@dataclass(frozen=True)
class Earning:
    """What laying the landscape at one place in one rotation brings."""

    fields: tuple[int, ...]
    hoplites: int
    orichalcum: int
    titans: tuple[int, ...]
    temple: bool  # whether a diamond for a temple lies ready that did not before

    @property
    def empty(self) -> bool:
        """Whether nothing comes at once."""
        return not (self.hoplites or self.orichalcum or self.titans or self.temple)


def earning(board: Board, seat: int, anchor: int, rotation: int) -> Earning:
    """What the landscape in hand would earn there."""
    player = board.players[seat]
    size = int(parts.TILE_SIZE[board.tile])
    fields = tuple(int(part_field(anchor, rotation, part)) for part in range(size))
    new = [0] * (parts.VOLCANO + 1)
    for part, field in enumerate(fields):
        new[int(parts.TILE_PARTS[board.tile * parts.SIZES + part])] |= BIT[field]
    titans = tuple(
        terrain
        for terrain in range(parts.VOLCANO)
        if new[terrain] and draws(player.open[terrain] | new[terrain], new[terrain])
    )
    hoplites = sum(int(parts.PORT_HOPLITES[player.island * SIZE + field]) for field in fields)
    orichalcum = sum(int(parts.PORT_ORICHALCUM[player.island * SIZE + field]) for field in fields)
    hoplites, orichalcum = min(hoplites, int(board.hoplites)), min(orichalcum, int(board.orichalcum))
    return Earning(fields, hoplites, orichalcum, titans, _makes_temple(board, seat, fields, new))


def _makes_temple(board: Board, seat: int, fields: tuple[int, ...], new: list[i64]) -> bool:
    """Whether the landscape completes a diamond that can bear a temple."""
    player = Player()
    share_player(board.players[seat], player)
    laid: i64 = 0
    land = player.open[:]
    for terrain, mask in enumerate(new):
        land[terrain] = land[terrain] | mask
        laid |= mask
    player.open = land
    if board.beast >= 0:
        player.lairs |= new[parts.VOLCANO]
    ground = player.buildable()
    diamonds = parts.ISLAND_DIAMONDS[player.island]
    return any(d & ground == d and d & laid and holy(player, d) for d in diamonds)


def earnings(board: Board, seat: int, anchor: int) -> dict[int, Earning]:
    """What every rotation that fits would earn at a field."""
    player, size = board.players[seat], parts.TILE_SIZE[board.tile]
    free, shore = player.free(), player.shore()
    ways = range(1 if size == 1 else WAYS)
    return {way: earning(board, seat, anchor, way) for way in ways if fits(free, shore, size, anchor, way)}
