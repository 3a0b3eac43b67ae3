"""Finding people: words, filters, friends, seats kept for them, and seats that are free again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from aegean.store import people
from tests.server.people import Person, Running, hear, until

People = Callable[..., Person]


def with_friend(host: Person, person: str = "", name: str = "Kallias") -> str:
    seats = [{"kind": "me"}, {"kind": "friend", "name": name, "friend": person}]
    return str(host.post("/api/tables", {"game": "athens", "seats": seats})["table"])


def played_together(host: Person, guest: Person) -> None:
    guest.post("/api/me/link")
    guest.post("/api/me/name", {"name": "Myrine"})
    table = host.create("me", "open")
    guest.post(f"/api/tables/{table}/join", {"seat": 1})


def test_a_table_has_a_word_for_those_who_come(someone: People) -> None:
    host = someone()
    table = host.create("me", "open", public=True, word="Three of us, <b>one</b> move a day")
    assert someone().state(table)["word"] == "Three of us, <b>one</b> move a day"
    for path in ("/open", f"/t/{table}"):
        assert "Three of us, &lt;b&gt;one&lt;/b&gt; move a day" in someone().http.get(path).text


def test_a_bot_has_another_name_than_all_who_sit_there(someone: People) -> None:
    host, guest = someone(), someone()
    seats = [{"kind": "me", "name": "Kallias"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "athens", "seats": seats})["table"]
    guest.post(f"/api/tables/{table}/join", {"seat": 2, "name": "Lysis"})
    host.post(f"/api/tables/{table}/fill", {"level": "easy"})
    names = [seat["name"] for seat in host.state(table)["seats"]]
    assert len(set(names)) == 4 and all(names)


def test_a_bot_gets_another_name_when_somebody_comes_who_has_its_own(someone: People, server: Running) -> None:
    host, guest = someone(), someone()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "easy", "name": "Kallias"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "athens", "seats": seats})["table"]
    guest.post(f"/api/tables/{table}/join", {"seat": 2, "name": "kallias"})
    names = [seat["name"] for seat in host.state(table)["seats"]]
    assert names == ["Ann", "Myrine", "kallias"]
    server.tables.by_id.clear()  # as after a restart
    assert [seat["name"] for seat in host.state(table)["seats"]] == names
    guest.post("/api/me/name", {"name": "Myrine"})
    again = [seat["name"] for seat in host.state(table)["seats"]]
    assert (again[0], again[2], again[1] in names) == ("Ann", "Myrine", False)
    assert f"{again[1]} has a new name" in [event["words"] for event in host.get(f"/api/tables/{table}/log")]


def test_a_kept_seat_is_taken_by_whoever_has_its_link(someone: People) -> None:
    host, guest, stranger = someone(), someone(), someone()
    table = with_friend(host)
    assert host.state(table)["seats"][1] | {"kind": "kept", "name": "Kallias"} == host.state(table)["seats"][1]
    assert stranger.post(f"/api/tables/{table}/join", {"seat": 1}, 403)["error"] == "seat_kept"
    assert stranger.http.get(f"/api/tables/{table}/invitation", params={"seat": 1}).status_code == 404
    link = host.get(f"/api/tables/{table}/invitation", seat=1)["link"]
    guest.http.get(link)
    assert [one["id"] for one in guest.get("/api/me/tables")["open"]] == [table]
    page = guest.http.get("/").text
    assert 0 < page.index("Invitations") < page.index("Play now against bots"), "what waits for an answer comes first"
    assert "Invitations" not in host.http.get("/").text
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Kallias"})
    assert host.state(table)["status"] == "running" and guest.state(table)["yours"] == [1]


def test_whoever_takes_a_kept_seat_without_a_name_has_the_one_it_was_kept_for(someone: People) -> None:
    host, guest, known = someone(), someone(), someone()
    table = with_friend(host)
    guest.http.get(host.get(f"/api/tables/{table}/invitation", seat=1)["link"])
    assert 'form="sit" name="seat" value="1" class="primary"' in guest.http.get(f"/t/{table}").text
    guest.http.post(f"/t/{table}/join", data={"seat": 1, "name": ""})
    assert guest.state(table)["seats"][1]["name"] == "Kallias"
    known.post("/api/me/name", {"name": "Xanthe"})
    table = with_friend(host)
    known.http.get(host.get(f"/api/tables/{table}/invitation", seat=1)["link"])
    known.http.post(f"/t/{table}/join", data={"seat": 1})
    assert known.state(table)["seats"][1]["name"] == "Xanthe", "who has a name keeps it"


def test_the_lobby_seats_whoever_has_a_name_and_asks_others_at_the_table(someone: People) -> None:
    table = someone().create("me", "open", public=True)
    guest = someone()
    assert f'<a class="button primary" href="/t/{table}">' in guest.http.get("/open").text
    guest.post("/api/me/name", {"name": "Xanthe"})
    text = guest.http.get("/open").text
    assert f'form="sit-{table}"' in text and f'<form id="sit-{table}"' in text


def test_a_seat_that_is_kept_is_not_called_free(someone: People) -> None:
    host, stranger = someone(), someone()
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "athens", "seats": seats, "public": True}, 201)["table"]
    assert "1 free seat<" in host.http.get("/tables").text
    [row] = [row for row in stranger.http.get("/open").text.split("<article") if f"/t/{table}" in row]
    assert "begins with you" not in row
    assert "Sit down where a seat is free" in stranger.http.get(f"/t/{table}").text
    someone().post(f"/api/tables/{table}/join", {"seat": 2})
    page = stranger.http.get(f"/t/{table}").text
    assert "taken or kept for somebody" in page and 'id="sit"' not in page
    assert ">kept</span>" in page and ">free</span>" not in page
    assert "free seat" not in host.http.get("/tables").text


def test_a_word_says_whose_it_is(someone: People) -> None:
    host, guest = someone(), someone()
    host.post("/api/me/name", {"name": "Theano"})
    table = host.create("me", "open", "open", word="One move a day")
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Lysis"})
    assert "<cite>a word from Theano, who laid the table</cite>" in guest.http.get(f"/t/{table}").text


def test_people_who_have_played_together_and_are_kept_are_friends(someone: People) -> None:
    host, guest, unkept = someone(), someone(), someone()
    played_together(host, guest)
    table = host.create("me", "open")
    unkept.post(f"/api/tables/{table}/join", {"seat": 1})
    host.create("me", "open")
    [friend] = host.get("/api/me/friends")
    assert friend["name"] == "Myrine" and friend["games"] == 1
    assert guest.get("/api/me/friends") == [], "nothing is kept about the host"
    pages = [person.http.get("/open", params={"lang": "en"}).text for person in (host, guest)]
    assert "You stand in theirs once you keep your name." in pages[0] and "You stand in theirs, too." in pages[1]
    assert "kept for Myrine" in host.http.get("/new/athens").text


def test_of_very_many_friends_those_are_listed_with_whom_one_has_played_most(
    someone: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, often, once = someone(), someone(), someone()
    played_together(host, once)
    played_together(host, often)
    played_together(host, often)
    assert [friend["games"] for friend in host.get("/api/me/friends")] == [2, 1]
    monkeypatch.setattr(people, "MET", 1)
    assert [friend["games"] for friend in host.get("/api/me/friends")] == [2]


def test_a_friend_takes_a_kept_seat_without_a_link(someone: People) -> None:
    host, guest = someone(), someone()
    played_together(host, guest)
    table = with_friend(host, host.get("/api/me/friends")[0]["id"], "")
    assert host.state(table)["seats"][1]["name"] == "Myrine"
    assert [one["id"] for one in guest.get("/api/me/tables")["open"]] == [table]
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    assert guest.state(table)["yours"] == [1]


def test_nobody_keeps_a_seat_for_somebody_they_have_not_played_with(someone: People) -> None:
    host, guest = someone(), someone()
    played_together(host, guest)
    friend = host.get("/api/me/friends")[0]["id"]
    wish: Any = {"game": "athens", "seats": [{"kind": "me"}, {"kind": "friend", "friend": friend}]}
    assert someone().post("/api/tables", wish, 404)["error"] == "no_friend"


def test_whoever_laid_the_table_sends_somebody_away_before_the_start(someone: People) -> None:
    host, guest, other = someone(), someone(), someone()
    table = host.create("me", "open", "open")
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    assert guest.post(f"/api/tables/{table}/free", {"seat": 0}, 403)["error"] == "not_host"
    with guest.listen(table) as line:
        hear(line)
        host.post(f"/api/tables/{table}/free", {"seat": 1})
        assert hear(line)["events"][-1]["words"] == "Seat 2 is free again"
    assert guest.state(table)["yours"] == [] and host.state(table)["seats"][1]["kind"] == "open"
    assert host.post(f"/api/tables/{table}/free", {"seat": 1}, 409)["error"] == "seat_free"
    for seat in (1, 2):
        wish = {"seat": seat, "name": "Somebody"}
        assert guest.post(f"/api/tables/{table}/join", wish, 403)["error"] == "sent_away"
    other.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Leda"})
    assert other.state(table)["yours"] == [1]


def test_whoever_was_sent_away_stays_away_when_the_table_is_read_anew(server: Running, someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", "open")
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    host.post(f"/api/tables/{table}/free", {"seat": 1})
    server.tables.by_id.clear()
    assert guest.post(f"/api/tables/{table}/join", {"seat": 2, "name": "Mika"}, 403)["error"] == "sent_away"


def test_whoever_stood_up_may_sit_down_again(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", "open")
    for _ in range(2):
        guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
        guest.post(f"/api/tables/{table}/free", {"seat": 1})
    assert host.state(table)["seats"][1]["kind"] == "open"


def test_a_seat_that_changed_hands_is_read_anew_as_it_is(server: Running, someone: People) -> None:
    host, guest, other = someone(), someone(), someone()
    table = host.create("me", "open")
    assert host.post(f"/api/tables/{table}/free", {"seat": 0}, 403)["error"] == "not_host"
    table = host.create("me", "open", "open")
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    guest.post(f"/api/tables/{table}/free", {"seat": 1})  # stands up
    server.tables.by_id.clear()
    assert host.state(table)["seats"][1]["kind"] == "open"
    other.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Leda"})
    server.tables.by_id.clear()
    assert host.state(table)["seats"][1]["name"] == "Leda" and other.state(table)["yours"] == [1]
    assert guest.state(table)["yours"] == []


def test_whoever_is_invited_may_decline(someone: People) -> None:
    host, guest = someone(), someone()
    table = with_friend(host)
    guest.http.get(host.get(f"/api/tables/{table}/invitation", seat=1)["link"])
    guest.post(f"/api/tables/{table}/free", {"seat": 1})
    someone().post(f"/api/tables/{table}/join", {"seat": 1})
    assert guest.state(table)["yours"] == []


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ({"game": "orichalkum"}, {"slow"}),
        ({"pace": "now"}, {"quick"}),
        ({"pace": "days"}, {"slow"}),
        ({"pace": "none", "manner": "strict"}, {"strict"}),
        ({}, {"slow", "quick", "strict"}),
    ],
)
def test_open_tables_are_shown_as_they_are_wanted(someone: People, wish: dict[str, str], found: set[str]) -> None:
    host, word = someone(), str(sorted(wish))
    day, quick = {"kind": "move", "seconds": 86400}, {"kind": "budget", "seconds": 1200, "increment": 30}
    host.create("me", "open", game="orichalkum", public=True, word=f"slow {word}", clock=day)
    host.create("me", "open", public=True, word=f"quick {word}", clock=quick)
    host.create("me", "open", public=True, word=f"strict {word}", hints=False)
    lobby = host.get("/api/lobby", **wish)
    assert {table["word"].split()[0] for table in lobby["open"] if table["word"].endswith(word)} == found
    assert bool(lobby["hidden"]) == bool(wish)
    assert host.http.get("/open", params=wish).status_code == 200


def test_a_form_keeps_a_seat(someone: People) -> None:
    host = someone()
    wish = {"seat0": "me", "seat1": "friend", "name1": "Lysis", "word": "At eight?"}
    state = host.get(host.http.post("/new/athens", data=wish).headers["location"] + ".json")
    assert state["word"] == "At eight?" and state["seats"][1]["name"] == "Lysis" and state["status"] == "open"


def test_who_waits_at_the_table_is_seen_there(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", "open")
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Myrine"})
    with host.listen(table, form="html") as line:
        assert hear(line)["parts"]
        with guest.listen(table):
            assert "here" in json.dumps(hear(line)["parts"])
            until(lambda: host.http.get(f"/t/{table}").text.count('class="here"') == 2)
        until(lambda: host.http.get(f"/t/{table}").text.count('class="here"') == 1)


def test_whoever_is_away_is_told_in_others_turns_that_a_bot_plays_for_them(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", options={"start": "seat_2"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    host.post(f"/api/tables/{table}/leave")
    assert "A bot plays for you." in host.http.get(f"/t/{table}", params={"lang": "en"}).text
    assert "A bot plays for you." not in guest.http.get(f"/t/{table}", params={"lang": "en"}).text
