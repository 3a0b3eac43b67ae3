"""Being somebody: one person in several browsers, with links and codes, another name, and the end of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import cbor2
import pytest
from webauthn.helpers import bytes_to_base64url

from aegean.server.access import people as access
from aegean.server.access.people import BROWSERS
from aegean.server.access.security import digest
from aegean.server.tables.since import passed_by, weight
from aegean.store import people as store_people
from aegean.store.schema import Passkey
from tests.server.people import Person, Running, hear, until

People = Callable[..., Person]


def name(person: Person, text: str) -> Any:
    return person.post("/api/me/name", {"name": text})


def same(person: Person, other: Person) -> None:
    """Makes another browser one of a person's."""
    other.post("/api/me/enter", {"secret": person.post("/api/me/link")["secret"]})


def test_a_private_link_gives_another_browser_name_and_seats(someone: People) -> None:
    laptop, phone = someone(), someone()
    table = laptop.create("me", "hotseat")
    name(laptop, "Theano")
    same(laptop, phone)
    assert phone.get("/api/me") == {**laptop.get("/api/me"), "name": "Theano", "kept": True}
    assert phone.state(table)["yours"] == [0, 1]
    with phone.listen(table) as line:
        assert hear(line)["your_turn"]
    other = phone.create("me", "hotseat")
    assert laptop.state(other)["yours"] == [0, 1] and laptop.state(other)["seats"][0]["name"] == "Theano"


def test_a_new_link_ends_the_old_one(someone: People) -> None:
    laptop, phone = someone(), someone()
    old, new = (laptop.post("/api/me/link")["secret"] for _ in range(2))
    assert phone.post("/api/me/enter", {"secret": old}, 403)["error"] == "bad_key"
    phone.post("/api/me/enter", {"secret": new})
    someone().post("/api/me/enter", {"secret": new})


def test_a_code_works_once_however_it_is_written(someone: People) -> None:
    laptop, phone, third = someone(), someone(), someone()
    code = laptop.post("/api/me/code")["secret"]
    phone.post("/api/me/enter", {"secret": f" {code.lower().replace('-', ' ')} "})
    assert phone.get("/api/me")["kept"] is False, "a code that is used keeps nobody"
    assert third.post("/api/me/enter", {"secret": code}, 403)["error"] == "bad_key"


@pytest.mark.parametrize("way", ["code", "link"])
def test_a_code_or_link_is_no_key_of_a_browser(someone: People, way: str) -> None:
    laptop, thief = someone(), someone()
    laptop.post("/api/me/name", {"name": "Theano"})
    secret = laptop.post(f"/api/me/{way}")["secret"]
    thief.http.cookies.set("aegean_key", secret.replace("-", "").lower() if way == "code" else secret)
    assert thief.get("/api/me")["kept"] is False, "it would work more than once, and no browser would be listed"


def test_a_person_has_a_bounded_number_of_browsers_however_they_come(someone: People) -> None:
    laptop = someone()
    secret = laptop.post("/api/me/link")["secret"]
    for _ in range(BROWSERS - 1):
        other = someone()
        other.post("/api/me/link")  # somebody of their own until now
        other.post("/api/me/enter", {"secret": secret})
    last = someone()
    last.post("/api/me/link")
    assert last.post("/api/me/enter", {"secret": secret}, 409)["error"] == "many_browsers"


def test_browsers_that_come_and_leave_again_are_bounded_too(someone: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "EVER", 3)
    laptop = someone()
    secret = laptop.post("/api/me/link")["secret"]
    for _ in range(4):  # of these nothing stays
        guest = someone()
        guest.post("/api/me/enter", {"secret": secret})
        guest.http.post("/api/me/leave")
    for _ in range(2):
        guest = someone()
        guest.post("/api/me/enter", {"secret": secret})
        table = guest.create("me", "hotseat")
        guest.http.post("/api/me/leave")
        assert laptop.state(table)["yours"] == [0, 1]
    assert someone().post("/api/me/enter", {"secret": secret}, 409)["error"] == "many_browsers"


def test_whoever_enters_is_warned_of_links_that_are_not_their_own(someone: People) -> None:
    assert "Whoever gave you one of theirs would have your seats too." in someone().http.get("/me/enter").text


