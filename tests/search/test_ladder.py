"""The ladder: all groups meet, all games count at once, and nobody is called stronger who may not be."""

from pathlib import Path

import pytest

from aegean.core.game import GameError
from aegean.search.arena import arena
from aegean.search.ladder import groups, ladder, rated
from aegean.search.match import Outcome
from aegean.search.strengths import DOUBT, MEAN, inverse, strengths


def ended(number: int, bots: tuple[str, ...], places: tuple[int, ...]) -> Outcome:
    return Outcome(number, bots, places, tuple(100 - 10 * place for place in places), 50, 80, 0.5, (), "")


def test_all_groups_meet_on_the_ladder() -> None:
    tasks = groups("athens", ["a", "b", "c", "d", "e"], 10, 1, {})
    assert len({frozenset(task.bots) for task in tasks}) == 5
    assert all(len(task.bots) == 4 for task in tasks)
    with pytest.raises(GameError, match="different"):
        groups("athens", ["a", "a"], 1, 1, {})


def test_the_ladder_orders_by_strength() -> None:
    rungs = rated([ended(n, ("a", "b", "c"), (2, 1, 3)) for n in range(20)])
    assert [rung.bot for rung in rungs] == ["b", "a", "c"] and [rung.rank for rung in rungs] == [1, 2, 3]
    assert rungs[0].low < rungs[0].rating < rungs[0].high
    assert len(ladder("athens", ["random", "easy"], 2, workers=1)) == 2


def test_bots_that_never_met_are_compared_by_those_both_have_met() -> None:
    games = [ended(n, ("a", "b"), (1, 2)) for n in range(6)] + [ended(n, ("b", "c"), (1, 2)) for n in range(6)]
    assert [rung.bot for rung in rated(games)] == ["a", "b", "c"]


def test_the_order_of_the_games_says_nothing() -> None:
    games = [ended(n, ("a", "b", "c"), ((1, 2, 3), (2, 1, 3), (1, 1, 3))[n % 3]) for n in range(30)]
    first, last = strengths(games), strengths(sorted(games, key=lambda game: game.places))
    assert first.means == pytest.approx(last.means)


def test_doubt_shrinks_with_games_but_what_all_share_remains() -> None:
    few = strengths([ended(n, ("a", "b"), (1, 2) if n % 3 else (2, 1)) for n in range(9)])
    many = strengths([ended(n, ("a", "b"), (1, 2) if n % 3 else (2, 1)) for n in range(900)])
    assert DOUBT > few.doubt("a") > many.doubt("a")
    assert many.doubt("a") == pytest.approx(DOUBT / 2**0.5, rel=0.01), "games of bots do not tell where people stand"
    assert many.surely_above("a", "b") and not few.surely_above("a", "b") and not many.surely_above("b", "a")


def test_the_middle_of_the_scale_is_the_middle_of_the_bots() -> None:
    found = strengths([ended(n, ("a", "b", "c", "d"), (1, 2, 3, 4)) for n in range(50)])
    assert sum(found.means) / 4 == pytest.approx(MEAN)


def test_bots_that_no_game_tells_apart_are_equal_on_the_ladder() -> None:
    games = [ended(n, ("a", "b", "c"), (1, 2, 3) if n % 2 else (2, 1, 3)) for n in range(30)]
    assert [(rung.bot, rung.rank) for rung in rated(games)] == [("a", 1), ("b", 1), ("c", 3)]


def test_an_inverse_undoes_its_matrix() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    other = inverse(matrix)
    for a in range(3):
        for b in range(3):
            product = sum(matrix[a][n] * other[n][b] for n in range(3))
            assert product == pytest.approx(1.0 if a == b else 0.0)


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    ladder("athens", ["random", "easy"], 2, workers=1, folder=tmp_path)
    first = (tmp_path / "games.jsonl").read_text().splitlines()
    rungs = ladder("athens", ["random", "easy"], 4, workers=1, folder=tmp_path)
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert lines[:2] == first and len(lines) == 4 and {rung.games for rung in rungs} == {4}
    with pytest.raises(GameError, match="another match"):
        arena("athens", ["random", "easy"], 2, workers=1, folder=tmp_path)


def test_games_of_several_folders_count_together_and_once(tmp_path: Path) -> None:
    low, high, other = tmp_path / "low", tmp_path / "high", tmp_path / "other"
    ladder("athens", ["random", "easy"], 2, workers=1, folder=low)
    ladder("athens", ["easy", "greedy"], 1, workers=1, folder=high)
    bots = ["random", "greedy"]
    rungs = ladder("athens", bots, 0, also=[low, high])
    assert {rung.bot: rung.games for rung in rungs} == {"random": 2, "easy": 3, "greedy": 1}
    assert {rung.bot: rung.games for rung in ladder("athens", bots, 1, workers=1, also=[low])}["random"] == 3
    with pytest.raises(GameError, match="counted already"):
        ladder("athens", bots, 0, also=[low, low])
    with pytest.raises(GameError, match="counted already"):
        ladder("athens", ["random", "easy"], 1, workers=1, also=[low])
    ladder("orichalkum", ["random", "easy"], 1, workers=1, folder=other)
    with pytest.raises(GameError, match="another game"):
        ladder("athens", bots, 0, also=[other])
    with pytest.raises(GameError, match="holds no games"):
        ladder("athens", bots, 0, also=[tmp_path / "nowhere"])
    with pytest.raises(GameError, match="nothing to rate"):
        ladder("athens", bots, 0)
