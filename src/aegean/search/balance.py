"""The balance of a game: what self-play says about seats, scores, length, and the worth of every option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from aegean.core.game import Game
from aegean.core.record import Record, read_move
from aegean.core.state import CHANCE
from aegean.games import load
from aegean.search.arena import Progress, arena
from aegean.search.match import Outcome
from aegean.search.statistics import mean_interval, share_interval

RARE: Final = 0.01  # an option chosen less often than this where it is on offer is dead
OFFERED: Final = 20  # offers before an option is called dead
USED: Final = 0.05  # of all players, before an option is called dominant


class Seat(NamedTuple):
    """How a seat fares."""

    seat: int
    win_share: float
    low: float
    high: float
    mean_points: float


class Option(NamedTuple):
    """How an option is used: offers and choices, players who chose it, and how often those won."""

    move: str
    offers: int
    choices: int
    players: int
    win_share: float
    low: float
    high: float
    verdict: str  # 'dead', 'dominant' or nothing


class Balance(NamedTuple):
    """Everything a balance report tells."""

    game: str
    level: str
    games: int
    seats: list[Seat]
    points: list[int]  # all final scores
    winning: list[int]  # the winners' scores
    decisions: list[int]  # by game
    options: list[Option]

    def facts(self) -> dict[str, object]:
        """The report for scripts."""
        mean, low, high = mean_interval(self.points)
        return {
            "game": self.game,
            "level": self.level,
            "games": self.games,
            "seats": [seat._asdict() for seat in self.seats],
            "points": {"mean": round(mean, 2), "low": round(low, 2), "high": round(high, 2)}
            | {"least": min(self.points), "most": max(self.points)},
            "winning_points": round(mean_interval(self.winning)[0], 2),
            "decisions": round(mean_interval(self.decisions)[0], 1),
            "options": [option._asdict() for option in self.options],
        }


class Tally:
    """What is counted for one move text."""

    def __init__(self) -> None:
        self.offers = 0
        self.choices = 0
        self.players = 0
        self.wins = 0.0


def balance(
    game: str,
    level: str = "greedy",
    games: int = 200,
    *,
    seats: int = 0,
    seed: int = 1,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Lets a level play itself and counts."""
    rules = load(game)
    size = seats or rules.seats[-1]
    outcomes = arena(game, [level] * size, games, seed=seed, workers=workers, records=True, progress=progress)
    tallies: dict[str, Tally] = {}
    for outcome in outcomes:
        count_moves(rules, outcome, tallies)
    return Balance(
        rules.name,
        level,
        len(outcomes),
        [seat_row(outcomes, seat) for seat in range(size)],
        [points for outcome in outcomes for points in outcome.points],
        [max(outcome.points) for outcome in outcomes],
        [outcome.decisions for outcome in outcomes],
        option_rows(tallies, size, len(outcomes) * size),
    )


def victory(outcome: Outcome, seat: int) -> float:
    """The part of a victory that a seat has."""
    return 1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0


def seat_row(outcomes: Sequence[Outcome], seat: int) -> Seat:
    """How one seat fared."""
    wins = sum(victory(outcome, seat) for outcome in outcomes)
    low, high = share_interval(wins, len(outcomes))
    points = sum(outcome.points[seat] for outcome in outcomes) / len(outcomes)
    return Seat(seat, round(wins / len(outcomes), 4), round(low, 4), round(high, 4), round(points, 2))


def count_moves(game: Game, outcome: Outcome, tallies: dict[str, Tally]) -> None:
    """Replays a game and counts what was on offer, chosen and won with."""
    record = Record.parse(outcome.record)
    state = game.blank(record.seats, game.checked(record.seats, record.options))
    chosen: set[tuple[int, str]] = set()
    for number, line in enumerate(record.moves, 1):
        action = read_move(game, state, line, number)
        if state.seat != CHANCE:
            legal = state.legal()
            if len(legal) > 1:
                for option in legal:
                    tallies.setdefault(game.text(option), Tally()).offers += 1
                tallies[game.text(action)].choices += 1
                chosen.add((state.seat, game.text(action)))
        state.apply(action)
    for seat, text in chosen:
        tallies[text].players += 1
        tallies[text].wins += victory(outcome, seat)


def option_rows(tallies: dict[str, Tally], seats: int, players: int) -> list[Option]:
    """The options, most chosen first, with a verdict on the suspicious ones."""
    rows = []
    for move, tally in sorted(tallies.items(), key=lambda item: (-item[1].choices, item[0])):
        low, high = share_interval(tally.wins, tally.players)
        share = tally.wins / tally.players if tally.players else 0.0
        verdict = ""
        if tally.offers >= OFFERED and tally.choices < RARE * tally.offers:
            verdict = "dead"
        elif tally.players >= USED * players and low > 1.5 / seats:
            verdict = "dominant"
        rows.append(
            Option(
                move,
                tally.offers,
                tally.choices,
                tally.players,
                round(share, 4),
                round(low, 4),
                round(high, 4),
                verdict,
            )
        )
    return rows