def test_of_several_who_use_a_code_at_once_one_is_let_in(someone: People) -> None:
    laptop, others = someone(), [someone() for _ in range(6)]
    code = laptop.post("/api/me/code")["secret"]
    with ThreadPoolExecutor(len(others)) as threads:
        found = threads.map(lambda person: person.http.post("/api/me/enter", json={"secret": code}), others)
    assert sorted(answer.status_code for answer in found) == [200, *[403] * 5]


@pytest.mark.parametrize("made", [{}, [], 1, {1: 2, 3: -7}, {1: 2, 3: -7, -1: 99, -2: 1, -3: 2}])
@pytest.mark.parametrize("form", ["none", "packed", "fido-u2f", "tpm", "android-key", "android-safetynet", "apple"])
def test_a_passkey_that_no_device_made_is_refused(server: Running, someone: People, form: str, made: object) -> None:
    person = someone()
    challenge = person.post("/api/me/passkey/new")["options"]["challenge"]
    host = sha256(b"127.0.0.1").digest()
    device = host + b"\x45" + bytes(20) + b"\x00\x10" + b"A" * 16 + cbor2.dumps(made)
    claims = json.dumps({"type": "webauthn.create", "challenge": challenge, "origin": server.url})
    proof = {"sig": b"x", "alg": -7, "x5c": [b"x"], "ver": "2.0", "certInfo": b"", "pubArea": b"", "response": b"x.y.z"}
    said = {"fmt": form, "attStmt": proof, "authData": device}
    name, told = bytes_to_base64url(b"A" * 16), bytes_to_base64url(cbor2.dumps(said))
    response = {"clientDataJSON": bytes_to_base64url(claims.encode()), "attestationObject": told}
    credential = {"id": name, "rawId": name, "type": "public-key", "response": response}
    assert person.post("/api/me/passkey/add", {"credential": credential}, 403)["error"] == "bad_passkey"


def test_passkeys_are_removed_one_by_one_by_their_person_alone(server: Running, someone: People) -> None:
    laptop, phone, stranger = someone(), someone(), someone()
    same(laptop, phone)
    stranger.post("/api/me/link")
    own = digest(str(laptop.http.cookies["aegean_key"]))
    person = store_people.person_with_key(server.tables.store, own)
    assert person is not None
    for name in ("A-1", "B_2"):
        store_people.add_passkey(server.tables.store, person, Passkey(name, "x", 0, "Safari, iPhone", 1.0))
    server.app.state.people.forget(*(key.digest for key in person.keys))
    passkeys = [key for key in phone.get("/api/me")["keys"] if key["kind"] == "passkey"]
    assert [key["id"] for key in passkeys] == ["A-1", "B_2"]
    assert "Remove the passkey: Safari, iPhone" in phone.http.get("/me").text
    assert stranger.post("/api/me/passkey/A-1/remove", {}, 404)["error"] == "no_passkey"
    left = phone.post("/api/me/passkey/A-1/remove")["keys"]
    assert [key["id"] for key in left if key["kind"] == "passkey"] == ["B_2"]
    assert [key["id"] for key in laptop.get("/api/me")["keys"] if key["kind"] == "passkey"] == ["B_2"]
    assert store_people.person_with_passkey(server.tables.store, "A-1") is None
    assert phone.post("/api/me/passkey/A-1/remove", {}, 404)["error"] == "no_passkey"
    phone.post("/api/me/passkey/%00/remove", {}, 422)


@pytest.mark.parametrize("secret", ["x", "²", "0" * 200, "23452345 2345-2345", "' OR 1=1 --"])
def test_nobody_enters_with_something_else(someone: People, secret: str) -> None:
    assert someone().post("/api/me/enter", {"secret": secret}, 403)["error"] == "bad_key"


def test_the_key_of_a_browser_is_no_link(someone: People) -> None:
    laptop = someone()
    laptop.post("/api/me/link")
    key = str(laptop.http.cookies["aegean_key"])
    assert someone().post("/api/me/enter", {"secret": key}, 403)["error"] == "bad_key"


