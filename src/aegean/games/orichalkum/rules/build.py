"""Building: a building, a temple or a medal (OR-10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed
from aegean.games.orichalkum import actions, phrases, steps
from aegean.games.orichalkum.board import NONE, Board, Player
from aegean.games.orichalkum.grid import BIT, WAYS, toward, write_fields
from aegean.games.orichalkum.parts import (
    ANCHOR_RANK,
    ARCHITECT,
    BRINGS_HOPLITES,
    BRINGS_ORICHALCUM,
    CRYSTAL,
    DIAMONDS,
    FACES,
    ISLAND,
    MEDAL_COST,
    RANK,
    THEIA,
    VOLCANO,
)
from aegean.games.orichalkum.rules.supply import build_over, pay_orichalcum, place_building
from aegean.games.orichalkum.rules.titans import has_favour, use_favour
from aegean.games.orichalkum.rules.victory import check_victory


def diamond(field: i64, face: i64) -> i64:
    """The four fields of a diamond: every diamond has exactly one description (OR-10.8)."""
    return DIAMONDS[field * FACES + face]


def holy(player: Player, fields: i64) -> bool:
    """The terrains of the four fields differ; empty volcanoes are wild (OR-10.9).

    The architect's practice allows one repetition in all (OR-11.8).
    """
    repeated: i64 = 0
    for terrain in range(VOLCANO):
        same: i64 = player.open[terrain] & fields
        if same != 0:
            same &= same - 1
            while same != 0:
                repeated += 1
                same &= same - 1
    return repeated <= player.owned[ARCHITECT]


def diamond_anchors(ground: i64, face: i64) -> i64:
    """The fields from which a diamond lies on the ground completely."""
    one: i64 = ground & toward(ground, face + 3)
    return one & toward(one, (face + 4) % WAYS)


def temple_sites(player: Player, face: i64) -> i64:
    """The anchors of all diamonds of one orientation where a temple may stand (OR-10.8, OR-10.9)."""
    candidates: i64 = diamond_anchors(player.buildable(), face)
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
    return temple_sites(player, 0) | temple_sites(player, 1) | temple_sites(player, 2)


def can_build_temple(player: Player) -> bool:
    """Whether some diamond can bear a temple; there are always enough temples (OR-17.2)."""
    return temple_sites(player, 0) != 0 or temple_sites(player, 1) != 0 or temple_sites(player, 2) != 0


def sites(player: Player, slot: i64) -> i64:
    """Buildable fields of the slot's terrain and empty volcanoes (OR-10.2 to OR-10.4)."""
    return player.buildable() & (player.open[slot] | player.open[VOLCANO])


def building_sites(player: Player, building: i64, fields: i64) -> i64:
    """The crystal itself may not be placed on a guarded field (OR-11.7)."""
    return fields & ~player.guarded() if building == CRYSTAL else fields


def can_build_slot(board: Board, player: Player, slot: i64) -> bool:
    """Whether the building of a slot can be built."""
    building: i64 = board.slots[slot]
    return building >= 0 and building_sites(player, building, sites(player, slot)) != 0


def can_build(board: Board, player: Player, orichalcum: i64) -> bool:
    """Whether at least one object can be built (OR-6.3, OR-13.7)."""
    if orichalcum >= MEDAL_COST:
        return True
    if player.buildable() == 0:
        return False
    for slot in range(VOLCANO):
        if can_build_slot(board, player, slot):
            return True
    return can_build_temple(player)


def has_object(board: Board) -> bool:
    """The first object always exists; a second one needs Theia and something to build (OR-10.12)."""
    player = board.players[board.seat]
    return board.arg == 0 or (has_favour(board, THEIA) and can_build(board, player, player.orichalcum))


def why_not_slot(board: Board, slot: i64) -> i64:
    """A building on offer with a field for it; an empty slot stays empty in this round (OR-10.2 to OR-10.6)."""
    if board.slots[slot] == NONE:
        return reason(phrases.SLOT_EMPTY)
    return ALLOWED if can_build_slot(board, board.players[board.seat], slot) else reason(phrases.NO_FIELD, slot)


def why_not_object(board: Board, action: i64) -> i64:
    """Why an object cannot be built (OR-10.1)."""
    player = board.players[board.seat]
    if actions.BUILD.has(action):
        return why_not_slot(board, action - actions.BUILD.start)
    if action == actions.TEMPLE.start:
        return ALLOWED if can_build_temple(player) else reason(phrases.NO_DIAMOND)
    if action == actions.MEDAL.start:
        missing: i64 = MEDAL_COST - player.orichalcum
        return ALLOWED if missing <= 0 else reason(phrases.ORICHALCUM_SHORT, missing)
    return ALLOWED if board.arg == 1 else reason(phrases.BUILD_FIRST)


def options_object(board: Board, out: vec[i64]) -> i64:
    """All objects that can be built; only the second may be left out (D-OBJECT)."""
    n: i64 = 0
    for action in range(actions.BUILD.start, actions.STOP_BUILDING.start + 1):
        if why_not_object(board, action) == 0:
            out[n] = action
            n += 1
    return n


