"""What land may become: diamonds that will bear temples, and areas that will draw Titans."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.orichalkum.board import Board, Player
from aegean.games.orichalkum.grid import around, field_of
from aegean.games.orichalkum.parts import ARCHITECT, CRYSTAL, FACES, VOLCANO
from aegean.games.orichalkum.rules.build import diamond, diamond_anchors
from aegean.games.orichalkum.rules.landscape import back

RIPE: Final = vec[float]([0.75, 0.4, 0.2])  # a diamond by the fields still to be laid
GUARDED: Final = 0.6  # what creatures beside it leave of that
SECOND: Final = 0.3  # how much a second diamond counts
PAIR: Final = 0.22  # two of a terrain with room for a third
KNOWN_PAIR: Final = 0.09  # the same for a Titan held already


def unholy(player: Player, face: i64) -> i64:
    """The anchors of all diamonds that show too many equal terrains (OR-10.9, OR-11.8)."""
    once: i64 = 0
    more: i64 = 0
    for terrain in range(VOLCANO):
        here: i64 = player.open[terrain]
        if here & (here - 1) == 0:
            continue
        one: i64 = back(here, face)
        two: i64 = back(here, face + 1)
        far: i64 = back(one, face + 1)
        near: i64 = here | one
        pairs: i64 = (here & one) | (two & far) | (near & (two | far))
        more |= (once & pairs) | (here & one & (two | far)) | (two & far & near)
        once |= pairs
    return once if player.owned[ARCHITECT] == 0 else more


def ripest(player: Player, taken: i64) -> tuple[float, i64]:
    """The diamond nearest to bearing a temple, of those that leave the taken fields alone: its value and its fields."""
    free: i64 = player.free()
    land: i64 = (player.land() | free) & ~taken
    unguarded: i64 = land & ~player.lairs if player.owned[CRYSTAL] > 0 else land & ~(player.lairs | player.guarded())
    best: float = 0.0
    fields: i64 = 0
    for face in range(FACES):
        one: i64 = back(free, face)
        two: i64 = back(free, face + 1)
        far: i64 = back(one, face + 1)
        near: i64 = free & one
        away: i64 = two & far
        sites: i64 = diamond_anchors(land, face) & ~((near & (two | far)) | (away & (free | one)))
        if sites != 0:
            sites &= ~unholy(player, face)
        if sites == 0:
            continue
        safe: i64 = diamond_anchors(unguarded, face)
        odd: i64 = free ^ one ^ two ^ far
        for missing in range(i64(len(RIPE))):
            found: i64 = sites & (odd if missing == 1 else ~odd)
            if missing != 1:
                some: i64 = free | one | two | far
                found &= some if missing == 2 else ~some
            if found == 0:
                continue
            value: float = RIPE[missing]
            if found & safe != 0:
                found &= safe
            else:
                value *= GUARDED
            if value > best:
                best = value
                fields = diamond(field_of(found & -found), face)
    return best, fields


def temples_value(player: Player) -> float:
    """Room for the best temple and for a second one."""
    if player.island < 0:
        return 0.0
    best, fields = ripest(player, 0)
    if fields == 0:
        return 0.0
    second, _ = ripest(player, fields)
    return best + SECOND * second


def pairs_value(board: Board, player: Player, seat: i64) -> float:
    """Areas of two or more that another field could enlarge to draw a Titan."""
    if player.island < 0:
        return 0.0
    value: float = 0.0
    free: i64 = player.free()
    for terrain in range(VOLCANO):
        land: i64 = player.open[terrain]
        paired: i64 = land & around(land)
        if paired != 0 and around(paired) & free != 0:
            value += PAIR if board.holders[terrain] != seat else KNOWN_PAIR
    return value
