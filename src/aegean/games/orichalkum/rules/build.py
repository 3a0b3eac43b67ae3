"""Building: a building, a temple or a medal (OR-10)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Menu, Pass, Question
from aegean.core.shared import changed
from aegean.games.orichalkum import actions, parts
from aegean.games.orichalkum.board import NONE, Board, Player, pack_temple
from aegean.games.orichalkum.grid import BIT, WAYS, toward, write_fields
from aegean.games.orichalkum.phrases import NOTES, REASONS
from aegean.games.orichalkum.rules.supply import build_over, pay_orichalcum, place_building
from aegean.games.orichalkum.rules.titans import has_favour, use_favour
from aegean.games.orichalkum.rules.victory import end_if_won
from aegean.games.orichalkum.scoring import points

BUILT: Final[Phrase] = NOTES.add("built", "OR-10.2", "building", "field", "n")
TEMPLE_BUILT: Final[Phrase] = NOTES.add("temple_built", "OR-10.10", "diamond", "n1", "n2")  # points, goal
MEDAL_FORGED: Final[Phrase] = NOTES.add("medal_forged", "OR-10.11", "n1", "n2", "n3")  # price, points, goal
THEIA_HELPS: Final[Phrase] = NOTES.add("theia_helps", "OR-10.12")
NO_LANDSCAPE: Final[Reason] = REASONS.add("no_landscape", "OR-1.6")
BUILT_OVER: Final[Reason] = REASONS.add("built_over", "OR-1.4")
CREATURE_THERE: Final[Reason] = REASONS.add("creature_there", "OR-1.6")
GUARDED: Final[Reason] = REASONS.add("guarded", "OR-1.6")
SLOT_EMPTY: Final[Reason] = REASONS.add("slot_empty", "OR-10.6")
NO_FIELD: Final[Reason] = REASONS.add("no_field", "OR-10.3", "slot")
WRONG_TERRAIN: Final[Reason] = REASONS.add("wrong_terrain", "OR-10.3", "slot")
NO_DIAMOND: Final[Reason] = REASONS.add("no_diamond", "OR-10.9")
ORICHALCUM_SHORT: Final[Reason] = REASONS.add("orichalcum_short", "OR-10.11", "n")
BUILD_FIRST: Final[Reason] = REASONS.add("build_first", "OR-6.4")


def diamond(field: i64, face: i64) -> i64:
    """The four fields of a diamond: every diamond has exactly one description (OR-10.8)."""
    return parts.DIAMONDS[field * parts.FACES + face]


def holy(player: Player, fields: i64) -> bool:
    """The terrains of the four fields differ; empty volcanoes are wild (OR-10.9).

    The architect's practice allows one repetition in all (OR-11.8).
    """
    repeated: i64 = 0
    for terrain in range(parts.VOLCANO):
        same: i64 = player.open[terrain] & fields
        if same != 0:
            same &= same - 1
            while same != 0:
                repeated += 1
                same &= same - 1
    return repeated <= player.owned[parts.ARCHITECT]


def diamond_anchors(ground: i64, face: i64) -> i64:
    """The fields from which a diamond lies on the ground completely."""
    one: i64 = ground & toward(ground, face + 3)
    return one & toward(one, (face + 4) % WAYS)


def temple_sites(player: Player, ground: i64, face: i64) -> i64:
    """The anchors of all diamonds of one orientation on the ground where a temple may stand (OR-10.8, OR-10.9)."""
    candidates: i64 = diamond_anchors(ground, face)
    sites: i64 = 0
    field: i64 = 0
    while candidates != 0:
        if candidates & 255 == 0:
            candidates >>= 8
            field += 8
        else:
            if candidates & 1 == 1 and holy(player, diamond(field, face)):
                sites |= BIT[field]
            candidates >>= 1
            field += 1
    return sites


def all_temple_sites(player: Player) -> i64:
    """The anchors of all diamonds where a temple may stand."""
    ground: i64 = player.buildable()
    return temple_sites(player, ground, 0) | temple_sites(player, ground, 1) | temple_sites(player, ground, 2)


def can_build_temple(player: Player) -> bool:
    """Whether some diamond can bear a temple; there are always enough temples (OR-17.2)."""
    ground: i64 = player.buildable()
    for face in range(parts.FACES):
        if temple_sites(player, ground, face) != 0:
            return True
    return False


def building_sites(player: Player, building: i64, fields: i64) -> i64:
    """The crystal itself may not be placed on a guarded field (OR-11.7)."""
    return fields & ~player.guarded() if building == parts.CRYSTAL else fields


def slot_sites(board: Board, player: Player, ground: i64, slot: i64) -> i64:
    """The ground of the slot's terrain and empty volcanoes, for the building there (OR-10.2 to OR-10.4)."""
    fields: i64 = ground & (player.open[slot] | player.open[parts.VOLCANO])
    return building_sites(player, board.slots[slot], fields)


