"""What things are worth in Athens, in expected final points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.state import CHANCE, OVER
from aegean.games.athens.board import Board, Player
from aegean.games.athens.events import EVENT_CARDS, EVENT_SQUARES
from aegean.games.athens.parts import (
    COLOURS,
    CUBES,
    DEEDS,
    FIRST_STACK,
    GAIN,
    MOST_QUARRIES,
    QUARRY,
    ROUNDS,
    TILE_LIMIT,
)
from aegean.games.athens.questions import ACTION_PHASE, EVENT_PHASE, PHASE
from aegean.games.athens.rules.cards import shortfall
from aegean.games.athens.rules.event import is_closed

# Points, tuned by measurement: what the areas turn out to be worth in games between searching bots.
ACTION: Final = 6.0  # what an action turn to come is worth; turning a base card is always possible
TILES: Final = vec[float]([1.25, 0.8, 0.75])  # upper, middle, lower: what a tile saves later
SAVED: Final = 0.25  # how much of that is left when the next tiles come anyway
SPARE_TILE: Final = 0.2  # what a tile above the limit is worth less
SURE: Final = 0.81  # how surely the best free square is still free when a cube gets there
NEXT_CUBE: Final = 0.55  # how much less surely the next best is, from cube to cube
LEAST_CUBE: Final = 2.0  # a cube can always be given to the oracle
TWO_PRODUCE: Final = 1.8  # what the trader adds to two wine or oil
TWO_MILITARY: Final = 0.8  # what shipping adds to two infantry or cavalry
FOUR_MILITARY: Final = 2.1
REACH: Final = vec[float]([1.0, 0.3, 0.1, 0.0])  # how much a production counts with so many symbols missing
FIRST_PRODUCTION: Final = 0.4  # for one production in reach, each of the next turns
SECOND_PRODUCTION: Final = 0.25
FURTHER_PRODUCTION: Final = 0.05
NEXT_QUARRY: Final = 0.1  # each that a landmark may ask for
SOON: Final = 2.0  # so many turns an advantage lasts; later on everybody has what they need
POWERS: Final = vec[float]([0.15, 0.08, 0.08, 0.08])  # a turn, for each Village, Ecclesia, Agora, Workshop

INFANTRY: Final[i64] = CUBES.index("infantry")
CAVALRY: Final[i64] = CUBES.index("cavalry")
GALLEY: Final[i64] = CUBES.index("galley")
WINE: Final[i64] = CUBES.index("wine")
OLIVE_OIL: Final[i64] = CUBES.index("olive_oil")
_PAID: Final = {deed.name: int(deed.pay_count) for deed in DEEDS}
TRADED: Final[i64] = _PAID["trader_two_cloth"]  # cubes that the trader asks for
SHIPPED: Final[i64] = _PAID["piraeus_coin_cloth"]  # cubes that go abroad for coin, and for wheat
SHIPPED_FAR: Final[i64] = _PAID["piraeus_wheat_cloth"]

_ORDER: Final = sorted(range(len(EVENT_SQUARES)), key=lambda square: -EVENT_SQUARES[square].points)
FITTING: Final = vec[vec[i64]](
    [vec[i64]([s for s in _ORDER if EVENT_SQUARES[s].colour in (-1, cube)]) for cube in range(COLOURS)]
)  # the squares a cube fits on, best first
PRODUCTIONS: Final = vec[i64](
    [number for number in range(FIRST_STACK) if DEEDS[number].kind == GAIN and len(DEEDS[number].kinds) > 0]
)


def turn_of(board: Board, seat: i64) -> i64:
    """The place of a seat in play order."""
    if board.clockwise:
        return (seat + board.seats - board.start) % board.seats
    return (board.start + board.seats - seat) % board.seats


def turns_left(board: Board, seat: i64) -> float:
    """Action turns that the seat has still before it; the one it is in counts."""
    if board.seat == OVER:
        return 0.0
    left: i64 = ROUNDS - board.round
    phase: i64 = PHASE[board.step]
    if phase == EVENT_PHASE:
        return float(left)
    if phase != ACTION_PHASE or board.seat == CHANCE or turn_of(board, seat) >= turn_of(board, board.seat):
        left += 1
    return float(left)


def events_left(board: Board, seat: i64) -> i64:
    """Event turns that the seat has still before it."""
    if board.seat == OVER:
        return 0
    left: i64 = ROUNDS - board.round
    if PHASE[board.step] == EVENT_PHASE and turn_of(board, seat) < turn_of(board, board.seat):
        return left
    return left + 1


def event_gain(board: Board, player: Player, event: i64) -> i64:
    """Points that the cubes in hand bring on one event card, coloured squares first."""
    card = EVENT_CARDS[event]
    end: i64 = card.first_square + 2 * card.columns
    gain: i64 = 0
    used: i64 = 0
    for column in range(card.first_square, card.first_square + card.columns):
        colour: i64 = EVENT_SQUARES[column].colour
        if colour >= 0:
            cubes: i64 = player.cubes[colour]
            for square in range(column, end, card.columns):
                if cubes > 0 and board.laid[square] == 0:
                    gain += EVENT_SQUARES[square].points
                    cubes -= 1
                    used += 1
    spare: i64 = player.cube_count() - used
    for square in range(card.first_square, end):
        if spare > 0 and EVENT_SQUARES[square].colour < 0 and board.laid[square] == 0:
            gain += EVENT_SQUARES[square].points
            spare -= 1
    return gain


def best_event(board: Board, player: Player) -> float:
    """Points of the event card that the cubes in hand fit best."""
    best: i64 = 0
    for event in range(i64(len(EVENT_CARDS))):
        if not is_closed(board, event):
            gain: i64 = event_gain(board, player, event)
            if gain > best:
                best = gain
    return float(best)


def cubes_value(board: Board, player: Player, turns: float, events: i64) -> float:
    """What the cubes in hand will bring on events, on squares and in exchanges."""
    if events == 0:
        return 0.0
    if events == 1:
        return best_event(board, player)
    value: float = 0.0
    for colour in range(COLOURS):
        count: i64 = player.cubes[colour]
        if count > 0:
            value += colour_value(board, colour, count)
    if turns >= 1.0:
        soldiers: i64 = player.cubes[INFANTRY] + player.cubes[CAVALRY]
        if player.cubes[WINE] + player.cubes[OLIVE_OIL] >= TRADED:
            value += TWO_PRODUCE
        if soldiers >= SHIPPED:
            value += TWO_MILITARY
        if soldiers + player.cubes[GALLEY] >= SHIPPED_FAR:
            value += FOUR_MILITARY
    return value


def colour_value(board: Board, colour: i64, count: i64) -> float:
    """What so many cubes of a colour will bring: the best free squares, less sure from cube to cube."""
    squares = FITTING[colour]
    value: float = 0.0
    sure: float = SURE
    place: i64 = 0
    while count > 0:
        while place < i64(len(squares)) and (
            board.laid[squares[place]] != 0 or is_closed(board, EVENT_SQUARES[squares[place]].event)
        ):
            place += 1
        points: float = LEAST_CUBE
        if place < i64(len(squares)):
            points = float(EVENT_SQUARES[squares[place]].points) * sure
            place += 1
        value += points if points > LEAST_CUBE else LEAST_CUBE
        sure *= NEXT_CUBE
        count -= 1
    return value


def tiles_value(player: Player, turns: float) -> float:
    """What the population tiles save."""
    if turns <= 0.0:
        return 0.0
    value: float = 0.0
    for tile in range(3):
        value += TILES[tile] * float(player.tiles[tile])
    value *= SAVED
    spare: i64 = player.tile_count() - TILE_LIMIT
    if spare > 0:
        value -= SPARE_TILE * float(spare)
    return value


def engine_value(board: Board, player: Player, turns: float) -> float:
    """What productions and powers within reach add over the turns left."""
    reach: float = 0.0
    for number in PRODUCTIONS:
        missing: i64 = shortfall(player, DEEDS[number]) - player.villages
        if missing < 0:
            missing = 0
        if missing <= 3:
            reach += REACH[missing]
    value: float = FIRST_PRODUCTION * reach
    if reach > 1.0:
        value = FIRST_PRODUCTION + SECOND_PRODUCTION * (reach - 1.0)
    if reach > 2.0:
        value = FIRST_PRODUCTION + SECOND_PRODUCTION + FURTHER_PRODUCTION * (reach - 2.0)
    if board.landmark >= 0:
        quarries: i64 = player.symbols(QUARRY) + player.villages
        value += NEXT_QUARRY * float(quarries if quarries < MOST_QUARRIES else MOST_QUARRIES)
    value *= turns if turns < SOON else SOON
    for stack in range(i64(len(POWERS))):
        value += POWERS[stack] * float(player.stacks[stack]) * turns
    return value
