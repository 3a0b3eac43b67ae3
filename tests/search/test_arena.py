"""Arena, ladder and balance: fair rotation, right figures, nothing played twice."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

import aegean
from aegean.core.game import GameError
from aegean.core.record import Record
from aegean.play import Table
from aegean.search.arena import arena, pace, plan, standings, won
from aegean.search.balance import Tally, balance, option_rows
from aegean.search.balance_page import page
from aegean.search.match import Outcome, Task, play_match
from aegean.search.statistics import mean_interval, share_interval, verdict


def ended(number: int, bots: tuple[str, ...], places: tuple[int, ...]) -> Outcome:
    return Outcome(number, bots, places, tuple(100 - 10 * place for place in places), 50, 80, 0.5, (), "")


def test_every_bot_sits_everywhere_equally_often() -> None:
    tasks = plan("athens", ["hard", "greedy", "greedy", "random"], 8, 1, {}, {}, False)
    for seat in range(4):
        assert sorted(task.bots[seat] for task in tasks) == sorted(["hard", "greedy", "greedy", "random"] * 2)
    assert len({task.seed for task in tasks}) == 8


def test_a_bot_named_twice_is_counted_together() -> None:
    table = standings(
        [
            ended(0, ("hard", "greedy", "greedy"), (1, 2, 3)),
            ended(1, ("greedy", "hard", "greedy"), (1, 1, 3)),
            ended(2, ("greedy", "greedy", "hard"), (2, 1, 3)),
            ended(3, ("hard", "greedy", "greedy"), (1, 3, 2)),
        ]
    )
    assert table["hard"]["games"] == table["greedy"]["games"] == 4
    assert table["hard"]["win_share"] == 0.625 and table["greedy"]["win_share"] == 0.375
    assert table["hard"]["mean_place"] == 1.5
    assert table["hard"]["low"] < 0.625 < table["hard"]["high"]
    assert list(table["hard"])[:4] == ["games", "win_share", "low", "high"]


def test_intervals_shrink_with_games() -> None:
    wide, narrow = share_interval(6, 10), share_interval(600, 1000)
    assert wide[0] < narrow[0] < 0.6 < narrow[1] < wide[1]
    assert share_interval(0, 0) == (0.0, 1.0)
    assert mean_interval([1.0, 2.0, 3.0])[0] == 2.0 and mean_interval([]) == (0.0, 0.0, 0.0)


def test_the_sequential_test_waits_for_evidence() -> None:
    assert verdict(2, 2, 0.25) == 0 and verdict(20, 20, 0.25) == 1 and verdict(5, 20, 0.25) == -1
    assert verdict(5, 5, 1.0) == 0


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    done: list[int] = []
    first = arena("athens", ["random", "random"], 2, workers=1, folder=tmp_path, records=True)
    again = arena(
        "athens", ["random", "random"], 4, workers=1, folder=tmp_path, progress=lambda n, total: done.append(total - n)
    )
    assert [outcome.points for outcome in again[:2]] == [outcome.points for outcome in first]
    assert done == [3, 2, 1, 0] and len((tmp_path / "games.jsonl").read_text().splitlines()) == 4
    claim = json.loads((tmp_path / "claim.json").read_text())
    assert claim["aegean"] == aegean.__version__ and claim["seed"] == 1 and claim["edition"]
    with pytest.raises(GameError, match="another match"):
        arena("athens", ["random", "greedy"], 2, workers=1, folder=tmp_path)


def test_a_kept_record_replays(tmp_path: Path) -> None:
    outcome = arena("athens", ["greedy", "random"], 1, workers=1, folder=tmp_path, records=True)[0]
    record = Record.parse((tmp_path / "game-0000.txt").read_text())
    table = Table.resume(aegean.load("athens"), record)
    assert table.is_over and table.state.scores() == list(outcome.points)
    assert pace([outcome])["decisions"] == outcome.decisions > 20


def test_several_processes_play_the_same_games_as_one() -> None:
    alone = arena("athens", ["random", "random", "random"], 3, workers=1)
    together = arena("athens", ["random", "random", "random"], 3, workers=2)
    assert [outcome.points for outcome in alone] == [outcome.points for outcome in together]


def test_an_arena_stops_early_once_it_is_clear() -> None:
    outcomes = arena("athens", ["greedy", "random", "random", "random"], 40, workers=1, early=True)
    assert len(outcomes) < 40 and len(outcomes) % 4 == 0
    assert sum(won(outcome, "greedy") for outcome in outcomes) / len(outcomes) > 0.5


def test_greedy_beats_random_at_every_game() -> None:
    for name in aegean.names() if aegean.COMPILED else ["athens"]:
        seats = aegean.load(name).seats[-1]
        outcomes = [play_match(Task(name, n, ("greedy", *["random"] * (seats - 1)), n)) for n in range(3)]
        assert sum(won(outcome, "greedy") for outcome in outcomes) >= 2, name


def test_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(GameError, match="there is no bot"):
        arena("athens", ["nobody", "random"], 1, workers=1)
    with pytest.raises(GameError, match="players"):
        arena("athens", ["random"] * 9, 1, workers=1)
    if find_spec("ray") is None:
        with pytest.raises(GameError, match="extra 'ray'"):
            arena("athens", ["random", "random"], 1, ray="")


def test_a_balance_report_counts_seats_points_and_options() -> None:
    report = balance("athens", "random", 3, seats=3, workers=1)
    assert len(report.seats) == 3 and len(report.points) == 9 and len(report.decisions) == 3
    assert abs(sum(seat.win_share for seat in report.seats) - 1) < 0.01
    turned = next(option for option in report.options if option.move == "turn quarry")
    assert turned.offers >= turned.choices >= turned.players > 0
    html = page(report)
    assert html.startswith("<!doctype html>") and html.count("<svg") == 3 and "turn quarry" in html
    json.dumps(report.facts())


def test_dead_and_dominant_options_are_named() -> None:
    tallies = {"idle": Tally(), "mighty": Tally(), "fair": Tally()}
    tallies["idle"].offers = 500
    for move, wins in (("mighty", 90.0), ("fair", 27.0)):
        tallies[move].offers, tallies[move].choices, tallies[move].players, tallies[move].wins = 300, 100, 100, wins
    assert {row.move: row.verdict for row in option_rows(tallies, 4, 400)} == {
        "idle": "dead",
        "mighty": "dominant",
        "fair": "",
    }
