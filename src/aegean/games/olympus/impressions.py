"""First impressions of moves in Olympus: quick guesses that bots start from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from aegean.core.hints import Impression
from aegean.core.phrase import ALLOWED
from aegean.games.olympus.actions import CUBE_KINDS, FIRST_PRODUCE, FIRST_TRIBUTE, USE_DONE, ZEUS_BUILD, ZEUS_WAR
from aegean.games.olympus.board import Board, Player
from aegean.games.olympus.parts import (
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
    THOLOS,
    unit_count,
)
from aegean.games.olympus.rules.building import DECLINE, next_buildable, price_of
from aegean.games.olympus.rules.levels import closed_pillar, why_not_raise
from aegean.games.olympus.rules.upkeep import priests_at
from aegean.games.olympus.rules.war import spoils
from aegean.games.olympus.worth import (
    CUBE,
    blocked_worth,
    card_worth,
    excess_worth,
    glory_hope,
    level_worth,
    priest_worth,
    rounds_left,
)


def at_least(value: float) -> float:
    """A guess, kept above 0."""
    return value if value > 0.05 else 0.05


def more_priests(player: Player, track: i64) -> i64:
    """How many more priests a step on a track brings in every round."""
    population: i64 = player.levels[POPULATION]
    culture: i64 = player.levels[CULTURE]
    tholos: bool = player.owns(THOLOS)
    before: i64 = priests_at(population, culture, tholos)
    if track == CULTURE:
        return priests_at(population, culture + 1, tholos) - before
    return priests_at(population + 1, culture, tholos) - before


def track_impression(board: Board, player: Player, track: i64, left: float) -> float:
    """What a step on a track is worth; little where it is blocked."""
    if why_not_raise(player, track) != ALLOWED:
        return 0.1
    level: i64 = player.levels[track]
    value: float = 0.5 + glory_hope(board, track, level + 1) - glory_hope(board, track, level)
    value += level_worth(track, left)
    if track in (CULTURE, POPULATION):
        value += priest_worth(left) * float(more_priests(player, track))
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
    """What the best card that a player can build now is worth; 0 if there is none."""
    player = board.players[seat]
    best: float = 0.0
    building: i64 = next_buildable(board, player, 0)
    while building >= 0:
        value: float = card_value(board, player, building, left)
        if value > best:
            best = value
        building = next_buildable(board, player, building + 1)
    return best


def war_impression(board: Board, target: i64) -> float:
    """Cubes that a war on this opponent brings."""
    victim = board.players[target]
    due: i64 = spoils(board.players[board.seat], victim, False)
    held: i64 = victim.store_count()
    return 0.1 + float(due if due < held else held)


class JoinPrior(Impression):
    """Priests are there to be used."""

    def of(self, board: Board, entry: i64) -> float:
        return 1.0 if entry == 0 else 0.6


class ZeusPrior(Impression):
    """What a pick from the list of Zeus brings."""

    def of(self, board: Board, pick: i64) -> float:
        player = board.players[board.seat]
        if pick < FIRST_PRODUCE:
            return track_impression(board, player, pick, rounds_left(board))
        if pick < ZEUS_WAR:
            return CUBE * float(player.levels[FIRST_PRODUCTION + pick - FIRST_PRODUCE])
        if pick > ZEUS_WAR:
            return 2.2 if pick == ZEUS_BUILD else 1.0
        best: float = 0.0
        for target in range(board.seats):
            if target != board.seat:
                value: float = war_impression(board, target)
                if value > best:
                    best = value
        return at_least(CUBE * best)


class BuildPrior(Impression):
    """What a card is worth."""

    def of(self, board: Board, entry: i64) -> float:
        if entry == DECLINE:
            return 0.4
        return at_least(card_value(board, board.players[board.seat], entry, rounds_left(board)))


class FreePrior(Impression):
    """What a card free of charge is worth."""

    def of(self, board: Board, entry: i64) -> float:
        if entry == i64(len(FREE_CARDS)):
            return 0.1
        return at_least(card_value(board, board.players[board.seat], FREE_CARDS[entry], rounds_left(board)))


class PayPrior(Impression):
    """Cubes of which there are many go first, those of the tribute area before them."""

    def of(self, board: Board, cube: i64) -> float:
        store = board.players[board.seat].store
        return 0.2 + 0.3 * float(store[CUBE_KINDS[cube]]) + (0.5 if cube >= FIRST_TRIBUTE else 0.0)


class RaisePrior(Impression):
    """What a step on a track is worth."""

    def of(self, board: Board, track: i64) -> float:
        return track_impression(board, board.players[board.seat], track, rounds_left(board))


class LowerPrior(Impression):
    """Tracks that are worth least go first."""

    def of(self, board: Board, track: i64) -> float:
        return at_least(2.0 - level_worth(track, rounds_left(board)))


class TargetPrior(Impression):
    """Cubes that a war brings; a little for none."""

    def of(self, board: Board, target: i64) -> float:
        return 0.2 if target == SEATS else war_impression(board, target)


class YesPrior(Impression):
    """What is offered is mostly taken."""

    def of(self, board: Board, entry: i64) -> float:
        return 1.0 if entry == 0 else 0.1


class TiePrior(Impression):
    """A cube rather than none."""

    def of(self, board: Board, entry: i64) -> float:
        return 1.0 if entry < KINDS else 0.1


class SupplyPrior(Impression):
    """Cubes of which there are few."""

    def of(self, board: Board, kind: i64) -> float:
        return at_least(3.0 - 0.5 * float(board.players[board.seat].store[kind]))


class DiscardPrior(Impression):
    """Cubes of which there are many."""

    def of(self, board: Board, kind: i64) -> float:
        return at_least(float(board.players[board.seat].store[kind]))


class UsePrior(Impression):
    """Everything before being done."""

    def of(self, board: Board, entry: i64) -> float:
        return 0.3 if entry == USE_DONE else 1.0


IMPRESSIONS: Final[dict[str, Impression]] = {
    "join": JoinPrior(),
    "zeus_pick": ZeusPrior(),
    "build": BuildPrior(),
    "free_build": FreePrior(),
    "pay_cube": PayPrior(),
    "raise_track": RaisePrior(),
    "lower_track": LowerPrior(),
    "war_target": TargetPrior(),
    "league_war": TargetPrior(),
    "tie_cube": TiePrior(),
    "ares_priest": YesPrior(),
    "harvest": YesPrior(),
    "aqueduct_cube": YesPrior(),
    "supply_cube": SupplyPrior(),
    "discard_cube": DiscardPrior(),
    "use_building": UsePrior(),
}
