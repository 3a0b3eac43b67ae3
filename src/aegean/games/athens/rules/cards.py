"""What action cards ask for and do (AT-6.10 to AT-6.13, AT-7, AT-8, AT-9, AT-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.bag import Bag
from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Automatic, Draw, Question
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.athens import actions, parts
from aegean.games.athens.board import Board, Player, is_tucked_turned, tucked_kind
from aegean.games.athens.phrases import NOTES, REASONS
from aegean.games.athens.rules.oracle import ask_oracles, oracle_left
from aegean.games.athens.rules.population import DRAW_TILE
from aegean.games.athens.rules.price import can_pay_any, least_lacking
from aegean.games.athens.scoring import next_card_points, uncovered

TOOK_CUBES: Final[Phrase] = NOTES.add("took_cubes", "AT-10.1", "n", "cube", "single")
SCORED_SQUARE: Final[Phrase] = NOTES.add("scored_square", "AT-7.29", "cube", "n", "single")
CUBES_LAPSED: Final[Phrase] = NOTES.add("cubes_lapsed", "AT-10.1", "n", "cube", "single")
GAVE: Final[Phrase] = NOTES.add("gave", "AT-6.15", "cubes", "card")
TOOK_CARD: Final[Phrase] = NOTES.add("took_card", "AT-6.12", "stack", "n1", "n2")
TUCKED_FRONT: Final[Phrase] = NOTES.add("tucked_front", "AT-8.1", "base")
TUCKED_TURNED: Final[Phrase] = NOTES.add("tucked_turned", "AT-8.2", "base", "n")
TOOK_LANDMARK: Final[Phrase] = NOTES.add("took_landmark", "AT-9.2", "landmark", "n")
MOVED_CYLINDERS: Final[Phrase] = NOTES.add("moved_cylinders", "AT-9.8", "n1", "n2")
WORKER_THERE: Final[Reason] = REASONS.add("worker_there", "AT-6.10", "single")
SYMBOLS_SHORT: Final[Reason] = REASONS.add("symbols_short", "AT-2.4", "base", "n")
TILES_SHORT: Final[Reason] = REASONS.add("tiles_short", "AT-6.8", "tiles")
SQUARE_TAKEN: Final[Reason] = REASONS.add("square_taken", "AT-7.28")
CUBE_MISSING: Final[Reason] = REASONS.add("cube_missing", "AT-6.13", "cube")
CUBES_SHORT: Final[Reason] = REASONS.add("cubes_short", "AT-6.13", "n")
STACK_EMPTY: Final[Reason] = REASONS.add("stack_empty", "AT-8.17", "stack")
BASES_SHORT: Final[Reason] = REASONS.add("bases_short", "AT-8.1")
NO_TEMPLE: Final[Reason] = REASONS.add("no_temple", "AT-9.6")
ORACLE_SILENT: Final[Reason] = REASONS.add("oracle_silent", "AT-9.6")
ORACLE_EMPTY: Final[Reason] = REASONS.add("oracle_empty", "AT-7.26")
SUPPLY_EMPTY: Final[Reason] = REASONS.add("supply_empty", "AT-10.2")
NOT_ASKED: Final[Reason] = REASONS.add("not_asked", "AT-6.15")
NO_SUCH_BASE: Final[Reason] = REASONS.add("no_such_base", "AT-8.1")


def shortfall(player: Player, deed: parts.Deed) -> i64:
    """Symbols that are missing over all kinds asked for; square effects ask for none (AT-2.4, AT-7.27)."""
    missing: i64 = 0
    for kind in deed.kinds:
        lacking: i64 = deed.needs[kind] - player.symbols(kind)
        if lacking > 0:
            missing += lacking
    return missing


def first_missing(player: Player, deed: parts.Deed) -> i64:
    """The first kind of which symbols are missing, to name it."""
    for kind in deed.kinds:
        if deed.needs[kind] > player.symbols(kind):
            return kind
    return 0


def why_not_deed(board: Board, deed: parts.Deed) -> i64:
    """Why a card cannot be chosen for a deed: in use, requirement, effect, price (AT-6.4, AT-6.13)."""
    player = board.players[board.seat]
    if deed.kind < parts.STACK and deed.card >= 0 and board.workers[deed.card] != 0:
        return WORKER_THERE.of(deed.card)  # AT-6.10
    missing: i64 = shortfall(player, deed) - player.villages  # every Village is a joker: AT-2.3
    if missing > 0:
        return SYMBOLS_SHORT.of_two(first_missing(player, deed), missing)
    effect: i64 = why_not_effect(board, player, deed)
    if effect != 0:
        return effect
    return ALLOWED if can_pay_any(board, deed) else TILES_SHORT.why


def why_not_choose(board: Board, deed: parts.Deed) -> i64:
    """Why a card cannot be chosen; names the tiles that are lacking (AT-6.8)."""
    why: i64 = why_not_deed(board, deed)
    return TILES_SHORT.of(least_lacking(board, deed) - 1) if why == TILES_SHORT.why else why


def why_not_effect(board: Board, player: Player, deed: parts.Deed) -> i64:
    """An effect that cannot be carried out cannot be chosen (AT-6.13)."""
    if deed.kind == parts.SQUARE:
        if board.squares[deed.square] != 0:
            return SQUARE_TAKEN.why  # AT-7.28
        return ALLOWED if player.cubes[deed.cube] > 0 else CUBE_MISSING.of(deed.cube)
    if deed.kind == parts.STACK:
        if board.stacks[deed.card] == 0:
            return STACK_EMPTY.of(deed.card)  # AT-8.17
        if deed.card == parts.VILLAGE and player.base_count() < parts.TUCKED:
            return BASES_SHORT.why  # AT-8.1
        return ALLOWED
    if deed.kind == parts.LANDMARK:
        return ALLOWED
    givable: i64 = 0
    for colour in deed.pay_from:
        givable += player.cubes[colour]
    if deed.kind == parts.ORACLE:
        if deed.card < 0 and not has_temple(player):
            return NO_TEMPLE.why  # AT-9.6, AT-6.11
        if oracle_left(board) == 0:
            return ORACLE_SILENT.why if deed.card < 0 else ORACLE_EMPTY.why  # AT-9.6, AT-7.26
    elif not supply_has_any(board, deed):
        return SUPPLY_EMPTY.why
    return ALLOWED if givable >= deed.pay_count else CUBES_SHORT.of(deed.pay_count - givable)


def supply_has_any(board: Board, deed: parts.Deed) -> bool:
    """At least one of the cubes it would give must be in the supply (AT-10.2)."""
    for colour in deed.gained:
        if board.supply[colour] > 0:
            return True
    return False


def has_temple(player: Player) -> bool:
    """Whether one of the own landmarks offers the temple action; which one never matters (AT-9.5, AT-9.6)."""
    for landmark in parts.TEMPLES:
        if player.landmarks[landmark] != 0:
            return True
    return False


class Effect(Automatic):
    """The one effect that was chosen is carried out (AT-6.13, AT-6.15)."""

    def ask_for(self, board: Board, seat: i64, deed: i64) -> None:
        self.put(board, seat, deed)

    def happen(self, board: Board) -> None:
        deed = parts.DEEDS[self.first(board)]
        player = board.players[board.seat]
        if deed.kind == parts.GAIN or deed.kind == parts.EXCHANGE:
            self.take_cubes(board, player, deed)
        elif deed.kind == parts.SQUARE:
            self.fill_square(board, player, deed)
        elif deed.kind == parts.ORACLE:
            ask_oracles(board, board.seat, deed.draw)
        elif deed.kind == parts.STACK:
            self.take_card(board, player, deed.card)
        else:
            self.take_landmark(board, player, deed.card)

    def take_cubes(self, board: Board, player: Player, deed: parts.Deed) -> None:
        """Troops, galleys, wine, oil, coin and what exchanges bring, as far as the supply goes.

        AT-7.1, AT-7.4, AT-7.7 to AT-7.9, AT-7.12, AT-7.13, AT-7.16 to AT-7.18, AT-7.21, AT-10.1.
        """
        for colour in deed.gained:
            count: i64 = deed.gains[colour]
            if count > board.supply[colour]:
                count = board.supply[colour]
            if count > 0:
                board.supply[colour] -= count
                player.cubes[colour] += count
                board.tell(TOOK_CUBES, board.seat, count, colour, deed.card)
            if count < deed.gains[colour]:
                board.tell(CUBES_LAPSED, board.seat, deed.gains[colour] - count, colour, deed.card)

    def fill_square(self, board: Board, player: Player, deed: parts.Deed) -> None:
        """The cube stays on the action card to the end; its points are received at once (AT-7.28, AT-7.29).

        AT-7.2, AT-7.3, AT-7.5, AT-7.6, AT-7.10, AT-7.11, AT-7.14, AT-7.15, AT-7.19, AT-7.20, AT-7.22.
        """
        player.cubes[deed.cube] -= 1
        board.squares = changed(board.squares, deed.square, 1)
        player.points += deed.points
        board.tell(SCORED_SQUARE, board.seat, deed.cube, deed.points, deed.card)

    def take_card(self, board: Board, player: Player, stack: i64) -> None:
        """The top card of the stack is the player's; the next one is free for the others (AT-6.12, AT-8.5, AT-8.14)."""
        board.stacks = increased(board.stacks, stack, -1)
        before: i64 = uncovered(player)
        player.stacks = increased(player.stacks, stack)
        count: i64 = player.stacks[stack]
        board.tell(TOOK_CARD, board.seat, stack, count, next_card_points(stack, count))
        self.tell_cylinders(board, uncovered(player) - before)
        if stack == parts.VILLAGE:
            for _n in range(parts.TUCKED):
                TUCK.ask(board, board.seat)
        elif stack == parts.AGORA:
            DRAW_TILE.ask_for(board, board.seat, parts.AGORA_TILES)  # AT-8.9

    def take_landmark(self, board: Board, player: Player, landmark: i64) -> None:
        """The player takes the open landmark with its cylinder; the next is turned up (AT-9.1 to AT-9.3)."""
        before: i64 = uncovered(player)
        player.landmarks = changed(player.landmarks, landmark, 1)
        board.landmark = -1
        board.tell(TOOK_LANDMARK, board.seat, landmark, parts.LANDMARK_POINTS[landmark])
        self.tell_cylinders(board, uncovered(player) - before)
        if board.pile.total > 0:
            REVEAL_LANDMARK.ask(board, CHANCE)

    def tell_cylinders(self, board: Board, moved: i64) -> None:
        """Cylinders move by themselves as soon as a circle is empty; their points count from now on (AT-9.8)."""
        if moved > 0:
            board.tell(MOVED_CYLINDERS, board.seat, moved, parts.COVERED_POINT * moved)


