"""Guided games: the goal in sight, gentle bots, advice about more moves than three; bots chosen by how they play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.core.words import LANGUAGES
from aegean.draw.panel import WIDE
from aegean.draw.viewpoint import Viewpoint
from aegean.games import load, names, view
from aegean.play import Table
from aegean.play.ending import ending
from aegean.play.farewell import farewell
from aegean.play.lesson import LEARNER
from aegean.server.bots.driver import GENTLE, pause_of
from aegean.server.html.aid import outline_of
from aegean.server.html.render import as_text, parts
from aegean.server.tables.lines import MOVE, START
from aegean.server.tables.live_table import LiveTable
from aegean.store import Head, Line, Seat
from aegean.store.schema import GUIDED
from tests.server.people import Person, Running

UNASKED = {"athens": {4}, "olympos": {0}, "orichalkum": {4}, "atlantis_exodus": {3}}  # rows in which nobody is asked
BEFORE = {"bar", "pick_island"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_goal_and_turn_come_from_the_aid(game: str, lang: str) -> None:
    goal, turn = outline_of(game, lang)
    assert goal.endswith(".") and "(" not in goal and len(turn) >= 3


@pytest.mark.parametrize("game", names())
def test_what_is_asked_lights_its_part_of_the_turn(game: str) -> None:
    played, asked_without = load(game), set[str]()
    seats, lit = played.seats[-1], set[int]()
    table = Table(played, ["easy"] * seats, seed=1)
    while not table.is_over:
        seen = table.seen(table.seat)
        viewpoint = Viewpoint(played, "en", played.seat_names(seats, "en"), viewer=table.seat)
        phase = view(game).draw(seen, viewpoint).phase
        lit |= set(phase)
        if not phase:
            asked_without.add(seen.position.question().name)
        table.play_bot()
    assert lit == set(range(len(outline_of(game, "en")[1]))) - {*UNASKED.get(game, ())}
    assert asked_without <= BEFORE  # the set-up comes before the first turn
    assert view(game).draw(table.seen(0), Viewpoint(played, "en", list(table.names), viewer=0)).phase == ()


def test_a_guided_game_shows_its_goal_and_its_bots_are_gentle(someone: Callable[..., Person], server: Running) -> None:
    person = someone()
    assert "New to Athens?" in person.http.get("/").text
    path = person.http.post("/new/athens", data={"against": "easy", "guided": "1"}).headers["location"]
    page = person.http.get(path).text
    assert outline_of("athens", "en")[0] in page and 'id="warning"' in page
    live = server.tables.by_id[path.removeprefix("/t/")]
    assert pause_of(live, 0.0) == GENTLE and {seat.level for seat in live.seats} == {"", "easy"}
    lobby = person.http.get("/").text
    assert "New to Athens?" not in lobby and path in lobby


@pytest.mark.parametrize("lesson", [GUIDED, ""])
def test_a_guided_game_ends_with_words_for_whoever_learned(lesson: str) -> None:
    over = Table(load("orichalkum"), ["easy"] * 2, seed=1)
    while not over.is_over:
        over.play_bot()
    seats = [Seat(0, "person", "", "Theano", "player", "token"), Seat(1, "bot", "easy", "Kallias")]
    head = Head("t", "orichalkum", over.game.rules_version, over.game.edition.digest, {}, created=1, lesson=lesson)
    live = LiveTable(head, seats)
    moves = [Line(2 + n, MOVE, one.seat, over.game.text(one.action), 1.0) for n, one in enumerate(over.entries)]
    live.follow([Line(1, START, -1, "", 1.0), *moves])
    own, watching = (as_text(parts(live, live.viewpoint(keys, "en", WIDE)))["end"] for keys in (["token"], []))
    words = farewell(ending(live.running.state, live.running.teller("en")), live.running.teller("en"), LEARNER)
    assert (words[0].words in own) == bool(lesson) and words[0].words not in watching
    assert ('action="/new/orichalkum"' in own) == bool(lesson)


def test_advice_compares_as_many_moves_as_wanted(someone: Callable[..., Person]) -> None:
    person = someone()
    table = person.create("me", "hotseat")
    assert len(person.get(f"/api/tables/{table}/hint")) == 3
    assert len(person.get(f"/api/tables/{table}/hint", best=5)) == 5


def test_play_now_takes_the_bots_that_are_chosen(someone: Callable[..., Person], server: Running) -> None:
    person = someone()
    path = person.http.post("/new/athens", data={"against": "expert"}).headers["location"]
    live = server.tables.by_id[path.removeprefix("/t/")]
    assert {seat.level for seat in live.seats} == {"", "expert"} and live.head.lesson == ""


@pytest.mark.parametrize(("others", "seats"), [("1", 2), ("3", 4), ("9", 4), ("", 3), ("²", 3)])
def test_play_now_takes_as_many_bots_as_are_chosen(someone: Callable[..., Person], others: str, seats: int) -> None:
    person = someone()
    path = person.http.post("/new/athens", data={"against": "easy", "others": others}).headers["location"]
    assert len(person.get(f"{path}.json")["seats"]) == seats
