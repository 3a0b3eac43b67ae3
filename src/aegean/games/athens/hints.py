"""How good a position of Athens is, and which moves look sensible."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import OVER, State
from aegean.games.athens import actions, steps
from aegean.games.athens.board import Board, Player
from aegean.games.athens.events import EVENT_CARDS, EVENT_COUNT, EVENT_SQUARES, PLACE_SQUARE
from aegean.games.athens.parts import (
    COLOURS,
    DEEDS,
    FIRST_LANDMARK,
    FIRST_STACK,
    ROUNDS,
    Deed,
)
from aegean.games.athens.rules.cards import shortfall
from aegean.games.athens.rules.event import is_closed
from aegean.games.athens.scoring import points_now

TILE_VALUE: Final = vec[float]([1.6, 1.0, 0.6])  # upper, middle, lower: what a tile saves later
CUBE_VALUE: Final = vec[float]([3.4, 4.2, 4.2, 11.0, 3.3, 3.4, 6.0, 6.6])  # in the order of the cubes
ACTION_VALUE: Final = 5.0  # turning a base card is always possible
ENGINE: Final = 0.55  # what a production within reach adds per round left


def turns_left(board: Board, seat: i64) -> float:
    """Action turns the seat still has."""
    left: float = float(ROUNDS - board.round)
    if board.step == steps.DISCARD_TILE or board.step == steps.TAKE_BASE or board.step >= steps.START_PLAYER:
        left += 1.0
    return left if board.seat != OVER else 0.0


def best_square(board: Board, colour: i64) -> float:
    """Points of the best empty square that a cube of the colour fits on now."""
    best: i64 = 0
    for event in range(EVENT_COUNT):
        if not is_closed(board, event):
            card = EVENT_CARDS[event]
            for square in range(card.first_square, card.first_square + 2 * card.columns):
                if board.laid[square] == 0:
                    wanted: i64 = EVENT_SQUARES[square].colour
                    if (wanted == colour or wanted < 0) and EVENT_SQUARES[square].points > best:
                        best = EVENT_SQUARES[square].points
    return float(best)


def cubes_value(board: Board, player: Player, turns: float) -> float:
    """What the cubes in hand will bring on events and squares."""
    value: float = 0.0
    for colour in range(COLOURS):
        if player.cubes[colour] > 0:
            now: float = best_square(board, colour)
            each: float = CUBE_VALUE[colour] if turns > 1.0 else now * 0.8
            if turns == 0.0 and board.step != steps.CHOOSE_EVENT and board.step != steps.PLACE_CUBE:
                each *= 0.8
            count: float = float(player.cubes[colour])
            value += each * count if count <= 3.0 else each * (3.0 + (count - 3.0) * 0.5)
    return value if board.seat != OVER else 0.0


def tiles_value(player: Player, turns: float) -> float:
    """What the population tiles save."""
    if turns <= 0.0:
        return 0.0
    value: float = 0.0
    for tile in range(3):
        value += TILE_VALUE[tile] * float(player.tiles[tile])
    return value


def engine_value(player: Player, turns: float) -> float:
    """What productions within reach add over the turns left."""
    value: float = 0.0
    for number in range(FIRST_STACK):
        deed = DEEDS[number]
        if len(deed.kinds) > 0:
            missing: i64 = shortfall(player, deed) - player.villages
            if missing <= 0:
                value += ENGINE
            elif missing == 1:
                value += ENGINE * 0.5
            elif missing == 2:
                value += ENGINE * 0.2
    if player.symbols(6) > 0 or player.villages > 0:
        value += ENGINE * 0.4
    return value * turns


class AthensHints(Hints):
    """Expected final points, by area."""

    def value(self, state: State, seat: i64) -> float:
        """Points so far, actions left, goods in hand, engine."""
        assert isinstance(state, Board)
        player = state.players[seat]
        turns = turns_left(state, seat)
        return (
            float(points_now(player))
            + ACTION_VALUE * turns
            + cubes_value(state, player, turns)
            + tiles_value(player, turns)
            + engine_value(player, turns)
        )

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The same value, area by area."""
        assert isinstance(state, Board)
        player = state.players[seat]
        turns = turns_left(state, seat)
        return [
            ("points", float(points_now(player))),
            ("actions", ACTION_VALUE * turns),
            ("cubes", cubes_value(state, player, turns)),
            ("tiles", tiles_value(player, turns)),
            ("engine", engine_value(player, turns)),
        ]

    def prior(self, state: State, action: i64) -> float:
        """Points at once, else what the chosen card usually brings."""
        assert isinstance(state, Board)
        if state.step == steps.PLACE_CUBE:
            if action == actions.STOP.start:
                return 0.5
            return float(EVENT_SQUARES[PLACE_SQUARE[action - actions.PLACE.start]].points)
        if state.step == steps.CHOOSE_EVENT:
            return 1.0 if action == actions.NONE.start else 4.0
        if state.step == steps.ACT:
            return act_prior(state, action)
        return 1.0


def act_prior(board: Board, action: i64) -> float:
    """How good an action usually is, in points above nothing."""
    if actions.TURN.has(action):
        return 4.0
    if actions.USE.has(action):
        return deed_prior(DEEDS[action - actions.USE.start])
    if actions.TAKE.has(action):
        card: i64 = action - actions.TAKE.start
        return 7.0 if card == FIRST_LANDMARK - FIRST_STACK else 5.0
    return 2.0


def deed_prior(deed: Deed) -> float:
    """What the effect brings less what it takes."""
    value: float = 1.0 + float(deed.points) * 0.5 + 7.0 * float(deed.draw)
    for colour in range(COLOURS):
        value += CUBE_VALUE[colour] * float(deed.gains[colour])
    value -= 3.5 * float(deed.pay_count)
    return value if value > 0.5 else 0.5