class RevealLandmark(Draw):
    """The next landmark is turned up (AT-9.3)."""

    def bag(self, board: Board) -> Bag:
        return board.pile

    def do(self, board: Board, landmark: i64) -> None:
        board.landmark = landmark
        board.pile.take(landmark)


class Give(Question):
    """Give the cubes that an effect asks for (AT-6.15)."""

    def ask_for(self, board: Board, seat: i64, deed: i64) -> None:
        self.put(board, seat, deed)

    def why_not(self, board: Board, mixture: i64) -> i64:
        """A mixture that the effect asks for and that the player has (AT-6.15)."""
        deed = parts.DEEDS[self.first(board)]
        if not deed.first_mixture <= mixture < deed.first_mixture + deed.mixtures:
            return NOT_ASKED.why
        cubes = board.players[board.seat].cubes
        missing: i64 = 0
        for colour in range(parts.COLOURS):
            if parts.MIXTURES[mixture][colour] > cubes[colour]:
                missing += parts.MIXTURES[mixture][colour] - cubes[colour]
        return ALLOWED if missing == 0 else CUBES_SHORT.of(missing)

    def do(self, board: Board, mixture: i64) -> None:
        """Given cubes return to the supply (AT-2.6)."""
        cubes = board.players[board.seat].cubes
        for colour in range(parts.COLOURS):
            cubes[colour] -= parts.MIXTURES[mixture][colour]
            board.supply[colour] += parts.MIXTURES[mixture][colour]
        board.tell(GAVE, board.seat, mixture, self.first(board))


