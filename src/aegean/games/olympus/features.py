"""What a viewer of Olympus knows, as numbers."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.features import Features, Writer
from aegean.core.state import State
from aegean.games.olympus.board import MOST_WARS, Board, Player, attacker_of, target_of, wins_ties_in
from aegean.games.olympus.parts import (
    ALL_BUILDINGS,
    ALL_GODS,
    ALL_TRACKS,
    COMMONS,
    KINDS,
    LAST,
    MOST_PRIESTS,
    ROUND_CAP,
    SEATS,
    TEMPLES,
    UNITS,
    units,
)
from aegean.games.olympus.questions import QUESTIONS
from aegean.games.olympus.rules.payment import left_to_pay


class OlympusFeatures(Features):
    """Main board first, then the cities in seat order from the viewer on."""

    def __init__(self) -> None:
        super().__init__(
            QUESTIONS,
            SEATS,
            [
                ("round", (1,)),
                ("upkeep", (1,)),
                ("starting_player", (SEATS,)),
                ("leader", (SEATS,)),
                ("ceremony", (ALL_GODS,)),
                ("alpha", (ALL_GODS, SEATS)),
                ("beta", (ALL_GODS, SEATS)),
                ("temples", (len(TEMPLES),)),
                ("glory", (ALL_TRACKS, SEATS)),
                ("left_to_pay", (len(UNITS),)),
                ("options", (2,)),
                ("followers", (SEATS,)),
                ("declined", (SEATS,)),
                ("wars", (MOST_WARS, 2 * SEATS + 1)),
                ("players", (SEATS, ALL_TRACKS + 2 * KINDS + 4 + ALL_BUILDINGS)),
            ],
        )

    def fill(self, board: State, pen: Writer) -> None:
        """Writes all pieces; seats that nobody sits on are zero."""
        assert isinstance(board, Board)
        pen.number(board.round, float(ROUND_CAP))
        pen.number(board.upkeep, 6.0)
        pen.seat(board.start, SEATS)
        pen.seat(board.leader, SEATS)
        pen.one_of(board.god, ALL_GODS)
        pen.owners(board.alpha, SEATS)
        for mask in board.beta:
            pen.sitters(mask, SEATS)
        pen.bits(board.temples, len(TEMPLES), COMMONS)
        pen.owners(board.glory, SEATS)
        price: i64 = left_to_pay(board)
        for unit in range(len(UNITS)):
            pen.number(units(price, unit), 5.0, 15.0)
        pen.flag(board.dear_amphitheatre)
        pen.flag(board.plain_ares)
        pen.sitters(board.followers, SEATS)
        pen.sitters(board.declined, SEATS)
        write_wars(pen, board)
        for turn in range(board.seats):
            write_player(pen, board.players[pen.neighbour(turn)])


def write_wars(pen: Writer, board: Board) -> None:
    """The wars that wait to be fought, in order: attacker, target, and whether the attacker wins ties."""
    for place in range(MOST_WARS):
        if place < board.named_count:
            war: i64 = board.named[place]
            pen.seat(attacker_of(war), SEATS)
            pen.seat(target_of(war), SEATS)
            pen.flag(wins_ties_in(war))
        else:
            pen.skip(2 * SEATS + 1)


def write_player(pen: Writer, player: Player) -> None:
    """One city."""
    for track in range(ALL_TRACKS):
        pen.number(player.levels[track], float(LAST[track]))
    pen.numbers(player.store, 5.0, 99.0)
    pen.numbers(player.tribute, 5.0, 99.0)
    pen.number(player.priests, float(MOST_PRIESTS))
    pen.number(player.reserve, float(MOST_PRIESTS))
    pen.number(player.wars, 2.0, float(MOST_WARS))
    pen.number(player.points, 60.0, 200.0)
    pen.bits(player.built, ALL_BUILDINGS, 0)
