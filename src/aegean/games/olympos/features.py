"""What a viewer of Olympos knows, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.features import Features, Writer
from aegean.core.state import State
from aegean.games.olympos import parts
from aegean.games.olympos.board import NO_DISC, Board, Player, owner_of
from aegean.games.olympos.goods import KINDS, amount, total
from aegean.games.olympos.questions import QUESTIONS
from aegean.games.olympos.rules.expansion import DESTINATION

SEATS: Final = 5
MOST_TOKENS: Final = float(max(list(parts.YIELD).count(kind) for kind in range(int(KINDS))))  # of a kind
MOST_COPIES: Final = float(max(parts.DESTINY_COUNTS))  # of a destiny card
DECK: Final = float(sum(parts.DESTINY_COUNTS))
BURIED: Final = 4  # discs below the highest that are told one by one
CAMP_SIZE: Final = (
    22 + 2 * KINDS + parts.KINDS_OF_DISCOVERY + 4 + 2 * parts.COLUMNS + 2 * parts.KINDS_OF_DESTINY + 2 * parts.LANDS
)


class OlymposFeatures(Features):
    """The boards first, then the camps in seat order from the viewer on."""

    def __init__(self) -> None:
        super().__init__(
            QUESTIONS,
            SEATS,
            [
                ("chosen_start", (parts.LANDS,)),
                ("barred", (parts.LANDS,)),
                ("tribes", (parts.LANDS,)),
                ("tiles", (parts.KINDS_OF_DISCOVERY,)),
                ("piles", (parts.KINDS_OF_DISCOVERY,)),
                ("slots", (len(parts.SLOTS) * parts.KINDS_OF_DISCOVERY, SEATS)),
                ("wonder_columns", (parts.COLUMNS,)),
                ("built", (parts.COLUMNS,)),
                ("deck", (1,)),
                ("discard", (parts.KINDS_OF_DESTINY,)),
                ("drawn", (parts.KINDS_OF_DESTINY,)),
                ("gods_left", (parts.KINDS_OF_GOD,)),
                ("revealed", (len(parts.CARD_PLACES),)),
                ("god", (parts.KINDS_OF_GOD,)),
                ("buried", (parts.LANDS, BURIED)),
                ("camps", (SEATS, CAMP_SIZE)),
            ],
        )

    def fill(self, board: State, pen: Writer) -> None:
        """Writes all pieces; seats that nobody sits on are zero."""
        assert isinstance(board, Board)
        write_start(pen, board)
        pen.bits(board.barred, parts.LANDS)
        pen.bits(board.tribes, parts.LANDS)
        for tile in board.tiles:
            pen.number(tile + 1, float(parts.KINDS_OF_DISCOVERY))
        pen.numbers(board.piles, 3.0)
        pen.owners(board.slots, SEATS)
        for wonder in board.wonders:
            pen.number(wonder + 1, float(parts.COLUMNS))
        pen.bits(board.built, parts.COLUMNS)
        pen.number(board.deck_count, DECK)
        pen.numbers(board.discard, MOST_COPIES)
        for destiny in range(parts.KINDS_OF_DESTINY):
            pen.number(total(board.drawn[destiny]), MOST_COPIES)
        pen.numbers(board.gods.counts, 1.0)
        for god in board.revealed:
            pen.number(god + 1, float(parts.KINDS_OF_GOD))
        pen.one_of(board.god, parts.KINDS_OF_GOD)
        write_buried(pen, board)
        for turn in range(board.seats):
            write_camp(pen, board.players[pen.neighbour(turn)])
            pen.skip(parts.LANDS, 3.0, float(parts.SETTLERS))
        count_settlers(pen, board)


def write_start(pen: Writer, board: Board) -> None:
    """The territory from which the chosen settler goes, while its destination is asked for."""
    if board.question() is DESTINATION:
        pen.one_of(DESTINATION.start(board), parts.LANDS)
    else:
        pen.skip(parts.LANDS)


def write_buried(pen: Writer, board: Board) -> None:
    """Whose discs lie below the highest of each territory, the next first: counted from the viewer on, 0 for none."""
    for territory in range(parts.LANDS):
        disc: i64 = board.top[territory]
        left: i64 = BURIED
        if disc != NO_DISC:
            disc = board.below[disc]
        while disc != NO_DISC and left > 0:
            pen.number(pen.turn(owner_of(disc)) + 1, float(SEATS))
            disc = board.below[disc]
            left -= 1
        pen.skip(left, float(SEATS))


def count_settlers(pen: Writer, board: Board) -> None:
    """How many discs of each seat lie in each territory, in whatever depth: at the end of each camp just written."""
    end: i64 = pen.at - board.seats * CAMP_SIZE - parts.LANDS
    for territory in range(parts.LANDS):
        disc: i64 = board.top[territory]
        while disc != NO_DISC:
            pen.add(end + (pen.turn(owner_of(disc)) + 1) * CAMP_SIZE + territory)
            disc = board.below[disc]


def write_camp(pen: Writer, player: Player) -> None:
    """The camp of one player and their lands."""
    write_numbers(pen, player)
    for kind in range(KINDS):
        pen.number(amount(player.tokens, kind), MOST_TOKENS)
    for kind in range(KINDS):
        pen.number(amount(player.cubes, kind), 4.0, 99.0)
    pen.bits(player.discoveries, parts.KINDS_OF_DISCOVERY)
    pen.bits(player.variants, len(parts.VARIANTS))
    pen.bits(player.wonders, parts.COLUMNS)
    for column in range(parts.COLUMNS):
        pen.number(amount(player.markers, column), 4.0, 20.0)
    pen.numbers(player.hand, MOST_COPIES)
    for destiny in range(parts.KINDS_OF_DESTINY):
        pen.number(total(player.kept[destiny]), MOST_COPIES)
    pen.bits(player.lands, parts.LANDS)


def write_numbers(pen: Writer, player: Player) -> None:
    """The single numbers of a camp."""
    pen.number(player.time, float(parts.CROSS))
    pen.number(player.height + 1, float(SEATS))
    pen.flag(player.finished)
    pen.number(player.camp, 8.0, float(parts.SETTLERS))
    pen.number(player.on_map, float(parts.SETTLERS))
    pen.number(player.stars, 8.0, float(parts.LANDS))
    pen.number(player.hourglasses, 8.0, 99.0)
    pen.number(player.discovery_count, 12.0, float(parts.KINDS_OF_DISCOVERY))
    pen.number(player.swords, 5.0, 20.0)
    pen.number(player.symbols, 5.0, 20.0)
    pen.number(player.skill, 2.0, 20.0)
    pen.number(player.cheap_kinds, 15.0)
    pen.number(player.wonder_count, 3.0, float(parts.COLUMNS))
    pen.number(player.prestige, 20.0, 99.0)
    pen.number(player.athena, 1.0, 9.0)
    pen.flag(player.blessed)
    pen.flag(player.spellbound)
    pen.flag(player.pursued)
    pen.number(player.keres, 1.0, 9.0)
    pen.number(player.favours, 2.0, 9.0)
    pen.number(player.hand_count, 6.0, DECK)
    pen.number(total(player.kept_count), 6.0, DECK)