class Tuck(Question):
    """Tuck a base card under a new Village (AT-8.1)."""

    def why_not(self, board: Board, card: i64) -> i64:
        """Any own base card, front up or turned; no Village (AT-8.1, AT-8.3)."""
        player = board.players[board.seat]
        side = player.turned if is_tucked_turned(card) else player.front
        return ALLOWED if side[tucked_kind(card)] > 0 else NO_SUCH_BASE.why

    def do(self, board: Board, card: i64) -> None:
        """The card is out of the game: no symbols, no points, nothing in the tie-break (AT-8.2)."""
        player = board.players[board.seat]
        if is_tucked_turned(card):
            player.turned = increased(player.turned, tucked_kind(card), -1)
            board.tell(TUCKED_TURNED, board.seat, tucked_kind(card), parts.TURNED_POINTS)
        else:
            player.front = increased(player.front, tucked_kind(card), -1)
            board.tell(TUCKED_FRONT, board.seat, tucked_kind(card))
        place: i64 = 0
        while player.tucked[place] >= 0:
            place += 1
        player.tucked = changed(player.tucked, place, card)


GIVE: Final[Give] = Give("give", actions.GIVE)
TUCK: Final[Tuck] = Tuck("tuck", actions.TUCK)
REVEAL_LANDMARK: Final[RevealLandmark] = RevealLandmark("reveal_landmark", actions.REVEAL)
EFFECT: Final[Effect] = Effect("effect")
