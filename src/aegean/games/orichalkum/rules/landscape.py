"""Phase 2: the capital and the landscape (OR-4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Question
from aegean.core.shared import changed
from aegean.games.orichalkum import actions, parts
from aegean.games.orichalkum.board import NONE, Board, Player, pack_capital, pack_landscape
from aegean.games.orichalkum.grid import BIT, SIZE, WAYS, around, opposite, step, toward, write_fields
from aegean.games.orichalkum.phrases import NOTES, REASONS
from aegean.games.orichalkum.rules.supply import gain_hoplites, gain_orichalcum, put_under, return_beast
from aegean.games.orichalkum.rules.titans import draw_titans

FOUNDED: Final[Phrase] = NOTES.add("founded", "OR-4.2", "field1", "field2")
LAID: Final[Phrase] = NOTES.add("laid", "OR-4.5", "tile", "spot")
NO_PLACE: Final[Phrase] = NOTES.add("no_place", "OR-4.9", "tile")
PORT_PAYS: Final[Phrase] = NOTES.add("port_pays", "OR-4.10", "field", "n1", "n2")  # hoplites, orichalcum
CREATURE_ARRIVES: Final[Phrase] = NOTES.add("creature_arrives", "OR-4.11", "creature", "n", "field")
NO_CAPITAL: Final[Reason] = REASONS.add("no_capital", "OR-4.2")
NO_SUCH_FIELD: Final[Reason] = REASONS.add("no_such_field", "OR-4.7")
COVERED: Final[Reason] = REASONS.add("covered", "OR-4.8")
NOT_ADJACENT: Final[Reason] = REASONS.add("not_adjacent", "OR-4.6")
NO_ROOM: Final[Reason] = REASONS.add("no_room", "OR-4.7")


def back(mask: i64, way: i64) -> i64:
    """The fields from which a step in the direction leads into the set."""
    return toward(mask, opposite(way))


def part_field(anchor: i64, rotation: i64, part: i64) -> i64:
    """The field on which a part of a landscape lies: part 1 in the direction, part 2 in the next (OR-1.2).

    So turning never turns a landscape over (OR-4.5).
    """
    return anchor if part == 0 else step(anchor, (rotation + part - 1) % WAYS)


def triangle_anchors(free: i64, shore: i64, way: i64) -> i64:
    """Where part 0 of a landscape of three parts can lie, turned so (OR-4.6 to OR-4.8)."""
    following: i64 = (way + 1) % WAYS
    room: i64 = free & back(free, way) & back(free, following)
    return room & (shore | back(shore, way) | back(shore, following))


def places(player: Player, size: i64) -> i64:
    """Where part 0 can lie in some rotation: all parts on free fields, one on the shore (OR-4.6 to OR-4.8)."""
    free: i64 = player.free()
    shore: i64 = player.shore()
    if size == 1:
        return shore
    if size == 2:
        return (shore & around(free)) | (free & around(shore))
    found: i64 = 0
    for way in range(WAYS):
        found |= triangle_anchors(free, shore, way)
    return found


def has_place(player: Player, size: i64) -> bool:
    """Whether a landscape of the size can lie anywhere; of triangles the first place found is enough."""
    if size < 3:
        return places(player, size) != 0
    free: i64 = player.free()
    shore: i64 = player.shore()
    for way in range(WAYS):
        if triangle_anchors(free, shore, way) != 0:
            return True
    return False


def fits(free: i64, shore: i64, size: i64, anchor: i64, way: i64) -> bool:
    """Whether a landscape can lie there, turned so: all parts on free fields, one on the shore (OR-4.6 to OR-4.8)."""
    touches = False
    for part in range(size):
        field: i64 = part_field(anchor, way, part)
        if field < 0 or (free >> field) & 1 == 0:
            return False
        if (shore >> field) & 1 == 1:
            touches = True
    return touches


def port_field(island: i64, port: i64) -> i64:
    """The field of a port (OR-4.2)."""
    return parts.PORT[island * parts.PORTS + port]


def pay_ports(board: Board, player: Player, fields: i64) -> None:
    """A port pays once, at the moment when it is covered (OR-4.10)."""
    ports: i64 = fields & parts.PORT_MASK[player.island]
    if ports == 0:
        return
    for number in range(parts.PORTS):
        port: i64 = port_field(player.island, number)
        if (ports >> port) & 1 == 1:
            hoplites = gain_hoplites(board, board.seat, parts.PORT_HOPLITES[player.island * SIZE + port])
            orichalcum = gain_orichalcum(board, board.seat, parts.PORT_ORICHALCUM[player.island * SIZE + port])
            board.tell(PORT_PAYS, board.seat, port, hoplites, orichalcum)


def lay(board: Board, anchor: i64, rotation: i64) -> None:
    """The landscape lies: first ports, then its creature, then Titans (OR-4.10 to OR-4.12)."""
    player = board.players[board.seat]
    tile: i64 = board.tile
    board.tell(LAID, board.seat, tile, parts.spot(parts.TILE_SIZE[tile], anchor, rotation))
    land = player.open[:]
    fields: i64 = 0
    for part in range(parts.TILE_SIZE[tile]):
        field: i64 = part_field(anchor, rotation, part)
        terrain: i64 = parts.TILE_PARTS[tile * parts.SIZES + part]
        land[terrain] = land[terrain] | BIT[field]
        fields |= BIT[field]
        if terrain == parts.VOLCANO and board.beast != NONE:
            settle_beast(board, player, field)
    player.open = land
    player.covered |= fields
    player.laid = changed(player.laid, player.laid_count, pack_landscape(tile, anchor, rotation))
    player.laid_count += 1
    board.tile = NONE
    pay_ports(board, player, fields)
    draw_titans(board, player, fields)


def settle_beast(board: Board, player: Player, field: i64) -> None:
    """The creature that came with the landscape stands on its volcano (OR-4.11)."""
    player.creatures = changed(player.creatures, field, board.beast + 1)
    player.lairs |= BIT[field]
    board.tell(CREATURE_ARRIVES, board.seat, board.beast, parts.STRENGTH[board.beast], field)
    board.beast = NONE


def place_landscape(board: Board) -> None:
    """Phase 2: asks where the landscape of the card lies, if there is one (OR-4.13).

    Without a place it goes under its stack and its creature into the bag (OR-4.9).
    """
    if board.tile == NONE:
        return
    if has_place(board.players[board.seat], parts.TILE_SIZE[board.tile]):
        LAY.ask(board, board.seat)
        return
    board.tell(NO_PLACE, board.seat, board.tile)
    put_under(board, board.tile)
    return_beast(board, board.beast)
    board.tile = NONE
    board.beast = NONE


class ChoosePort(Question):
    """Choose a port for one half of the capital (D-PORT, OR-4.2)."""

    def why_not(self, board: Board, port: i64) -> i64:
        """A port with a neighbour for the second half; ports are never adjacent (OR-4.2)."""
        island: i64 = board.players[board.seat].island
        return ALLOWED if around(BIT[port_field(island, port)]) & parts.ISLAND[island] != 0 else NO_CAPITAL.why

    def do(self, board: Board, port: i64) -> None:
        CAPITAL.ask_for(board, port=port_field(board.players[board.seat].island, port))


class Capital(Question):
    """Choose where the second half of the capital lies (D-CAPDIR, OR-4.2)."""

    def ask_for(self, board: Board, port: i64) -> None:
        self.put(board, board.seat, port)

    def port(self, board: Board) -> i64:
        """The field of the chosen port."""
        return self.first(board)

    def why_not(self, board: Board, way: i64) -> i64:
        """The second half covers a field beside the port (OR-4.2)."""
        second: i64 = step(self.port(board), way)
        if second < 0 or (parts.ISLAND[board.players[board.seat].island] >> second) & 1 == 0:
            return NO_CAPITAL.why
        return ALLOWED

    def do(self, board: Board, way: i64) -> None:
        """The capital covers two fields, which are no landscape; the port pays (OR-4.2, OR-4.4, OR-4.10)."""
        player = board.players[board.seat]
        port: i64 = self.port(board)
        player.capital = pack_capital(port, way)
        player.city = BIT[port] | BIT[step(port, way)]
        player.covered |= player.city
        board.tell(FOUNDED, board.seat, port, step(port, way))
        pay_ports(board, player, player.city)
        place_landscape(board)


class Lay(Question):
    """Choose a field for part 0 of the landscape (D-ANCHOR, OR-4.5)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """A field where part 0 can lie in some rotation (OR-4.5 to OR-4.8)."""
        player = board.players[board.seat]
        field: i64 = parts.LAND[entry]
        if (places(player, parts.TILE_SIZE[board.tile]) >> field) & 1 == 1:
            return ALLOWED
        if (parts.ISLAND[player.island] >> field) & 1 == 0:
            return NO_SUCH_FIELD.why
        if (player.covered >> field) & 1 == 1:
            return COVERED.why
        reach: i64 = around(player.covered)
        if parts.TILE_SIZE[board.tile] > 1:
            reach |= around(reach & player.free())
        return NO_ROOM.why if (reach >> field) & 1 == 1 else NOT_ADJACENT.why

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        found: i64 = places(board.players[board.seat], parts.TILE_SIZE[board.tile])
        return write_fields(found, parts.RANK, self.block.start, out, n)

    def do(self, board: Board, entry: i64) -> None:
        """A landscape of one part needs no turning."""
        if parts.TILE_SIZE[board.tile] == 1:
            lay(board, parts.LAND[entry], 0)
        else:
            TURN.ask_for(board, anchor=parts.LAND[entry])


