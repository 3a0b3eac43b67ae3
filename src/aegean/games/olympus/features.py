"""What a viewer of Olympus knows, as numbers."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.core.features import Features, Writer
from aegean.core.state import State
from aegean.games.olympus import parts
from aegean.games.olympus.board import MOST_WARS, Board, Player, attacker_of, target_of, wins_ties_in
from aegean.games.olympus.questions import QUESTIONS
from aegean.games.olympus.rules.payment import left_to_pay


class OlympusFeatures(Features):
    """Main board first, then the cities in seat order from the viewer on."""

    def __init__(self) -> None:
        super().__init__(
            QUESTIONS,
            parts.SEATS,
            [
                ("round", (1,)),
                ("upkeep", (1,)),
                ("starting_player", (parts.SEATS,)),
                ("leader", (parts.SEATS,)),
                ("ceremony", (parts.ALL_GODS,)),
                ("alpha", (parts.ALL_GODS, parts.SEATS)),
                ("beta", (parts.ALL_GODS, parts.SEATS)),
                ("temples", (len(parts.TEMPLES),)),
                ("glory", (parts.ALL_TRACKS, parts.SEATS)),
                ("left_to_pay", (len(parts.UNITS),)),
                ("options", (2,)),
                ("followers", (parts.SEATS,)),
                ("declined", (parts.SEATS,)),
                ("wars", (MOST_WARS, 2 * parts.SEATS + 1)),
                ("players", (parts.SEATS, parts.ALL_TRACKS + 2 * parts.KINDS + 4 + parts.ALL_BUILDINGS)),
            ],
        )

    def fill(self, board: State, pen: Writer) -> None:
        """Writes all pieces; seats that nobody sits on are zero."""
        assert isinstance(board, Board)
        pen.number(board.round, float(parts.ROUND_CAP))
        pen.number(board.upkeep, 6.0)
        pen.seat(board.start, parts.SEATS)
        pen.seat(board.leader, parts.SEATS)
        pen.one_of(board.god, parts.ALL_GODS)
        pen.owners(board.alpha, parts.SEATS)
        for mask in board.beta:
            pen.sitters(mask, parts.SEATS)
        pen.bits(board.temples, len(parts.TEMPLES), parts.COMMONS)
        pen.owners(board.glory, parts.SEATS)
        price: i64 = left_to_pay(board)
        for unit in range(len(parts.UNITS)):
            pen.number(parts.units(price, unit), 5.0, 15.0)
        pen.flag(board.dear_amphitheatre)
        pen.flag(board.plain_ares)
        pen.sitters(board.followers, parts.SEATS)
        pen.sitters(board.declined, parts.SEATS)
        write_wars(pen, board)
        for turn in range(board.seats):
            write_player(pen, board.players[pen.neighbour(turn)])


def write_wars(pen: Writer, board: Board) -> None:
    """The wars that wait to be fought, in order: attacker, target, and whether the attacker wins ties."""
    for place in range(MOST_WARS):
        if place < board.named_count:
            war: i64 = board.named[place]
            pen.seat(attacker_of(war), parts.SEATS)
            pen.seat(target_of(war), parts.SEATS)
            pen.flag(wins_ties_in(war))
        else:
            pen.skip(2 * parts.SEATS + 1)


def write_player(pen: Writer, player: Player) -> None:
    """One city."""
    for track in range(parts.ALL_TRACKS):
        pen.number(player.levels[track], float(parts.LAST[track]))
    pen.numbers(player.store, 5.0, 99.0)
    pen.numbers(player.tribute, 5.0, 99.0)
    pen.number(player.priests, float(parts.MOST_PRIESTS))
    pen.number(player.reserve, float(parts.MOST_PRIESTS))
    pen.number(player.wars, 2.0, float(MOST_WARS))
    pen.number(player.points, 60.0, 200.0)
    pen.bits(player.built, parts.ALL_BUILDINGS, 0)
