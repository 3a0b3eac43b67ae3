"""The Titans: drawn by areas of equal terrain, taken from anybody (OR-5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed
from aegean.games.orichalkum import actions, phrases, steps
from aegean.games.orichalkum.board import NONE, Board, Player
from aegean.games.orichalkum.grid import around
from aegean.games.orichalkum.parts import AREA, ORATORY, TITAN_LIMIT, VOLCANO
from aegean.games.orichalkum.rules.victory import check_victory, titans_held


def draws(land: i64, fields: i64) -> bool:
    """Whether new fields of a terrain belong to an area of 3 or more, formed or enlarged (OR-5.2, OR-5.3).

    `land` are the open fields of the terrain. Two steps from any field of an area of three
    reach three fields, so nothing larger is measured.
    """
    while fields != 0:
        area: i64 = fields & -fields
        fields &= fields - 1
        for _n in range(AREA - 1):
            area |= around(area) & land
        for _n in range(AREA - 1):
            area &= area - 1
        if area != 0:
            return True
    return False


def draw_titans(board: Board, player: Player, fields: i64) -> None:
    """The Titans of all terrains whose areas the landscape formed or enlarged (OR-5.1, OR-5.2)."""
    drawn: i64 = 0
    weight: i64 = 1
    for terrain in range(VOLCANO):
        land: i64 = player.open[terrain]
        if land & fields != 0 and draws(land, land & fields):
            drawn += weight
        weight += weight
    if drawn != 0:
        board.ask(steps.TITAN_ORDER, board.seat, drawn)


def must_order(board: Board) -> bool:
    """Several Titans come in an order that the player chooses; one alone comes by itself (OR-5.9)."""
    drawn: i64 = board.arg
    if drawn & (drawn - 1) != 0:
        return True
    take_titan(board, first_titan(drawn))
    return False


def first_titan(drawn: i64) -> i64:
    """The first Titan of a set."""
    titan: i64 = 0
    while (drawn >> titan) & 1 == 0:
        titan += 1
    return titan


def why_not_titan(board: Board, titan: i64) -> i64:
    """One of the Titans that this landscape still draws; each comes once (OR-5.9)."""
    return ALLOWED if (board.arg >> titan) & 1 == 1 else reason(phrases.TITAN_NOT_DRAWN, titan)


def options_titan(board: Board, out: vec[i64]) -> i64:
    """The Titans still to come (D-TITAN-ORDER)."""
    n: i64 = 0
    for titan in range(VOLCANO):
        if why_not_titan(board, titan) == 0:
            out[n] = actions.TITAN.start + titan
            n += 1
    return n


def do_titan(board: Board, titan: i64) -> None:
    """This one comes first and is settled before the next (OR-5.9)."""
    rest: i64 = 0
    weight: i64 = 1
    for other in range(VOLCANO):
        if other != titan and (board.arg >> other) & 1 == 1:
            rest += weight
        weight += weight
    board.ask(steps.TITAN_ORDER, board.seat, rest)
    take_titan(board, titan)


def limit(player: Player) -> i64:
    """One Titan, and one more for each own Oratory (OR-5.7, OR-11.4)."""
    return TITAN_LIMIT + player.owned[ORATORY]


def take_titan(board: Board, titan: i64) -> None:
    """Takes a Titan from the centre or from anybody, active side up; it must be taken (OR-5.4 to OR-5.8).

    The size of nobody's area matters (OR-5.5). A Titan held already only wakes up (OR-5.6, OR-5.13).
    """
    seat: i64 = board.turn
    before: i64 = board.holders[titan]
    board.awake = changed(board.awake, titan, 1)
    if before == seat:
        board.tell(phrases.TITAN_WAKES, seat, titan)
        return
    board.holders = changed(board.holders, titan, seat)
    if before == NONE:
        board.tell(phrases.TITAN_COMES, seat, titan)
    else:
        board.tell(phrases.TITAN_TAKEN, seat, titan, before)
    held: i64 = titans_held(board, seat)
    if held <= limit(board.players[seat]):
        check_victory(board)
    elif held == 2:
        return_titan(board, other_titan(board, titan))
    else:
        board.ask(steps.RETURN_TITAN, seat, titan)


def other_titan(board: Board, taken: i64) -> i64:
    """The first Titan held before the one just taken."""
    titan: i64 = 0
    while board.holders[titan] != board.turn or titan == taken:
        titan += 1
    return titan


def why_not_return(board: Board, titan: i64) -> i64:
    """One of the Titans held before, not the one just taken (OR-5.8)."""
    if board.holders[titan] != board.seat:
        return reason(phrases.TITAN_NOT_HELD, titan)
    return ALLOWED if titan != board.arg else reason(phrases.JUST_TAKEN, titan)


def options_return(board: Board, out: vec[i64]) -> i64:
    """The Titans held before (D-TITAN-DROP)."""
    n: i64 = 0
    for titan in range(VOLCANO):
        if why_not_return(board, titan) == 0:
            out[n] = actions.RETURN.start + titan
            n += 1
    return n


def return_titan(board: Board, titan: i64) -> None:
    """The Titan goes to the centre, active side up; only now are points counted (OR-5.8, OR-16.2)."""
    board.holders = changed(board.holders, titan, NONE)
    board.awake = changed(board.awake, titan, 1)
    board.tell(phrases.TITAN_LEAVES, board.turn, titan)
    check_victory(board)


def has_favour(board: Board, titan: i64) -> bool:
    """Whether the player in turn holds the Titan active; building over his land loses none (OR-5.11, OR-5.14)."""
    return board.holders[titan] == board.turn and board.awake[titan] == 1


def use_favour(board: Board, titan: i64) -> None:
    """The favour is used once, in a card action or an extra action alike; he still counts (OR-5.10 to OR-5.12)."""
    board.awake = changed(board.awake, titan, 0)