@final
class Turn(Question):
    """Turn the landscape round its part 0 (D-ROT, OR-4.5)."""

    def ask_for(self, board: Board, anchor: i64) -> None:
        self.put(board, board.seat, anchor)

    def anchor(self, board: Board) -> i64:
        """The field of part 0."""
        return self.first(board)

    def why_not(self, board: Board, way: i64) -> i64:
        """A rotation in which all parts find room and touch covered land (OR-4.5 to OR-4.8)."""
        player = board.players[board.seat]
        size: i64 = parts.TILE_SIZE[board.tile]
        if fits(player.free(), player.shore(), size, self.anchor(board), way):
            return ALLOWED
        for part in range(1, size):
            field: i64 = part_field(self.anchor(board), way, part)
            if field < 0 or (parts.ISLAND[player.island] >> field) & 1 == 0:
                return NO_SUCH_FIELD.why
            if (player.covered >> field) & 1 == 1:
                return COVERED.why
        return NOT_ADJACENT.why

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        player = board.players[board.seat]
        free: i64 = player.free()
        shore: i64 = player.shore()
        anchor: i64 = self.anchor(board)
        for way in range(WAYS):
            if fits(free, shore, parts.TILE_SIZE[board.tile], anchor, way):
                out[n] = self.block.start + way
                n += 1
        return n

    def do(self, board: Board, way: i64) -> None:
        lay(board, self.anchor(board), way)


CHOOSE_PORT: Final[ChoosePort] = ChoosePort("choose_port", actions.PORT)
CAPITAL: Final[Capital] = Capital("capital", actions.CAPITAL)
LAY: Final[Lay] = Lay("lay", actions.LAY)
TURN: Final[Turn] = Turn("turn", actions.TURN)
