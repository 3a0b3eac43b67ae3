"""How good a position of Olympus is, and which moves look sensible."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.hints import Hints
from aegean.core.phrase import ALLOWED
from aegean.core.state import State
from aegean.games.olympus import worth
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.impressions import IMPRESSIONS, best_building, stands_before, track_impression
from aegean.games.olympus.parts import (
    ALL_BUILDINGS,
    ALL_TRACKS,
    APHRODITE,
    APOLLO,
    ARES,
    ATHENA,
    BASE_PRIESTS,
    CULTURE,
    FIRST_PRODUCTION,
    HEPHAESTUS,
    HERA,
    KIND_OF_GOD,
    KINDS,
    MILITARY,
    POPULATION,
    STORE_LIMIT,
    ZEUS,
)
from aegean.games.olympus.questions import QUESTIONS
from aegean.games.olympus.rules.building import BUILD
from aegean.games.olympus.rules.favours import ALPHA, BETA, FAVOUR
from aegean.games.olympus.rules.levels import why_not_raise
from aegean.games.olympus.rules.upkeep import priests_due
from aegean.games.olympus.rules.war import spoils, wins_ties
from aegean.games.olympus.rules.worship import GRANT
from aegean.games.olympus.rules.zeus import ZEUS_PICK
from aegean.games.olympus.scoring import level_points


def levels_value(board: Board, player: Player, left: float) -> float:
    """What levels promise beyond final scoring: cards, cubes, priests and Glory cards."""
    value: float = worth.priest_worth(left) * float(priests_due(player) - BASE_PRIESTS)
    population: i64 = player.levels[POPULATION]
    for track in range(ALL_TRACKS):
        level: i64 = player.levels[track]
        value += worth.level_worth(track, left) * float(level) + worth.glory_hope(board, track, level)
        if track != CULTURE and level > population:
            value += worth.excess_worth(left) * float(level - population)
    for track in range(FIRST_PRODUCTION):
        if stands_before(player, track) >= 0:
            value += worth.blocked_worth(track, left)
    return value


def cards_value(player: Player, left: float) -> float:
    """What built cards still bring."""
    value: float = 0.0
    for building in range(ALL_BUILDINGS):
        if player.owns(building):
            value += worth.card_worth(building, left)
    return value


def cubes_value(board: Board, player: Player, left: float) -> float:
    """What cubes are worth: little when upkeep takes them, nothing at the end."""
    if left == 0.0 and (board.upkeep > 0 or player.priests == 0):
        return 0.02 * float(player.store_count())
    held: float = float(player.store_count())
    kept: float = float(STORE_LIMIT) + 1.2 * float(player.priests)
    if kept > held:
        kept = held
    kinds: float = 0.0
    for kind in range(KINDS):
        if player.store[kind] > 0:
            kinds += 0.25
    tribute: float = worth.CUBE * 0.8 * float(player.tribute_count())
    return worth.CUBE * kept + worth.SURPLUS_CUBE * (held - kept) + kinds + tribute


def best_raise(board: Board, player: Player, left: float) -> float:
    """What the best single raise is worth."""
    best: float = 0.0
    for track in range(ALL_TRACKS):
        value: float = raise_value(board, player, track, left)
        if value > best:
            best = value
    return best


def raise_value(board: Board, player: Player, track: i64, left: float) -> float:
    """What one step on a track is worth, nothing where it is blocked."""
    return track_impression(board, player, track, left) if why_not_raise(player, track) == ALLOWED else 0.0


def war_value(board: Board, seat: i64, ties: bool) -> float:
    """What one war may bring: the best spoils among the opponents."""
    best: i64 = 0
    for target in range(board.seats):
        if target != seat:
            victim = board.players[target]
            due: i64 = spoils(board.players[seat], victim, ties)
            held: i64 = victim.store_count()
            if due > held:
                due = held
            if due > best:
                best = due
    return (worth.CUBE + 0.15) * float(best)


def gain_value(player: Player, count: i64) -> float:
    """What so many more cubes are worth: little when the store is full."""
    room: i64 = STORE_LIMIT + player.priests - player.store_count()
    if room < 0:
        room = 0
    kept: i64 = count if count < room else room
    return worth.CUBE * float(kept) + worth.SURPLUS_CUBE * float(count - kept)


def zeus_value(board: Board, seat: i64, left: float) -> float:
    """What one pick of Zeus may bring."""
    pick: float = best_raise(board, board.players[seat], left)
    if pick < 1.0:
        pick = 1.0
    build: float = best_building(board, seat, left)
    return build if build > pick else pick


def hera_value(board: Board, player: Player, left: float) -> float:
    """What one kind of Hera may bring."""
    best: float = 0.0
    for kind in range(KINDS):
        cubes: float = gain_value(player, player.levels[FIRST_PRODUCTION + kind])
        raised: float = raise_value(board, player, FIRST_PRODUCTION + kind, left)
        best = max(best, cubes, raised)
    return best


def ares_value(board: Board, seat: i64, size: i64, left: float) -> float:
    """What wars and a stronger military may bring."""
    war: float = war_value(board, seat, size == ALPHA)
    both: float = raise_value(board, board.players[seat], MILITARY, left) + war
    if size == ALPHA and both <= 1.6 * war:
        return 1.6 * war
    return both


def produce_value(board: Board, player: Player, kind: i64, size: i64, left: float) -> float:
    """What Demeter, Artemis or Poseidon may bring."""
    cubes: float = gain_value(player, player.levels[FIRST_PRODUCTION + kind] + size)
    raised: float = raise_value(board, player, FIRST_PRODUCTION + kind, left)
    if size == ALPHA:
        return cubes + raised
    return cubes if cubes > raised else raised


def favour_value(board: Board, seat: i64, god: i64, size: i64, left: float) -> float:
    """What a favour that is still to come may bring."""
    player = board.players[seat]
    large: bool = size == ALPHA
    if god == ZEUS:
        return zeus_value(board, seat, left) * (1.9 if large else 1.0)
    if god == HERA:
        return hera_value(board, player, left) * (1.8 if large else 1.0)
    if god == ATHENA:
        return raise_value(board, player, CULTURE, left) * (1.8 if large else 1.0)
    if god == APHRODITE:
        return raise_value(board, player, POPULATION, left) * (1.8 if large else 1.0)
    if god == ARES:
        return ares_value(board, seat, size, left)
    if god == HEPHAESTUS:
        return best_building(board, seat, left) * (1.5 if large else 1.0)
    if god == APOLLO:
        return 2.0 if large else 1.2
    return produce_value(board, player, KIND_OF_GOD[god], size, left)


def pending_value(board: Board, seat: i64, left: float) -> float:
    """Favours, buildings and wars that still wait for the seat in this ceremony."""
    value: float = 0.0
    for place in range(board.agenda.size):
        question, whom, _about = board.agenda.item(place)
        if question == GRANT.number:
            if board.leader == seat:
                value += favour_value(board, seat, board.god, ALPHA, left)
            elif board.follows(seat):
                value += favour_value(board, seat, board.god, BETA, left)
        elif whom != seat:
            continue
        elif question == FAVOUR.number:  # only those of followers ever wait
            value += favour_value(board, seat, board.god, BETA, left)
        elif question == BUILD.number:
            value += best_building(board, seat, left)
        elif question == ZEUS_PICK.number:
            value += 1.2
    wars: i64 = board.players[seat].wars
    if wars > 0:
        value += war_value(board, seat, wins_ties(board, seat)) * (1.0 if wars == 1 else 1.6)
    return value


def priests_value(board: Board, player: Player) -> float:
    """What priests at hand may still bring in this round."""
    if board.upkeep > 0:
        return 0.0
    return worth.PRIEST * float(player.priests)


class OlympusHints(Hints):
    """Expected final points: points so far and everything that promises more."""

    ahead: i64 = 4

    def __init__(self) -> None:
        super().__init__(
            ["points", "levels", "cards", "cubes", "priests", "pending"], QUESTIONS, ["choose_god"], IMPRESSIONS
        )

    def judge(self, state: State, seat: i64, out: vec[float]) -> None:
        """Writes the six areas."""
        assert isinstance(state, Board)
        player = state.players[seat]
        left = worth.rounds_left(state)
        out[0] = float(player.points + level_points(player))
        out[1] = levels_value(state, player, left)
        out[2] = cards_value(player, left)
        out[3] = cubes_value(state, player, left)
        out[4] = priests_value(state, player)
        out[5] = pending_value(state, seat, left)
