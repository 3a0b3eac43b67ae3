"""Where all components are: their number never changes (OR-17.1)."""

from __future__ import annotations

from aegean.games.orichalkum import parts
from aegean.games.orichalkum.board import Board, unpack_landscape


def census(board: Board) -> dict[str, int]:
    """How many of each component exist: in supplies, on boards and before the players."""
    return {**_goods(board), **_cards(board), **_landscapes(board), **_creatures(board), **_buildings(board)}


def _goods(board: Board) -> dict[str, int]:
    """Hoplites and orichalcum."""
    hoplites = board.hoplites + sum(player.hoplites + player.healing + sum(player.sent) for player in board.players)
    orichalcum = board.orichalcum + sum(player.orichalcum for player in board.players)
    for building, full in zip(board.slots, board.stocked, strict=True):
        hoplites += full * parts.BRINGS_HOPLITES[building] if building >= 0 else 0
        orichalcum += full * parts.BRINGS_ORICHALCUM[building] if building >= 0 else 0
    return {"hoplites": hoplites, "orichalcum": orichalcum}


def _cards(board: Board) -> dict[str, int]:
    """Action cards."""
    row = list(board.cards)
    return {
        f"card {name}": board.deck.counts[card] + board.discard[card] + row.count(card) + int(board.card == card)
        for card, name in enumerate(parts.CARDS)
    }


def _landscapes(board: Board) -> dict[str, int]:
    """Landscapes by kind."""
    laid = [unpack_landscape(code)[0] for player in board.players for code in player.laid[: player.laid_count]]
    known = [*laid, *board.tiles, *board.under, board.tile]
    count: dict[str, int] = {}
    for tile, name in enumerate(parts.TILES):
        size = parts.TILE_SIZE[tile]
        count[f"landscape {name}"] = board.stacks[size - 1].counts[tile - parts.FIRST_TILE[size]] + known.count(tile)
    return count


def _creatures(board: Board) -> dict[str, int]:
    """Creatures by kind."""
    count: dict[str, int] = {}
    for kind, name in enumerate(parts.CREATURES):
        owned = sum(list(player.creatures).count(kind + 1) + player.defeated[kind] for player in board.players)
        count[f"creature {name}"] = (
            board.lair.counts[kind] + list(board.beasts).count(kind) + int(board.beast == kind) + owned
        )
    return count


def _buildings(board: Board) -> dict[str, int]:
    """Buildings by kind."""
    count: dict[str, int] = {}
    for kind, name in enumerate(parts.BUILDINGS):
        built = sum(list(player.buildings).count(kind + 1) for player in board.players)
        count[f"building {name}"] = (
            board.sack.counts[kind] + list(board.slots).count(kind) + int(board.drawn == kind) + built
        )
    return count