def do_object(board: Board, action: i64) -> None:
    """One object; after the first Theia may bring a second of any kind (OR-10.1, OR-10.12)."""
    if action == actions.STOP_BUILDING.start:
        return
    if board.arg == 1:
        use_favour(board, THEIA)
    else:
        board.ask(steps.OBJECT, board.seat, 1)
    if actions.BUILD.has(action):
        board.ask(steps.BUILD_ON, board.seat, action - actions.BUILD.start)
    elif action == actions.TEMPLE.start:
        board.ask(steps.TEMPLE, board.seat)
    else:
        forge_medal(board)


def forge_medal(board: Board) -> None:
    """5 orichalcum make a victory token and need no field (OR-10.11)."""
    player = board.players[board.seat]
    pay_orichalcum(board, player, MEDAL_COST)
    player.medals += 1
    board.tell(phrases.MEDAL_FORGED, board.seat, MEDAL_COST)
    check_victory(board)


# ------------------------------------------------------------ buildings


def why_not_field(player: Player, field: i64) -> i64:
    """Why nothing can be built on a field (OR-1.4 to OR-1.6)."""
    if (ISLAND[player.island] >> field) & 1 == 0:
        return reason(phrases.NO_SUCH_FIELD)
    if (player.land() >> field) & 1 == 0:
        built: i64 = player.covered & ~player.city
        return reason(phrases.BUILT_OVER) if (built >> field) & 1 == 1 else reason(phrases.NO_LANDSCAPE)
    if (player.lairs >> field) & 1 == 1:
        return reason(phrases.CREATURE_THERE)
    return reason(phrases.GUARDED)


def why_not_on(board: Board, field: i64) -> i64:
    """A buildable field of the slot's terrain, or an empty volcano (OR-10.2 to OR-10.4)."""
    player = board.players[board.seat]
    if (building_sites(player, board.slots[board.arg], sites(player, board.arg)) >> field) & 1 == 1:
        return ALLOWED
    if (player.buildable() >> field) & 1 == 1 and (player.guarded() >> field) & 1 == 0:
        return reason(phrases.WRONG_TERRAIN, board.arg)
    return why_not_field(player, field)


def options_on(board: Board, out: vec[i64]) -> i64:
    """The fields for the building (D-BUILD-FIELD)."""
    player = board.players[board.seat]
    fields: i64 = building_sites(player, board.slots[board.arg], sites(player, board.arg))
    return write_fields(fields, RANK, actions.ON.start, out)


def do_on(board: Board, field: i64) -> None:
    """The building stands; a camp or mine brings what lies on it; the slot stays empty (OR-10.5, OR-10.6)."""
    player = board.players[board.seat]
    slot: i64 = board.arg
    building: i64 = board.slots[slot]
    if board.stocked[slot] == 1:
        player.hoplites += BRINGS_HOPLITES[building]
        player.orichalcum += BRINGS_ORICHALCUM[building]
        board.stocked = changed(board.stocked, slot, 0)
    board.slots = changed(board.slots, slot, NONE)
    place_building(board, player, building, field)
    board.tell(phrases.BUILT, board.seat, building, field)


# ------------------------------------------------------------ temples


def why_not_raise(board: Board, field: i64) -> i64:
    """A field that is part 0 of a diamond for a temple (OR-10.8, OR-10.9)."""
    return ALLOWED if (all_temple_sites(board.players[board.seat]) >> field) & 1 == 1 else reason(phrases.NO_DIAMOND)


def options_raise(board: Board, out: vec[i64]) -> i64:
    """The anchors of all diamonds for a temple (D-TEMPLE-ANCHOR)."""
    return write_fields(all_temple_sites(board.players[board.seat]), ANCHOR_RANK, actions.RAISE.start, out)


def do_raise(board: Board, field: i64) -> None:
    """Asks which of the diamonds at this field."""
    board.ask(steps.TEMPLE_FACE, board.seat, field)


def why_not_face(board: Board, face: i64) -> i64:
    """An orientation in which the diamond can bear the temple (OR-10.8, OR-10.9)."""
    player = board.players[board.seat]
    return ALLOWED if (temple_sites(player, face) >> board.arg) & 1 == 1 else reason(phrases.NO_DIAMOND)


def options_face(board: Board, out: vec[i64]) -> i64:
    """The orientations that fit (D-TEMPLE-ROT)."""
    n: i64 = 0
    for face in range(FACES):
        if why_not_face(board, face) == 0:
            out[n] = actions.FACE.start + face
            n += 1
    return n


def do_face(board: Board, face: i64) -> None:
    """The temple covers four fields and brings a victory token (OR-10.8, OR-10.10)."""
    player = board.players[board.seat]
    build_over(player, diamond(board.arg, face))
    player.temples = changed(player.temples, player.temple_count, board.arg * FACES + face)
    player.temple_count += 1
    board.tell(phrases.TEMPLE_BUILT, board.seat)
    check_victory(board)
