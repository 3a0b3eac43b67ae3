"""Phase 1: the king's walk down the city and what its spaces give (AE-5, AE-6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from aegean.core.phrase import Phrase, Reason
from aegean.core.question import Question
from aegean.core.shared import changed
from aegean.games.atlantis_exodus import actions, parts, tiles
from aegean.games.atlantis_exodus.bits import BIT, OneOf, has
from aegean.games.atlantis_exodus.board import Board, city_site, site_settler, site_tile
from aegean.games.atlantis_exodus.causes import is_from_atlantis
from aegean.games.atlantis_exodus.phrases import NOTES, REASONS
from aegean.games.atlantis_exodus.rules import gain, settlement

TILE_STAYS: Final[Phrase] = NOTES.add("tile_stays", "AE-6.1", "tile")
SITE_EMPTY: Final[Phrase] = NOTES.add("site_empty", "AE-6.12", "space")
NOBODY_THERE: Final[Phrase] = NOTES.add("nobody_there", "AE-6.12", "space")
OUT_OF_REACH: Final[Reason] = REASONS.add("out_of_reach", "AE-5.3", "space")
NEUTRAL_KING: Final[Reason] = REASONS.add("neutral_king", "AE-24.2", "space")
KING_THERE: Final[Reason] = REASONS.add("king_there", "AE-5.5", "space")


def reachable(board: Board, seat: i64) -> i64:
    """The set of spaces in reach: any on top, then those within the walls below (AE-5.1 to AE-5.4)."""
    space: i64 = board.players[seat].king
    if space < 0:
        return parts.TOP_SPACES
    turn: i64 = board.middle_turn
    if space < parts.MIDDLE:
        turn = board.top_turn - board.middle_turn + parts.TURNS
    return parts.REACH[turn % parts.TURNS * parts.SPACE_COUNT + space]


def may_share(board: Board, seat: i64) -> bool:
    """Whether the seat stands on the order space that lets its king join another (AE-4.6, AE-5.6)."""
    for space in range(parts.ORDER_SPACES):
        if board.order[space] == seat + 1:
            return parts.ORDER_SHARES[space] == 1
    return False


def neutral_spaces(board: Board) -> i64:
    """The set of spaces with neutral kings, which nobody enters this year (AE-24.2, AE-24.4)."""
    spaces: i64 = 0
    if board.neutral_middle >= 0:
        spaces = BIT[board.neutral_middle] | BIT[board.neutral_bottom]
    return spaces


def kings(board: Board) -> i64:
    """The set of spaces with players' kings."""
    spaces: i64 = 0
    for player in board.players:
        if player.king >= 0:
            spaces |= BIT[player.king]
    return spaces


def open_spaces(board: Board, seat: i64) -> i64:
    """The set of spaces the king may enter now; there is always one (AE-5.5 to AE-5.7)."""
    spaces: i64 = reachable(board, seat) & ~neutral_spaces(board)
    return spaces if may_share(board, seat) else spaces & ~kings(board)


@final
class King(OneOf):
    """The king moves to a space in reach without another king (D2, AE-5.3, AE-5.5)."""

    def things(self, board: Board) -> i64:
        return open_spaces(board, board.seat)

    def refusal(self, board: Board, space: i64) -> i64:
        if not has(reachable(board, board.seat), space):
            return OUT_OF_REACH.of(space)
        return NEUTRAL_KING.of(space) if has(neutral_spaces(board), space) else KING_THERE.of(space)

    def do(self, board: Board, space: i64) -> None:
        """First come the bonuses as printed, then the guard (AE-5.8, AE-6.1)."""
        board.players[board.seat].king = space
        if parts.POST_OF[space] >= 0 and board.posts[parts.POST_OF[space]] > 0:
            GUARD.ask_for(board, board.seat, post=parts.POST_OF[space])
        bonus = parts.SPACE_BONUS[space]
        count: i64 = len(bonus)
        for i in range(count):
            gain.GAIN.ask_for(board, board.seat, bonus[count - 1 - i], cause=space)


@final
class Guard(Question):
    """The guard may be taken once; it serves both spaces of its area (D3, AE-6.2)."""

    def ask_for(self, board: Board, seat: i64, post: i64) -> None:
        self.put(board, seat, post)

    def post(self, board: Board) -> i64:
        return self.first(board)

    def do(self, board: Board, choice: i64) -> None:
        if choice == 0:
            colour: i64 = board.posts[self.post(board)] - 1
            board.posts = changed(board.posts, self.post(board), 0)
            gain.welcome(board, board.seat, colour, cause=board.players[board.seat].king)


