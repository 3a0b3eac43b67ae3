"""How good a position of Athens is, and which moves look sensible."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import OVER, State
from aegean.games.athens import actions, steps
from aegean.games.athens.board import Board, Player
from aegean.games.athens.events import EVENT_CARDS, EVENT_SQUARES, PLACE_SQUARE
from aegean.games.athens.parts import (
    AGORA,
    COLOURS,
    CUBES,
    DEEDS,
    ECCLESIA,
    FIRST_STACK,
    GAIN,
    LANDMARK_CARD,
    LANDMARK_POINTS,
    MIXTURES,
    QUARRY,
    ROUNDS,
    TILE_LIMIT,
    VILLAGE,
    Deed,
)
from aegean.games.athens.rules.cards import shortfall
from aegean.games.athens.rules.event import is_closed
from aegean.games.athens.rules.price import due
from aegean.games.athens.scoring import ecclesia_points, points_now

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
FIRST_QUARRY: Final = 0.1
SECOND_QUARRY: Final = 0.1
SOON: Final = 2.0  # so many turns an advantage lasts; later on everybody has what he needs
POWERS: Final = vec[float]([0.15, 0.08, 0.08, 0.08])  # a turn, for each Village, Ecclesia, Agora, Workshop

INFANTRY: Final[i64] = CUBES.index("infantry")
CAVALRY: Final[i64] = CUBES.index("cavalry")
GALLEY: Final[i64] = CUBES.index("galley")
WINE: Final[i64] = CUBES.index("wine")
OLIVE_OIL: Final[i64] = CUBES.index("olive_oil")

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
    step: i64 = board.step
    if step == steps.CHOOSE_EVENT or step == steps.PLACE_CUBE:
        return float(left)
    if step < steps.ACT or step > steps.PLACE_CUBE or turn_of(board, seat) >= turn_of(board, board.seat):
        left += 1
    return float(left)


def events_left(board: Board, seat: i64) -> i64:
    """Event turns that the seat has still before it."""
    if board.seat == OVER:
        return 0
    left: i64 = ROUNDS - board.round
    in_phase: bool = board.step == steps.CHOOSE_EVENT or board.step == steps.PLACE_CUBE
    if in_phase and turn_of(board, seat) < turn_of(board, board.seat):
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
        if player.cubes[WINE] + player.cubes[OLIVE_OIL] >= 2:
            value += TWO_PRODUCE
        if soldiers >= 2:
            value += TWO_MILITARY
        if soldiers + player.cubes[GALLEY] >= 4:
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
        if quarries >= 1:
            value += FIRST_QUARRY
        if quarries >= 2:
            value += SECOND_QUARRY
    value *= turns if turns < SOON else SOON
    for stack in range(i64(len(POWERS))):
        value += POWERS[stack] * float(player.stacks[stack]) * turns
    return value


class AthensHints(Hints):
    """Expected final points, by area."""

    ahead: i64 = 12
    drawn: i64 = 12

    def value(self, state: State, seat: i64) -> float:
        """Points so far, actions left, goods in hand, engine."""
        assert isinstance(state, Board)
        player = state.players[seat]
        turns = turns_left(state, seat)
        return (
            float(points_now(player))
            + ACTION * turns
            + cubes_value(state, player, turns, events_left(state, seat))
            + tiles_value(player, turns)
            + engine_value(state, player, turns)
        )

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The same value, area by area."""
        assert isinstance(state, Board)
        player = state.players[seat]
        turns = turns_left(state, seat)
        return [
            ("points", float(points_now(player))),
            ("actions", ACTION * turns),
            ("cubes", cubes_value(state, player, turns, events_left(state, seat))),
            ("tiles", tiles_value(player, turns)),
            ("engine", engine_value(state, player, turns)),
        ]

    def is_quiet(self, state: State) -> bool:
        """Positions are judged before an action or an event."""
        step: i64 = state.step
        return step == steps.ACT or step == steps.TAKE_BASE or step == steps.CHOOSE_EVENT

    def prior(self, state: State, action: i64) -> float:
        """Points at once, else what the chosen card usually brings."""
        assert isinstance(state, Board)
        step: i64 = state.step
        if step == steps.ACT:
            return act_prior(state, action)
        if step == steps.PLACE_CUBE:
            if action == actions.STOP.start:
                return 0.3
            points: float = float(EVENT_SQUARES[PLACE_SQUARE[action - actions.PLACE.start]].points)
            return 0.1 + points * points * 0.1
        if step == steps.CHOOSE_EVENT:
            if action == actions.NONE.start:
                return 1.0
            gain: float = float(event_gain(state, state.players[state.seat], action - actions.EVENT.start))
            return 0.1 + gain * gain * 0.1
        if step == steps.PAY:
            return pay_prior(state, action - actions.PAY.start)
        if step == steps.GIVE:
            return give_prior(state, action - actions.GIVE.start)
        if step == steps.TUCK:
            return tuck_prior(state, action - actions.TUCK.start)
        if step == steps.TAKE_BASE:
            return base_prior(state, action - actions.BASE.start)
        if step == steps.DISCARD_TILE:
            return 2.0 / TILES[action - actions.DISCARD.start]
        return 1.0


