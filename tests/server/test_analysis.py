"""Analyses: judged in the background, kept with the record, honest, and closed to those who must not look."""

from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

import aegean
from aegean.core.record import Record, move_line
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.words import LANGUAGES
from aegean.games import names
from aegean.play import Table
from aegean.play.analysis import decision
from aegean.server.bots.analyses import AnalysisJob
from aegean.server.settings import Settings, sqlite_url
from tests.server.people import Person, Running, until

RECORDS = Path(__file__).parents[1] / "games" / "athens" / "records"
LAST = 24  # moves of the game that are analysed


def ending(moves: int = LAST) -> str:
    """The record of the last moves of a game."""
    game = aegean.load("athens")
    whole = Table.resume(game, Record.parse((RECORDS / "game-09-seats-2.txt").read_text("utf-8")))
    late = Table(game, whole.held, position=whole.at(len(whole.entries) - moves), settle=False)
    for entry in whole.entries[-moves:]:
        late.follow(move_line(entry.seat, game.text(entry.action)))
    return late.record().text()


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return Settings(sqlite_url(tmp_path_factory.mktemp("data")), pace=0, rate=1e6, burst=10**6, iterations=40)


@pytest.fixture(scope="module")
def analysed(settings: Settings) -> Iterator[tuple[Running, Person, str]]:
    running = Running(settings)
    host = Person(running.url)
    table = host.post("/api/records", {"record": ending()})["table"]
    assert host.get(f"/api/tables/{table}/analysis")["status"] == "none"
    begun = host.http.post(f"/api/tables/{table}/analysis")
    assert begun.status_code == 202 and begun.json()["all"] > 5
    until(lambda: host.get(f"/api/tables/{table}/analysis")["status"] == "done", 120)
    yield running, host, table
    running.stop()


def test_every_decision_is_judged_and_drawn(analysed: tuple[Running, Person, str]) -> None:
    running, host, table = analysed
    found = host.get(f"/api/tables/{table}/analysis")
    assert found["done"] == found["all"] == len(found["decisions"]) and found["progress"] == 1
    assert all(abs(sum(one["chances"]) - 1) < 0.02 for one in found["decisions"])
    assert found["costly"] and all(one["cost"] > 0 or one["points"] > 0 for one in found["costly"])
    page = host.http.get(f"/t/{table}/analysis", params={"lang": "de"}).text
    assert page.count("<polyline") == 4 and "Teuerste Entscheidungen" in page
    assert all(f'data-try="{one["number"]}"' in page for one in found["costly"])
    assert page in host.http.get(f"/t/{table}/replay", params={"lang": "de"}).text


def test_a_costly_decision_is_asked_again_without_its_answer(analysed: tuple[Running, Person, str]) -> None:
    running, host, table = analysed
    number = host.get(f"/api/tables/{table}/analysis")["costly"][0]["number"]
    puzzle = host.get(f"/api/tables/{table}/analysis/{number}", lang="de")
    assert len(puzzle["legal"]) > 1 and "best" not in puzzle and "%" not in puzzle["parts"]["puzzle"]
    drawn = "".join(puzzle["parts"].values())
    assert all(f'data-move="{move["move"]}"' in drawn for move in puzzle["legal"])
    answer = host.get(f"/api/tables/{table}/analysis/{number}/answer", move=puzzle["legal"][0]["move"])
    assert answer["best"]["move"] != answer["played"]["move"]
    assert answer["best"]["win"] - answer["played"]["win"] == pytest.approx(answer["cost"], abs=0.001)
    assert answer["tried"]["words"] and answer["best"]["words"] in answer["parts"]["puzzle"]
    assert host.get(f"/api/tables/{table}/analysis/{number}/answer")["tried"] is None


def test_a_decision_that_is_tried_again_stands_where_the_game_stood(analysed: tuple[Running, Person, str]) -> None:
    running, host, table = analysed
    number = host.get(f"/api/tables/{table}/analysis")["costly"][0]["number"]
    tried = host.get(f"/api/tables/{table}/analysis/{number}")
    then = host.get(f"/api/tables/{table}/parts", moves=number, eyes=tried["seat"])["parts"]
    end = host.get(f"/api/tables/{table}/parts", moves=len(running.tables.by_id[table].numbers))["parts"]
    for part in ("status", "chips", "told"):
        assert tried["parts"][part] == then[part]
    assert tried["parts"]["chips"] != end["chips"]


