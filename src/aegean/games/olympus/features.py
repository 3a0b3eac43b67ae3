"""What a viewer of Olympus knows, as numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.features import Features, Writer
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import (
    ALL_BUILDINGS,
    ALL_GODS,
    ALL_TRACKS,
    COMMONS,
    KINDS,
    LAST,
    MOST_PRIESTS,
    PRICES,
    ROUND_CAP,
    SEATS,
    TEMPLES,
    UNITS,
)
from aegean.games.olympus.rules.payment import units
from aegean.games.olympus.steps import PAY_CUBE, STEPS, SWAP_VP, WAIVE_UNIT


class OlympusFeatures(Features):
    """Main board first, then the cities in seat order from the viewer on."""

    def __init__(self) -> None:
        super().__init__(
            [
                ("step", (len(STEPS),)),
                ("round", (1,)),
                ("upkeep", (1,)),
                ("seat_to_move", (SEATS,)),
                ("starting_player", (SEATS,)),
                ("leader", (SEATS,)),
                ("ceremony", (ALL_GODS,)),
                ("alpha", (ALL_GODS, SEATS)),
                ("beta", (ALL_GODS, SEATS)),
                ("temples", (len(TEMPLES),)),
                ("glory", (ALL_TRACKS, SEATS)),
                ("left_to_pay", (len(UNITS),)),
                ("options", (2,)),
                ("players", (SEATS, ALL_TRACKS + 2 * KINDS + 4 + ALL_BUILDINGS)),
            ]
        )

    def write(self, seen: Seen[State], out: vec[float]) -> None:
        """Writes all pieces; seats that nobody sits on are zero."""
        board = seen.position
        assert isinstance(board, Board)
        first: i64 = seen.viewer if seen.viewer >= 0 else 0
        pen = Writer(out)
        pen.one_of(board.step, len(STEPS))
        pen.number(board.round, float(ROUND_CAP))
        pen.number(board.upkeep, 6.0)
        pen.one_of(from_viewer(board, first, board.seat), SEATS)
        pen.one_of(from_viewer(board, first, board.start), SEATS)
        pen.one_of(from_viewer(board, first, board.leader), SEATS)
        pen.one_of(board.god, ALL_GODS)
        for leader in board.alpha:
            pen.one_of(from_viewer(board, first, leader - 1), SEATS)
        for mask in board.beta:
            for turn in range(SEATS):
                pen.number((mask >> ((first + turn) % board.seats)) & 1 if turn < board.seats else 0, 1.0)
        pen.bits(board.temples, len(TEMPLES), COMMONS)
        for owner in board.glory:
            pen.one_of(from_viewer(board, first, owner - 1), SEATS)
        for unit in range(len(UNITS)):
            pen.number(units(left_to_pay(board), unit), 5.0)
        pen.number(1 if board.dear_amphitheatre else 0, 1.0)
        pen.number(1 if board.plain_ares else 0, 1.0)
        for turn in range(board.seats):
            write_player(pen, board.players[(first + turn) % board.seats])
        while pen.at < self.size:
            pen.number(0, 1.0)


def from_viewer(board: Board, first: i64, seat: i64) -> i64:
    """How many places to the left of the viewer a seat is, -1 for nobody."""
    return (seat - first + board.seats) % board.seats if seat >= 0 else i64(-1)


def left_to_pay(board: Board) -> i64:
    """The price that is being paid just now."""
    if board.step == WAIVE_UNIT or board.step == SWAP_VP or board.step == PAY_CUBE:
        return board.arg % PRICES
    return 0


def write_player(pen: Writer, player: Player) -> None:
    """One city."""
    for track in range(ALL_TRACKS):
        pen.number(player.levels[track], float(LAST[track]))
    pen.numbers(player.store, 5.0)
    pen.numbers(player.tribute, 5.0)
    pen.number(player.priests, float(MOST_PRIESTS))
    pen.number(player.reserve, float(MOST_PRIESTS))
    pen.number(player.wars, 2.0)
    pen.number(player.points, 60.0)
    pen.bits(player.built, ALL_BUILDINGS, 0)
