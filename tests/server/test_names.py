"""Names at a table: nobody poses as somebody else who sits there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aegean.server.access.blocks import Blocks
from aegean.server.access.names import look
from aegean.server.errors import RequestRefused
from aegean.server.requests import clean
from aegean.store.schema import NAME, Block
from tests.server.people import Person

People = Callable[..., Person]

ALIKE = ["Anna", "ANNA", " an na ", "Аnnа", "Ánna", "Ａｎｎａ", "An\u200bna", "Anna."]


def names(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.state(table)["seats"]]


@pytest.mark.parametrize("name", ALIKE)
def test_nobody_takes_a_name_that_looks_like_that_of_somebody_at_the_table(someone: People, name: str) -> None:
    host, guest = someone(), someone()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "athens", "seats": seats})["table"]
    refused = guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": name}, 409)
    assert refused["error"] == "name_taken"
    assert refused["reason"] == f"Somebody at this table is called {clean(name)} already. Please take another name."
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Hanna"})
    assert names(host, table) == ["Anna", "Hanna"]


def test_the_page_says_so_in_the_readers_language(someone: People) -> None:
    host = someone()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "athens", "seats": seats})["table"]
    headers = {"accept": "text/html", "accept-language": "de"}
    answer = someone().http.post(f"/t/{table}/join", data={"seat": "1", "name": "anna"}, headers=headers)
    assert answer.status_code == 409 and "An diesem Tisch heißt schon jemand anna." in answer.text


def test_nobody_poses_as_the_friend_for_whom_a_seat_is_kept(someone: People) -> None:
    host, guest = someone(), someone()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "athens", "seats": seats})["table"]
    guest.post(f"/api/tables/{table}/join", {"seat": 2, "name": "ben"}, 409)
    friend = someone(host.get(f"/api/tables/{table}/invitation", seat=1)["token"])
    friend.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})


def test_nobody_renames_themselves_to_somebody_they_play_with(someone: People) -> None:
    host, guest = someone(), someone()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    table = host.post("/api/tables", {"game": "athens", "seats": seats})["table"]
    guest.post("/api/me/name", {"name": "Ben"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    assert guest.post("/api/me/name", {"name": "аnna"}, 409)["error"] == "name_taken"
    assert names(host, table) == ["Anna", "Ben"] and guest.get("/api/me")["name"] == "Ben"
    guest.post("/api/me/name", {"name": "BEN"})  # one's own name may look as before
    assert names(host, table) == ["Anna", "BEN"]


def test_names_that_one_person_gives_are_told_apart_by_a_number(someone: People) -> None:
    host = someone()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Anna"}, {"kind": "hotseat", "name": "a" * 24}]
    table = host.post("/api/tables", {"game": "athens", "seats": [*seats, seats[2]]})["table"]
    assert names(host, table) == ["Anna", "Anna 2", "a" * 24, "a" * 22 + " 2"]


def test_friends_of_one_name_are_told_apart_in_the_list(someone: People) -> None:
    host, friend, poser = someone(), someone(), someone()
    host.post("/api/me/name", {"name": "Host"})
    for guest, games in ((friend, 2), (poser, 1)):
        guest.post("/api/me/link")
        guest.post("/api/me/name", {"name": "Anna"})
        for _ in range(games):
            guest.post(f"/api/tables/{host.create('me', 'open')}/join", {"seat": 1})
    assert [(one["name"], one["games"]) for one in host.get("/api/me/friends")] == [("Anna", 2), ("Anna 2", 1)]


def test_a_name_that_shows_nothing_is_none(someone: People) -> None:
    for blank in ("\u3164", "\u2800\u2800", "\u115f", "\uffa0", "\u0301"):
        table = someone().post(
            "/api/tables", {"game": "athens", "seats": [{"kind": "me", "name": blank}, {"kind": "hotseat"}]}
        )["table"]
        assert names(someone(), table) == ["Player 1", "Player 2"]


def test_marks_do_not_pile_up_over_other_lines() -> None:
    assert clean("Zo\u0308e" + "\u0323" * 20 + "!") == "Zo\u0308e" + "\u0323" * 3 + "!"
    assert clean("นี้ नमस्ते") == "นี้ नमस्ते"


def test_a_blocked_name_is_not_had_in_other_letters() -> None:
    blocks = Blocks([Block(NAME, "*admin*", "", 0.0)])
    for name in ("The Admin", "аdmіn", "ADM1N", "Ädmin"):
        with pytest.raises(RequestRefused, match="name_blocked"):
            blocks.check_name(name)
    blocks.check_name("Adrian")


def test_a_blocked_word_bars_no_other_word_that_looks_a_little_like_it() -> None:
    blocks = Blocks([Block(NAME, "*porn*", "", 0.0), Block(NAME, "*rn*", "", 0.0)])
    with pytest.raises(RequestRefused, match="name_blocked"):
        blocks.check_name("PОRN")
    for name in ("Pompeia", "Amalia"):
        blocks.check_name(name)
    assert look("Arno") == look("Amo"), "at one table they are still too much alike"


def test_letters_that_differ_are_not_alike() -> None:
    different = ["Anna", "Hanna", "Anne", "Ann", "Player 1", "Player 2", "Ανθή", "Анна К", "李", "王", "☀", "☂"]
    assert len({look(name) for name in different}) == len(different)
