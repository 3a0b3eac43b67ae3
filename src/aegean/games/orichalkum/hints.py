"""How good a position of Orichalkum is.

The game is a race, so things are worth what they do for the chance to win; decision 15 tells how this was measured.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.state import State
from aegean.games.orichalkum.board import Board, Player
from aegean.games.orichalkum.grid import field_of, size_of
from aegean.games.orichalkum.impressions import FAVOUR, IMPRESSIONS, MAN, ORE, TROPHY, WORTH
from aegean.games.orichalkum.land import pairs_value, temples_value
from aegean.games.orichalkum.parts import GOAL, MEDAL_COST, PAY_COST, PAY_HOPLITES, PORT_MASK, STRENGTH, VOLCANO
from aegean.games.orichalkum.questions import QUESTIONS
from aegean.games.orichalkum.scoring import points, titans_held

WON: Final = 5.0  # points worth more than any position
TITAN: Final = 0.15  # little, as anybody may take it away
LATE_TITAN: Final = 0.18  # more when there is hardly time for that
LAST_STEP: Final = 0.4  # one point short, with no creature left
LATE_MAN: Final = 0.2
FEW: Final[i64] = PAY_COST[PAY_HOPLITES]  # hoplites that buy an extra action
MORE: Final = 0.08  # each hoplite beyond these
MOST: Final[i64] = FEW + 3  # hoplites that count
MEDAL: Final = 0.25  # enough orichalcum for one
SENT: Final = 0.18  # a hoplite beside a creature
CREATURE: Final = 0.05  # for each point of strength, late in the game
EARLY_CREATURE: Final = 0.1  # of that in the beginning
PORT: Final = 0.12  # one not yet covered
TURN: Final = 0.6  # a turn still to come in this round
_LEFT: Final = {"take_card": 1.0, "lay": 0.9, "act": 0.6}  # what is left of the turn while this is asked
TURN_LEFT: Final = vec[float]([_LEFT.get(name, 0.35) * TURN for name in QUESTIONS.by_name])


def lateness(board: Board) -> float:
    """How far the leader has come: 0 in the beginning, 1 when a point is missing."""
    lead: i64 = 1
    for seat in range(board.seats):
        own: i64 = points(board, seat)
        if own > lead:
            lead = own
    return float(lead - 1) / float(GOAL - 2) if lead < GOAL else 1.0


def points_value(board: Board, seat: i64, late: float) -> float:
    """Tokens last; Titans can be lost, and active ones are worth more."""
    player = board.players[seat]
    value: float = float(player.temple_count + player.medals)
    value += (TITAN + LATE_TITAN * late) * float(titans_held(board, seat))
    for titan in range(VOLCANO):
        if board.holders[titan] == seat and board.awake[titan] == 1:
            value += FAVOUR
    return value + LAST_STEP if player.lairs == 0 and points(board, seat) >= GOAL - 1 else value


def goods_value(player: Player, late: float) -> float:
    """Hoplites, orichalcum and defeated creatures; most of all what buys an extra action or a medal."""
    men: i64 = player.hoplites + player.healing
    value: float = TROPHY * float(player.trophies())
    if men > FEW:
        value += MORE * float((men if men < MOST else MOST) - FEW)
        men = FEW
    ore: i64 = player.orichalcum
    if ore >= MEDAL_COST:
        value += MEDAL
    return value + (MAN + LATE_MAN * late) * float(men) + ORE * float(ore if ore < 2 * MEDAL_COST else 2 * MEDAL_COST)


def creatures_value(player: Player, late: float) -> float:
    """Undefeated creatures bar the way to victory; early in the game they promise rewards."""
    value: float = 0.0
    lairs: i64 = player.lairs
    while lairs != 0:
        field: i64 = field_of(lairs & -lairs)
        lairs &= lairs - 1
        value -= CREATURE * float(STRENGTH[player.creatures[field] - 1]) * (late + EARLY_CREATURE)
        value += SENT * float(player.sent[field])
    return value


def engine_value(player: Player, late: float) -> float:
    """Own buildings, worth more early in the game."""
    value: float = 0.0
    for kind in range(i64(len(WORTH))):
        if player.owned[kind] > 0:
            value += WORTH[kind] * float(player.owned[kind])
    return value * (1.2 - 0.7 * late)


def land_value(board: Board, player: Player, seat: i64, late: float) -> float:
    """Room for temples, pairs that may draw a Titan, and ports to come."""
    if player.island < 0:
        return 0.0
    value: float = temples_value(player) * (0.6 + 0.85 * late) + pairs_value(board, player, seat)
    return value + PORT * float(size_of(PORT_MASK[player.island] & ~player.covered))


def turn_value(board: Board, seat: i64) -> float:
    """The turn of this round, as far as it is still to come."""
    if seat == board.turn:
        return TURN_LEFT[board.step]
    seats: i64 = board.seats
    place: i64 = (seat + seats - board.initiative) % seats
    return TURN if place > (board.turn + seats - board.initiative) % seats else 0.0


class OrichalkumHints(Hints):
    """Expected final points, by area; a won game is worth a lump more."""

    ahead: i64 = 8
    drawn: i64 = 8

    def __init__(self) -> None:
        super().__init__(
            ["points", "goods", "creatures", "engine", "land", "turn"],
            QUESTIONS,
            ["take_card", "lay", "act", "pay"],
            IMPRESSIONS,
        )

    def judge(self, state: State, seat: i64, out: vec[float]) -> None:
        """Writes points, goods, creatures, buildings, land and the turn to come."""
        assert isinstance(state, Board)
        player = state.players[seat]
        if state.winner >= 0:
            for area in range(1, 6):
                out[area] = 0.0
            out[0] = float(GOAL) + WON if state.winner == seat else float(points(state, seat)) * 0.5
            return
        late: float = lateness(state)
        out[0] = points_value(state, seat, late)
        out[1] = goods_value(player, late)
        out[2] = creatures_value(player, late)
        out[3] = engine_value(player, late)
        out[4] = land_value(state, player, seat, late)
        out[5] = turn_value(state, seat)