def can_build(board: Board, player: Player, orichalcum: i64) -> bool:
    """Whether at least one object can be built (OR-6.3, OR-13.7)."""
    if orichalcum >= parts.MEDAL_COST:
        return True
    ground: i64 = player.buildable()
    if ground == 0:
        return False
    for slot in range(parts.VOLCANO):
        if board.slots[slot] != NONE and slot_sites(board, player, ground, slot) != 0:
            return True
    return can_build_temple(player)


def why_not_field(player: Player, field: i64) -> i64:
    """Why nothing can be built on a field (OR-1.4 to OR-1.6)."""
    if (player.land() >> field) & 1 == 0:
        built: i64 = player.covered & ~player.city
        return BUILT_OVER.why if (built >> field) & 1 == 1 else NO_LANDSCAPE.why
    return CREATURE_THERE.why if (player.lairs >> field) & 1 == 1 else GUARDED.why


# ------------------------------------------------------------ the object


def count_object(board: Board) -> None:
    """After the first object Theia may bring a second of any kind, which uses her favour (OR-10.12)."""
    if OBJECT.is_second(board):
        use_favour(board, parts.THEIA)
        board.tell(THEIA_HELPS, board.turn)
    else:
        OBJECT.ask_for(board, is_second=True)


class Build(Question):
    """Build what a slot of the building board offers (OR-10.2)."""

    def why_not(self, board: Board, slot: i64) -> i64:
        """A building on offer with a field for it; an empty slot stays empty in this round (OR-10.2 to OR-10.6)."""
        if board.slots[slot] == NONE:
            return SLOT_EMPTY.why
        player = board.players[board.seat]
        return ALLOWED if slot_sites(board, player, player.buildable(), slot) != 0 else NO_FIELD.of(slot)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        player = board.players[board.seat]
        ground: i64 = player.buildable()
        for slot in range(parts.VOLCANO):
            if board.slots[slot] != NONE and slot_sites(board, player, ground, slot) != 0:
                out[n] = self.block.start + slot
                n += 1
        return n

    def do(self, board: Board, slot: i64) -> None:
        count_object(board)
        BUILD_ON.ask_for(board, slot=slot)


class BuildTemple(Question):
    """Build a temple (OR-10.8)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        return ALLOWED if can_build_temple(board.players[board.seat]) else NO_DIAMOND.why

    def do(self, board: Board, entry: i64) -> None:
        count_object(board)
        TEMPLE.ask(board, board.seat)


class Medal(Question):
    """Forge a medal (OR-10.11)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        missing: i64 = parts.MEDAL_COST - board.players[board.seat].orichalcum
        return ALLOWED if missing <= 0 else ORICHALCUM_SHORT.of(missing)

    def do(self, board: Board, entry: i64) -> None:
        """5 orichalcum make a victory token and need no field (OR-10.11)."""
        count_object(board)
        player = board.players[board.seat]
        pay_orichalcum(board, player, parts.MEDAL_COST)
        player.medals += 1
        board.tell(MEDAL_FORGED, board.seat, parts.MEDAL_COST, points(board, board.seat), parts.GOAL)
        end_if_won(board)


