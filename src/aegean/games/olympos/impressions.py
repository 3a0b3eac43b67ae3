"""First impressions of moves in Olympos: what bots start from."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from aegean.core.hints import Impression
from aegean.core.question import Question
from aegean.core.shared import zeros
from aegean.games.olympos import estimates
from aegean.games.olympos.board import Board
from aegean.games.olympos.goods import amount, total
from aegean.games.olympos.parts import BUNDLES, DESTINY_EFFECT, FOUR_KINDS, KINDS_OF_DISCOVERY, VARIANT_KIND
from aegean.games.olympos.rules.discovery import BONUS, DISCOVERY
from aegean.games.olympos.rules.wonder import BUILD

SHARPNESS: Final = 0.75  # how much likelier a point more makes a move
_OPTIONS: Final = zeros(KINDS_OF_DISCOVERY)  # room for the options of one question


class Gain(Impression):
    """The likelier, the more an answer seems to gain beyond what its time costs."""

    extra: float

    def __init__(self, extra: float = 0.0) -> None:
        """Takes the points that every answer brings besides."""
        super().__init__()
        self.extra = extra

    def of(self, board: Board, entry: i64) -> float:
        return exp(SHARPNESS * (self.extra + self.gain(board, entry)))

    def gain(self, board: Board, entry: i64) -> float:
        """What an entry seems to gain, in points."""
        raise NotImplementedError


class BestGain(Gain):
    """An action gains what the best answer to the question behind it does."""

    question: Question
    answers: Gain

    def __init__(self, question: Question, answers: Gain) -> None:
        super().__init__()
        self.question = question
        self.answers = answers

    def gain(self, board: Board, entry: i64) -> float:
        best: float = -50.0
        count: i64 = self.question.options(board, _OPTIONS, 0)
        for place in range(count):
            gain: float = self.answers.gain(board, self.question.block.entry(_OPTIONS[place]))
            if gain > best:
                best = gain
        return best


class ExpandGain(Gain):
    """The best destination of a new settler."""

    def gain(self, board: Board, entry: i64) -> float:
        return estimates.settling_gain(board) if board.players[board.seat].camp > 0 else estimates.MOVING_ON


class LeaveGain(Gain):
    """A settler leaves its land, which is lost perhaps."""

    def gain(self, board: Board, territory: i64) -> float:
        return -estimates.keep_land(board, territory)


class DestinationGain(Gain):
    """What a destination of the chosen settler brings, less the time to take it."""

    def gain(self, board: Board, territory: i64) -> float:
        return estimates.destination_gain(board, territory)


class LaterGain(Gain):
    """Paying later leads to the same lands, and seldom to more."""

    def gain(self, board: Board, entry: i64) -> float:
        return estimates.LATER


class CostGain(Gain):
    """What a longer way brings, less the time that it takes beyond the cheapest."""

    def gain(self, board: Board, entry: i64) -> float:
        return estimates.longer_way_gain(board, entry + 1)


class DiscoveryGain(Gain):
    """A discovery with all it brings."""

    def gain(self, board: Board, discovery: i64) -> float:
        return estimates.discovery_gain(board, discovery)


class PayGain(Gain):
    """The fewer cubes, the better."""

    def gain(self, board: Board, bundle: i64) -> float:
        return -float(total(BUNDLES[bundle]))


class VariantGain(Gain):
    """How many of the discoveries left name the kind."""

    def gain(self, board: Board, variant: i64) -> float:
        return estimates.variant_gain(board, VARIANT_KIND[variant])


class BonusGain(Gain):
    """A bonus of the space in question."""

    def gain(self, board: Board, slot: i64) -> float:
        return estimates.bonus_gain(board.players[board.seat], BONUS.place(board, slot))


class CubeGain(Gain):
    """Kinds that the player has least of."""

    def gain(self, board: Board, resource: i64) -> float:
        player = board.players[board.seat]
        return -float(amount(player.tokens + player.cubes, resource))


class WonderGain(Gain):
    """The points of a wonder, less its time."""

    def gain(self, board: Board, wonder: i64) -> float:
        return estimates.wonder_gain(board, wonder)


class CardGain(Gain):
    """What playing a card brings."""

    def gain(self, board: Board, destiny: i64) -> float:
        return estimates.card_gain(board, destiny)


class KeepGain(Gain):
    """How good a card is to hold."""

    def gain(self, board: Board, destiny: i64) -> float:
        return estimates.card_gain(board, destiny) if DESTINY_EFFECT[destiny] <= FOUR_KINDS else 0.5


IMPRESSIONS: Final[dict[str, Impression]] = {
    "card": CardGain(estimates.CARD_FIRST),
    "expand": ExpandGain(),
    "discover": BestGain(DISCOVERY, DiscoveryGain()),
    "wonder": BestGain(BUILD, WonderGain()),
    "from": LeaveGain(estimates.MOVED),
    "to": DestinationGain(),
    "later": LaterGain(),
    "payment_card": CardGain(),
    "cost": CostGain(),
    "discovery": DiscoveryGain(),
    "pay": PayGain(),
    "variant": VariantGain(),
    "bonus": BonusGain(),
    "cube": CubeGain(),
    "build": WonderGain(),
    "end_card": CardGain(),
    "keep": KeepGain(),
    "withdraw": LeaveGain(),
}
