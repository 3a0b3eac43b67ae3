"""Fair play: no hints where there are none, by no way around, and nobody knows more than their seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import SPECTATOR
from aegean.games import load
from aegean.play import Table
from aegean.server.html.catalogue import games
from aegean.server.tables.lines import LEAVE, MOVE, RETURN
from aegean.server.tables.live_table import Draft, LiveTable
from aegean.store import Head, Seat
from tests.server.people import Person, Running

People = Callable[..., Person]


def end(person: Person, table: str) -> None:
    """Plays on for all seats until the game is over."""
    while (state := person.state(table))["status"] == "running":
        person.play(table, state["legal"][-1]["move"])


def refused(person: Person, table: str, error: str) -> None:
    """No hint and no analysis, neither as JSON nor on the page."""
    for method, path in (("GET", "hint"), ("GET", "analysis"), ("POST", "analysis"), ("GET", "analysis/1"),
                         ("GET", "analysis/1/answer")):  # fmt: skip
        answer = person.http.request(method, f"/api/tables/{table}/{path}")
        assert answer.status_code == 403 and answer.json()["error"] == error, path
    assert 'id="analyse"' not in person.http.get(f"/t/{table}/replay").text
    assert 'id="analyse"' not in person.http.get(f"/t/{table}/analysis").text


@pytest.fixture
def strict(someone: People) -> tuple[Person, Person, str]:
    """Two people at a table without hints, and its id."""
    host, guest = someone(), someone()
    table = host.create("me", "open", hints=False, options={"start": "seat_1"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    while (state := host.state(table))["moves"] < 16:
        (host, guest)[state["turn"]].play(table)
    return host, guest, table


def test_what_is_tried_from_a_running_table_without_hints_has_none(strict: tuple[Person, Person, str]) -> None:
    host, _, table = strict
    refused(host, table, "no_hints")
    moves = host.state(table)["moves"]
    tried = host.post(f"/api/tables/{table}/fork", {"moves": moves})["table"]
    refused(host, tried, "no_hints_yet")
    again = host.post(f"/api/tables/{tried}/fork", {"moves": 0})["table"]
    refused(host, again, "no_hints_yet")
    assert host.post(f"/api/tables/{table}/fork", {"moves": moves, "against": "bots"}, 403)["error"] == "no_hints_yet"
    assert host.post(f"/api/tables/{tried}/fork", {"moves": 0, "against": "bots"}, 403)["error"] == "no_hints_yet"
    assert host.post(f"/api/tables/{tried}/leave", {}, 403)["error"] == "no_hints_yet"


def test_playing_it_to_the_end_does_not_help(strict: tuple[Person, Person, str]) -> None:
    host, _, table = strict
    tried = host.post(f"/api/tables/{table}/fork", {"moves": host.state(table)["moves"]})["table"]
    end(host, tried)
    for path in ("analysis", "analysis/1"):
        answer = host.http.get(f"/api/tables/{tried}/{path}")
        assert answer.status_code == 403 and answer.json()["error"] == "no_hints_yet"


def test_a_spectator_gets_none_either(strict: tuple[Person, Person, str], someone: People) -> None:
    host, _, table = strict
    friend = someone()
    moves = host.state(table)["moves"]
    assert friend.post(f"/api/tables/{table}/fork", {"moves": moves, "against": "bots"}, 403)["error"] == "no_hints_yet"
    refused(friend, friend.post(f"/api/tables/{table}/fork", {"moves": moves})["table"], "no_hints_yet")


def test_planning_on_the_board_does_not_show_how_a_bot_would_play(
    strict: tuple[Person, Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest, table = strict
    guesses: list[list[str]] = []

    def planned(game: Game, players: list[str], **named: Any) -> Table:
        guesses.append(players)
        return Table(game, players, **named)

    monkeypatch.setattr("aegean.server.html.planning.Table", planned)
    turn, moves = host.state(table)["turn"], host.state(table)["moves"]
    (host, guest)[1 - turn].http.post(f"/api/tables/{table}/plan/try", json={})
    tried = host.post(f"/api/tables/{table}/fork", {"moves": moves})["table"]
    host.http.post(f"/api/tables/{tried}/plan/try", json={"seat": 1 - host.state(tried)["turn"]})
    assert len(guesses) == 2 and all("greedy" not in players for players in guesses)
    usual = host.create("me", "hotseat", options={"start": "seat_1"})
    host.http.post(f"/api/tables/{usual}/plan/try", json={"seat": 1})
    assert "greedy" in guesses[-1]


def test_its_record_cannot_be_opened_before_it_is_over(strict: tuple[Person, Person, str], someone: People) -> None:
    host, _, table = strict
    record = host.http.get(f"/api/tables/{table}/record").text
    renamed = record.replace("players:", "players: Ada, Bea\nnames:")
    for text in (record, renamed, "\n".join(record.splitlines()[:-1])):
        assert someone().post("/api/records", {"record": text}, 409)["error"] == "still_played"


def test_no_log_is_read_for_a_record_but_those_that_begin_like_it(
    server: Running, strict: tuple[Person, Person, str]
) -> None:
    host, _, table = strict
    other = host.create("me", "hotseat", hints=False, options={"start": "seat_1"})
    for _ in range(12):
        host.play(other, host.state(other)["legal"][-1]["move"])
    store = server.tables.store
    moves = [line.text for line in store.log(table) if line.kind == MOVE][:10]
    found = store.first_lines_without_hints("athens", 60, moves)  # other tests have laid more of the same
    assert table in found and other not in found


def test_there_is_no_record_of_what_is_tried_from_it(strict: tuple[Person, Person, str], someone: People) -> None:
    host, guest, table = strict
    tried = host.post(f"/api/tables/{table}/fork", {"moves": host.state(table)["moves"]})["table"]
    again = host.post(f"/api/tables/{tried}/fork", {"moves": 0})["table"]
    for one in (tried, again):
        for reader in (host, someone()):
            answer = reader.http.get(f"/api/tables/{one}/record")
            assert answer.status_code == 403 and answer.json()["error"] == "no_hints_yet"
    end(host, tried)
    assert host.http.get(f"/api/tables/{tried}/record").status_code == 403
    while (state := host.state(table))["status"] == "running":
        player = (host, guest)[state["turn"]]
        player.play(table, player.state(table)["legal"][-1]["move"])
    assert host.http.get(f"/api/tables/{tried}/record").status_code == 200


def test_a_table_with_the_same_deal_gives_no_hints_while_one_without_is_played(someone: People) -> None:
    host, again = someone(), someone()
    deal = host.post("/api/deals", {"game": "athens", "seats": 2})["id"]
    lay = f"/api/deals/{deal}/tables"
    table = host.post(lay, {"seats": [{"kind": "me"}, {"kind": "hotseat"}]})["table"]
    other = again.post(lay, {"seats": [{"kind": "me"}, {"kind": "hotseat"}], "hints": True})["table"]
    refused(host, table, "no_hints")
    refused(again, other, "no_hints_yet")
    assert again.http.get(f"/api/tables/{other}/record").json()["error"] == "no_hints_yet"
    wish = {"moves": again.state(other)["moves"], "against": "bots"}
    assert again.post(f"/api/tables/{other}/fork", wish, 403)["error"] == "no_hints_yet"
    refused(again, again.post(f"/api/tables/{other}/fork", {"moves": 0})["table"], "no_hints_yet")
    end(host, table)
    assert again.get(f"/api/tables/{other}/hint", best=1)


def test_hints_are_back_when_the_table_is_over(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", hints=False, options={"start": "seat_1"})
    for _ in range(12):
        host.play(table)
    tried = host.post(f"/api/tables/{table}/fork", {"moves": host.state(table)["moves"]})["table"]
    refused(host, tried, "no_hints_yet")
    end(host, table)
    assert host.http.get(f"/api/tables/{tried}/hint").status_code == 200
    assert host.http.get(f"/api/tables/{table}/analysis").status_code == 200
    assert someone().post("/api/records", {"record": host.http.get(f"/api/tables/{table}/record").text})


def test_what_a_bot_has_done_for_somebody_is_not_taken_back() -> None:
    game = load("athens")
    seats = [Seat(number, "person", "", f"Name {number}") for number in range(2)]
    head = Head("t", game.name, game.rules_version, "x", game.checked(2, {"start": "seat_1"}))

    def reason(*kinds: str) -> str:
        """Why seat 0 cannot take its first move back, which was made among lines of these kinds."""
        live = LiveTable(head, seats)
        live.follow(live.draft_start(live.seats).log_lines(0, 1.0))
        for kind in kinds:
            draft = Draft([(kind, 0, "")], "running") if kind != MOVE else live.draft_moves(0, "base quarry", "en")
            live.follow(draft.log_lines(live.number, 1.0))
        return live.undo_reason((0,), "en")

    assert reason(MOVE) == reason(LEAVE, RETURN, MOVE) == reason(MOVE, LEAVE) == reason(MOVE, LEAVE, RETURN) == ""
    assert reason(LEAVE, MOVE).startswith("A bot has moved for you")
    assert reason(LEAVE, MOVE) == reason(LEAVE, MOVE, RETURN) == reason(LEAVE, RETURN, LEAVE, MOVE, RETURN, LEAVE)


def test_a_game_that_is_over_stays_so(someone: People) -> None:
    host = someone()
    table = host.create("me", game="atlantis_exodus")
    end(host, table)
    state = host.state(table)
    assert not state["undo"]["allowed"]
    host.post(f"/api/tables/{table}/undo", {"at": state["at"]}, 409)


def test_laying_a_table_gives_no_right_of_its_own(someone: People) -> None:
    host = someone()
    table = host.create("open", "open")
    for path, wish in (("fill", {}), ("chat", {"text": "hello"}), ("play", {"moves": "base quarry", "at": 0})):
        assert host.post(f"/api/tables/{table}/{path}", wish, 403)["error"] == "no_seat"


def test_nobody_takes_two_open_seats(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", "open")
    assert host.post(f"/api/tables/{table}/join", {"seat": 1}, 409)["error"] == "seated"
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    assert guest.post(f"/api/tables/{table}/join", {"seat": 2}, 409)["error"] == "seated"
    answer = guest.http.post(f"/t/{table}/join", data={"seat": "2"}, headers={"accept": "text/html"})
    assert answer.status_code == 409 and "You hold a seat" in answer.text
    token = guest.get(f"/api/tables/{table}/seat")["token"]
    assert someone(token).post(f"/api/tables/{table}/join", {"seat": 2}, 409)["error"] == "seated"
    assert guest.state(table)["yours"] == [1]
    assert someone().create("me", "me", "hotseat")


def test_whoever_plays_several_seats_beside_others_is_seen_to_share_a_screen(someone: People) -> None:
    host = someone()
    table = host.create("me", "me", "open")
    assert [seat["kind"] for seat in host.state(table)["seats"]] == ["person", "hotseat", "open"]
    table = host.create("me", "me", "bot")
    assert [seat["kind"] for seat in host.state(table)["seats"]] == ["person", "person", "bot"]
    form = {"seat0": "open", "seat1": "me", "seat2": "me", "name": "Ada"}
    page = host.http.post("/new/athens", data=form)
    kinds = [seat["kind"] for seat in host.state(page.headers["location"].rpartition("/")[2])["seats"]]
    assert kinds == ["open", "person", "hotseat"]


@pytest.mark.parametrize("name", list(games()))
def test_the_record_of_a_running_game_begins_with_what_its_reader_has_seen(
    server: Running, someone: People, name: str
) -> None:
    host, other = someone(), someone()
    seats = max(2, games()[name].seats[0])
    table = host.create("me", *["hotseat"] * (seats - 1), game=name)
    rng = Rng(3)
    for _ in range(30):
        legal = host.state(table)["legal"]
        if legal:
            host.play(table, legal[rng.below(len(legal))]["move"])
    tried = host.post(f"/api/tables/{table}/fork", {"moves": host.state(table)["moves"]})["table"]
    live = server.tables.by_id[tried]
    assert live.running.position is not None
    game = load(name)
    for person, viewer in ((other, SPECTATOR), (host, host.state(tried)["you"])):
        seen = game.dump(Seen(live.running.position, viewer).position).strip()
        text = person.http.get(f"/api/tables/{tried}/record").text
        assert seen in text
        full = game.dump(live.running.position).strip()
        assert (full in text) == (full == seen)
