"""First impressions of moves in Athens, in points where they bring any: what bots start from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.hints import Impression
from aegean.games.athens.board import Board, Player, is_tucked_turned, tucked_kind
from aegean.games.athens.events import EVENT_SQUARES, PLACE_SQUARES
from aegean.games.athens.parts import (
    AGORA,
    AGORA_TILES,
    COLOURS,
    DEEDS,
    LANDMARK_CARD,
    LANDMARK_POINTS,
    MIXTURES,
    MOST_QUARRIES,
    ORACLE_POINTS,
    QUARRY,
    TURNED_POINTS,
)
from aegean.games.athens.rules.cards import shortfall
from aegean.games.athens.rules.price import PAY, due
from aegean.games.athens.scoring import next_card_points
from aegean.games.athens.worth import PRODUCTIONS, TILES, colour_value, event_gain

DRAWN_TILE: Final = 0.5  # points that a population tile is worth


def squared(points: float) -> float:
    """Points, squared, to tell good from fair."""
    return points * points * 0.1


def kind_use(player: Player, kind: i64, change: i64) -> float:
    """How much a symbol of a kind helps: the nearer a production is that asks for it, the more."""
    use: float = 0.3 if kind == QUARRY and player.symbols(QUARRY) + change < MOST_QUARRIES else 0.0
    for number in PRODUCTIONS:
        deed = DEEDS[number]
        if deed.needs[kind] > player.symbols(kind) + change:
            use += 1.0 / float(1 + shortfall(player, deed))
    return use


class UsePrior(Impression):
    """What the effect of a single card brings less what it takes."""

    def of(self, board: Board, deed: i64) -> float:
        chosen = DEEDS[deed]
        value: float = float(chosen.points) + float(ORACLE_POINTS * chosen.draw)
        for colour in chosen.gained:
            value += colour_value(board, colour, chosen.gains[colour])
        if chosen.cube >= 0:
            value -= colour_value(board, chosen.cube, 1)
        value -= 4.0 * float(chosen.pay_count)
        return squared(value if value > 1.0 else 1.0)


class TakePrior(Impression):
    """What a card of a stack or a landmark is worth."""

    def of(self, board: Board, card: i64) -> float:
        if card == LANDMARK_CARD:
            return squared(float(LANDMARK_POINTS[board.landmark]))
        points: float = float(next_card_points(card, board.players[board.seat].stacks[card] + 1))
        return squared(points + DRAWN_TILE * float(AGORA_TILES) if card == AGORA else points)


class PlacePrior(Impression):
    """Points at once."""

    def of(self, board: Board, place: i64) -> float:
        return 0.1 + squared(float(EVENT_SQUARES[PLACE_SQUARES[place]].points))


class EventPrior(Impression):
    """What the cubes in hand bring on a card."""

    def of(self, board: Board, event: i64) -> float:
        return 0.1 + squared(float(event_gain(board, board.players[board.seat], event)))


class PayPrior(Impression):
    """The cheaper, the better."""

    def of(self, board: Board, alternative: i64) -> float:
        deed = PAY.deed(board)
        price: float = 0.3
        for tile in range(3):
            price += TILES[tile] * float(due(board, deed, alternative, tile))
        return 1.0 / (price * price)


class GivePrior(Impression):
    """Cubes that bring least elsewhere go first."""

    def of(self, board: Board, mixture: i64) -> float:
        price: float = 0.5
        for colour in range(COLOURS):
            if MIXTURES[mixture][colour] > 0:
                price += colour_value(board, colour, MIXTURES[mixture][colour])
        return 100.0 / (price * price)


class TuckPrior(Impression):
    """Cards front up, of kinds that help least."""

    def of(self, board: Board, card: i64) -> float:
        if is_tucked_turned(card):
            return 0.1
        return 2.0 / (1.0 + kind_use(board.players[board.seat], tucked_kind(card), -1))


class BasePrior(Impression):
    """Kinds that bring a production nearer."""

    def of(self, board: Board, kind: i64) -> float:
        return 0.5 + kind_use(board.players[board.seat], kind, 0)


class DiscardPrior(Impression):
    """Tiles that save least go first."""

    def of(self, board: Board, tile: i64) -> float:
        return 2.0 / TILES[tile]


IMPRESSIONS: Final[dict[str, Impression]] = {
    "turn": Impression(squared(float(TURNED_POINTS))),
    "use": UsePrior(),
    "take": TakePrior(),
    "roll_grey": Impression(squared(2.0)),
    "swap": Impression(squared(2.0)),
    "place": PlacePrior(),
    "stop": Impression(0.3),
    "event": EventPrior(),
    "pay": PayPrior(),
    "give": GivePrior(),
    "tuck": TuckPrior(),
    "take_base": BasePrior(),
    "discard_tile": DiscardPrior(),
}