def test_what_the_search_expects_stands_beside_the_better_move(analysed: tuple[Running, Person, str]) -> None:
    running, host, table = analysed
    costly = host.get(f"/api/tables/{table}/analysis")["costly"]
    answers = [host.get(f"/api/tables/{table}/analysis/{one['number']}/answer", lang="de") for one in costly]
    for answer in answers:
        moves = [answer["best"], answer["played"]]
        assert all(1 <= move["place"] <= 2 and move["plan"] for move in moves)
        assert all(step["words"] in unescape(answer["parts"]["puzzle"]) for move in moves for step in move["plan"])
    assert {step["when"] for answer in answers for step in answer["best"]["plan"]} > {"now"}
    assert any(answer["best"]["because"] for answer in answers)


def test_nothing_shown_before_a_try_tells_the_answer(analysed: tuple[Running, Person, str]) -> None:
    running, host, table = analysed
    page = unescape(host.http.get(f"/t/{table}/analysis").text)
    for one in host.get(f"/api/tables/{table}/analysis")["costly"]:
        answer = host.get(f"/api/tables/{table}/analysis/{one['number']}/answer")
        assert answer["best"]["words"] not in page


def test_three_sentences_say_what_decided_a_game_and_name_people(analysed: tuple[Running, Person, str]) -> None:
    running, host, table = analysed
    found = host.get(f"/api/tables/{table}/analysis")
    names = [seat["name"] for seat in found["seats"]]
    assert 2 <= len(found["decided"]) <= 3 and found["decided"][0].startswith(tuple(names))
    page = unescape(host.http.get(f"/t/{table}/analysis", params={"lang": "de"}).text)
    german = host.get(f"/api/tables/{table}/analysis", lang="de")["decided"]
    assert all(sentence in page for sentence in german) and german != found["decided"]
    assert all(name in page for name in names)


def test_accuracy_and_points_by_area_are_shown_for_each_seat(analysed: tuple[Running, Person, str]) -> None:
    running, host, table = analysed
    found = host.get(f"/api/tables/{table}/analysis")
    result = [seat["points"] for seat in host.state(table)["seats"]]
    assert [seat["points"] for seat in found["seats"]] == result
    for seat in found["seats"]:
        assert 0 <= seat["accuracy"] <= 1 and sum(item["points"] for item in seat["items"]) == seat["points"]


def test_the_end_of_a_game_leads_to_its_analysis(analysed: tuple[Running, Person, str]) -> None:
    running, host, table = analysed
    assert f'href="/t/{table}/replay#analysis"' in host.http.get(f"/t/{table}").text


def test_what_is_not_there_is_refused(analysed: tuple[Running, Person, str]) -> None:
    running, host, table = analysed
    number = host.get(f"/api/tables/{table}/analysis")["costly"][0]["number"]
    assert host.http.get(f"/api/tables/{table}/analysis/99999").status_code == 404
    assert host.http.get(f"/api/tables/{table}/analysis/{number}/answer", params={"move": "fly"}).status_code == 422
    fresh = host.post("/api/records", {"record": ending(12)})["table"]
    assert host.http.get(f"/api/tables/{fresh}/analysis/1").status_code == 404


def test_an_analysis_is_kept_and_never_made_twice(analysed: tuple[Running, Person, str], settings: Settings) -> None:
    running, host, table = analysed
    found = host.get(f"/api/tables/{table}/analysis")
    other = Running(settings)
    try:
        asked = Person(other.url)
        assert asked.get(f"/api/tables/{table}/analysis") == found
        assert asked.http.post(f"/api/tables/{table}/analysis").json() == found
        assert all(worker.pool is None for worker in other.app.state.bots.workers)
    finally:
        other.stop()


