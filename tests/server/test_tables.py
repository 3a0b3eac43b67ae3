"""What people can do at tables, and what nobody can."""

from collections.abc import Callable

import pytest

from aegean.server.routes.new_table import days_of_a_game
from tests.server.people import Person, Running, until

People = Callable[..., Person]


def test_a_table_waits_for_its_players_and_begins_with_the_last(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open")
    assert host.state(table)["status"] == "open"
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    state = guest.state(table)
    assert state["status"] == "running" and state["yours"] == [1] and state["seats"][1]["name"] == "Mika"
    assert someone().post(f"/api/tables/{table}/join", {"seat": 1}, 409)["error"] == "seat_taken"


def test_moves_are_made_in_turn_and_told_in_words(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    before = host.state(table)
    assert before["legal"][0]["words"] == "Take a Barley Field: your first symbol of this kind"
    after = host.play(table)
    assert after["moves"] > before["moves"] and after["at"] > before["at"]
    assert [event["move"] for event in host.get(f"/api/tables/{table}/log", since=before["number"])][0].startswith(
        "base"
    )
    assert "Basiskarte" in host.get(f"/api/tables/{table}/log", since=before["number"], lang="de")[0]["words"]


def test_several_moves_are_made_together_or_not_at_all(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    state = host.state(table)
    wish = {"moves": "base quarry; base quarry", "at": state["at"]}
    assert host.post(f"/api/tables/{table}/play", wish, 422)["reason"]
    assert host.state(table)["number"] == state["number"]


def test_stale_replayed_forged_and_foreign_requests_change_nothing(someone: People) -> None:
    host, guest, stranger = someone(), someone(), someone()
    table = host.create("me", "open", options={"start": "seat_1"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    state = host.state(table)
    wish = {"moves": "base quarry", "at": state["at"]}
    play = f"/api/tables/{table}/play"
    assert stranger.post(play, wish, 403)["error"] == "no_seat"
    assert someone("forged-token").post(play, wish, 403)["error"] == "no_seat"
    assert guest.post(play, wish, 403)["error"] == "not_your_turn"
    assert guest.post(play, {**wish, "seat": 0}, 403)["error"] == "foreign_seat"
    assert host.http.post(play, json=wish, headers={"origin": "http://elsewhere.example"}).status_code == 403
    assert host.state(table)["number"] == state["number"]
    host.post(play, wish)
    moved = host.state(table)["number"]
    assert host.post(play, wish, 409)["error"] == "stale"
    assert host.post(play, {**wish, "at": moved + 5}, 409)["error"] == "stale"
    other = stranger.create("me", "hotseat")
    assert someone(stranger.table["token"]).post(play, wish, 403)["error"] == "no_seat"
    assert someone(stranger.table["token"]).state(other)["yours"] == [0, 1]
    assert host.state(table)["number"] == moved


def test_a_private_link_brings_the_seat_to_another_browser(someone: People) -> None:
    host, phone = someone(), someone()
    table = host.create("me", "hotseat")
    link = host.get(f"/api/tables/{table}/seat")["link"]
    assert phone.state(table)["yours"] == []
    assert phone.http.get(link).status_code == 303
    assert phone.state(table)["yours"] == [0, 1]
    assert phone.http.get(f"/t/{table}/seat/wrong").status_code == 403


def test_tokens_are_stored_as_digests_only(server: Running, someone: People) -> None:
    host = someone()
    table = host.create("me", "open")
    found = server.tables.store.find(table)
    assert found is not None
    _, seats = found
    key = host.http.cookies["aegean_key"]
    assert all(host.table["token"] not in (seat.player, seat.token) and key != seat.player for seat in seats)
    assert len(seats[0].token) == 64 and seats[1].token == ""


def test_undo_goes_back_until_something_new_was_seen(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    start = host.state(table)
    assert not start["undo"]["allowed"] and start["undo"]["reason"]
    host.play(table, "base quarry")
    state = host.state(table)
    back = host.post(f"/api/tables/{table}/undo", {"at": state["at"]})
    assert back["moves"] == start["moves"] and back["at"] > state["at"]
    assert host.state(table)["legal"] == start["legal"]
    refusal = host.post(f"/api/tables/{table}/undo", {"at": back["at"]}, 409)
    assert refusal["reason"]
    kinds = [event["kind"] for event in host.get(f"/api/tables/{table}/log")]
    assert kinds[-1] == "undo"


def test_why_not_names_reason_and_clause(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    why = host.get(f"/api/tables/{table}/why", move="turn quarry")
    assert (
        why["reason"] and host.get(f"/api/tables/{table}/why", move="turn quarry", lang="de")["reason"] != why["reason"]
    )
    for _ in range(2):
        host.play(table)
    legal = {move["move"] for move in host.state(table)["legal"]}
    why = host.get(f"/api/tables/{table}/why", move="use barracks_square_wheat")
    assert "use barracks_square_wheat" not in legal
    assert why["clause"].startswith("AT-") and why["link"].endswith(f"#{why['clause']}")


def test_a_preview_shows_effects_without_changing_anything(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", options={"start": "seat_1"})
    for _ in range(2):
        host.play(table)
    state = host.state(table)
    turned = next(move["move"] for move in state["legal"] if move["move"].startswith("turn"))
    seen = host.post(f"/api/tables/{table}/preview", {"moves": turned, "at": state["at"]})
    assert "Points: 0 → 5" in seen["notes"]
    assert host.state(table) == state
    assert seen["words"] == [next(move["words"] for move in state["legal"] if move["move"] == turned)]
    someone().post(f"/api/tables/{table}/preview", {"moves": turned, "at": state["at"]}, 403)


def test_who_leaves_is_played_by_a_bot_until_they_come_back(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", options={"start": "seat_2"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    guest.post(f"/api/tables/{table}/leave")
    until(lambda: host.state(table)["turn"] == 0)
    assert host.state(table)["seats"][1]["away"]
    guest.post(f"/api/tables/{table}/return")
    assert not host.state(table)["seats"][1]["away"]
    assert guest.post(f"/api/tables/{table}/return", {}, 409)["error"] == "not_away"


@pytest.fixture(scope="module")
def finished(server: Running) -> tuple[Person, str]:
    host = Person(server.url)
    table = host.create("me", "bot:random", "bot:random", public=True)
    while (state := host.state(table))["status"] != "finished":
        if state["legal"]:
            host.play(table)
    return host, table


def test_bots_play_a_game_to_its_end(finished: tuple[Person, str]) -> None:
    host, table = finished
    state = host.state(table)
    assert sorted(seat["place"] for seat in state["seats"])[0] == 1
    totals = [sum(row["points"][seat] for row in state["scoring"]) for seat in range(3)]
    assert totals == [seat["points"] for seat in state["seats"]]
    assert all(row["clause"].startswith("AT-") for row in state["scoring"])


def test_a_record_goes_out_and_comes_back(finished: tuple[Person, str], someone: People) -> None:
    host, table = finished
    record = host.http.get(f"/api/tables/{table}/record").text
    other = someone()
    link = other.post("/api/records", {"record": record})["table"]
    assert other.state(link)["status"] == "finished"
    assert [s["points"] for s in other.state(link)["seats"]] == [s["points"] for s in host.state(table)["seats"]]
    broken = record.replace("base ", "bass ", 1)
    assert other.post("/api/records", {"record": broken}, 422)["reason"]


def test_a_rematch_seats_the_same_people_once(finished: tuple[Person, str], someone: People) -> None:
    host, table = finished
    assert someone().post(f"/api/tables/{table}/rematch", {}, 403)
    first, second = (host.post(f"/api/tables/{table}/rematch")["table"] for _ in range(2))
    assert first == second
    assert host.state(first)["yours"] == [0] and host.state(first)["status"] == "running"


def test_trying_from_a_position_leaves_the_game_alone(finished: tuple[Person, str], someone: People) -> None:
    host, table = finished
    before = host.state(table)
    forked = host.post(f"/api/tables/{table}/fork", {"moves": 40, "against": "hotseat"})["table"]
    state = host.state(forked)
    assert state["yours"] == [0, 1, 2] and state["parent"] == table and state["legal"]
    host.play(forked)
    assert host.state(table) == {**before, "rematch": host.state(table)["rematch"]}
    host.post(f"/api/tables/{table}/fork", {"moves": 10**6}, 404)


def test_chat_reaches_everybody_and_stays_text(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    host.post(f"/api/tables/{table}/chat", {"text": "<script>alert(1)</script>\n\x00 &amp;"})
    page = someone().http.get(f"/t/{table}").text
    assert "<script>alert" not in page and "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    host.post(f"/api/tables/{table}/chat", {"text": "x" * 401}, 422)
    host.post(f"/api/tables/{table}/chat", {"text": "  "}, 422)
    someone().post(f"/api/tables/{table}/chat", {"text": "hello"}, 403)


def test_names_are_cleaned_and_escaped(someone: People) -> None:
    host = someone()
    seats = [{"kind": "me", "name": '"><img src=x>\u202e'}, {"kind": "hotseat"}]
    table = host.post("/api/tables", {"game": "athens", "seats": seats})["table"]
    page = host.http.get(f"/t/{table}").text
    assert "<img src=x" not in page and "\u202e" not in page
    host.post("/api/tables", {"game": "athens", "seats": [{"kind": "me", "name": "x" * 25}, {"kind": "open"}]}, 422)


def test_open_seats_are_filled_with_bots(someone: People) -> None:
    host = someone()
    table = host.create("me", "open", "open")
    host.post(f"/api/tables/{table}/fill")
    assert [seat["kind"] for seat in host.state(table)["seats"]] == ["person", "bot", "bot"]


def test_hints_come_from_a_bot_where_the_table_allows_them(someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat")
    while host.state(table)["asks"] != "Choose your action":  # which the areas of the evaluation tell apart
        host.play(table)
    hint = host.get(f"/api/tables/{table}/hint")
    assert {found["move"] for found in hint} <= {move["move"] for move in host.state(table)["legal"]} and hint
    assert all(0 <= found["win"] <= 1 and found["words"] for found in hint)
    assert any(found["because"] for found in hint)
    strict = host.create("me", "hotseat", hints=False)
    assert host.http.get(f"/api/tables/{strict}/hint").status_code == 403


def test_what_does_not_fit_a_game_is_refused_with_a_reason(someone: People) -> None:
    host = someone()
    for wish in (
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "athens", "seats": [{"kind": "me"}]},
        {"game": "athens", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"start": "seat_9"}},
        {"game": "athens", "seats": [{"kind": "bot", "level": "genius"}, {"kind": "open"}]},
    ):
        assert host.post("/api/tables", wish, 422)["reason"]
    assert host.http.get("/api/tables/nosuchtable1").status_code == 404


def test_my_tables_tell_how_a_game_came_out_and_a_rematch_is_a_press_away(someone: People) -> None:
    host, guest = someone(), someone()
    host.post("/api/me/name", {"name": "Theano"})
    table = host.create("me", "open", game="orichalkum")
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    while (state := host.state(table))["status"] == "running":
        (host, guest)[state["turn"]].play(table)
    (over,) = host.get("/api/me/tables")["finished"]
    assert sorted(seat["place"] for seat in over["seats"]) == [1, 2]
    best = max(over["seats"], key=lambda seat: int(seat["points"]))
    text = host.http.get("/tables").text
    assert ("You won, " if best["seat"] == 0 else "Mika won; you came second") in text
    assert f'data-rematch="{table}"' in text


def test_a_seat_is_offered_to_those_who_have_none(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", "friend")
    assert host.http.get(f"/t/{table}").text.count('name="seat"') == 0
    assert guest.http.get(f"/t/{table}").text.count('name="seat"') == 1, "not the one that is kept for somebody else"
    assert guest.http.get(f"/t/{table}").text.count('name="name"') == 1, "they are asked for their name once"
    assert "Send the link to your friends" not in guest.http.get(f"/t/{table}").text
    assert "kept for a friend" in guest.http.get(f"/t/{table}").text


def test_a_new_table_says_how_many_days_a_game_takes(someone: People) -> None:
    assert (
        "A full table of 4 people who look in once a day finishes in about 9 days"
        in someone().http.get("/new/orichalkum").text
    )
    assert days_of_a_game("orichalkum") < days_of_a_game("olympos"), "few long turns are quicker than many short ones"
