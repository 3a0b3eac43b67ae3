"""Hints with reasons, and the analysis of finished games."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

import aegean
from aegean.core.game import Game
from aegean.core.record import Record
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State
from aegean.games.athens.board import Board
from aegean.play import Table
from aegean.play.analysis import Analysis, analyse, judge
from aegean.play.coach import advise, compared, striking
from aegean.play.graph import chances, graph, points
from aegean.play.teller import Teller
from aegean.search.mcts import Search
from aegean.testing.walks import samples

GAME = aegean.load("athens")
ITERATIONS = 200 if aegean.COMPILED else 24


def a_short_record() -> Record:
    table = Table(GAME, ["greedy", "random"], seed=6)
    for _ in range(12):
        table.play_bot()
    return table.record()


def test_hints_are_legal_and_come_with_chances_and_reasons() -> None:
    table = Table(GAME, ["person", "person", "person"], seed=2)
    for _ in range(12):  # to an action, which the areas of the evaluation tell apart
        table.play(GAME.text(table.state.legal()[0]))
    hints = table.hints(seconds=0.2)
    assert 1 <= len(hints) <= 3
    assert all(hint.move in table.moves() and 0 <= hint.win <= 1 and hint.points > 0 for hint in hints)
    assert [hint.visits for hint in hints] == sorted((hint.visits for hint in hints), reverse=True)
    assert any(hint.reasons for hint in hints)
    assert hints[0].equal


def decisions(game: Game, seed: int) -> Iterator[Seen[State]]:
    """Twenty decisions of a game that is played sensibly."""
    table = Table(game, ["greedy"] * 3, seed=seed)
    for _ in range(20):
        for _ in range(7):
            table.play_bot()
        yield table.seen(table.seat)


@pytest.mark.skipif(not aegean.COMPILED, reason="too slow interpreted")
def test_every_game_has_reasons_for_most_of_its_decisions() -> None:
    for name in aegean.names():
        game = aegean.load(name)
        asked = [seen for seed in (4, 5) for seen in decisions(game, seed)]
        told = [any(hint.reasons for hint in advise(game, seen, iterations=1000)) for seen in asked]
        assert sum(told) > len(told) / 2, name


@pytest.mark.parametrize("name", aegean.names())
def test_a_hint_and_its_plan_know_no_more_than_their_seat(name: str) -> None:
    game = aegean.load(name)
    for number, state in enumerate(samples(game, game.seats[-1], 4, 47)):
        if state.seat < 0:
            continue
        other = state.clone()
        other.redeal(state.seat, Rng(number))
        told = [
            advise(game, Seen(one, state.seat), iterations=ITERATIONS, seconds=0.0, seed=1) for one in (state, other)
        ]
        assert told[0] == told[1]


def test_nobody_is_advised_who_has_not_to_decide() -> None:
    state = next(state for state in samples(GAME, 3, 4, 1) if state.seat == 0)
    assert advise(GAME, Seen(state, 1)) == []


def test_every_game_names_its_areas() -> None:
    for name in aegean.names():
        game = aegean.load(name)
        state = next(state for state in samples(game, game.seats[-1], 1, 1) if state.seat >= 0)
        for area, _ in game.hints.areas(state, 0):
            for lang in ("en", "de"):
                assert Teller(game, lang, []).area(area)


def test_reasons_are_the_largest_differences() -> None:
    found = striking({"a": 0.1, "b": -3.0, "c": 2.0, "d": 5.0, "e": 1.0}, 0.4)
    assert [reason.area for reason in found] == ["d", "b", "c"]
    state = next(state for state in samples(GAME, 3, 4, 1) if state.seat >= 0 and len(state.legal()) > 2)
    search = Search(GAME, Seen(state, state.seat))
    search.think(Rng(1), ITERATIONS)
    prospects = compared(GAME, search, state.legal())
    assert set(prospects) == set(state.legal()) and all(1 <= one.place <= 3 for one in prospects.values())


def test_an_analysis_judges_every_decision_and_is_kept(tmp_path: Path) -> None:
    record, cache, seen = a_short_record(), tmp_path / "game.json", []
    analysis = analyse(
        GAME, record, iterations=ITERATIONS, cache=cache, progress=lambda n, total: seen.append((n, total))
    )
    assert [number for number, _ in seen] == list(range(1, len(seen) + 1)) and seen[-1][0] == seen[-1][1]
    assert len(analysis.judgements) == len(seen)
    for judgement in analysis.judgements:
        assert judgement.cost >= 0 and judgement.choice(judgement.played) is not None
        assert judgement.best != judgement.played or judgement.cost == judgement.points == 0
        assert abs(sum(judgement.chances) - 1) < 0.01
        line = record.moves[judgement.number]
        assert line == f"{judgement.seat} {judgement.played}"
    again = analyse(GAME, record, iterations=ITERATIONS, cache=cache, progress=not_again)
    assert again == analysis == Analysis.parse(analysis.text())
    for course in (chances(analysis), points(Table.resume(GAME, record))):
        drawn = graph(course, analysis, ["Theano", "Lysis"])
        assert drawn.count("<polyline") == 2 and "Theano" in drawn and "Lysis" in drawn


def test_points_are_drawn_from_the_first_decision_to_the_end() -> None:
    table = Table.resume(GAME, a_short_record())
    course = points(table)
    assert course.moves[-1] == len(table.entries) and list(course.values[-1]) == table.state.scores()
    assert course.scale[0] <= min(map(min, course.values)) and course.scale[-1] >= max(map(max, course.values))


def test_several_processes_judge_as_one_does() -> None:
    record = a_short_record()
    alone = analyse(GAME, record, iterations=8, progress=lambda n, total: n == 4)
    assert analyse(GAME, record, iterations=8, progress=lambda n, total: n == 4, workers=2) == alone


def not_again(number: int, total: int) -> bool:
    raise AssertionError("what is cached is not judged again")


def test_an_analysis_can_be_stopped(tmp_path: Path) -> None:
    cache = tmp_path / "game.json"
    analysis = analyse(GAME, a_short_record(), iterations=8, cache=cache, progress=lambda n, total: n == 3)
    assert len(analysis.judgements) == 3 and not cache.exists()


def test_a_blunder_costs_something() -> None:
    table = Table(GAME, ["greedy", "greedy"], seed=8)
    while table.state.question().name != "choose_event" or cast(Board, table.state).round < 14:
        table.play_bot()
    judgement = judge(GAME, table.state, 0, GAME.parse("none"), 300)
    assert judgement.best.startswith("event ") and judgement.points > 0
    assert judge(GAME, table.state, 0, GAME.parse(judgement.best), 300).points == 0


def test_in_a_lost_game_points_still_count() -> None:
    table = Table(GAME, ["greedy", "random"], seed=8)
    lost = 1
    while cast(Board, table.state).round < 14 or table.seat != lost or "none" not in table.moves()[1:]:
        table.play_bot()
    judgement = judge(GAME, table.state, 0, GAME.parse("none"), 300)
    assert judgement.chances[lost] < 0.02 and judgement.cost < 0.02
    assert judgement.points > 0 and judgement.loss > judgement.cost
