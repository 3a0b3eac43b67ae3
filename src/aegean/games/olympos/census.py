"""Where all components are: their number never changes."""

from __future__ import annotations

from aegean.games.olympos import parts
from aegean.games.olympos.board import CAMP, NO_DISC, Board, owner_of
from aegean.games.olympos.goods import amount, total


def census(board: Board) -> dict[str, int]:
    """How many of each component exist: tiles, tokens, discs and cards (OS-1.4, OS-1.6, OS-1.7, OS-2.8)."""
    count: dict[str, int] = {}
    for discovery, name in enumerate(parts.DISCOVERIES):
        owned = sum(player.has(discovery) for player in board.players)
        space = board.space_of[discovery]
        count[f"discovery {name}"] = owned + (
            board.piles[space] if space >= 0 else parts.COPIES[len(board.players)][discovery]
        )
    for wonder, name in enumerate(parts.WONDERS):
        count[f"wonder {name}"] = int(not board.has_built(wonder)) + sum(
            (player.wonders >> wonder) & 1 for player in board.players
        )
    empty = [territory for territory in range(parts.LANDS) if board.top[territory] == NO_DISC]
    for kind, name in enumerate(parts.RESOURCES):
        held = sum(amount(player.tokens, kind) for player in board.players)
        count[f"token {name}"] = held + sum(parts.YIELD[territory] == kind for territory in empty)
    count["star"] = sum(player.stars for player in board.players) + sum(parts.STARRED[territory] for territory in empty)
    for seat, player in enumerate(board.players):
        stacked = sum(owner_of(disc) == seat for territory in range(parts.LANDS) for disc in pile(board, territory))
        places = [int(place) for place in board.place[seat * parts.DISCS : (seat + 1) * parts.DISCS]]
        assert player.camp == places.count(CAMP)
        count[f"disc {parts.COLOURS[seat]}"] = player.camp + stacked + sum(place < CAMP for place in places)
    for destiny, name in enumerate(parts.DESTINIES):
        held = sum(player.hand[destiny] for player in board.players) + total(board.held.counts[destiny])
        drawn = total(board.drawn[destiny])
        count[f"destiny {name}"] = board.deck.counts[destiny] + held + drawn + board.discard[destiny]
    for god, name in enumerate(parts.GODS):
        count[f"god {name}"] = board.gods.counts[god] + sum(other == god for other in board.revealed)
    return count


def pile(board: Board, territory: int) -> list[int]:
    """The discs in a territory from the bottom up (OS-1.5)."""
    discs: list[int] = []
    disc = board.top[territory]
    while disc != NO_DISC:
        discs.insert(0, int(disc))
        disc = board.below[disc]
    return discs