def act_prior(board: Board, action: i64) -> float:
    """How good an action usually is, in points; squared, to tell good from fair."""
    player = board.players[board.seat]
    value: float = 2.0
    if actions.TURN.has(action):
        value = 5.0
    elif actions.USE.has(action):
        value = deed_prior(board, DEEDS[action - actions.USE.start])
    elif actions.TAKE.has(action):
        card: i64 = action - actions.TAKE.start
        value = 5.0
        if card == LANDMARK_CARD:
            value = float(LANDMARK_POINTS[board.landmark])
        elif card == ECCLESIA:
            value = float(ecclesia_points(player.ecclesias + 1) - ecclesia_points(player.ecclesias))
        elif card == AGORA:
            value = 6.5
        elif card == VILLAGE:
            value = 6.0
    return value * value * 0.1


def deed_prior(board: Board, deed: Deed) -> float:
    """What the effect brings less what it takes."""
    value: float = float(deed.points) + 9.0 * float(deed.draw)
    for colour in range(COLOURS):
        if deed.gains[colour] > 0:
            value += colour_value(board, colour, deed.gains[colour])
    if deed.cube >= 0:
        value -= colour_value(board, deed.cube, 1)
    value -= 4.0 * float(deed.pay_count)
    return value if value > 1.0 else 1.0


def pay_prior(board: Board, alternative: i64) -> float:
    """The cheaper, the better."""
    deed = DEEDS[board.arg]
    price: float = 0.3
    for tile in range(3):
        price += TILES[tile] * float(due(board, deed, alternative, tile))
    return 1.0 / (price * price)


def give_prior(board: Board, mixture: i64) -> float:
    """Cubes that bring least elsewhere go first."""
    price: float = 0.5
    for colour in range(COLOURS):
        if MIXTURES[mixture][colour] > 0:
            price += colour_value(board, colour, MIXTURES[mixture][colour])
    return 100.0 / (price * price)


def tuck_prior(board: Board, card: i64) -> float:
    """Cards front up, of kinds that help least."""
    if card % 2 == 1:
        return 0.1
    return 2.0 / (1.0 + kind_use(board.players[board.seat], card // 2, -1))


def base_prior(board: Board, kind: i64) -> float:
    """Kinds that bring a production nearer."""
    return 0.5 + kind_use(board.players[board.seat], kind, 0)


def kind_use(player: Player, kind: i64, change: i64) -> float:
    """How much a symbol of a kind helps: the nearer a production is that asks for it, the more."""
    use: float = 0.3 if kind == QUARRY and player.symbols(QUARRY) + change < 2 else 0.0
    for number in PRODUCTIONS:
        deed = DEEDS[number]
        if deed.needs[kind] > player.symbols(kind) + change:
            use += 1.0 / float(1 + shortfall(player, deed))
    return use
