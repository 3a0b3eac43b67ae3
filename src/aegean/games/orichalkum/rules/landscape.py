"""Phase 2: the capital and the landscape (OR-4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed
from aegean.games.orichalkum import actions, phrases, steps
from aegean.games.orichalkum.board import NONE, Board, Player, packed
from aegean.games.orichalkum.grid import BIT, SIZE, WAYS, around, opposite, step, toward, write_fields
from aegean.games.orichalkum.parts import (
    ISLAND,
    PORT,
    PORT_HOPLITES,
    PORT_MASK,
    PORT_ORICHALCUM,
    PORTS,
    RANK,
    SIZES,
    TILE_PARTS,
    TILE_SIZE,
    VOLCANO,
)
from aegean.games.orichalkum.rules.supply import gain_hoplites, gain_orichalcum, put_under, return_beast
from aegean.games.orichalkum.rules.titans import draw_titans


def back(mask: i64, way: i64) -> i64:
    """The fields from which a step in the direction leads into the set."""
    return toward(mask, opposite(way))


def anchors(free: i64, shore: i64, size: i64, way: i64) -> i64:
    """Where part 0 can lie: all parts on free fields, one of them on the shore (OR-4.6 to OR-4.8).

    The shore is the free fields beside covered ones. Part 1 lies in direction `way`,
    part 2 in the next (OR-1.2), so that turning never turns a landscape over (OR-4.5).
    """
    if size == 1:
        return shore
    room: i64 = free & back(free, way)
    touch: i64 = shore | back(shore, way)
    if size == 3:
        following: i64 = (way + 1) % WAYS
        room &= back(free, following)
        touch |= back(shore, following)
    return room & touch


def places(player: Player, size: i64) -> i64:
    """All fields where part 0 of a landscape of the size can lie in some rotation."""
    free: i64 = player.free()
    shore: i64 = around(player.covered) & free
    if size == 1:
        return shore
    found: i64 = 0
    for way in range(WAYS):
        found |= anchors(free, shore, size, way)
    return found


def fits(player: Player, size: i64, field: i64, way: i64) -> bool:
    """Whether a landscape of the size can lie there, turned so."""
    free: i64 = player.free()
    return (anchors(free, around(player.covered) & free, size, way) >> field) & 1 == 1


# ------------------------------------------------------------ the capital


def why_not_port(board: Board, port: i64) -> i64:
    """A port with a neighbour for the second half; ports are never adjacent (OR-4.2)."""
    player = board.players[board.seat]
    field: i64 = PORT[player.island * PORTS + port]
    if around(BIT[field]) & ISLAND[player.island] == 0:
        return reason(phrases.NO_ROOM)
    return ALLOWED


def options_port(board: Board, out: vec[i64]) -> i64:
    """The three ports of the island (D-PORT)."""
    n: i64 = 0
    for port in range(PORTS):
        if why_not_port(board, port) == 0:
            out[n] = actions.PORT.start + port
            n += 1
    return n


def why_not_capital(board: Board, way: i64) -> i64:
    """The second half covers a field beside the port (OR-4.2)."""
    player = board.players[board.seat]
    second: i64 = step(board.arg, way)
    if second < 0 or (ISLAND[player.island] >> second) & 1 == 0:
        return reason(phrases.NO_SUCH_FIELD)
    return ALLOWED


def options_capital(board: Board, out: vec[i64]) -> i64:
    """The directions in which the second half can lie (D-CAPDIR)."""
    n: i64 = 0
    for way in range(WAYS):
        if why_not_capital(board, way) == 0:
            out[n] = actions.CAPITAL.start + way
            n += 1
    return n


def do_port(board: Board, port: i64) -> None:
    """One half of the capital will lie on this port (OR-4.2)."""
    board.ask(steps.CAPITAL, board.seat, PORT[board.players[board.seat].island * PORTS + port])


def do_capital(board: Board, way: i64) -> None:
    """The capital covers two fields, which are no landscape; the port pays (OR-4.2, OR-4.4, OR-4.10)."""
    player = board.players[board.seat]
    player.capital = board.arg * WAYS + way
    player.city = BIT[board.arg] | BIT[step(board.arg, way)]
    player.covered |= player.city
    pay_ports(board, player, player.city)


def pay_ports(board: Board, player: Player, fields: i64) -> None:
    """A port pays once, at the moment when it is covered (OR-4.10)."""
    ports: i64 = fields & PORT_MASK[player.island]
    if ports == 0:
        return
    for number in range(PORTS):
        port: i64 = PORT[player.island * PORTS + number]
        if (ports >> port) & 1 == 1:
            hoplites = gain_hoplites(board, player, PORT_HOPLITES[player.island * SIZE + port])
            orichalcum = gain_orichalcum(board, player, PORT_ORICHALCUM[player.island * SIZE + port])
            board.tell(phrases.PORT_PAYS, board.seat, hoplites, orichalcum)


# ------------------------------------------------------------ the landscape


def has_place(board: Board) -> bool:
    """Whether there is a landscape to lay; one without a place goes under its stack (OR-4.9, OR-4.13)."""
    if board.tile == NONE:
        return False
    if places(board.players[board.seat], TILE_SIZE[board.tile]) != 0:
        return True
    board.tell(phrases.NO_PLACE, board.seat, board.tile)
    put_under(board, board.tile)
    return_beast(board, board.beast)
    board.tile = NONE
    board.beast = NONE
    return False


def why_not_lay(board: Board, field: i64) -> i64:
    """A field where part 0 can lie in some rotation (OR-4.5 to OR-4.8)."""
    player = board.players[board.seat]
    if (places(player, TILE_SIZE[board.tile]) >> field) & 1 == 1:
        return ALLOWED
    if (ISLAND[player.island] >> field) & 1 == 0:
        return reason(phrases.NO_SUCH_FIELD)
    if (player.covered >> field) & 1 == 1:
        return reason(phrases.COVERED)
    reach: i64 = around(player.covered)
    if TILE_SIZE[board.tile] > 1:
        reach |= around(reach & player.free())
    return reason(phrases.NO_ROOM) if (reach >> field) & 1 == 1 else reason(phrases.NOT_ADJACENT)


def options_lay(board: Board, out: vec[i64]) -> i64:
    """The fields where part 0 can lie (D-ANCHOR)."""
    return write_fields(places(board.players[board.seat], TILE_SIZE[board.tile]), RANK, actions.LAY.start, out)


def why_not_turn(board: Board, way: i64) -> i64:
    """A rotation in which all parts find room and touch covered land (OR-4.5 to OR-4.8)."""
    player = board.players[board.seat]
    size: i64 = TILE_SIZE[board.tile]
    if fits(player, size, board.arg, way):
        return ALLOWED
    for part in range(1, size):
        field: i64 = step(board.arg, (way + part - 1) % WAYS)
        if field < 0 or (ISLAND[player.island] >> field) & 1 == 0:
            return reason(phrases.NO_SUCH_FIELD)
        if (player.covered >> field) & 1 == 1:
            return reason(phrases.COVERED)
    return reason(phrases.NOT_ADJACENT)


def options_turn(board: Board, out: vec[i64]) -> i64:
    """The rotations that fit (D-ROT)."""
    player = board.players[board.seat]
    free: i64 = player.free()
    shore: i64 = around(player.covered) & free
    n: i64 = 0
    for way in range(WAYS):
        if (anchors(free, shore, TILE_SIZE[board.tile], way) >> board.arg) & 1 == 1:
            out[n] = actions.TURN.start + way
            n += 1
    return n


def do_lay(board: Board, field: i64) -> None:
    """A landscape of one part needs no turning."""
    if TILE_SIZE[board.tile] == 1:
        lay(board, field, 0)
    else:
        board.ask(steps.TURN, board.seat, field)


def part_field(anchor: i64, rotation: i64, part: i64) -> i64:
    """The field on which a part of a landscape lies (OR-1.2)."""
    return anchor if part == 0 else step(anchor, (rotation + part - 1) % WAYS)


def lay(board: Board, anchor: i64, rotation: i64) -> None:
    """The landscape lies: first ports, then its creature, then Titans (OR-4.10 to OR-4.12)."""
    player = board.players[board.seat]
    tile: i64 = board.tile
    board.tell(phrases.LAID, board.seat, tile, anchor)
    land = player.open[:]
    fields: i64 = 0
    for part in range(TILE_SIZE[tile]):
        field: i64 = part_field(anchor, rotation, part)
        terrain: i64 = TILE_PARTS[tile * SIZES + part]
        land[terrain] = land[terrain] | BIT[field]
        fields |= BIT[field]
        if terrain == VOLCANO and board.beast != NONE:
            settle_beast(board, player, field)
    player.open = land
    player.covered |= fields
    player.laid = changed(player.laid, player.laid_count, packed(tile, anchor, rotation))
    player.laid_count += 1
    board.tile = NONE
    pay_ports(board, player, fields)
    draw_titans(board, player, fields)


def settle_beast(board: Board, player: Player, field: i64) -> None:
    """The creature that came with the landscape stands on its volcano (OR-4.11)."""
    player.creatures = changed(player.creatures, field, board.beast + 1)
    player.lairs |= BIT[field]
    board.tell(phrases.CREATURE_ARRIVES, board.seat, board.beast, field)
    board.beast = NONE
