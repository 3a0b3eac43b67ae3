"""First impressions of moves in Olympus: quick guesses that bots start from."""

from __future__ import annotations

from mypy_extensions import i64

from aegean.games.olympus import actions, steps
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import (
    ALL_BUILDINGS,
    ALL_TRACKS,
    CULTURE,
    FIRST_PRODUCTION,
    FREE_CARDS,
    KINDS,
    MILITARY,
    PILLAR_AFTER,
    PILLAR_BUILDING,
    POINTS,
    POPULATION,
    RAISES,
    SEATS,
)
from aegean.games.olympus.rules.building import price_of, within_culture
from aegean.games.olympus.rules.levels import closed_pillar, why_not_raise
from aegean.games.olympus.rules.payment import forgiven, shortage, unit_count
from aegean.games.olympus.rules.upkeep import priests_due
from aegean.games.olympus.rules.war import spoils
from aegean.games.olympus.worth import (
    CUBE,
    blocked_worth,
    card_worth,
    excess_worth,
    glory_hope,
    level_worth,
    priest_worth,
)


def track_impression(board: Board, player: Player, track: i64, left: float) -> float:
    """What a step on a track is worth; little where it is blocked."""
    if why_not_raise(player, track) != 0:
        return 0.1
    level: i64 = player.levels[track]
    value: float = 0.5 + glory_hope(board, track, level + 1) - glory_hope(board, track, level)
    value += level_worth(track, left)
    if track in (CULTURE, POPULATION):
        priests: i64 = priests_due(player)
        player.levels[track] = level + 1
        value += priest_worth(left) * float(priests_due(player) - priests)
        player.levels[track] = level
    if track == POPULATION:
        for other in range(MILITARY, ALL_TRACKS):
            if player.levels[other] > level:
                value -= excess_worth(left)
    elif track != CULTURE and level >= player.levels[POPULATION]:
        value += excess_worth(left)
    return value if value > 0.1 else 0.1


def stands_before(player: Player, track: i64) -> i64:
    """The building that opens the pillar right before the marker; -1 if the way is free."""
    pillar: i64 = closed_pillar(player, track)
    if pillar < 0 or PILLAR_AFTER[pillar] != player.levels[track]:
        return -1
    return PILLAR_BUILDING[pillar]


def card_value(board: Board, player: Player, building: i64, left: float) -> float:
    """Points and effect of a card, less what its cubes are worth."""
    value: float = float(POINTS[building]) + card_worth(building, left)
    raises = RAISES[building]
    for place in range(0, i64(len(raises)), 2):
        value += track_impression(board, player, raises[place], left) * float(raises[place + 1])
    for track in range(FIRST_PRODUCTION):
        if stands_before(player, track) == building:
            value -= blocked_worth(track, left)
    return value - CUBE * float(unit_count(price_of(board, building)))


def best_building(board: Board, seat: i64, left: float) -> float:
    """What the best card that he can build now is worth; 0 if there is none."""
    player = board.players[seat]
    cards: i64 = within_culture(board, player)
    gifts: i64 = forgiven(player)
    best: float = 0.0
    for building in range(ALL_BUILDINGS):
        if (cards >> building) & 1 != 0 and shortage(player, price_of(board, building), gifts) == 0:
            value: float = card_value(board, player, building, left)
            if value > best:
                best = value
    return best


def card_impression(board: Board, building: i64, left: float) -> float:
    """How good a card looks to who is asked."""
    return card_value(board, board.players[board.seat], building, left)


def war_impression(board: Board, target: i64) -> float:
    """Cubes that a war on this opponent brings."""
    victim = board.players[target]
    due: i64 = spoils(board.players[board.seat], victim, False)
    held: i64 = victim.store_count()
    return 0.1 + float(due if due < held else held)


def first_impression(board: Board, action: i64, left: float) -> float:
    """How promising a move looks; above 0."""
    value: float = impression(board, action, left)
    return value if value > 0.05 else 0.05


def impression(board: Board, action: i64, left: float) -> float:
    """The guess behind a first impression, step by step."""
    step: i64 = board.step
    player = board.players[board.seat] if board.seat >= 0 else board.players[0]
    if step == steps.BUILD:
        building: i64 = action - actions.BUILD.start
        return 0.4 if building == ALL_BUILDINGS else card_impression(board, building, left)
    if step == steps.FREE_BUILD:
        entry: i64 = action - actions.FREE_BUILD.start
        return 0.1 if entry == i64(len(FREE_CARDS)) else card_impression(board, FREE_CARDS[entry], left)
    if step == steps.RAISE_TRACK:
        return track_impression(board, player, action - actions.RAISE.start, left)
    if step == steps.LOWER_TRACK:
        return 2.0 - level_worth(action - actions.LOWER.start, left)
    if step == steps.ZEUS_PICK:
        return zeus_impression(board, player, action - actions.ZEUS.start, left)
    if step == steps.PAY_CUBE:
        entry = action - actions.PAY.start
        return 0.2 + 0.3 * float(player.store[entry % KINDS]) + (0.5 if entry >= KINDS else 0.0)
    if step == steps.DISCARD_CUBE:
        return float(player.store[action - actions.DISCARD.start])
    if step == steps.SUPPLY_CUBE:
        return 3.0 - 0.5 * float(player.store[action - actions.TAKE.start])
    if step == steps.WAR_TARGET:
        return war_impression(board, action - actions.TARGET.start)
    if step == steps.LEAGUE_WAR:
        target: i64 = action - actions.LEAGUE.start
        return 0.2 if target == SEATS else war_impression(board, target)
    if step == steps.USE_BUILDING:
        return 0.3 if action == actions.USE.start + actions.USE_DONE else 1.0
    if step == steps.JOIN:
        return 1.0 if action == actions.JOIN.start else 0.6
    return 1.0


def zeus_impression(board: Board, player: Player, pick: i64, left: float) -> float:
    """What a pick from the list of Zeus brings."""
    if pick < actions.FIRST_PRODUCE:
        return track_impression(board, player, pick, left)
    if pick < actions.ZEUS_WAR:
        return CUBE * float(player.levels[FIRST_PRODUCTION + pick - actions.FIRST_PRODUCE])
    if pick == actions.ZEUS_WAR:
        best: float = 0.0
        for target in range(board.seats):
            if target != board.seat:
                value: float = war_impression(board, target)
                if value > best:
                    best = value
        return CUBE * best
    return 2.2 if pick == actions.ZEUS_BUILD else 1.0
