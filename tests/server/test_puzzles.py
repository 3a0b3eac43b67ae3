"""Puzzles over HTTP: opened as a table, tried, solved, and counted."""

import json
import re
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from html import unescape

import pytest

from aegean.play.puzzles import game_of_the_day, lost, of_the_day, puzzles
from aegean.server.tables.puzzles import longest, streak, today_model
from aegean.server.words import weekday
from aegean.store.schema import FINISHED, Learned
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
    assert ("Tempting, but" if lang == "en" else "Verlockend, aber") in shown and 'id="play-line"' in shown
    days = person.http.get("/puzzles/week", params={"lang": lang}).text
    assert ("1 day in a row" if lang == "en" else "1 Tag in Folge") in days
    after = person.get("/api/puzzles/today")
    assert after["puzzle"]["solved"] and after["streak"] == 1
    lobby = person.http.get("/", params={"lang": lang}).text
    assert ("1 day in a row" if lang == "en" else "1 Tag in Folge") in lobby
    assert lobby.count('<li class="missed">') == 6 and lobby.count('<li class="solved">') == 1


def test_a_puzzle_whose_line_was_shown_is_not_solved_until_it_is_solved_anew(someone: Callable[..., Person]) -> None:
    person = someone()
    puzzle = person.get("/api/puzzles/today")["puzzle"]
    game, number = puzzle["game"], puzzle["number"]
    table = str(person.post(f"/api/games/{game}/puzzles/{number}")["table"])
    person.post(f"/api/tables/{table}/lesson", {"to": "show", "at": person.state(table)["at"]})
    for moves in puzzles(game)[number - 1].line:
        person.play(table, moves[0])
    assert person.state(table)["status"] == "finished"
    page = person.http.get(f"/t/{table}").text
    assert "This is the line." in page and "Solved." not in page
    today = person.get("/api/puzzles/today")
    assert not today["puzzle"]["solved"] and today["streak"] == 0
    solve(person, game, number)
    today = person.get("/api/puzzles/today")
    assert today["puzzle"]["solved"] and today["streak"] == 1


def test_a_lesson_has_no_line_to_be_shown(someone: Callable[..., Person]) -> None:
    person = someone()
    table = str(person.post("/api/games/athens/lessons/1")["table"])
    person.post(f"/api/tables/{table}/lesson", {"to": "show", "at": person.state(table)["at"]}, status=409)


def test_a_puzzle_says_nothing_of_its_line_and_no_hint_before_it_is_solved(someone: Callable[..., Person]) -> None:
    person = someone()
    table = person.post("/api/games/athens/puzzles/1")["table"]
    shown = person.http.get(f"/t/{table}").text
    assert 'id="hint"' not in shown and "data-spots" not in shown and "Tempting, but" not in shown
    assert 'id="lesson-show" hidden' in shown
    assert person.http.get(f"/api/tables/{table}/hint").status_code == 403


def test_the_next_decision_is_sent_only_to_whoever_asks_for_the_line(someone: Callable[..., Person]) -> None:
    person = someone()
    table = person.post("/api/games/athens/puzzles/5")["table"]
    for moves in puzzles("athens")[4].line:
        assert 'data-show=""' in person.http.get(f"/t/{table}").text
        person.play(table, moves[0])
    table = person.post("/api/games/athens/puzzles/5")["table"]
    person.post(f"/api/tables/{table}/lesson", {"to": "show", "at": person.state(table)["at"]})
    for moves in puzzles("athens")[4].line:
        shown = person.http.get(f"/t/{table}").text
        assert f'data-show="{moves[0]}"' in shown and 'id="lesson-show" hidden' not in shown
        person.play(table, moves[0])


def test_the_solved_line_knows_where_on_the_table_its_moves_were_made(someone: Callable[..., Person]) -> None:
    person = someone()
    shown = person.http.get(f"/t/{solve(person, 'athens', 5)}").text
    spots = [json.loads(unescape(text)) for text in re.findall(r'data-spots="([^"]*)"', shown)]
    assert spots == [[{"about": "square.drama_upper_3"}], [{"about": "square.drama_lower_3"}]]
    shown = person.http.get(f"/t/{solve(person, 'orichalkum', 4)}").text
    spots = [json.loads(unescape(text)) for text in re.findall(r'data-spots="([^"]*)"', shown)]
    assert spots[0] == [{"about": "row.2"}]
    assert [(spot["panel"], spot["form"]) for spot in spots[1]] == [("island", "full")]


def test_a_move_that_does_not_solve_is_not_made_and_gives_nothing_away(someone: Callable[..., Person]) -> None:
    person, puzzle = someone(), puzzles("athens")[0]
    table = person.post("/api/games/athens/puzzles/1")["table"]
    refused = person.play(table, puzzle.tempting[0].move, status=422)
    assert refused["reason"] == f"That gives up {lost('en', puzzle, puzzle.tempting[0])}. There is a better move."
    assert person.state(table)["moves"] == 0


def test_every_puzzle_of_a_game_is_listed_and_marked_when_solved(someone: Callable[..., Person]) -> None:
    person = someone()
    solve(person, "olympus", 2)
    listed = person.get("/api/games/olympus/puzzles")
    assert [one["number"] for one in listed if one["solved"]] == [2]
    assert len(listed) == len(puzzles("olympus"))
    page = person.http.get("/puzzles").text
    assert page.count('class="puzzle done"') == 1
    assert page.index(">easy</h3>") < page.index(">medium</h3>") < page.index(">hard</h3>")


def test_what_is_no_puzzle_is_refused_in_a_line(someone: Callable[..., Person]) -> None:
    person = someone()
    assert "no such puzzle" in person.post("/api/games/athens/puzzles/99", status=404)["reason"]
    for game in ("chess", "%00", "edition"):
        assert person.post(f"/api/games/{game}/puzzles/1", status=404)["error"] == "no_game"


def solved_on(day: date) -> Learned:
    """The table at which somebody has solved the puzzle of a day."""
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp()
    return Learned("table", of_the_day(game_of_the_day(day), day).id, FINISHED, noon)


def test_days_in_a_row_are_counted_up_to_today_or_yesterday() -> None:
    day = date(2026, 11, 16)
    days = [solved_on(day - timedelta(back)) for back in (1, 2, 4)]
    assert streak(day, days) == 2
    assert streak(day, [solved_on(day), *days]) == 3
    assert streak(day + timedelta(2), days) == 0
    assert longest(days) == 2 and longest([]) == 0


def test_a_week_shows_on_which_days_the_puzzle_was_solved() -> None:
    day = date(2026, 11, 16)
    week = today_model(day, [solved_on(day - timedelta(back)) for back in (0, 2, 9)]).week
    assert [one.date for one in week] == [day - timedelta(back) for back in range(6, -1, -1)]
    assert [one.solved for one in week] == [False, False, False, False, True, False, True]
    assert [weekday(week[-1].date, lang) for lang in ("en", "de")] == ["Mon", "Mo"]
