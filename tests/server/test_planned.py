"""Planned moves: played when the turn comes, dropped with a note if they cannot be, seen by nobody else."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import aegean
from aegean.core.rng import Rng
from aegean.games import load
from aegean.play import Table
from aegean.server.errors import RequestRefused
from aegean.server.html.catalogue import games
from aegean.server.html.planning import planned_ahead
from aegean.server.html.render import Preview
from aegean.server.settings import Settings, sqlite_url
from aegean.server.tables import plans
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.viewpoint import TableViewpoint, layout_named
from aegean.store.schema import Head, Seat
from aegean.testing.walks import samples
from tests.server.people import Person, Running, hear, until

People = Callable[..., Person]


def at_table(host: Person, guest: Person) -> str:
    table = host.create("me", "open", options={"start": "seat_1"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    return table


def chosen_by(person: Person, table: str, seat: int) -> list[str]:
    """The first cards that a seat has taken."""
    log = person.get(f"/api/tables/{table}/log")
    return [event["move"] for event in log if event["seat"] == seat and event["move"].startswith("base")]


def impossible() -> str:
    """A move of Athens that answers none of the first questions."""
    game = load("athens")
    return game.text(game.space.size - 1)


def test_a_plan_is_played_when_the_turn_comes_although_nobody_is_there(someone: People) -> None:
    host, guest = someone(), someone()
    table = at_table(host, guest)
    guest.post(f"/api/tables/{table}/plan", {"moves": "base quarry"})
    assert guest.get("/api/me/tables")["others"][0]["plan"] == "base quarry"
    words = guest.get("/api/me/tables")["others"][0]["planned"]
    assert "Quarry" in words and f"planned: {words}" in guest.http.get("/tables").text
    host.play(table, "base smithy")
    until(lambda: chosen_by(host, table, 1))
    assert chosen_by(host, table, 1)[0].startswith("base quarry")
    assert guest.get(f"/api/tables/{table}/plan") == {
        "seat": 1,
        "moves": "",
        "words": "",
        "only": False,
        "declines": False,
        "reason": "",
    }


def test_a_plan_that_is_no_longer_possible_is_dropped_with_a_note(someone: People) -> None:
    host, guest = someone(), someone()
    table = at_table(host, guest)
    guest.post(f"/api/tables/{table}/plan", {"moves": impossible(), "lang": "de"})
    host.play(table)
    plan = until(lambda: (found := guest.get(f"/api/tables/{table}/plan"))["reason"] and found)
    assert plan["moves"] == impossible() and guest.state(table)["turn"] == 1
    mine = guest.get("/api/me/tables")["waiting"][0]
    assert mine["dropped"] == plan["reason"] and plan["reason"] in guest.http.get("/tables").text
    guest.post(f"/api/tables/{table}/plan", {})
    assert guest.get(f"/api/tables/{table}/plan")["reason"] == ""


def test_nobody_else_sees_a_plan(someone: People) -> None:
    host, guest = someone(), someone()
    table = at_table(host, guest)
    with host.listen(table) as line:
        hear(line)
        guest.post(f"/api/tables/{table}/plan", {"moves": impossible()})
        host.play(table)
        until(lambda: guest.get(f"/api/tables/{table}/plan")["reason"])
        heard = json.dumps(hear(line))
    assert host.get(f"/api/tables/{table}/plan")["moves"] == ""
    for other in (host, someone()):
        pages = [other.http.get(path).text for path in (f"/t/{table}", "/tables")]
        seen = [heard, json.dumps(other.state(table)), *pages]
        assert not any(f"> {impossible()}<" in text or f'"{impossible()}"' in text for text in seen)
    assert host.http.get(f"/api/tables/{table}/plan", params={"seat": 1}).status_code == 403


@pytest.mark.parametrize(("moves", "error"), [("base nonsense", "no_move"), ("fly", "no_move")])
def test_what_is_no_move_is_not_planned(someone: People, moves: str, error: str) -> None:
    host, guest = someone(), someone()
    table = at_table(host, guest)
    assert guest.post(f"/api/tables/{table}/plan", {"moves": moves}, 422)["error"] == error
    assert host.post(f"/api/tables/{table}/plan", {"moves": "base quarry"}, 409)["error"] == "your_turn"


@pytest.mark.parametrize("path", ["plan", "plan/try"])
def test_a_plan_is_no_longer_than_a_turn_however_short_it_is_written(someone: People, path: str) -> None:
    host, guest = someone(), someone()
    table = at_table(host, guest)
    moves = "base 99 smithy" + ", 99 smithy" * 50
    assert len(moves) < 600
    assert guest.post(f"/api/tables/{table}/{path}", {"moves": moves}, 422)["error"] == "long_plan"
    assert guest.post(f"/api/tables/{table}/plan", {"moves": "base 9 smithy"})["moves"].count("smithy") == 9


def test_an_only_move_is_played_for_whoever_wants_it(someone: People, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = someone(), someone()
    table = at_table(host, guest)
    guest.post(f"/api/tables/{table}/plan", {"only": True})
    host.play(table, "base smithy")
    assert guest.state(table)["turn"] == 1 and chosen_by(guest, table, 1) == []
    once = iter(["base quarry"])
    monkeypatch.setattr(plans, "_only_move", lambda live: next(once, ""))
    guest.post(f"/api/tables/{table}/plan", {"only": True})
    until(lambda: chosen_by(guest, table, 1))
    assert guest.get(f"/api/tables/{table}/plan")["only"]


def test_what_one_is_asked_in_others_turns_is_declined_until_one_plays_again(someone: People) -> None:
    seated = [someone() for _ in range(3)]
    host = seated[0]
    table = host.create("me", "open", "open", game="olympus")
    for seat in (1, 2):
        seated[seat].post(f"/api/tables/{table}/join", {"seat": seat})
    leader = host.state(table)["turn"]
    away, last = (leader + 1) % 3, (leader + 2) % 3
    absent = seated[away]
    absent.post(f"/api/tables/{table}/plan", {"declines": True})
    seated[leader].play(table, "god zeus")
    until(lambda: host.state(table)["turn"] == last)
    seated[last].play(table, "join no")
    assert absent.get(f"/api/tables/{table}/plan")["declines"], "nobody knows how often one is asked"
    while (turn := host.state(table)["turn"]) != away:
        seated[turn].play(table)
    assert "god hera" in str(absent.state(table)["legal"]), "a turn of one's own is waited for"
    absent.play(table)
    assert not absent.get(f"/api/tables/{table}/plan")["declines"]


def test_what_one_declines_from_ones_own_turn_on_is_declined_until_one_plays(someone: People) -> None:
    host, guest = someone(), someone()
    table = at_table(host, guest)
    host.play(table, "base smithy")
    guest.post(f"/api/tables/{table}/plan", {"declines": True})
    guest.play(table, "base quarry")
    assert not guest.get(f"/api/tables/{table}/plan")["declines"]


@pytest.mark.parametrize("game", games())
def test_a_game_says_whether_one_is_asked_in_others_turns(game: str) -> None:
    asked = False
    for seed in range(3):
        table = Table(load(game), ["random"] * games()[game].seats[-1], seed=seed)
        while not (asked or table.is_over):
            asked = table.seat >= 0 and bool(plans.declining(table))
            table.play_bot()
    assert asked == games()[game].reactions


def test_a_plan_outlives_the_server(tmp_path: Path) -> None:
    settings = Settings(sqlite_url(tmp_path), pace=0, rate=1e6, burst=10**6)
    first = Running(settings)
    host, guest = Person(first.url), Person(first.url)
    table = at_table(host, guest)
    guest.post(f"/api/tables/{table}/plan", {"moves": "base quarry"})
    first.stop()
    second = Running(settings)
    host.http.base_url = second.url
    host.play(table, "base smithy")
    until(lambda: chosen_by(host, table, 1))
    second.stop()


def test_what_one_has_planned_and_said_is_exported_and_deleted(server: Running, someone: People) -> None:
    host, guest = someone(), someone()
    host.post("/api/me/name", {"name": "Theano"})
    table = host.create("me", "open", options={"start": "seat_2"}, word="At eight?")
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    host.post(f"/api/tables/{table}/plan", {"moves": "base quarry"})
    kept = host.get("/api/me/export")
    assert kept["words"] == {table: "At eight?"} and kept["plans"] == {table: "base quarry"}
    assert guest.get("/api/me/export")["words"] == {}
    host.http.post("/api/me/delete", json={"name": "Theano"})
    assert guest.state(table)["word"] == ""
    with server.tables.store.engine.connect() as connection:
        assert not connection.exec_driver_sql(f"SELECT * FROM plans WHERE table_id = '{table}'").first()


@pytest.mark.parametrize("game", aegean.names())
def test_ones_next_turn_is_chosen_on_the_board_while_others_play(someone: People, game: str) -> None:
    people = [someone() for _ in range(max(2, aegean.load(game).seats[0]))]
    host, *others = people
    table = host.create("me", *["open"] * len(others), game=game)
    for seat, other in enumerate(others, 1):
        other.post(f"/api/tables/{table}/join", {"seat": seat})
    turn = host.state(table)["turn"]
    waiting = people[(turn + 1) % len(people)]
    found = waiting.post(f"/api/tables/{table}/plan/try", {})
    assert found["goes_on"] and "data-move" in found["parts"]["choices"] and "<svg" in found["parts"]["board"]
    move = re.search(r'data-move="([^"]+)"', found["parts"]["choices"])
    assert move is not None
    after = waiting.post(f"/api/tables/{table}/plan/try", {"moves": html.unescape(move[1])})
    assert len(after["words"]) == 1 and "<svg" in after["parts"]["board"], "the table is shown as it would be then"
    assert after["goes_on"] == ("data-move" in after["parts"]["choices"]), "nothing is offered after one's turn"
    assert people[turn].post(f"/api/tables/{table}/plan/try", {}, 409)["error"] == "your_turn"
    assert someone().post(f"/api/tables/{table}/plan/try", {}, 403)["error"] == "no_seat"
    assert waiting.state(table)["number"] == host.state(table)["number"], "nothing is played"


@pytest.mark.parametrize("game", [name for name in aegean.names() if aegean.load(name).rules.secrets])
def test_what_is_foreseen_shows_nothing_that_is_hidden(game: str) -> None:
    rules = aegean.load(game)
    for number, state in enumerate(samples(rules, rules.seats[-1], 2, 29)):
        viewer = next((seat for seat in range(state.seats) if seat != state.seat), 0)
        if state.seat < 0 or number > 12:
            continue
        seen: list[Preview | None] = []
        for seed in (1, 2):
            dealt = state.clone()
            dealt.redeal(viewer, Rng(seed))
            head = Head("t", game, rules.rules_version, rules.edition.digest, position=rules.dump(dealt))
            live = LiveTable(head, [Seat(seat, "person", "", f"P{seat}") for seat in range(state.seats)])
            live.follow(live.draft_start(live.seats).log_lines(0, 1.0)[:1])
            viewpoint = TableViewpoint(live.game, "en", live.names, layout_named("wide"), viewer, (viewer,))
            try:
                seen.append(planned_ahead(live, viewpoint, ""))
            except RequestRefused:
                seen.append(None)
        assert seen[0] == seen[1], "two tables that look alike to the viewer are foreseen alike"
