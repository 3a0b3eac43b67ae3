"""How good a position of Olympus is, and which moves look sensible."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.agenda import SEATS as AGENDA_SEATS
from aegean.core.agenda import STEPS as AGENDA_STEPS
from aegean.core.hints import Hints
from aegean.core.state import OVER, State
from aegean.games.olympus import steps
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.impressions import best_building, first_impression, stands_before, track_impression
from aegean.games.olympus.parts import (
    ALL_BUILDINGS,
    ALL_TRACKS,
    APHRODITE,
    APOLLO,
    ARES,
    ATHENA,
    CULTURE,
    FIRST_PRODUCTION,
    GLORY_TO_END,
    HEPHAESTUS,
    HERA,
    KIND_OF_GOD,
    KINDS,
    MILITARY,
    POPULATION,
    STORE_LIMIT,
    ZEUS,
)
from aegean.games.olympus.rules.levels import glory_taken, why_not_raise
from aegean.games.olympus.rules.upkeep import priests_due
from aegean.games.olympus.rules.war import spoils, wins_ties
from aegean.games.olympus.scoring import level_points
from aegean.games.olympus.worth import (
    CUBE,
    PRIEST,
    SURPLUS_CUBE,
    blocked_worth,
    card_worth,
    excess_worth,
    glory_hope,
    level_worth,
    priest_worth,
)

USUAL_ROUNDS: Final = 10.0


def rounds_left(board: Board) -> float:
    """How many rounds may still come after this one."""
    missing: i64 = GLORY_TO_END - glory_taken(board)
    if board.seat == OVER or missing <= 0:
        return 0.0
    left: float = USUAL_ROUNDS - float(board.round)
    hurry: float = 1.0 + 1.3 * float(missing - 1)
    if left > hurry + 1.5:
        left = hurry + 1.5
    return left if left > 0.5 else 0.5


def levels_value(board: Board, player: Player, left: float) -> float:
    """What levels promise beyond final scoring: cards, cubes, priests and Glory cards."""
    value: float = priest_worth(left) * float(priests_due(player) - 3)
    population: i64 = player.levels[POPULATION]
    for track in range(ALL_TRACKS):
        level: i64 = player.levels[track]
        value += level_worth(track, left) * float(level) + glory_hope(board, track, level)
        if track != CULTURE and level > population:
            value += excess_worth(left) * float(level - population)
    for track in range(FIRST_PRODUCTION):
        if stands_before(player, track) >= 0:
            value += blocked_worth(track, left)
    return value


def cards_value(player: Player, left: float) -> float:
    """What built cards still bring."""
    value: float = 0.0
    for building in range(ALL_BUILDINGS):
        if player.owns(building):
            value += card_worth(building, left)
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
    return CUBE * kept + SURPLUS_CUBE * (held - kept) + kinds + CUBE * 0.8 * float(player.tribute_count())


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
    return 0.0 if why_not_raise(player, track) != 0 else track_impression(board, player, track, left)


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
    return (CUBE + 0.15) * float(best)


def build_value(board: Board, seat: i64, left: float) -> float:
    """What the chance to build is worth."""
    return best_building(board, seat, left)


def gain_value(player: Player, count: i64) -> float:
    """What so many more cubes are worth: little when the store is full."""
    room: i64 = STORE_LIMIT + player.priests - player.store_count()
    if room < 0:
        room = 0
    kept: i64 = count if count < room else room
    return CUBE * float(kept) + SURPLUS_CUBE * float(count - kept)


def favour_value(board: Board, seat: i64, god: i64, alpha: i64, left: float) -> float:
    """What a favour that is still to come may bring."""
    player = board.players[seat]
    if god == ZEUS:
        pick: float = best_raise(board, player, left)
        if pick < 1.0:
            pick = 1.0
        build: float = build_value(board, seat, left)
        if build > pick:
            pick = build
        return pick * 1.9 if alpha == 1 else pick
    if god == HERA:
        best: float = 0.0
        for each in range(KINDS):
            cube: float = gain_value(player, player.levels[FIRST_PRODUCTION + each])
            step_up: float = raise_value(board, player, FIRST_PRODUCTION + each, left)
            best = max(best, cube, step_up)
        return best * (1.8 if alpha == 1 else 1.0)
    if god == ATHENA:
        return raise_value(board, player, CULTURE, left) * (1.8 if alpha == 1 else 1.0)
    if god == APHRODITE:
        return raise_value(board, player, POPULATION, left) * (1.8 if alpha == 1 else 1.0)
    if god == ARES:
        war: float = war_value(board, seat, alpha == 1)
        step: float = raise_value(board, player, MILITARY, left)
        if alpha == 1:
            both: float = step + war
            return both if both > 1.6 * war else 1.6 * war
        return step + war
    if god == HEPHAESTUS:
        return build_value(board, seat, left) * (1.5 if alpha == 1 else 1.0)
    if god == APOLLO:
        return 2.0 if alpha == 1 else 1.2
    kind: i64 = KIND_OF_GOD[god]
    cubes: float = gain_value(player, player.levels[FIRST_PRODUCTION + kind] + alpha)
    raised: float = raise_value(board, player, FIRST_PRODUCTION + kind, left)
    if alpha == 1:
        return cubes + raised
    return cubes if cubes > raised else raised


def pending_value(board: Board, seat: i64, left: float) -> float:
    """Favours, buildings and wars that still wait for the seat in this ceremony."""
    value: float = 0.0
    for place in range(board.agenda.size):
        item: i64 = board.agenda.items[place]
        step: i64 = item % AGENDA_STEPS
        rest: i64 = item // AGENDA_STEPS
        whom: i64 = rest % AGENDA_SEATS - 4
        arg: i64 = rest // AGENDA_SEATS
        if step == steps.GRANT:
            if board.leader == seat:
                value += favour_value(board, seat, board.god, 1, left)
            elif (board.followers >> seat) & 1 != 0:
                value += favour_value(board, seat, board.god, 0, left)
        elif whom == seat and step == steps.FAVOUR:
            value += favour_value(board, seat, arg // 8, arg // 4 % 2, left)
        elif whom == seat and step == steps.BUILD:
            value += build_value(board, seat, left)
        elif whom == seat and step == steps.ZEUS_PICK:
            value += 1.2
    wars: i64 = board.players[seat].wars
    if wars > 0:
        value += war_value(board, seat, wins_ties(board, seat)) * (1.0 if wars == 1 else 1.6)
    return value


def priests_value(board: Board, player: Player) -> float:
    """What priests at hand may still bring in this round."""
    if board.upkeep > 0:
        return 0.0
    return PRIEST * float(player.priests)


class OlympusHints(Hints):
    """Expected final points, by area."""

    ahead: i64 = 4

    def value(self, state: State, seat: i64) -> float:
        """Points so far and everything that promises more."""
        assert isinstance(state, Board)
        player = state.players[seat]
        left = rounds_left(state)
        return (
            float(player.points + level_points(player))
            + levels_value(state, player, left)
            + cards_value(player, left)
            + cubes_value(state, player, left)
            + priests_value(state, player)
            + pending_value(state, seat, left)
        )

    def areas(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The same value, area by area."""
        assert isinstance(state, Board)
        player = state.players[seat]
        left = rounds_left(state)
        return [
            ("points", float(player.points + level_points(player))),
            ("levels", levels_value(state, player, left)),
            ("cards", cards_value(player, left)),
            ("cubes", cubes_value(state, player, left)),
            ("priests", priests_value(state, player)),
            ("pending", pending_value(state, seat, left)),
        ]

    def is_quiet(self, state: State) -> bool:
        """Positions are judged between ceremonies."""
        return state.step == steps.CHOOSE_GOD

    def prior(self, state: State, action: i64) -> float:
        """How good a move looks at first sight."""
        assert isinstance(state, Board)
        return first_impression(state, action, rounds_left(state))
