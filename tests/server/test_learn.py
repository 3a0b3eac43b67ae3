"""Lessons over HTTP: a learner opens one as a table, plays it to its end, and the server remembers how far they are."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from typing import Any

import pytest

import aegean
from aegean.core.words import LANGUAGES
from aegean.play.lesson import lessons
from tests.server.people import Person


def take_step(person: Person, table: str, to: str = "next", status: int | None = None) -> Any:
    return person.post(f"/api/tables/{table}/lesson", {"to": to, "at": person.state(table)["at"]}, status)


def learn(person: Person, table: str, lang: str, steps: list[Any]) -> None:
    """Does the first thing that each step asks for."""
    for step in steps[:-1]:
        if step["do"]:
            person.play(table, step["do"][0], lang=lang)
        else:
            take_step(person, table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_learner_plays_a_lesson_to_its_end(someone: Callable[..., Person], lang: str) -> None:
    person = someone()
    assert [lesson["done"] for lesson in person.get("/api/games/athens/lessons", lang=lang)] == [False] * len(
        lessons("athens")
    )
    table = person.post("/api/games/athens/lessons/1")["table"]
    steps = person.get("/api/games/athens/lessons/1", lang=lang)
    assert steps[0]["words"] in person.http.get(f"/t/{table}", params={"lang": lang}).text
    learn(person, table, lang, steps)
    state = person.state(table)
    assert state["status"] == "finished" and [seat["points"] for seat in state["seats"]] == [19, 10]
    assert steps[-1]["words"] in person.http.get(f"/t/{table}", params={"lang": lang}).text
    first = person.get("/api/games/athens/lessons")[0]
    assert first["done"] and first["table"] == ""
    assert ">1 of" in person.http.get("/", params={"lang": "en"}).text
    person.play(table, "discard lower", status=403)


def test_the_next_table_after_a_lesson_is_a_game(someone: Callable[..., Person]) -> None:
    person = someone()
    table = person.post("/api/games/athens/lessons/1")["table"]
    learn(person, table, "en", person.get("/api/games/athens/lessons/1"))
    again = person.post(f"/api/tables/{table}/rematch")["table"]
    assert person.get("/api/games/athens/lessons")[0]["table"] == ""
    assert again in [one["id"] for kind in person.get("/api/me/tables").values() for one in kind]


def test_what_is_not_asked_for_is_refused_with_the_reason_and_its_clause(someone: Callable[..., Person]) -> None:
    person = someone()
    table = person.post("/api/games/orichalkum/lessons/1")["table"]
    person.play(table, "take 1", status=422)  # something is to be read first
    take_step(person, table)
    take_step(person, table)
    take_step(person, table, status=409)  # now a move is wanted
    refused = person.play(table, "take 5", status=422)
    assert refused["clause"] == "OR-3.3" and refused["reason"].startswith("That place costs 2 hoplites")
    assert "nimm für diese lektion" in person.play(table, "take 2", status=422, lang="de")["reason"].lower()


def test_one_can_go_back_and_lessons_stay_where_they_were_left(someone: Callable[..., Person]) -> None:
    person = someone()
    table = person.post("/api/games/orichalkum/lessons/1")["table"]
    for _ in range(2):
        take_step(person, table)
    before = person.state(table)
    person.play(table, "take 1")
    person.play(table, "port mixed")
    for asks in ("Choose a port for your capital", before["asks"]):
        take_step(person, table, "back")
        assert person.state(table)["asks"] == asks
    assert person.state(table)["position"] == before["position"]
    assert person.get("/api/games/orichalkum/lessons")[0]["table"] == table
    assert f"/t/{table}" in person.http.get("/learn/orichalkum").text


def test_lessons_are_not_among_ones_games_and_nobody_else_takes_their_steps(someone: Callable[..., Person]) -> None:
    person = someone()
    table = person.post("/api/games/athens/lessons/2")["table"]
    assert person.get("/api/lobby")["yours"] == []
    assert person.get("/api/me/tables")["waiting"] == []
    at = person.state(table)["at"]
    someone().post(f"/api/tables/{table}/lesson", {"to": "next", "at": at}, 403)
    game = person.create("me", "hotseat")
    person.post(f"/api/tables/{game}/lesson", {"to": "next", "at": person.state(game)["at"]}, 409)


def test_pages_of_lessons(someone: Callable[..., Person]) -> None:
    person = someone()
    assert person.http.get("/learn").status_code == 200
    assert person.http.get("/learn/chess").status_code == 404
    person.post("/api/games/athens/lessons/99", status=404)
    answer = person.http.post("/learn/athens/1")
    assert answer.status_code == 303 and "lesson.css" in person.http.get(answer.headers["location"]).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", aegean.names())
def test_every_lesson_can_be_read_with_a_board_for_every_step(
    someone: Callable[..., Person], game: str, lang: str
) -> None:
    person = someone()
    for lesson in lessons(game):
        answer = person.http.get(f"/learn/{game}/{lesson.number}", params={"lang": lang})
        assert answer.headers["aegean-offline"] == "keep"
        read = unescape(answer.text)
        for step in lesson.steps:
            assert step.words[lang] in read and all(wrong.words[lang] in read for wrong in step.wrong)
        assert read.count('<figure><svg class="aegean"') == len(lesson.steps)
    assert person.http.get(f"/learn/{game}/99").status_code == 404