def take_settler(board: Board, seat: i64, piece: i64, cause: i64) -> None:
    """Takes settlers that stand in the city: those of a top space, or the one on an agora (AE-6.3, AE-15.4)."""
    space: i64 = board.players[seat].king
    if parts.piece_kind(piece) == parts.LYING:
        crowd: i64 = board.courts[space]
        if crowd == 0:
            board.tell(NOBODY_THERE, seat, space)
        for back in range(3):
            colour: i64 = 2 - back  # purple first, so brown is put on the agenda first (AE-14.45)
            for _n in range(tiles.heads(crowd, colour)):
                gain.GAIN.ask_for(board, seat, parts.piece_of(parts.ONE_LYING, colour), cause)
    elif parts.piece_kind(piece) == parts.ONE_LYING:
        take_lying(board, space, parts.piece_number(piece))
        gain.welcome(board, seat, parts.piece_number(piece), cause)
    else:
        take_agora_settler(board, seat, cause)


def take_lying(board: Board, space: i64, colour: i64) -> None:
    """Takes one settler of a colour from a top space."""
    crowd: i64 = board.courts[space]
    place: i64 = 0
    while tiles.settler_at(crowd, place) != colour:
        place += 1
    board.courts = changed(board.courts, space, tiles.left(crowd, place))


def take_agora_settler(board: Board, seat: i64, cause: i64) -> None:
    """The settler standing on an agora comes trained; without one there is nothing (AE-15.4)."""
    site: i64 = parts.SITE_OF[board.players[seat].king]
    colour: i64 = site_settler(board.city[site])
    if colour < 0:
        board.tell(NOBODY_THERE, seat, board.players[seat].king)
    else:
        tile: i64 = site_tile(board.city[site])
        board.city = changed(board.city, site, city_site(tile))
        gain.settler(board, seat, tiles.TRAINS_TO[(tile - tiles.FIRST_AGORA) * 3 + colour], colour, cause)


def take_site(board: Board, seat: i64) -> None:
    """Takes the tile of the king's space if it can be placed; otherwise it stays (AE-6.9 to AE-6.12).

    Gold for a workshop or agora comes when it is taken, before anything else of it (AE-14.11, AE-14.12).
    """
    player = board.players[seat]
    site: i64 = parts.SITE_OF[player.king]
    tile: i64 = site_tile(board.city[site])
    if tile < 0:
        board.tell(SITE_EMPTY, seat, player.king)
    elif not settlement.has_room(player, tile):
        board.tell(TILE_STAYS, seat, tile)
    elif tile < tiles.WORKSHOP_COUNT:
        gain.answer(board, seat, gain.A_WORKSHOP)
        settlement.CELL.ask_for(board, seat, tile=tile, origin=site)
    elif tile < tiles.FIRST_SHIP:
        gain.answer(board, seat, gain.AN_AGORA)
        take_agora(board, seat, site, tile, cause=player.king)
    else:
        settlement.take_from(board, site, tile)
        settlement.take_ship(board, seat, tile - tiles.FIRST_SHIP)


def take_agora(board: Board, seat: i64, origin: i64, tile: i64, cause: i64) -> None:
    """First the bonus printed on the agora, then placement, then the bonus of its cell (AE-15.2, AE-15.3).

    The settler of an agora that is not taken from the city is drawn from the bag (AE-15.4, AE-11.19).
    """
    settlement.CELL.ask_for(board, seat, tile=tile, origin=origin)
    agora: i64 = tile - tiles.FIRST_AGORA
    bonus = tiles.AGORA_BONUS[agora]
    count: i64 = len(bonus)
    for i in range(count):
        if parts.piece_kind(bonus[count - 1 - i]) == parts.AGORA_SETTLER and not is_from_atlantis(cause):
            gain.DRAW_SETTLER.ask_for(board, seat, purpose=gain.FOR_AGORA, agora=agora)
        else:
            gain.GAIN.ask_for(board, seat, bonus[count - 1 - i], cause)


KING: Final[King] = King("king", actions.KING)
GUARD: Final[Guard] = Guard("guard", actions.GUARD)
