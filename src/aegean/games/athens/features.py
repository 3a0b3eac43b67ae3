"""What a viewer of Athens knows, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.features import Features, Writer
from aegean.core.state import State
from aegean.games.athens import parts
from aegean.games.athens.board import MOST_RETURNED, UNKNOWN, Board, Player, oracle_of
from aegean.games.athens.events import EVENT_CARDS, EVENT_COUNT, SQUARE_NAMES
from aegean.games.athens.questions import QUESTIONS
from aegean.games.athens.rules.oracle import oracle_left

SEATS: Final = 4
NOTHING: Final[i64] = 0  # no card lies there
MOST_TILES: Final = float(max(parts.TILES))  # of a class
MOST_CUBES: Final = float(max(parts.CUBE_COUNTS))
MOST_BASES: Final = float(max(parts.BASES_PER_KIND.values()))
MOST_CARDS: Final = float(max(parts.STACK_CARDS))
MOST_ORACLES: Final = float(max(parts.ORACLE_COUNTS))  # of a kind
ORACLES: Final = float(sum(parts.ORACLE_COUNTS))
MOST_CLEARED: Final = float(max(card.closing for card in EVENT_CARDS))


class AthensFeatures(Features):
    """Middle of the table first, then the areas in seat order from the viewer on."""

    def __init__(self) -> None:
        super().__init__(
            QUESTIONS,
            SEATS,
            [
                ("round", (1,)),
                ("start_player", (SEATS,)),
                ("clockwise", (1,)),
                ("white_dice", (3,)),
                ("grey_dice", (4,)),
                ("chances_left", (2,)),
                ("bag", (3,)),
                ("discard", (3,)),
                ("supply", (parts.COLOURS,)),
                ("bases", (parts.KINDS,)),
                ("workers", (len(parts.SINGLES),)),
                ("squares", (len(parts.SQUARES),)),
                ("stacks", (4,)),
                ("landmark", (len(parts.LANDMARKS),)),
                ("laid", (len(SQUARE_NAMES),)),
                ("cylinders", (int(EVENT_COUNT),)),
                ("oracle_left", (1,)),
                ("drawn", (4,)),
                ("returned", (MOST_RETURNED,)),
                ("players", (SEATS, 3 + parts.COLOURS + 2 * parts.KINDS + 4 + len(parts.LANDMARKS) + 4 + 2)),
            ],
        )

    def fill(self, board: State, pen: Writer) -> None:
        """Writes all pieces; seats that nobody sits on are zero."""
        assert isinstance(board, Board)
        pen.number(board.round, float(parts.ROUNDS))
        pen.seat(board.start, SEATS)
        pen.flag(board.clockwise)
        pen.numbers(board.white, 2.0)
        pen.numbers(board.grey, 2.0)
        pen.flag(board.grey_rolled)
        pen.number(board.rolls_left, 4.0, 14.0)
        pen.number(board.swaps_left, 4.0, 14.0)
        pen.numbers(board.bag.counts, 10.0, MOST_TILES)
        pen.numbers(board.discard, 10.0, MOST_TILES)
        pen.numbers(board.supply, MOST_CUBES)
        pen.numbers(board.bases, MOST_BASES)
        for worker in board.workers:
            pen.flag(worker > 0)
        pen.numbers(board.squares, 1.0)
        pen.numbers(board.stacks, MOST_CARDS)
        pen.one_of(board.landmark, len(parts.LANDMARKS))
        pen.numbers(board.laid, 8.0)
        pen.numbers(board.cylinders, MOST_CLEARED)
        pen.number(oracle_left(board), ORACLES)
        pen.numbers(board.drawn, 3.0)
        for place in range(MOST_RETURNED):
            pen.number(
                oracle_of(board.bottom[place]) + 1 if place < board.bottom_count else NOTHING, float(UNKNOWN + 1)
            )
        for turn in range(board.seats):
            write_player(pen, board.players[pen.neighbour(turn)])


def write_player(pen: Writer, player: Player) -> None:
    """The area of one player."""
    pen.numbers(player.tiles, 3.0, MOST_TILES)
    pen.numbers(player.cubes, 4.0, MOST_CUBES)
    pen.numbers(player.front, 2.0, MOST_BASES)
    pen.numbers(player.turned, 2.0, MOST_BASES)
    pen.numbers(player.stacks, 4.0, MOST_CARDS)
    pen.numbers(player.landmarks, 1.0)
    pen.numbers(player.oracles, 3.0, MOST_ORACLES)
    pen.number(player.oracle_count, 6.0, ORACLES)
    pen.number(player.points, 100.0, 200.0)