def test_every_process_knows_how_far_an_analysis_is(analysed: tuple[Running, Person, str], settings: Settings) -> None:
    running, host, _ = analysed
    table = host.post("/api/records", {"record": ending(20)})["table"]
    other = Running(settings)
    try:
        asked = Person(other.url)
        assert asked.get(f"/api/tables/{table}/analysis")["status"] == "none"
        begun = host.post(f"/api/tables/{table}/analysis")
        seen = [asked.http.post(f"/api/tables/{table}/analysis").json()]

        def is_done() -> bool:
            seen.append(asked.get(f"/api/tables/{table}/analysis"))
            return bool(seen[-1]["status"] == "done")

        until(is_done, 60)
        assert {one["status"] for one in seen} <= {"working", "done"} and {one["all"] for one in seen} == {begun["all"]}
        assert seen[-1] == host.get(f"/api/tables/{table}/analysis")
        assert all(worker.pool is None for worker in other.app.state.bots.workers)
    finally:
        other.stop()


def test_an_analysis_that_nobody_works_on_any_more_begins_again(analysed: tuple[Running, Person, str]) -> None:
    running, host, _ = analysed
    table = host.post("/api/records", {"record": ending(14)})["table"]
    host.post(f"/api/tables/{table}/analysis")
    analyses = running.app.state.analyses
    (name, seats), job = next((key, one) for key, one in analyses.jobs.items() if key[0] == table)
    until(
        lambda: not analyses.bots.supervisor.at_work("analysis"), 60
    )  # judged and kept: nothing more is on its way to the store
    job.finished = False
    running.app.state.tables.store.save_analysis(table, " ".join(map(str, seats)), job.key, job.text())
    del analyses.jobs[name, seats]
    assert host.get(f"/api/tables/{table}/analysis")["status"] == "working"
    with pytest.MonkeyPatch.context() as clock:
        clock.setattr("aegean.server.bots.analyses.SILENCE", 0.0)
        assert host.get(f"/api/tables/{table}/analysis")["status"] == "none"


def test_a_long_line_of_analyses_is_not_made_longer(analysed: tuple[Running, Person, str]) -> None:
    running, host, table = analysed
    running.app.state.analyses.limit = 0
    fresh = host.post("/api/records", {"record": ending(10)})["table"]
    assert host.http.post(f"/api/tables/{fresh}/analysis").status_code == 503
    assert host.http.post(f"/api/tables/{table}/analysis").json()["status"] == "done"
    running.app.state.analyses.limit = 8


def test_a_running_table_is_studied_by_its_players_only_where_hints_are_allowed(
    analysed: tuple[Running, Person, str],
) -> None:
    running, _, _ = analysed
    host, stranger = Person(running.url), Person(running.url)
    strict, kind = host.create("me", "bot:random", hints=False), host.create("me", "bot:random")
    until(lambda: host.state(strict)["legal"] and host.state(kind)["legal"])
    host.play(kind)
    until(lambda: host.state(kind)["legal"])  # a job is of the game as it stands: the bot has made its moves
    assert host.http.get(f"/api/tables/{strict}/analysis").status_code == 403
    assert host.http.post(f"/api/tables/{strict}/analysis").status_code == 403
    assert stranger.http.post(f"/api/tables/{kind}/analysis").status_code == 403
    assert 'id="analyse"' not in host.http.get(f"/t/{strict}/replay").text
    host.post(f"/api/tables/{kind}/analysis")
    found = until(lambda: (seen := host.get(f"/api/tables/{kind}/analysis"))["status"] == "done" and seen, 60)
    assert {one["seat"] for one in found["decisions"]} == {0}


def test_the_judge_is_told_only_what_the_seat_had_seen() -> None:
    game = aegean.load("athens")
    table = Table.resume(game, Record.parse(ending()))
    for number, entry in enumerate(table.entries):
        if entry.seat >= 0:
            other = table.at(number)
            other.redeal(entry.seat, Rng(5))
            assert decision(table, number)[0] == game.dump(Seen(other, entry.seat).position)


@pytest.mark.parametrize("game", names())
def test_every_reason_has_its_word_in_both_languages(game: str) -> None:
    rules = aegean.load(game)
    begun = Table(rules, ["person"] * max(rules.seats), seed=1).state
    areas = [area for area, _ in rules.hints.areas(begun, 0)]
    assert areas and all(rules.words(lang).has(f"area-{area}") for area in areas for lang in LANGUAGES)


def test_an_analysis_job_is_read_back_as_it_was(analysed: tuple[Running, Person, str]) -> None:
    running, _, table = analysed
    job = next(one for (name, _), one in running.app.state.analyses.jobs.items() if name == table)
    assert AnalysisJob.parse(job.text()) == job
