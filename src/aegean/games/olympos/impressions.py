"""First impressions of moves in Olympos: what bots start from."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from aegean.core.hints import Impression
from aegean.core.question import Question
from aegean.core.shared import zeros
from aegean.games.olympos.board import Board
from aegean.games.olympos.estimates import (
    CARD_FIRST,
    MOVED,
    MOVING_ON,
    TOKEN,
    bonus_gain,
    card_gain,
    discovery_gain,
    hour_of,
    keep_land,
    land_value,
    settling_gain,
    star_gain,
    taken_value,
    wonder_gain,
)
from aegean.games.olympos.goods import amount, total
from aegean.games.olympos.parts import (
    BUNDLES,
    DESTINY_EFFECT,
    FOUR_KINDS,
    KINDS_OF_DISCOVERY,
    NAMED,
    STARRED,
    VARIANT_KIND,
    YIELD,
)
from aegean.games.olympos.rules.discovery import BONUS, DISCOVERY
from aegean.games.olympos.rules.expansion import DESTINATION, fight_at, price_to
from aegean.games.olympos.rules.wonder import BUILD
from aegean.games.olympos.worth import time_share

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
        return settling_gain(board) if board.players[board.seat].camp > 0 else MOVING_ON


class LeaveGain(Gain):
    """A settler leaves its land, which is lost perhaps."""

    def gain(self, board: Board, territory: i64) -> float:
        return -keep_land(board, territory)


class DestinationGain(Gain):
    """What a destination of the chosen settler brings, less the time to take it."""

    def gain(self, board: Board, territory: i64) -> float:
        player = board.players[board.seat]
        price: i64 = price_to(player, DESTINATION.start(board), territory) + fight_at(board, player, territory)
        star: float = star_gain(board, player) if STARRED[territory] != 0 else 0.0
        share: float = time_share(player)
        value: float = TOKEN[amount(player.tokens, YIELD[territory])] * share + land_value(territory, share, star)
        return taken_value(board, territory, value) - hour_of(player) * float(price)


class DiscoveryGain(Gain):
    """A discovery with all it brings."""

    def gain(self, board: Board, discovery: i64) -> float:
        return discovery_gain(board, discovery)


class PayGain(Gain):
    """The fewer cubes, the better."""

    def gain(self, board: Board, bundle: i64) -> float:
        return -float(total(BUNDLES[bundle]))


class VariantGain(Gain):
    """How many of the discoveries left name the kind."""

    def gain(self, board: Board, variant: i64) -> float:
        kind: i64 = VARIANT_KIND[variant]
        player = board.players[board.seat]
        count: i64 = 0
        for space in range(i64(len(NAMED))):
            if (NAMED[space] >> kind) & 1 == 1 and board.piles[space] > 0 and not player.has(board.tiles[space]):
                count += 1
        return 0.5 * float(count)


class BonusGain(Gain):
    """A bonus of the space in question."""

    def gain(self, board: Board, slot: i64) -> float:
        return bonus_gain(board.players[board.seat], BONUS.place(board, slot))


class CubeGain(Gain):
    """Kinds that the player has least of."""

    def gain(self, board: Board, resource: i64) -> float:
        player = board.players[board.seat]
        return -float(amount(player.tokens + player.cubes, resource))


class WonderGain(Gain):
    """The points of a wonder, less its time."""

    def gain(self, board: Board, wonder: i64) -> float:
        return wonder_gain(board, wonder)


class CardGain(Gain):
    """What playing a card brings."""

    def gain(self, board: Board, destiny: i64) -> float:
        return card_gain(board, destiny)


class KeepGain(Gain):
    """How good a card is to hold."""

    def gain(self, board: Board, destiny: i64) -> float:
        return card_gain(board, destiny) if DESTINY_EFFECT[destiny] <= FOUR_KINDS else 0.5


IMPRESSIONS: Final[dict[str, Impression]] = {
    "card": CardGain(CARD_FIRST),
    "expand": ExpandGain(),
    "discover": BestGain(DISCOVERY, DiscoveryGain()),
    "wonder": BestGain(BUILD, WonderGain()),
    "from": LeaveGain(MOVED),
    "destination": DestinationGain(),
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