def test_two_people_who_are_one_are_joined_with_all_their_seats(someone: People) -> None:
    laptop, phone = someone(), someone()
    first, second = laptop.create("me", "hotseat"), phone.create("me", "hotseat")
    phone.post("/api/me/code")
    same(laptop, phone)
    for person in (laptop, phone):
        assert {table["id"] for table in person.get("/api/me/tables")["waiting"]} == {first, second}
        assert {key["kind"] for key in person.get("/api/me")["keys"]} == {"browser", "link", "code"}


def test_whoever_leaves_a_browser_keeps_the_seats_taken_in_it(someone: People) -> None:
    laptop, phone = someone(), someone()
    table = phone.create("me", "hotseat")
    assert phone.post("/api/me/leave", status=409)["error"] == "not_kept"
    same(laptop, phone)
    key = str(phone.http.cookies["aegean_key"])
    phone.http.post("/api/me/leave")
    assert phone.state(table)["yours"] == [] and not phone.get("/api/me")["kept"]
    phone.http.cookies.set("aegean_key", key, domain="127.0.0.1")
    assert phone.state(table)["yours"] == [0, 1], "a key alone holds the seats taken with it, as ever"
    assert not phone.get("/api/me")["kept"], "but it is the person's no more"
    assert laptop.state(table)["yours"] == [0, 1]


def test_another_name_is_taken_at_all_tables_at_once(someone: People) -> None:
    host, guest = someone(), someone()
    name(host, "Theano")
    running, waiting = host.create("me", "open"), host.create("me", "open")
    guest.post(f"/api/tables/{running}/join", {"seat": 1, "name": "Mika"})
    with guest.listen(running) as line:
        hear(line)
        name(host, "Myrine")
        assert hear(line)["events"][-1]["words"] == "Myrine has a new name"
    for table in (running, waiting):
        assert guest.state(table)["seats"][0]["name"] == "Myrine"
    assert guest.state(running)["seats"][1]["name"] == "Mika"


def test_a_name_survives_that_the_table_is_opened_anew(server: Running, someone: People) -> None:
    host = someone()
    name(host, "Theano")
    table = host.create("me", "hotseat")
    name(host, "Myrine")
    server.tables.by_id.clear()
    assert host.state(table)["seats"][0]["name"] == "Myrine"


def test_no_more_browsers_become_one_person_however_many_come_at_once(someone: People) -> None:
    laptop, others = someone(), [someone() for _ in range(BROWSERS + 4)]
    secret = {"secret": laptop.post("/api/me/link")["secret"]}
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda other: other.http.post("/api/me/enter", json=secret), others))
    assert [key["kind"] for key in laptop.get("/api/me")["keys"]].count("browser") == BROWSERS


def test_two_who_become_each_other_at_once_are_one_person(someone: People) -> None:
    def enter(one: Person, secret: str) -> int:
        return one.http.post("/api/me/enter", json={"secret": secret}).status_code

    for _ in range(5):
        pair = someone(), someone()
        secrets = [one.post("/api/me/link")["secret"] for one in pair]
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(enter, pair, secrets[::-1]))
        assert [len(one.get("/api/me")["keys"]) for one in pair] == [4, 4]


def test_one_reads_what_is_kept_about_one_before_one_takes_it_away(someone: People) -> None:
    person = someone()
    nothing = person.http.get("/me", params={"lang": "en"}).text
    assert "Nothing is kept about you here." in nothing and 'id="delete"' not in nothing
    table = person.create("me", "hotseat")
    person.http.post("/learn/athens/1")
    said = person.http.get("/me", params={"lang": "en"}).text
    assert "Kept here: a seat at one table and one lesson or puzzle." in said
    name(person, "Theano")
    person.post("/api/me/link")
    while (state := person.state(table))["status"] == "running":
        person.play(table, state["legal"][0]["move"])
    said = person.http.get("/me", params={"lang": "de"}).text
    assert "Hier gespeichert: dein Name, 2 Browser, Links und Codes, ein Platz an einem Tisch" in said
    assert "und ein Ergebnis." in said


