"""Building (OU-9, OU-10.29)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Question
from aegean.games.olympus import actions, parts
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.phrases import NOTES, REASONS
from aegean.games.olympus.rules.cards import LAY_CARD
from aegean.games.olympus.rules.payment import begin_payment, forgiven, shortage

NOTHING_BUILT: Final[Phrase] = NOTES.add("nothing_built", "OU-6.9")
COSTS_NOTHING: Final[Phrase] = NOTES.add("costs_nothing", "OU-9.4", "building")
ALREADY_BUILT: Final[Reason] = REASONS.add("already_built", "OU-9.2", "building")
TEMPLE_GONE: Final[Reason] = REASONS.add("temple_gone", "OU-9.9", "building")
CULTURE_SHORT: Final[Reason] = REASONS.add("culture_short", "OU-9.3", "building", "n")
CUBES_SHORT: Final[Reason] = REASONS.add("cubes_short", "OU-9.6", "building", "n")
MUST_BUILD: Final[Reason] = REASONS.add("must_build", "OU-6.1.4")

DECLINE: Final = parts.ALL_BUILDINGS  # the entry behind those of the cards


def price_of(board: Board, building: i64) -> i64:
    """The printed cost, packed; that of the Amphitheatre is an option (OU-1.8, OU-9.4)."""
    if building == parts.AMPHITHEATRE and board.dear_amphitheatre:
        return parts.PRICE[parts.DEAR_AMPHITHEATRE]
    return parts.PRICE[building]


def reach(player: Player) -> i64:
    """The culture number up to which a player can build (OU-9.3, OU-10.3)."""
    if player.owns(parts.GYMNASIUM):
        return player.levels[parts.CULTURE] + parts.GYMNASIUM_HELP
    return player.levels[parts.CULTURE]


def why_not_build(board: Board, building: i64) -> i64:
    """An unbuilt card of one's own or a temple still there, with enough culture and cubes (OU-9.1 to OU-9.6)."""
    player = board.players[board.seat]
    if player.owns(building):
        return ALREADY_BUILT.of(building)
    if building >= parts.COMMONS and (board.temples >> building) & 1 == 0:
        return TEMPLE_GONE.of(building)  # OU-9.9
    culture: i64 = parts.CULTURE_NEEDED[building] - reach(player)
    if culture > 0:
        return CULTURE_SHORT.of_two(building, culture)
    missing: i64 = shortage(player, price_of(board, building), forgiven(player))
    return ALLOWED if missing == 0 else CUBES_SHORT.of_two(building, missing)


def next_buildable(board: Board, player: Player, first: i64) -> i64:
    """The first card, from a given one on, that a player can build now, or -1: the quick side of `why_not_build`."""
    mask: i64 = (parts.WITHIN[reach(player)] & (parts.COMMON_MASK | board.temples) & ~player.built) >> first
    gifts: i64 = forgiven(player)
    building: i64 = first
    while mask != 0:
        if mask & 1 != 0 and shortage(player, price_of(board, building), gifts) == 0:
            return building
        mask >>= 1
        building += 1
    return -1


def can_build_any(board: Board, seat: i64) -> bool:
    """Whether a player can build anything now."""
    return next_buildable(board, board.players[seat], 0) >= 0


class Build(Question):
    """Build up to so many cards, one after the other (OU-6.9)."""

    def ask_for(self, board: Board, seat: i64, count: i64, is_optional: bool) -> None:
        self.put(board, seat, count, 1 if is_optional else 0)

    def is_optional(self, board: Board) -> bool:
        return self.second(board) == 1

    def waits(self, board: Board) -> bool:
        return can_build_any(board, board.seat)

    def settle(self, board: Board) -> None:
        """The rest of the favour lapses (OU-6.9)."""
        board.tell(NOTHING_BUILT, board.seat)

    def why_not(self, board: Board, entry: i64) -> i64:
        """A building, or to decline where nothing must be built (OU-6.1.4, OU-6.9)."""
        if entry == DECLINE:
            return ALLOWED if self.is_optional(board) else MUST_BUILD.why
        return why_not_build(board, entry)

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        player = board.players[board.seat]
        building: i64 = next_buildable(board, player, 0)
        while building >= 0:
            out[n] = self.block.action(building)
            n += 1
            building = next_buildable(board, player, building + 1)
        if self.is_optional(board):
            out[n] = self.block.action(DECLINE)
            n += 1
        return n

    def do(self, board: Board, entry: i64) -> None:
        """Pay, then lay the card; declining ends the favour (OU-6.9, OU-9.7)."""
        if entry == DECLINE:
            return
        if self.first(board) > 1:
            self.ask_for(board, board.seat, count=self.first(board) - 1, is_optional=self.is_optional(board))
        LAY_CARD.ask_for(board, board.seat, building=entry)
        if price_of(board, entry) == 0:
            board.tell(COSTS_NOTHING, board.seat, entry)
        begin_payment(board, price_of(board, entry))


class FreeBuild(Question):
    """Trispastos: build up to so many cards with the printed culture number 1 free of charge (OU-10.29)."""

    def ask_for(self, board: Board, seat: i64, count: i64) -> None:
        self.put(board, seat, count)

    def waits(self, board: Board) -> bool:
        """Whether such a card is left."""
        for building in parts.FREE_CARDS:
            if not board.players[board.seat].owns(building):
                return True
        return False

    def why_not(self, board: Board, entry: i64) -> i64:
        """An unbuilt card of one's own, or to decline (OU-10.29)."""
        if entry == i64(len(parts.FREE_CARDS)):
            return ALLOWED
        building: i64 = parts.FREE_CARDS[entry]
        return ALLOWED if not board.players[board.seat].owns(building) else ALREADY_BUILT.of(building)

    def do(self, board: Board, entry: i64) -> None:
        """Points and effect count normally; declining ends the effect (OU-10.29)."""
        if entry == i64(len(parts.FREE_CARDS)):
            return
        if self.first(board) > 1:
            self.ask_for(board, board.seat, count=self.first(board) - 1)
        LAY_CARD.ask_for(board, board.seat, building=parts.FREE_CARDS[entry])


BUILD: Final[Build] = Build("build", actions.BUILD)
FREE_BUILD: Final[FreeBuild] = FreeBuild("free_build", actions.FREE_BUILD)
