"""Puzzles over HTTP: opened as a table, tried, solved, and counted."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from aegean.play.puzzles import game_of_the_day, of_the_day, puzzles
from aegean.server.tables.puzzles import streak
from aegean.store.schema import FINISHED, Head
from tests.server.people import Person


def solve(person: Person, game: str, number: int) -> str:
    """Plays the solution of a puzzle."""
    table = str(person.post(f"/api/games/{game}/puzzles/{number}")["table"])
    for moves in puzzles(game)[number - 1].line:
        person.play(table, moves[0])
    return table


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_puzzle_of_the_day_is_solved_at_a_table(someone: Callable[..., Person], lang: str) -> None:
    person = someone()
    today = person.get("/api/puzzles/today")
    puzzle = today["puzzle"]
    assert not puzzle["solved"] and today["streak"] == 0
    table = solve(person, puzzle["game"], puzzle["number"])
    assert person.state(table)["status"] == "finished"
    shown = person.http.get(f"/t/{table}", params={"lang": lang}).text
    assert ("Solved." if lang == "en" else "Gelöst.") in shown
    after = person.get("/api/puzzles/today")
    assert after["puzzle"]["solved"] and after["streak"] == 1
    lobby = person.http.get("/", params={"lang": lang}).text
    assert ("1 day in a row" if lang == "en" else "1 Tag in Folge") in lobby


def test_a_move_that_does_not_solve_is_not_made_and_gives_nothing_away(someone: Callable[..., Person]) -> None:
    person, puzzle = someone(), puzzles("athens")[0]
    table = person.post("/api/games/athens/puzzles/1")["table"]
    refused = person.play(table, puzzle.tempting[0].move, status=422)
    assert f"{round(puzzle.tempting[0].win * 100)} %" in refused["reason"]
    assert person.state(table)["moves"] == 0


def test_every_puzzle_of_a_game_is_listed_and_marked_when_solved(someone: Callable[..., Person]) -> None:
    person = someone()
    solve(person, "olympus", 2)
    listed = person.get("/api/games/olympus/puzzles")
    assert [one["number"] for one in listed if one["solved"]] == [2]
    assert len(listed) == len(puzzles("olympus"))
    page = person.http.get("/puzzles").text
    assert page.count('class="puzzle done"') == 1


def test_what_is_no_puzzle_is_refused_in_a_line(someone: Callable[..., Person]) -> None:
    person = someone()
    assert "no such puzzle" in person.post("/api/games/athens/puzzles/99", status=404)["reason"]


@pytest.fixture
def solved_on() -> Callable[[date], Any]:
    """Makes the table at which somebody has solved the puzzle of a day."""
    head = Head("table", "athens", 2, "", status=FINISHED)

    def make(day: date) -> Head:
        noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp()
        game = game_of_the_day(day)
        return replace(head, game=game, lesson=of_the_day(game, day).id, changed=noon)

    return make


def test_days_in_a_row_are_counted_up_to_today_or_yesterday(solved_on: Callable[[date], Head]) -> None:
    day = date(2026, 11, 16)
    days = [solved_on(day - timedelta(back)) for back in (1, 2, 4)]
    assert streak(day, days) == 2
    assert streak(day, [solved_on(day), *days]) == 3
    assert streak(day + timedelta(2), days) == 0