def test_whoever_has_no_name_can_delete_everything_too(someone: People) -> None:
    person = someone()
    table = person.create("me", "hotseat")
    assert 'id="delete"' in person.http.get("/me").text
    assert person.post("/api/me/delete", {"name": "Theano"}, 409)["error"] == "other_name"
    assert person.post("/api/me/delete", {"name": ""}, 422)["error"] == "invalid"
    person.post("/api/me/delete", {"name": "Delete"}, 204)
    assert person.state(table)["yours"] == [] and person.get("/api/me/export")["tables"] == []
    named = someone()
    name(named, "Myrine")
    assert named.post("/api/me/delete", {"name": "delete"}, 409)["error"] == "other_name"


def test_whoever_deletes_everything_leaves_no_name_and_no_word_behind(server: Running, someone: People) -> None:
    host, guest = someone(), someone()
    name(host, "Theodote")
    table = host.create("me", "open", options={"start": "seat_1"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    host.post(f"/api/tables/{table}/chat", {"text": "I am Theodote of Samos"})
    host.post("/api/me/link")
    assert host.post("/api/me/delete", {"name": "Somebody"}, 409)["error"] == "other_name"
    with guest.listen(table) as line:
        hear(line)
        assert host.http.post("/api/me/delete", json={"name": "Theodote"}).status_code == 204
        hear(line)
    assert host.get("/api/me") == {"name": "", "kept": False, "keys": []}
    assert host.get("/api/me/tables")["waiting"] == [] and host.state(table)["yours"] == []
    until(lambda: guest.state(table)["turn"] == 1)  # a bot plays on for the one who went
    with server.tables.store.engine.connect() as connection:
        rows = [
            connection.exec_driver_sql(f"SELECT * FROM {part} WHERE table_id = '{table}'") for part in ("seats", "log")
        ]
        assert not any("Theodote" in str(row) for part in rows for row in part)
        assert not connection.exec_driver_sql("SELECT * FROM people WHERE name = 'Theodote'").first()


def test_nobody_is_kept_from_deleting_everything_by_a_long_log_or_other_rules(
    server: Running, someone: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = someone(), someone()
    tables = [host.create("me", "open") for _ in range(2)]
    for table in tables:
        guest.post(f"/api/tables/{table}/join", {"seat": 1})
    old, long = tables
    with server.tables.store.writing() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET rules = 0 WHERE id = '{old}'")
    del server.tables.by_id[old]
    monkeypatch.setattr("aegean.server.tables.all_tables.LINES", 1)
    assert host.post(f"/api/tables/{long}/chat", {"text": "hush"}, 409)["error"] == "long_log"
    name(guest, "Mika")
    guest.post("/api/me/delete", {"name": "Mika"}, 204)
    assert host.state(long)["seats"][1]["away"] and guest.get("/api/me/tables")["others"] == []


def test_my_tables_begin_with_those_that_have_waited_longest(someone: People) -> None:
    host, guest = someone(), someone()
    first = host.create("me", "open", options={"start": "seat_1"})
    second = host.create("me", "open", options={"start": "seat_1"})
    third = host.create("me", "open", options={"start": "seat_2"})
    for table in (second, first, third):
        guest.post(f"/api/tables/{table}/join", {"seat": 1})
    unbegun = host.create("me", "open")
    mine = host.get("/api/me/tables")
    assert [table["id"] for table in mine["waiting"]] == [second, first]
    assert [table["id"] for table in mine["others"]] == [third] and [table["id"] for table in mine["open"]] == [unbegun]
    assert host.get("/api/me/next") == {"table": second, "title": "Athens", "count": 2}
    assert host.get("/api/me/next", after=second)["table"] == first
    host.play(second)
    while host.state(second)["turn"] == 0:
        host.play(second)
    assert [table["id"] for table in host.get("/api/me/tables")["waiting"]] == [first]
    assert [table["id"] for table in guest.get("/api/me/tables")["waiting"]] == [third, second]


def test_the_first_page_says_whose_turn_it_is_and_since_when(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", options={"start": "seat_1"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    for person, words in ((host, "Your turn <time data-since"), (guest, "is to move, <time data-since")):
        assert words in person.http.get("/", params={"lang": "en"}).text


def test_messages_since_ones_own_last_line_are_unread(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", options={"start": "seat_1"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    host.post(f"/api/tables/{table}/chat", {"text": "Welcome"})
    for text in ("Thank you", "Nice weather"):
        guest.post(f"/api/tables/{table}/chat", {"text": text})
    mine = host.get("/api/me/tables")["waiting"][0]
    assert (mine["unread"], mine["said"], mine["said_by"]) == (2, "Nice weather", 1)
    assert "Nice weather" in host.http.get("/tables").text
    assert guest.get("/api/me/tables")["others"][0]["unread"] == 0
    host.post(f"/api/tables/{table}/chat", {"text": "Indeed"})
    assert host.get("/api/me/tables")["waiting"][0]["unread"] == 0


def test_whoever_deletes_everything_stands_up_where_a_game_has_not_begun(someone: People) -> None:
    host, guest, later = someone(), someone(), someone()
    guest.post("/api/me/name", {"name": "Ravi"})
    table = host.create("me", "hotseat", "open", "open", public=True)
    guest.post(f"/api/tables/{table}/join", {"seat": 2, "name": "Ravi"})
    assert guest.http.post("/api/me/delete", json={"name": "Ravi"}).status_code == 204
    assert [seat["kind"] for seat in later.state(table)["seats"]] == ["person", "hotseat", "open", "open"]
    host.post("/api/me/name", {"name": "Theano"})
    assert host.http.post("/api/me/delete", json={"name": "Theano"}).status_code == 204
    assert [seat["kind"] for seat in later.state(table)["seats"]] == ["open"] * 4
    later.post(f"/api/tables/{table}/join", {"seat": 0, "name": "Xanthe"})
    later.post(f"/api/tables/{table}/fill", {"level": "easy"})
    assert later.state(table)["status"] == "running"


def test_what_others_did_since_ones_last_decision_is_told(someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", options={"start": "seat_2"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    guest.play(table)
    told = host.get(f"/api/tables/{table}/since")
    assert told["sentences"] and told["sentences"][-1].count("Mika") == 1
    assert told["points"] == [seat["points"] for seat in host.state(table)["seats"]] and told["facts"]
    assert host.http.get(f"/t/{table}/picture.svg").text.startswith("<svg")


def test_what_others_did_twice_alike_is_told_once(someone: People, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", options={"start": "seat_2"})
    guest.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Mika"})
    while host.state(table)["turn"] == 1:
        guest.play(table)
    monkeypatch.setattr("aegean.server.tables.since._words", lambda live, event: "Mika attacks and wins.")
    assert host.get(f"/api/tables/{table}/since")["sentences"] == ["Mika attacks and wins."]


@pytest.mark.parametrize(
    "before,after,leader",
    [([5, 4], [5, 6], 1), ([5, 5], [5, 6], None), ([5, 4], [5, 5], None), ([4, 5], [4, 6], None), ([5, 4], [3, 4], 1)],
)
def test_that_somebody_passed_one_is_told(before: list[int], after: list[int], leader: int | None) -> None:
    assert passed_by(before, after, 0) == leader
    assert passed_by(before, after, -1) is None, "nobody passes a spectator"


def test_points_taken_from_oneself_weigh_most() -> None:
    lost, made, nothing = (weight([5, 5], after, 1, (0,)) for after in ([3, 5], [5, 8], [5, 5]))
    assert lost > made > nothing == 0


def test_whoever_is_not_called_is_told_so(someone: People) -> None:
    host = someone()
    assert "Nobody calls you" in host.http.get("/tables").text
    name(host, "Theano")
    assert "Nobody calls you" in host.http.get("/tables").text


@pytest.mark.parametrize("path", ["/tables", "/me", "/me/enter"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_pages_are_shown_to_somebody_and_to_nobody(someone: People, path: str, lang: str) -> None:
    host = someone()
    for _ in range(2):
        answer = host.http.get(path, params={"lang": lang})
        assert answer.status_code == 200 and f'lang="{lang}"' in answer.text
        name(host, "Theano")
        host.create("me", "hotseat")
        host.create("me", "bot:random", options={"start": "seat_2"})
        host.post("/api/me/code")