class StopBuilding(Pass):
    """Leave the second object out (OR-10.12)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """The first must be built (OR-6.4)."""
        return ALLOWED if OBJECT.is_second(board) else BUILD_FIRST.why


@final
class Object(Menu):
    """Choose what to build: one object (D-OBJECT, OR-10.1)."""

    def ask_for(self, board: Board, is_second: bool) -> None:
        self.put(board, board.turn, 1 if is_second else 0)

    def is_second(self, board: Board) -> bool:
        """Whether this is the object that Theia brings."""
        return self.first(board) == 1

    def waits(self, board: Board) -> bool:
        """The first object always exists; a second one needs Theia and something to build (OR-10.12)."""
        if not self.is_second(board):
            return True
        player = board.players[board.seat]
        return has_favour(board, parts.THEIA) and can_build(board, player, player.orichalcum)


# ------------------------------------------------------------ its place


@final
class BuildOn(Question):
    """Choose a field for the building (D-BUILD-FIELD, OR-10.2)."""

    def ask_for(self, board: Board, slot: i64) -> None:
        self.put(board, board.seat, slot)

    def slot(self, board: Board) -> i64:
        return self.first(board)

    def why_not(self, board: Board, entry: i64) -> i64:
        """A buildable field of the slot's terrain, or an empty volcano (OR-10.2 to OR-10.4)."""
        player = board.players[board.seat]
        field: i64 = parts.LAND[entry]
        ground: i64 = player.buildable()
        if (slot_sites(board, player, ground, self.slot(board)) >> field) & 1 == 1:
            return ALLOWED
        if building_sites(player, board.slots[self.slot(board)], ground & BIT[field]) != 0:
            return WRONG_TERRAIN.of(self.slot(board))
        return why_not_field(player, field)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        player = board.players[board.seat]
        fields: i64 = slot_sites(board, player, player.buildable(), self.slot(board))
        return write_fields(fields, parts.RANK, self.block.start, out, n)

    def do(self, board: Board, entry: i64) -> None:
        """A camp or mine brings what lies on it; the slot stays empty (OR-10.5, OR-10.6)."""
        player = board.players[board.seat]
        slot: i64 = self.slot(board)
        building: i64 = board.slots[slot]
        board.tell(BUILT, board.seat, building, parts.LAND[entry], board.stocked[slot])
        if board.stocked[slot] == 1:
            player.hoplites += parts.BRINGS_HOPLITES[building]
            player.orichalcum += parts.BRINGS_ORICHALCUM[building]
            board.stocked = changed(board.stocked, slot, 0)
        board.slots = changed(board.slots, slot, NONE)
        place_building(board, player, building, parts.LAND[entry])


class Temple(Question):
    """Choose a field that is part 0 of a diamond for a temple (D-TEMPLE-ANCHOR, OR-10.8, OR-10.9)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        sites: i64 = all_temple_sites(board.players[board.seat])
        return ALLOWED if (sites >> parts.ANCHORS[entry]) & 1 == 1 else NO_DIAMOND.why

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        return write_fields(all_temple_sites(board.players[board.seat]), parts.ANCHOR_RANK, self.block.start, out, n)

    def do(self, board: Board, entry: i64) -> None:
        TEMPLE_FACE.ask_for(board, field=parts.ANCHORS[entry])


class TempleFace(Question):
    """Choose which of the diamonds at the field bears the temple (D-TEMPLE-ROT)."""

    def ask_for(self, board: Board, field: i64) -> None:
        self.put(board, board.seat, field)

    def field(self, board: Board) -> i64:
        return self.first(board)

    def why_not(self, board: Board, face: i64) -> i64:
        """An orientation in which the diamond can bear the temple (OR-10.8, OR-10.9)."""
        player = board.players[board.seat]
        sites: i64 = temple_sites(player, player.buildable(), face)
        return ALLOWED if (sites >> self.field(board)) & 1 == 1 else NO_DIAMOND.why

    def do(self, board: Board, face: i64) -> None:
        """The temple covers four fields and brings a victory token (OR-10.8, OR-10.10)."""
        player = board.players[board.seat]
        site: i64 = pack_temple(self.field(board), face)
        build_over(player, parts.DIAMONDS[site])
        player.temples = changed(player.temples, player.temple_count, site)
        player.temple_count += 1
        board.tell(TEMPLE_BUILT, board.seat, site, points(board, board.seat), parts.GOAL)
        end_if_won(board)


OBJECT: Final[Object] = Object(
    "object",
    Build("build", actions.BUILD),
    BuildTemple("build_temple", actions.TEMPLE),
    Medal("medal", actions.MEDAL),
    StopBuilding("stop_building", actions.STOP_BUILDING),
)
BUILD_ON: Final[BuildOn] = BuildOn("build_on", actions.ON)
TEMPLE: Final[Temple] = Temple("temple", actions.RAISE)
TEMPLE_FACE: Final[TempleFace] = TempleFace("temple_face", actions.FACE)
