"""Fair dice at a table: sealed before the start, opened in order, proved after the end."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import aegean
from aegean.core.record import Record
from aegean.play.fair import verify_draws
from aegean.play.sealed import fingerprint
from tests.server.people import Person, Running

People = Callable[..., Person]


def fair(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}/fair")


def finish(table: str, *people: Person) -> None:
    while (state := people[0].state(table))["status"] == "running":
        player = people[state["turn"]]
        player.play(table, player.state(table)["legal"][-1]["move"])


def test_a_game_with_sealed_chance_is_proved_when_it_is_over(server: Running, someone: People) -> None:
    host, guest, stranger = someone(), someone(), someone()
    table = host.create("me", "open", game="orichalkum", sealed=True)
    before = fair(stranger, table)
    assert len(before["fingerprint"]) == 64 and before["secret"] == before["numbers"] == ""
    host.post(f"/api/tables/{table}/number", {"number": "271828"})
    sealed = fair(stranger, table)["added"]
    assert [(one["seat"], one["opened"]) for one in sealed] == [(0, "")], "nobody can answer it"
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    running = fair(stranger, table)
    assert running["numbers"] == "271828/-" and running["secret"] == "" and running["draws"] == []
    assert sha256(running["added"][0]["opened"].encode()).hexdigest() == sealed[0]["seal"]
    record = stranger.http.get(f"/api/tables/{table}/record").text
    assert f"sealed: {before['fingerprint']}" in record and "secret:" not in record
    assert host.post(f"/api/tables/{table}/number", {"number": "1"}, 409)["error"] == "begun"
    server.tables.by_id.clear()  # opened anew, it goes on with the same chance
    finish(table, host, guest)
    after = fair(stranger, table)
    assert fingerprint(after["secret"]) == before["fingerprint"]
    told = Record.parse(stranger.http.get(f"/api/tables/{table}/record").text)
    assert verify_draws(aegean.load("orichalkum"), told) == len(after["draws"]) > 0
    assert all(draw["words"] and draw["words"] != draw["move"] for draw in after["draws"])
    assert "Were the dice fair?" in stranger.http.get(f"/t/{table}/fair").text


def test_whoever_takes_the_last_seat_adds_a_number_while_sitting_down(server: Running, someone: People) -> None:
    host, guest = someone(), someone()
    table = host.create("me", "open", game="orichalkum", sealed=True)
    host.post(f"/api/tables/{table}/chat", {"text": "Think of a number"})
    host.post(f"/api/tables/{table}/number", {"number": "271828"})
    assert 'name="number"' in guest.http.get(f"/t/{table}").text
    guest.http.post(f"/t/{table}/join", data={"seat": 1, "name": "Mika", "number": "314159"})
    assert fair(host, table)["numbers"] == "271828/314159"
    server.tables.by_id.clear()  # opened anew, it goes on with the same chance
    finish(table, host, guest)
    told = Record.parse(host.http.get(f"/api/tables/{table}/record").text)
    assert verify_draws(aegean.load("orichalkum"), told) > 0, "all draws follow from both numbers"


def test_a_number_is_refused_where_chance_is_not_sealed(someone: People) -> None:
    table = someone().create("me", "open", game="orichalkum")
    assert someone().post(f"/api/tables/{table}/join", {"seat": 1, "number": "1"}, 409)["error"] == "not_sealed"
    assert someone().post(f"/api/tables/{table}/join", {"seat": 1, "number": "a"}, 422)


def test_the_secret_is_told_nowhere_before_the_end(server: Running, someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", game="orichalkum", sealed=True)
    secret = server.tables.by_id[table].head.secret
    assert secret
    paths = (f"/api/tables/{table}", f"/api/tables/{table}/log", f"/api/tables/{table}/record", f"/t/{table}")
    more = (f"/t/{table}/fair", f"/t/{table}/replay", f"/t/{table}.json", f"/api/tables/{table}/fair", "/api/me/export")
    for path in (*paths, *more, "/api/lobby", "/api/me/tables"):
        assert secret not in host.http.get(path).text, path


def test_a_rematch_is_sealed_anew(server: Running, someone: People) -> None:
    host = someone()
    table = host.create("me", "hotseat", game="orichalkum", sealed=True)
    finish(table, host, host)
    again = host.post(f"/api/tables/{table}/rematch")["table"]
    seals = {fair(host, one)["fingerprint"] for one in (table, again)}
    assert len(seals) == 2 and "" not in seals


def test_a_table_without_sealed_chance_says_so(someone: People) -> None:
    host = someone()
    table = host.create("me", "open")
    assert fair(host, table)["fingerprint"] == ""
    assert "opened without sealed chance" in host.http.get(f"/t/{table}/fair").text
    assert host.post(f"/api/tables/{table}/number", {"number": "1"}, 409)["error"] == "not_sealed"


def test_whoever_goes_before_the_start_takes_their_number_along(someone: People) -> None:
    host, guest, other = someone(), someone(), someone()
    table = host.create("me", "open", "open", game="orichalkum", sealed=True)
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    guest.post(f"/api/tables/{table}/number", {"number": "44"})
    guest.post(f"/api/tables/{table}/free", {"seat": 1})
    assert fair(host, table)["added"] == []
    for seat, person in ((1, guest), (2, other)):
        person.post(f"/api/tables/{table}/join", {"seat": seat})
    assert fair(host, table)["numbers"] == "-/-/-"
